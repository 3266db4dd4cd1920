import HeroGeometry
import HeroJSON
import HeroModel

/// An argument or a whole entry of a modifier string (rule S1); arithmetic is worked out while it is read.
package struct Expression: Equatable {
  package indirect enum Kind: Equatable {
    case number(Double)
    case string(String)
    case color(Color)
    /// What a name stands for that is no number or string.
    case value(JSONNode)
    /// A bare name, or a call with its arguments.
    case call(String, [Expression], hasParentheses: Bool)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
  }
  package var kind: Kind
  /// Unicode scalars before it, from 0.
  package var offset: Int

  /// What messages call it.
  package var description: String {
    switch kind {
    case .number: "a number"
    case .string: "a quoted string"
    case .color: "a colour"
    case .value(let value): value.kindName
    case .call(let name, _, let hasParentheses): hasParentheses ? "'\(name)(…)'" : "the name '\(name)'"
    case .not, .and, .or: "a condition"
    }
  }
}

/// Reads modifier strings by recursive descent; depth and the length of and/or chains are bounded.
package struct ExpressionParser {
  private static let maximumDepth = 64

  private let tokens: [ExpressionToken]
  private var index = 0
  /// Where the first operator between two numbers stands; nil without arithmetic.
  private var arithmetic: Int?
  /// What bare names stand for; nil where names are words.
  private let names: [String: JSONNode]?
  /// What every expression may name besides.
  private let sceneNames: [String: JSONNode]
  /// The names that were looked up, each with the members that followed.
  private var lookups: [[String]] = []

  private init(
    _ text: String, names: [String: JSONNode]? = nil, sceneNames: [String: JSONNode] = [:]
  ) throws(ExpressionError) {
    self.sceneNames = sceneNames
    tokens = try ExpressionToken.tokens(of: text)
    self.names = names
  }

  /// The offset of a modifier string's first arithmetic operator, in Unicode scalars; nil when it has none, or cannot be read.
  package static func arithmetic(in text: String) -> Int? {
    guard var parser = try? ExpressionParser(text) else { return nil }
    while parser.token.kind != .end { guard (try? parser.call(depth: 0)) != nil else { break } }
    return parser.arithmetic
  }

  /// `name name(…) …`, separated by white space.
  static func list(_ text: String) throws(ExpressionError) -> [Expression] {
    var parser = try ExpressionParser(text)
    var entries: [Expression] = []
    while parser.token.kind != .end {
      if case .name(let name, true) = parser.token.kind {
        throw parser.error("a modifier has no leading dot; write '\(name)'")
      }
      guard case .name = parser.token.kind else {
        switch parser.token.kind {
        case .mark(")"): throw parser.error("unexpected ')' without '('")
        case .mark(",") where !entries.isEmpty: throw parser.error("modifiers are separated by spaces, not by ','")
        default: throw parser.error("expected a modifier's name, found \(parser.token.description)")
        }
      }
      entries.append(try parser.call(depth: 0))
    }
    return entries
  }

  /// Exactly one expression.
  static func single(_ text: String) throws(ExpressionError) -> Expression {
    var parser = try ExpressionParser(text)
    let expression = try parser.disjunction(depth: 0)
    guard parser.token.kind == .end else {
      throw parser.error("unexpected \(parser.token.description) after the end")
    }
    return expression
  }

  /// Exactly one expression over names; and the names that it looked up, each with its members.
  ///
  /// The scene's names are known to every expression; `names` hide them.
  package static func value(
    _ text: String, names: [String: JSONNode], sceneNames: [String: JSONNode]
  ) throws(ExpressionError) -> (expression: Expression, lookups: [[String]]) {
    var parser = try ExpressionParser(text, names: names, sceneNames: sceneNames)
    guard parser.token.kind != .end else { throw parser.error("an expression is missing between '{' and '}'") }
    let expression = try parser.disjunction(depth: 0)
    guard parser.token.kind == .end else {
      throw parser.error("unexpected \(parser.token.description) after the end of the expression")
    }
    return (expression, parser.lookups)
  }

  private var token: ExpressionToken { tokens[index] }

  private func error(_ message: String) -> ExpressionError { ExpressionError(offset: token.offset, message: message) }

  /// Steps over a mark when it is there.
  private mutating func accept(_ mark: UnicodeScalar) -> Bool {
    guard token.kind == .mark(mark) else { return false }
    index += 1
    return true
  }

  /// Steps over a word when it is there.
  private mutating func accept(word: String) -> Bool {
    guard token.kind == .name(word, hasDot: false) else { return false }
    index += 1
    return true
  }

  // MARK: Conditions

  private mutating func disjunction(depth: Int) throws(ExpressionError) -> Expression {
    guard depth < Self.maximumDepth else { throw error("nested more than \(Self.maximumDepth) levels deep") }
    var left = try conjunction(depth: depth)
    var count = 1
    while accept(word: "or") {
      count += 1
      guard count <= Self.maximumDepth else { throw error("more than \(Self.maximumDepth) conditions in a row") }
      let right = try conjunction(depth: depth)
      left = Expression(kind: .or(left, right), offset: left.offset)
    }
    return left
  }

  private mutating func conjunction(depth: Int) throws(ExpressionError) -> Expression {
    var left = try negation(depth: depth)
    var count = 1
    while accept(word: "and") {
      count += 1
      guard count <= Self.maximumDepth else { throw error("more than \(Self.maximumDepth) conditions in a row") }
      let right = try negation(depth: depth)
      left = Expression(kind: .and(left, right), offset: left.offset)
    }
    return left
  }

  private mutating func negation(depth: Int) throws(ExpressionError) -> Expression {
    guard depth < Self.maximumDepth else { throw error("nested more than \(Self.maximumDepth) levels deep") }
    let offset = token.offset
    if accept(word: "not") { return Expression(kind: .not(try negation(depth: depth + 1)), offset: offset) }
    return try sum(depth: depth)
  }

  // MARK: Arithmetic

  private mutating func sum(depth: Int) throws(ExpressionError) -> Expression {
    var left = try product(depth: depth)
    while case .mark(let mark) = token.kind, mark == "+" || mark == "-" {
      let operatorToken = token
      index += 1
      let right = try product(depth: depth)
      left = try combine(left, operatorToken, String(mark), right)
    }
    return left
  }

  private mutating func product(depth: Int) throws(ExpressionError) -> Expression {
    var left = try sign(depth: depth)
    while case .mark(let mark) = token.kind, mark == "*" || mark == "/" {
      let operatorToken = token
      index += 1
      let right = try sign(depth: depth)
      left = try combine(left, operatorToken, String(mark), right)
    }
    return left
  }

  private mutating func combine(
    _ left: Expression, _ operatorToken: ExpressionToken, _ mark: String, _ right: Expression
  ) throws(ExpressionError) -> Expression {
    for side in [left, right] {
      guard case .number = side.kind else {
        throw ExpressionError(
          offset: side.offset, message: "\(operatorToken.description) works on numbers, found \(side.description)")
      }
    }
    guard case .number(let a) = left.kind, case .number(let b) = right.kind else { return left }
    arithmetic = min(arithmetic ?? .max, operatorToken.offset)
    let value = try Arithmetic.result(mark, a, b, at: operatorToken.offset)
    return Expression(kind: .number(value), offset: left.offset)
  }

  private mutating func sign(depth: Int) throws(ExpressionError) -> Expression {
    guard depth < Self.maximumDepth else { throw error("nested more than \(Self.maximumDepth) levels deep") }
    let start = token
    guard accept("-") || accept("+") else { return try primary(depth: depth) }
    let operand = try sign(depth: depth + 1)
    guard case .number(let value) = operand.kind else {
      throw ExpressionError(
        offset: operand.offset, message: "\(start.description) works on numbers, found \(operand.description)")
    }
    return Expression(kind: .number(start.kind == .mark("-") ? -value : value), offset: start.offset)
  }

  private mutating func primary(depth: Int) throws(ExpressionError) -> Expression {
    let start = token
    switch start.kind {
    case .number(let value):
      index += 1
      return Expression(kind: .number(value), offset: start.offset)
    case .string(let text):
      index += 1
      return Expression(kind: .string(text), offset: start.offset)
    case .color(let color):
      index += 1
      return Expression(kind: .color(color), offset: start.offset)
    case .name: return try call(depth: depth)
    case .mark("("):
      index += 1
      var inner = try disjunction(depth: depth + 1)
      guard accept(")") else { throw missingParenthesis(start) }
      inner.offset = start.offset
      return inner
    case .end: throw error("unexpected end of the string")
    case .mark: throw error("expected an argument, found \(start.description)")
    }
  }

  private mutating func call(depth: Int) throws(ExpressionError) -> Expression {
    let start = token
    guard case .name(let name, _) = start.kind else { throw error("expected a name, found \(start.description)") }
    index += 1
    let parenthesis = token
    guard accept("(") else {
      if let names, !["true", "false"].contains(name) { return try lookUp(name, in: names, at: start.offset) }
      return Expression(kind: .call(name, [], hasParentheses: false), offset: start.offset)
    }
    var arguments: [Expression] = []
    if !accept(")") {
      while true {
        arguments.append(try disjunction(depth: depth + 1))
        if accept(",") { continue }
        guard accept(")") else { throw missingParenthesis(parenthesis) }
        break
      }
    }
    return Expression(kind: .call(name, arguments, hasParentheses: true), offset: start.offset)
  }

  /// What `name` or `name.member.member` stands for.
  private mutating func lookUp(
    _ name: String, in names: [String: JSONNode], at offset: Int
  ) throws(ExpressionError) -> Expression {
    guard var node = names[name] ?? sceneNames[name] else {
      let known = names.keys.sorted()
      let suggestion = NearestName.suggestion(name, among: known)
      let list = known.isEmpty ? "; parameters, 'index' and 'item' belong to components and repeats" : suggestion
      throw ExpressionError(
        offset: offset,
        message: "nothing is named '\(name)' here"
          + (list.isEmpty ? "; known are \(known.joined(separator: ", ")), and text goes in quotes" : list))
    }
    var lookup = [name]
    while case .name(let key, hasDot: true) = token.kind {
      let members = JSONCursor(value: node, path: .root)
      guard let member = members.member(key) else {
        let keys = members.members.map(\.key)
        throw error(
          "'\(lookup.joined(separator: "."))' is \(node.kindName) without '\(key)'"
            + NearestName.suggestion(key, among: keys))
      }
      node = member.value
      lookup.append(key)
      index += 1
    }
    lookups.append(lookup)
    let kind: Expression.Kind
    switch node.kind {
    case .number(let number, _): kind = .number(number)
    case .string(let text): kind = .string(text)
    default: kind = .value(node)
    }
    return Expression(kind: kind, offset: offset)
  }

  private func missingParenthesis(_ opening: ExpressionToken) -> ExpressionError {
    if token.kind == .end {
      return ExpressionError(offset: opening.offset, message: "'(' is never closed")
    }
    return error("expected ',' or ')', found \(token.description)")
  }
}
