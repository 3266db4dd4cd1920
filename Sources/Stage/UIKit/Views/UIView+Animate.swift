internal import HeroTimeline

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// As named; the completion never comes.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// As named: transitions between two views hide one and show the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Views have the end state at once, films show the way there, and the completion is called at its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      .eased(options.curve, duration: duration), delay: delay, options: options, animations: animations,
      completion: completion)
  }

  private class func animate(
    _ pace: AnimationPace, delay: TimeInterval, options: AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let runtime = UIKitRuntime.current
    guard pace.duration > 0, let block = AnimationBlock(runtime) else {
      return hold(for: pace.duration, delay: delay, options: options, animations: animations, completion: completion)
    }
    block.run { AppCall.run(animations) }
    show(
      [block.whole], pace, delay: max(delay, 0), options: options,
      completion: completion)
  }

  /// Lets films show changes one after another.
  private class func show(
    _ keyframes: [AnimationBlock.Keyframe], _ pace: AnimationPace, delay: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let (runtime, source, goesOn) = (UIKitRuntime.current, NSObject(), options.contains(.repeat))
    let pace = pace.repeated(goesOn, autoreverses: options.contains(.autoreverse))
    for keyframe in keyframes {
      for change in keyframe.changes {
        runtime.moving.move(
          change.layer, from: change.from, to: change.to, target: LayerLook(change.layer), for: source,
          now: runtime.clock.now, delay: delay, length: goesOn ? nil : pace.duration
        ) { seconds in
          let part = (pace.fraction(seconds) - keyframe.start) / max(keyframe.duration, 1e-9)
          return keyframe.isWhole ? part : part < 0 ? nil : min(part, 1)
        }
      }
    }
    guard !goesOn else { return }
    runtime.clock.schedule(after: delay + pace.duration, "an animation") {
      runtime.moving.end(source)
      completion?(true)
    }
  }

  /// Makes changes at once that films show no way to.
  private class func hold(
    for duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let clock = UIKitRuntime.current.clock
    if let held = UIKitRuntime.current.heldAnimations {
      held.run(animations)
      if let completion { held.tell(after: delay + duration) { completion(true) } }
      return
    }
    func begin() {
      AppCall.run(animations)
      guard let completion, !options.contains(.repeat) else { return }
      guard clock.isDriven else { return completion(true) }
      clock.schedule(after: duration, "an animation") { completion(true) }
    }
    if delay > 0, clock.isDriven { clock.schedule(after: delay, "an animation") { begin() } } else { begin() }
  }

  /// Views have the end state at once, films show the way there, and the completion is called at its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Views have the end state at once, and films show the way there.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }

  /// Views have the end state at once, films show the way there on a spring, and the completion is called at its end.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing.
  ///   - velocity: At the start, ways per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      .spring(dampingRatio: Double(dampingRatio), velocity: Double(velocity), duration: duration), delay: delay,
      options: options, animations: animations, completion: completion)
  }

  /// Views have the end state at once, films show the way there on a spring, and the completion is called when it rests.
  ///
  /// Source: SwiftUI's documentation of `Spring`: stiffness (2π / duration)², damping 4π (1 − bounce) / duration; with a bounce below 0
  /// 4π / (duration (1 + bounce)), which counts as one that does not swing. The initial velocity does not count.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (bounce, time) = (min(max(Double(bounce), -0.99), 0.99), max(duration, 1e-3))
    let damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let pace = AnimationPace.spring(stiffness: pow(2 * .pi / time, 2), damping: 4 * .pi * damping / time)
    animate(pace, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// A view has the end state at once, films show it dissolve or flip, and the completion is called at the end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0, let transition = ViewTransition(of: view, options: options) else {
      return hold(for: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
    }
    transition.run(.eased(options.curve, duration: duration), { animations?() }, completion: completion)
  }

  /// Puts a view in the place of another, as their superview's transition.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options, animations: changes,
      completion: completion)
  }

  /// How keyframes run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// As named; the completion never comes.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Views have the end state of all keyframes at once, films show the way there, evenly between two values, and the completion is called at
  /// its end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let own = AnimationOptions(rawValue: options.rawValue)
      .intersection([.repeat, .autoreverse, .curveEaseIn, .curveEaseOut, .curveLinear])
    guard duration > 0, let block = AnimationBlock(.current, takesKeyframes: true) else {
      return hold(for: duration, delay: delay, options: own, animations: animations, completion: completion)
    }
    block.run { AppCall.run(animations) }
    show(
      block.keyframes + [block.whole], .eased(own.curve, duration: duration), delay: max(delay, 0), options: own,
      completion: completion)
  }

  /// Applies its end state at once; films show the way there in its part of the keyframes' time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = UIKitRuntime.current.animationBlock, block.takesKeyframes else { return animations() }
    block.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Applies the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = UIKitRuntime.current.animates
    UIKitRuntime.current.animates = false
    defer { UIKitRuntime.current.animates = before }
    guard let block = UIKitRuntime.current.animationBlock else { return actionsWithoutAnimation() }
    block.leaveOut(actionsWithoutAnimation)
  }
  public class func setAnimationsEnabled(_ enabled: Bool) { UIKitRuntime.current.animates = enabled }
  /// As set. Default: true.
  public class var areAnimationsEnabled: Bool { UIKitRuntime.current.animates }
}

extension UIView.AnimationOptions {
  /// Of the two bits for it.
  fileprivate var curve: TimingFunction {
    (UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut).function
  }
}

/// An animation between `beginAnimations` and `commitAnimations`, with UIKit's standard values.
struct OpenAnimation {
  let block: AnimationBlock
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve: UIView.AnimationCurve = .easeInOut
  var repeatCount: Float = 0
}

/// Animations as UIKit had them before blocks: one inside of another belongs to it.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let runtime = UIKitRuntime.current
    let block = AnimationBlock(runtime)
    block?.begin()
    runtime.openAnimations.append(block.map { OpenAnimation(block: $0) })
  }
  public class func commitAnimations() {
    guard let open = UIKitRuntime.current.openAnimations.popLast() ?? nil else { return }
    open.block.end()
    let goesOn = open.repeatCount > 1e6
    show(
      [open.block.whole], .eased(open.curve.function, duration: open.duration),
      delay: open.delay, options: goesOn ? .repeat : [], completion: nil)
  }
  private class func setOpen(_ change: (inout OpenAnimation) -> Void) {
    let runtime = UIKitRuntime.current
    guard let last = runtime.openAnimations.indices.last, var open = runtime.openAnimations[last] else { return }
    change(&open)
    runtime.openAnimations[last] = open
  }
  public class func setAnimationDuration(_ duration: TimeInterval) { setOpen { $0.duration = duration } }
  public class func setAnimationDelay(_ delay: TimeInterval) { setOpen { $0.delay = max(delay, 0) } }
  public class func setAnimationCurve(_ curve: AnimationCurve) { setOpen { $0.curve = curve } }
  /// As set where it is without end; else once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { setOpen { $0.repeatCount = repeatCount } }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
