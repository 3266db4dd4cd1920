/// What dynamics move: a view, or a cell's layout attributes.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Points.
  var center: CGPoint { get set }
  /// Points.
  var bounds: CGRect { get }
  /// Its turn alone is read and written.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// An item while an animator moves it. Masses are UIKit's: a view of 100 × 100 points and of density 1 has mass 1.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var position: CGPoint
  /// Points a second.
  var velocity = CGVector(dx: 0, dy: 0)
  /// Radians.
  private(set) var angle: CGFloat
  /// Radians a second.
  var spin: CGFloat = 0
  private var turns = false

  /// What `UIDynamicItemBehavior` says.
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = item.center
    angle = atan2(item.transform.b, item.transform.a)
  }

  /// Half of the item's size, unturned, points.
  var half: CGSize { CGSize(width: item.bounds.width / 2, height: item.bounds.height / 2) }
  var mass: CGFloat { max(item.bounds.width * item.bounds.height / 10_000 * density, 1e-6) }
  /// Of a box about its centre.
  var inertia: CGFloat {
    let size = item.bounds.size
    return max(mass * (size.width * size.width + size.height * size.height) / 12, 1e-6)
  }
  /// 0 where nothing moves it.
  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }

  /// The place of the item itself counts.
  func readItem() {
    position = item.center
    angle = atan2(item.transform.b, item.transform.a)
  }

  /// Adds a change of momentum at a place beside the centre.
  func push(_ x: CGFloat, _ y: CGFloat, at offset: UIOffset = .zero) {
    guard !isAnchored else { return }
    velocity.dx += x / mass
    velocity.dy += y / mass
    if allowsRotation { spin += (offset.horizontal * y - offset.vertical * x) / inertia }
  }

  /// Moves it on by seconds, with its velocities as they are.
  func move(_ seconds: CGFloat) {
    guard !isAnchored else {
      (velocity, spin) = (CGVector(dx: 0, dy: 0), 0)
      return
    }
    let damping = 1 / (1 + seconds * resistance)
    velocity = CGVector(dx: velocity.dx * damping, dy: velocity.dy * damping)
    spin = allowsRotation ? spin / (1 + seconds * angularResistance) : 0
    position.x += velocity.dx * seconds
    position.y += velocity.dy * seconds
    angle += spin * seconds
    if spin != 0 { turns = true }
  }

  func writeItem() {
    if item.center != position { item.center = position }
    if turns { item.transform = CGAffineTransform(rotationAngle: angle) }
  }

  func turn(to angle: CGFloat) {
    if angle != self.angle { turns = true }
    self.angle = angle
  }

  var isAtRest: Bool { abs(velocity.dx) < 2 && abs(velocity.dy) < 2 && abs(spin) < 0.02 }
}
