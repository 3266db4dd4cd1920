/// Decides for a recogniser.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether it looks at a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether both may recognise at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it waits for another to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another waits for it to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Sees a gesture in touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recogniser stands.
  public enum State: Int, Sendable {
    /// Has seen nothing yet.
    case possible
    /// A continuous gesture begins.
    case began
    /// It goes on.
    case changed
    /// It ends, or a discrete gesture has been seen.
    case ended
    /// It is broken off.
    case cancelled
    /// It is another gesture.
    case failed

    /// A discrete gesture has been seen.
    public static let recognized = State.ended
  }

  public required override init() { super.init() }
  /// A recogniser that calls a target's method at every change of its state.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// The view that it belongs to.
  open internal(set) weak var view: UIView?
  /// Decides for it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it looks at touches; switching it off cancels it. Default: true.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if state == .began || state == .changed { state = .cancelled } else if state == .possible { state = .failed }
      leave()
    }
  }
  /// Whether touches are taken from the view when it recognises. Default: true.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var name: String?

  private final var handlers: [(UIGestureRecognizer) -> Void] = []

  /// Called at every change of state.
  package final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  private struct Binding {
    weak var target: AnyObject?
    let action: Selector
  }
  private var bindings: [Binding] = []

  /// Calls a target's method at every change of state; does not keep the target.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    if bindings.contains(where: { $0.target === object && $0.action == action }) { return }
    bindings.append(Binding(target: object, action: action))
  }
  /// Calls it no longer; nil is any target or method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    bindings.removeAll { (object == nil || $0.target === object) && (action == nil || $0.action == action) }
  }

  // MARK: State

  private var current = State.possible
  /// A state that waits for others to fail.
  package private(set) var waiting: State?

  /// Where it stands; subclasses set it in their touch methods.
  open var state: State {
    get { current }
    set { go(to: newValue) }
  }

  private func go(to next: State) {
    switch (current, next) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if waiting != nil {
        waiting = next == .ended ? .ended : waiting
        return
      }
      switch TouchDispatcher.current.verdict(on: self) {
      case .recognize: recognize(next == .changed ? .began : next)
      case .wait: waiting = next
      case .fail: fail()
      }
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, _), (.changed, _):
      guard next != .possible else { return }
      current = next == .began ? .changed : next
      tell()
    default: break
    }
  }

  private func recognize(_ next: State) {
    waiting = nil
    current = next
    TouchDispatcher.current.didRecognize(self)
    tell()
  }

  private func fail() {
    waiting = nil
    current = .failed
    TouchDispatcher.current.didFail(self)
  }

  /// Goes on when those that it has waited for have failed.
  func stopWaiting(failing: Bool) {
    guard let next = waiting else { return }
    waiting = nil
    if failing { fail() } else if current == .possible { go(to: next) }
  }

  private var tellingDepth = 0

  private func tell() {
    tellingDepth += 1
    defer { tellingDepth -= 1 }
    if tellingDepth > 100 { stop("The handler of \(type(of: self)) changes the recogniser's state without end.") }
    for handler in handlers { handler(self) }
    for binding in bindings {
      if let target = binding.target {
        UIApplication.shared.sendAction(binding.action, to: target, from: self, for: nil)
      }
    }
  }

  /// Forgets what it has seen; for subclasses.
  open func reset() {}

  /// Back to the start when all its touches are gone.
  func restart() {
    current = .possible
    waiting = nil
    reset()
  }

  // MARK: Relations

  private var required: [ObjectIdentifier] = []

  /// Recognises only when another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(ObjectIdentifier(otherGestureRecognizer))
  }

  /// Whether it waits for another to fail; for subclasses.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits for it to fail; for subclasses.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether it lets another fail when it recognises; for subclasses.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another lets it fail; for subclasses.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it waits for another, by any of these.
  func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains(ObjectIdentifier(other)) || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  // MARK: Touches

  /// The touches that it looks at, in order of landing.
  package private(set) var touches: [UITouch] = []

  func take(_ touch: UITouch) {
    touches.append(touch)
    touch.gestureRecognizers?.append(self)
  }

  func drop(_ touch: UITouch) { touches.removeAll { $0 === touch } }

  private func leave() { for touch in touches { touch.gestureRecognizers?.removeAll { $0 === self } } }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  /// Looks at a touch no longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  open var numberOfTouches: Int { touches.count }

  private var lastPoint = CGPoint.zero

  /// The middle of the fingers in the window.
  package var centroid: CGPoint {
    guard !touches.isEmpty else { return lastPoint }
    let count = CGFloat(touches.count)
    lastPoint = CGPoint(
      x: touches.reduce(0) { $0 + $1.point.x } / count, y: touches.reduce(0) { $0 + $1.point.y } / count)
    return lastPoint
  }

  /// Where the gesture is: the middle of the fingers; nil is the window.
  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(centroid, from: nil) } ?? centroid }
  /// Where a finger is; nil is the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      stop("-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count)).")
    }
    return touches[touchIndex].location(in: view)
  }
}
