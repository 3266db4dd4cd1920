/// Sees two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians clockwise since the start; may be set.
  open var rotation: CGFloat = 0
  /// Radians per second.
  public private(set) var velocity: CGFloat = 0
  /// Where the second finger is seen from the first, when last looked at, and when.
  private var last: (angle: CGFloat, time: TimeInterval)?

  private var between: CGPoint {
    CGPoint(x: touches[1].point.x - touches[0].point.x, y: touches[1].point.y - touches[0].point.y)
  }

  /// Whole turns count: the way from one look to the next is taken to be less than half a turn.
  private func measure() {
    let now = UIKitRuntime.current.clock.now
    let angle = atan2(between.y, between.x)
    if let last {
      let turn = (angle - last.angle).remainder(dividingBy: 2 * .pi)
      rotation += turn
      if now > last.time { velocity = turn / CGFloat(now - last.time) }
    }
    last = (angle, now)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { measure() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count > 1 else { return }
    measure()
    // As a pinch, it begins when the fingers have moved about 8 points against each other.
    if state == .possible, abs(rotation) * hypot(between.x, between.y) < 8 { return }
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endUnlessTwoStay(touches)
  }

  open override func reset() {
    rotation = 0
    velocity = 0
    last = nil
  }
}
