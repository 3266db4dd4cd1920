/// Sees fingers that drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers at least. Default: 1.
  open var minimumNumberOfTouches = 1
  /// Fingers at most. Default: any.
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask = 0
  private var start = CGPoint.zero
  /// When the first finger landed, in seconds of the stage's clock; nil: none is down.
  package private(set) var landing: TimeInterval?
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  /// Points per second at release in place of what was moved.
  package var velocityAtRelease: CGPoint?

  /// Points that a finger moves before it drags. Source: UIKit's, as observed.
  package var threshold: CGFloat { 10 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    landing = landing ?? UIKitRuntime.current.clock.now
    // The middle of the fingers jumps; the way does not.
    let way = CGPoint(x: lastPoint.x - start.x, y: lastPoint.y - start.y)
    let point = centroid
    start = self.touches.count > touches.count ? CGPoint(x: point.x - way.x, y: point.y - way.y) : point
    lastPoint = point
    note()
  }

  private var lastPoint = CGPoint.zero

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastPoint = centroid
    note()
    if state == .possible {
      guard self.touches.count >= minimumNumberOfTouches else { return }
      let way = CGPoint(x: lastPoint.x - start.x, y: lastPoint.y - start.y)
      if hypot(way.x, way.y) > threshold { if mayBegin(way) { state = .began } else { state = .failed } }
    } else {
      state = .changed
    }
  }

  /// Whether a way from the landing is one that the recogniser sees; for subclasses.
  package func mayBegin(_ way: CGPoint) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.filter { !touches.contains($0) }.count
    guard left < minimumNumberOfTouches else { return }
    if state == .possible { state = .failed } else { state = .ended }
  }

  private func note() {
    samples.append((UIKitRuntime.current.clock.now, centroid))
    if samples.count > 16 { samples.removeFirst() }
  }

  open override func reset() {
    samples = []
    landing = nil
    start = .zero
    lastPoint = .zero
    velocityAtRelease = nil
  }

  /// The way since landing, or since it was set, points of a view; nil is the window.
  open func translation(in view: UIView?) -> CGPoint {
    Self.direction(CGPoint(x: lastPoint.x - start.x, y: lastPoint.y - start.y), in: view)
  }

  /// Lets the way be counted from here on, from a way in a view; nil is the window.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let (zero, end) =
      view.map { ($0.convert(.zero, to: nil), $0.convert(translation, to: nil)) } ?? (CGPoint.zero, translation)
    start = CGPoint(x: lastPoint.x - (end.x - zero.x), y: lastPoint.y - (end.y - zero.y))
  }

  /// Points per second in a view; nil is the window.
  open func velocity(in view: UIView?) -> CGPoint {
    if state == .ended, let given = velocityAtRelease { return Self.direction(given, in: view) }
    // A finger that has rested for a moment stands still.
    guard let last = samples.last, UIKitRuntime.current.clock.now - last.time < 0.05,
      let before = samples.last(where: { $0.time < last.time })
    else { return .zero }
    let time = CGFloat(last.time - before.time)
    let speed = CGPoint(x: (last.point.x - before.point.x) / time, y: (last.point.y - before.point.y) / time)
    return Self.direction(speed, in: view)
  }

  /// A way in the window as a view has it.
  private static func direction(_ way: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return way }
    let (zero, end) = (view.convert(CGPoint.zero, from: nil), view.convert(way, from: nil))
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}

/// Sees a drag that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Default: none.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let (point, size) = (centroid, UIKitRuntime.current.screen.bounds.size)
    // Within 30 points, as the engine's edge drags.
    let near: [(UIRectEdge, Bool)] = [
      (.left, point.x <= 30), (.right, point.x >= size.width - 30), (.top, point.y <= 30),
      (.bottom, point.y >= size.height - 30),
    ]
    if !near.contains(where: { edges.contains($0.0) && $0.1 }) { state = .failed }
  }
}
