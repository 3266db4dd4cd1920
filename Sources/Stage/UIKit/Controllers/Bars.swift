internal import HeroSymbols

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the large title shows.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  public init(title: String) { self.title = title.isEmpty ? nil : title }

  /// Whose item it is.
  package internal(set) weak var owner: UIViewController?

  private func changed() { LayerTree.changes &+= 1 }

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

/// What the items of bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// An item that shows nothing.
  public override init() { super.init() }

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  /// Whether it can be tapped. Default: true.
  open var isEnabled = true { didSet { changed() } }
  /// For the app's own use.
  open var tag = 0

  final func changed() { LayerTree.changes &+= 1 }
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    case plain
    /// Bold.
    case done = 2
  }

  /// Buttons of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  open var style: Style = .plain { didSet { changed() } }
  /// Of the system; nil for others.
  package var systemItem: SystemItem? { didSet { changed() } }
  /// Its own colour; nil is the bar's.
  open var tintColor: UIColor? { didSet { changed() } }
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Font and colour of the title, in the states normal and disabled; others do not show. A way back has those of its bar.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  /// Of the title as it is now, over those that a bar's look has for items: a disabled one has the normal font.
  package func shownTitleAttributes(in look: UIBarAppearance?) -> [NSAttributedString.Key: Any] {
    let look = look as? UINavigationBarAppearance
    let items =
      style == .done || systemItem == .done || systemItem == .save ? look?.doneButtonAppearance : look?.buttonAppearance
    let normal = (items?.normal.titleTextAttributes ?? [:]).merging(titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isEnabled { return normal }
    let disabled = (items?.disabled.titleTextAttributes ?? [:])
      .merging(titleTextAttributes(for: .disabled) ?? [:]) { $1 }
    return normal.filter { $0.key == .font }.merging(disabled) { $1 }
  }
  /// What a tap does.
  open var primaryAction: UIAction?
  /// Whose method a tap calls; nil is the first responder that has it.
  open weak var target: AnyObject?
  /// The method that a tap calls, where there is no action.
  open var action: Selector?
  /// A finger has tapped the item.
  package func tap() {
    if let primaryAction {
      primaryAction.run(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
  /// A view in the item's place, as large as its frame, or as it asks to be; a tap goes to the first control in it. Default: nil.
  open var customView: UIView? { didSet { changed() } }
  /// What a tap would open.
  open var menu: UIMenu?

  /// An item that does nothing.
  public override init() { super.init() }

  /// An item of text.
  public convenience init(title: String?, style: Style, action: @escaping () -> Void) {
    self.init()
    self.title = title
    self.style = style
    primaryAction = UIAction { _ in action() }
  }

  /// An item of a picture.
  public convenience init(image: UIImage?, style: Style, action: @escaping () -> Void) {
    self.init()
    self.image = image
    self.style = style
    primaryAction = UIAction { _ in action() }
  }

  /// An item of text that calls a target's method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    connect(target, action)
  }

  /// An item of a picture that calls a target's method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    connect(target, action)
  }

  /// An item of the system that calls a target's method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    connect(target, action)
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// An item of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Takes what the others of a toolbar leave.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room between others, points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Of a space, points; 0 is the plain one. Default: 0.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// An item of the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item of an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
}

/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
  open var titlePositionAdjustment = UIOffset.zero
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Tabs of the system.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// An item of the system, with its English title and the symbol over it.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let item = SystemSymbol.tabItems["\(systemItem)"]
    self.init(title: item?.title, image: item.flatMap { UIImage(systemName: $0.symbol) }, tag: tag)
  }

  /// An item with a picture for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Its picture when it is selected.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// A badge's text.
  open var badgeValue: String? { didSet { changed() } }
  /// Under the badge's text; nil is the bar's, red. Default: nil.
  open var badgeColor: UIColor? { didSet { changed() } }
}
