import HeroGeometry
import HeroJSON
import HeroModel

/// Which bars each screen meets, told from the scene's root and timeline alone: views and expressions need it before they are read.
struct BarPlaces {
  /// What is around a screen.
  struct Place: Equatable {
    var isInNavigation = false
    var isInTabs = false
    var hasNavigationBar = false
    var hasTabBar = false
    /// Where the screen first comes.
    var safeArea = ShownBars()
  }

  /// Screens by their names, containers by the bars that they show.
  private enum Named: ControllerKinds {
    typealias Screen = String
    typealias Navigation = ShownBars.Navigation
    /// Whether there is a bar.
    typealias Tabs = Bool
  }

  /// By screen name; screens that never come are missing.
  private(set) var places: [String: Place] = [:]
  private let wishes: [String: ShownBars.Wishes]

  /// Goes through a scene's timeline; what is wrong with it is reported by others.
  init(_ scene: JSONCursor) {
    let screens = scene.member("screens")?.members ?? []
    wishes = Dictionary(
      screens.map { ($0.key, ShownBars.Wishes(JSONCursor(value: $0.value, path: .root))) }, uniquingKeysWith: { $1 })
    guard let root = scene.member("root").flatMap(Self.level) else { return }
    var stage = Containers(root)
    meet(stage.top.container)
    for step in scene.member("timeline")?.elements ?? [] {
      _ = try? Self.take(step, on: &stage)
      meet(stage.top.container)
    }
  }

  private static func level(_ root: JSONCursor) -> Containers<Named>.Level? {
    guard let tabs = root.member("tabs")?.elements else {
      return holder(root).map { .init($0, own: Unsaid()) }
    }
    let selected = root.member("selected").map { $0.value.real.flatMap { Int(exactly: $0) } } ?? 0
    let holders = tabs.compactMap(holder)
    guard let selected, holders.indices.contains(selected) else { return nil }
    let container = TabContainer<Named>(root.member("bar") != nil, tabs: holders, selected: selected)
    return .init(.tabs(container), own: Unsaid())
  }

  /// A screen, or a navigation controller with its stack.
  private static func holder(_ cursor: JSONCursor) -> Container<Named>? {
    guard let stack = cursor.member("navigation")?.elements?.compactMap(\.value.text) else {
      return cursor.value.text.map { .screen($0) }
    }
    guard !stack.isEmpty else { return nil }
    let bar = cursor.member("bar")
    let own = ShownBars.Navigation(hasBar: bar != nil, hasLargeTitles: bar?.says("largeTitles") ?? false)
    return .navigation(NavigationContainer(own, stack: stack))
  }

  /// Does what a step does; throws where it is impossible.
  private static func take(_ step: JSONCursor, on stage: inout Containers<Named>) throws -> ContainerChange<Named>? {
    if let level = step.member("present").flatMap(level) { return try stage.present(level) }
    if let level = step.member("replaceTop").flatMap(level) { return try stage.replaceTop(with: level) }
    if step.member("dismiss") != nil { return try stage.dismiss() }
    if step.member("dismissAll") != nil { return try stage.dismissAll() }
    if let name = step.member("unwindTo")?.value.text { return try stage.unwind(to: name) }
    if let name = step.member("push")?.value.text { return try stage.push(name) }
    if step.member("pop") != nil { return try stage.pop() }
    if let name = step.member("popTo")?.value.text { return try stage.pop(to: name) }
    if step.member("popToRoot") != nil { return try stage.popToRoot() }
    if let name = step.member("replace")?.value.text {
      return try stage.replace(with: .init(.screen(name), own: Unsaid()))
    }
    if let stack = step.member("setViewControllers")?.elements {
      return try stage.setViewControllers(stack.compactMap(\.value.text))
    }
    guard let tab = step.member("selectTab")?.value else { return nil }
    if let name = tab.text { return try stage.selectTab(holding: name) }
    return try tab.real.flatMap { Int(exactly: $0) }.map { index in try stage.selectTab(index) } ?? nil
  }

  /// Notes what is around the screens of a container.
  private mutating func meet(_ container: Container<Named>) {
    if let tabs = container.tabs {
      for tab in tabs.selection.tabs { meet(tab.shownStack, in: tab.navigation?.own, tabs: tabs.own) }
    } else {
      meet(container.shownStack, in: container.navigation?.own, tabs: nil)
    }
  }

  private mutating func meet(_ stack: [String], in navigation: ShownBars.Navigation?, tabs: Bool?) {
    for (position, name) in stack.enumerated() {
      var place =
        places[name]
        ?? Place(
          safeArea: ShownBars(
            around: stack[...position].map { wishes[$0] ?? ShownBars.Wishes() }, in: navigation,
            hasTabBar: tabs ?? false))
      place.isInNavigation = place.isInNavigation || navigation != nil
      place.isInTabs = place.isInTabs || tabs != nil
      place.hasNavigationBar = place.hasNavigationBar || navigation?.hasBar ?? false
      place.hasTabBar = place.hasTabBar || tabs ?? false
      places[name] = place
    }
  }
}

extension ShownBars.Wishes {
  /// As a screen has them.
  fileprivate init(_ screen: JSONCursor) {
    self.init()
    let (item, bar) = (screen.member("navigationItem"), screen.member("navigationBar"))
    if case .bool(let value)? = item?.member("largeTitle")?.value.kind { isTitleLarge = value }
    hasPrompt = item?.member("prompt") != nil
    hidesNavigationBar = bar?.says("hidden") ?? false
    isTitleCollapsed = bar?.says("collapsed") ?? false
    hidesTabBar = screen.member("tabBar")?.says("hidden") ?? false
    hasToolbar = screen.member("toolbarItems")?.elements?.isEmpty == false
  }
}

extension JSONCursor {
  fileprivate func says(_ key: String) -> Bool {
    if case .bool(true)? = member(key)?.value.kind { true } else { false }
  }
}

extension JSONNode {
  fileprivate var text: String? { if case .string(let text) = kind { text } else { nil } }
}

extension LayoutGround {
  /// The ground of a screen that bars are around: its safe area ends where they begin.
  func inside(_ bars: ShownBars) -> LayoutGround {
    let insets = BarMetrics(size).insets(of: bars)
    var result = self
    result.safeArea.top += insets.top
    result.safeArea.bottom += insets.bottom
    return result
  }
}

extension SceneReader {
  /// Does something with the safe area that a screen has inside of its containers' bars.
  mutating func within<Result>(_ screen: String, _ body: (inout SceneReader) -> Result) -> Result {
    guard let bars = barPlaces.places[screen]?.safeArea, bars != ShownBars(),
      let place = sceneNames["safeArea"]?.place
    else { return body(&self) }
    let outer = (ground, design, sceneNames["safeArea"])
    ground = ground.inside(bars)
    design = design.inside(bars)
    sceneNames["safeArea"] = ground.safeArea.node(at: place)
    defer { (ground, design, sceneNames["safeArea"]) = outer }
    return body(&self)
  }

  /// Notes items that no bar ever shows, for `lint`.
  mutating func noteItems(_ cursor: JSONCursor, of screen: String) {
    let place = barPlaces.places[screen] ?? BarPlaces.Place()
    let rules: [(key: String, isShown: Bool, reason: String)] = [
      (
        "navigationItem", place.hasNavigationBar,
        place.isInNavigation
          ? "its navigation controller has no 'bar'; give it one: \"bar\": {}"
          : "the screen is never in a navigation controller: { \"navigation\": [\"\(screen)\"], \"bar\": {} }"
      ),
      (
        "tabBarItem", place.hasTabBar,
        place.isInTabs
          ? "its tab bar controller has no 'bar'; give it one: \"bar\": {}"
          : "the screen is never in a tab bar controller: { \"tabs\": [\"\(screen)\"], \"bar\": {} }"
      ),
      (
        "navigationBar", place.hasNavigationBar,
        "no bar is above the screen: { \"navigation\": [\"\(screen)\"], \"bar\": {} }"
      ),
      ("tabBar", place.hasTabBar, "no bar is below the screen: { \"tabs\": [\"\(screen)\"], \"bar\": {} }"),
      (
        "toolbarItems", place.isInNavigation,
        "the screen is never in a navigation controller: { \"navigation\": [\"\(screen)\"] }"
      ),
    ]
    if let member = cursor.members.first(where: { $0.key == "statusBar" }), canvas.statusBar == nil {
      noteUnused(
        "the statusBar of '\(screen)' is never shown: the canvas has none; give it one: \"statusBar\": \"dark\"",
        place: member.keyPlace, path: .key(cursor.path, "statusBar"))
    }
    for rule in rules where !rule.isShown {
      guard let member = cursor.members.first(where: { $0.key == rule.key }) else { continue }
      noteUnused(
        "the \(rule.key) of '\(screen)' is never shown: \(rule.reason)", place: member.keyPlace,
        path: .key(cursor.path, rule.key))
    }
  }
}
