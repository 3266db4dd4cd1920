import HeroTesting

@testable import UIKit

@MainActor struct PropertyAnimatorTests {
  @Test func theEndStateHoldsAtOnceAndCompletionsFollow() {
    let clock = useOwnClock()
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    expectEqual(view.alpha, 1)
    animator.startAnimation()
    expectEqual(view.alpha, 0)
    #expect(animator.state == .active && animator.isRunning)
    clock.run(until: 0.25)
    #expect(animator.fractionComplete == 0.5 && ends.isEmpty)
    clock.run(until: 0.5)
    expectEqual((ends, animator.state), ([.end], .inactive))
  }

  @Test func aPauseHoldsTheTime() {
    let clock = useOwnClock()
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation(afterDelay: 1)
    clock.run(until: 1.25)
    animator.pauseAnimation()
    clock.run(until: 10)
    #expect(ends == 0 && animator.fractionComplete == 0.25)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    for (time, count) in [(10.4, 0), (10.5, 1)] {
      clock.run(until: time)
      expectEqual(ends, count)
    }
  }

  @Test func stoppingEndsWithOrWithoutCompletions() {
    let clock = useOwnClock()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: {}, completion: { ends.append($0) })
    animator.stopAnimation(false)
    expectEqual(animator.state, .stopped)
    animator.finishAnimation(at: .current)
    expectEqual(ends, [.current])
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear)
    other.addCompletion { ends.append($0) }
    other.startAnimation()
    other.stopAnimation(true)
    clock.run(until: 5)
    expectEqual(ends, [.current])
  }

  /// Placeholders of what is made later: they count for nothing.
  @Test func emptyConstraintsAndAnimators() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute && !constraint.isActive)
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator()
    expectEqual(animator.state, .inactive)
    expectEqual(UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).effect, nil)
  }

  @Test func whatIsAddedWhileItRunsHoldsAtOnce() {
    _ = useOwnClock()
    let (view, animator) = (UIView(), UIViewPropertyAnimator(duration: 1, curve: .linear))
    animator.addAnimations { view.alpha = 0.5 }
    animator.addAnimations({ view.frame.origin.x = 9 }, delayFactor: 0.5)
    expectEqual((view.alpha, view.frame.minX), (1, 0))
    animator.startAnimation()
    expectEqual((view.alpha, view.frame.minX), (0.5, 9))
    animator.addAnimations { view.alpha = 0.25 }
    expectEqual(view.alpha, 0.25)
  }
}
