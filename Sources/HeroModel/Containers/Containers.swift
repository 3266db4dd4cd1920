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

  /// Pops within the navigation controller that shows, else dismisses to the level that shows the screen or holds it in the navigation
  /// controller that shows there, which pops to it unseen.
  package mutating func unwind(to screen: Screen) throws(Problem) -> ContainerChange<Kinds> {
    if top.container.visible == screen { throw .onTop(screen) }
    if top.container.shownStack.contains(screen) { return try pop(to: screen) }
    guard let index = levels.dropLast().lastIndex(where: { $0.container.shownStack.contains(screen) }) else {
      throw .notBelow(screen)
    }
    return change(.modal, isPresenting: false) {
      $0.levels.removeSubrange((index + 1)...)
      // On top already: there is nothing to pop.
      _ = try? $0.top.container.navigation?.stack.pop(to: screen)
    }
  }

  /// Swaps the screen that shows, as `replaceViewController(with:)` does: on the stack of a navigation controller, in its tab, else with all
  /// that is known of its level.
  package mutating func replace(with level: Level) throws(Problem) -> ContainerChange<Kinds> {
    let screen = level.container.visible
    try requireFree([screen])
    if let navigation = top.container.navigation {
      let change = try setViewControllers(navigation.stack.screens.dropLast() + [screen])
      guard let change else { throw .onTop(screen) }
      return change
    }
    return change(.place, isPresenting: true) {
      if $0.top.container.tabs == nil {
        $0.top = level
      } else {
        $0.top.container.tabs?.selection.shown = level.container
      }
    }
  }

  /// Swaps the whole top level: a container's `replaceViewController(with:)`, a window's new root.
  package mutating func replaceTop(with level: Level) throws(Problem) -> ContainerChange<Kinds> {
    try requireFree(level.container.screens, below: levels.count - 1)
    return change(.modal, isPresenting: true) { $0.top = level }
  }

  // MARK: Navigation (rule C3)

  package mutating func push(_ screen: Screen) throws(Problem) -> ContainerChange<Kinds> {
    guard top.container.navigation != nil else { throw .noNavigation }
    try requireFree([screen])
    return try changeStack { stack throws(Problem) in try stack.push(screen) }
  }

  package mutating func pop() throws(Problem) -> ContainerChange<Kinds> {
    try changeStack { stack throws(Problem) in try stack.pop() }
  }

  package mutating func pop(to screen: Screen) throws(Problem) -> ContainerChange<Kinds> {
    try changeStack { stack throws(Problem) in try stack.pop(to: screen) }
  }

  package mutating func popToRoot() throws(Problem) -> ContainerChange<Kinds> {
    try changeStack { stack throws(Problem) in try stack.popToRoot() }
  }

  /// Sets the whole stack; nil where the same screen is on top: nothing moves.
  package mutating func setViewControllers(_ screens: [Screen]) throws(Problem) -> ContainerChange<Kinds>? {
    guard let known = top.container.navigation?.stack.screens else { throw .noNavigation }
    guard !screens.isEmpty else { throw .emptyStack }
    try requireFree(screens.filter { !known.contains($0) })
    let change = try changeStack { stack throws(Problem) in try stack.set(screens) }
    return change.from == change.to ? nil : change
  }

  private mutating func changeStack(
    _ body: (inout NavigationStack<Screen>) throws(Problem) -> StackChange<Screen>
  ) throws(Problem) -> ContainerChange<Kinds> {
    guard var navigation = top.container.navigation else { throw .noNavigation }
    let stack = try body(&navigation.stack)
    return change(.navigation, isPresenting: stack.isPresenting) { $0.top.container.navigation = navigation }
  }

  // MARK: Tabs (rule C4)

  /// Selects a tab; nil for the one that shows.
  package mutating func selectTab(_ index: Int) throws(Problem) -> ContainerChange<Kinds>? {
    guard var tabs = top.container.tabs else { throw .noTabs }
    let isPresenting: Bool?
    do { isPresenting = try tabs.selection.select(index) } catch { throw .noTab(error) }
    return isPresenting.map { change(.tabs, isPresenting: $0) { $0.top.container = .tabs(tabs) } }
  }

  /// Selects the tab that holds a screen; nil for the one that shows.
  package mutating func selectTab(holding screen: Screen) throws(Problem) -> ContainerChange<Kinds>? {
    guard let tabs = top.container.tabs else { throw .noTabs }
    guard let index = tabs.selection.tabs.firstIndex(where: { $0.screens.contains(screen) }) else {
      throw .noTabHolds(screen)
    }
    return try selectTab(index)
  }

  private func requireFree(_ screens: [Screen], below level: Int? = nil) throws(Problem) {
    let taken = levels[..<(level ?? levels.count)].flatMap(\.container.screens)
    if let screen = screens.first(where: taken.contains) { throw .onStage(screen) }
  }

  private mutating func change(
    _ way: ChangeWay, isPresenting: Bool, _ body: (inout Containers) -> Void
  ) -> ContainerChange<Kinds> {
    let before = self
    body(&self)
    return ContainerChange(way: way, isPresenting: isPresenting, before: before, after: self)
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

  /// The screen that disappears.
  package var from: Kinds.Screen { before.top.container.visible }
  /// The screen that appears.
  package var to: Kinds.Screen { after.top.container.visible }
  /// Screens that have left the stage, and those that are new on it, bottom to top.
  package var gone: [Kinds.Screen] { before.screens.filter { !after.screens.contains($0) } }
  package var come: [Kinds.Screen] { after.screens.filter { !before.screens.contains($0) } }
  /// The lower of the two levels: what shows below it shows below the change (rule C0).
  package var level: Int { min(before.levels.count, after.levels.count) - 1 }

  /// The controllers that give way to each other: their views are the roots of the transition (rule C7).
  package var controllers: (from: Container<Kinds>, to: Container<Kinds>) {
    switch (way, before.top.container.tabs, after.top.container.tabs) {
    case (.tabs, let old?, let new?): (old.selection.shown, new.selection.shown)
    case (.modal, _, _), (.tabs, _, _): (before.top.container, after.top.container)
    case (.navigation, _, _), (.place, _, _): (.screen(from), .screen(to))
    }
  }

  /// The bars that stay above the change; others are part of what moves (scene words W3).
  package var keptBars: [BarOwner] {
    switch way {
    case .modal: []
    case .tabs: [.tabs]
    case .navigation, .place: [.navigation, .tabs]
    }
  }
}
