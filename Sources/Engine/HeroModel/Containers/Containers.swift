/// Everything on stage between two changes: the modal stack with its navigation and tab bar controllers, and what steps do to it.
///
/// Each operation answers what it has done, or throws and leaves all as it was.
package struct Containers<Kinds: ControllerKinds>: Equatable, Sendable {
  package typealias Screen = Kinds.Screen
  package typealias Problem = ContainerProblem<Screen>

  /// One level of the modal stack.
  package struct Level: Equatable, Sendable {
    package var container: Container<Kinds>
    /// How it was presented; a root's own style.
    package let style: ModalPresentationStyle
    package var own: Kinds.Presentation

    package init(_ container: Container<Kinds>, style: ModalPresentationStyle = .fullScreen, own: Kinds.Presentation) {
      self.container = container
      self.style = style
      self.own = own
    }
  }

  /// Bottom to top, at least one.
  package var levels: [Level]

  package init(_ root: Level) { levels = [root] }

  /// The top level.
  package var top: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// All screens, bottom to top.
  package var screens: [Screen] { levels.flatMap(\.container.screens) }

  /// What shows below a level, bottom to top: the containers that over-full-screen levels leave visible (rule C1).
  package func visible(below level: Int) -> [Container<Kinds>] {
    var lowest = level
    while lowest > 0, levels[lowest].style.isOver { lowest -= 1 }
    return levels[lowest..<level].map(\.container)
  }

  /// What shows when nothing moves, bottom to top.
  package var visible: [Container<Kinds>] { visible(below: levels.count - 1) + [top.container] }

  // MARK: Modal stack (rule C1)

  /// Puts a level on top.
  package mutating func present(_ level: Level) throws(Problem) -> ContainerChange<Kinds> {
    try requireFree(level.container.screens)
    return change(.modal, isPresenting: true) { $0.levels.append(level) }
  }

  /// Takes the top level away.
  package mutating func dismiss() throws(Problem) -> ContainerChange<Kinds> { try dismiss(to: levels.count - 2) }

  /// Takes all levels but the first away, in one change.
  package mutating func dismissAll() throws(Problem) -> ContainerChange<Kinds> { try dismiss(to: 0) }

  private mutating func dismiss(to index: Int) throws(Problem) -> ContainerChange<Kinds> {
    guard levels.count > 1 else { throw .nothingToDismiss }
    return change(.modal, isPresenting: false) { $0.levels.removeSubrange((index + 1)...) }
  }

  /// Pops within the navigation controllers that show, else dismisses to the level that shows the screen or holds it in a navigation
  /// controller that shows there, which pops to it unseen.
  package mutating func unwind(to screen: Screen) throws(Problem) -> ContainerChange<Kinds> {
    if top.container.visible == screen { throw .onTop(screen) }
    if top.container.stackDepth(of: screen) != nil { return try pop(to: screen) }
    let below = levels.dropLast()
    let index = below.lastIndex { $0.container.visible == screen || $0.container.stackDepth(of: screen) != nil }
    guard let index else { throw .notBelow(screen) }
    return change(.modal, isPresenting: false) {
      $0.levels.removeSubrange((index + 1)...)
      // On top already: there is nothing to pop.
      if let depth = $0.top.container.stackDepth(of: screen) { _ = try? $0.top.container.pop(to: screen, at: depth) }
    }
  }

  /// Swaps the screen that shows, as `replaceViewController(with:)` does: on the stack of a navigation controller, in its tab, else with all
  /// that is known of its level.
  package mutating func replace(with level: Level) throws(Problem) -> ContainerChange<Kinds> {
    let screen = level.container.visible
    try requireFree([screen])
    if let navigation = top.container.navigation {
      let change = try setViewControllers(navigation.stack.entries.dropLast() + [level.container])
      guard let change else { throw .onTop(screen) }
      return change
    }
    let depth = top.container.depth
    return change(.place, in: (levels.count - 1, depth), isPresenting: true) {
      if depth == 0 { $0.top = level } else { $0.top.container[depth] = level.container }
    }
  }

  /// Swaps the whole top level: a container's `replaceViewController(with:)`, a window's new root.
  package mutating func replaceTop(with level: Level) throws(Problem) -> ContainerChange<Kinds> {
    try requireFree(level.container.screens, below: levels.count - 1)
    return change(.modal, isPresenting: true) { $0.top = level }
  }

  // MARK: Navigation (rule C3)

  /// The navigation controller that steps change, which may be under what is presented over it.
  package var navigation: NavigationContainer<Kinds>? {
    get { level(having: { $0.navigationDepths.first }).flatMap { levels[$0].container.navigation } }
    set {
      if let level = level(having: { $0.navigationDepths.first }) { levels[level].container.navigation = newValue }
    }
  }

  /// The topmost level that shows and has a container of a kind around its screen: UIKit changes one under what is presented over it.
  private func level(having depth: (Container<Kinds>) -> Int?) -> Int? {
    let lowest = levels.count - visible.count
    return (lowest..<levels.count).last { depth(levels[$0].container) != nil }
  }

  /// - Parameter isOuter: Onto the outermost of navigation controllers in each other, not the nearest.
  package mutating func push(
    _ container: Container<Kinds>, isOuter: Bool = false
  ) throws(Problem) -> ContainerChange<Kinds> {
    let (level, depth) = try navigation(isOuter: isOuter)
    try requireFree(container.screens)
    try requireRoom(for: [container], in: levels[level].container, at: depth)
    return try changeStack(level, depth) { stack throws(ContainerProblem<Container<Kinds>>) in
      try stack.push(container)
    }
  }

  /// Of navigation controllers in each other the nearest that has something to pop.
  package mutating func pop() throws(Problem) -> ContainerChange<Kinds> {
    try pop { stack throws(ContainerProblem<Container<Kinds>>) in try stack.pop() }
  }

  package mutating func popToRoot() throws(Problem) -> ContainerChange<Kinds> {
    try pop { stack throws(ContainerProblem<Container<Kinds>>) in try stack.popToRoot() }
  }

  private mutating func pop(
    _ body: (inout NavigationStack<Container<Kinds>>) throws(ContainerProblem<Container<Kinds>>)
      -> StackChange<Container<Kinds>>
  ) throws(Problem) -> ContainerChange<Kinds> {
    let (level, depths) = try navigations()
    let container = levels[level].container
    let depth = depths.first { (container.navigation(at: $0)?.stack.entries.count ?? 0) > 1 } ?? depths[0]
    return try changeStack(level, depth, body)
  }

  /// Back to what shows a screen.
  package mutating func pop(to screen: Screen) throws(Problem) -> ContainerChange<Kinds> {
    let (level, depths) = try navigations()
    let container = levels[level].container
    let depth = container.stackDepth(of: screen) ?? depths[0]
    guard let entry = container.navigation(at: depth)?.stack.entries.first(where: { $0.visible == screen }) else {
      throw .notInStack(screen)
    }
    return try changeStack(level, depth) { stack throws(ContainerProblem<Container<Kinds>>) in
      try stack.pop(to: entry)
    }
  }

  /// Sets the whole stack; nil where the same is on top: nothing moves. What holds the screens of one that is there is that one.
  ///
  /// - Parameter isOuter: Of the outermost of navigation controllers in each other, not the nearest.
  package mutating func setViewControllers(
    _ containers: [Container<Kinds>], isOuter: Bool = false
  ) throws(Problem) -> ContainerChange<Kinds>? {
    let (level, depth) = try navigation(isOuter: isOuter)
    guard let navigation = levels[level].container.navigation(at: depth) else { throw .noNavigation }
    guard !containers.isEmpty else { throw .emptyStack }
    let known = navigation.stack.entries
    let next = containers.map { container in known.first { $0.screens == container.screens } ?? container }
    try requireFree(next.filter { !known.contains($0) }.flatMap(\.screens))
    try requireRoom(for: next, in: levels[level].container, at: depth)
    let change = try changeStack(level, depth) { stack throws(ContainerProblem<Container<Kinds>>) in
      try stack.set(next)
    }
    return change.from == change.to ? nil : change
  }

  /// The level of the navigation controllers that steps change, and their depths there, the nearest first.
  private func navigations() throws(Problem) -> (level: Int, depths: [Int]) {
    guard let level = level(having: { $0.navigationDepths.first }) else { throw .noNavigation }
    return (level, levels[level].container.navigationDepths)
  }

  /// The nearest of them, or the outermost.
  private func navigation(isOuter: Bool) throws(Problem) -> (level: Int, depth: Int) {
    let (level, depths) = try navigations()
    return (level, isOuter ? depths[depths.count - 1] : depths[0])
  }

  private func requireRoom(
    for containers: [Container<Kinds>], in holder: Container<Kinds>, at depth: Int
  ) throws(Problem) {
    let isInTabs = (0..<depth).contains { if case .tabs = holder[$0] { true } else { false } }
    for container in containers {
      if case .navigation = container { throw .navigationInStack(container.visible) }
      if case .tabs = container, isInTabs { throw .tabsInTabs(container.visible) }
    }
  }

  private mutating func changeStack(
    _ level: Int, _ depth: Int,
    _ body: (inout NavigationStack<Container<Kinds>>) throws(ContainerProblem<Container<Kinds>>)
      -> StackChange<Container<Kinds>>
  ) throws(Problem) -> ContainerChange<Kinds> {
    guard var navigation = levels[level].container.navigation(at: depth) else { throw .noNavigation }
    let stack: StackChange<Container<Kinds>>
    do { stack = try body(&navigation.stack) } catch { throw error.map(\.visible) }
    return change(.navigation, in: (level, depth), isPresenting: stack.isPresenting) {
      $0.levels[level].container[depth] = .navigation(navigation)
    }
  }

  // MARK: Tabs (rule C4)

  /// The tab bar controller that steps change, which may be under what is presented over it.
  package var tabs: TabContainer<Kinds>? {
    get { level(having: { $0.tabsDepth }).flatMap { levels[$0].container.tabs } }
    set { if let level = level(having: { $0.tabsDepth }) { levels[level].container.tabs = newValue } }
  }

  /// Selects a tab; nil for the one that shows.
  package mutating func selectTab(_ index: Int) throws(Problem) -> ContainerChange<Kinds>? {
    guard let level = level(having: { $0.tabsDepth }), let depth = levels[level].container.tabsDepth,
      case .tabs(var tabs) = levels[level].container[depth]
    else { throw .noTabs }
    let isPresenting: Bool?
    do { isPresenting = try tabs.selection.select(index) } catch { throw .noTab(error) }
    return isPresenting.map {
      change(.tabs, in: (level, depth), isPresenting: $0) { $0.levels[level].container[depth] = .tabs(tabs) }
    }
  }

  /// Selects the tab that holds a screen; nil for the one that shows.
  package mutating func selectTab(holding screen: Screen) throws(Problem) -> ContainerChange<Kinds>? {
    guard let level = level(having: { $0.tabsDepth }), let tabs = levels[level].container.tabs else { throw .noTabs }
    guard let index = tabs.selection.tabs.firstIndex(where: { $0.screens.contains(screen) }) else {
      throw .noTabHolds(screen)
    }
    return try selectTab(index)
  }

  private func requireFree(_ screens: [Screen], below level: Int? = nil) throws(Problem) {
    let taken = levels[..<(level ?? levels.count)].flatMap(\.container.screens)
    if let screen = screens.first(where: taken.contains) { throw .onStage(screen) }
  }

  /// - Parameter place: The level and, of what shows there, the depth of what changes inside; nil: the levels themselves change.
  private mutating func change(
    _ way: ChangeWay, in place: (level: Int, depth: Int)? = nil, isPresenting: Bool,
    _ body: (inout Containers) -> Void
  ) -> ContainerChange<Kinds> {
    let before = self
    body(&self)
    return ContainerChange(
      way: way, isPresenting: isPresenting, before: before, after: self,
      level: place?.level ?? min(before.levels.count, levels.count) - 1, depth: place?.depth ?? 0)
  }
}

extension Container {
  /// The navigation controller at a depth of what shows.
  func navigation(at depth: Int) -> NavigationContainer<Kinds>? {
    if case .navigation(let navigation) = self[depth] { navigation } else { nil }
  }

  /// The depth of the nearest navigation controller that shows and has a screen below another, or on top, of its stack.
  fileprivate func stackDepth(of screen: Kinds.Screen) -> Int? {
    navigationDepths.first { navigation(at: $0)?.screens.contains(screen) == true }
  }

  /// Pops the navigation controller at a depth to what shows a screen.
  fileprivate mutating func pop(to screen: Kinds.Screen, at depth: Int) throws(ContainerProblem<Container>) {
    guard var navigation = navigation(at: depth),
      let entry = navigation.stack.entries.first(where: { $0.visible == screen })
    else { return }
    try navigation.stack.pop(to: entry)
    self[depth] = .navigation(navigation)
  }
}

/// Through which container's view controllers give way to each other.
package enum ChangeWay: Equatable, Sendable {
  /// The window's: all that a level shows gives way.
  case modal
  /// A navigation controller's: one screen for another.
  case navigation
  /// A tab bar controller's: one tab for another.
  case tabs
  /// Whatever is around the screen: one screen for another.
  case place
}

/// What an operation has done.
package struct ContainerChange<Kinds: ControllerKinds>: Equatable, Sendable {
  package let way: ChangeWay
  package let isPresenting: Bool
  package let before: Containers<Kinds>
  package var after: Containers<Kinds>

  /// The lower of the two levels, or that of the container that changes inside: what shows below it shows below the change (rule C0).
  package let level: Int
  /// Of the container that changes inside, counted from the level's own; 0 for a modal change.
  package let depth: Int

  /// All that the level shows, before and after.
  package var wholes: (from: Container<Kinds>, to: Container<Kinds>) {
    way == .modal
      ? (before.top.container, after.top.container)
      : (before.levels[level].container, after.levels[level].container)
  }
  /// The screen that disappears.
  package var from: Kinds.Screen { wholes.from.visible }
  /// The screen that appears.
  package var to: Kinds.Screen { wholes.to.visible }
  /// Screens that have left the stage, and those that are new on it, bottom to top.
  package var gone: [Kinds.Screen] { before.screens.filter { !after.screens.contains($0) } }
  package var come: [Kinds.Screen] { after.screens.filter { !before.screens.contains($0) } }

  /// The controllers that give way to each other: their views are the roots of the transition (rule C7).
  package var controllers: (from: Container<Kinds>, to: Container<Kinds>) {
    let (old, new) = wholes
    return switch way {
    case .modal: (old, new)
    case .navigation, .tabs: (old[depth + 1], new[depth + 1])
    case .place: (.screen(from), .screen(to))
    }
  }

  /// The navigation controller that has changed inside, as it is afterwards; nil for other changes.
  package var navigation: NavigationContainer<Kinds>? {
    get { way == .navigation ? after.levels[level].container.navigation(at: depth) : nil }
    set { if let newValue, way == .navigation { after.levels[level].container[depth] = .navigation(newValue) } }
  }

  /// How many containers of the level, from the outermost on, keep their bars above the change; others' are part of what moves (scene words
  /// W3).
  package var keptBars: Int {
    switch way {
    case .modal: 0
    case .navigation, .tabs: depth + 1
    case .place: depth
    }
  }

  /// What shows above the change, bottom to top: what is presented over a container that changes inside.
  package var above: [Container<Kinds>] {
    way == .modal ? [] : before.levels[(level + 1)...].map(\.container)
  }
}
