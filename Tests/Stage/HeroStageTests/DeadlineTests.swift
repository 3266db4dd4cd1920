import HeroStage
import Testing
import UIKit

/// Apart from files that import Foundation themselves, in which `.now()` would be Dispatch's own.
@MainActor
@Suite(.writtenStages) struct DeadlineTests {
  @Test func deadlinesAreVirtualHoweverLongTheProcessWaits() {
    let stage = testStage(root: UIViewController())
    stage.wait(0.1)
    var times: [TimeInterval] = []
    stage.perform {
      let now = DispatchTime.now()
      Thread.sleep(forTimeInterval: 0.005)
      DispatchQueue.main.asyncAfter(deadline: now + 0.3) { times.append(stage.now) }
      DispatchQueue.main.asyncAfter(deadline: now + .milliseconds(20), qos: .background) { times.append(-1) }
      let item = DispatchWorkItem { times.append(-2) }
      DispatchQueue.main.asyncAfter(deadline: now + 0.2, execute: item)
      DispatchQueue.main.async(execute: DispatchWorkItem { times.append(-3) })
      let cancelled = DispatchWorkItem { times.append(-4) }
      DispatchQueue.main.asyncAfter(deadline: now + 0.25, execute: cancelled)
      cancelled.cancel()
    }
    stage.run(until: .idle)
    #expect(times == [-3, -1, -2, 0.4])
  }

  @Test func whatWaitsDoesNotWaitForAVirtualTime() {
    let stage = testStage(root: UIViewController())
    stage.perform {
      #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.001) == .timedOut)
      let group = DispatchGroup()
      group.enter()
      #expect(group.wait(timeout: .now() + 0.001) == .timedOut)
      group.leave()
    }
    #expect(stage.now == 0)
    #expect(CACurrentMediaTime() == 0)
  }

  @Test func animationsOfLayersTakeTheirTime() {
    final class Log: CAAnimationDelegate {
      var stops: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
    }
    let stage = testStage(root: UIViewController())
    let (layer, log) = (CALayer(), Log())
    var completed: TimeInterval?
    stage.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { completed = stage.now }
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
    stage.wait(0.9)
    #expect(layer.animationKeys() == ["fade", "endless"])
    stage.run(until: .idle)
    #expect(completed == 1)
    #expect(stage.now == 1)
    layer.removeAllAnimations()
    #expect(log.stops == [true, false])
  }
}
