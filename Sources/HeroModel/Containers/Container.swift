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
  /// At least one screen.
  package var stack: NavigationStack<Kinds.Screen>

  package init(_ own: Kinds.Navigation, stack: [Kinds.Screen]) {
    self.own = own
    self.stack = NavigationStack(stack)
  }
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

  /// The screens of what shows, bottom to top: a navigation controller's stack, or the one screen.
  package var shownStack: [Kinds.Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .navigation(let navigation): navigation.stack.screens
    case .tabs(let tabs): tabs.selection.shown.shownStack
    }
  }

  /// The screen that shows.
  package var visible: Kinds.Screen {
    let stack = shownStack
    return stack[stack.count - 1]
  }

  /// All screens that live in the container.
  package var screens: [Kinds.Screen] {
    switch self {
    case .screen, .navigation: shownStack
    case .tabs(let tabs): tabs.selection.tabs.flatMap(\.screens)
    }
  }

  /// The navigation controller that shows, wherever it is.
  package var navigation: NavigationContainer<Kinds>? {
    get {
      switch self {
      case .screen: nil
      case .navigation(let navigation): navigation
      case .tabs(let tabs): tabs.selection.shown.navigation
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .screen: break
      case .navigation: self = .navigation(newValue)
      case .tabs(var tabs):
        tabs.selection.shown.navigation = newValue
        self = .tabs(tabs)
      }
    }
  }

  /// The tab bar controller; nil where it is none.
  package var tabs: TabContainer<Kinds>? {
    get { if case .tabs(let tabs) = self { tabs } else { nil } }
    set { if tabs != nil, let newValue { self = .tabs(newValue) } }
  }

  /// With another tab selected; as it is where there is none of that number.
  package func selecting(_ index: Int) -> Container {
    var result = self
    _ = try? result.tabs?.selection.select(index)
    return result
  }
}
