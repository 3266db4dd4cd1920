/// The stack of a navigation controller (rule C3).
package struct NavigationStack<Screen: Equatable & Sendable>: Equatable, Sendable {
  /// Bottom to top.
  package private(set) var screens: [Screen]

  package init(_ screens: [Screen]) { self.screens = screens }

  /// The one that shows; nil without any.
  package var top: Screen? { screens.last }

  /// Puts a screen on top; throws `onStage` where it is in the stack.
  @discardableResult
  package mutating func push(_ screen: Screen) throws(ContainerProblem<Screen>) -> StackChange<Screen> {
    if screens.contains(screen) { throw .onStage(screen) }
    return become(screens + [screen], isPresenting: true)
  }

  /// Takes the top screen off; throws `nothingToPop` at the last one.
  @discardableResult
  package mutating func pop() throws(ContainerProblem<Screen>) -> StackChange<Screen> {
    guard screens.count > 1 else { throw .nothingToPop }
    return become(screens.dropLast(), isPresenting: false)
  }

  /// Takes off all above a screen; throws `notInStack`, or `onTop` where nothing is above it.
  @discardableResult
  package mutating func pop(to screen: Screen) throws(ContainerProblem<Screen>) -> StackChange<Screen> {
    guard let index = screens.firstIndex(of: screen) else { throw .notInStack(screen) }
    guard index < screens.count - 1 else { throw .onTop(screen) }
    return become(Array(screens[...index]), isPresenting: false)
  }

  /// Takes off all but the first; throws `nothingToPop` when it is alone.
  @discardableResult
  package mutating func popToRoot() throws(ContainerProblem<Screen>) -> StackChange<Screen> {
    guard screens.count > 1 else { throw .nothingToPop }
    return become([screens[0]], isPresenting: false)
  }

  /// Becomes another stack, presenting unless the new top was in the old one (rule C3); throws `twice` where a screen stands twice in it.
  @discardableResult
  package mutating func set(_ screens: [Screen]) throws(ContainerProblem<Screen>) -> StackChange<Screen> {
    for (index, screen) in screens.enumerated() where screens[..<index].contains(screen) { throw .twice(screen) }
    return become(screens, isPresenting: screens.last.map { !self.screens.contains($0) } ?? false)
  }

  private mutating func become(_ next: [Screen], isPresenting: Bool) -> StackChange<Screen> {
    let before = screens
    screens = next
    return StackChange(
      from: before.last, to: next.last, gone: before.filter { !next.contains($0) },
      come: next.filter { !before.contains($0) }, isPresenting: isPresenting)
  }
}

/// What an operation has done to a navigation stack.
package struct StackChange<Screen: Equatable & Sendable>: Equatable, Sendable {
  /// On top before and after it; nil for an empty stack.
  package let from, to: Screen?
  /// No longer in the stack, and new in it, bottom to top.
  package let gone, come: [Screen]
  package let isPresenting: Bool
}

/// Tabs, of which one shows (rule C4).
package struct TabSelection<Tab: Equatable & Sendable>: Equatable, Sendable {
  package var tabs: [Tab]
  /// Index into `tabs`.
  package private(set) var selected: Int

  package init(_ tabs: [Tab], selected: Int) {
    self.tabs = tabs
    self.selected = selected
  }

  /// What shows.
  package var shown: Tab {
    get { tabs[selected] }
    set { tabs[selected] = newValue }
  }

  /// Selects a tab and answers whether that presents, as it does to a higher index; nil for the one that shows.
  package mutating func select(_ index: Int) throws(NoSuchTab) -> Bool? {
    guard tabs.indices.contains(index) else { throw NoSuchTab(index: index, count: tabs.count) }
    guard index != selected else { return nil }
    defer { selected = index }
    return index > selected
  }
}

/// There is no tab of that number.
package struct NoSuchTab: Error, Equatable {
  package let index, count: Int
}

/// Why an operation on containers cannot be done.
package enum ContainerProblem<Screen: Equatable & Sendable>: Error, Equatable {
  /// A view controller has one place: it cannot come a second time.
  case onStage(Screen)
  /// Twice in a new stack.
  case twice(Screen)
  case emptyStack
  /// At the root of the stack.
  case nothingToPop
  case notInStack(Screen)
  /// On screen already.
  case onTop(Screen)
  /// No controller of the kind is on screen.
  case noNavigation, noTabs
  case noTab(NoSuchTab)
  case noTabHolds(Screen)
  /// There is one level alone.
  case nothingToDismiss
  /// Not below what is on screen.
  case notBelow(Screen)
}
