import HeroTesting
import QuartzCore

@MainActor
@Suite struct AnimationTests {
  @Test func transactionsComplete() {
    var notes: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { notes.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { notes.append("inner") }
    CATransaction.commit()
    CATransaction.commit()
    expectEqual(notes, ["inner", "outer"])
  }

  @Test func springsSayHowLongTheyTake() {
    // Underdamped, beta 5 and omega the root of 75: ln(1000 · (1 + 5 / 8.660254)) / 5.
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003347) < 1e-9)
    let heavy = CASpringAnimation()
    (heavy.mass, heavy.stiffness, heavy.damping) = (2, 200, 20)
    expectEqual(heavy.settlingDuration, CASpringAnimation().settlingDuration)
  }

  private final class Listener: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  @Test func animationsAreToldToEnd() {
    onDrivenClock { clock in
      let (layer, listener) = (CALayer(), Listener())
      @MainActor func animation() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = listener
        return animation
      }
      layer.add(animation(), forKey: "fade")
      expectEqual((layer.animationKeys(), listener.calls), (["fade"], ["start"]))
      layer.removeAnimation(forKey: "other")
      layer.removeAnimation(forKey: "fade")
      #expect(layer.animationKeys() == nil && listener.calls == ["start", "stop false"])
      // A quarter of a second, Core Animation's, or what the transaction says.
      layer.add(animation(), forKey: "fade")
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.add(animation(), forKey: "slow")
      CATransaction.commit()
      for (time, keys) in [(0.24, ["fade", "slow"]), (0.26, ["slow"]), (1.99, ["slow"]), (2.01, nil)] {
        clock.run(until: time)
        expectEqual(layer.animationKeys(), keys)
      }
      expectEqual(listener.calls.suffix(2), ["stop true", "stop true"])
    }
  }

  @Test func animationsOfLayersTakeTheirTime() {
    onDrivenClock { clock in
      let (layer, listener) = (CALayer(), Listener())
      var completed: TimeInterval?
      clock.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed = clock.now }
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.repeatCount, animation.delegate) = (0.5, 2, listener)
        layer.add(animation, forKey: "fade")
        layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
        CATransaction.commit()
        let endless = CAKeyframeAnimation(keyPath: "transform")
        (endless.repeatCount, endless.delegate) = (.infinity, listener)
        layer.add(endless, forKey: "endless")
      }
      clock.run(until: 0.9)
      expectEqual(layer.animationKeys(), ["fade", "endless"])
      clock.run(until: 1)
      expectEqual((completed, layer.animationKeys()), (1, ["endless"]))
      layer.removeAllAnimations()
      expectEqual(listener.calls.filter { $0 != "start" }, ["stop true", "stop false"])
    }
  }

  // As many runs as `repeatCount` says, there and back, or for as long as `repeatDuration`; twice as fast takes half as long.
  @Test func animationsHaveALength() {
    for (duration, count, goesBack, whole, speed, length) in [
      (1, 0, false, 0, 1, 1), (1, 3, false, 0, 1, 3), (1, 2, true, 0, 1, 4), (1, 2, true, 5, 1, 5),
      (1, 3, false, 0, 2, 1.5), (0, 0, false, 0, 1, 0.25),
    ] as [(Double, Float, Bool, Double, Float, Double)] {
      onDrivenClock { clock in
        let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        (animation.duration, animation.repeatCount, animation.autoreverses) = (duration, count, goesBack)
        (animation.repeatDuration, animation.speed) = (whole, speed)
        layer.add(animation, forKey: "it")
        clock.run(until: length - 0.001)
        #expect(layer.animation(forKey: "it") === animation, "\(length)")
        clock.run(until: length)
        expectEqual(layer.animation(forKey: "it"), nil, "\(length)")
      }
    }
  }
}
