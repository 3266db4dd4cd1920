/// Brings touches to recognisers and views, and decides among recognisers.
@preconcurrency @MainActor
package final class TouchDispatcher {
  /// What a recogniser may do that has seen its gesture.
  enum Verdict {
    case recognize, wait, fail
  }

  /// The stage's that is in force.
  static var current: TouchDispatcher { UIKitRuntime.current.touches }

  private var touches: [Int: UITouch] = [:]
  /// Views that still get each touch.
  private var receivers: [ObjectIdentifier: UIView] = [:]
  /// Recognisers that look at some touch, deepest first.
  private var tracking: [UIGestureRecognizer] = []
  private let event = UIEvent()
  /// The tap that has ended last, in the window; nil: the last touch was cancelled. No touch is kept, which holds recognisers.
  private var lastTap: (end: TimeInterval, point: CGPoint, count: Int)?

  package init() {}

  /// Whether a finger is down.
  package var isTouching: Bool { !touches.isEmpty }

  // MARK: Fingers

  /// A finger lands.
  package func down(at point: CGPoint, finger: Int) {
    guard let window = UIKitRuntime.current.window, touches[finger] == nil else { return }
    let touch = UITouch(point: point, timestamp: UIKitRuntime.current.clock.now, window: window)
    if let lastTap, touch.follows(lastTap.end, lastTap.point) { touch.tapCount = lastTap.count + 1 }
    touches[finger] = touch
    event.allTouches = Set(touches.values)
    // Hero lets nobody touch what moves.
    guard UIKitRuntime.current.change == nil, let hit = window.hitTest(point, with: event) else { return }
    touch.view = hit
    receivers[ObjectIdentifier(touch)] = hit
    for view in sequence(first: hit, next: { $0.superview }) {
      for recognizer in (view.gestureRecognizers ?? []).reversed() where recognizer.isEnabled {
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
        // One that has failed or ended waits for its fingers to be gone.
        if recognizer.touches.isEmpty, recognizer.state != .possible { recognizer.restart() }
        recognizer.take(touch)
        if !tracking.contains(recognizer) { tracking.append(recognizer) }
      }
    }
    send(touch) { $0.touchesBegan([touch], with: event) }
    if let view = receivers[ObjectIdentifier(touch)] { view.touchesBegan([touch], with: event) }
  }

  /// A finger moves.
  package func move(to point: CGPoint, finger: Int) {
    guard let touch = touches[finger] else { return }
    touch.previousPoint = touch.point
    touch.point = point
    touch.timestamp = UIKitRuntime.current.clock.now
    touch.phase = .moved
    send(touch) { $0.touchesMoved([touch], with: event) }
    if let view = receivers[ObjectIdentifier(touch)] { view.touchesMoved([touch], with: event) }
  }

  /// A finger lifts.
  ///
  /// - Parameter velocity: Points per second that drags say at release; nil: as moved.
  package func up(finger: Int, velocity: CGPoint? = nil, isCancelled: Bool = false) {
    guard let touch = touches[finger] else { return }
    for recognizer in touch.gestureRecognizers ?? [] {
      (recognizer as? UIPanGestureRecognizer)?.velocityAtRelease = velocity
    }
    touch.timestamp = UIKitRuntime.current.clock.now
    touch.phase = isCancelled ? .cancelled : .ended
    send(touch) {
      if isCancelled { $0.touchesCancelled([touch], with: event) } else { $0.touchesEnded([touch], with: event) }
    }
    if let view = receivers.removeValue(forKey: ObjectIdentifier(touch)) {
      if isCancelled {
        view.touchesCancelled([touch], with: event)
      } else {
        view.touchesEnded([touch], with: event)
      }
    }
    touches[finger] = nil
    lastTap = isCancelled ? nil : (touch.timestamp, touch.point, touch.tapCount)
    event.allTouches = Set(touches.values)
    for recognizer in tracking { recognizer.drop(touch) }
    settle()
  }

  /// Recognisers whose fingers are gone and that wait for nothing are done.
  func settle() {
    for recognizer in tracking where recognizer.touches.isEmpty && recognizer.waiting == nil {
      if recognizer.state == .possible, recognizer.isBetweenTouches { continue }
      tracking.removeAll { $0 === recognizer }
      if recognizer.state == .possible { recognizer.state = .failed }
      recognizer.restart()
    }
  }

  private func send(_ touch: UITouch, _ body: (UIGestureRecognizer) -> Void) {
    event.timestamp = touch.timestamp
    for recognizer in tracking where recognizer.touches.contains(touch) {
      guard recognizer.isEnabled, recognizer.state != .failed, recognizer.state != .cancelled else { continue }
      body(recognizer)
    }
  }

  // MARK: Decisions

  private func sharesTouch(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.touches.contains { second.touches.contains($0) } || (first.touches.isEmpty && second.touches.isEmpty)
      || first.isBetweenTouches || second.isBetweenTouches
  }

  private func isSimultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
  }

  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    for other in tracking where other !== recognizer && sharesTouch(recognizer, other) {
      let hasRecognized = [.began, .changed, .ended].contains(other.state)
      if hasRecognized, other.canPrevent(recognizer), recognizer.canBePrevented(by: other),
        !isSimultaneous(recognizer, other)
      {
        return .fail
      }
    }
    if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false { return .fail }
    let hit = recognizer.touches.first?.view
    if recognizer.view?.gestureRecognizerShouldBegin(recognizer) == false { return .fail }
    if let hit, hit !== recognizer.view, !hit.gestureRecognizerShouldBegin(recognizer) { return .fail }
    for other in tracking where other !== recognizer && recognizer.waits(for: other) {
      if other.state == .possible { return .wait }
      if other.state != .failed, other.state != .cancelled { return .fail }
    }
    return .recognize
  }

  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in tracking where other !== recognizer {
      if other.waits(for: recognizer) {
        if other.waiting != nil {
          other.stopWaiting(failing: true)
        } else if other.state == .possible {
          other.state = .failed
        }
      } else if other.state == .possible, sharesTouch(recognizer, other), recognizer.canPrevent(other),
        other.canBePrevented(by: recognizer), !isSimultaneous(recognizer, other)
      {
        other.state = .failed
      }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.touches {
      guard let view = receivers.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      view.touchesCancelled([touch], with: event)
    }
  }

  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in tracking where other.waiting != nil && other.waits(for: recognizer) {
      if case .wait = verdict(on: other) { continue }
      other.stopWaiting(failing: false)
    }
    if !isTouching { settle() }
  }
}

extension UIGestureRecognizer {
  /// Whether it waits for a further tap although no finger is down.
  var isBetweenTouches: Bool { (self as? UITapGestureRecognizer)?.waitsForTap ?? false }
}
