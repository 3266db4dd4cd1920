import HeroCatalog
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

extension SceneReader {
  /// Reads all screens of the scene.
  mutating func readScreens(_ cursor: JSONCursor?) {
    guard let cursor else { return }
    guard case .object(let members) = cursor.value.kind else {
      report("expected an object of screens, found \(cursor.value.kindName)", at: cursor)
      return
    }
    if members.isEmpty { report("a scene needs at least one screen", at: cursor) }
    guard haveShortNames(members, of: cursor) else { return }
    screenNames = members.map(\.key)
    assets.prepare(cursor.value.texts(ofKey: "image"))
    for member in members where !isGivenUp {
      if member.key.isEmpty || member.key.contains("/") {
        report(
          member.key.isEmpty
            ? "a screen's name may not be empty"
            : "a screen's name may not contain '/', which separates screen and view",
          place: member.keyPlace, path: .key(cursor.path, member.key))
      }
      screens.append(readScreen(cursor.cursor(of: member), name: member.key))
    }
  }

  /// Whether no member's name is too long, which everything inside of it would repeat.
  mutating func haveShortNames(_ members: [JSONMember], of owner: JSONCursor) -> Bool {
    for member in members {
      guard let problem = SceneLimits.problem(text: member.key, limit: SceneLimits.nameLength) else { continue }
      report(problem, place: member.keyPlace, path: owner.path)
      return false
    }
    return true
  }

  /// Reads one screen; what is wrong is noted and replaced by defaults, so that the indices of screens hold.
  mutating func readScreen(_ cursor: JSONCursor, name: String) -> ScreenState {
    within(name) { $0.readScreenInside(cursor, name: name) }
  }

  private mutating func readScreenInside(_ cursor: JSONCursor, name: String) -> ScreenState {
    var screen = Screen(name: name, views: [], location: location(cursor))
    var tree = TreeBuilder(screen: name)
    if let bar = cursor.member("bar") {
      report(
        "a bar belongs to a container: \"root\": { \"navigation\": [\"\(name)\"], \"bar\": {} }; the screen has 'navigationItem'",
        at: bar)
    } else if isObject(cursor, keys: SceneKeys.screen, what: "a screen object") {
      let own = choice(cursor.member("appearance"), Appearance.self)
      appearance = own ?? canvasAppearance
      defer { appearance = canvasAppearance }
      screen.isHeroEnabled = bool(cursor.member("isHeroEnabled")) ?? true
      screen.modalPresentationStyle = presentationStyle(cursor)
      screen.modalAnimation = modalAnimation(of: cursor) ?? .unset
      screen.statusBarStyle = choice(cursor.member("statusBar"), Self.statusBarStyles(on: appearance))
      // A controller that says nothing has the style of its own appearance.
      if canvas.statusBar != nil, screen.statusBarStyle == nil { screen.statusBarStyle = own.map(StatusBar.Style.init) }
      readItems(cursor, into: &screen)
      if let view = required(cursor, "view") { readView(view, parent: nil, indices: [], into: &tree) }
    }
    if tree.views.isEmpty {
      tree.views.append(View(path: name, position: canvas.size.center, size: canvas.size))
      tree.indexPaths.append([])
      tree.placements.append(Placement(spot: .filling))
    }
    layOut(&tree)
    checkPaths(tree)
    screen.views = tree.views
    return ScreenState(cursor: cursor, screen: screen, indexPaths: tree.indexPaths, names: tree.names)
  }

  /// The look that a screen's colours follow at this step.
  func appearance(of screen: Int) -> Appearance {
    guard case .string(let name)? = screens[screen].cursor.member("appearance")?.value.kind else {
      return canvasAppearance
    }
    return Appearance(rawValue: name) ?? canvasAppearance
  }

  /// A name made of digits could be mistaken for a child index.
  private mutating func checkPaths(_ tree: TreeBuilder) {
    var unnamed: Set<String> = []
    for view in tree.views where view.name == nil { unnamed.insert(view.path) }
    for view in tree.views where view.name != nil && unnamed.contains(view.path) {
      tell(
        Diagnostic(
          file: file, line: view.location.line, column: view.location.column,
          jsonPath: view.location.jsonPath + ".name",
          message: "the name '\(view.name ?? "")' makes '\(view.path)', which is another view's address by index"))
    }
  }

  /// A screen's or controller's `modalPresentationStyle`.
  mutating func presentationStyle(_ owner: JSONCursor) -> ModalPresentationStyle {
    choice(owner.member("modalPresentationStyle"), ModalPresentationStyle.self) ?? .fullScreen
  }

  /// A screen's or controller's animation for being presented and dismissed, in Hero's words or SDOSHero's (scene words W1).
  mutating func modalAnimation(of owner: JSONCursor) -> ModalAnimation? {
    let whole = owner.member("modalAnimation")
    let sides = SceneKeys.modalPair.map { owner.member($0) }
    guard let side = sides.compactMap({ $0 }).first else { return modalAnimation(whole) }
    if whole != nil {
      report("give either 'modalAnimation' or \(SceneKeys.modalPair.joined(separator: " and "))", at: side)
    }
    return .pair(presenting: animationType(sides[0]), dismissing: animationType(sides[1]))
  }

  /// An animation type for both directions, or a pair.
  private mutating func modalAnimation(_ cursor: JSONCursor?) -> ModalAnimation? {
    guard let cursor else { return nil }
    if case .string = cursor.value.kind { return animationType(cursor).map { .both($0) } }
    guard
      isObject(
        cursor, keys: SceneKeys.modalAnimation, what: "an animation type or { \"presenting\": …, \"dismissing\": … }")
    else { return nil }
    if cursor.members.isEmpty { report("give 'presenting', 'dismissing' or both", at: cursor) }
    return .pair(
      presenting: animationType(cursor.member("presenting")), dismissing: animationType(cursor.member("dismissing")))
  }

  // MARK: Names of screens and views

  /// The index of a screen that a string names.
  mutating func screenIndex(_ cursor: JSONCursor?) -> Int? {
    guard let cursor, let name = string(cursor, what: "a screen's name") else { return nil }
    return screenIndex(named: name, at: cursor)
  }

  /// The index of a screen with a name; its absence is a problem.
  mutating func screenIndex(named name: String, at cursor: JSONCursor) -> Int? {
    if let index = screenNames.firstIndex(of: name) { return index }
    report("no screen named '\(name)'\(NearestName.suggestion(name, among: screenNames))", at: cursor)
    return nil
  }

  /// The view of a controller around a screen, `screen.navigationController`; nil for other views.
  func containerAddress(_ text: String) -> ViewAddress? {
    guard !screenNames.contains(text) else { return nil }
    return ContainerController.allCases.lazy.compactMap { controller in
      controller.screen(of: text).flatMap(screenNames.firstIndex).map {
        ViewAddress(screen: $0, view: 0, controller: controller)
      }
    }.first
  }

  /// The view that a screen puts into a bar, `screen.navigationItem.titleView/name`; nil for other views.
  private func barAddress(_ text: String) -> ViewAddress? {
    guard let (owner, slot) = BarSlot.find(in: text), let index = screenNames.firstIndex(of: owner),
      screens.indices.contains(index), let views = screens[index].screen[slot]?.views(named: slot.path(of: owner))
    else { return nil }
    return views.firstIndex { $0.path == text }.map { ViewAddress(screen: index, view: $0, slot: slot) }
  }

  /// The view that `screen/name`, `screen/0/2`, `screen`, `screen.navigationController` or `screen.navigationItem.titleView` names at
  /// this step.
  mutating func viewAddress(_ text: String, place: TextPlace, path: JSONPath) -> ViewAddress? {
    if let address = containerAddress(text) ?? barAddress(text) { return address }
    let slash = text.firstIndex(of: "/")
    let name = String(slash.map { text[..<$0] } ?? text[...])
    guard let index = screenNames.firstIndex(of: name), screens.indices.contains(index) else {
      if let (owner, _) = BarSlot.find(in: text), let index = screenNames.firstIndex(of: owner) {
        let paths = screens.indices.contains(index) ? screens[index].screen.barViews.flatMap { $0 }.map(\.path) : []
        report("no view '\(text)'\(NearestName.suggestion(text, among: paths))", place: place, path: path)
      } else {
        report(
          "no screen named '\(name)'\(NearestName.suggestion(name, among: screenNames))", place: place, path: path)
      }
      return nil
    }
    guard let slash else { return ViewAddress(screen: index, view: 0) }
    let rest = text[text.index(after: slash)...]
    if let view = screens[index].view(rest) { return ViewAddress(screen: index, view: view) }
    let paths = screens[index].screen.views.map(\.path)
    report("no view '\(text)'\(NearestName.suggestion(text, among: paths))", place: place, path: path)
    return nil
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
