/// Holds an item at a distance from a place or from another item: stiff, or as a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  public let attachedBehaviorType: AttachmentType
  /// One or two.
  public let items: [any UIDynamicItem]
  private let offsets: [UIOffset]
  /// Where a single item is held.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { dynamicAnimator?.wake() } } }
  private var ownLength: CGFloat?
  /// The distance, points. Default: as it was at first.
  open var length: CGFloat {
    get { ownLength ?? distance }
    set {
      ownLength = newValue
      dynamicAnimator?.wake()
    }
  }
  /// Of a spring. Default: 0.
  open var damping: CGFloat = 0
  /// Swings a second; 0 is stiff. Default: 0.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// Of no effect. Default: 0.
  open var frictionTorque: CGFloat = 0

  private init(_ type: AttachmentType, _ items: [any UIDynamicItem], _ offsets: [UIOffset], _ anchor: CGPoint) {
    (attachedBehaviorType, self.items, self.offsets, anchorPoint) = (type, items, offsets, anchor)
    super.init()
    ownLength = distance
  }
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// The offset is from the item's centre to the place in it that is held, points.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.anchor, [item], [offset], point)
  }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(.items, [item1, item2], [offset1, offset2], .zero) }

  override var movedItems: [any UIDynamicItem] { items }

  private func place(_ index: Int) -> CGPoint {
    guard index < items.count else { return anchorPoint }
    let (center, angle) = body(items[index]).map { ($0.position, $0.angle) } ?? (items[index].center, 0)
    let offset = CGPoint(x: offsets[index].horizontal, y: offsets[index].vertical)
      .applying(CGAffineTransform(rotationAngle: angle))
    return CGPoint(x: center.x + offset.x, y: center.y + offset.y)
  }
  private var distance: CGFloat { hypot(place(1).x - place(0).x, place(1).y - place(0).y) }

  /// From the first place to the second, of length 1; nil where they are the same.
  private var direction: CGVector? {
    let distance = distance
    guard distance > 1e-9 else { return nil }
    return CGVector(dx: (place(1).x - place(0).x) / distance, dy: (place(1).y - place(0).y) / distance)
  }

  override func accelerate(_ seconds: CGFloat) {
    guard frequency > 0, let direction, let first = body(items[0]) else { return }
    let second = items.count > 1 ? body(items[1]) : nil
    let speed = along(direction, first) - (second.map { along(direction, $0) } ?? 0)
    let pull = DynamicSpring(frequency: frequency, damping: damping).acceleration(from: distance - length, speed)
    let mass = 1 / max(first.inverseMass + (second?.inverseMass ?? 0), 1e-9)
    let (x, y) = (pull * mass * seconds * direction.dx, pull * mass * seconds * direction.dy)
    first.push(x, y, at: offset(0, first))
    second?.push(-x, -y, at: offset(1, second))
  }

  override func constrain(_ seconds: CGFloat) {
    guard frequency == 0, let direction, let first = body(items[0]) else { return }
    let second = items.count > 1 ? body(items[1]) : nil
    let share = first.inverseMass + (second?.inverseMass ?? 0)
    guard share > 0 else { return }
    // What is missing is made up for in places, and counts as velocity.
    let error = distance - length
    for (body, sign) in [(first, CGFloat(1)), second.map { ($0, CGFloat(-1)) }].compactMap({ $0 }) {
      let part = sign * error * body.inverseMass / share
      body.position.x += direction.dx * part
      body.position.y += direction.dy * part
      body.velocity.dx += direction.dx * part / seconds
      body.velocity.dy += direction.dy * part / seconds
    }
  }

  private func along(_ direction: CGVector, _ body: DynamicBody) -> CGFloat {
    body.velocity.dx * direction.dx + body.velocity.dy * direction.dy
  }
  private func offset(_ index: Int, _ body: DynamicBody?) -> UIOffset {
    guard let body else { return .zero }
    return UIOffset(horizontal: place(index).x - body.position.x, vertical: place(index).y - body.position.y)
  }
  override var isAtRest: Bool { abs(distance - length) < 0.25 }
}
