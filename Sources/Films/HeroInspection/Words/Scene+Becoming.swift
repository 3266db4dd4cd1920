import HeroModel

extension Scene {
  /// Views of a screen that a view may be meant to become: of nearly the same id, of the same name, of the same kind.
  package func becoming(_ view: View, _ heroID: String, on screen: String) -> [String] {
    let others = screens.first { $0.name == screen }?.views.filter { $0.parent != nil } ?? []
    let near = NearestName.find(heroID, among: others.compactMap(\.heroID))
    let free = others.filter { $0.heroID == nil }
    return Array(
      (others.filter { $0.heroID != nil && $0.heroID == near }
        + free.filter { view.name != nil && $0.name == view.name }
        + free.filter { other in
          free.count == 1 || other.content.typeName == view.content.typeName && view.content.typeName != "view"
        }.prefix(2))
        .map(\.path).once.prefix(3))
  }
}

extension Array where Element: Equatable {
  /// Each once, in order.
  package var once: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
