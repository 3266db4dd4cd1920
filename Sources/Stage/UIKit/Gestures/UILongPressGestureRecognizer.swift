/// Sees fingers that stay.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds. Default: 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points. Default: 10.
  open var allowableMovement: CGFloat = 10
  /// Default: 1.
  open var numberOfTouchesRequired = 1
  /// Taps before.
  open var numberOfTapsRequired = 0 {
    didSet {
      guard numberOfTapsRequired > 0 else { return }
      UIKitRuntime.current.warn("numberOfTapsRequired of a long press is of no effect: it begins without taps before")
    }
  }
  private var start = CGPoint.zero
  private var timer: VirtualClock.Event?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == numberOfTouchesRequired else {
      if self.touches.count > numberOfTouchesRequired, state == .possible { state = .failed }
      return
    }
    start = centroid
    timer?.cancel()
    timer = UIKitRuntime.current.clock.schedule(after: minimumPressDuration, "a long press") { [weak self] in
      if let self, state == .possible { state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let point = centroid
      if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed } else { state = .ended }
  }

  open override func reset() { timer?.cancel() }
}
