internal import HeroTimeline

/// What becomes of a layer before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value stands before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Gets calls about animations of layers.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over, or has been taken away.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Films show it between transitions: numbers, points, sizes, colours and matrices by their key paths, no paths of
/// shapes, colours of gradients, contents and transitions of layers, and no initial velocity of springs.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
  /// Seconds; 0 is the transaction's, 0.25. Default: 0.
  open var duration: TimeInterval = 0
  /// Seconds of `CACurrentMediaTime()`; what lies in the past is left out. Default: 0.
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  /// How often it runs; 0 is once. Default: 0.
  open var repeatCount: Float = 0
  /// Seconds for which it runs again and again; 0 goes by `repeatCount`. Default: 0.
  open var repeatDuration: TimeInterval = 0
  /// Whether each run goes back again. Default: false.
  open var autoreverses = false
  /// How fast time runs. Default: 1.
  open var speed: Float = 1
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer forgets it at its end. Default: true.
  open var isRemovedOnCompletion = true
  /// Is told when it begins and ends.
  open var delegate: (any CAAnimationDelegate)?

  public override init() { super.init() }

  /// Seconds of one run in one direction, in its own time.
  var runLength: TimeInterval { duration > 0 ? duration : CATransaction.duration }
  /// Seconds of all runs, in its own time.
  var wholeLength: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return runLength * (autoreverses ? 2 : 1) * Double(repeatCount > 0 ? repeatCount : 1)
  }
  /// Seconds from its beginning to its end; nil for one without end.
  var length: TimeInterval? {
    guard wholeLength.isFinite, wholeLength < 1e6, speed > 0 else { return nil }
    return wholeLength / Double(speed) + max(beginTime - CACurrentMediaTime(), 0)
  }
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?
}

/// From one value to another on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// Default: 1.
  open var mass: CGFloat = 1
  /// Default: 100.
  open var stiffness: CGFloat = 100
  /// Default: 10.
  open var damping: CGFloat = 10
  /// Default: 0.
  open var initialVelocity: CGFloat = 0
  /// Seconds until it rests; the initial velocity is left out.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// Without the initial velocity.
  var spring: Spring {
    let mass = max(Double(mass), 1e-6)
    return Spring(stiffness: Double(stiffness) / mass, damping: Double(damping) / mass)
  }
}

/// Along several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The way of a point.
  open var path: CGPath?
  /// When each value stands, 0…1.
  open var keyTimes: [NSNumber]?
  /// Between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values lead to each other. Default: linear.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether the layer turns along a path. Default: nil, it does not.
  open var rotationMode: CAAnimationRotationMode?
}

/// How values of keyframes lead to each other.
public struct CAAnimationCalculationMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// How a look gives way.
public struct CATransitionType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a look comes from.
public struct CATransitionSubtype: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A layer's old look gives way to the new one.
open class CATransition: CAAnimation {
  /// How.
  open var type: CATransitionType = .fade
  /// Where from.
  open var subtype: CATransitionSubtype?
  /// Default: 0.
  open var startProgress: Float = 0
  /// Default: 1.
  open var endProgress: Float = 1
}

/// The key of a layer's `CATransition`.
public let kCATransition = "transition"

extension CALayer {
  /// Lets an animation take its time.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let name = key ?? "animation \(animations.count)"
    removeAnimation(forKey: name)
    animations.append((name, anim))
    anim.delegate?.animationDidStart(anim)
    let clock = VirtualClock.current
    if clock.isDriven { show(anim) }
    guard let length = anim.length else { return }
    CATransaction.extend(by: length)
    guard clock.isDriven else { return end(anim, finished: true) }
    clock.schedule(after: length, "an animation of a layer") { [weak self] in self?.end(anim, finished: true) }
  }

  private func end(_ animation: CAAnimation, finished: Bool) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion || !finished {
      animations.remove(at: index)
      LiveLayers.host?.moving.end(animation, of: self)
    }
    animation.delegate?.animationDidStop(animation, finished: finished)
  }

  /// Takes an animation away.
  public func removeAnimation(forKey key: String) {
    if let known = animations.first(where: { $0.key == key }) { end(known.animation, finished: false) }
  }

  /// Takes all animations away.
  public func removeAllAnimations() {
    for known in animations { removeAnimation(forKey: known.key) }
    LiveLayers.host?.moving.end(of: self)
  }

  /// The animation of a name, while it runs.
  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The names of all that run; nil for none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
}
