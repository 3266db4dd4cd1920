import QuartzCore
import Testing

/// Animations of layers and their transactions.
@MainActor
@Suite struct AnimationTests {
  @Test func animationsOfLayersTakeTheirTime() {
    onDrivenClock { clock in
      final class Log: CAAnimationDelegate {
        var stops: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
      }
      let (layer, log) = (CALayer(), Log())
      var completed: TimeInterval?
      clock.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed = clock.now }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.5
        animation.repeatCount = 2
        animation.delegate = log
        layer.add(animation, forKey: "fade")
        layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
        CATransaction.commit()
        let endless = CAKeyframeAnimation(keyPath: "transform")
        endless.repeatCount = .infinity
        endless.delegate = log
        layer.add(endless, forKey: "endless")
      }
      clock.run(until: 0.9)
      #expect(layer.animationKeys() == ["fade", "endless"])
      clock.run(until: 1)
      #expect(completed == 1)
      #expect(layer.animationKeys() == ["endless"])
      layer.removeAllAnimations()
      #expect(log.stops == [true, false])
    }
  }

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

  // As many runs as `repeatCount` says, there and back, or for as long as `repeatDuration`; twice as fast takes half as long.
  @Test(
    arguments: [
      (1, 0, false, 0, 1, 1), (1, 3, false, 0, 1, 3), (1, 2, true, 0, 1, 4), (1, 2, true, 5, 1, 5),
      (1, 3, false, 0, 2, 1.5), (0, 0, false, 0, 1, 0.25),
    ] as [(Double, Float, Bool, Double, Float, Double)])
  func animationsHaveALength(
    duration: Double, count: Float, goesBack: Bool, whole: Double, speed: Float, length: Double
  ) {
    onDrivenClock { clock in
      let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      animation.duration = duration
      animation.repeatCount = count
      animation.autoreverses = goesBack
      animation.repeatDuration = whole
      animation.speed = speed
      layer.add(animation, forKey: "it")
      clock.run(until: length - 0.001)
      #expect(layer.animation(forKey: "it") === animation)
      clock.run(until: length)
      #expect(layer.animation(forKey: "it") == nil)
    }
  }

  @Test func aTransactionsDurationIsThatOfItsAnimations() {
    onDrivenClock { clock in
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "it")
      CATransaction.commit()
      clock.run(until: 1.999)
      #expect(layer.animationKeys() == ["it"])
      clock.run(until: 2)
      #expect(layer.animationKeys() == nil)
    }
  }

  // Source: Apple, CAMediaTimingFunctionName: the control points of the named curves.
  @Test func curvesHaveTheirControlPoints() {
    func points(_ name: CAMediaTimingFunctionName) -> [[Float]] {
      (0...3).map { index in
        var point: [Float] = [-1, -1]
        CAMediaTimingFunction(name: name).getControlPoint(at: index, values: &point)
        return point
      }
    }
    #expect(points(.linear) == [[0, 0], [0, 0], [1, 1], [1, 1]])
    #expect(points(.easeIn) == [[0, 0], [0.42, 0], [1, 1], [1, 1]])
    #expect(points(.easeOut) == [[0, 0], [0, 0], [0.58, 1], [1, 1]])
    #expect(points(.easeInEaseOut) == [[0, 0], [0.42, 0], [0.58, 1], [1, 1]])
    #expect(points(.default) == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
  }
}
