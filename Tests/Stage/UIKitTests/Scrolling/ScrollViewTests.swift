import HeroTesting

@testable import UIKit

/// Numbers derived by hand.
@MainActor struct ScrollViewTests {
  private final class Notes: NSObject, UIScrollViewDelegate {
    var list: [String] = []
    var zoomed: UIView?
    var target: CGPoint?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { list.append("begin drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      list.append("velocity \(velocity.y)")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      list.append("end drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { list.append("begin coast") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { list.append("end coast") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { list.append("end animation") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { list.append("zoom \(scrollView.zoomScale)") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      list.append("begin \(view === zoomed) \(scrollView.isZooming)")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      list.append("end \(view === zoomed) \(scale)")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  /// A view of 100 × 200 points on a screen of its own, and what its delegate notes.
  private func scrolled(_ width: CGFloat = 100, _ height: CGFloat = 1000) -> (view: UIScrollView, notes: Notes) {
    useOwnScreen()
    let (view, notes) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), Notes())
    view.contentSize = CGSize(width: width, height: height)
    view.delegate = notes
    return (view, notes)
  }

  /// A view with one inside that fills it and can be zoomed.
  private func zoomed(_ side: CGFloat, most: CGFloat) -> (view: UIScrollView, inner: UIView, notes: Notes) {
    let (view, notes) = scrolled(side, side)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    (view.frame.size, view.maximumZoomScale, notes.zoomed) = (CGSize(width: side, height: side), most, inner)
    view.addSubview(inner)
    return (view, inner, notes)
  }

  /// Drags by a way, in points, and lets go at a speed, in points a second.
  private func swipe(_ view: UIScrollView, _ x: CGFloat, _ y: CGFloat, at velocity: CGPoint) {
    view.beginDrag()
    view.moveDrag(by: CGPoint(x: x, y: y))
    view.endDrag(velocity: velocity)
  }

  @Test func offsetIsTheBoundsOriginAndInsetsMoveWhatStandsAtTheTop() {
    let (view, _) = scrolled()
    let child = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    view.addSubview(child)
    view.contentOffset = CGPoint(x: 0, y: 250)
    expectEqual(view.bounds, CGRect(x: 0, y: 250, width: 100, height: 200))
    expectEqual(child.convert(CGPoint.zero, to: view).y, 300)
    #expect(view.clipsToBounds)
    view.contentOffset = .zero
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    expectEqual(view.contentOffset, CGPoint(x: 0, y: -30))
    expectEqual(view.offsetRange.high.y, 820)
    view.contentOffset.y = 100
    view.contentInset.top = 50
    expectEqual(view.contentOffset.y, 100)
  }

  @Test func draggingFollowsTheFingerAndLagsBeyondTheEdge() {
    let (view, notes) = scrolled()
    view.beginDrag()
    view.moveDrag(by: CGPoint(x: 40, y: -70))
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 70))
    // 100 points beyond: 100 · 200 · 0.55 / (200 + 55) = 43.137…, which is 129.4 pixels of a third of a point.
    view.moveDrag(by: CGPoint(x: 0, y: 100))
    expectEqual(view.contentOffset.y, -43)
    view.endDrag(velocity: .zero)
    expectEqual(notes.list, ["begin drag", "velocity 0.0", "end drag true", "begin coast"])
    pass(3)
    expectEqual(view.contentOffset, .zero)
    expectEqual(notes.list.last, "end coast")
  }

  @Test func coastingKeepsTheRateAndComesBackFromBeyondTheEdge() {
    // 1000 points per second coast 1000 / (−1000 ln 0.998) = 499.5 points.
    let way = ScrollCourse.way(1000, rate: 0.998)
    #expect(abs(way - 499.4998) < 0.001)
    let free = ScrollCourse(from: 100, velocity: 1000, rate: 0.998, low: 0, high: 5000)
    expectEqual(free.offset(at: 0), 100)
    #expect(abs(free.end - 599.4998) < 0.001)
    // After 100 ms 0.998¹⁰⁰ = 0.81857 of the way is left.
    #expect(abs(free.offset(at: 0.1) - (599.4998 - 499.4998 * 0.818567)) < 0.01)
    let course = ScrollCourse(from: 900, velocity: 3000, rate: 0.998, low: 0, high: 1000)
    expectEqual(course.end, 1000)
    let offsets = stride(from: 0.0, through: course.duration, by: 1.0 / 60).map { course.offset(at: $0) }
    #expect(offsets.contains { $0 > 1010 })
    #expect(abs(course.offset(at: course.duration) - 1000) < 0.5)
    // Without a jump: no two samples further apart than the first velocity brings it.
    for (one, other) in zip(offsets, offsets.dropFirst()) { #expect(abs(other - one) < 3000.0 / 60 + 1e-6) }
  }

  @Test func pagesComeToRestAtWholeBounds() {
    let (view, _) = scrolled(500, 200)
    view.isPagingEnabled = true
    // More than 200 points a second are swift, and no drag goes further than the next page.
    for (way, velocity, page) in [
      (-30, -500, 100), (-30, 0, 100), (-60, 0, 200), (20, 900, 100), (-90, -5000, 200), (-30, -199, 200),
      (-30, -201, 300), (190, 5000, 200),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      swipe(view, way, 0, at: CGPoint(x: velocity, y: 0))
      pass(3)
      expectEqual(view.contentOffset.x, page, "\(way) at \(velocity)")
    }
    #expect(!view.isDecelerating)
  }

  @Test func delegateSteersWhereADragEnds() {
    let (view, notes) = scrolled(100, 3000)
    notes.target = CGPoint(x: 0, y: 432)
    swipe(view, 0, -50, at: CGPoint(x: 0, y: -800))
    #expect(notes.list.contains("velocity 0.8"))
    pass(3)
    expectEqual(view.contentOffset.y, 432)
  }

  @Test func animatedOffsetTakesThreeTenths() {
    let (view, notes) = scrolled()
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    pass(0.15)
    #expect(abs(view.contentOffset.y - 200) < 1e-6)
    pass(0.16)
    expectEqual(view.contentOffset.y, 400)
    expectEqual(notes.list, ["end animation"])
  }

  @Test func zoomScalesTheViewAboutTheMiddle() {
    let (view, image, notes) = zoomed(100, most: 3)
    view.setZoomScale(2, animated: false)
    expectEqual(view.contentSize, CGSize(width: 200, height: 200))
    expectEqual(view.contentOffset, CGPoint(x: 50, y: 50))
    expectEqual(image.frame, CGRect(x: 0, y: 0, width: 200, height: 200))
    view.zoomScale = 9
    expectEqual(view.zoomScale, 3)
    view.zoomScale = 1
    expectEqual((image.transform, view.contentOffset, view.contentSize.width), (.identity, .zero, 100))
    expectEqual(notes.list, ["zoom 2.0", "zoom 3.0", "zoom 1.0"])
  }

  @Test func zoomToARectangleFillsTheBounds() {
    let (view, _, notes) = zoomed(100, most: 4)
    defer { withExtendedLifetime(notes) {} }
    view.zoom(to: CGRect(x: 60, y: 10, width: 25, height: 20), animated: true)
    pass(0.4)
    // 100 / 25 = 4; the middle (72.5, 20) comes to (290, 80), 50 points from the corner.
    expectEqual(view.zoomScale, 4)
    #expect(abs(view.contentOffset.x - 240) < 1e-9 && abs(view.contentOffset.y - 30) < 1e-9)
  }

  @Test func constraintsToTheEdgesMakeTheContentSize() {
    let (view, _) = scrolled(0, 0)
    let content = placedView(in: view)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -15),
      content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    view.layoutIfNeeded()
    expectEqual(content.frame, CGRect(x: 0, y: 10, width: 100, height: 700))
    expectEqual(view.contentSize, CGSize(width: 100, height: 725))
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    expectEqual(content.frame, CGRect(x: 0, y: 10, width: 100, height: 700))
  }

  // 100 × 200 points of 500 × 1000. A rectangle that is too high shows from its top.
  @Test func asLittleAsShowsARectangle() {
    let (view, _) = scrolled(500, 1000)
    for (rect, offset) in [
      (CGRect(x: 0, y: 50, width: 10, height: 10), CGPoint.zero),
      (CGRect(x: 150, y: 250, width: 10, height: 30), CGPoint(x: 60, y: 80)),
      (CGRect(x: 90, y: 50, width: 150, height: 400), CGPoint(x: 90, y: 50)),
      (CGRect(x: 480, y: 990, width: 90, height: 90), CGPoint(x: 400, y: 800)),
    ] {
      view.contentOffset = .zero
      view.scrollRectToVisible(rect, animated: false)
      expectEqual(view.contentOffset, offset)
      // Back to one above and to the left.
      view.scrollRectToVisible(CGRect(x: 20, y: 30, width: 1, height: 1), animated: false)
      expectEqual(view.contentOffset, CGPoint(x: min(offset.x, 20), y: min(offset.y, 30)))
    }
    view.contentInset.top = 40
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.scrollRectToVisible(CGRect(x: 0, y: 130, width: 1, height: 1), animated: true)
    pass(0.31)
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 90))
  }

  private final class Insets: UIScrollView {
    var told: [CGFloat] = []
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      told.append(adjustedContentInset.top)
    }
  }

  private final class InsetNotes: NSObject, UIScrollViewDelegate {
    var told: [CGFloat] = []
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      told.append(scrollView.adjustedContentInset.top)
    }
  }

  // The screen's 59 points at the top count once the view is in the window, and less when it stands lower.
  @Test func insetsFollowTheSafeArea() {
    useOwnScreen(top: 59, bottom: 34)
    let (view, notes) = (Insets(frame: CGRect(x: 0, y: 0, width: 393, height: 800)), InsetNotes())
    view.delegate = notes
    view.contentSize = CGSize(width: 100, height: 2000)
    view.contentInset.top = 10
    #expect((view.told, view.contentOffset.y) == ([10], -10))
    show(view)
    #expect((view.told, view.contentOffset.y) == ([10, 69], -69))
    view.frame.origin.y = 20
    #expect((view.told, notes.told, view.contentOffset.y) == ([10, 69, 49], view.told, -49))
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(view.told.last, 10)
  }

  // Fingers 100 points apart go to 300: three times, of which half of what is more than 2 counts until they lift.
  @Test func pinchesBeginAndEnd() {
    let (view, inner, notes) = zoomed(300, most: 1)
    show(view)
    func pinch() {
      press(CGPoint(x: 100, y: 150), CGPoint(x: 200, y: 150))
      UIKitRuntime.current.touches.move(to: CGPoint(x: 0, y: 150), finger: 0)
      UIKitRuntime.current.touches.move(to: CGPoint(x: 300, y: 150), finger: 1)
    }
    pinch()
    expectEqual((notes.list, view.zoomScale), ([], 1))
    lift(2)
    view.maximumZoomScale = 2
    pinch()
    func told() -> [String] { notes.list.filter { !$0.hasPrefix("zoom") } }
    #expect(told() == ["begin true true"] && view.zoomScale == 2.5 && inner.transform.a == 2.5)
    expectEqual((view.isZooming, view.isZoomBouncing), (true, false))
    lift(2)
    pass(0.1)
    expectEqual((view.isZooming, view.isZoomBouncing, told().count), (false, true, 1))
    pass(0.21)
    expectEqual((view.zoomScale, view.isZoomBouncing), (2, false))
    expectEqual(told(), ["begin true true", "end true 2.0"])
  }

  // Source: a scroll view's pan begins along an axis that it scrolls.
  @Test func dragsAlongWhatDoesNotScrollAreNotItsOwn() {
    let (view, _) = scrolled(300, 600)
    view.frame.size = CGSize(width: 300, height: 300)
    show(view)
    touch(CGPoint(x: 100, y: 250), CGPoint(x: 40, y: 249), CGPoint(x: 40, y: 200))
    expectEqual(view.contentOffset, .zero)
    touch(CGPoint(x: 100, y: 250), CGPoint(x: 99, y: 200))
    #expect(view.contentOffset.y > 0)
    view.contentOffset = .zero
    view.isScrollEnabled = false
    touch(CGPoint(x: 100, y: 250), CGPoint(x: 99, y: 200))
    expectEqual(view.contentOffset, .zero)
    #expect(!view.gestureRecognizerShouldBegin(view.panGestureRecognizer))
    #expect(view.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
  }
}
