import HeroModel

/// Reads the condition of `when(…)` (rule M5).
enum ConditionSyntax {
  /// Words of Hero's conditional context for which there are others here, as messages name these.
  private static let hero: [String: String] = [
    "otherViewController": "fromScreen(…) of a view that appears, toScreen(…) of one that disappears",
    "currentViewController": "toScreen(…) of a view that appears, fromScreen(…) of one that disappears",
    "fromViewController": "fromScreen(…)", "toViewController": "toScreen(…)", "matchedView": "isMatched",
    "matchedAncestorView": "isAncestorViewMatched",
  ]

  /// What is wrong with a word of Hero's context; nil for other words.
  private static func problem(ofHero name: String) -> String? {
    hero[name].map { "'\(name)' is for Swift alone; a condition asks by a screen's name: \($0)" }
  }

  /// The message about a mark that compares, or joins as in Swift, behind the words of a condition; nil elsewhere.
  static func comparison(_ mark: UnicodeScalar, after tokens: [ExpressionToken]) -> ExpressionError? {
    guard "=!<>&|".unicodeScalars.contains(mark), tokens.contains(where: { $0.kind == .name("when", hasDot: false) })
    else { return nil }
    if let last = tokens.last, case .name(let name, _) = last.kind, let problem = problem(ofHero: name) {
      return ExpressionError(offset: last.offset, message: problem)
    }
    let problem =
      "unexpected '\(mark)'; a condition compares nothing and is joined by not, and, or: isMatched and not isPresenting"
    return tokens.last.map { ExpressionError(offset: $0.offset, message: problem) }
  }

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
      guard let flag = Condition.named.first(where: { $0.name == name }) else {
        let suggestion = NearestName.suggestion(name, among: Condition.named.map(\.name) + ["fromScreen", "toScreen"])
        throw ExpressionError(
          offset: expression.offset, message: problem(ofHero: name) ?? "unknown condition '\(name)'\(suggestion)")
      }
      if hasParentheses { try call.requireCount(0...0) }
      return flag.condition
    case .number, .string, .color, .value:
      throw ExpressionError(offset: expression.offset, message: "expected a condition, found \(expression.description)")
    }
  }
}
