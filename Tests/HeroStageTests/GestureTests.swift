import HeroStage
import Testing
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
    #expect(taps == ["inner", "outer"])
  }

  @Test func controlsBeatTapsAround() {
    var taps: [String] = []
    let button = UIButton(type: .system)
    let stage = stage { view in
      button.setTitle("Buy", for: .normal)
      button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
      button.addAction(for: .touchUpInside) { taps.append("button") }
      view.addSubview(button)
      view.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("view") })
    }
    stage.tap(button)
    #expect(taps == ["button"])
    button.isEnabled = false
    stage.tap(button)
    #expect(taps == ["button", "view"])
  }

  @Test func doubleTapsGoFirst() {
    var taps: [String] = []
    let stage = stage { view in
      let double = UITapGestureRecognizer { _ in taps.append("double") }
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer { _ in taps.append("single") }
      single.require(toFail: double)
      view.addGestureRecognizer(double)
      view.addGestureRecognizer(single)
    }
    let point = CGPoint(x: 100, y: 300)
    stage.tap(at: point)
    #expect(taps == [])
    stage.wait(0.5)
    #expect(taps == ["single"])
    stage.tap(at: point)
    stage.tap(at: point)
    stage.run(until: .idle)
    #expect(taps == ["single", "double"])
  }

  @Test func pansAndPinches() {
    var way = CGPoint.zero
    var speed = CGPoint.zero
    var scale: CGFloat = 1
    let stage = stage { view in
      view.addGestureRecognizer(
        UIPanGestureRecognizer {
          way = $0.translation(in: nil)
          speed = $0.velocity(in: nil)
        })
      view.addGestureRecognizer(UIPinchGestureRecognizer { scale = $0.scale })
    }
    stage.pan(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250), duration: 0.5)
    #expect(way == CGPoint(x: 0, y: 150))
    #expect(abs(speed.y - 300) < 1e-6)
    stage.pan(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250), velocity: CGPoint(x: 0, y: 2000))
    #expect(speed == CGPoint(x: 0, y: 2000))
    stage.touchDown(at: CGPoint(x: 100, y: 300), finger: 0)
    stage.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
    stage.touchMove(to: CGPoint(x: 300, y: 300), finger: 1)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    #expect(scale == 1 || scale == 2)
  }

  @Test func longPressesAndSwitches() {
    var pressed: [UIGestureRecognizer.State] = []
    let toggle = UISwitch(frame: CGRect(x: 20, y: 500, width: 0, height: 0))
    var values: [Bool] = []
    let stage = stage { view in
      view.addGestureRecognizer(UILongPressGestureRecognizer { pressed.append($0.state) })
      view.addSubview(toggle)
      toggle.addAction(for: .valueChanged) { values.append(toggle.isOn) }
    }
    stage.touchDown(at: CGPoint(x: 100, y: 300))
    stage.wait(0.6)
    #expect(pressed == [.began])
    stage.touchUp()
    #expect(pressed == [.began, .ended])
    stage.tap(toggle)
    #expect(values == [true])
  }
}
