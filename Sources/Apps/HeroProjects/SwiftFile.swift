import HeroFiles

/// What a Swift file says of modules and classes, read without a parser: before anything is built, in one pass.
struct SwiftFile {
  /// The modules that it imports, in its order.
  private(set) var imports: [String] = []
  /// The type with `@main` or `@UIApplicationMain`: `class AppDelegate`.
  private(set) var main: (kind: String, name: String)?
  /// Classes with the names that stand after their colons.
  private(set) var classes: [(name: String, inherited: [String])] = []

  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let typeKinds: Set<String> = ["class", "struct", "enum", "actor"]
  /// What `class` may stand before that is no class.
  private static let members: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal", "fileprivate", "open",
    "weak", "lazy", "dynamic",
  ]
  private static let mains: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// - Throws: A `ProjectError` for a file that cannot be read.
  init(_ path: String, _ conditions: SwiftConditions) throws(ProjectError) {
    do { self.init(try FileBytes.read(path, maximum: 1 << 26), conditions) } catch {
      throw ProjectError(path, "\(error)")
    }
  }

  init(_ bytes: [UInt8], _ conditions: SwiftConditions) {
    var tokens = SwiftTokens(bytes, conditions)
    var (previous, nesting, isMain): (SwiftTokens.Token?, Int, Bool) = (nil, 0, false)
    while let token = tokens.next() {
      defer { previous = token }
      switch token {
      case .mark("{"): (nesting, isMain) = (nesting + 1, false)
      case .mark("("), .mark("["): nesting += 1
      case .mark("}"), .mark(")"), .mark("]"): nesting -= 1
      case .word(let word) where previous == .mark("@"): isMain = isMain || Self.mains.contains(word)
      case .word where previous == .mark(".") || previous == .mark("`"): break
      case .word("import") where nesting <= 0:
        guard var module = tokens.word() else { break }
        if Self.importKinds.contains(module), let name = tokens.word() { module = name }
        imports.append(module)
      case .word(let kind) where Self.typeKinds.contains(kind):
        guard let name = tokens.word(), !Self.members.contains(name) else { break }
        if isMain { (main, isMain) = (main ?? (kind, name), false) }
        let inherited = Self.inherited(&tokens)
        if kind == "class", !inherited.isEmpty { classes.append((name, inherited)) }
      default: break
      }
    }
  }

  /// The names between a type's colon and its body; the body's bracket is not taken.
  private static func inherited(_ tokens: inout SwiftTokens) -> [String] {
    var (names, open, isAfterColon): ([String], Int, Bool) = ([], 0, false)
    while let token = tokens.peek(), token != .mark("{"), token != .mark("}"), token != .mark(";") {
      switch token {
      case .mark("<"): open += 1
      case .mark(">"): open -= 1
      case .mark(":") where open == 0: isAfterColon = true
      case .word(let word) where isAfterColon: names.append(word)
      default: break
      }
      _ = tokens.next()
    }
    return names
  }
}

/// The words and marks of a Swift file that would be compiled: without comments, texts between quotes, and what `#if` leaves out.
struct SwiftTokens {
  enum Token: Equatable {
    case word(String)
    case mark(Character)
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
  private let conditions: SwiftConditions
  private var at = 0
  private var texts: [Text] = []
  private var parentheses = 0
  private var open: [Condition] = []
  /// How many of them leave out what is read.
  private var hidden = 0
  private var peeked: Token?

  init(_ bytes: [UInt8], _ conditions: SwiftConditions) { (self.bytes, self.conditions) = (bytes, conditions) }

  /// The next one if it is a word, which is taken.
  mutating func word() -> String? {
    guard case .word(let word) = peek() else { return nil }
    peeked = nil
    return word
  }

  /// The next one, which is not taken; nil at the end.
  mutating func peek() -> Token? {
    if peeked == nil { peeked = next() }
    return peeked
  }

  /// Takes the next one; nil at the end.
  mutating func next() -> Token? {
    if let token = peeked {
      peeked = nil
      return token
    }
    while at < bytes.count { if let token = step(), hidden == 0 { return token } }
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
    case UInt8(ascii: "\""): begin(signs: 0)
    case UInt8(ascii: "#"): passSigns()
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

  /// Begins a text at its first quote.
  private mutating func begin(signs: Int) {
    let isBlock = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    at += isBlock ? 3 : 1
    pass(signs: signs, isBlock: isBlock)
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
  private mutating func passSigns() {
    let start = at
    while byte(0) == UInt8(ascii: "#") { at += 1 }
    if byte(0) == UInt8(ascii: "\"") { return begin(signs: at - start) }
    guard at - start == 1, Self.isWord(byte(0)) else { return }
    let name = at
    switch takeWord() {
    case "if":
      let holds = hidden == 0 && conditions.hold(takeLine())
      open.append(Condition(isOver: holds, holds: holds))
      if !holds { hidden += 1 }
    case "elseif": choose(takeLine())
    case "else": choose("true")
    case "endif": if let last = open.popLast(), !last.holds { hidden -= 1 }
    default: at = name
    }
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
  private mutating func choose(_ condition: String) {
    guard var last = open.popLast() else { return }
    if !last.holds { hidden -= 1 }
    last.holds = hidden == 0 && !last.isOver && conditions.hold(condition)
    last.isOver = last.isOver || last.holds
    if !last.holds { hidden += 1 }
    open.append(last)
  }
}
