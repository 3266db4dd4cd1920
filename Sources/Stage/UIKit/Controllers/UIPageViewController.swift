/// Controllers as pages that a finger turns, one after the other.
///
/// Pages scroll; a curl is drawn as scrolling, with a warning. Dots show where the data source says how many there are.
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As scroll, with a warning.
    case pageCurl
    case scroll
  }

  /// Along which axis they turn.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Which way pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Where the spine of curling pages is.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// What `options` says.
  public struct OptionsKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points between pages, a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Is told when pages turn.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Says which pages there are; without one a finger turns none.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = (nil, nil)
      if isViewLoaded { arrange() }
    }
  }
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { .none }
  open var isDoubleSided = false
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The page that shows; none before one is set.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  private let spacing: CGFloat
  private var page: UIViewController?
  /// Before and after the page, once they have been asked for.
  private var neighbours: (before: UIViewController??, after: UIViewController??)
  private var dots: UIPageControl?
  private lazy var pages = UIScrollView()
  private var pending: UIViewController?

  /// A controller without a page.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let own = options?[.interPageSpacing]
    spacing = (own as? CGFloat) ?? (own as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
    warnOfCurl()
  }

  /// A controller of a description: its pages scroll from left to right.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  private func warnOfCurl() {
    if transitionStyle == .pageCurl {
      UIKitRuntime.current.warn("the pages of a page view controller do not curl: they scroll")
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.isPagingEnabled = true
    pages.bounces = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = self
    view.clipsToBounds = true
    view.addSubview(pages)
    arrange()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let frame =
      isHorizontal ? view.bounds.insetBy(dx: -spacing / 2, dy: 0) : view.bounds.insetBy(dx: 0, dy: -spacing / 2)
    if pages.frame != frame {
      pages.frame = frame
      arrange()
    }
    guard let dots else { return }
    let height = dots.intrinsicContentSize.height
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
  }

  // MARK: Pages

  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  /// From one page to the next, points.
  private var pitch: CGFloat { isHorizontal ? pages.bounds.width : pages.bounds.height }

  /// Shows a page; an animated change scrolls there in 0.3 s. Of several controllers the first counts.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let next = viewControllers?.first else {
      stop(
        "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition",
        name: "NSInvalidArgumentException")
    }
    guard animated, let page, page !== next, isViewLoaded, view.window != nil else {
      show(next)
      completion?(true)
      return
    }
    neighbours = direction == .forward ? (.some(nil), next) : (next, .some(nil))
    arrange()
    arrival = { [weak self] in
      self?.show(next)
      completion?(true)
    }
    pages.setContentOffset(offset(direction == .forward ? 1 : 0), animated: true)
  }
  private var arrival: (() -> Void)?

  /// Makes a controller the page that rests.
  private func show(_ next: UIViewController) {
    page = next
    pending = nil
    neighbours = (nil, nil)
    if isViewLoaded { arrange() }
  }

  /// The place of a page before (0) or after another one, where there is one before.
  private func offset(_ index: Int) -> CGPoint {
    isHorizontal ? CGPoint(x: pitch * CGFloat(index), y: 0) : CGPoint(x: 0, y: pitch * CGFloat(index))
  }

  private var before: UIViewController? { neighbours.before ?? nil }
  private var after: UIViewController? { neighbours.after ?? nil }

  /// Asks for the pages beside the one that shows, and puts them there.
  private func arrange() {
    if let page, pitch > 0 {
      if neighbours.before == nil {
        neighbours.before = .some(dataSource?.pageViewController(self, viewControllerBefore: page))
      }
      if neighbours.after == nil {
        neighbours.after = .some(dataSource?.pageViewController(self, viewControllerAfter: page))
      }
    }
    let shown = [before, page, after].compactMap { $0 }
    for child in children where !shown.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for (index, child) in shown.enumerated() {
      let isNew = child.parent !== self
      if isNew { addChild(child) }
      place(child, at: index)
      if isNew { child.didMove(toParent: self) }
    }
    let length = pitch * CGFloat(shown.count)
    pages.contentSize =
      isHorizontal
      ? CGSize(width: length, height: pages.bounds.height) : CGSize(width: pages.bounds.width, height: length)
    pages.contentOffset = offset(before == nil ? 0 : 1)
    showNeighbours(false)
    showDots()
  }

  /// A page that does not show yet is a child whose view comes when the page begins to turn.
  private func place(_ child: UIViewController, at index: Int) {
    let origin = offset(index)
    let inset = spacing / 2
    let frame = CGRect(
      x: origin.x + (isHorizontal ? inset : 0), y: origin.y + (isHorizontal ? 0 : inset), width: view.bounds.width,
      height: view.bounds.height)
    if child === page || child.viewIfLoaded?.superview === pages { child.view.frame = frame }
    if child === page, child.view.superview !== pages { pages.addSubview(child.view) }
  }

  /// Puts the pages beside the one that shows into the view, or takes them out.
  private func showNeighbours(_ isShown: Bool) {
    for (child, index) in [(before, 0), (after, before == nil ? 1 : 2)] {
      guard let child else { continue }
      if isShown, child.viewIfLoaded?.superview !== pages {
        pages.addSubview(child.view)
        place(child, at: index)
      } else if !isShown, child.viewIfLoaded?.superview === pages {
        child.view.removeFromSuperview()
      }
    }
  }

  private func showDots() {
    guard let dataSource, transitionStyle == .scroll, isHorizontal else { return }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return }
    let dots = dots ?? UIPageControl()
    self.dots = dots
    if dots.superview == nil { view.addSubview(dots) }
    dots.isUserInteractionEnabled = false
    dots.numberOfPages = count
    dots.currentPage = dataSource.presentationIndex(for: self)
    view.setNeedsLayout()
  }

  /// The page that is nearest to where the pages stand.
  private var nearest: UIViewController? {
    let place = isHorizontal ? pages.contentOffset.x : pages.contentOffset.y
    let shown = [before, page, after].compactMap { $0 }
    let index = pitch > 0 ? Int((place / pitch).rounded()) : 0
    return shown.indices.contains(index) ? shown[index] : page
  }

  private func settle() {
    if let arrival {
      self.arrival = nil
      arrival()
      return
    }
    guard let previous = page, let next = nearest else { return }
    let turned = next !== previous
    guard turned || pending != nil else { return }
    if turned { show(next) } else { showNeighbours(false) }
    pending = nil
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: turned)
    showDots()
  }
}

extension UIPageViewController: UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { showNeighbours(true) }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let page else { return }
    let rest = offset(before == nil ? 0 : 1)
    guard scrollView.contentOffset != rest else { return }
    if arrival != nil { return showNeighbours(true) }
    guard scrollView.isDragging else { return }
    let isBack =
      isHorizontal ? scrollView.contentOffset.x < rest.x : scrollView.contentOffset.y < rest.y
    guard pending == nil, let coming = isBack ? before : after, coming !== page else { return }
    pending = coming
    delegate?.pageViewController(self, willTransitionTo: [coming])
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}

/// Says which pages there are.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// nil: it is the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// nil: it is the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots show. Default: none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot that is the current one. Default: the first.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when pages turn.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A finger begins to turn to another page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A page has been turned by a finger, or has come back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
