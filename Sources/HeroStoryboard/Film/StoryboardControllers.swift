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
  func pushing(_ id: ControllerID) -> Self {
    var result = self
    result.navigation?.stack = NavigationStack(shownStack + [id])
    return result
  }

  /// As it was when a controller of the stack that shows was on top.
  func popping(to id: ControllerID) -> Self {
    var result = self
    _ = try? result.navigation?.stack.pop(to: id)
    return result
  }
}
