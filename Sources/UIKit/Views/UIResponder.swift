/// Who may answer touches.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// Who is asked next.
  open var next: UIResponder? { nil }
  /// Of no effect: there is no keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gets what the keyboard types: never.
  open var isFirstResponder: Bool { false }
  /// Of no effect: there is no keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Of no effect: there is no keyboard.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Fingers land.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers lift.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A recogniser has taken the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
