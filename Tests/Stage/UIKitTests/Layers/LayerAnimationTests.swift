import Testing

@testable import UIKit

@MainActor
@Suite struct LayerAnimationTests {
  @Test func transactionsComplete() {
    var notes: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { notes.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { notes.append("inner") }
    CATransaction.commit()
    CATransaction.commit()
    #expect(notes == ["inner", "outer"])
  }

  @Test func springsSayHowLongTheyTake() {
    // Underdamped, beta 5 and omega the root of 75: ln(1000 · (1 + 5 / 8.660254)) / 5.
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003347) < 1e-9)
    let heavy = CASpringAnimation()
    (heavy.mass, heavy.stiffness, heavy.damping) = (2, 200, 20)
    #expect(heavy.settlingDuration == CASpringAnimation().settlingDuration)
  }

  private final class Listener: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  @Test func animationsAreToldToEnd() {
    useOwnScreen()
    UIKitRuntime.current.clock.willAdvance = {}
    let (layer, listener) = (CALayer(), Listener())
    func animation() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = listener
      return animation
    }
    layer.add(animation(), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && listener.calls == ["start"])
    layer.removeAnimation(forKey: "other")
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil && listener.calls == ["start", "stop false"])
    // A quarter of a second, Core Animation's, or what the transaction says.
    layer.add(animation(), forKey: "fade")
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(animation(), forKey: "slow")
    CATransaction.commit()
    UIKitRuntime.current.clock.run(until: 0.24)
    #expect(layer.animationKeys() == ["fade", "slow"])
    UIKitRuntime.current.clock.run(until: 0.26)
    #expect(layer.animationKeys() == ["slow"])
    UIKitRuntime.current.clock.run(until: 1.99)
    #expect(layer.animationKeys() == ["slow"])
    UIKitRuntime.current.clock.run(until: 2.01)
    #expect(layer.animationKeys() == nil && listener.calls.suffix(2) == ["stop true", "stop true"])
  }

  @Test func linksCallWhileAModeHasThem() {
    useOwnScreen()
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    link.remove(from: .main, forMode: .common)
    UIKitRuntime.current.clock.run(until: 0.034)
    #expect(calls == 2)
    link.remove(from: .main, forMode: .default)
    UIKitRuntime.current.clock.run(until: 1)
    #expect(calls == 2)
  }
}
