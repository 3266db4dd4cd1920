/// Is told of contacts.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Keeps items from each other and from boundaries: upright boxes, whatever their turns and forms are.
open class UICollisionBehavior: DynamicItemList {
  /// What items meet.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  /// Default: everything.
  open var collisionMode: Mode = .everything { didSet { dynamicAnimator?.wake() } }
  /// Whether the reference view's edges are a boundary. Default: false.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
  private var insets = UIEdgeInsets.zero
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private struct Boundary {
    let identifier: any NSCopying & NSObjectProtocol
    let path: UIBezierPath
    let edges: [(CGPoint, CGPoint)]
  }
  private var boundaries: [Boundary] = []

  /// The reference view's edges are a boundary, so many points inside.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    guard let identifier = identifier as? any NSCopying & NSObjectProtocol else { return }
    boundaries.append(Boundary(identifier: identifier, path: bezierPath, edges: bezierPath.cgPath.edges))
    dynamicAnimator?.wake()
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.identifier.isEqual(identifier) }?.path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.identifier.isEqual(identifier) }
    dynamicAnimator?.wake()
  }
  open func removeAllBoundaries() {
    boundaries = []
    dynamicAnimator?.wake()
  }
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  // MARK: Contacts

  /// By the two that touch; the number of a boundary is its place, −1 the reference view's edges.
  private enum Contact: Hashable {
    case items(ObjectIdentifier, ObjectIdentifier)
    case boundary(ObjectIdentifier, Int)
  }
  private var touching: [(contact: Contact, end: () -> Void)] = []
  private var known: Set<Contact> = []

  override func constrain(_ seconds: CGFloat) {
    var now: [(contact: Contact, end: () -> Void)] = []
    known = Set(touching.map(\.contact))
    let bodies = movedBodies
    if collisionMode.contains(.items) { meetEachOther(bodies, &now) }
    if collisionMode.contains(.boundaries) {
      for body in bodies { meetBoundaries(body, &now) }
    }
    let still = Set(now.map(\.contact))
    let ended = touching.filter { !still.contains($0.contact) }
    touching = now
    for (_, end) in ended { end() }
  }

  private func meetEachOther(_ bodies: [DynamicBody], _ now: inout [(contact: Contact, end: () -> Void)]) {
    for (index, one) in bodies.enumerated() {
      for other in bodies[(index + 1)...] {
        let (dx, dy) = (other.position.x - one.position.x, other.position.y - one.position.y)
        let depth = CGSize(
          width: one.half.width + other.half.width - abs(dx), height: one.half.height + other.half.height - abs(dy))
        guard depth.width > 0, depth.height > 0 else { continue }
        let isSideways = depth.width < depth.height
        let normal =
          isSideways ? CGVector(dx: dx < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: dy < 0 ? -1 : 1)
        bounce(one, other, normal, depth: isSideways ? depth.width : depth.height)
        let contact = Contact.items(ObjectIdentifier(one.item), ObjectIdentifier(other.item))
        now.append(
          (
            contact,
            { [weak self] in
              if let self { collisionDelegate?.collisionBehavior(self, endedContactFor: one.item, with: other.item) }
            }
          ))
        if !known.contains(contact) {
          let point = CGPoint(
            x: one.position.x + normal.dx * one.half.width, y: one.position.y + normal.dy * one.half.height)
          collisionDelegate?.collisionBehavior(self, beganContactFor: one.item, with: other.item, at: point)
        }
      }
    }
  }

  private func meetBoundaries(_ body: DynamicBody, _ now: inout [(contact: Contact, end: () -> Void)]) {
    func note(_ number: Int, _ normal: CGVector, _ depth: CGFloat, _ identifier: (any NSCopying)?) {
      bounce(body, nil, normal, depth: depth)
      let contact = Contact.boundary(ObjectIdentifier(body.item), number)
      now.append(
        (
          contact,
          { [weak self] in
            guard let self else { return }
            collisionDelegate?.collisionBehavior(self, endedContactFor: body.item, withBoundaryIdentifier: identifier)
          }
        ))
      guard known.insert(contact).inserted else { return }
      let point = CGPoint(
        x: body.position.x + normal.dx * body.half.width, y: body.position.y + normal.dy * body.half.height)
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: body.item, withBoundaryIdentifier: identifier, at: point)
    }
    if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
      let box = view.bounds.inset(by: insets)
      for (normal, depth) in [
        (CGVector(dx: -1, dy: 0), box.minX - (body.position.x - body.half.width)),
        (CGVector(dx: 1, dy: 0), body.position.x + body.half.width - box.maxX),
        (CGVector(dx: 0, dy: -1), box.minY - (body.position.y - body.half.height)),
        (CGVector(dx: 0, dy: 1), body.position.y + body.half.height - box.maxY),
      ] where depth >= 0 { note(-1, normal, depth, nil) }
    }
    for (number, boundary) in boundaries.enumerated() {
      for edge in boundary.edges {
        if let (normal, depth) = Self.overlap(body, edge) { note(number, normal, depth, boundary.identifier) }
      }
    }
  }

  /// From a box to an edge that it lies over: which way, and how far inside.
  private static func overlap(_ body: DynamicBody, _ edge: (CGPoint, CGPoint)) -> (CGVector, CGFloat)? {
    let (dx, dy) = (edge.1.x - edge.0.x, edge.1.y - edge.0.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return nil }
    let (along, across) = (CGVector(dx: dx / length, dy: dy / length), CGVector(dx: -dy / length, dy: dx / length))
    let (x, y) = (body.position.x - edge.0.x, body.position.y - edge.0.y)
    func reach(_ axis: CGVector) -> CGFloat { abs(axis.dx) * body.half.width + abs(axis.dy) * body.half.height }
    let place = x * along.dx + y * along.dy
    guard place > -reach(along), place < length + reach(along) else { return nil }
    let distance = x * across.dx + y * across.dy
    let depth = reach(across) - abs(distance)
    guard depth > 0 else { return nil }
    let sign: CGFloat = distance < 0 ? 1 : -1
    return (CGVector(dx: across.dx * sign, dy: across.dy * sign), depth)
  }

  /// Parts two that overlap, or one from what stands still, along a normal from the first; speeds change by the elasticity, and by friction
  /// across.
  private func bounce(_ one: DynamicBody, _ other: DynamicBody?, _ normal: CGVector, depth: CGFloat) {
    let share = one.inverseMass + (other?.inverseMass ?? 0)
    guard share > 0 else { return }
    for (body, sign) in [(one, CGFloat(-1)), other.map { ($0, CGFloat(1)) }].compactMap({ $0 }) {
      let part = sign * depth * body.inverseMass / share
      body.position.x += normal.dx * part
      body.position.y += normal.dy * part
    }
    let still = CGVector(dx: 0, dy: 0)
    let (dx, dy) = (
      one.velocity.dx - (other?.velocity ?? still).dx, one.velocity.dy - (other?.velocity ?? still).dy
    )
    let approach = dx * normal.dx + dy * normal.dy
    guard approach > 0 else { return }
    // Slow ones come to rest; source: Box2D's threshold of a metre a second, here as points.
    let elasticity = approach < 20 ? 0 : max(one.elasticity, other?.elasticity ?? 0)
    let impulse = (1 + elasticity) * approach / share
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    let slide = dx * tangent.dx + dy * tangent.dy
    let grip = (other.map { sqrt(one.friction * $0.friction) } ?? one.friction) * impulse
    let drag = min(max(slide / share, -grip), grip)
    let (x, y) = (normal.dx * impulse + tangent.dx * drag, normal.dy * impulse + tangent.dy * drag)
    for (body, sign) in [(one, CGFloat(-1)), other.map { ($0, CGFloat(1)) }].compactMap({ $0 }) {
      body.velocity.dx += sign * x * body.inverseMass
      body.velocity.dy += sign * y * body.inverseMass
    }
  }
}

extension CGPath {
  /// Its straight pieces; curves are eight.
  fileprivate var edges: [(CGPoint, CGPoint)] {
    var edges: [(CGPoint, CGPoint)] = []
    var (start, at) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      edges.append((at, end))
      at = end
    }
    func curve(_ points: [CGPoint]) {
      let all = [at] + points
      for step in 1...8 {
        let part = CGFloat(step) / 8
        var rest = all
        while rest.count > 1 {
          rest = zip(rest, rest.dropFirst()).map { one, two in
            CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
          }
        }
        line(to: rest[0])
      }
    }
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: (start, at) = (points[0], points[0])
      case .addLineToPoint: line(to: points[0])
      case .addQuadCurveToPoint: curve([points[0], points[1]])
      case .addCurveToPoint: curve([points[0], points[1], points[2]])
      case .closeSubpath: line(to: start)
      }
    }
    return edges
  }
}
