import HeroCatalog
import HeroGeometry
import HeroJSON
import HeroModel

/// Reads screens.
struct ScreenReader {
  let reader: ValueReader
  /// Which bars are around each screen.
  let places: BarPlaces

  /// Reads all screens of the scene.
  func screens(_ cursor: JSONCursor?) -> [ScreenState] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      reader.log.report("expected an object of screens, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    if members.isEmpty { reader.log.report("a scene needs at least one screen", at: cursor) }
    guard reader.haveShortNames(members, of: cursor) else { return [] }
    reader.screenNames = members.map(\.key)
    reader.assets.prepare(cursor.value.texts(ofKey: "image"))
    var screens: [ScreenState] = []
    for member in members where !reader.log.isGivenUp {
      if member.key.isEmpty || member.key.contains("/") {
        reader.log.report(
          member.key.isEmpty
            ? "a screen's name may not be empty"
            : "a screen's name may not contain '/', which separates screen and view",
          place: member.keyPlace, path: .key(cursor.path, member.key))
      }
      screens.append(screen(cursor.cursor(of: member), name: member.key))
    }
    return screens
  }

  /// Reads one screen; what is wrong is noted and replaced by defaults, so that the indices of screens hold.
  func screen(_ cursor: JSONCursor, name: String) -> ScreenState {
    places.within(name, reader) { readInside(cursor, name: name) }
  }

  private func readInside(_ cursor: JSONCursor, name: String) -> ScreenState {
    var screen = Screen(name: name, views: [], location: cursor.location)
    var tree = TreeBuilder(screen: name)
    if let bar = cursor.member("bar") {
      reader.log.report(
        "a bar belongs to a container: \"root\": { \"navigation\": [\"\(name)\"], \"bar\": {} }; the screen has 'navigationItem'",
        at: bar)
    } else if reader.isObject(cursor, keys: SceneKeys.screen, what: "a screen object") {
      let own = reader.choice(cursor.member("appearance"), Appearance.self)
      reader.appearance = own ?? reader.canvasAppearance
      defer { reader.appearance = reader.canvasAppearance }
      screen.isHeroEnabled = reader.bool(cursor.member("isHeroEnabled")) ?? true
      screen.modalPresentationStyle = ModalReader(reader).presentationStyle(cursor)
      screen.modalTransitionStyle = ModalReader(reader).transitionStyle(cursor)
      screen.modalAnimation = ModalReader(reader).modalAnimation(of: cursor) ?? .unset
      screen.statusBarStyle = reader.choice(cursor.member("statusBar"), StatusBar.Style.words(on: reader.appearance))
      // A controller that says nothing has the style of its own appearance.
      if reader.canvas.statusBar != nil, screen.statusBarStyle == nil {
        screen.statusBarStyle = own.map(StatusBar.Style.init)
      }
      BarReader(reader).readItems(cursor, into: &screen)
      if let view = reader.required(cursor, "view") {
        ViewReader(reader).readView(view, parent: nil, indices: [], into: &tree)
      }
    }
    if tree.views.isEmpty {
      tree.views.append(View(path: name, position: reader.canvas.size.center, size: reader.canvas.size))
      tree.indexPaths.append([])
      tree.placements.append(Placement(spot: .filling))
    }
    tree.layOut(with: reader)
    checkPaths(tree)
    screen.views = tree.views
    return ScreenState(cursor: cursor, screen: screen, indexPaths: tree.indexPaths, names: tree.names)
  }

  /// A name made of digits could be mistaken for a child index.
  private func checkPaths(_ tree: TreeBuilder) {
    var unnamed: Set<String> = []
    for view in tree.views where view.name == nil { unnamed.insert(view.path) }
    for view in tree.views where view.name != nil && unnamed.contains(view.path) {
      reader.log.tell(
        Diagnostic(
          file: reader.log.file, line: view.location.line, column: view.location.column,
          jsonPath: view.location.jsonPath + ".name",
          message: "the name '\(view.name ?? "")' makes '\(view.path)', which is another view's address by index"))
    }
  }
}

extension JSONNode {
  /// The texts of all members of that name, at any depth, in file order.
  fileprivate func texts(ofKey key: String) -> [String] {
    switch kind {
    case .object(let members):
      members.flatMap { member -> [String] in
        if member.key == key, case .string(let text) = member.value.kind { return [text] }
        return member.value.texts(ofKey: key)
      }
    case .array(let elements): elements.flatMap { $0.texts(ofKey: key) }
    default: []
    }
  }
}
