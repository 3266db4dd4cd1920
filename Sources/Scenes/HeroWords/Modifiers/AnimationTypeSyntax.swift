import HeroModel

/// Reads animation types (rule D1): `push(left)`, `selectBy(zoom, fade)`, `autoReverse(cover(up))`, with or without leading dots,
/// and Hero's Swift (scene words W1): `.push(direction: .left)`.
package enum AnimationTypeSyntax {
  /// Every name of a type.
  package static let names =
    AnimationType.named.map(\.name) + AnimationType.Kind.allCases.map(\.rawValue) + ["selectBy", "autoReverse"]

  package static func animationType(_ text: String) throws(ExpressionError) -> AnimationType {
    let isSwift = SwiftParser.isSwift(text, dotTells: false)
    return try animationType(isSwift ? try SwiftReader.animation(text) : try ExpressionParser.single(text))
  }

  private static func animationType(_ expression: Expression) throws(ExpressionError) -> AnimationType {
    let call = try CallArguments(expression)
    if let known = AnimationType.named.first(where: { $0.name == call.name }) {
      try call.requireCount(0...0)
      return known.type
    }
    if let kind = AnimationType.Kind(rawValue: call.name) {
      guard call.count > 0 else {
        throw ExpressionError(
          offset: call.offset, message: "'\(call.name)' needs a direction, for example '\(call.name)(left)'")
      }
      try call.requireCount(1...1)
      let name = try call.word(0, "a direction")
      guard let direction = AnimationType.Direction(rawValue: name) else {
        let names = AnimationType.Direction.allCases.map(\.rawValue)
        let suggestion = NearestName.suggestion(name, among: names)
        throw ExpressionError(
          offset: call.expressions[0].offset,
          message: "unknown direction '\(name)'"
            + (suggestion.isEmpty ? "; known are \(names.joined(separator: ", "))" : suggestion))
      }
      return .directed(kind, direction)
    }
    switch call.name {
    case "selectBy":
      try call.requireCount(2...2)
      return .selectBy(
        presenting: try animationType(call.expressions[0]), dismissing: try animationType(call.expressions[1]))
    case "autoReverse":
      try call.requireCount(1...1)
      let type = try animationType(call.expressions[0])
      return .selectBy(presenting: type, dismissing: type.reversed)
    default:
      throw ExpressionError(
        offset: call.offset,
        message: "unknown animation type '\(call.name)'\(NearestName.suggestion(call.name, among: names))")
    }
  }
}
