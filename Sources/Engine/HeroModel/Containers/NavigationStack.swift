/// The stack of a navigation controller (rule C3).
package struct NavigationStack<Entry: Equatable & Sendable>: Equatable, Sendable {
  /// Bottom to top.
  package private(set) var entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The one that shows; nil without any.
  package var top: Entry? { entries.last }

  /// An entry by its position, which may become another of itself.
  package subscript(position: Int) -> Entry {
    get { entries[position] }
    set { entries[position] = newValue }
  }

  /// Puts a screen on top; throws `onStage` where it is in the stack.
  @discardableResult
  package mutating func push(_ entry: Entry) throws(ContainerProblem<Entry>) -> StackChange<Entry> {
    if entries.contains(entry) { throw .onStage(entry) }
    return become(entries + [entry], isPresenting: true)
  }

  /// Takes the top screen off; throws `nothingToPop` at the last one.
  @discardableResult
  package mutating func pop() throws(ContainerProblem<Entry>) -> StackChange<Entry> {
    guard entries.count > 1 else { throw .nothingToPop }
    return become(entries.dropLast(), isPresenting: false)
  }

  /// Takes off all above a screen; throws `notInStack`, or `onTop` where nothing is above it.
  @discardableResult
  package mutating func pop(to entry: Entry) throws(ContainerProblem<Entry>) -> StackChange<Entry> {
    guard let index = entries.firstIndex(of: entry) else { throw .notInStack(entry) }
    guard index < entries.count - 1 else { throw .onTop(entry) }
    return become(Array(entries[...index]), isPresenting: false)
  }

  /// Takes off all but the first; throws `nothingToPop` when it is alone.
  @discardableResult
  package mutating func popToRoot() throws(ContainerProblem<Entry>) -> StackChange<Entry> {
    guard entries.count > 1 else { throw .nothingToPop }
    return become([entries[0]], isPresenting: false)
  }

  /// Becomes another stack, presenting unless the new top was in the old one (rule C3); throws `twice` where a screen stands twice in it.
  @discardableResult
  package mutating func set(_ entries: [Entry]) throws(ContainerProblem<Entry>) -> StackChange<Entry> {
    for (index, entry) in entries.enumerated() where entries[..<index].contains(entry) { throw .twice(entry) }
    return become(entries, isPresenting: entries.last.map { !self.entries.contains($0) } ?? false)
  }

  private mutating func become(_ next: [Entry], isPresenting: Bool) -> StackChange<Entry> {
    let before = entries
    entries = next
    return StackChange(
      from: before.last, to: next.last, gone: before.filter { !next.contains($0) },
      come: next.filter { !before.contains($0) }, isPresenting: isPresenting)
  }
}

/// What an operation has done to a navigation stack.
package struct StackChange<Entry: Equatable & Sendable>: Equatable, Sendable {
  /// On top before and after it; nil for an empty stack.
  package let from, to: Entry?
  /// No longer in the stack, and new in it, bottom to top.
  package let gone, come: [Entry]
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
  /// What shows this screen is a navigation controller, which no navigation controller holds: UIKit stops the app.
  case navigationInStack(Screen)
  /// What shows this screen is a tab bar controller, and the stack is inside of one.
  case tabsInTabs(Screen)

  /// The same of other screens.
  func map<Other>(_ other: (Screen) -> Other) -> ContainerProblem<Other> {
    switch self {
    case .onStage(let screen): .onStage(other(screen))
    case .twice(let screen): .twice(other(screen))
    case .emptyStack: .emptyStack
    case .nothingToPop: .nothingToPop
    case .notInStack(let screen): .notInStack(other(screen))
    case .onTop(let screen): .onTop(other(screen))
    case .noNavigation: .noNavigation
    case .noTabs: .noTabs
    case .noTab(let tab): .noTab(tab)
    case .noTabHolds(let screen): .noTabHolds(other(screen))
    case .nothingToDismiss: .nothingToDismiss
    case .notBelow(let screen): .notBelow(other(screen))
    case .navigationInStack(let screen): .navigationInStack(other(screen))
    case .tabsInTabs(let screen): .tabsInTabs(other(screen))
    }
  }
}
