import HeroTesting

@testable import UIKit

/// What animators and behaviours know of their items, and whom they tell.
@MainActor struct DynamicListTests {
  private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var told: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { told.append("meets \(identifier as? NSString ?? "the edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { told.append("leaves \(identifier as? NSString ?? "the edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { told.append("meets an item") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { told.append("leaves an item") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { told.append("moves") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { told.append("rests") }
  }

  /// The lower edge is 40 points further in than the view's.
  @Test func insetsAreABoundary() {
    let (_, item, animator) = dynamicWorld()
    let (edges, listener) = (UICollisionBehavior(), Listener())
    edges.addItem(item)
    edges.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: -100, left: 0, bottom: 40, right: 0))
    (edges.collisionDelegate, animator.delegate) = (listener, listener)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(edges)
    run(until: 4)
    expectEqual(item.frame.maxY, 560)
    expectEqual((listener.told.first, listener.told.last), ("moves", "rests"))
    #expect(listener.told.contains("meets the edge"))
  }

  @Test func boundariesHaveNames() {
    let (_, item, animator) = dynamicWorld()
    let (edges, listener) = (UICollisionBehavior(items: [item]), Listener())
    edges.collisionDelegate = listener
    edges.addBoundary(withIdentifier: "pier" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
    edges.addBoundary(
      withIdentifier: "buoy" as NSString, for: UIBezierPath(rect: CGRect(x: 0, y: 500, width: 10, height: 10)))
    expectEqual(edges.boundary(withIdentifier: "pier" as NSString)?.bounds.minY, 300)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(edges)
    run(until: 1)
    #expect(listener.told.contains("meets pier") && item.frame.maxY <= 301)
    edges.removeBoundary(withIdentifier: "pier" as NSString)
    expectEqual(edges.boundaryIdentifiers?.count, 1)
    run(until: 1.5)
    #expect(listener.told.contains("leaves pier") && item.frame.maxY > 320)
    edges.removeAllBoundaries()
    #expect(edges.boundaryIdentifiers == nil)
  }

  @Test func itemsTellOfEachOther() {
    let (ground, item, animator) = dynamicWorld()
    let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    ground.addSubview(other)
    let (both, listener) = (UICollisionBehavior(items: [item, other]), Listener())
    both.collisionDelegate = listener
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(both)
    run(until: 1)
    #expect(listener.told.contains("meets an item"))
    both.removeItem(other)
    run(until: 1.2)
    #expect(listener.told.contains("leaves an item"))
  }

  @Test func behavioursComeAndGo() {
    let (_, item, animator) = dynamicWorld()
    let (whole, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [item]))
    whole.addChildBehavior(gravity)
    animator.addBehavior(whole)
    #expect(gravity.dynamicAnimator === animator)
    whole.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && whole.childBehaviors.isEmpty)
    run(until: 0.5)
    expectEqual(item.frame.minY, 0)
    animator.removeBehavior(whole)
    #expect(animator.behaviors.isEmpty)
    animator.addBehavior(gravity)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
  }

  /// A quarter of a turn a second, without resistance.
  @Test func itemsTurn() {
    let (_, item, animator) = dynamicWorld()
    let own = UIDynamicItemBehavior(items: [item])
    own.addAngularVelocity(.pi / 2, for: item)
    animator.addBehavior(own)
    expectEqual(own.angularVelocity(for: item), .pi / 2)
    run(until: 1)
    #expect(abs(atan2(item.transform.b, item.transform.a) - .pi / 2) < 0.05)
  }

  @Test func anItemThatIsMovedGoesOnFromThere() {
    let (_, item, animator) = dynamicWorld()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: item)
    expectEqual(push.targetOffsetFromCenter(for: item), UIOffset(horizontal: 10, vertical: 0))
    let resting = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(resting)
    item.center = CGPoint(x: 50, y: 300)
    animator.updateItem(usingCurrentState: item)
    run(until: 0.2)
    expectEqual(item.center, CGPoint(x: 50, y: 300))
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
    resting.addItem(cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
  }
}
