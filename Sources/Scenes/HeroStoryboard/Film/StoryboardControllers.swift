internal import HeroModel
internal import InterfaceBuilder

/// Controllers of a storyboard: each is known by its id.
enum StoryboardControllers: ControllerKinds {
  typealias Screen = ControllerID
  typealias Navigation = ControllerID
  typealias Tabs = ControllerID
}

extension Container<StoryboardControllers> {
  /// The outermost controller, which is presented and dismissed.
  var holder: ControllerID {
    switch self {
    case .screen(let id): id
    case .navigation(let navigation): navigation.own
    case .tabs(let tabs): tabs.own
    }
  }

  /// With a controller more on the navigation controller's stack that shows; a segue makes one of its own each time, so that the same id
  /// may stand in it twice.
  func pushing(_ pushed: Self) -> Self {
    var result = self
    if let stack = navigation?.stack { result.navigation?.stack = NavigationStack(stack.entries + [pushed]) }
    return result
  }

  /// As it was when an entry of the stack at a depth of what shows was on top.
  func popping(to entry: Self, at depth: Int) -> Self {
    var result = self
    guard case .navigation(var navigation) = self[depth] else { return self }
    _ = try? navigation.stack.pop(to: entry)
    result[depth] = .navigation(navigation)
    return result
  }

  /// Whether something is below a controller in the stack that it stands in.
  func isPushed(_ entry: Self) -> Bool {
    (0..<depth).contains {
      if case .navigation(let held) = self[$0] { held.stack.entries.dropFirst().contains(entry) } else { false }
    }
  }

  /// Without what holds a tab bar controller inside of a tab: the screen that shows in it.
  var asTab: Self {
    guard case .navigation(var navigation) = self else { return tabs == nil ? self : .screen(visible) }
    navigation.stack = NavigationStack(navigation.stack.entries.map { $0.tabs == nil ? $0 : .screen($0.visible) })
    return .navigation(navigation)
  }
}
