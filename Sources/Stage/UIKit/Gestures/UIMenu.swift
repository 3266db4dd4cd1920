/// Something of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How a menu would show an element.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// Its text; also of a button that shows an action.
  public final var title: String
  /// Its second text.
  public final var subtitle: String?
  /// Its picture; also of a button that shows an action.
  public final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A list of actions that a button could open. Menus do not show; a test runs an action with `sendAction(_:)`.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public struct Identifier: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu would show.
  public struct Options: OptionSet, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  /// Tells it from others.
  public let identifier: Identifier
  /// How it would show.
  public let options: Options
  /// What it holds.
  open private(set) var children: [UIMenuElement]

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// A menu of other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    menu.subtitle = subtitle
    return menu
  }
}
