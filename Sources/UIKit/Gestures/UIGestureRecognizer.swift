/// Sees a gesture in touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that it belongs to.
  open internal(set) weak var view: UIView?
}
