internal import HeroGeometry
internal import HeroModel

/// How bars follow what a controller shows.
extension UIViewController {
  /// Says which scroll view the bars at edges follow: the one at the top the navigation bar, the one at the bottom the tab bar.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { scrollViewAtTop = scrollView }
    if edge.contains(.bottom) { scrollViewAtBottom = scrollView }
    LiveLayers.changes &+= 1
  }

  /// The scroll view that the bar at an edge follows: the one that was set, else the first in the view that reaches the edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let isAtTop = edge.contains(.top)
    if let own = isAtTop ? scrollViewAtTop : edge.contains(.bottom) ? scrollViewAtBottom : nil { return own }
    guard let view = viewIfLoaded else { return nil }
    let safe = view.safeAreaInsets
    let line = isAtTop ? safe.top : view.bounds.height - safe.bottom
    return view.firstScrollView { scroll in
      if scroll === view { return true }
      let frame = scroll.convert(scroll.bounds, to: view)
      return frame.width >= view.bounds.width / 2 && frame.minY <= line + 0.5 && frame.maxY >= line - 0.5
    }
  }

  /// Whether the navigation bar stands at the edge of the contents: nothing has been scrolled under it.
  package var isAtTopEdge: Bool {
    guard let scroll = contentScrollView(for: .top) else { return true }
    return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
  }

  /// Whether the tab bar stands at the edge of the contents: they end above it.
  package var isAtBottomEdge: Bool {
    guard let scroll = contentScrollView(for: .bottom) else { return true }
    return scroll.contentOffset.y >= scroll.offsetRange.high.y
  }
}

extension UIView {
  /// The first scroll view in here that fits, itself first; what is inside of scroll views does not count.
  fileprivate func firstScrollView(where fits: (UIScrollView) -> Bool) -> UIScrollView? {
    guard !isHidden else { return nil }
    if let scroll = self as? UIScrollView { return fits(scroll) ? scroll : nil }
    for subview in subviews {
      if let found = subview.firstScrollView(where: fits) { return found }
    }
    return nil
  }
}

// MARK: Which bars show

extension UIViewController {
  /// What the controller says of the bars around it. A toolbar shows without items too.
  var barWishes: ShownBars.Wishes {
    var wishes = ShownBars.Wishes()
    wishes.isTitleCollapsed = isTitleCollapsed
    wishes.isTitleLarge = navigationItem.isLargeTitle
    wishes.hasPrompt = navigationItem.prompt?.isEmpty == false
    wishes.hasToolbar = true
    wishes.hidesTabBarWhenPushed = hidesBottomBarWhenPushed
    return wishes
  }
}

extension UINavigationController {
  var ownBars: ShownBars.Navigation {
    ShownBars.Navigation(
      hasBar: !isNavigationBarHidden, hasLargeTitles: navigationBar.prefersLargeTitles, hasToolbar: !isToolbarHidden)
  }
}

extension UITabBarController {
  /// Whether the bar shows under a controller of a tab.
  package func showsBar(under controller: UIViewController) -> Bool {
    let navigation = controller as? UINavigationController ?? controller.navigationController
    return ShownBars(
      around: (navigation?.viewControllers ?? []).map(\.barWishes), in: navigation?.ownBars, hasTabBar: !tabBar.isHidden
    ).hasTabBar
  }
}

// MARK: Large titles

extension UINavigationController {
  /// What a large title adds to the bar, points.
  private var largeTitleHeight: CGFloat {
    CGFloat(BarMetrics(Size(UIKitRuntime.current.screen.bounds.size)).largeTitle)
  }

  /// Whether the title of a controller in the stack is large where nothing is scrolled.
  func hasLargeTitle(_ child: UIViewController) -> Bool {
    guard let position = viewControllers.firstIndex(of: child) else { return false }
    var (stack, bars) = (viewControllers[...position].map(\.barWishes), ownBars)
    (stack[position].isTitleCollapsed, bars.hasBar) = (false, true)
    return ShownBars(around: stack, in: bars, hasTabBar: false).isTitleLarge
  }

  /// Whether more than half of the large title of the controller on top has scrolled away: the bar shows it small.
  package var showsCollapsedTitle: Bool { topViewController.map(showsCollapsedTitle) ?? false }

  /// The same of a controller in the stack, when it is on top.
  package func showsCollapsedTitle(of child: UIViewController) -> Bool {
    guard hasLargeTitle(child) else { return false }
    if child.isTitleCollapsed { return true }
    guard let scroll = child.content.contentScrollView(for: .top), scroll.adjustedContentInset.top > 0 else {
      return false
    }
    return scroll.contentOffset.y > -scroll.adjustedContentInset.top + largeTitleHeight / 2
  }

  /// Whether the bar shows the title of the controller on top large.
  package var showsLargeTitle: Bool {
    guard let child = topViewController else { return false }
    return hasLargeTitle(child) && !showsCollapsedTitle
  }

  /// A large title leaves with what is scrolled under it and comes back with it.
  func contentDidScroll(_ scroll: UIScrollView, of child: UIViewController) {
    guard !isNavigationBarHidden, largeTitleHeight > 0, hasLargeTitle(child) else { return }
    let top = scroll.adjustedContentInset.top
    let isCollapsed =
      child.isTitleCollapsed ? scroll.contentOffset.y >= -top : scroll.contentOffset.y >= -(top - largeTitleHeight)
    // A scroll view that is not under the bar leaves it as it is.
    guard isCollapsed != child.isTitleCollapsed, top >= largeTitleHeight else { return }
    child.isTitleCollapsed = isCollapsed
    scroll.keepsOffset { barsDidChange() }
  }
}

extension UIScrollView {
  /// Tells the navigation controller around.
  func tellNavigation() {
    let responders = sequence(first: self as UIResponder, next: \.next)
    guard let owner = responders.lazy.compactMap({ $0 as? UIViewController }).first,
      let navigation = owner.navigationController,
      let child = owner.ancestors.first(where: { $0.parent === navigation }), navigation.topViewController === child,
      child.content === owner, owner.contentScrollView(for: .top) === self
    else { return }
    navigation.searchContentDidScroll(self, of: child)
    if navigation.navigationBar.prefersLargeTitles { navigation.contentDidScroll(self, of: child) }
    // Its ground is that of the bar, which depends on how far this has scrolled.
    navigation.placeSearchBar()
  }

  /// Where a drag comes to rest: not with half of a large title.
  func restingBesideTitle(_ proposed: CGPoint) -> CGPoint {
    guard let owner = controller ?? superview?.controller, let navigation = owner.navigationController,
      let child = navigation.topViewController, child.content === owner, navigation.hasLargeTitle(child),
      owner.contentScrollView(for: .top) === self
    else { return proposed }
    return navigation.restingOffset(proposed, of: self, child)
  }
}

extension UINavigationController {
  fileprivate func restingOffset(_ proposed: CGPoint, of scroll: UIScrollView, _ child: UIViewController) -> CGPoint {
    let top = scroll.adjustedContentInset.top + (child.isTitleCollapsed ? largeTitleHeight : 0)
    let (large, small) = (-top, -top + largeTitleHeight)
    guard top >= largeTitleHeight, proposed.y > large, proposed.y < small else { return proposed }
    return CGPoint(x: proposed.x, y: min(proposed.y < (large + small) / 2 ? large : small, scroll.offsetRange.high.y))
  }
}

// MARK: Views beside bars

extension UIViewController {
  /// What the controller says of lying under bars.
  var extendedLayout: ExtendedLayout {
    ExtendedLayout(
      isUnderTopBar: edgesForExtendedLayout.contains(.top), isUnderBottomBar: edgesForExtendedLayout.contains(.bottom),
      includesOpaqueBars: extendedLayoutIncludesOpaqueBars)
  }

  /// Moves the view to where it stands in the container, once it is there.
  func placeInContainer() {
    guard let parent, parent.tellsChildren, let view = viewIfLoaded, view.superview === parent.viewIfLoaded,
      view.superview != nil
    else { return }
    let frame = parent.frame(for: self)
    if view.frame != frame { view.frame = frame }
    view.safeAreaMayHaveChanged()
  }

  /// What is covered of the view without this container's own bars, points; before it is in a window, what will be.
  fileprivate var safeAreaAround: EdgeInsets {
    if let view = viewIfLoaded, view.window != nil { return EdgeInsets(view.safeAreaInsets) }
    guard let parent, parent.tellsChildren else { return EdgeInsets(UIKitRuntime.current.screen.safeArea) }
    let outer = parent.safeAreaAround
    let edges = parent.barEdges(for: self)
    return edges.covered(edges.room(beside: extendedLayout, in: outer), in: outer)
  }

  /// How far a child's view stands within this container's, beside its bars, points.
  fileprivate func room(for child: UIViewController) -> EdgeInsets {
    barEdges(for: child).room(beside: child.extendedLayout, in: safeAreaAround)
  }

  /// What this container's bars cover of a child, points.
  func barInsets(for child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(barEdges(for: child).covered(room(for: child), in: .zero))
  }

  /// Where a child's view stands in this container's.
  func frame(for child: UIViewController) -> CGRect { view.bounds.inset(by: UIEdgeInsets(room(for: child))) }
}
