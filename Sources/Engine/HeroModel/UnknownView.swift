/// A view is asked for that does not exist, or that is not the only one of its name.
package struct UnknownView: Error, Equatable, Sendable {
  /// As asked for.
  package let name: String
  /// The nearest known name.
  package let near: String?
  /// The paths of the views that it may mean; empty when there are none.
  package var candidates: [String] = []

  package init(name: String, near: String?, candidates: [String] = []) {
    self.name = name
    self.near = near
    self.candidates = candidates
  }

  /// What is wrong and what to do.
  package var message: String {
    guard candidates.isEmpty else {
      return "several views are called '\(name)': \(candidates.joined(separator: ", ")); name one of them"
    }
    return "no view is called '\(name)'"
      + (near.map { "; did you mean '\($0)'?" } ?? "; `herorender inspect` lists the views")
  }
}

extension Scene {
  /// The paths of the views that a person names: by path, else all that have the name or heroID, else the one that has it as another
  /// name in its storyboard.
  ///
  /// Before a name of a storyboard's view may stand its screen's: `Detail/titleLabel`.
  ///
  /// - Throws: `UnknownView` when no view has the name, or several views of a storyboard have it as another name.
  package func paths(named name: String) throws(UnknownView) -> Set<String> {
    let views = allViews
    let around = ContainerController.allCases.compactMap { $0.screen(of: name) }
    if screens.contains(where: { around.contains($0.name) }) || views.contains(where: { $0.path == name }) {
      return [name]
    }
    let named = views.filter { $0.name == name || $0.heroID == name }.map(\.path)
    guard named.isEmpty else { return Set(named) }
    let aliased = views.filter { $0.isCalled(name) }
    // What repeats a prototype stands at one place.
    let places = Set(aliased.map { "\($0.location.line):\($0.location.column)" })
    guard aliased.isEmpty || places.count > 1 else { return Set(aliased.map(\.path)) }
    let known =
      views.map(\.path) + views.compactMap(\.name) + views.compactMap(\.heroID) + views.flatMap(\.aliases)
    throw UnknownView(
      name: name, near: aliased.isEmpty ? NearestName.find(name, among: known) : nil, candidates: aliased.map(\.path))
  }

  /// All screens as they are before the first step, then as steps change them.
  package var allScreens: [Screen] {
    screens + steps.flatMap { $0.screenChanges.sorted { $0.key < $1.key }.map(\.value) }
  }
}

extension View {
  /// Whether one of its other names is meant, by itself or behind its screen's.
  fileprivate func isCalled(_ name: String) -> Bool {
    if aliases.contains(name) { return true }
    let screen = path.prefix { $0 != "/" } + "/"
    return name.hasPrefix(screen) && aliases.contains(String(name.dropFirst(screen.count)))
  }
}
