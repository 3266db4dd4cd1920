internal import HeroControls
internal import HeroGeometry
internal import HeroLayers
internal import HeroSymbols

/// A control with a title and a picture.
open class UIButton: UIControl {
  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom
    /// Its title in the tint colour.
    case system
    /// As `system`, with a picture of the system's.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross on a disc.
    case close = 7
  }

  public private(set) var buttonType: ButtonType = .custom

  /// Makes the button one of a kind, with the kind's font.
  func become(_ type: ButtonType) {
    buttonType = type
    label.font = .systemFont(ofSize: Self.titleSize(type))
    stateDidChange()
  }

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var pictures: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var symbolLooks: [UInt: UIImage.SymbolConfiguration] = [:]
  private let label = UILabel()
  private let sublabel = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()
  /// In the picture's place, once a configuration has asked for it.
  private var indicator: UIActivityIndicatorView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button that does something.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    become(.system)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A button of a kind that does something.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
    become(buttonType)
  }

  /// A button of a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
    stateDidChange()
  }

  /// What a long touch would open.
  open var menu: UIMenu?
  /// Whether a touch would open the menu at once.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction { UIKitRuntime.current.warn("a button's menu does not show") } }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    described(by: coder, UIButton.self)
  }

  private func setUp() {
    isOpaque = false
    label.font = .systemFont(ofSize: Self.titleSize(buttonType))
    label.lineBreakMode = .byTruncatingMiddle
    stateDidChange()
  }

  /// Points. Source: UIKit: a system button made in code has 15, as one of a storyboard, and one that draws itself 18.
  private static func titleSize(_ type: ButtonType) -> CGFloat { type == .custom ? 18 : 15 }

  // MARK: Configuration

  /// Says contents and look; nil: the button says them by its own properties. Default: nil.
  open var configuration: Configuration? {
    didSet { stateDidChange() }
  }
  /// Changes the configuration when the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Changes the configuration when the state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  open var automaticallyUpdatesConfiguration = true
  private var isUpdating = false
  /// Asks for an update of the configuration, which is done at once.
  open func setNeedsUpdateConfiguration() { stateDidChange() }
  /// The state has changed; for subclasses, which may change the configuration.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Shows the subtitle of a configuration.
  open var subtitleLabel: UILabel? { sublabel }

  // MARK: Contents

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
  /// Sets how large and bold symbols are for a state that do not say it themselves; others take the normal one.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolLooks[state.rawValue] = configuration
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
    if let configuration {
      var look = configuration.look
      look.isEnabled = isEnabled
      return UIColor(look.foreground(controlTraits))
    }
    if let own = colors[state.rawValue] ?? colors[0] { return own }
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// Around picture and title, points.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentsDidChange() } }
  }
  /// Moves the title, points.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Moves the picture, points.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var showsTouchWhenHighlighted = false

  private var lastContentSize: CGSize?

  private func contentsDidChange() {
    setNeedsLayout()
    let size = intrinsicContentSize
    if size != lastContentSize {
      lastContentSize = size
      invalidateIntrinsicContentSize()
    }
  }

  package override func stateDidChange() {
    super.stateDidChange()
    if !isUpdating {
      isUpdating = true
      updateConfiguration()
      isUpdating = false
    }
    if let configuration {
      label.font = UIFont(configuration.look.font)
      if let attributed = attributedTitles[state.rawValue] ?? attributedTitles[0], configuration.title == nil {
        label.attributedText = attributed
      } else {
        label.text = configuration.title ?? currentTitle
      }
      sublabel.text = configuration.subtitle
      sublabel.font = UIFont(ButtonLook.subtitleFont)
    } else if let attributed = attributedTitles[state.rawValue] ?? attributedTitles[0] {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    sublabel.isHidden = configuration == nil
    showColors()
    let image = configuration?.image ?? currentImage ?? glyph?.picture
    if buttonType == .close {
      let look = look
      picture.contentMode = glyph == nil ? .scaleToFill : .center
      picture.backgroundColor = glyph == nil ? nil : adaptive { look.discColor($0) ?? .clear }
      picture.layer.cornerRadius = CGFloat(glyph?.disc ?? 0) / 2
    }
    picture.image = image.map {
      buttonType != .custom && $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.preferredSymbolConfiguration =
      configuration?.preferredSymbolConfigurationForImage ?? symbolLooks[state.rawValue] ?? symbolLooks[0]
    background.image = backgrounds[state.rawValue] ?? backgrounds[0]
    let alpha = CGFloat(look.highlightedAlpha ?? 1)
    for view in [label, sublabel, picture] { view.alpha = alpha }
    showIndicator(configuration?.showsActivityIndicator ?? false, alpha: alpha)
    show(background, background.image != nil, at: 0)
    show(picture, picture.image != nil && !isBusy, at: background.superview == nil ? 0 : 1)
    show(label, label.text != nil, at: subviews.count)
    show(sublabel, configuration?.subtitle != nil, at: subviews.count)
    contentsDidChange()
  }

  /// What it shows without a picture of its own.
  private var glyph: ButtonGlyph? { configuration == nil && currentImage == nil ? buttonType.glyph : nil }

  private func showColors() {
    label.plainColor = currentTitleColor
    if let configuration, configuration.changesTitle, configuration.title ?? currentTitle != nil {
      label.attributedText = configuration.shownTitle(currentTitle, color: currentTitleColor)
    }
    sublabel.textColor = currentTitleColor
    let isPlain = configuration == nil && isEnabled && glyph?.disc == nil
    let look = look
    picture.tintColor = isPlain ? nil : adaptive { look.imageTint($0) }
    if configuration != nil { indicator?.color = currentTitleColor }
  }

  /// A colour of the look that follows the appearance.
  private func adaptive(_ color: (ControlTraits) -> Color) -> UIColor {
    var (light, dark) = (controlTraits, controlTraits)
    (light.isDark, dark.isDark) = (false, true)
    return UIColor(light: color(light), dark: color(dark))
  }

  /// Whether an indicator stands in the picture's place.
  private var isBusy: Bool { indicator?.isAnimating ?? false }

  private func showIndicator(_ isShown: Bool, alpha: CGFloat) {
    guard isShown || indicator != nil else { return }
    let indicator = indicator ?? UIActivityIndicatorView(style: .medium)
    self.indicator = indicator
    indicator.color = currentTitleColor
    indicator.alpha = alpha
    if isShown { indicator.startAnimating() } else { indicator.stopAnimating() }
    show(indicator, isShown, at: background.superview == nil ? 0 : 1)
  }

  private func show(_ view: UIView, _ isShown: Bool, at index: Int) {
    if !isShown { view.removeFromSuperview() } else if view.superview == nil { insertSubview(view, at: index) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
    setNeedsLayout()
  }

  // MARK: Layout

  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  /// As it is laid out from left to right.
  private func controlInsets(_ insets: UIEdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: Double(insets.top), left: Double(isLeftToRight ? insets.left : insets.right), bottom: Double(insets.bottom),
      right: Double(isLeftToRight ? insets.right : insets.left))
  }

  private var look: ButtonLook {
    var look = configuration?.look ?? ButtonLook(buttonType == .custom ? .custom : .system)
    look.glyph = glyph
    if configuration == nil {
      look.insets = controlInsets(contentEdgeInsets)
      look.titleInsets = controlInsets(titleEdgeInsets)
      look.imageInsets = controlInsets(imageEdgeInsets)
    } else {
      look.subtitle = sublabel.superview == nil ? nil : sublabel.contents
    }
    look.title = label.superview == nil ? nil : label.contents
    look.image = picture.shownImage.map { ControlImage($0, number: 0, isTemplate: true) }
    if let indicator, isBusy { look.image = ControlImage(0, size: Size(indicator.intrinsicContentSize)) }
    look.isEnabled = isEnabled
    look.isHighlighted = isHighlighted
    switch contentHorizontalAlignment {
    case .left: look.horizontal = isLeftToRight ? .start : .end
    case .right: look.horizontal = isLeftToRight ? .end : .start
    case .leading: look.horizontal = .start
    case .trailing: look.horizontal = .end
    case .center, .fill: look.horizontal = .center
    }
    switch contentVerticalAlignment {
    case .top: look.vertical = .start
    case .bottom: look.vertical = .end
    case .center, .fill: look.vertical = .center
    }
    return look
  }

  open dynamic override var intrinsicContentSize: CGSize {
    return intrinsicSize(of: look)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func textBaseline(isFirst: Bool) -> (part: CGFloat, points: CGFloat) {
    label.superview == nil ? (1, 0) : label.textBaseline(isFirst: isFirst)
  }

  /// Where the picture of a background is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where picture and title are.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the picture is, from the button's corner; the rectangle of the contents is what `contentRect` says.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardFrame { $0.image } }
  /// Where the title is, from the button's corner; the rectangle of the contents is what `contentRect` says.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardFrame { $0.title } }

  private func standardFrame(_ part: (ButtonLook.Frames) -> Rect?) -> CGRect {
    guard let frame = part(look.frames(in: Size(bounds.size), controlTraits)) else { return .zero }
    return leftToRight(CGRect(frame))
  }

  private func leftToRight(_ frame: CGRect) -> CGRect {
    var frame = frame
    if !isLeftToRight { frame.origin.x = bounds.width - frame.maxX }
    return frame
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundRect(forBounds: bounds)
    let look = look
    let size = Size(bounds.size)
    var ground = look.groundPart(in: size, controlTraits)
    if let alpha = look.highlightedAlpha { ground?.view.alpha = alpha }
    layer.show(configuration == nil ? [] : [ground].compactMap { $0 }, images: [])
    let frames = look.frames(in: size, controlTraits)
    let image: UIView = indicator.flatMap { isBusy ? $0 : nil } ?? picture
    let content = contentRect(forBounds: bounds)
    if frames.image != nil { image.frame = imageRect(forContentRect: content) }
    if frames.title != nil { label.frame = titleRect(forContentRect: content) }
    if let subtitle = frames.subtitle { sublabel.frame = leftToRight(CGRect(subtitle)) }
  }

  package override func primaryActionTriggered() { sendActions(for: .primaryActionTriggered) }
}

extension UIButton.ButtonType {
  /// What a button of the kind shows that has no picture of its own.
  fileprivate var glyph: ButtonGlyph? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure: .detailDisclosure
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    case .close: .close
    }
  }
}

extension ButtonGlyph {
  /// The drawing of the symbol.
  @MainActor
  fileprivate var picture: UIImage? {
    let body = Double(UIFont.preferredFont(forTextStyle: .body).pointSize)
    let points = points(body: body, large: SystemSymbol.scales["large"] ?? 1)
    return UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(size: CGFloat(points), weight: weight))
  }
}
