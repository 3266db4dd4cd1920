import HeroTesting

@testable import UIKit

@MainActor
@Suite struct SwitchTests {
  @Test func aSwitchShowsWhereItsKnobIs() {
    useOwnScreen()
    let toggle = UISwitch()
    toggle.layoutIfNeeded()
    let track = toggle.layer.children[0]
    expectEqual(track.children.map(\.frame.minX), [2])
    toggle.setOn(true, animated: true)
    toggle.layoutIfNeeded()
    // The same layers, moved.
    #expect(toggle.layer.children[0] === track)
    expectEqual(track.children.map(\.frame.minX), [22])
    expectEqual(track.backgroundColor, UIColor.systemGreen.cgColor)
  }

  // A tap turns it, a drag across the middle does; a drag that comes back, or is taken away, does not.
  @Test func fingersTurnIt() {
    useOwnScreen()
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    var changes = 0
    toggle.addAction(for: .valueChanged) { changes += 1 }
    show(toggle)
    let (left, right) = (CGPoint(x: 105, y: 110), CGPoint(x: 145, y: 110))
    touch(left)
    expectEqual((toggle.isOn, changes), (true, 1))
    touch(right, left)
    expectEqual((toggle.isOn, changes), (false, 2))
    touch(left, right, left)
    touch(left, right, isCancelled: true)
    expectEqual((toggle.isOn, changes), (false, 2))
    // Ten points are no drag.
    touch(left, CGPoint(x: 115, y: 110))
    expectEqual((toggle.isOn, changes), (true, 3))
    // While a finger is on it no drag around takes it.
    let drag = UIPanGestureRecognizer()
    #expect(toggle.gestureRecognizerShouldBegin(drag))
    press(left)
    #expect(!toggle.gestureRecognizerShouldBegin(drag))
    lift()
  }

  // Source: UIStepper's documentation: the value goes round from its most to its least where it wraps, else it stays.
  @Test func steppersCountAndWrap() {
    useOwnScreen()
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (0, 5, 3)
    var changes = 0
    stepper.addAction(for: .valueChanged) { changes += 1 }
    show(stepper)
    let (less, more) = (CGPoint(x: 110, y: 110), CGPoint(x: 180, y: 110))
    for (place, value, count) in [(less, 0, 0), (more, 3, 1), (more, 5, 2), (more, 5, 2)] as [(CGPoint, Double, Int)] {
      touch(place)
      expectEqual((stepper.value, changes), (value, count))
    }
    stepper.wraps = true
    for (place, value, count) in [(more, 0, 3), (less, 5, 4)] as [(CGPoint, Double, Int)] {
      touch(place)
      expectEqual((stepper.value, changes), (value, count))
    }
    touch(less, CGPoint(x: 300, y: 300))
    expectEqual((stepper.value, changes), (5, 4))
  }
}
