internal import HeroModel

/// The search bar of a navigation bar: below the bar, which is as much higher, and over what shows.
final class SearchBand: UIView {
  /// Without scope buttons, points.
  ///
  /// Source: UIKit's 52 points, of which the field takes the 36 from the first on, 16 from the sides.
  static let height: CGFloat = 52

  private let line = UIView()
  private var search: UISearchController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
  }
  required init?(coder: NSCoder) { nil }

  /// Shows a controller's bar.
  func show(_ search: UISearchController, ground: UIColor, separator: UIColor) {
    backgroundColor = ground
    line.backgroundColor = separator
    if self.search !== search {
      self.search?.searchBar.removeFromSuperview()
      self.search = search
    }
    let bar = search.searchBar
    if bar.superview !== self { addSubview(bar) }
    bar.isBare = true
    bar.frame = CGRect(x: 8, y: 0, width: bounds.width - 16, height: 38 + bar.scopeHeight)
    let pixel = 1 / UIKitRuntime.current.screen.scale
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }
}

extension UINavigationController {
  /// What searches below the bar; nil: nothing does.
  package var shownSearch: UISearchController? { topViewController.flatMap { search(below: $0) } }

  /// The same of a controller in the stack, when it is on top.
  private func search(below child: UIViewController) -> UISearchController? {
    isNavigationBarHidden || child.isSearchBarHidden ? nil : child.navigationItem.searchController
  }

  /// What a search bar adds to the bar over a child, points.
  func searchHeight(for child: UIViewController) -> CGFloat {
    search(below: child).map { SearchBand.height + $0.searchBar.scopeHeight } ?? 0
  }

  /// Puts the search bar of the controller on top below the bar, or takes it away.
  func placeSearchBar() {
    guard isViewLoaded, let top = topViewController, let search = shownSearch else {
      searchBand?.removeFromSuperview()
      return
    }
    let band = searchBand ?? SearchBand()
    searchBand = band
    let height = searchHeight(for: top)
    let safe = view.window == nil ? UIKitRuntime.current.screen.safeArea : view.safeAreaInsets
    band.frame = CGRect(
      x: 0, y: safe.top + barHeights(for: top).top - height, width: view.bounds.width, height: height)
    let look = navigationBar.look(for: top.navigationItem, isAtEdge: top.content.isAtTopEdge)
    let (ground, line) = (barGround, look?.ownShadow ?? UIColor(plainColors.separator))
    band.show(search, ground: ground, separator: ground.color.alpha == 0 ? .clear : line)
    // Moving it would ask for another layout.
    if band.superview !== view || view.subviews.last !== band { view.addSubview(band) }
  }

  private var plainColors: BarColors { .plain(isDark: UITraitCollection.current.userInterfaceStyle == .dark) }

  /// The colour of the navigation bar over the controller on top: none under a large title of a bar that says none.
  private var barGround: UIColor {
    let top = topViewController
    let look = navigationBar.look(for: top?.navigationItem, isAtEdge: top?.content.isAtTopEdge ?? false)
    return look?.ownBackground ?? navigationBar.barTintColor
      ?? (showsLargeTitle ? .clear : UIColor(plainColors.background))
  }

  /// A search bar leaves with what is scrolled under it, and comes back at the top of it.
  ///
  /// Source: Apple, `UINavigationItem.hidesSearchBarWhenScrolling`.
  func searchContentDidScroll(_ scroll: UIScrollView, of child: UIViewController) {
    guard !isNavigationBarHidden, let search = child.navigationItem.searchController,
      child.navigationItem.hidesSearchBarWhenScrolling, !search.isActive
    else { return }
    let top = scroll.adjustedContentInset.top
    let height = SearchBand.height
    let isHidden = child.isSearchBarHidden ? scroll.contentOffset.y > -top : scroll.contentOffset.y >= -(top - height)
    guard isHidden != child.isSearchBarHidden, isHidden ? top >= height : true else { return }
    child.isSearchBarHidden = isHidden
    scroll.keepsOffset { barsDidChange() }
  }
}
