import HeroJSON
import HeroModel

/// Reads how screens and containers are presented and dismissed.
struct ModalReader {
  let reader: ValueReader
  private var expressions: ExpressionReader { ExpressionReader(reader) }

  init(_ reader: ValueReader) { self.reader = reader }

  /// A screen's or controller's `modalTransitionStyle`.
  func transitionStyle(_ owner: JSONCursor) -> ModalTransitionStyle {
    reader.choice(owner.member("modalTransitionStyle"), ModalTransitionStyle.self) ?? .coverVertical
  }

  /// A screen's or controller's `modalPresentationStyle`.
  func presentationStyle(_ owner: JSONCursor) -> ModalPresentationStyle {
    reader.choice(owner.member("modalPresentationStyle"), ModalPresentationStyle.self) ?? .fullScreen
  }

  /// A screen's or controller's animation for being presented and dismissed, in Hero's words or SDOSHero's (scene words W1).
  func modalAnimation(of owner: JSONCursor) -> ModalAnimation? {
    let whole = owner.member("modalAnimation")
    let sides = SceneKeys.modalPair.map { owner.member($0) }
    guard let side = sides.compactMap({ $0 }).first else { return modalAnimation(whole) }
    if whole != nil {
      reader.log.report("give either 'modalAnimation' or \(SceneKeys.modalPair.joined(separator: " and "))", at: side)
    }
    return .pair(presenting: expressions.animationType(sides[0]), dismissing: expressions.animationType(sides[1]))
  }

  /// An animation type for both directions, or a pair.
  private func modalAnimation(_ cursor: JSONCursor?) -> ModalAnimation? {
    guard let cursor else { return nil }
    if case .string = cursor.value.kind { return expressions.animationType(cursor).map { .both($0) } }
    guard
      reader.isObject(
        cursor, keys: SceneKeys.modalAnimation, what: "an animation type or { \"presenting\": …, \"dismissing\": … }")
    else { return nil }
    if cursor.members.isEmpty { reader.log.report("give 'presenting', 'dismissing' or both", at: cursor) }
    return .pair(
      presenting: expressions.animationType(cursor.member("presenting")),
      dismissing: expressions.animationType(cursor.member("dismissing")))
  }
}
