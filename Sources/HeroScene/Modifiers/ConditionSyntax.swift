/// Reads the condition of `when(…)` (rule M5).
enum ConditionSyntax {
  private static let flags: [(String, Condition)] = [
    ("isMatched", .isMatched), ("isAncestorViewMatched", .isAncestorViewMatched), ("isPresenting", .isPresenting),
    ("isAppearing", .isAppearing), ("isInTabbarController", .isInTabbarController),
    ("isInNavbarController", .isInNavbarController), ("true", .constant(true)), ("false", .constant(false)),
  ]

  /// `isMatched and not (isPresenting or fromScreen(list))`.
  ///
  /// The two screens that Hero's conditional context knows are asked by name: `fromScreen(name)`, `toScreen(name)`.
  static func condition(_ expression: Expression) throws(ExpressionError) -> Condition {
    switch expression.kind {
    case .not(let inner): return .not(try condition(inner))
    case .and(let left, let right): return .and(try condition(left), try condition(right))
    case .or(let left, let right): return .or(try condition(left), try condition(right))
    case .call(let name, _, let hasParentheses):
      let call = try CallArguments(expression)
      if name == "fromScreen" || name == "toScreen" {
        try call.requireCount(1...1)
        let screen = try call.word(0, "a screen's name")
        return name == "fromScreen" ? .fromScreen(screen) : .toScreen(screen)
      }
      guard let flag = flags.first(where: { $0.0 == name }) else {
        let suggestion = NearestName.suggestion(name, among: flags.map(\.0) + ["fromScreen", "toScreen"])
        throw ExpressionError(offset: expression.offset, message: "unknown condition '\(name)'\(suggestion)")
      }
      if hasParentheses { try call.requireCount(0...0) }
      return flag.1
    case .number, .string, .color, .value:
      throw ExpressionError(offset: expression.offset, message: "expected a condition, found \(expression.description)")
    }
  }
}
