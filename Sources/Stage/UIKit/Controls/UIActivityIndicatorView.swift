internal import HeroControls

/// Spokes that show that work is under way. They stand still: a film shows them as they are at the top of their turn.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// 37 points; white with iOS 12.
    public static let whiteLarge = Style.large
    /// 20 points; white with iOS 12.
    public static let white = Style.medium
    /// 20 points.
    public static let gray = Style.medium
  }

  /// Default: medium.
  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      lookDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Of the spokes. Default: grey.
  open var color: UIColor! = .systemGray { didSet { lookDidChange() } }
  /// Whether it is hidden while no work is under way. Default: true.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether it shows that work is under way. Default: false.
  open private(set) var isAnimating = false

  /// An indicator of its style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    bounds.size = intrinsicContentSize
    center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// An indicator, medium.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() { isHidden = true }

  override class var isOpaqueAtFirst: Bool { false }

  /// Work is under way.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// No work is under way.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override var controlLook: (any ControlLook)? { look }
  private var look: ActivityLook {
    var look = ActivityLook(isLarge: style == .large)
    look.color = color?.color
    return look
  }
}
