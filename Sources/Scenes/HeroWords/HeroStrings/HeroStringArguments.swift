import HeroGeometry

/// The arguments of a word as Hero takes them (rule S5); what it passes over is collected.
struct HeroStringArguments {
  private let nodes: [HeroStringNode]
  /// The whole word, with the Unicode scalars of its string.
  private let word: HeroStringNode
  private let scalars: [UnicodeScalar]
  /// What Hero passes over, in the order of reading.
  private(set) var losses: [HeroString.Loss] = []

  init(_ word: HeroStringNode, in scalars: [UnicodeScalar]) {
    self.word = word
    self.scalars = scalars
    nodes = word.arguments
  }

  var count: Int { nodes.count }

  /// The number of an argument. Whatever else stands there, arithmetic too, is as good as nothing to Hero.
  ///
  /// A number beyond what can be drawn takes the nearest that can.
  mutating func number(_ index: Int, _ standard: Double, in range: ClosedRange<Double> = -1e9...1e9) -> Double {
    guard index < count else { return standard }
    guard let value = plainNumber(index) else {
      lose(index, "is not a number to Hero's string parser, so a phone takes \(standard.plain) in its place")
      return standard
    }
    guard !range.contains(value) else { return value }
    let held = min(max(value, range.lowerBound), range.upperBound)
    lose(index, "is out of range here, and \(held.plain) is drawn in its place")
    return held
  }

  /// The number of an argument without which Hero ignores the word; nil where there is none.
  mutating func required(_ index: Int) -> Double? {
    guard index < count, plainNumber(index) != nil else {
      lose("needs a number for Hero's string parser, so a phone ignores it")
      return nil
    }
    return number(index, 0, in: -1e9...(.infinity))
  }

  /// As Hero has it, a `Float`, with the fewest digits that are the same one: 0.3 stays 0.3.
  private func plainNumber(_ index: Int) -> Double? {
    guard index < count, case .number(let value) = nodes[index].kind else { return nil }
    return Double("\(value)")
  }

  /// Four numbers, if the first four arguments are numbers.
  var fourNumbers: Bool { count >= 4 && (0..<4).allSatisfy { plainNumber($0) != nil } }

  /// `true` or `false`; false for everything else.
  mutating func flag(_ index: Int) -> Bool {
    guard index < count else { return false }
    if case .word = nodes[index].kind, let flag = Bool(nodes[index].name) { return flag }
    lose(index, "is neither true nor false to Hero's string parser, and a phone takes false")
    return false
  }

  /// What Hero calls an argument; nil when it is left out.
  func name(_ index: Int) -> String? { index < count ? nodes[index].name : nil }

  func node(_ index: Int) -> HeroStringNode? { index < count ? nodes[index] : nil }

  // MARK: What is lost

  /// The text of a part.
  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range].prefix(80))
    return String(text)
  }

  /// Notes what becomes of the whole word.
  mutating func lose(_ what: String) {
    losses.append(HeroString.Loss(offset: word.range.lowerBound, message: "'\(text(word.range))' \(what)"))
  }

  /// Notes what becomes of an argument.
  mutating func lose(_ index: Int, _ what: String) {
    guard let node = node(index) else { return lose(what) }
    losses.append(HeroString.Loss(offset: node.range.lowerBound, message: "'\(text(node.range))' \(what)"))
  }

  /// Notes arguments behind those that Hero looks at.
  mutating func loseRest(from most: Int) {
    guard count > most else { return }
    lose(most, "is an argument too many for Hero's string parser, and a phone ignores it")
  }

  mutating func take(_ others: [HeroString.Loss]) { losses += others }
}
