/// What controllers are in one use of `Containers`: numbers and types for a film, names for bars, live controllers on a stage.
package protocol ControllerKinds {
  /// What stands for a controller that holds no other.
  associatedtype Screen: Equatable & Sendable
  /// What is known of a navigation controller beside its stack.
  associatedtype Navigation: Equatable & Sendable = Unsaid
  /// What is known of a tab bar controller beside its tabs.
  associatedtype Tabs: Equatable & Sendable = Unsaid
  /// What is known of a presentation beside its style.
  associatedtype Presentation: Equatable & Sendable = Unsaid
}

/// Nothing.
package struct Unsaid: Equatable, Sendable {
  package init() {}
}

/// A navigation controller.
package struct NavigationContainer<Kinds: ControllerKinds>: Equatable, Sendable {
  package var own: Kinds.Navigation
  /// At least one screen or tab bar controller.
  package var stack: NavigationStack<Container<Kinds>>

  package init(_ own: Kinds.Navigation, stack: [Container<Kinds>]) {
    self.own = own
    self.stack = NavigationStack(stack)
  }

  /// The screens that its entries show, bottom to top.
  package var screens: [Kinds.Screen] { stack.entries.map(\.visible) }
}

/// A tab bar controller.
package struct TabContainer<Kinds: ControllerKinds>: Equatable, Sendable {
  package var own: Kinds.Tabs
  /// At least one tab.
  package var selection: TabSelection<Container<Kinds>>

  package init(_ own: Kinds.Tabs, tabs: [Container<Kinds>], selected: Int) {
    self.own = own
    selection = TabSelection(tabs, selected: selected)
  }
}

/// A controller with what it holds.
package indirect enum Container<Kinds: ControllerKinds>: Equatable, Sendable {
  case screen(Kinds.Screen)
  case navigation(NavigationContainer<Kinds>)
  case tabs(TabContainer<Kinds>)

  /// What shows of what it holds; nil of a screen.
  package var shown: Container? {
    get {
      switch self {
      case .screen: nil
      case .navigation(let navigation): navigation.stack[navigation.stack.entries.count - 1]
      case .tabs(let tabs): tabs.selection.shown
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .screen: break
      case .navigation(var navigation):
        navigation.stack[navigation.stack.entries.count - 1] = newValue
        self = .navigation(navigation)
      case .tabs(var tabs):
        tabs.selection.shown = newValue
        self = .tabs(tabs)
      }
    }
  }

  /// How many containers are around the screen that shows, this one among them.
  package var depth: Int { shown.map { $0.depth + 1 } ?? 0 }

  /// Of what shows, the container itself at 0, what shows in it at 1, and so on to the screen.
  package subscript(depth: Int) -> Container {
    get { depth == 0 ? self : shown?[depth - 1] ?? self }
    set { if depth == 0 { self = newValue } else { shown?[depth - 1] = newValue } }
  }

  /// The screens of what shows, bottom to top: those of the stack that the screen that shows is in, or this one.
  package var shownStack: [Kinds.Screen] { navigation?.screens ?? [visible] }

  /// The screen that shows.
  package var visible: Kinds.Screen {
    switch self {
    case .screen(let screen): screen
    case .navigation, .tabs: self[depth].visible
    }
  }

  /// All screens that live in the container.
  package var screens: [Kinds.Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .navigation(let navigation): navigation.stack.entries.flatMap(\.screens)
    case .tabs(let tabs): tabs.selection.tabs.flatMap(\.screens)
    }
  }

  /// The depths of the navigation controllers around the screen that shows, the nearest first.
  package var navigationDepths: [Int] {
    (0..<depth).reversed().filter { if case .navigation = self[$0] { true } else { false } }
  }

  /// The depth of the tab bar controller nearest around the screen that shows; nil without one.
  package var tabsDepth: Int? {
    (0..<depth).last { if case .tabs = self[$0] { true } else { false } }
  }

  /// The navigation controller nearest around the screen that shows.
  package var navigation: NavigationContainer<Kinds>? {
    get {
      navigationDepths.first.flatMap { if case .navigation(let navigation) = self[$0] { navigation } else { nil } }
    }
    set { if let depth = navigationDepths.first, let newValue { self[depth] = .navigation(newValue) } }
  }

  /// The tab bar controller nearest around the screen that shows.
  package var tabs: TabContainer<Kinds>? {
    get { tabsDepth.flatMap { if case .tabs(let tabs) = self[$0] { tabs } else { nil } } }
    set { if let depth = tabsDepth, let newValue { self[depth] = .tabs(newValue) } }
  }

  /// With another tab selected; as it is where there is none of that number.
  package func selecting(_ index: Int) -> Container {
    var result = self
    _ = try? result.tabs?.selection.select(index)
    return result
  }
}
