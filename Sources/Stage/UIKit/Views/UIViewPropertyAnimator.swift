internal import HeroTimeline

/// How an animation goes in time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A Bézier curve of time.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let function: TimingFunction

  /// UIKit's curve that eases in and out.
  public override init() { function = UIView.AnimationCurve.easeInOut.function }
  /// One of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) { function = curve.function }
  /// A curve of its own.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    function = TimingFunction(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
  }
}

public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The way of an animation of a duration in seconds.
  let pace: (TimeInterval) -> AnimationPace

  /// A spring by its damping, 1 without swinging; the velocity is the longer way's, in ways per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
    pace = { .spring(dampingRatio: Double(ratio), velocity: Double(speed), duration: $0) }
  }
  /// A spring by its mass, stiffness and damping, which takes its own time; the initial velocity does not count.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let mass = max(Double(mass), 1e-6)
    pace = { _ in .spring(stiffness: Double(stiffness) / mass, damping: Double(damping) / mass) }
  }
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
/// As with `UIView.animate` views have the end state from the moment that the animation starts, films show the way there, and completions are
/// called at its end. Held, films show the part of the way that `fractionComplete` says; what goes on then goes along the curve anew.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds.
  public let duration: TimeInterval
  /// Default: inactive.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether time passes.
  open private(set) var isRunning = false
  /// Whether it goes back to the start.
  open var isReversed = false {
    didSet {
      guard isRunning, isReversed != oldValue else { return }
      isReversed = oldValue
      pauseAnimation()
      isReversed = !oldValue
      startAnimation()
    }
  }
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  /// Whether it stays active when it has come to its end. Default: false.
  open var pausesOnCompletion = false
  private let pace: AnimationPace
  private var animations: [(delay: CGFloat, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What has been changed, as it was before.
  private var changed: [AnimationBlock.Change] = []
  /// The part of the way at which time last began to pass, or was held.
  private var held: Double = 0
  private var start: TimeInterval = 0
  private var event: VirtualClock.Event?

  /// An animation of a curve.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let time = max(duration, 0)
    let spring = (parameters as? UISpringTimingParameters)?.pace(time)
    pace = spring ?? .eased((parameters as? UICubicTimingParameters)?.function ?? .linear, duration: time)
    self.duration = time > 0 ? pace.duration : 0
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
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  /// Adds what is changed; the delay is a part of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active { change(delayFactor, animation) } else { animations.append((delayFactor, animation)) }
  }
  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private var clock: VirtualClock { UIKitRuntime.current.clock }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    held = 0
    let due = animations
    animations = []
    for animation in due { change(animation.delay, animation.changes) }
  }

  /// Makes changes, to which the rest of the way leads.
  private func change(_ delay: CGFloat, _ changes: () -> Void) {
    let runtime = UIKitRuntime.current
    guard let block = AnimationBlock(runtime) else { return changes() }
    block.run(changes)
    changed += block.changes
    let begin = part + (1 - part) * min(max(Double(delay), 0), 0.999)
    for change in block.changes {
      runtime.moving.move(
        change.layer, from: change.from, to: change.to, for: self, now: runtime.clock.now, length: nil
      ) { [weak self] _ in
        guard let self else { return 1 }
        return begin == 0 ? shownPart : max((shownPart - begin) / (1 - begin), 0)
      }
    }
  }

  /// The part of the way that time has gone, or that was asked for.
  private var part: Double {
    guard isRunning, duration > 0 else { return held }
    let gone = (clock.now - start) / duration
    return isReversed ? max(held - gone, 0) : min(held + gone, 1)
  }

  /// The part of the way that shows: along the curve where time passes.
  private var shownPart: Double {
    guard isRunning, duration > 0 else { return held }
    let rest = isReversed ? held : 1 - held
    guard rest > 0 else { return held }
    let gone = pace.fraction((clock.now - start) / rest)
    return isReversed ? held * (1 - gone) : held + rest * gone
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
    let rest = duration * (isReversed ? held : 1 - held)
    event = clock.schedule(after: rest, "a property animator") { [self] in comeToEnd() }
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
    // What shows stays.
    held = min(max(shownPart, 0), 1)
    isRunning = false
    event?.cancel()
  }
  /// Goes on; the factor is the part of the duration that is left, 0 for what remains.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    pauseAnimation()
    if durationFactor > 0 { held = isReversed ? Double(durationFactor) : 1 - Double(durationFactor) }
    startAnimation()
  }
  /// Stops; with `withoutFinishing` completions are not called, and views stay as they show.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pauseAnimation()
    state = withoutFinishing ? .inactive : .stopped
    guard withoutFinishing else { return }
    completions = []
    leave(at: .current)
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

  /// The part of the way that is behind, 0…1, without the curve.
  open var fractionComplete: CGFloat {
    get { state == .active && duration > 0 ? CGFloat(part) : 0 }
    set {
      pauseAnimation()
      held = Double(min(max(newValue, 0), 1))
      for change in changed { change.layer.changed() }
    }
  }

  private func comeToEnd() {
    held = isReversed ? 0 : 1
    isRunning = false
    if pausesOnCompletion { return }
    finish(at: isReversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    leave(at: position)
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }

  /// Ends the motions: views stay at the end, go back to the start, or have what shows.
  private func leave(at position: UIViewAnimatingPosition) {
    let (moving, now, left) = (UIKitRuntime.current.moving, clock.now, changed)
    changed = []
    let shown = left.map { moving.look(of: $0.layer, at: now) }
    moving.end(self)
    guard position != .end else { return }
    for (change, look) in zip(left, shown).reversed() {
      var own = LayerLook(change.layer)
      own.take(of: position == .start ? change.from : look, unlike: (change.from, change.to))
      own.apply(to: change.layer)
    }
  }
}

extension UIView {
  /// UIKit's curves.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var function: TimingFunction {
      let name: CAMediaTimingFunctionName =
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
      return CAMediaTimingFunction(name: name).curve
    }
  }
}
