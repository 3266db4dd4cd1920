import HeroTesting

@testable import UIKit

@MainActor
@Suite struct GestureRecognizerTests {
  private static let start = CGPoint(x: 100, y: 100)

  @Test func touchesAreFingers() {
    useOwnScreen()
    let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)))
    window.addSubview(view)
    let touch = UITouch(point: CGPoint(x: 15, y: 25), timestamp: 0, window: window)
    touch.view = view
    #expect(touch.type == .direct && touch.force == 0 && touch.maximumPossibleForce == 0)
    expectEqual(touch.preciseLocation(in: view), CGPoint(x: 5, y: 5))
    expectEqual(touch.precisePreviousLocation(in: nil), CGPoint(x: 15, y: 25))
    let event = UIEvent()
    event.allTouches = [touch]
    #expect(event.touches(for: view) == [touch] && event.touches(for: window) == [touch])
    #expect(event.touches(for: UIView())?.isEmpty == true)
    #expect(event.coalescedTouches(for: touch) == [touch] && event.predictedTouches(for: touch) == [])
  }

  /// Notes what it is sent.
  private final class Spy: UIGestureRecognizer {
    var calls: [String] = []
    var ignores = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      calls.append("began")
      if ignores { for touch in touches { ignore(touch, for: event) } }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      let (old, new) = (touches.first?.previousLocation(in: view), touches.first?.location(in: view))
      calls.append("moved \((new?.x ?? 0) - (old?.x ?? 0))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      calls.append("cancelled \(state == .failed)")
    }
    override func reset() {
      super.reset()
      calls.append("reset")
    }
  }

  /// A tap whose relations a test says.
  private final class Tap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    var isPreventing = true
    var isPrevented = true
    var waitsItself = false
    var isWaitedFor = false
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventing }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPrevented }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { waitsItself }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { isWaitedFor }
  }

  /// Decides as a test says.
  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var (begins, receives, waits, isWaitedFor, shares) = (true, true, false, false, false)
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isWaitedFor }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { shares }
  }

  private final class Strict: UIView {
    var begins = true
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }

  /// A view of 300 points on the screen.
  @discardableResult private func view(_ recognizers: UIGestureRecognizer...) -> Strict {
    useOwnScreen()
    let view = Strict(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    show(view)
    return view
  }

  @Test func subclassesSeeTouches() {
    let spy = Spy()
    let view = view(spy)
    touch(Self.start, CGPoint(x: 107, y: 100))
    expectEqual(spy.calls, ["began", "moved 7.0", "ended", "reset"])
    spy.calls = []
    touch(Self.start, isCancelled: true)
    expectEqual(spy.calls, ["began", "cancelled true", "reset"])
    (spy.calls, spy.ignores) = ([], true)
    touch(Self.start, CGPoint(x: 107, y: 100))
    expectEqual(spy.calls, ["began", "reset"])
    spy.calls = []
    view.removeGestureRecognizer(spy)
    touch(Self.start)
    #expect(spy.calls == [] && spy.view == nil && view.gestureRecognizers == [])
  }

  @Test func placesAreThoseOfFingers() {
    let spy = Spy()
    let view = view(spy)
    view.frame.origin.x = 20
    press(Self.start, CGPoint(x: 200, y: 140))
    expectEqual((spy.numberOfTouches, spy.location(in: nil)), (2, CGPoint(x: 150, y: 120)))
    expectEqual(spy.location(ofTouch: 0, in: nil), Self.start)
    expectEqual(spy.location(ofTouch: 1, in: view), CGPoint(x: 180, y: 140))
    lift(2)
  }

  // Source: UIKit, as observed: a tap may slip by 10 points, and stays less than 0.75 s.
  @Test func tapsStandStillAndCountFingers() {
    for (way, seconds, taps) in [(10, 0.74, 1), (10.5, 0, 0), (0, 0.76, 0)] as [(CGFloat, TimeInterval, Int)] {
      var seen = 0
      view(UITapGestureRecognizer { _ in seen += 1 })
      touch(Self.start, CGPoint(x: 100 + way, y: 100), after: seconds)
      expectEqual(seen, taps, "\(way) in \(seconds)")
    }
    var seen = 0
    let tap = UITapGestureRecognizer { _ in seen += 1 }
    tap.numberOfTouchesRequired = 2
    view(tap)
    touch(Self.start)
    expectEqual(seen, 0)
    press(Self.start, Self.start)
    lift(2)
    expectEqual(seen, 1)
    press(Self.start, Self.start, Self.start)
    lift(3)
    expectEqual(seen, 1)
  }

  @Test func pressesStay() {
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { states.append($0.state) }
    view(press)
    let (touches, clock) = (UIKitRuntime.current.touches, UIKitRuntime.current.clock)
    func hold(way: CGFloat, seconds: TimeInterval) {
      states = []
      touches.down(at: Self.start, finger: 0)
      touches.move(to: CGPoint(x: 100 + way, y: 100), finger: 0)
      clock.run(until: clock.now + seconds)
    }
    hold(way: 10, seconds: 0.5)
    expectEqual(states, [.began])
    touches.move(to: CGPoint(x: 200, y: 100), finger: 0)
    touches.up(finger: 0)
    expectEqual(states, [.began, .changed, .ended])
    hold(way: 10.5, seconds: 1)
    touches.up(finger: 0)
    expectEqual(states, [])
    // One that was too short does not begin later.
    hold(way: 0, seconds: 0.4)
    touches.up(finger: 0)
    clock.run(until: clock.now + 1)
    expectEqual(states, [])
  }

  // Drags begin after more than 10 points. The way is counted from where the finger landed, or from where it was set.
  @Test func dragsAreCountedFromWhereTheyAreSet() {
    var ways: [CGPoint] = []
    let pan = UIPanGestureRecognizer { ways.append($0.translation(in: $0.view)) }
    let view = view(pan)
    // Twice as large: half of the way.
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let touches = UIKitRuntime.current.touches
    touches.down(at: Self.start, finger: 0)
    touches.move(to: CGPoint(x: 110, y: 100), finger: 0)
    expectEqual(ways, [])
    touches.move(to: CGPoint(x: 112, y: 100), finger: 0)
    pan.setTranslation(CGPoint(x: 50, y: 1), in: view)
    expectEqual((ways, pan.translation(in: nil)), ([CGPoint(x: 6, y: 0)], CGPoint(x: 100, y: 2)))
    touches.move(to: CGPoint(x: 122, y: 108), finger: 0)
    expectEqual(ways.last, CGPoint(x: 55, y: 5))
    touches.up(finger: 0)
    expectEqual((pan.translation(in: nil), ways.count), (.zero, 3))
  }

  // Source: as the engine's edge drags: within 30 points.
  @Test func dragsFromTheEdgeBeginThere() {
    for (edge, x, begins) in [(.left, 30, true), (.left, 31, false), (.right, 363, true), (.right, 362, false)]
      as [(UIRectEdge, CGFloat, Bool)]
    {
      var states: [UIGestureRecognizer.State] = []
      let pan = UIScreenEdgePanGestureRecognizer { states.append($0.state) }
      pan.edges = edge
      view(pan).frame.size.width = 393
      touch(CGPoint(x: x, y: 100), CGPoint(x: 200, y: 100))
      expectEqual(states, begins ? [.began, .ended] : [], "\(x)")
    }
  }

  // Two fingers 100 points apart: less than 8 more are no pinch; 50 more in half a second are 1.5, at 1 a second.
  @Test func pinchesAreDistances() {
    var scales: [CGFloat] = []
    let pinch = UIPinchGestureRecognizer { scales.append($0.scale) }
    view(pinch)
    let touches = UIKitRuntime.current.touches
    press(Self.start, CGPoint(x: 200, y: 100))
    touches.move(to: CGPoint(x: 207, y: 100), finger: 1)
    expectEqual(scales, [])
    touches.move(to: CGPoint(x: 208, y: 100), finger: 1)
    expectEqual(scales, [1.08])
    UIKitRuntime.current.clock.run(until: 0.5)
    touches.move(to: CGPoint(x: 258, y: 100), finger: 1)
    #expect(scales == [1.08, 1.58] && abs(pinch.velocity - 1) < 1e-9)
    pinch.scale = 1
    touches.move(to: CGPoint(x: 416, y: 100), finger: 1)
    expectEqual(scales.last, 2)
    lift(2)
    expectEqual((pinch.scale, pinch.velocity), (1, 0))
  }

  // Source: UIKit, as observed: 50 points within half a second, no more than 50 to the side.
  @Test func swipesAreQuickAndStraight() {
    for (direction, x, y, seconds, isSeen) in [
      (.right, 50, 50, 0.5, true), (.right, 49, 0, 0, false), (.right, 60, 51, 0, false),
      (.right, 60, 0, 0.51, false), (.right, -60, 0, 0, false), (.left, -50, 9, 0, true), (.down, 0, 50, 0, true),
      (.up, 0, -50, 0, true), (.up, 0, 50, 0, false), ([.left, .right], -50, 0, 0, true),
    ] as [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat, TimeInterval, Bool)] {
      var swipes = 0
      let swipe = UISwipeGestureRecognizer { _ in swipes += 1 }
      swipe.direction = direction
      view(swipe)
      press(Self.start)
      UIKitRuntime.current.clock.run(until: seconds)
      UIKitRuntime.current.touches.move(to: CGPoint(x: 100 + x, y: 100 + y), finger: 0)
      lift()
      expectEqual(swipes, isSeen ? 1 : 0, "\(direction) by \(x), \(y) in \(seconds)")
    }
  }

  // Of two the one that was added last goes first, and the other fails but where one of them says no.
  @Test func oneLetsTheOtherFail() {
    for (isPreventing, isPrevented, isShared, wanted) in [
      (true, true, false, ["second"]), (false, true, false, ["second", "first"]),
      (true, false, false, ["second", "first"]), (true, true, true, ["second", "first"]),
    ] {
      var taps: [String] = []
      let (first, second, judge) = (Tap { _ in taps.append("first") }, Tap { _ in taps.append("second") }, Judge())
      (second.isPreventing, first.isPrevented, judge.shares) = (isPreventing, isPrevented, isShared)
      first.delegate = judge
      view(first, second)
      touch(Self.start)
      expectEqual(taps, wanted, "\(isPreventing) \(isPrevented) \(isShared)")
    }
  }

  // A single tap waits 0.35 s for the second of a double one, whoever of five asks for it.
  @Test func oneWaitsForTheOther() {
    for who in 0..<6 {
      var taps: [String] = []
      let (single, double) = (Tap { _ in taps.append("single") }, Tap { _ in taps.append("double") })
      double.numberOfTapsRequired = 2
      let judges = [Judge(), Judge()]
      (single.delegate, double.delegate) = (judges[0], judges[1])
      switch who {
      case 0: single.waitsItself = true
      case 1: double.isWaitedFor = true
      case 2: judges[0].waits = true
      case 3: judges[1].isWaitedFor = true
      case 5: single.require(toFail: double)
      default: break
      }
      view(single, double)
      touch(Self.start)
      expectEqual(taps, who == 4 ? ["single"] : [], "\(who)")
      UIKitRuntime.current.clock.run(until: 0.34)
      expectEqual(taps.count, who == 4 ? 1 : 0, "\(who)")
      UIKitRuntime.current.clock.run(until: 0.36)
      expectEqual(taps, ["single"], "\(who)")
      for _ in 0..<2 { touch(Self.start) }
      UIKitRuntime.current.clock.run(until: 1)
      expectEqual(Array(taps.dropFirst()), who == 4 ? ["single", "single"] : ["double"], "\(who)")
    }
  }

  @Test func delegatesAndViewsMayRefuse() {
    var taps = 0
    let (tap, judge) = (UITapGestureRecognizer { _ in taps += 1 }, Judge())
    tap.delegate = judge
    let view = view(tap)
    judge.begins = false
    touch(Self.start)
    (judge.begins, judge.receives) = (true, false)
    touch(Self.start)
    (judge.receives, view.begins) = (true, false)
    touch(Self.start)
    expectEqual(taps, 0)
    view.begins = true
    touch(Self.start)
    expectEqual(taps, 1)
  }
}
