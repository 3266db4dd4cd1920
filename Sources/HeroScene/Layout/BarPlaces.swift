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
    var safeArea = Bars()
  }

  /// What stands in the way of a screen's content.
  struct Bars: Equatable {
    var hasNavigationBar = false
    var isTitleLarge = false
    var hasPrompt = false
    var hasToolbar = false
    var hasTabBar = false
  }

  /// A screen, or a navigation controller with its stack.
  private struct Holder {
    var stack: [String]
    var isNavigation = false
    var bar: NavigationBar?
  }

  /// One level of the modal stack.
  private struct Level {
    var holders: [Holder]
    var selected = 0
    var isTabs = false
    var hasBar = false
  }

  /// By screen name; screens that never come are missing.
  private(set) var places: [String: Place] = [:]
  private let largeTitles: [String: Bool]
  /// Screens that have the bar away, and those whose large title has scrolled away.
  private var (hidden, collapsed, tabless): (Set<String>, Set<String>, Set<String>) = ([], [], [])
  private let toolbars: Set<String>
  private let prompts: Set<String>
  private var levels: [Level] = []

  /// Goes through a scene's timeline; what is wrong with it is reported by others.
  init(_ scene: JSONCursor) {
    let screens = scene.member("screens")?.members ?? []
    var large: [String: Bool] = [:]
    var (toolbars, prompts): (Set<String>, Set<String>) = ([], [])
    for screen in screens {
      let cursor = JSONCursor(value: screen.value, path: .root)
      if case .bool(let value)? = cursor.member("navigationItem")?.member("largeTitle")?.value.kind {
        large[screen.key] = value
      }
      if cursor.member("navigationItem")?.member("prompt") != nil { prompts.insert(screen.key) }
      func says(_ bar: String, _ key: String) -> Bool {
        if case .bool(true)? = cursor.member(bar)?.member(key)?.value.kind { true } else { false }
      }
      if says("navigationBar", "hidden") { hidden.insert(screen.key) }
      if says("navigationBar", "collapsed") { collapsed.insert(screen.key) }
      if says("tabBar", "hidden") { tabless.insert(screen.key) }
      if cursor.member("toolbarItems")?.elements?.isEmpty == false { toolbars.insert(screen.key) }
    }
    largeTitles = large
    self.toolbars = toolbars
    self.prompts = prompts
    guard let root = scene.member("root") else { return }
    present(root)
    for step in scene.member("timeline")?.elements ?? [] {
      guard !levels.isEmpty else { return }
      take(step)
    }
  }

  private mutating func present(_ root: JSONCursor) {
    var level = Level(holders: [])
    if let tabs = root.member("tabs")?.elements {
      level.holders = tabs.map(Self.holder)
      level.isTabs = true
      level.hasBar = root.member("bar") != nil
      if let selected = root.member("selected")?.value.real.flatMap({ Int(exactly: $0) }) { level.selected = selected }
    } else {
      level.holders = [Self.holder(root)]
    }
    guard level.holders.indices.contains(level.selected) else { return }
    levels.append(level)
    for holder in level.holders.indices { meet(level, holder) }
  }

  private static func holder(_ cursor: JSONCursor) -> Holder {
    guard let stack = cursor.member("navigation")?.elements else {
      return Holder(stack: cursor.value.text.map { [$0] } ?? [])
    }
    var bar: NavigationBar?
    if let member = cursor.member("bar") {
      bar = NavigationBar(colors: .plain(isDark: false))
      if case .bool(true)? = member.member("largeTitles")?.value.kind { bar?.hasLargeTitles = true }
    }
    return Holder(stack: stack.compactMap(\.value.text), isNavigation: true, bar: bar)
  }

  /// Notes what is around the screens of a holder.
  private mutating func meet(_ level: Level, _ index: Int) {
    let holder = level.holders[index]
    for (position, name) in holder.stack.enumerated() {
      var bars = Bars(hasTabBar: level.hasBar && !tabless.contains(name))
      if let bar = holder.bar, !hidden.contains(name) {
        bars.hasNavigationBar = true
        bars.hasPrompt = prompts.contains(name)
        bars.isTitleLarge =
          !collapsed.contains(name) && bar.showsLargeTitle(holder.stack[...position].map { largeTitles[$0] })
      }
      bars.hasToolbar = holder.isNavigation && toolbars.contains(name)
      var place = places[name] ?? Place(safeArea: bars)
      place.isInNavigation = place.isInNavigation || holder.isNavigation
      place.isInTabs = place.isInTabs || level.isTabs
      place.hasNavigationBar = place.hasNavigationBar || holder.bar != nil
      place.hasTabBar = place.hasTabBar || level.hasBar
      places[name] = place
    }
  }

  private mutating func take(_ step: JSONCursor) {
    if let root = step.member("present") {
      present(root)
    } else if let root = step.member("replaceTop") {
      let top = levels.count - 1
      present(root)
      if levels.count > top + 1 { levels.remove(at: top) }
    } else if step.member("dismiss") != nil {
      if levels.count > 1 { levels.removeLast() }
    } else if step.member("dismissAll") != nil {
      levels.removeSubrange(1...)
    } else if let name = step.member("unwindTo")?.value.text {
      unwind(to: name)
    } else if let tab = step.member("selectTab") {
      select(tab)
    } else if let name = step.member("push")?.value.text {
      change { $0 + [name] }
    } else if step.member("pop") != nil {
      change { $0.count > 1 ? $0.dropLast() : $0 }
    } else if let name = step.member("popTo")?.value.text {
      change { stack in stack.firstIndex(of: name).map { Array(stack[...$0]) } ?? stack }
    } else if step.member("popToRoot") != nil {
      change { Array($0.prefix(1)) }
    } else if let name = step.member("replace")?.value.text {
      change { $0.dropLast() + [name] }
    } else if let stack = step.member("setViewControllers")?.elements {
      change { _ in stack.compactMap(\.value.text) }
    }
  }

  /// Gives the holder that shows another stack.
  private mutating func change(_ body: ([String]) -> [String]) {
    let top = levels.count - 1
    let selected = levels[top].selected
    levels[top].holders[selected].stack = body(levels[top].holders[selected].stack)
    meet(levels[top], selected)
  }

  private mutating func unwind(to name: String) {
    while let level = levels.last {
      if let index = level.holders[level.selected].stack.firstIndex(of: name) {
        change { Array($0[...index]) }
        return
      }
      guard levels.count > 1 else { return }
      levels.removeLast()
    }
  }

  private mutating func select(_ tab: JSONCursor) {
    let top = levels.count - 1
    let index: Int? =
      if let name = tab.value.text {
        levels[top].holders.firstIndex { $0.stack.contains(name) }
      } else {
        tab.value.real.flatMap { Int(exactly: $0) }
      }
    if let index, levels[top].holders.indices.contains(index) { levels[top].selected = index }
  }
}

extension JSONNode {
  fileprivate var text: String? { if case .string(let text) = kind { text } else { nil } }
}

extension LayoutGround {
  /// The ground of a screen that bars are around: its safe area ends where they begin.
  func inside(_ bars: BarPlaces.Bars) -> LayoutGround {
    let metrics = BarMetrics(size)
    var result = self
    if bars.hasNavigationBar {
      result.safeArea.top += metrics.navigationRow + (bars.isTitleLarge ? metrics.largeTitle : 0)
      result.safeArea.top += bars.hasPrompt ? metrics.prompt : 0
    }
    if bars.hasTabBar { result.safeArea.bottom += metrics.tabBar }
    if bars.hasToolbar { result.safeArea.bottom += metrics.toolbar }
    return result
  }
}

extension SceneReader {
  /// Does something with the safe area that a screen has inside of its containers' bars.
  mutating func within<Result>(_ screen: String, _ body: (inout SceneReader) -> Result) -> Result {
    guard let bars = barPlaces.places[screen]?.safeArea, bars != BarPlaces.Bars(),
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
