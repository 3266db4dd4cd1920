/// What a navigation bar shows of a controller.
open class UINavigationItem: BarContent {
  /// When the large title shows.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  public init(title: String) { self.title = title.isEmpty ? nil : title }

  /// Whose item it is.
  package internal(set) weak var owner: UIViewController?

  override weak var bar: UIView? { didSet { for item in buttons { item.bar = bar } } }
  override func leave() {
    super.leave()
    titleView?.removeFromSuperview()
    for item in buttons { item.leave() }
  }
  private var buttons: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }

  override func changed() {
    if bar != nil { for item in buttons { item.bar = bar } }
    super.changed()
  }

  /// The bar may be higher or lower now.
  private func heightMayHaveChanged() {
    changed()
    owner?.navigationController?.barsDidChange()
  }

  /// In the middle.
  open var title: String? { didSet { changed() } }
  /// In the title's place, as large as its frame, or as it asks to be; touches do not reach it. Default: nil.
  open var titleView: UIView? { didSet { changed() } }
  /// What stands beside the chevron of the controller above.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    /// "Back".
    case generic
    case minimal
  }
  /// Beside the chevron of the controller above; nil is the title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// What stands beside the chevron of the controller above, where `backBarButtonItem` says nothing. Default: default.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
  /// How the bar looks while the controller shows; nil is as the bar says.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks over the top of a list; nil is `standardAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// A line above the title, which makes the bar higher.
  open var prompt: String? { didSet { heightMayHaveChanged() } }
  /// Its search bar stands below the title, or a large one. Default: none.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.searchBar.removeFromSuperview() }
      searchController?.item = self
      heightMayHaveChanged()
    }
  }
  /// Whether the search bar leaves with what is scrolled under it. Default: true.
  open var hidesSearchBarWhenScrolling = true
  /// Default: automatic.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { heightMayHaveChanged() } }
  /// As scenes have it; nil: as the controller below.
  package var isLargeTitle: Bool? { largeTitleDisplayMode == .automatic ? nil : largeTitleDisplayMode == .always }
  /// To the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// To the right, the first outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether items to the left leave the back button. Default: false.
  open var leftItemsSupplementBackButton = false
  /// Whether there is no way back. Default: false.
  open var hidesBackButton = false { didSet { changed() } }
  /// In place of the way back of the controller above.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// Sets the items to the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items to the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the item to the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item to the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Whether there is no way back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// The first to the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first to the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
