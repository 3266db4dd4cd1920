internal import HeroControls
internal import HeroGeometry

/// Edges by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The ground of a button's configuration, or of a cell.
public struct UIBackgroundConfiguration: Equatable, Sendable {
  /// Points; a button's counts for fixed and dynamic corners. Default: 0, of buttons 5.95.
  public var cornerRadius: CGFloat = 0
  /// As it is; nil is made from the button's base colour. Default: nil.
  public var backgroundColor: UIColor?
  /// Of a line around the ground. Default: none.
  public var strokeColor: UIColor?
  /// Of the line, points. Default: 0.
  public var strokeWidth: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
  /// A cell's of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { ground(.systemBackground) }
  /// A cell's of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { ground(.secondarySystemGroupedBackground) }
  /// A cell's of a side bar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// A header's or footer's of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { ground(.systemBackground) }
  /// A header's or footer's of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  private static func ground(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }

  /// A button's.
  static let button: UIBackgroundConfiguration = {
    var configuration = UIBackgroundConfiguration()
    configuration.cornerRadius = 5.95
    return configuration
  }()
}

extension UIButton {
  /// What a button shows, and how.
  @preconcurrency @MainActor
  public struct Configuration {
    /// How large title and insets are.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// How the ground's corners bend.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As named; automatic goes by the image.
      case automatic, leading, center, trailing
    }

    let style: ButtonLook.Style
    public var background = UIBackgroundConfiguration.button
    /// Default: dynamic.
    public var cornerStyle: CornerStyle = .dynamic
    /// Default: medium.
    public var buttonSize: Size = .medium
    /// Of title and template image; nil is the style's.
    public var baseForegroundColor: UIColor?
    /// The ground is made from it; nil is the style's.
    public var baseBackgroundColor: UIColor?
    /// Beside the title.
    public var image: UIImage?
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// Changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Under the title.
    public var subtitle: String?
    /// How large and bold an image's symbol is that does not say it itself. Default: nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the text that the image is on. Default: leading.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Whether an activity indicator stands in the image's place; it stands still. Default: false.
    public var showsActivityIndicator = false
    /// Between image and text, points. Default: 0.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, points. Default: 1.
    public var titlePadding: CGFloat = 1
    /// Default: automatic.
    public var titleAlignment: TitleAlignment = .automatic
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: ButtonLook.Style) { self.style = style }

    /// Around the contents, points. Default: the size's.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        if let ownInsets { return ownInsets }
        let insets = look.contentInsets
        return NSDirectionalEdgeInsets(
          top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
          trailing: CGFloat(insets.right))
      }
      set { ownInsets = newValue }
    }
    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Text in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint on its paler ground.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Text in the tint on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text in the tint.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Text in the tint on grey.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Text in the tint on its paler ground.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// White text on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// Whether the title has attributes other than the style's.
    var changesTitle: Bool {
      titleTextAttributesTransformer != nil
        || attributedTitle?.runs.contains { $0.attributes != AttributeContainer() } ?? false
    }

    /// The title as it shows, or the button's own where the configuration has none: its parts' attributes over the style's, and what the
    /// transformer makes of them.
    func shownTitle(_ own: String?, color: UIColor) -> NSAttributedString {
      let title = attributedTitle ?? AttributedString(title ?? own ?? "")
      let shown = NSMutableAttributedString()
      for run in title.runs {
        var attributes = AttributeContainer()
        attributes.font = UIFont(look.font)
        attributes.foregroundColor = color
        attributes.merge(run.attributes)
        if let transform = titleTextAttributesTransformer { attributes = transform(attributes) }
        let text = String(title.characters[run.range])
        shown.append(NSAttributedString(string: text, attributes: attributes.dictionary))
      }
      return shown
    }

    /// The part of the look that the configuration itself gives.
    var look: ButtonLook {
      var look = ButtonLook(style)
      switch buttonSize {
      case .mini: look.size = .mini
      case .small: look.size = .small
      case .medium: look.size = .medium
      case .large: look.size = .large
      }
      switch cornerStyle {
      case .fixed: look.cornerStyle = .fixed
      case .dynamic: look.cornerStyle = .dynamic
      case .small: look.cornerStyle = .small
      case .medium: look.cornerStyle = .medium
      case .large: look.cornerStyle = .large
      case .capsule: look.cornerStyle = .capsule
      }
      switch titleAlignment {
      case .automatic: look.titleAlignment = nil
      case .leading: look.titleAlignment = .start
      case .center: look.titleAlignment = .center
      case .trailing: look.titleAlignment = .end
      }
      look.imagePlacement =
        imagePlacement.contains(.trailing)
        ? .trailing : imagePlacement.contains(.top) ? .top : imagePlacement.contains(.bottom) ? .bottom : .leading
      look.insets = ownInsets.map {
        EdgeInsets(
          top: Double($0.top), left: Double($0.leading), bottom: Double($0.bottom), right: Double($0.trailing))
      }
      look.imagePadding = Double(imagePadding)
      look.titlePadding = Double(titlePadding)
      look.baseForeground = baseForegroundColor?.color
      look.baseBackground = baseBackgroundColor?.color
      look.cornerRadius = Double(background.cornerRadius)
      look.background = background.backgroundColor?.color
      look.stroke = background.strokeColor?.color
      look.strokeWidth = Double(background.strokeWidth)
      return look
    }
  }
}
