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
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private func scrollView(_ width: CGFloat, _ height: CGFloat, content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.contentSize = content
    return view
  }

  /// Lets virtual time of the process's own clock pass.
  private func pass(_ seconds: TimeInterval) {
    let clock = UIKitRuntime.current.clock
    clock.run(until: clock.now + seconds)
  }

  @Test func offsetIsTheBoundsOrigin() {
    useOwnScreen()
    let view = scrollView(100, 200, content: CGSize(width: 100, height: 1000))
    let child = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    view.addSubview(child)
    view.contentOffset = CGPoint(x: 0, y: 250)
    expectEqual(view.bounds, CGRect(x: 0, y: 250, width: 100, height: 200))
    expectEqual(child.convert(CGPoint.zero, to: view).y, 300)
    #expect(view.clipsToBounds)
  }

  @Test func insetsMoveWhatStandsAtTheTop() {
    useOwnScreen()
    let view = scrollView(100, 200, content: CGSize(width: 100, height: 1000))
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    expectEqual(view.contentOffset, CGPoint(x: 0, y: -30))
    expectEqual(view.offsetRange.high.y, 820)
    view.contentOffset.y = 100
    view.contentInset.top = 50
    expectEqual(view.contentOffset.y, 100)
  }

  @Test func draggingFollowsTheFingerAndLagsBeyondTheEdge() {
    useOwnScreen()
    let view = scrollView(100, 200, content: CGSize(width: 100, height: 1000))
    let notes = Notes()
    view.delegate = notes
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

  @Test func coastingKeepsTheRate() {
    useOwnScreen()
    // 1000 points per second coast 1000 / (−1000 ln 0.998) = 499.5 points.
    let way = ScrollCourse.way(1000, rate: 0.998)
    #expect(abs(way - 499.4998) < 0.001)
    let course = ScrollCourse(from: 100, velocity: 1000, rate: 0.998, low: 0, high: 5000)
    expectEqual(course.offset(at: 0), 100)
    #expect(abs(course.end - 599.4998) < 0.001)
    // After 100 ms 0.998¹⁰⁰ = 0.81857 of the way is left.
    #expect(abs(course.offset(at: 0.1) - (599.4998 - 499.4998 * 0.818567)) < 0.01)
  }

  @Test func coastingComesBackFromBeyondTheEdge() {
    useOwnScreen()
    let course = ScrollCourse(from: 900, velocity: 3000, rate: 0.998, low: 0, high: 1000)
    expectEqual(course.end, 1000)
    let offsets = stride(from: 0.0, through: course.duration, by: 1.0 / 60).map { course.offset(at: $0) }
    #expect(offsets.contains { $0 > 1010 })
    #expect(abs(course.offset(at: course.duration) - 1000) < 0.5)
    // Without a jump: no two samples further apart than the first velocity brings it.
    for (one, other) in zip(offsets, offsets.dropFirst()) { #expect(abs(other - one) < 3000.0 / 60 + 1e-6) }
  }

  @Test func pagesComeToRestAtWholeBounds() {
    useOwnScreen()
    let view = scrollView(100, 200, content: CGSize(width: 500, height: 200))
    view.isPagingEnabled = true
    func swipe(_ way: CGFloat, _ velocity: CGFloat) -> CGFloat {
      view.beginDrag()
      view.moveDrag(by: CGPoint(x: way, y: 0))
      view.endDrag(velocity: CGPoint(x: velocity, y: 0))
      pass(3)
      return view.contentOffset.x
    }
    expectEqual(swipe(-30, -500), 100)
    expectEqual(swipe(-30, 0), 100)
    expectEqual(swipe(-60, 0), 200)
    expectEqual(swipe(20, 900), 100)
    expectEqual(swipe(-90, -5000), 200)
    // More than 200 points a second are swift, and no drag goes further than the next page.
    expectEqual(swipe(-30, -199), 200)
    expectEqual(swipe(-30, -201), 300)
    expectEqual(swipe(190, 5000), 200)
    #expect(!view.isDecelerating)
  }

  @Test func delegateSteersWhereADragEnds() {
    useOwnScreen()
    let view = scrollView(100, 200, content: CGSize(width: 100, height: 3000))
    let notes = Notes()
    notes.target = CGPoint(x: 0, y: 432)
    view.delegate = notes
    view.beginDrag()
    view.moveDrag(by: CGPoint(x: 0, y: -50))
    view.endDrag(velocity: CGPoint(x: 0, y: -800))
    #expect(notes.list.contains("velocity 0.8"))
    pass(3)
    expectEqual(view.contentOffset.y, 432)
  }

  @Test func animatedOffsetTakesThreeTenths() {
    useOwnScreen()
    let view = scrollView(100, 200, content: CGSize(width: 100, height: 1000))
    let notes = Notes()
    view.delegate = notes
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    pass(0.15)
    #expect(abs(view.contentOffset.y - 200) < 1e-6)
    pass(0.16)
    expectEqual(view.contentOffset.y, 400)
    expectEqual(notes.list, ["end animation"])
  }

  @Test func zoomScalesTheViewAboutTheMiddle() {
    useOwnScreen()
    let view = scrollView(100, 100, content: CGSize(width: 100, height: 100))
    let image = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let notes = Notes()
    notes.zoomed = image
    view.addSubview(image)
    view.delegate = notes
    view.maximumZoomScale = 3
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
    useOwnScreen()
    let view = scrollView(100, 100, content: CGSize(width: 100, height: 100))
    let image = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let notes = Notes()
    notes.zoomed = image
    view.addSubview(image)
    view.delegate = notes
    view.maximumZoomScale = 4
    view.zoom(to: CGRect(x: 60, y: 10, width: 25, height: 20), animated: true)
    pass(0.4)
    // 100 / 25 = 4; the middle (72.5, 20) comes to (290, 80), 50 points from the corner.
    expectEqual(view.zoomScale, 4)
    #expect(abs(view.contentOffset.x - 240) < 1e-9 && abs(view.contentOffset.y - 30) < 1e-9)
  }

  @Test func constraintsToTheEdgesMakeTheContentSize() {
    useOwnScreen()
    let view = scrollView(100, 200, content: .zero)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
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
  @Test(arguments: [
    (CGRect(x: 0, y: 50, width: 10, height: 10), CGPoint.zero),
    (CGRect(x: 150, y: 250, width: 10, height: 30), CGPoint(x: 60, y: 80)),
    (CGRect(x: 90, y: 50, width: 150, height: 400), CGPoint(x: 90, y: 50)),
    (CGRect(x: 480, y: 990, width: 90, height: 90), CGPoint(x: 400, y: 800)),
  ]) func asLittleAsShowsARectangle(rect: CGRect, offset: CGPoint) {
    useOwnScreen()
    let view = scrollView(100, 200, content: CGSize(width: 500, height: 1000))
    view.scrollRectToVisible(rect, animated: false)
    expectEqual(view.contentOffset, offset)
    // Back to one above and to the left.
    view.scrollRectToVisible(CGRect(x: 20, y: 30, width: 1, height: 1), animated: false)
    expectEqual(view.contentOffset, CGPoint(x: min(offset.x, 20), y: min(offset.y, 30)))
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
    UIKitRuntime.current = UIKitRuntime(
      screen: UIScreen(
        size: CGSize(width: 393, height: 852), scale: 3,
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)), assets: AssetFolders(folders: []))
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

  private final class ZoomNotes: NSObject, UIScrollViewDelegate {
    var list: [String] = []
    weak var zoomed: UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      list.append("begin \(view === zoomed) \(scrollView.isZooming)")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      list.append("end \(view === zoomed) \(scale)")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  // Fingers 100 points apart go to 300: three times, of which half of what is more than 2 counts until they lift.
  @Test func pinchesBeginAndEnd() {
    useOwnScreen()
    let (view, notes) = (scrollView(300, 300, content: CGSize(width: 300, height: 300)), ZoomNotes())
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.addSubview(zoomed)
    view.delegate = notes
    show(view)
    func pinch() {
      let touches = UIKitRuntime.current.touches
      touches.down(at: CGPoint(x: 100, y: 150), finger: 0)
      touches.down(at: CGPoint(x: 200, y: 150), finger: 1)
      touches.move(to: CGPoint(x: 0, y: 150), finger: 0)
      touches.move(to: CGPoint(x: 300, y: 150), finger: 1)
    }
    func lift() { for finger in 0..<2 { UIKitRuntime.current.touches.up(finger: finger) } }
    notes.zoomed = zoomed
    pinch()
    expectEqual((notes.list, view.zoomScale), ([], 1))
    lift()
    view.maximumZoomScale = 2
    pinch()
    #expect((notes.list, view.zoomScale, zoomed.transform.a) == (["begin true true"], 2.5, 2.5))
    lift()
    pass(0.31)
    #expect(view.zoomScale == 2 && !view.isZooming)
    expectEqual(notes.list.last, "end true 2.0")
  }

  // Source: a scroll view's pan begins along an axis that it scrolls.
  @Test func dragsAlongWhatDoesNotScrollAreNotItsOwn() {
    useOwnScreen()
    let view = scrollView(300, 300, content: CGSize(width: 300, height: 600))
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
