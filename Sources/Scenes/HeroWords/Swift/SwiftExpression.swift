/// A piece of Swift as apps write it beside Hero: literals, members, calls, arrays, arithmetic (scene words W1).
package struct SwiftExpression {
  package struct Argument {
    /// Nil without label.
    package var label: String?
    package var value: SwiftExpression
    /// Where the label, or the value, begins.
    package var offset: Int
  }

  package indirect enum Kind {
    case number(Double)
    case string(String)
    case array([SwiftExpression])
    /// `name`, `.name`, `base.name`, each perhaps called; `arguments` is nil without parentheses.
    case member(base: SwiftExpression?, name: String, arguments: [Argument]?)
    /// What stands between the braces, with an end.
    case closure([SwiftToken], isCalled: Bool)
    case not(SwiftExpression)
    /// `+ - * / < > <= >= == != && ||`
    case binary(String, SwiftExpression, SwiftExpression)
  }
  package var kind: Kind
  /// Unicode scalars before it, from 0.
  package var offset: Int

  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What messages call it.
  var description: String {
    switch kind {
    case .number(let value): "the number \(value.plain)"
    case .string: "a string"
    case .array: "an array"
    case .member(_, let name, let arguments): arguments == nil ? "'\(name)'" : "'\(name)(…)'"
    case .closure: "a closure"
    case .not: "a condition"
    case .binary(let mark, _, _): "+-*/".contains(mark) ? "a number" : "a condition"
    }
  }
}

/// Reads Swift text by recursive descent; depth and chains are bounded.
package struct SwiftParser {
  private static let maximumDepth = 64
  private static let maximumChain = 256

  private let tokens: [SwiftToken]
  private var index = 0

  init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  /// Whether a text can only be Swift: it begins with `[`, a dot or a type's name before a dot, or an argument has a label.
  ///
  /// Types of default animations may begin with a dot in either spelling.
  package static func isSwift(_ text: String, dotTells: Bool) -> Bool {
    guard let tokens = try? SwiftToken.tokens(of: text), let first = tokens.first else {
      return text.drop { $0.isWhitespace }.first.map { $0 == "[" || (dotTells && $0 == ".") } ?? false
    }
    if first.kind == .mark("[") || (dotTells && first.kind == .mark(".")) { return true }
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      guard case .name = token.kind else { continue }
      if next.kind == .mark(":") { return true }
      if next.kind == .mark("."), next.offset == tokens[0].offset + tokens[0].length { return true }
    }
    return false
  }

  /// The elements of an array literal, or of a list without its brackets.
  static func list(_ text: String) throws(ExpressionError) -> [SwiftExpression] {
    var parser = SwiftParser(try SwiftToken.tokens(of: text))
    let elements: [SwiftExpression]
    if parser.accept("[") {
      elements = try parser.elements(until: "]", opening: parser.tokens[0], depth: 0)
    } else {
      elements = try parser.elements(until: nil, opening: parser.token, depth: 0)
    }
    try parser.requireEnd()
    return elements
  }

  /// Exactly one expression.
  package static func single(_ text: String) throws(ExpressionError) -> SwiftExpression {
    var parser = SwiftParser(try SwiftToken.tokens(of: text))
    let expression = try parser.expression(depth: 0)
    try parser.requireEnd()
    return expression
  }

  /// The next token.
  var token: SwiftToken { tokens[index] }

  func error(_ message: String) -> ExpressionError { ExpressionError(offset: token.offset, message: message) }

  mutating func requireEnd() throws(ExpressionError) {
    guard token.kind == .end else { throw error("unexpected \(token.description) after the end") }
  }

  /// Steps over a mark when it is there.
  mutating func accept(_ mark: String) -> Bool {
    guard token.kind == .mark(mark) else { return false }
    index += 1
    return true
  }

  /// Steps over a mark, which must be there.
  mutating func expect(_ mark: String) throws(ExpressionError) {
    guard accept(mark) else { throw error("expected '\(mark)', found \(token.description)") }
  }

  /// Steps over a name.
  mutating func name() throws(ExpressionError) -> String {
    guard case .name(let name) = token.kind else { throw error("expected a name, found \(token.description)") }
    index += 1
    return name
  }

  private mutating func elements(
    until end: String?, opening: SwiftToken, depth: Int
  ) throws(ExpressionError) -> [SwiftExpression] {
    var elements: [SwiftExpression] = []
    while true {
      if let end, accept(end) { return elements }
      if token.kind == .end {
        guard let end else { return elements }
        throw ExpressionError(offset: opening.offset, message: "\(opening.description) is never closed with '\(end)'")
      }
      elements.append(try expression(depth: depth + 1))
      if accept(",") { continue }
      if let end, accept(end) { return elements }
      guard token.kind == .end else {
        throw error("expected ','\(end.map { " or '\($0)'" } ?? ""), found \(token.description)")
      }
    }
  }

  /// Words and marks of operators that bind alike, the loosest first; `and`, `or` and `not` are the modifier strings' own.
  private static let levels: [[String: String]] = [
    ["||": "||", "or": "||"], ["&&": "&&", "and": "&&"],
    ["<": "<", ">": ">", "<=": "<=", ">=": ">=", "==": "==", "!=": "!="], ["+": "+", "-": "-"], ["*": "*", "/": "/"],
  ]

  mutating func expression(depth: Int, level: Int = 0) throws(ExpressionError) -> SwiftExpression {
    guard depth < Self.maximumDepth else { throw error("nested more than \(Self.maximumDepth) levels deep") }
    guard level < Self.levels.count else { return try prefix(depth: depth) }
    var left = try expression(depth: depth, level: level + 1)
    var count = 1
    while let mark = operatorMark(level) {
      count += 1
      guard count <= Self.maximumChain else { throw error("more than \(Self.maximumChain) operands in a row") }
      let offset = token.offset
      index += 1
      left = SwiftExpression(
        kind: .binary(mark, left, try expression(depth: depth, level: level + 1)), offset: min(left.offset, offset))
    }
    return left
  }

  private func operatorMark(_ level: Int) -> String? {
    switch token.kind {
    case .mark(let mark), .name(let mark): Self.levels[level][mark]
    default: nil
    }
  }

  private mutating func prefix(depth: Int) throws(ExpressionError) -> SwiftExpression {
    guard depth < Self.maximumDepth else { throw error("nested more than \(Self.maximumDepth) levels deep") }
    let offset = token.offset
    if accept("-") {
      let zero = SwiftExpression(kind: .number(0), offset: offset)
      return SwiftExpression(kind: .binary("-", zero, try prefix(depth: depth + 1)), offset: offset)
    }
    if accept("+") { return try prefix(depth: depth + 1) }
    if accept("!") || acceptNot() { return SwiftExpression(kind: .not(try prefix(depth: depth + 1)), offset: offset) }
    return try postfix(depth: depth)
  }

  private mutating func acceptNot() -> Bool {
    guard token.kind == .name("not") else { return false }
    index += 1
    return true
  }

  private mutating func postfix(depth: Int) throws(ExpressionError) -> SwiftExpression {
    var value = try primary(depth: depth)
    var count = 0
    while accept(".") {
      count += 1
      guard count <= Self.maximumChain else { throw error("more than \(Self.maximumChain) members in a row") }
      value = try member(of: value, depth: depth)
    }
    return value
  }

  private mutating func primary(depth: Int) throws(ExpressionError) -> SwiftExpression {
    let start = token
    switch start.kind {
    case .number(let value):
      index += 1
      return SwiftExpression(kind: .number(value), offset: start.offset)
    case .string(let text):
      index += 1
      return SwiftExpression(kind: .string(text), offset: start.offset)
    case .name: return try member(of: nil, depth: depth)
    case .mark("."):
      index += 1
      var value = try member(of: nil, depth: depth)
      value.offset = start.offset
      return value
    case .mark("["):
      index += 1
      return SwiftExpression(
        kind: .array(try elements(until: "]", opening: start, depth: depth)), offset: start.offset)
    case .mark("("):
      index += 1
      var inner = try expression(depth: depth + 1)
      try expect(")")
      inner.offset = start.offset
      return inner
    case .mark("{"):
      let inside = try closure()
      var isCalled = false
      if accept("(") {
        try expect(")")
        isCalled = true
      }
      return SwiftExpression(kind: .closure(inside, isCalled: isCalled), offset: start.offset)
    case .end: throw error("unexpected end of the string")
    case .mark: throw error("expected a value, found \(start.description)")
    }
  }

  private mutating func member(of base: SwiftExpression?, depth: Int) throws(ExpressionError) -> SwiftExpression {
    let start = token
    let name = try name()
    var arguments = try argumentsInParentheses(depth: depth)
    if token.kind == .mark("{") {
      let brace = token.offset
      let value = SwiftExpression(kind: .closure(try closure(), isCalled: false), offset: brace)
      arguments = (arguments ?? []) + [SwiftExpression.Argument(label: nil, value: value, offset: brace)]
    }
    return SwiftExpression(
      kind: .member(base: base, name: name, arguments: arguments), offset: base?.offset ?? start.offset)
  }

  /// `(label: value, value)`; nil without parentheses.
  mutating func argumentsInParentheses(depth: Int) throws(ExpressionError) -> [SwiftExpression.Argument]? {
    let opening = token
    guard accept("(") else { return nil }
    var arguments: [SwiftExpression.Argument] = []
    while !accept(")") {
      let start = token
      var label: String?
      if case .name(let name) = start.kind, tokens[index + 1].kind == .mark(":") {
        label = name
        index += 2
      }
      arguments.append(
        SwiftExpression.Argument(label: label, value: try expression(depth: depth + 1), offset: start.offset))
      if accept(",") || token.kind == .mark(")") { continue }
      guard token.kind != .end else {
        throw ExpressionError(offset: opening.offset, message: "'(' is never closed")
      }
      throw error("expected ',' or ')', found \(token.description)")
    }
    return arguments
  }

  /// The tokens between braces, which are not looked at yet.
  private mutating func closure() throws(ExpressionError) -> [SwiftToken] {
    let opening = token
    var depth = 0
    let first = index + 1
    repeat {
      if accept("{") {
        depth += 1
      } else if accept("}") {
        depth -= 1
      } else {
        guard token.kind != .end else {
          throw ExpressionError(offset: opening.offset, message: "'{' is never closed")
        }
        index += 1
      }
    } while depth > 0
    let inside = tokens[first..<(index - 1)]
    return inside + [SwiftToken(kind: .end, offset: tokens[index - 1].offset)]
  }
}

extension SwiftToken {
  /// Unicode scalars of a name; 0 for others.
  fileprivate var length: Int { if case .name(let name) = kind { name.unicodeScalars.count } else { 0 } }
}
