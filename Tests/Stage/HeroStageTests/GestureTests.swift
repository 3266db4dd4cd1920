import HeroStage
import HeroTesting
import UIKit

@MainActor
@Suite(.writtenStages) struct GestureTests {
  private func stage(_ build: (UIView) -> Void) -> Stage {
    let controller = UIViewController()
    build(controller.view)
    return testStage(root: controller)
  }

  @Test func deepestTapWins() {
    var taps: [String] = []
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let stage = stage { view in
      view.addSubview(inner)
      inner.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("inner") })
      view.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("outer") })
    }
    stage.tap(inner)
    stage.tap(at: CGPoint(x: 300, y: 300))
    expectEqual(taps, ["inner", "outer"])
  }

  @Test func pansHaveAWayAndASpeed() {
    var way = CGPoint.zero
    var speed = CGPoint.zero
    let stage = stage { view in
      view.addGestureRecognizer(
        UIPanGestureRecognizer {
          way = $0.translation(in: nil)
          speed = $0.velocity(in: nil)
        })
    }
    stage.pan(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250), duration: 0.5)
    expectEqual(way, CGPoint(x: 0, y: 150))
    #expect(abs(speed.y - 300) < 1e-6)
    stage.pan(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250), velocity: CGPoint(x: 0, y: 2000))
    expectEqual(speed, CGPoint(x: 0, y: 2000))
  }

  @Test func twoFingersTurn() {
    var turns: [CGFloat] = []
    var states: [UIGestureRecognizer.State] = []
    var speed: CGFloat = 0
    let stage = stage { view in
      view.addGestureRecognizer(
        UIRotationGestureRecognizer {
          turns.append($0.rotation)
          states.append($0.state)
          speed = $0.velocity
        })
    }
    let quarter = CGFloat.pi / 2
    stage.touchDown(at: CGPoint(x: 200, y: 300), finger: 0)
    stage.touchDown(at: CGPoint(x: 300, y: 300), finger: 1)
    // Less than 8 points against each other is no turn; 5 are 0.05 of 100.
    stage.touchMove(to: CGPoint(x: 300, y: 305), finger: 1)
    #expect(states.isEmpty)
    stage.wait(0.5)
    // Clockwise, y growing downwards: below, left, above, and once around.
    for point in [CGPoint(x: 200, y: 400), CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 200), CGPoint(x: 300, y: 300)] {
      stage.touchMove(to: point, finger: 1)
    }
    expectEqual(states, [.began, .changed, .changed, .changed])
    #expect(zip(turns, [1, 2, 3, 4]).allSatisfy { abs($0 - $1 * quarter) < 1e-9 } && turns.count == 4)
    // Back by a quarter in half a second.
    stage.wait(0.5)
    stage.touchMove(to: CGPoint(x: 200, y: 200), finger: 1)
    #expect(abs(speed + 2 * quarter) < 1e-9)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    expectEqual(states.last, .ended)
  }

  @Test func aTurnMayBeSetAndSharedWithAPinch() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let photo = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 400))
    let stage = stage { view in
      view.addSubview(photo)
      let turn = UIRotationGestureRecognizer { turn in
        photo.transform = photo.transform.rotated(by: turn.rotation)
        turn.rotation = 0
      }
      let pinch = UIPinchGestureRecognizer { pinch in
        photo.transform = photo.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
      }
      turn.delegate = both
      for recognizer in [turn, pinch] { photo.addGestureRecognizer(recognizer) }
    }
    stage.touchDown(at: CGPoint(x: 150, y: 300), finger: 0)
    stage.touchDown(at: CGPoint(x: 250, y: 300), finger: 1)
    stage.touchMove(to: CGPoint(x: 250, y: 400), finger: 1)
    stage.touchMove(to: CGPoint(x: 150, y: 500), finger: 1)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    // A quarter clockwise, and from 100 to 200 points: (a, b) = (2 cos 90°, 2 sin 90°).
    #expect(abs(photo.transform.a) < 1e-9 && abs(photo.transform.b - 2) < 1e-9)
  }
}
