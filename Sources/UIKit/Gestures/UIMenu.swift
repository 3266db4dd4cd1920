/// A list of actions that a button could open. There are no menus: none can be made, so that only `nil` can be passed.
@preconcurrency @MainActor
public final class UIMenu: NSObject {
  private override init() { super.init() }
}

/// The name of an Objective-C method. There are none, so that only `nil` can be passed.
public enum Selector: Sendable {}
