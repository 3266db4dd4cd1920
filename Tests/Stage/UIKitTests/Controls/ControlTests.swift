import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ControlTests {
  @Test func switchesAndSteppersKeepTheirSize() {
    useOwnScreen()
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    expectEqual(toggle.frame, CGRect(x: 5, y: 6, width: 51, height: 31))
    expectEqual(UIStepper(frame: .zero).frame.size, CGSize(width: 94, height: 32))
    expectEqual(UIActivityIndicatorView(style: .large).frame.size, CGSize(width: 37, height: 37))
    expectEqual(UIProgressView(progressViewStyle: .default).frame.size, CGSize(width: 0, height: 4))
  }

  @Test func anIndicatorIsHiddenWhileNothingGoesOn() {
    useOwnScreen()
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    expectEqual(parts(view).count, 8)
    view.hidesWhenStopped = false
    view.stopAnimating()
    #expect(!view.isHidden && !view.isAnimating)
  }

  // A tap in the right half is a page on, one in the left a page back.
  @Test func pagesStayInTheirRange() {
    useOwnScreen()
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 90, height: 26))
    control.numberOfPages = 3
    control.currentPage = 9
    expectEqual(control.currentPage, 2)
    control.numberOfPages = 2
    expectEqual(control.currentPage, 1)
    expectEqual(control.size(forNumberOfPages: 3), CGSize(width: 116, height: 26))
    control.currentPage = 0
    var changes = 0
    control.addAction(for: .valueChanged) { changes += 1 }
    show(control)
    for (x, page, count) in [(80, 1, 1), (80, 1, 1), (10, 0, 2)] {
      touch(CGPoint(x: x, y: 10))
      expectEqual((control.currentPage, changes), (page, count))
    }
  }

  /// Notes what it is sent, and what it sends.
  private final class Tracker: UIControl {
    var calls: [String] = []
    var (begins, goesOn) = (true, true)
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return super.beginTracking(touch, with: event) && begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("go on")
      return super.continueTracking(touch, with: event) && goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      calls.append("end")
    }
    override func cancelTracking(with event: UIEvent?) {
      super.cancelTracking(with: event)
      calls.append("cancel")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      calls.append(isTracking && isHighlighted ? "held" : "free")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesMoved(touches, with: event)
      calls.append(isHighlighted ? "inside" : "outside")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      calls.append(isTracking || isHighlighted ? "held" : "free")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesCancelled(touches, with: event)
      calls.append(isTracking || isHighlighted ? "held" : "free")
    }
  }

  /// A control at (100, 100), 50 points wide and high, that notes its events.
  private func tracker() -> Tracker {
    useOwnScreen()
    let control = Tracker(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "DOWN"), (.touchDragInside, "IN"), (.touchDragOutside, "OUT"), (.touchUpInside, "UP"),
      (.touchUpOutside, "UP OUT"), (.touchCancel, "CANCEL"),
    ]
    for (event, name) in names { control.addAction(for: event) { [unowned control] in control.calls.append(name) } }
    show(control)
    return control
  }

  private let middle = CGPoint(x: 125, y: 125)

  // Source: UIKit's controls keep a finger up to 70 points outside.
  @Test func controlsFollowAFinger() {
    let control = tracker()
    touch(middle, CGPoint(x: 219, y: 125))
    expectEqual(control.calls, ["begin", "DOWN", "held", "go on", "IN", "inside", "end", "UP", "free"])
    control.calls = []
    touch(middle, CGPoint(x: 221, y: 125))
    expectEqual(control.calls, ["begin", "DOWN", "held", "go on", "OUT", "outside", "end", "UP OUT", "free"])
    control.calls = []
    touch(middle, isCancelled: true)
    expectEqual(control.calls, ["begin", "DOWN", "held", "cancel", "CANCEL", "free"])
    (control.calls, control.isEnabled) = ([], false)
    touch(middle)
    expectEqual(control.calls, ["free", "free"])
  }

  @Test func controlsLetAFingerGo() {
    let control = tracker()
    control.begins = false
    touch(middle, middle)
    expectEqual(control.calls, ["begin", "free", "outside", "free"])
    (control.calls, control.begins, control.goesOn) = ([], true, false)
    touch(middle, middle, middle)
    expectEqual(control.calls, ["begin", "DOWN", "held", "go on", "outside", "outside", "free"])
  }

  // An enabled control is not tapped through.
  @Test func tapsAroundBelongToControls() {
    let control = tracker()
    var taps = 0
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    control.superview?.addGestureRecognizer(tap)
    #expect(!control.gestureRecognizerShouldBegin(tap))
    #expect(control.gestureRecognizerShouldBegin(UIPanGestureRecognizer()))
    touch(middle)
    expectEqual(taps, 0)
    control.isEnabled = false
    touch(middle)
    expectEqual(taps, 1)
  }

  @Test func actionsComeAndGo() {
    let control = UIControl()
    var calls: [String] = []
    func action(_ name: String) -> UIAction {
      UIAction(identifier: UIAction.Identifier(name)) { _ in calls.append(name) }
    }
    let a = action("a")
    control.addAction(a, for: .valueChanged)
    control.addAction(a, for: .touchDown)
    control.addAction(action("b"), for: .valueChanged)
    control.removeAction(a, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    expectEqual(calls, ["a", "b"])
    control.removeAction(identifiedBy: UIAction.Identifier("b"), for: .touchDown)
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .touchDown)
    control.sendActions(for: .allEvents)
    expectEqual(calls, ["a", "b", "b"])
  }

  @Test func aProgressViewsPicturesTakeItsPartsPlaces() {
    useOwnScreen()
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progress = 3
    expectEqual(view.progress, 1)
    view.setProgress(0.5, animated: true)
    view.trackImage = UIImage(systemName: "star")
    expectEqual(parts(view), [CGRect(x: 0, y: 0, width: 100, height: 4), CGRect(x: 0, y: 0, width: 50, height: 4)])
    expectEqual(view.layer.children.map { $0.backgroundColor == nil }, [true, false])
    view.progressImage = view.trackImage?.stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
    view.layoutIfNeeded()
    expectEqual(view.layer.children.map { $0.backgroundColor == nil }, [true, true])
    expectEqual(view.progressImage?.capInsets.left, 2)
  }
}
