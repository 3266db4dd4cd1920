/// Sees two fingers that part or meet.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance over that at the start; may be set.
  open var scale: CGFloat = 1 { didSet { if !isMeasuring { start = distance / scale } } }
  /// Of the scale, per second.
  public private(set) var velocity: CGFloat = 0
  private var start: CGFloat = 0
  private var last: (time: TimeInterval, scale: CGFloat)?
  private var isMeasuring = false

  private var distance: CGFloat {
    guard touches.count > 1 else { return start }
    return hypot(touches[0].point.x - touches[1].point.x, touches[0].point.y - touches[1].point.y)
  }

  private func measure() {
    guard start > 0 else { return }
    isMeasuring = true
    scale = distance / start
    isMeasuring = false
    let now = UIKitRuntime.current.clock.now
    if let last, now > last.time { velocity = (scale - last.scale) / CGFloat(now - last.time) }
    last = (now, scale)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { start = distance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count > 1 else { return }
    // Source: UIKit's pinch begins after about 8 points, as observed.
    if state == .possible, abs(distance - start) < 8 { return }
    measure()
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endUnlessTwoStay(touches)
  }

  open override func reset() {
    isMeasuring = true
    scale = 1
    isMeasuring = false
    velocity = 0
    start = 0
    last = nil
  }
}

extension UIGestureRecognizer {
  /// Ends a gesture of two fingers when fewer stay; one that has not begun fails with the last of them.
  func endUnlessTwoStay(_ ended: Set<UITouch>) {
    guard touches.filter({ !ended.contains($0) }).count < 2 else { return }
    if state == .possible {
      if touches.count == ended.count { state = .failed }
    } else {
      state = .ended
    }
  }
}
