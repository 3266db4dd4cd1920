/// The words and marks of a Swift file, without comments and texts between quotes, in one pass.
package struct SwiftTokens {
  package enum Token: Equatable, Sendable {
    case word(String)
    case mark(Character)
    /// `if`, `elseif`, `else` or `endif` after a `#`, where all clauses are read.
    case directive(String)
  }

  /// A text whose interpolation is being read.
  private struct Text {
    /// Signs around the quotes: 1 for `#"…"#`.
    let signs: Int
    let isBlock: Bool
    /// Parentheses that are open around the interpolation.
    let parentheses: Int
  }
  /// An `#if` that has not ended.
  private struct Condition {
    /// Whether one of its clauses has held.
    var isOver: Bool
    var holds: Bool
  }

  private let bytes: [UInt8]
  private let conditions: SwiftConditions?
  private var at = 0
  private var texts: [Text] = []
  private var parentheses = 0
  private var open: [Condition] = []
  /// How many of them leave out what is read.
  private var hidden = 0
  private var peeked: Token?

  /// The first byte of the token that was taken last.
  package private(set) var place = 0
  /// Texts between quotes whose interpolation is open.
  package var interpolations: Int { texts.count }

  /// - Parameter conditions: What `#if` leaves out by them is passed over; nil: all clauses are read.
  package init(_ bytes: [UInt8], _ conditions: SwiftConditions? = nil) {
    (self.bytes, self.conditions) = (bytes, conditions)
  }

  /// The next one if it is a word, which is taken.
  package mutating func word() -> String? {
    guard case .word(let word) = peek() else { return nil }
    peeked = nil
    return word
  }

  /// The next one, which is not taken; nil at the end.
  package mutating func peek() -> Token? {
    if peeked == nil { peeked = next() }
    return peeked
  }

  /// Takes the next one; nil at the end.
  package mutating func next() -> Token? {
    if let token = peeked {
      peeked = nil
      return token
    }
    while at < bytes.count {
      place = at
      if let token = step(), hidden == 0 { return token }
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8 { at + offset < bytes.count ? bytes[at + offset] : 0 }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Goes on by what begins here: a token, or nil for what is none.
  private mutating func step() -> Token? {
    let first = bytes[at]
    switch first {
    case _ where first <= UInt8(ascii: " "): at += 1
    case _ where Self.isWord(first): return .word(takeWord())
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): passLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): passComment()
    case UInt8(ascii: "\""): return begin(signs: 0)
    case UInt8(ascii: "#"): return passSigns()
    case UInt8(ascii: ")") where texts.last?.parentheses == parentheses:
      at += 1
      if let text = texts.popLast() { pass(signs: text.signs, isBlock: text.isBlock) }
    default:
      if first == UInt8(ascii: "(") { parentheses += 1 }
      if first == UInt8(ascii: ")") { parentheses -= 1 }
      at += 1
      return .mark(Character(UnicodeScalar(first)))
    }
    return nil
  }

  private mutating func takeWord() -> String {
    let start = at
    while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func passLine() { while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 } }

  /// Comments hold comments.
  private mutating func passComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        (depth, at) = (depth + 1, at + 2)
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        (depth, at) = (depth - 1, at + 2)
      } else {
        at += 1
      }
    } while depth > 0 && at < bytes.count
  }

  // MARK: Texts

  /// Begins a text at its first quote, which stands for all of it.
  private mutating func begin(signs: Int) -> Token {
    let isBlock = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    at += isBlock ? 3 : 1
    pass(signs: signs, isBlock: isBlock)
    return .mark("\"")
  }

  /// Passes over a text up to its end, or into its next interpolation.
  private mutating func pass(signs: Int, isBlock: Bool) {
    let quotes = isBlock ? 3 : 1
    func hasSigns(_ offset: Int) -> Bool { (0..<signs).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") } }
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n") where !isBlock: return
      case UInt8(ascii: "\"") where (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }) && hasSigns(quotes):
        at += quotes + signs
        return
      case UInt8(ascii: "\\") where hasSigns(1) && byte(1 + signs) == UInt8(ascii: "("):
        at += 2 + signs
        texts.append(Text(signs: signs, isBlock: isBlock, parentheses: parentheses))
        return
      case UInt8(ascii: "\\") where signs == 0: at += 2
      default: at += 1
      }
    }
  }

  // MARK: Signs

  /// `#"text"#`, `#if` and its kin; any other word after a sign is a word.
  private mutating func passSigns() -> Token? {
    let start = at
    while byte(0) == UInt8(ascii: "#") { at += 1 }
    if byte(0) == UInt8(ascii: "\"") { return begin(signs: at - start) }
    guard at - start == 1, Self.isWord(byte(0)) else { return nil }
    let name = at
    let word = takeWord()
    guard ["if", "elseif", "else", "endif"].contains(word) else {
      at = name
      return nil
    }
    guard let conditions else { return .directive(word) }
    switch word {
    case "if":
      let holds = hidden == 0 && conditions.hold(takeLine())
      open.append(Condition(isOver: holds, holds: holds))
      if !holds { hidden += 1 }
    case "endif": if let last = open.popLast(), !last.holds { hidden -= 1 }
    default: choose(word == "else" ? "true" : takeLine(), conditions)
    }
    return nil
  }

  private mutating func takeLine() -> String {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n"),
      !(bytes[at] == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "/"))
    {
      at += 1
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// Begins another clause.
  private mutating func choose(_ condition: String, _ conditions: SwiftConditions) {
    guard var last = open.popLast() else { return }
    if !last.holds { hidden -= 1 }
    last.holds = hidden == 0 && !last.isOver && conditions.hold(condition)
    last.isOver = last.isOver || last.holds
    if !last.holds { hidden += 1 }
    open.append(last)
  }
}
