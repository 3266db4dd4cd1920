internal import InterfaceBuilder

/// What is on screen: a controller by itself, or containers with what they hold.
indirect enum StoryboardPlace: Equatable {
  /// A controller's own view.
  case screen(ControllerID)
  /// A navigation controller, bottom to top.
  case navigation(ControllerID, stack: [ControllerID])
  /// A tab bar controller.
  case tabs(ControllerID, [StoryboardPlace], selected: Int)

  /// The controllers whose views show or lie below, the topmost last.
  var screens: [ControllerID] {
    switch self {
    case .screen(let id): [id]
    case .navigation(_, let stack): stack
    case .tabs(_, let tabs, let selected): tabs.indices.contains(selected) ? tabs[selected].screens : []
    }
  }

  /// The controller that shows.
  var top: ControllerID? { screens.last }

  /// The outermost controller, which is presented and dismissed.
  var holder: ControllerID {
    switch self {
    case .screen(let id), .navigation(let id, _), .tabs(let id, _, _): id
    }
  }

  /// The navigation controller around what shows; nil without one.
  var navigation: ControllerID? {
    switch self {
    case .screen: nil
    case .navigation(let id, _): id
    case .tabs(_, let tabs, let selected): tabs.indices.contains(selected) ? tabs[selected].navigation : nil
    }
  }

  /// With a controller more on the navigation controller's stack that shows.
  func pushing(_ id: ControllerID) -> StoryboardPlace {
    switch self {
    case .screen: return self
    case .navigation(let holder, let stack): return .navigation(holder, stack: stack + [id])
    case .tabs(let holder, var tabs, let selected):
      guard tabs.indices.contains(selected) else { return self }
      tabs[selected] = tabs[selected].pushing(id)
      return .tabs(holder, tabs, selected: selected)
    }
  }

  /// With another tab selected.
  func selecting(_ index: Int) -> StoryboardPlace {
    guard case .tabs(let holder, let tabs, _) = self else { return self }
    return .tabs(holder, tabs, selected: index)
  }
}
