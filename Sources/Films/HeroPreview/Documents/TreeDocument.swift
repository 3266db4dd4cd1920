import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel

/// The views of a film: as trees, and by what lies at a point of a frame.
enum TreeDocument {
  /// The trees of all screens.
  static func views(_ scene: Scene) -> JSONValue {
    [
      "version": .integer(1),
      "screens": .array(
        scene.screens.map { screen in
          ["name": .string(screen.name), "views": .array(screen.views.isEmpty ? [] : [json(0, screen)])]
        }),
    ]
  }

  private static func json(_ index: Int, _ screen: Screen) -> JSONValue {
    let view = screen.views[index]
    var members: [JSONValue.Member] = [
      .init("path", .string(view.path)), .init("name", .text(view.name)), .init("kind", .string(view.content.typeName)),
    ]
    if let id = view.heroID { members.append(.init("heroID", .string(id))) }
    let others = view.aliases.filter { $0 != view.name }
    if !others.isEmpty { members.append(.init("names", .array(others.map { .string($0) }))) }
    if let modifiers = view.heroModifiers { members.append(.init("modifiers", .string(modifiers.text))) }
    members.append(.init("children", .array(view.children.map { json($0, screen) })))
    return .object(members)
  }

  /// The views at a point of the canvas, front to back, each once.
  static func views(at point: Point, in tree: LayerTree, scene: Scene) -> JSONValue {
    var seen: Set<String> = []
    var found: [JSONValue] = []
    for path in HitTest.paths(at: point, in: tree) where seen.insert(path).inserted {
      guard let view = scene.view(path) else { continue }
      found.append([
        "path": .string(path), "name": .text(view.name), "kind": .string(view.content.typeName),
        "heroID": .text(view.heroID),
      ])
    }
    return ["version": .integer(1), "views": .array(found)]
  }
}

extension Scene {
  /// A view of a screen, or of a bar, by its path.
  func view(_ path: String) -> View? {
    address(of: path).map { screens[$0.screen].views[$0.view] }
      ?? (BarSlot.find(in: path) == nil ? nil : barViews.lazy.flatMap(\.trees).joined().first { $0.path == path })
  }

  /// The view that somebody asks for by its path, or by a name that it alone has.
  func view(called name: String) throws(PreviewProblem) -> View {
    if let view = view(name) { return view }
    do throws(UnknownView) {
      let paths = try paths(named: name).sorted()
      if paths.count == 1, let view = view(paths[0]) { return view }
      throw UnknownView(name: name, near: nil, candidates: paths)
    } catch {
      throw .notFound(error.message)
    }
  }

  /// Where a view is, by its path.
  func address(of path: String) -> ViewAddress? {
    for (screen, content) in screens.enumerated() {
      if let view = content.views.firstIndex(where: { $0.path == path }) {
        return ViewAddress(screen: screen, view: view)
      }
    }
    return nil
  }
}

extension [Modifier] {
  /// As a scene writes them: in words, or in Swift where one has no words.
  var text: String {
    let texts = map(\.text)
    return texts.contains { $0.hasPrefix(".") } ? swift : texts.joined(separator: " ")
  }
}
