/// Gives every recogniser actions that get it by its own type.
@preconcurrency @MainActor
public protocol UIGestureRecognizerActions: UIGestureRecognizer {}

extension UIGestureRecognizer: UIGestureRecognizerActions {}

extension UIGestureRecognizerActions {
  /// A recogniser that calls a function at every change of its state.
  public init(_ action: @escaping @MainActor (Self) -> Void) {
    self.init()
    addAction(action)
  }

  /// Calls a function at every change of its state.
  public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
    addHandler { recognizer in if let own = recognizer as? Self { action(own) } }
  }
}
