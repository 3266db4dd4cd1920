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

  // Without a stage time stands still: keyframes end at once, but for those that are repeated.
  @Test func keyframesEndAtOnceOrNever() {
    // Another test's film, if one is being taken, would end the animation in its own time.
    useOwnScreen()
    let view = UIView()
    var ends: [Bool] = []
    func animate(_ options: UIView.KeyframeAnimationOptions) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.25 }
      } completion: {
        ends.append($0)
      }
    }
    animate([.repeat, .autoreverse])
    expectEqual(ends, [])
    animate(.calculationModeCubicPaced)
    #expect(ends == [true] && view.alpha == 0.25)
  }

  // After two seconds, for one; the end state holds as soon as it is asked for. A spring takes the time that it is given.
  @Test func animationsBeginAfterTheirDelay() {
    for isSpring in [false, true] {
      let (view, clock) = (UIView(), useOwnClock())
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
      #expect(isDone, "\(isSpring)")
    }
  }
}
