internal import HeroSymbols

/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
  open var titlePositionAdjustment = UIOffset.zero
  public override init() { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  override class func makeSpeaker() -> UIBarItem { UITabBarItem(title: nil, image: nil, tag: 0) }
  /// What the class's `appearance()` says of titles' colours.
  package static func spokenColor(for state: UIControl.State) -> UIColor? {
    UIKitRuntime.current.itemSpeakers[ObjectIdentifier(UITabBarItem.self)]?
      .titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
