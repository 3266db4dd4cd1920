/// A control with a title and a picture.
open class UIButton: UIControl {
  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom
    /// Its title in the tint colour.
    case system
    /// A picture of the system, as `system` here.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// As `system` here.
    case close = 7
  }

  /// Its kind.
  public private(set) var buttonType: ButtonType = .custom
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var pictures: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()

  /// Makes a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    stateDidChange()
  }

  /// Makes a button that does something.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a button of a kind that does something.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
    self.buttonType = buttonType
    stateDidChange()
  }

  /// Makes a button of a description; there are none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    label.font = .systemFont(ofSize: 18)
    label.lineBreakMode = .byTruncatingMiddle
    stateDidChange()
  }

  /// Shows the title; nil before there is one.
  open var titleLabel: UILabel? { label }
  /// Shows the picture.
  open var imageView: UIImageView? { picture }

  /// Sets a title for a state; others show the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    stateDidChange()
  }
  /// Sets a title with attributes for a state; others show the normal one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    stateDidChange()
  }
  /// Sets the title's colour for a state; others show the normal one.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    stateDidChange()
  }
  /// Sets a picture for a state; others show the normal one.
  open func setImage(_ image: UIImage?, for state: State) {
    pictures[state.rawValue] = image
    stateDidChange()
  }
  /// Sets a picture under everything for a state; others show the normal one.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    stateDidChange()
  }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// The title's colour for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { pictures[state.rawValue] }
  /// The title that shows.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
  /// The picture that shows.
  open var currentImage: UIImage? { pictures[state.rawValue] ?? pictures[0] }
  /// The title's colour that shows.
  open var currentTitleColor: UIColor {
    if let own = colors[state.rawValue] ?? colors[0] { return own }
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// Around picture and title, points.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentsDidChange() } }
  /// Moves the title, points.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Moves the picture, points.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Of no effect.
  open var adjustsImageWhenHighlighted = true
  /// Of no effect.
  open var showsTouchWhenHighlighted = false

  private func contentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    if let attributed = attributedTitles[state.rawValue] ?? attributedTitles[0] {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    picture.image = currentImage.map {
      buttonType != .custom && $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    background.image = backgrounds[state.rawValue] ?? backgrounds[0]
    // Source: UIKit's system buttons fade while they are held; custom ones do not.
    if buttonType != .custom { label.alpha = isHighlighted ? 0.2 : 1 }
    show(background, background.image != nil, at: 0)
    show(picture, picture.image != nil, at: subviews.count)
    show(label, label.text != nil, at: subviews.count)
    contentsDidChange()
  }

  private func show(_ view: UIView, _ isShown: Bool, at index: Int) {
    if !isShown { view.removeFromSuperview() } else if view.superview == nil { insertSubview(view, at: index) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = currentTitleColor
  }

  private var contentSize: CGSize {
    let (text, image) = (label.superview == nil ? .zero : label.intrinsicContentSize, picture.image?.size ?? .zero)
    return CGSize(width: text.width + image.width, height: max(text.height, image.height))
  }

  open override var intrinsicContentSize: CGSize {
    let size = contentSize
    let insets = contentEdgeInsets
    // Source: UIKit's buttons have 6 points above and below a title, and are 30 wide at least, unless insets are given.
    let vertical = insets == .zero && label.superview != nil ? 12 : insets.top + insets.bottom
    let width = size.width + insets.left + insets.right
    return CGSize(width: insets == .zero ? max(width, 30) : width, height: size.height + vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func textBaseline(isFirst: Bool) -> (part: CGFloat, points: CGFloat) {
    label.superview == nil ? (1, 0) : label.textBaseline(isFirst: isFirst)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let area = bounds.inset(by: contentEdgeInsets)
    let size = contentSize
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    var x = area.midX - size.width / 2
    switch contentHorizontalAlignment {
    case .left: x = area.minX
    case .right: x = area.maxX - size.width
    case .leading: x = isLeftToRight ? area.minX : area.maxX - size.width
    case .trailing: x = isLeftToRight ? area.maxX - size.width : area.minX
    case .center, .fill: break
    }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - height
      case .center, .fill: area.midY - height / 2
      }
    }
    let image = picture.image?.size ?? .zero
    picture.frame = pixels(
      CGRect(
        x: x + (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
        y: y(image.height) + (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2, width: image.width,
        height: image.height))
    let text = label.superview == nil ? .zero : label.intrinsicContentSize
    let width = min(text.width, max(area.width - image.width, 0))
    label.frame = pixels(
      CGRect(
        x: max(x, area.minX) + image.width + (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
        y: y(text.height) + (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2, width: width, height: text.height))
  }

  /// The origin on the screen's pixels.
  private func pixels(_ rect: CGRect) -> CGRect {
    let scale = UIKitRuntime.current.screen.scale
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }

  package override func primaryActionTriggered() { sendActions(for: .primaryActionTriggered) }
}
