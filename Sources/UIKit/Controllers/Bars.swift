/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the large title shows.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As named.
    case automatic, always, never
  }

  /// Makes an item.
  public init(title: String) { self.title = title.isEmpty ? nil : title }

  /// In the middle.
  open var title: String?
  /// Above the title. Of no effect.
  open var prompt: String?
  /// Default: automatic.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// As scenes have it; nil: as the controller below.
  package var isLargeTitle: Bool? { largeTitleDisplayMode == .automatic ? nil : largeTitleDisplayMode == .always }
  /// To the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// To the right, the first outermost.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether items to the left leave the back button. Default: false.
  open var leftItemsSupplementBackButton = false
  /// Whether there is no way back. Default: false.
  open var hidesBackButton = false
  /// In place of the way back of the controller above.
  open var backBarButtonItem: UIBarButtonItem?
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

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As text.
    case plain
    /// Bold.
    case done = 2
  }

  /// Buttons of the system.
  public enum SystemItem: Int, Sendable {
    /// As named.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    /// As named.
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  /// Its text.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Its style.
  open var style: Style = .plain
  /// Of the system; nil for others.
  package var systemItem: SystemItem?
  /// Whether it can be tapped. Default: true.
  open var isEnabled = true
  /// Its own colour; nil is the bar's.
  open var tintColor: UIColor?
  /// For the app's own use.
  open var tag = 0
  /// What a tap does.
  open var primaryAction: UIAction?

  /// Makes an item that does nothing.
  public override init() { super.init() }

  /// Makes an item of text.
  public convenience init(title: String?, style: Style, action: @escaping () -> Void) {
    self.init()
    self.title = title
    self.style = style
    primaryAction = UIAction { _ in action() }
  }

  /// Makes an item of a picture.
  public convenience init(image: UIImage?, style: Style, action: @escaping () -> Void) {
    self.init()
    self.image = image
    self.style = style
    primaryAction = UIAction { _ in action() }
  }

  /// Makes an item of the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Makes an item of an action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
}

/// What a tab bar shows of a controller.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// Makes an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a picture for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Its text.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Its picture when it is selected.
  open var selectedImage: UIImage?
  /// A red badge's text.
  open var badgeValue: String?
  /// For the app's own use.
  open var tag = 0
  /// Whether it can be tapped. Default: true.
  open var isEnabled = true
}

/// The bar at the top.
open class UINavigationBar: UIView {
  /// The background's colour; nil is the plain look.
  open var barTintColor: UIColor?
  /// Whether titles are large. Default: false.
  open var prefersLargeTitles = false
  /// Whether what is below shines through. Of no effect on layouts.
  open var isTranslucent = true
  /// Attributes of the title. Of no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
}

/// The bar at the bottom of a navigation controller.
open class UIToolbar: UIView {
  /// The background's colour; nil is the plain look.
  open var barTintColor: UIColor?
  /// Whether what is below shines through. Of no effect on layouts.
  open var isTranslucent = true
}

/// The bar of tabs.
open class UITabBar: UIView {
  /// The background's colour; nil is the plain look.
  open var barTintColor: UIColor?
  /// Of tabs that are not selected; nil is the plain look.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is below shines through. Of no effect on layouts.
  open var isTranslucent = true
}
