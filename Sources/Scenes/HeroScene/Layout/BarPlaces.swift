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
    /// Whether the bar shows what the screen puts into it.
    var showsItem = false
    var hasTabBar = false
    /// Where the screen first comes.
    var safeArea: [ShownBars] = []
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
  /// The step, or the root, with which there are more screens at once than a scene may hold; nothing is told of what follows.
  private(set) var crowd: JSONCursor?
  private let wishes: [String: ShownBars.Wishes]
  private let styles: [String: ModalPresentationStyle]

  /// Goes through a scene's timeline; what is wrong with it is reported by others.
  init(_ scene: JSONCursor) {
    let screens = scene.member("screens")?.members ?? []
    wishes = Dictionary(
      screens.map { ($0.key, ShownBars.Wishes(JSONCursor(value: $0.value, path: .root))) }, uniquingKeysWith: { $1 })
    styles = Dictionary(
      screens.compactMap { screen in Self.style(JSONCursor(value: screen.value, path: .root)).map { (screen.key, $0) }
      },
      uniquingKeysWith: { $1 })
    guard let first = scene.member("root"), let root = level(first) else { return }
    var stage = Containers(root)
    guard meet(stage, at: first) else { return }
    for step in scene.member("timeline")?.elements ?? [] {
      // Where nothing changes, nothing is met.
      guard (try? take(step, on: &stage)) != nil else { continue }
      guard meet(stage, at: step) else { return }
    }
  }

  private static func style(_ cursor: JSONCursor) -> ModalPresentationStyle? {
    cursor.member("modalPresentationStyle")?.value.text.flatMap { ModalPresentationStyle(rawValue: $0) }
  }

  private func level(_ root: JSONCursor) -> Containers<Named>.Level? {
    let style = Self.style(root) ?? root.value.text.flatMap { styles[$0] } ?? .fullScreen
    return Self.holder(root).map { .init($0, style: style, own: Unsaid()) }
  }

  /// A screen, or a container with what it holds.
  private static func holder(_ cursor: JSONCursor) -> Container<Named>? {
    if let tabs = cursor.member("tabs")?.elements {
      let selected = cursor.member("selected").map { $0.value.real.flatMap { Int(exactly: $0) } } ?? 0
      let holders = tabs.compactMap(holder)
      guard let selected, holders.indices.contains(selected) else { return nil }
      return .tabs(TabContainer(cursor.member("bar") != nil, tabs: holders, selected: selected))
    }
    guard let stack = cursor.member("navigation")?.elements?.compactMap(holder) else {
      return cursor.value.text.map { .screen($0) }
    }
    guard !stack.isEmpty else { return nil }
    let bar = cursor.member("bar")
    let own = ShownBars.Navigation(hasBar: bar != nil, hasLargeTitles: bar?.says("largeTitles") ?? false)
    return .navigation(NavigationContainer(own, stack: stack))
  }

  /// Does what a step does; throws where it is impossible.
  private func take(_ step: JSONCursor, on stage: inout Containers<Named>) throws -> ContainerChange<Named>? {
    if let level = step.member("present").flatMap(level) { return try stage.present(level) }
    if let level = step.member("replaceTop").flatMap(level) { return try stage.replaceTop(with: level) }
    if step.member("dismiss") != nil { return try stage.dismiss() }
    if step.member("dismissAll") != nil { return try stage.dismissAll() }
    if let name = step.member("unwindTo")?.value.text { return try stage.unwind(to: name) }
    let isOuter = step.says("outer")
    if let pushed = step.member("push").flatMap(Self.holder) { return try stage.push(pushed, isOuter: isOuter) }
    if step.member("pop") != nil { return try stage.pop() }
    if let name = step.member("popTo")?.value.text { return try stage.pop(to: name) }
    if step.member("popToRoot") != nil { return try stage.popToRoot() }
    if let name = step.member("replace")?.value.text {
      return try stage.replace(with: .init(.screen(name), own: Unsaid()))
    }
    if let stack = step.member("setViewControllers")?.elements {
      return try stage.setViewControllers(stack.compactMap(Self.holder), isOuter: isOuter)
    }
    guard let tab = step.member("selectTab")?.value else { return nil }
    if let name = tab.text { return try stage.selectTab(holding: name) }
    return try tab.real.flatMap { Int(exactly: $0) }.map { index in try stage.selectTab(index) } ?? nil
  }

  /// Notes what is around the screens that show, and around those below them in their stacks and in other tabs.
  ///
  /// False where there are too many of them.
  private mutating func meet(_ stage: Containers<Named>, at step: JSONCursor) -> Bool {
    guard stage.levels.reduce(0, { $0 + Self.count($1.container) }) <= SceneLimits.heldScreens else {
      crowd = step
      return false
    }
    for level in stage.levels { meet(level.container, in: level.container, at: 0) }
    return true
  }

  private static func count(_ container: Container<Named>) -> Int {
    switch container {
    case .screen: 1
    case .navigation(let navigation): navigation.stack.entries.reduce(0) { $0 + count($1) }
    case .tabs(let tabs): tabs.selection.tabs.reduce(0) { $0 + count($1) }
    }
  }

  /// - Parameters:
  ///   - whole: A level, showing what is at a depth of it.
  private mutating func meet(_ container: Container<Named>, in whole: Container<Named>, at depth: Int) {
    func showing(_ inner: Container<Named>) -> Container<Named> {
      var result = whole
      result[depth] = inner
      return result
    }
    switch container {
    case .screen(let name): meet(name, in: whole)
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

  private mutating func meet(_ name: String, in whole: Container<Named>) {
    let wishes = wishes
    var place =
      places[name] ?? Place(safeArea: whole.shownBars({ wishes[$0] ?? ShownBars.Wishes() }, { $0 }, { $0 }))
    place.isInNavigation = place.isInNavigation || whole.navigation != nil
    place.isInTabs = place.isInTabs || whole.tabs != nil
    let hasBar = whole.navigation?.own.hasBar ?? false
    place.hasNavigationBar = place.hasNavigationBar || hasBar
    // A tab bar controller in the stack speaks for itself.
    place.showsItem = place.showsItem || hasBar && whole.navigation?.stack.top == .screen(name)
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

extension JSONNode {
  fileprivate var text: String? { if case .string(let text) = kind { text } else { nil } }
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
