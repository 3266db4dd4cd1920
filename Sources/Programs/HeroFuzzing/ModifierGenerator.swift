import HeroModel

/// Writes modifier strings: words of Hero, numbers of all sizes, nesting, and pieces that fit nowhere.
struct ModifierGenerator {
  var random: SeededRandom

  private static let plain =
    ModifierDefinition.all.filter { $0.count.contains(0) }.map(\.name) + ["none"]
  /// Names with a number of arguments that they take.
  private static let calls: [(String, Int)] = ModifierDefinition.all.flatMap { definition in
    definition.count.upperBound == .max ? [] : definition.count.filter { $0 > 0 }.map { (definition.name, $0) }
  }
  private static let whole =
    ModifierDefinition.all.map(\.example) + [
      "borderColor(#0f08)", "shadowColor(red)", "overlay(black, 0.5)", "source(a)",
      "cascade(0.02, topToBottom, true)", "cascade(0.1, radial(10, 20))", "ignoreSubviewModifiers(recursive)",
      "when(not isMatched and isPresenting, scale(2))", "beginWith(opacity(0), scale(3))",
      "whenAppearing(beginWith(fade))",
    ]
  private static let scraps = [
    "(", ")", ",", "\"", "#", "-", "+", "*", "/", "/0", "..", "e", "1e", "when(", "beginWith(", ")))", "\u{0}", "é",
    "👍",
    "#12345", "'", "\\", "not", "and", "or", "::", "fade(1)", "fade fade", "\n",
  ]

  /// A string of up to a dozen pieces.
  mutating func string() -> String {
    var pieces: [String] = []
    for _ in 0...random.below(5) { pieces.append(modifier(depth: 0)) }
    if random.chance(oneIn: 4) { pieces.insert(random.pick(Self.scraps), at: random.below(pieces.count + 1)) }
    return pieces.joined(separator: random.chance(oneIn: 6) ? "" : " ")
  }

  /// A modifier that is right as a word, whatever its numbers are.
  mutating func modifier(depth: Int) -> String {
    switch random.below(10) {
    case 0...2: return random.pick(Self.plain)
    case 3: return random.pick(Self.whole)
    case 4 where depth < 6:
      let name = random.pick(["beginWith", "whenMatched", "whenPresenting", "whenDismissing", "whenAppearing"])
      return "\(name)(\(modifier(depth: depth + 1)), \(modifier(depth: depth + 1)))"
    default:
      let (name, count) = random.pick(Self.calls)
      let given = random.chance(oneIn: 12) ? random.below(18) : count
      return "\(name)(\((0..<given).map { _ in argument() }.joined(separator: ", ")))"
    }
  }

  private mutating func argument() -> String {
    random.chance(oneIn: 5) ? "\(number()) \(random.pick(["+", "-", "*", "/"])) \(number())" : number()
  }

  /// Mostly numbers of a size that apps use, sometimes none of them.
  mutating func number() -> String {
    switch random.below(8) {
    case 0: random.pick(["0", "1", "-1", "0.5", "2", "100"])
    case 1:
      // Beyond 1e9 a scene is refused as a whole, which hides all the rest.
      random.chance(oneIn: 40)
        ? random.pick(["1e300", "-1e300", "1e10", "4294967296"])
        : random.pick([
          "1e9", "-1e9", "1e8", "-1e6", "1e-9", "1e-300", "65536", "32768", "0.0000001", "-0", "1e4", "-1e5",
        ])
    case 2: "\(Double(random.below(20_001) - 10_000) / 10)"
    default: "\(Double(random.below(2001) - 500) / 100)"
    }
  }
}
