/// What stands in a bar: an item, or all items of a screen.
@preconcurrency @MainActor
open class BarContent: NSObject {
  /// The bar of one's own that it is in.
  weak var bar: UIView?
  /// The bar of one's own shows it no more.
  func leave() { bar = nil }
  /// Bars show it as it is now.
  func changed() {
    LiveLayers.changes &+= 1
    bar?.lookDidChange()
  }
}

/// What the items of bars have in common.
open class UIBarItem: BarContent, UIAppearance {
  /// An item that shows nothing.
  public override init() { super.init() }
  /// An item that shows nothing: files describe items otherwise.
  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhone: UIImage?
  /// Whether it can be tapped. Default: true.
  open var isEnabled = true { didSet { changed() } }
  /// For the app's own use.
  open var tag = 0

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Font and colour of the title of a bar button, in the states normal and disabled; a way back has those of its bar. Of tabs the colours
  /// count, in the states normal and selected, that all of them have.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }
  /// The item's own, else those of its class's `appearance()`.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue] ?? speaker?.attributes[state.rawValue]
  }

  // MARK: Appearance

  /// The item that speaks for all of its class; nil where none does, and for itself.
  final var speaker: UIBarItem? {
    let classes = sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }
    let found = classes.lazy.compactMap { UIKitRuntime.current.itemSpeakers[ObjectIdentifier($0)] }.first
    return found === self ? nil : found
  }
  /// Makes one that speaks for all of the class.
  class func makeSpeaker() -> UIBarItem { UIBarItem() }
}

extension UIAppearance where Self: UIBarItem {
  /// The item that speaks for all of the class: of bar buttons it says tint and title's attributes, of tabs the title's colours.
  public static func appearance() -> Self {
    if let known = UIKitRuntime.current.itemSpeakers[ObjectIdentifier(Self.self)] as? Self { return known }
    guard let item = makeSpeaker() as? Self else { stop("\(Self.self).appearance() is not there: ask UIKit's class") }
    UIKitRuntime.current.itemSpeakers[ObjectIdentifier(Self.self)] = item
    return item
  }
  /// An item of no effect: where items stand makes no difference here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    guard let item = makeSpeaker() as? Self else { stop("\(Self.self).appearance() is not there: ask UIKit's class") }
    UIKitRuntime.current.warn("appearance(whenContainedInInstancesOf:) of a bar's items has no effect")
    return item
  }
}
