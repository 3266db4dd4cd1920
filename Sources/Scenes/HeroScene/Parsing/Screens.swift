import HeroGeometry
import HeroJSON
import HeroModel

/// A screen as it is at some step: its JSON, what it means, and how its views are addressed.
struct ScreenState {
  /// The screen's object, with the changes of earlier steps merged in.
  var cursor: JSONCursor
  var screen: Screen
  /// Child indices from the root, by view.
  var indexPaths: [[Int]]
  var names: [String: Int]

  /// The view behind what follows `screen/`: a name, or child indices from the root.
  func view(_ rest: Substring) -> Int? {
    if let named = names[String(rest)] { return named }
    var indices: [Int] = []
    for part in rest.split(separator: "/", omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(part) else {
        return nil
      }
      indices.append(index)
    }
    var view = 0
    for index in indices {
      guard screen.views.indices.contains(view), screen.views[view].children.indices.contains(index) else { return nil }
      view = screen.views[view].children[index]
    }
    return view
  }
}

/// The screens of a scene as they are at some step, and how steps name them and their views.
struct Screens {
  let reader: ValueReader
  var states: [ScreenState]

  /// The look that a screen's colours follow at this step.
  func appearance(of screen: Int) -> Appearance {
    guard case .string(let name)? = states[screen].cursor.member("appearance")?.value.kind else {
      return reader.canvasAppearance
    }
    return Appearance(rawValue: name) ?? reader.canvasAppearance
  }

  /// The view of a controller around a screen, `screen.navigationController`; nil for other views.
  func containerAddress(_ text: String) -> ViewAddress? {
    guard !reader.screenNames.contains(text) else { return nil }
    return ContainerController.allCases.lazy.compactMap { controller in
      controller.screen(of: text).flatMap(reader.screenNames.firstIndex).map {
        ViewAddress(screen: $0, view: 0, controller: controller)
      }
    }.first
  }

  /// The view that a screen puts into a bar, `screen.navigationItem.titleView/name`; nil for other views.
  private func barAddress(_ text: String) -> ViewAddress? {
    guard let (owner, slot) = BarSlot.find(in: text), let index = reader.screenNames.firstIndex(of: owner),
      states.indices.contains(index), let views = states[index].screen[slot]?.views(named: slot.path(of: owner))
    else { return nil }
    return views.firstIndex { $0.path == text }.map { ViewAddress(screen: index, view: $0, slot: slot) }
  }

  /// The view that `screen/name`, `screen/0/2`, `screen`, `screen.navigationController` or `screen.navigationItem.titleView` names at
  /// this step.
  func address(_ text: String, place: TextPlace, path: JSONPath) -> ViewAddress? {
    if let address = containerAddress(text) ?? barAddress(text) { return address }
    let slash = text.firstIndex(of: "/")
    let name = String(slash.map { text[..<$0] } ?? text[...])
    guard let index = reader.screenNames.firstIndex(of: name), states.indices.contains(index) else {
      if let (owner, _) = BarSlot.find(in: text), let index = reader.screenNames.firstIndex(of: owner) {
        let paths = states.indices.contains(index) ? states[index].screen.barViews.flatMap { $0 }.map(\.path) : []
        reader.log.report("no view '\(text)'\(NearestName.suggestion(text, among: paths))", place: place, path: path)
      } else {
        reader.log.report(
          "no screen named '\(name)'\(NearestName.suggestion(name, among: reader.screenNames))", place: place,
          path: path)
      }
      return nil
    }
    guard let slash else { return ViewAddress(screen: index, view: 0) }
    let rest = text[text.index(after: slash)...]
    if let view = states[index].view(rest) { return ViewAddress(screen: index, view: view) }
    let paths = states[index].screen.views.map(\.path)
    reader.log.report("no view '\(text)'\(NearestName.suggestion(text, among: paths))", place: place, path: path)
    return nil
  }
}
