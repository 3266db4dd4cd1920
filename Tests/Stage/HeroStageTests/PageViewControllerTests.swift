import HeroStage
import HeroTesting
import UIKit

/// Pages of 393 points that a finger turns.
@MainActor
@Suite(.writtenStages) struct PageViewControllerTests {
  private final class Page: UIViewController {
    let number: Int
    var calls: [String] = []
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("disappear")
    }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { Page($0) }
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
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      let next = ((controller as? Page)?.number ?? 0) + step
      return pages.indices.contains(next) ? pages[next] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      calls.append("to \((pendingViewControllers.first as? Page)?.number ?? -1)")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      calls.append("from \((previousViewControllers.first as? Page)?.number ?? -1) \(completed)")
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
  private func shown(_ controller: UIPageViewController) -> (number: Int?, x: CGFloat?) {
    let page = controller.viewControllers?.first as? Page
    return (page?.number, page?.view.convert(CGPoint.zero, to: nil).x)
  }

  @Test func aFingerTurnsPages() {
    let book = Book()
    let (stage, controller) = open(book)
    #expect((shown(controller).number, shown(controller).x) == (0, 0))
    #expect(book.pages[0].view.frame.size == controller.view.bounds.size && !book.pages[2].isViewLoaded)
    stage.pan(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
    stage.wait(1)
    #expect((shown(controller).number, shown(controller).x) == (1, 0))
    expectEqual(book.calls, ["to 1", "from 0 true"])
    expectEqual(book.pages[0].view.superview, nil)
    #expect(book.pages[0].calls == ["appear", "disappear"] && book.pages[1].calls == ["appear"])
    // Less than half, slowly: it comes back.
    book.calls = []
    stage.pan(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), duration: 1)
    stage.wait(1)
    #expect((shown(controller).number, shown(controller).x) == (1, 0))
    expectEqual(book.calls, ["to 2", "from 1 false"])
    // There and back; before the first page there is none.
    stage.pan(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
    stage.wait(1)
    expectEqual(shown(controller).number, 0)
    stage.pan(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
    stage.wait(1)
    #expect((shown(controller).number, shown(controller).x) == (0, 0))
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
    #expect((finished, shown(controller).number, shown(controller).x) == (true, 2, 0))
    controller.setViewControllers([book.pages[1]], direction: .reverse, animated: false)
    expectEqual(shown(controller).number, 1)
    #expect(book.calls.isEmpty)
    stage.pan(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
    stage.wait(1)
    expectEqual(shown(controller).number, 2)
  }

  @Test(arguments: [0, 3]) func dotsStandForPages(count: Int) {
    let book = Book()
    book.dots = (count, 1)
    let (_, controller) = open(book)
    let dots = controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    expectEqual((dots?.numberOfPages, dots?.currentPage), ((count > 0 ? count : nil), (count > 0 ? 1 : nil)))
  }
}
