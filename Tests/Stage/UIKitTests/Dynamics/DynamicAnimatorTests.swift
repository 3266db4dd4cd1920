import HeroTesting

@testable import UIKit

/// A ground of 300 × 600 points, and on it a view of 100 × 100 that an animator may move.
@MainActor func dynamicWorld() -> (ground: UIView, item: UIView, animator: UIDynamicAnimator) {
  _ = useOwnClock()
  let (ground, item) = (rootView(300, 600), UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))
  ground.addSubview(item)
  return (ground, item, UIDynamicAnimator(referenceView: ground))
}

@MainActor func run(until seconds: Double) { UIKitRuntime.current.clock.run(until: seconds) }

/// Items move in the stage's time: places by hand, from what the behaviours say.
@MainActor struct DynamicAnimatorTests {
  /// Half of 1000 points a second squared.
  @Test func gravityLetsFall() {
    let (_, item, animator) = dynamicWorld()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    run(until: 0.5)
    #expect(abs(item.center.y - (50 + 125)) < 10, "\(item.center)")
    expectEqual(item.center.x, 150)
    #expect(animator.isRunning)
  }

  @Test func itemsComeToRestAtTheGround() {
    let (_, item, animator) = dynamicWorld()
    let edges = UICollisionBehavior(items: [item])
    edges.translatesReferenceBoundsIntoBoundary = true
    for behavior in [UIGravityBehavior(items: [item]), edges] { animator.addBehavior(behavior) }
    run(until: 3)
    expectEqual(item.frame, CGRect(x: 100, y: 500, width: 100, height: 100))
    #expect(!animator.isRunning)
  }

  /// With an elasticity of one half the height of a fall comes back by a quarter of it: 500 points give 125.
  @Test func elasticItemsBounce() {
    let (_, item, animator) = dynamicWorld()
    let (edges, made) = (UICollisionBehavior(items: [item]), UIDynamicItemBehavior(items: [item]))
    edges.translatesReferenceBoundsIntoBoundary = true
    made.elasticity = 0.5
    for behavior in [UIGravityBehavior(items: [item]), edges, made] { animator.addBehavior(behavior) }
    run(until: 1.1)
    var highest = CGFloat.infinity
    animator.behaviors[0].action = { [item] in highest = min(highest, item.frame.minY) }
    run(until: 1.8)
    #expect(abs(highest - 375) < 10, "\(highest)")
  }

  @Test func equalItemsExchangeTheirSpeeds() {
    let (ground, item, animator) = dynamicWorld()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    ground.addSubview(other)
    item.center = CGPoint(x: 200, y: 50)
    let (both, made) = (UICollisionBehavior(items: [item, other]), UIDynamicItemBehavior(items: [item, other]))
    made.elasticity = 1
    made.addLinearVelocity(CGPoint(x: 100, y: 0), for: other)
    for behavior in [both, made] { animator.addBehavior(behavior) }
    // 50 points until they meet.
    run(until: 1)
    #expect(abs(made.linearVelocity(for: item).x - 100) < 1 && abs(made.linearVelocity(for: other).x) < 1)
    #expect(abs(other.center.x - 100) < 3 && abs(item.center.x - 250) < 3, "\(item.center)")
  }

  @Test func aPushOfOneGivesAHundredPointsASecond() {
    let (_, item, animator) = dynamicWorld()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    animator.addBehavior(push)
    run(until: 1)
    #expect(abs(item.center.x - 250) < 3 && !push.active, "\(item.center)")
  }

  @Test func snappedItemsComeToTheirPlace() {
    let (_, item, animator) = dynamicWorld()
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 400)))
    run(until: 3)
    expectEqual(item.center, CGPoint(x: 50, y: 400))
    #expect(!animator.isRunning)
  }

  @Test func stiffAttachmentsKeepTheirLength() {
    let (_, item, animator) = dynamicWorld()
    let anchor = CGPoint(x: 250, y: 50)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: anchor))
    for moment in 1...6 {
      run(until: Double(moment) / 4)
      #expect(abs(hypot(item.center.x - anchor.x, item.center.y - anchor.y) - 100) < 1, "\(item.center)")
    }
  }
}
