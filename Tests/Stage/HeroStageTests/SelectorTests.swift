import HeroStage
import HeroTesting
import UIKit

/// A controller whose methods are registered as generated code does it.
private final class KnobViewController: UIViewController {
  var calls: [String] = []
  var name = "knob"

  func turn() { calls.append("turn") }
  func press(_ sender: UIButton) { calls.append("press \(sender.tag)") }
  func press(_ sender: UIControl, with event: UIEvent?) {
    calls.append("press with \(event == nil ? "nothing" : "an event")")
  }
  func pan(_ recognizer: UIGestureRecognizer) { calls.append("pan \(recognizer.state.rawValue)") }
  func tick(_ timer: Timer) {
    calls.append("tick")
    if calls.count == 2 { timer.invalidate() }
  }
  func frame(_ link: CADisplayLink) {
    calls.append("frame")
    link.invalidate()
  }
  func hear(_ notification: Notification) { calls.append("heard \(notification.object as? Int ?? 0)") }

  static func register() {
    let members = ObjectiveCMembers(KnobViewController.self)
    members.property("name", \.name)
    members.method("turn") { knob, _ in knob.turn() }
    members.method("press:") { knob, given in knob.press(given[0] as UIButton) }
    members.method("press:with:") { knob, given in knob.press(given[0] as UIControl, with: given[1] as UIEvent?) }
    members.method("pan:") { knob, given in knob.pan(given[0] as UIGestureRecognizer) }
    members.method("tick:") { knob, given in knob.tick(given[0] as Timer) }
    members.method("frame:") { knob, given in knob.frame(given[0] as CADisplayLink) }
    members.method("hear:") { knob, given in knob.hear(given[0] as Notification) }
  }
}

private final class LoudKnobViewController: UIViewController {}

/// Methods are found by their names on their targets.
@MainActor @Suite struct SelectorTests {
  private let knob = KnobViewController()
  private let stage: Stage

  init() {
    KnobViewController.register()
    stage = Stage(device: .iPhone8, root: knob)
  }

  private func button(_ selector: Selector) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    button.tag = 7
    button.addTarget(knob, action: selector, for: .touchUpInside)
    knob.view.addSubview(button)
    return button
  }

  @Test func controlsCallWithWhatTheMethodTakes() {
    let button = button("turn")
    button.addTarget(knob, action: "press:", for: .touchUpInside)
    button.addTarget(knob, action: "press:with:", for: .touchUpInside)
    stage.tap(button)
    expectEqual(knob.calls, ["turn", "press 7", "press with an event"])
  }

  @Test func aTargetIsAddedOnceAndTakenAway() {
    let button = button("turn")
    button.addTarget(knob, action: "turn", for: .touchUpInside)
    expectEqual(button.actions(forTarget: knob, forControlEvent: .touchUpInside), ["turn"])
    button.sendActions(for: .touchUpInside)
    button.removeTarget(knob, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    expectEqual(knob.calls, ["turn"])
    expectEqual(button.actions(forTarget: knob, forControlEvent: .touchUpInside), nil)
  }

  @Test func recognisers() {
    let tap = UITapGestureRecognizer(target: knob, action: "pan:")
    knob.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 200, y: 400))
    // Source: UIKit's `ended` is 3.
    expectEqual(knob.calls, ["pan 3"])
    tap.removeTarget(knob, action: "pan:")
    stage.wait(1)
    stage.tap(at: CGPoint(x: 200, y: 400))
    expectEqual(knob.calls, ["pan 3"])
  }

  @Test func timersAndDisplayLinksInVirtualTime() {
    stage.perform {
      _ = Timer.scheduledTimer(timeInterval: 0.5, target: knob, selector: "tick:", userInfo: nil, repeats: true)
    }
    stage.wait(0.75)
    expectEqual(knob.calls, ["tick"])
    stage.wait(5)
    expectEqual(knob.calls, ["tick", "tick"])
    stage.perform { CADisplayLink(target: knob, selector: "frame:").add(to: .main, forMode: .common) }
    stage.wait(0.5)
    expectEqual(knob.calls, ["tick", "tick", "frame"])
  }

  @Test func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("turned"))
    center.addObserver(knob, selector: "hear:", name: name, object: nil)
    center.post(name: name, object: 4)
    center.removeObserver(knob)
    center.post(name: name, object: 5)
    expectEqual(knob.calls, ["heard 4"])
  }

  @Test func performing() {
    knob.perform("turn")
    knob.perform("press:", with: button("turn"))
    stage.perform {
      knob.perform("turn", with: nil, afterDelay: 1)
      knob.perform("hear:", with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: knob, selector: "hear:", object: nil)
    }
    expectEqual(knob.calls, ["turn", "press 7"])
    stage.wait(2)
    expectEqual(knob.calls, ["turn", "press 7", "turn"])
    stage.perform {
      knob.performSelector(onMainThread: "turn", with: nil, waitUntilDone: false)
      knob.perform("hear:", with: Notification(name: .init("n"), object: 3), afterDelay: 1, inModes: [.common])
      expectEqual(knob.calls.count, 3)
      knob.performSelector(onMainThread: "press:", with: button("turn"), waitUntilDone: true)
      expectEqual(knob.calls.last, "press 7")
    }
    stage.wait(0.5)
    expectEqual(knob.calls.suffix(2), ["press 7", "turn"])
    stage.wait(0.6)
    expectEqual(knob.calls.last, "heard 3")
  }

  @Test func actionsAreSentToOneOrUpTheResponderChain() {
    let button = button("turn")
    button.sendAction("press:", to: knob, for: nil)
    expectEqual(knob.calls, ["press 7"])
    #expect(UIApplication.shared.sendAction("press:", to: knob, from: button, for: nil) && knob.calls.count == 2)
    #expect(!UIApplication.shared.sendAction("fly", to: nil, from: button, for: nil))
    let other = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    other.addTarget(nil, action: "turn", for: .touchUpInside)
    knob.view.addSubview(other)
    other.sendActions(for: .touchUpInside)
    expectEqual(knob.calls, ["press 7", "press 7", "turn"])
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  @Test func responding() {
    #expect(knob.responds(to: "press:"))
    #expect(knob.responds(to: "setName:"))
    #expect(!knob.responds(to: "fly"))
    #expect(!LoudKnobViewController().responds(to: "turn"))
    let animator: any UIViewControllerAnimatedTransitioning = Fade()
    #expect(!animator.responds(to: "fly"))
  }

  @Test func propertiesByTheirNames() {
    knob.setValue("dial", forKey: "name")
    expectEqual(knob.name, "dial")
    expectEqual(knob.value(forKey: "name") as? String, "dial")
    expectEqual(knob.perform("name")?.takeUnretainedValue() as? String, "dial")
  }

  @Test func barItems() {
    let navigation = UINavigationController(rootViewController: knob)
    let stage = Stage(device: .iPhone8, root: navigation)
    knob.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Turn", style: .plain, target: knob, action: "turn")
    stage.wait(0.1)
    // The item's middle: near the right edge of a bar of 44 points below a status bar of 20.
    stage.tap(at: CGPoint(x: 345, y: 42))
    expectEqual(knob.calls, ["turn"])
  }

  @Test func selectorsAreTheirNames() {
    expectEqual(Selector("turn"), "turn")
    expectEqual(NSStringFromSelector(NSSelectorFromString("press:")), "press:")
    expectEqual("\(Selector("press:"))", "press:")
  }
}
