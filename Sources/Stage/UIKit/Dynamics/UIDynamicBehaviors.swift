/// Lets items fall.
open class UIGravityBehavior: DynamicItemList {
  /// Points of a second squared, of magnitude 1.
  private static let acceleration: CGFloat = 1000

  /// Default: down, of magnitude 1, which is 1000 points a second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }
  /// Radians, from right to down.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func accelerate(_ seconds: CGFloat) {
    for body in movedBodies where !body.isAnchored {
      body.velocity.dx += gravityDirection.dx * Self.acceleration * seconds
      body.velocity.dy += gravityDirection.dy * Self.acceleration * seconds
    }
  }
}

/// Pushes items, all the time or once.
open class UIPushBehavior: DynamicItemList {
  /// How long it pushes.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  public let mode: Mode
  /// Whether it pushes; one that pushes once does so when it becomes true. Default: true.
  open var active = true { didSet { dynamicAnimator?.wake() } }
  /// Of length 1 it gives a view of 100 × 100 points 100 points a second, once or each second. Default: none.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { dynamicAnimator?.wake() } }
  /// Radians, from right to down.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pushDirection = CGVector(angle: angle, length: magnitude) }
  /// Where it pushes an item, points from the centre.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  override func accelerate(_ seconds: CGFloat) {
    guard active else { return }
    let strength = mode == .continuous ? 100 * seconds : 100
    for body in movedBodies {
      body.push(
        pushDirection.dx * strength, pushDirection.dy * strength, at: targetOffsetFromCenter(for: body.item))
    }
    if mode == .instantaneous { active = false }
  }
  override var isAtRest: Bool { !active || mode == .instantaneous || pushDirection.length == 0 }
}

/// Lets an item swing to a place, upright.
///
/// Source: the strength is by eye; UIKit tells none.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// Where the item's centre goes to.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// 0 swings most, 1 least. Default: 0.5.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }
  override func accelerate(_ seconds: CGFloat) {
    guard let body = body(item), !body.isAnchored else { return }
    let spring = DynamicSpring(frequency: 2.5, damping: 0.4 + 0.6 * min(max(damping, 0), 1))
    body.velocity.dx += spring.acceleration(from: snapPoint.x - body.position.x, body.velocity.dx) * seconds
    body.velocity.dy += spring.acceleration(from: snapPoint.y - body.position.y, body.velocity.dy) * seconds
    if body.allowsRotation, body.angle != 0 || body.spin != 0 {
      body.spin += spring.acceleration(from: -body.angle, body.spin) * seconds
    }
  }
  override func constrain(_ seconds: CGFloat) {
    // What is left is no more to be seen.
    guard let body = body(item), body.isAtRest, isNear(body) else { return }
    (body.position, body.velocity, body.spin) = (snapPoint, CGVector(dx: 0, dy: 0), 0)
    body.turn(to: 0)
  }
  private func isNear(_ body: DynamicBody) -> Bool {
    hypot(snapPoint.x - body.position.x, snapPoint.y - body.position.y) < 0.25 && abs(body.angle) < 0.005
  }
  override var isAtRest: Bool { body(item).map(isNear) ?? true }
}

/// A damped spring of mass 1.
struct DynamicSpring {
  /// Swings a second.
  var frequency: CGFloat
  /// 1 is the least that does not swing.
  var damping: CGFloat

  /// Points of a second squared, at a distance from where it pulls to.
  func acceleration(from distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
    let rate = 2 * CGFloat.pi * frequency
    return rate * rate * distance - 2 * damping * rate * velocity
  }
}

/// Says what items are made of.
open class UIDynamicItemBehavior: DynamicItemList {
  /// 0 does not bounce, 1 loses nothing. Default: 0.
  open var elasticity: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// Default: 0.
  open var friction: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// Default: 1.
  open var density: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// Of the air. Default: 0.
  open var resistance: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// Of the air against turning. Default: 0.
  open var angularResistance: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// There are no fields. Default: 0.
  open var charge: CGFloat = 0
  /// Whether nothing moves the items. Default: false.
  open var isAnchored = false { didSet { dynamicAnimator?.wake() } }
  /// Default: true.
  open var allowsRotation = true { didSet { dynamicAnimator?.wake() } }
  /// What was added before the animator moved the items.
  private var waiting: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

  /// Points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, velocity, 0))
    dynamicAnimator?.wake()
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    body(item).map { CGPoint(x: $0.velocity.dx, y: $0.velocity.dy) } ?? .zero
  }
  /// Radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, velocity))
    dynamicAnimator?.wake()
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { body(item)?.spin ?? 0 }

  func describe(_ animator: UIDynamicAnimator) {
    for body in items.compactMap({ animator.body(of: $0) }) {
      (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
      (body.resistance, body.angularResistance) = (resistance, angularResistance)
      (body.isAnchored, body.allowsRotation) = (isAnchored, allowsRotation)
    }
    for (item, velocity, spin) in waiting {
      guard let body = animator.body(of: item) else { continue }
      body.velocity.dx += velocity.x
      body.velocity.dy += velocity.y
      body.spin += spin
    }
    waiting = []
  }
}

extension CGVector {
  init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }
  var length: CGFloat { hypot(dx, dy) }
  /// Radians, from right to down.
  var angle: CGFloat { atan2(dy, dx) }
}
