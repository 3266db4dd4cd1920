import HeroGeometry
import HeroJSON
import HeroModel

/// Which bars each screen meets, told from the scene's root and steps alone: views and expressions need it before they are read.
struct BarPlaces {
  /// What is around a screen.
  struct Place: Equatable {
    var isInNavigation = false
    var isInTabs = false
    var hasNavigationBar = false
    /// Whether the bar shows what the screen puts into it.
    var showsItem = false
    var hasTabBar = false
    /// Where the screen first comes.
    var safeArea: [ShownBars] = []
  }

  /// What a step does, and where it stands.
  struct Event {
    let action: Step.Action
    let isOuter: Bool
    let cursor: JSONCursor
  }

  /// Screens by their numbers, containers by the bars that they show.
  private enum Barred: ControllerKinds {
    typealias Screen = Int
    typealias Navigation = ShownBars.Navigation
    /// Whether there is a bar.
    typealias Tabs = Bool
  }

  /// By screen name; screens that never come are missing.
  private(set) var places: [String: Place] = [:]
  /// The step, or the root, with which there are more screens at once than a scene may hold; nothing is told of what follows.
  private(set) var crowd: JSONCursor?
  private let names: [String]
  private let wishes: [ShownBars.Wishes]

  /// - Parameters:
  ///   - screens: All screens of the scene.
  ///   - root: What is on screen at the start, and where that stands; nil where it cannot be read: no screen comes then.
  ///   - events: The steps that can be read.
  init(screens: [JSONMember], root: (Root, JSONCursor)?, events: [Event]) {
    let cursors = screens.map { JSONCursor(value: $0.value, path: .root) }
    names = screens.map(\.key)
    wishes = cursors.map { ShownBars.Wishes($0) }
    guard let (root, cursor) = root else { return }
    let styles = cursors.map(Self.style)
    func level(_ root: Root) -> Containers<Barred>.Level {
      let style: ModalPresentationStyle =
        switch root {
        case .screen(let screen): styles[screen]
        case .navigation(let navigation): navigation.modalPresentationStyle
        case .tabs(let tabs): tabs.modalPresentationStyle
        }
      return .init(Self.container(root), style: style, own: Unsaid())
    }
    var stage = Containers(level(root))
    guard meet(stage, at: cursor) else { return }
    for event in events {
      // Where nothing changes, nothing is met; what is impossible is reported by others.
      guard (try? stage.take(event.action, isOuter: event.isOuter, level)) != nil else { continue }
      guard meet(stage, at: event.cursor) else { return }
    }
  }

  private static func style(_ screen: JSONCursor) -> ModalPresentationStyle {
    guard case .string(let text)? = screen.member("modalPresentationStyle")?.value.kind else { return .fullScreen }
    return ModalPresentationStyle(rawValue: text) ?? .fullScreen
  }

  private static func container(_ root: Root) -> Container<Barred> {
    switch root {
    case .screen(let screen): .screen(screen)
    case .navigation(let navigation): container(navigation)
    case .tabs(let tabs):
      .tabs(
        TabContainer(
          tabs.bar != nil,
          tabs: tabs.tabs.map { tab -> Container<Barred> in
            switch tab {
            case .screen(let screen): .screen(screen)
            case .navigation(let navigation): container(navigation)
            }
          }, selected: tabs.selected))
    }
  }

  private static func container(_ navigation: NavigationRoot) -> Container<Barred> {
    let own = ShownBars.Navigation(
      hasBar: navigation.bar != nil, hasLargeTitles: navigation.bar?.hasLargeTitles ?? false)
    return .navigation(NavigationContainer(own, stack: navigation.stack.map { container($0) }))
  }

  /// Notes what is around the screens that show, and around those below them in their stacks and in other tabs.
  ///
  /// False where there are too many of them.
  private mutating func meet(_ stage: Containers<Barred>, at step: JSONCursor) -> Bool {
    guard stage.levels.reduce(0, { $0 + Self.count($1.container) }) <= SceneLimits.heldScreens else {
      crowd = step
      return false
    }
    for level in stage.levels { meet(level.container, in: level.container, at: 0) }
    return true
  }

  private static func count(_ container: Container<Barred>) -> Int {
    switch container {
    case .screen: 1
    case .navigation(let navigation): navigation.stack.entries.reduce(0) { $0 + count($1) }
    case .tabs(let tabs): tabs.selection.tabs.reduce(0) { $0 + count($1) }
    }
  }

  /// - Parameters:
  ///   - whole: A level, showing what is at a depth of it.
  private mutating func meet(_ container: Container<Barred>, in whole: Container<Barred>, at depth: Int) {
    func showing(_ inner: Container<Barred>) -> Container<Barred> {
      var result = whole
      result[depth] = inner
      return result
    }
    switch container {
    case .screen(let screen): meet(screen, in: whole)
    case .navigation(let navigation):
      for position in navigation.stack.entries.indices {
        let stack = Array(navigation.stack.entries[...position])
        meet(
          stack[position], in: showing(.navigation(NavigationContainer(navigation.own, stack: stack))), at: depth + 1)
      }
    case .tabs(var tabs):
      for index in tabs.selection.tabs.indices {
        _ = try? tabs.selection.select(index)
        meet(tabs.selection.tabs[index], in: showing(.tabs(tabs)), at: depth + 1)
      }
    }
  }

  private mutating func meet(_ screen: Int, in whole: Container<Barred>) {
    let (name, wishes) = (names[screen], wishes)
    var place = places[name] ?? Place(safeArea: whole.shownBars({ wishes[$0] }, { $0 }, { $0 }))
    place.isInNavigation = place.isInNavigation || whole.navigation != nil
    place.isInTabs = place.isInTabs || whole.tabs != nil
    let hasBar = whole.navigation?.own.hasBar ?? false
    place.hasNavigationBar = place.hasNavigationBar || hasBar
    // A tab bar controller in the stack speaks for itself.
    place.showsItem = place.showsItem || hasBar && whole.navigation?.stack.top == .screen(screen)
    place.hasTabBar = place.hasTabBar || whole.tabs?.own ?? false
    places[name] = place
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

extension LayoutGround {
  /// The ground of a screen that bars are around: its safe area ends where they begin.
  func inside(_ bars: [ShownBars]) -> LayoutGround {
    let insets = BarMetrics(size).insets(of: bars)
    var result = self
    result.safeArea.top += insets.top
    result.safeArea.bottom += insets.bottom
    return result
  }
}

extension BarPlaces {
  /// Does something with the safe area that a screen has inside of its containers' bars.
  func within<Result>(_ screen: String, _ reader: ValueReader, _ body: () -> Result) -> Result {
    guard let bars = places[screen]?.safeArea, bars.contains(where: { $0 != ShownBars() }),
      let place = reader.sceneNames["safeArea"]?.place
    else { return body() }
    let outer = (reader.ground, reader.design, reader.sceneNames["safeArea"])
    reader.ground = reader.ground.inside(bars)
    reader.design = reader.design.inside(bars)
    reader.sceneNames["safeArea"] = reader.ground.safeArea.node(at: place)
    defer { (reader.ground, reader.design, reader.sceneNames["safeArea"]) = outer }
    return body()
  }
}
