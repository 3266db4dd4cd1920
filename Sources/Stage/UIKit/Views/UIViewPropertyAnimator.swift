/// How an animation goes in time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A Bézier curve of time.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// UIKit's curve that eases in and out.
  public override init() { super.init() }
  /// One of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
  /// A curve of its own.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring by its damping, 1 without swinging.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) { super.init() }
  /// A spring by its mass, stiffness and damping.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { super.init() }
}

/// Where an animation has stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Whether an animation runs.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// What starts, holds and ends an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether it runs.
  var state: UIViewAnimatingState { get }
  /// Whether time passes.
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the time.
  func pauseAnimation()
  /// Stops; with `withoutFinishing` completions are not called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that more can be added to.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds what is changed; the delay is a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what is changed.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on; the factor is the part of the duration that is left, 0 for what remains.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation that can be held.
///
/// As with `UIView.animate` the end state holds from the moment that the animation starts, and completions are called after its duration:
/// a film outside Hero's transitions has no pictures between. So `fractionComplete` counts the time that is spent, setting it moves no view,
/// curves and springs do not matter, and a reversed animation ends at its end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds.
  public let duration: TimeInterval
  /// Default: inactive.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether time passes.
  open private(set) var isRunning = false
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  /// Whether it stays active when it has come to its end. Default: false.
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var spent: TimeInterval = 0
  private var start: TimeInterval = 0
  private var event: VirtualClock.Event?

  /// An animation of a curve.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(duration, 0)
    super.init()
  }
  /// An animation that takes no time.
  public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }
  /// An animation of one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// An animation of a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// An animation of a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Runs an animation after a delay in seconds.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(duration: duration, timingParameters: UICubicTimingParameters())
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds what is changed; at once where the animation is active already.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }
  /// Adds what is changed; the delay is a part of the duration, and does not matter.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private var clock: VirtualClock { UIKitRuntime.current.clock }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    spent = 0
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  /// Starts, or goes on.
  open func startAnimation() {
    if state == .stopped { stop("It is an error to start an animation of a stopped UIViewPropertyAnimator") }
    guard !isRunning else { return }
    if let held = UIKitRuntime.current.heldAnimations {
      held.run { activate() }
      return held.tell(after: duration) { [self] in comeToEnd() }
    }
    activate()
    isRunning = true
    start = clock.now
    guard clock.isDriven else { return finish(at: .end) }
    event = clock.schedule(after: max(duration - spent, 0), "a property animator") { [self] in comeToEnd() }
  }
  /// Starts after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0, clock.isDriven else { return startAnimation() }
    clock.schedule(after: delay, "a property animator") { [self] in startAnimation() }
  }
  /// Holds the time.
  open func pauseAnimation() {
    activate()
    guard isRunning else { return }
    spent = min(spent + clock.now - start, duration)
    isRunning = false
    event?.cancel()
  }
  /// Goes on; the factor is the part of the duration that is left, 0 for what remains.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    pauseAnimation()
    if durationFactor > 0 { spent = duration * (1 - Double(durationFactor)) }
    startAnimation()
  }
  /// Stops; with `withoutFinishing` completions are not called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pauseAnimation()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      stop(
        "finishAnimationAtPosition: should only be called on a stopped animator!",
        name: "NSInternalInconsistencyException")
    }
    finish(at: finalPosition)
  }

  /// The part of the duration that is spent, 0…1.
  open var fractionComplete: CGFloat {
    get {
      guard state == .active, duration > 0 else { return 0 }
      return CGFloat(min((spent + (isRunning ? clock.now - start : 0)) / duration, 1))
    }
    set {
      pauseAnimation()
      spent = duration * Double(min(max(newValue, 0), 1))
    }
  }

  private func comeToEnd() {
    spent = duration
    isRunning = false
    if pausesOnCompletion { return }
    finish(at: isReversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}

extension UIView {
  /// UIKit's curves.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
