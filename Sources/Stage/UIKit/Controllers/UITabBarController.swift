internal import HeroGeometry
internal import HeroModel

/// Is asked and told what a tab bar controller shows.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tap has selected a controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Who lets tabs change places; nil leaves it to UIKit, which cuts.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who lets a gesture drive that; nil: it runs by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Controllers side by side, one of which shows.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Is asked and told what shows.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.owner = self
    return bar
  }()
  private var index = 0

  /// From the first tab on.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets all tabs, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let shown = selectedViewController
    for child in children where viewControllers?.contains(child) != true {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    children = []
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    index = shown.flatMap { children.firstIndex(of: $0) } ?? 0
    if isViewLoaded { placeSelected() }
  }

  /// Of the tab that shows; setting it animates as a tap does.
  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  /// The controller that shows.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(index) ? children[index] : nil }
    set { if let newValue, let index = children.firstIndex(of: newValue) { select(index) } }
  }

  override var tellsChildren: Bool { true }
  package override var childrenOnShow: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
  package override var content: UIViewController { selectedViewController?.content ?? self }
  open dynamic override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override func barEdges(for child: UIViewController) -> BarEdges {
    let height = BarMetrics(Size(UIKitRuntime.current.screen.bounds.size)).tabBar
    return BarEdges(
      heights: EdgeInsets(bottom: showsBar(under: child) ? height : 0), isBottomTranslucent: tabBar.isTranslucent,
      outerBottom: Double(barInsets.bottom))
  }
  override func placeChildren() {
    for child in children { child.placeInContainer() }
  }

  /// Makes the root view, and puts the bar at its lower edge.
  open override func loadView() {
    super.loadView()
    let bounds = view.bounds
    let height = CGFloat(BarMetrics(Size(bounds.size)).tabBar) + UIKitRuntime.current.screen.safeArea.bottom
    tabBar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placeSelected()
  }

  override var bars: [UIView] { [tabBar] }

  private func placeSelected() {
    guard let selected = selectedViewController, selected.view.superview !== view else { return }
    selected.view.frame = frame(for: selected)
    view.insertSubview(selected.view, at: 0)
  }

  private func select(_ next: Int) {
    let before = index
    guard !children.isEmpty else {
      index = next
      return
    }
    var selection = TabSelection(children, selected: before)
    let isPresenting: Bool
    do {
      guard let answer = try selection.select(next) else { return }
      isPresenting = answer
    } catch {
      stop("-[UITabBarController setSelectedIndex:] called with \(next), but there are \(error.count) tabs")
    }
    UIKitRuntime.current.recorder?.willChange()
    let (old, new) = (children[before], selection.shown)
    index = next
    guard isShown else {
      old.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded { placeSelected() }
      return
    }
    let change = ControllerChange(
      .selectTab, from: old, to: new, container: self, isPresenting: isPresenting, isAnimated: true)
    change.rollBack = { [unowned self] in index = before }
    change.request(
      askedOf: TransitionAnimator.driver(of: delegate) {
        $0.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
      } interaction: {
        $0.tabBarController(self, interactionControllerFor: $1)
      })
  }

  /// A finger has tapped an item; the delegate is not asked yet. For subclasses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects a tab as a tap does: the delegate is asked and told.
  package func tapTab(_ next: Int) {
    guard children.indices.contains(next) else {
      stop("There is no tab \(next); there are \(children.count), counted from 0")
    }
    let controller = children[next]
    if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if next == index {
      if let navigation = controller as? UINavigationController { navigation.popToRootViewController(animated: true) }
    } else {
      select(next)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }
}
