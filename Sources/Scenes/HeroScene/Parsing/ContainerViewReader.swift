import HeroJSON
import HeroModel

/// Reads what is said of the own views of containers and of their bars (rule C7).
struct ContainerViewReader {
  let reader: ValueReader
  private var expressions: ExpressionReader { ExpressionReader(reader) }

  init(_ reader: ValueReader) { self.reader = reader }

  /// What a container says of its own view, or of its bar (rule C7).
  func view(_ cursor: JSONCursor) -> ContainerView {
    var view = ContainerView(
      heroID: reader.heroID(cursor.member("heroID")),
      heroModifiers: expressions.modifiers(cursor.member("heroModifiers")))
    view.location = (cursor.member("heroID") ?? cursor.member("heroModifiers")).map(\.location)
    view.heroModifiersLocation = cursor.member("heroModifiers").map(\.location)
    expressions.noteArithmetic(cursor.member("heroModifiers"))
    return view
  }

  /// What a step says of a container's own view; null takes a key away.
  func change(_ cursor: JSONCursor, of address: ViewAddress) -> ContainerViewChange? {
    guard reader.isObject(cursor, keys: SceneKeys.containerView, what: "an object of heroID and heroModifiers") else {
      return nil
    }
    var change = ContainerViewChange(address)
    if let id = cursor.member("heroID") { change.heroID = .some(id.value.kind == .null ? nil : reader.heroID(id)) }
    if let modifiers = cursor.member("heroModifiers") {
      change.heroModifiers = .some(modifiers.value.kind == .null ? nil : expressions.modifiers(modifiers))
      expressions.noteArithmetic(modifiers)
    }
    return change
  }
}
