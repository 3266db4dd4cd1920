internal import HeroGeometry
internal import HeroModel

/// Is told what a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to show.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Who pushes or pops; nil leaves it to UIKit.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who lets a gesture drive that; nil: it runs by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A stack of controllers.
open class UINavigationController: UIViewController {
  /// Pushes and pops.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// A controller with a first one in it.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    adopt(NavigationStack([rootViewController]))
  }

  /// A controller with bars of other classes, of which only the usual ones exist.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Is told what shows.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.owner = self
    return bar
  }()
  /// The bar at the bottom, hidden by default.
  public private(set) lazy var toolbar: UIToolbar = {
    let bar = UIToolbar()
    bar.owner = self
    return bar
  }()
  /// Whether the bar at the top is hidden. Default: false.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// Whether the bar at the bottom is hidden. Default: true.
  open var isToolbarHidden = true { didSet { barsDidChange() } }
  /// Hides or shows the bar at the top, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Hides or shows the bar at the bottom, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// UIKit's own drag from the edge, which is not there; subclasses have theirs.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe { UIKitRuntime.current.warn("hidesBarsOnSwipe is of no effect: the bar stays") } }
  }

  override func barsDidChange() {
    viewIfLoaded?.layer.changed()
    placeSearchBar()
    for child in children {
      child.placeInContainer()
      child.viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// How high the bars are over a child, points.
  func barHeights(for child: UIViewController) -> UIEdgeInsets {
    guard let position = viewControllers.firstIndex(of: child) else { return .zero }
    let bars = ShownBars(around: viewControllers[...position].map(\.barWishes), in: ownBars, hasTabBar: false)
    let insets = BarMetrics(Size(UIKitRuntime.current.screen.bounds.size)).insets(of: bars)
    return UIEdgeInsets(
      top: CGFloat(insets.top) + searchHeight(for: child), left: 0, bottom: CGFloat(insets.bottom), right: 0)
  }

  override func barEdges(for child: UIViewController) -> BarEdges {
    BarEdges(
      heights: EdgeInsets(barHeights(for: child)), isTopTranslucent: navigationBar.isTranslucent,
      isBottomTranslucent: toolbar.isTranslucent, outerBottom: Double(barInsets.bottom))
  }
  override func placeChildren() {
    placeSearchBar()
    for child in children { child.placeInContainer() }
  }

  /// Holds the search bar of the controller on top.
  var searchBand: SearchBand?

  // MARK: Stack

  private var stack = NavigationStack<UIViewController>([])

  /// Bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack.entries }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The one on top.
  open var topViewController: UIViewController? { stack.top }
  /// The one that shows: the top, or what is presented.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  override var tellsChildren: Bool { true }
  override var bars: [UIView] { [navigationBar, toolbar] }

  /// The app's own views that its bars show, in the order in which UIKit has them among its view's; on a stage they are drawn by the bars.
  package var viewsInBars: [UIView] {
    let item = isNavigationBarHidden ? nil : topViewController?.navigationItem
    let tools = isToolbarHidden ? nil : topViewController?.toolbarItems
    let items = (tools ?? []) + (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []).reversed()
    return items.compactMap(\.customView) + [item?.titleView].compactMap(\.self)
  }
  package override var childrenOnShow: [UIViewController] { topViewController.map { [$0] } ?? [] }
  package override var content: UIViewController { topViewController?.content ?? self }
  override var lentTabBarItem: UITabBarItem? { stack.entries.first?.tabBarItem }
  open dynamic override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// Light over a black bar.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }

  /// Takes a stack over; those that are no longer in it stay children.
  private func adopt(_ next: NavigationStack<UIViewController>) {
    for controller in next.entries where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stack = next
    placeSearchBar()
  }

  /// Lets those go that are no longer in the stack.
  private func release(_ controllers: [UIViewController]) {
    for controller in controllers where !stack.entries.contains(controller) && controller.parent === self {
      controller.removeFromParent()
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController {
      top.loadViewIfNeeded()
      top.view.frame = frame(for: top)
      view.insertSubview(top.view, at: 0)
    }
    placeSearchBar()
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController { stop("Pushing a navigation controller is not supported") }
    if viewController is UITabBarController, tabBarController != nil {
      stop("Pushing a tab bar controller inside of one is not supported")
    }
    var next = stack
    do {
      let answer = try next.push(viewController)
      change(.push, answer, to: next, animated: animated)
    } catch {
      stop("Pushing the same view controller instance more than once is not supported (\(viewController))")
    }
  }

  /// Takes the top controller off; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    var next = stack
    guard let answer = try? next.pop() else { return nil }
    change(.pop, answer, to: next, animated: animated)
    return answer.from
  }

  /// Takes off all above a controller.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    if viewController === stack.top { return [] }
    var next = stack
    guard let answer = try? next.pop(to: viewController) else {
      stop("Tried to pop to a view controller that doesn't exist.", name: "NSInternalInconsistencyException")
    }
    change(.popTo, answer, to: next, animated: animated)
    return answer.gone
  }

  /// Takes off all but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var next = stack
    guard let answer = try? next.popToRoot() else { return nil }
    change(.popToRoot, answer, to: next, animated: animated)
    return answer.gone
  }

  /// Sets the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var next = stack
    guard let answer = try? next.set(viewControllers) else {
      stop("All view controllers in a navigation controller must be distinct (\(viewControllers))")
    }
    change(.setViewControllers, answer, to: next, animated: animated)
  }

  private func change(
    _ kind: ControllerChange.Kind, _ answer: StackChange<UIViewController>, to next: NavigationStack<UIViewController>,
    animated: Bool
  ) {
    UIKitRuntime.current.recorder?.willChange()
    let before = stack
    let (old, new, leaving) = (answer.from, answer.to, answer.gone)
    let covered = isShown ? old?.viewIfLoaded?.safeAreaInsets : nil
    for controller in leaving { controller.willMove(toParent: nil) }
    adopt(next)
    var isOver = true
    defer { if isOver { release(leaving) } }
    guard isViewLoaded, old !== new else {
      if isViewLoaded { UIKitRuntime.current.recorder?.stackDidChange(self) }
      return
    }
    guard let old, let new else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new {
        new.view.frame = frame(for: new)
        if isShown { new.beginAppearanceTransition(true, animated: animated) }
        view.insertSubview(new.view, at: 0)
        if isShown { new.endAppearanceTransition() }
      }
      return
    }
    guard isShown else {
      old.viewIfLoaded?.removeFromSuperview()
      new.view.frame = frame(for: new)
      view.insertSubview(new.view, at: 0)
      UIKitRuntime.current.recorder?.stackDidChange(self)
      return
    }
    old.isMoving = leaving.contains(old)
    new.isMoving = answer.come.contains(new)
    let change = ControllerChange(
      kind, from: old, to: new, container: self, isPresenting: answer.isPresenting, isAnimated: animated)
    old.safeAreaWhileLeaving = covered
    change.whenDone = { [previous = change.whenDone] finished in
      old.safeAreaWhileLeaving = nil
      previous?(finished)
    }
    // What leaves is the container's until it has gone: it still knows its navigation controller in viewWillDisappear.
    isOver = false
    change.commit = { [unowned self] in release(leaving) }
    change.rollBack = { [unowned self] in adopt(before) }
    change.whenDone = { [unowned self, previous = change.whenDone] finished in
      if !finished { release(next.entries) }
      previous?(finished)
    }
    change.request(
      askedOf: TransitionAnimator.driver(of: delegate) {
        $0.navigationController(self, animationControllerFor: answer.isPresenting ? .push : .pop, from: old, to: new)
      } interaction: {
        $0.navigationController(self, interactionControllerFor: $1)
      })
  }
}
