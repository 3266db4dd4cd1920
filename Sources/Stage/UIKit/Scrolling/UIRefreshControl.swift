internal import HeroControls

/// Spokes over the top of a list that a pull shows; far enough, it asks for what is new.
open class UIRefreshControl: UIControl {
  /// How high it is, points.
  static let height: CGFloat = 60
  /// How far a pull asks for what is new, points beyond the edge. UIKit names no number; this is twice the height.
  static let threshold: CGFloat = 120

  /// Whether it shows that work is under way. Default: false.
  public private(set) var isRefreshing = false
  /// Under the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != nil { UIKitRuntime.current.warn("a refresh control's title is not drawn") } }
  }
  private let spokes = UIActivityIndicatorView(style: .medium)
  private var list: UIScrollView? { superview as? UIScrollView }

  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height)) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    described(by: coder, UIRefreshControl.self)
  }

  private func setUp() {
    isOpaque = false
    isHidden = true
    spokes.startAnimating()
    addSubview(spokes)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spokes.color = tintColor
  }

  /// Shows the spokes until `endRefreshing`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    list?.adjustedInsetMayHaveChanged()
    follow()
  }

  /// Hides the spokes.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    if let list, !list.isDragging {
      list.motion?.stop()
      list.isDecelerating = false
    }
    list?.adjustedInsetMayHaveChanged()
    follow()
  }

  /// Room that the control takes above the contents, points.
  var inset: CGFloat { isRefreshing ? Self.height : 0 }

  /// The list has scrolled: shows as much as it is pulled.
  func follow() {
    guard let list else { return }
    let pull = -list.contentOffset.y - list.adjustedContentInset.top + inset
    frame = CGRect(x: 0, y: -Self.height, width: list.bounds.width, height: Self.height)
    isHidden = pull <= 0 && !isRefreshing
    spokes.alpha = isRefreshing ? 1 : min(max(pull / Self.threshold, 0), 1)
    if list.isDragging, !isRefreshing, isEnabled, pull >= Self.threshold {
      beginRefreshing()
      sendActions(for: .valueChanged)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
