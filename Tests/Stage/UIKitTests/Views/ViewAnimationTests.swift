import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ViewAnimationTests {
  @Test func animationsAreSwitched() {
    useOwnScreen()
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
  }

  @Test func repeatedKeyframesNeverEnd() {
    // Another test's film, if one is being taken, would end the animation in its own time.
    useOwnScreen()
    var ends = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
    } completion: { _ in
      ends += 1
    }
    expectEqual(ends, 0)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubicPaced) {
    } completion: { _ in
      ends += 1
    }
    expectEqual(ends, 1)
  }

  @Test func keyframesEndAtOnce() {
    useOwnScreen()
    let view = UIView()
    var isDone = false
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.25 }
    } completion: {
      isDone = $0
    }
    expectEqual(view.alpha, 0.25)
    // Without a stage time stands still.
    #expect(isDone)
  }

  // After two seconds, for one; the end state holds as soon as it is asked for. A spring takes the time that it is given.
  @Test(arguments: [false, true]) func animationsBeginAfterTheirDelay(isSpring: Bool) {
    useOwnScreen()
    let (view, clock) = (UIView(), UIKitRuntime.current.clock)
    clock.willAdvance = {}
    var isDone = false
    if isSpring {
      UIView.animate(withDuration: 1, delay: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 3) {
        view.alpha = 0.5
      } completion: {
        isDone = $0
      }
    } else {
      UIView.animate(withDuration: 1, delay: 2) {
        view.alpha = 0.5
      } completion: {
        isDone = $0
      }
    }
    expectEqual(view.alpha, 0.5)
    clock.run(until: 2.99)
    #expect(view.alpha == 0.5 && !isDone)
    clock.run(until: 3.01)
    #expect(isDone)
  }
}
