/// A part of a string as Hero takes it apart (rule S5).
struct HeroStringNode {
  enum Kind {
    case number(Float)
    case word
    case call([HeroStringNode])
    /// Arithmetic, which Hero reads and never works out.
    case operation
  }
  let kind: Kind
  /// What Hero calls it: a name, a number as Swift writes a `Float`, the last operator.
  let name: String
  /// Unicode scalars of the string.
  let range: Range<Int>

  var arguments: [HeroStringNode] { if case .call(let arguments) = kind { arguments } else { [] } }
}

/// Takes a string apart by Hero's grammar: primaries behind each other, expressions between parentheses.
struct HeroStringParser {
  /// What ends the reading of a string.
  enum Failure: Error {
    /// Hero gives up the whole string at a word, or at its end.
    case unread(HeroStringToken.Kind?, offset: Int)
    case problem(HeroString.Problem)
  }

  /// Levels of parentheses. A phone reads more, as deep as its stack.
  static let maximumDepth = 64

  private let tokens: [HeroStringToken]
  private let end: Int
  private var index = 0
  private var depth = 0

  private init(_ text: String) throws(Failure) {
    do throws(HeroString.Problem) { tokens = try HeroStringToken.tokens(of: text) } catch { throw .problem(error) }
    end = text.unicodeScalars.count
  }

  /// What a string holds, in order.
  static func nodes(_ text: String) throws(Failure) -> [HeroStringNode] {
    var parser = try HeroStringParser(text)
    var nodes: [HeroStringNode] = []
    while parser.token != nil { nodes.append(try parser.primary()) }
    return nodes
  }

  private var token: HeroStringToken? { index < tokens.count ? tokens[index] : nil }

  private var unread: Failure { .unread(token?.kind, offset: token?.range.lowerBound ?? end) }

  private mutating func primary() throws(Failure) -> HeroStringNode {
    guard let token else { throw unread }
    switch token.kind {
    case .number(let value):
      index += 1
      return HeroStringNode(kind: .number(value), name: "\(value)", range: token.range)
    case .identifier(let name):
      index += 1
      guard self.token?.kind == .open else { return HeroStringNode(kind: .word, name: name, range: token.range) }
      return try call(name, from: token.range.lowerBound)
    case .open:
      return try deeper { (parser) throws(Failure) in
        parser.index += 1
        let inner = try parser.expression()
        try parser.expect(.close)
        return inner
      }
    case .close, .comma, .other: throw unread
    }
  }

  private mutating func call(_ name: String, from start: Int) throws(Failure) -> HeroStringNode {
    try deeper { (parser) throws(Failure) in
      parser.index += 1
      var arguments: [HeroStringNode] = []
      if parser.token?.kind != .close {
        while true {
          arguments.append(try parser.expression())
          if parser.token?.kind == .close { break }
          try parser.expect(.comma)
        }
      }
      let end = parser.token?.range.upperBound ?? parser.end
      parser.index += 1
      return HeroStringNode(kind: .call(arguments), name: name, range: start..<end)
    }
  }

  /// Takes a word that must follow. At the end Hero looks behind its last word, which ends an app.
  private mutating func expect(_ kind: HeroStringToken.Kind) throws(Failure) {
    guard let token else {
      throw .problem(
        HeroString.Problem(
          offset: end, message: "')' is missing; Hero's string parser reads on behind the end: this traps on a phone"))
    }
    guard token.kind == kind else { throw unread }
    index += 1
  }

  private mutating func expression() throws(Failure) -> HeroStringNode { try operation(on: try primary(), 0) }

  /// As long as operators bind at least so strongly. Every character that is no operator ends the reading here.
  private mutating func operation(on first: HeroStringNode, _ least: Int) throws(Failure) -> HeroStringNode {
    var left = first
    while let (name, strength) = try sign(), strength >= least {
      index += 1
      var right = try primary()
      if let next = try sign(), next.strength > strength { right = try operation(on: right, strength + 1) }
      left = HeroStringNode(
        kind: .operation, name: name, range: left.range.lowerBound..<max(right.range.upperBound, left.range.upperBound))
    }
    return left
  }

  /// The operator that follows; nil where another word or nothing does.
  private func sign() throws(Failure) -> (name: String, strength: Int)? {
    guard case .other(let name)? = token?.kind else { return nil }
    switch name {
    case "+", "-": return (name, 20)
    case "*", "/": return (name, 40)
    default: throw unread
    }
  }

  private mutating func deeper(
    _ read: (inout HeroStringParser) throws(Failure) -> HeroStringNode
  ) throws(Failure) -> HeroStringNode {
    guard depth < Self.maximumDepth else {
      throw .problem(
        HeroString.Problem(
          offset: token?.range.lowerBound ?? end,
          message: "parentheses are nested more than \(Self.maximumDepth) deep; nest fewer"))
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }
}
