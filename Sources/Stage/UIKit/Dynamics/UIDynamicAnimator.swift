/// Is told when an animator moves something and when it no longer does.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by behaviours, at each picture of the stage's time, until all are at rest for a quarter of a second or far away.
///
/// Boxes collide unturned, and no contact turns them.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// In whose coordinates items stand.
  public let referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// Those that were added, in order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Seconds that items have moved.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Whether items move.
  open private(set) var isRunning = false
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private(set) var bodies: [DynamicBody] = []
  private var link: CADisplayLink?
  private var calm = 0.0
  /// Steps of a picture: fast items do not pass through others.
  private static let steps = 4

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  public override init() {
    referenceView = nil
    super.init()
  }
  /// Moves the attributes of a layout's cells, which lays out again.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    wake()
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    wake()
  }
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

  /// The items of behaviours whose boxes meet a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.filter { body in
      CGRect(
        x: body.position.x - body.half.width, y: body.position.y - body.half.height, width: body.half.width * 2,
        height: body.half.height * 2
      ).intersects(rect)
    }.map(\.item)
  }
  /// The app has moved or turned an item: it goes on from there.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    body(of: item)?.readItem()
    wake()
  }
  /// The attributes of a cell that a behaviour moves.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
      $0.indexPath == indexPath && $0.representedElementCategory == .cell
    }
  }

  // MARK: Time

  /// Behaviours with those inside of them.
  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies.first { $0.item === item } }

  /// Something has changed.
  func wake() {
    refresh()
    calm = 0
    guard !isRunning, !bodies.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] link in
      if let self { tick() } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// The items of behaviours, each once, with what item behaviours say.
  private func refresh() {
    var found: [DynamicBody] = []
    for item in all.flatMap(\.movedItems) where !found.contains(where: { $0.item === item }) {
      found.append(body(of: item) ?? DynamicBody(item))
    }
    bodies = found
    for case let own as UIDynamicItemBehavior in all { own.describe(self) }
  }

  private func tick() {
    let seconds = CGFloat(1) / 60 / CGFloat(Self.steps)
    for _ in 0..<Self.steps {
      let all = all
      for behavior in all { behavior.accelerate(seconds) }
      for body in bodies { body.move(seconds) }
      for behavior in all { behavior.constrain(seconds) }
    }
    for body in bodies { body.writeItem() }
    for behavior in all { behavior.action?() }
    layout?.invalidateLayout()
    elapsedTime += 1.0 / 60
    calm = bodies.allSatisfy(isQuiet) && all.allSatisfy(\.isAtRest) ? calm + 1.0 / 60 : 0
    if calm > 0.25 { pause() }
  }

  /// Whether an item is at rest, or so far away that nobody sees it.
  private func isQuiet(_ body: DynamicBody) -> Bool {
    let screen = UIKitRuntime.current.screen.bounds
    let far = 10 * max(screen.width, screen.height)
    return body.isAtRest || abs(body.position.x) > far || abs(body.position.y) > far
  }

  private func pause() {
    link?.invalidate()
    link = nil
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Moves items; one that does nothing itself holds others.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Those that go with it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each picture's step.
  open var action: (() -> Void)?
  /// The animator that it was added to.
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator {
      behavior.move(to: dynamicAnimator)
      dynamicAnimator.wake()
    }
  }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    dynamicAnimator?.wake()
  }
  /// It comes to an animator, or leaves it; for subclasses.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }
  final var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

  /// The items that it is of.
  var movedItems: [any UIDynamicItem] { [] }
  /// Changes velocities, for a step of seconds.
  func accelerate(_ seconds: CGFloat) {}
  /// Corrects places after a step of seconds.
  func constrain(_ seconds: CGFloat) {}
  /// Whether it leaves items that are at rest where they are.
  var isAtRest: Bool { true }

  final func body(_ item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.body(of: item) }
}

/// A behaviour of a list of items.
open class DynamicItemList: UIDynamicBehavior {
  /// In the order in which they were added.
  public private(set) var items: [any UIDynamicItem]
  override var movedItems: [any UIDynamicItem] { items }
  final var movedBodies: [DynamicBody] { items.compactMap { body($0) } }

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.wake()
  }
}
