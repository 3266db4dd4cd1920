open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps in succession. Default: 1.
  open var numberOfTapsRequired = 1
  /// Fingers at once. Default: 1.
  open var numberOfTouchesRequired = 1
  private var taps = 0
  private var fingers = 0
  private var start = CGPoint.zero
  private var limit: VirtualClock.Event?
  /// Whether a further tap has to come.
  var waitsForTap: Bool { taps > 0 && state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers == 0 { start = centroid }
    fingers += touches.count
    if fingers > numberOfTouchesRequired {
      state = .failed
      return
    }
    // Source: UIKit's tap fails when the finger stays 0.75 s.
    expect(within: 0.75)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = centroid
    if hypot(point.x - start.x, point.y - start.y) > 10 { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = self.touches.filter { $0.phase != .ended }.count
    guard remaining == 0 else { return }
    let seen = fingers
    fingers = 0
    guard seen == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    limit?.cancel()
    if taps == numberOfTapsRequired { state = .ended } else { expect(within: UITouch.longestPause) }
  }

  private func expect(within seconds: TimeInterval) {
    limit?.cancel()
    limit = UIKitRuntime.current.clock.schedule(after: seconds, "a tap") { [weak self] in
      guard let self, state == .possible, waiting == nil else { return }
      taps = 0
      state = .failed
    }
  }

  open override func reset() {
    taps = 0
    fingers = 0
    limit?.cancel()
  }
}
