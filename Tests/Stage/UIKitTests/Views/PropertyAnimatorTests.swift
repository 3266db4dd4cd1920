import Testing

@testable import UIKit

@MainActor struct PropertyAnimatorTests {
  /// A clock that a test moves.
  private func drivenClock() -> VirtualClock {
    useOwnScreen()
    let clock = UIKitRuntime.current.clock
    clock.willAdvance = {}
    return clock
  }

  @Test func theEndStateHoldsAtOnceAndCompletionsFollow() {
    let clock = drivenClock()
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0)
    #expect(animator.state == .active && animator.isRunning)
    clock.run(until: 0.25)
    #expect(animator.fractionComplete == 0.5)
    #expect(ends.isEmpty)
    clock.run(until: 0.5)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func aPauseHoldsTheTime() {
    let clock = drivenClock()
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) {}
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation(afterDelay: 1)
    clock.run(until: 1.25)
    animator.pauseAnimation()
    clock.run(until: 10)
    #expect(ends == 0)
    #expect(animator.fractionComplete == 0.25)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    clock.run(until: 10.4)
    #expect(ends == 0)
    clock.run(until: 10.5)
    #expect(ends == 1)
  }

  @Test func stoppingEndsWithOrWithoutCompletions() {
    let clock = drivenClock()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: {}, completion: { ends.append($0) })
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(ends == [.current])
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear)
    other.addCompletion { ends.append($0) }
    other.startAnimation()
    other.stopAnimation(true)
    clock.run(until: 5)
    #expect(ends == [.current])
  }

  /// Placeholders of what is made later: they count for nothing.
  @Test func emptyConstraintsAndAnimators() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute && !constraint.isActive)
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator()
    #expect(animator.state == .inactive)
    #expect(UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).effect == nil)
  }

  @Test func whatIsAddedWhileItRunsHoldsAtOnce() {
    useOwnScreen()
    UIKitRuntime.current.clock.willAdvance = {}
    let (view, animator) = (UIView(), UIViewPropertyAnimator(duration: 1, curve: .linear))
    animator.addAnimations { view.alpha = 0.5 }
    animator.addAnimations({ view.frame.origin.x = 9 }, delayFactor: 0.5)
    #expect(view.alpha == 1 && view.frame.minX == 0)
    animator.startAnimation()
    #expect(view.alpha == 0.5 && view.frame.minX == 9)
    animator.addAnimations { view.alpha = 0.25 }
    #expect(view.alpha == 0.25)
  }
}
