// Closures in place of target and action, as herorender's UIKit has them: copy this file into the app, and the same code compiles on iOS
// and on Linux. There it is empty. It uses public UIKit alone.

#if canImport(ObjectiveC)
  import UIKit

  /// Calls a closure for a control's or recogniser's target and action.
  @MainActor private final class ClosureTarget: NSObject {
    private let handler: @MainActor (AnyObject) -> Void

    init(_ handler: @escaping @MainActor (AnyObject) -> Void) { self.handler = handler }

    @objc func call(_ sender: AnyObject) { handler(sender) }

    /// Lets an object keep the target for as long as it lives.
    func keep(by owner: AnyObject) {
      objc_setAssociatedObject(
        owner, Unmanaged.passUnretained(self).toOpaque(), self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Gives every recogniser actions that get it by its own type.
  @MainActor public protocol UIGestureRecognizerActions: UIGestureRecognizer {}

  extension UIGestureRecognizer: UIGestureRecognizerActions {}

  extension UIGestureRecognizerActions {
    /// Calls a function at every change of the recogniser's state.
    public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
      let target = ClosureTarget { sender in if let own = sender as? Self { action(own) } }
      target.keep(by: self)
      addTarget(target, action: #selector(ClosureTarget.call(_:)))
    }
  }

  extension UITapGestureRecognizer {
    /// Makes a recogniser that calls a function at every change of its state.
    public convenience init(_ action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction { action($0) }
    }
  }

  extension UIPanGestureRecognizer {
    /// Makes a recogniser that calls a function at every change of its state; one of the screen's edge is handed over as a pan.
    public convenience init(_ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction { action($0) }
    }
  }

  extension UILongPressGestureRecognizer {
    /// Makes a recogniser that calls a function at every change of its state.
    public convenience init(_ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction { action($0) }
    }
  }

  extension UISwipeGestureRecognizer {
    /// Makes a recogniser that calls a function at every change of its state.
    public convenience init(_ action: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction { action($0) }
    }
  }

  extension UIPinchGestureRecognizer {
    /// Makes a recogniser that calls a function at every change of its state.
    public convenience init(_ action: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction { action($0) }
    }
  }

  extension UIRotationGestureRecognizer {
    /// Makes a recogniser that calls a function at every change of its state.
    public convenience init(_ action: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction { action($0) }
    }
  }

  extension UIControl {
    /// Calls a function at events.
    public func addAction(for events: UIControl.Event, _ handler: @escaping @MainActor () -> Void) {
      let target = ClosureTarget { _ in handler() }
      target.keep(by: self)
      addTarget(target, action: #selector(ClosureTarget.call(_:)), for: events)
    }
  }

  extension CADisplayLink {
    /// Makes a link that calls a function for the pictures of the screen.
    @MainActor public convenience init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
      // The link keeps its target.
      let target = ClosureTarget { sender in if let link = sender as? CADisplayLink { action(link) } }
      self.init(target: target, selector: #selector(ClosureTarget.call(_:)))
    }
  }
#endif
