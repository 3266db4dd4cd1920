import HeroStage
import HeroTesting
import UIKit

/// Pages of 393 points that a finger turns.
@MainActor
@Suite(.writtenStages) struct PageViewControllerTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in CardViewController() }
    var calls: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    var dots = (count: 0, current: 0)
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { dots.current }
    func number(_ controller: UIViewController?) -> Int { pages.firstIndex { $0 === controller } ?? -1 }
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      let next = number(controller) + step
      return pages.indices.contains(next) ? pages[next] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      calls.append("to \(number(pendingViewControllers.first))")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      calls.append("from \(number(previousViewControllers.first)) \(completed)")
    }
  }

  private func open(_ book: Book) -> (Stage, UIPageViewController) {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    return (testStage(root: controller), controller)
  }

  /// The number of the page that shows, and where its view stands on the screen.
  private func expectShown(
    _ controller: UIPageViewController, _ number: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let page = controller.viewControllers?.first
    let x = page?.view.convert(CGPoint.zero, to: nil).x
    expectEqual((controller.dataSource as? Book)?.number(page), number, sourceLocation: sourceLocation)
    expectEqual(x, 0, sourceLocation: sourceLocation)
  }

  private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.2) {
    stage.pan(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), duration: duration)
    stage.wait(1)
  }

  @Test func aFingerTurnsPages() {
    let book = Book()
    let (stage, controller) = open(book)
    expectShown(controller, 0)
    #expect(book.pages[0].view.frame.size == controller.view.bounds.size && !book.pages[2].isViewLoaded)
    drag(stage, from: 350, to: 50)
    expectShown(controller, 1)
    expectEqual((book.calls, book.pages[0].view.superview), (["to 1", "from 0 true"], nil))
    let calls = book.pages.map { $0.calls.filter { ["didAppear", "didDisappear"].contains($0) } }
    expectEqual(calls, [["didAppear", "didDisappear"], ["didAppear"], []])
    // Less than half, slowly: it comes back.
    book.calls = []
    drag(stage, from: 300, to: 250, duration: 1)
    expectShown(controller, 1)
    expectEqual(book.calls, ["to 2", "from 1 false"])
    // There and back; before the first page there is none.
    for _ in 0..<2 {
      drag(stage, from: 50, to: 350)
      expectShown(controller, 0)
    }
  }

  @Test func thePageIsSetAtOnceOrScrolls() {
    let book = Book()
    let (stage, controller) = open(book)
    var finished: Bool?
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished = $0 }
    stage.wait(0.15)
    // In the middle of 0.3 s it is half a page away.
    #expect(abs(book.pages[2].view.convert(CGPoint.zero, to: nil).x - 393 / 2) < 8)
    expectEqual(finished, nil)
    stage.wait(0.5)
    expectEqual(finished, true)
    expectShown(controller, 2)
    controller.setViewControllers([book.pages[1]], direction: .reverse, animated: false)
    expectShown(controller, 1)
    #expect(book.calls.isEmpty)
    drag(stage, from: 350, to: 50)
    expectShown(controller, 2)
  }

  @Test func dotsStandForPages() {
    for (count, dots) in [(0, nil), (3, [3, 1])] as [(Int, [Int]?)] {
      let book = Book()
      book.dots = (count, 1)
      let (_, controller) = open(book)
      let shown = controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
      expectEqual(shown.map { [$0.numberOfPages, $0.currentPage] }, dots)
    }
  }
}
