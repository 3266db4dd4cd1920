internal import HeroControls
internal import HeroGeometry
package import HeroLayers

/// A view that shows text.
open class UILabel: UIView {
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard attributed != nil || plain != newValue else { return }
      attributed = nil
      plain = newValue
      textDidChange()
    }
  }
  /// The text with attributes; the shadow and the line break mode of its first character count for all of it.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      guard plain != nil || attributed != newValue else { return }
      attributed = newValue?.copy() as? NSAttributedString
      plain = nil
      textDidChange()
    }
  }
  private var plain: String?
  private var attributed: NSAttributedString?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Default: the system font, 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      attribute(.font, font)
      if font != oldValue || attributed != nil { textDidChange() }
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Default: label.
  open var textColor: UIColor! = .label {
    didSet {
      attribute(.foregroundColor, textColor)
      layer.changed()
    }
  }
  /// The colour of what says none, without a change of what does.
  package var plainColor: UIColor {
    get { textColor }
    set {
      let text = attributed
      textColor = newValue
      attributed = text
    }
  }
  /// What the text casts; nil: nothing. Default: nil.
  open var shadowColor: UIColor? { didSet { layer.changed() } }
  /// Points to the right and down. Default: 0, -1.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { layer.changed() } }
  open var highlightedTextColor: UIColor? { didSet { layer.changed() } }
  /// Default: false.
  open var isHighlighted = false { didSet { layer.changed() } }
  /// Default: true; false draws paler.
  open var isEnabled = true { didSet { layer.changed() } }
  /// Default: natural.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      restyle { $0.alignment = textAlignment }
      layer.changed()
    }
  }
  /// Lines at most; 0 is no limit. Default: 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// Default: byTruncatingTail.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      restyle { $0.lineBreakMode = lineBreakMode }
      if lineBreakMode != oldValue || attributed != nil { textDidChange() }
    }
  }
  /// Whether the font of a single line shrinks until the line fits. Default: false.
  open var adjustsFontSizeToFitWidth = false { didSet { layer.changed() } }
  open var allowsDefaultTighteningForTruncation = false
  /// How small it may become, a part of its size; 0 sets no limit. Default: 0.
  open var minimumScaleFactor: CGFloat = 0 { didSet { layer.changed() } }
  /// Where a line stands that has shrunk. Default: on the baseline of the larger line.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { layer.changed() } }
  open var adjustsFontForContentSizeCategory = false
  /// Points at which several lines wrap for the intrinsic size; 0: none given.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    described(by: coder, UILabel.self)
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
  }

  private func textDidChange() {
    layer.changed()
    invalidateIntrinsicContentSize()
  }

  /// Gives all of a text with attributes one. Source: UILabel's documentation of font and textColor.
  private func attribute(_ key: NSAttributedString.Key, _ value: NSObject?) {
    if let attributed, let value, attributed.length > 0 {
      let changed = NSMutableAttributedString(attributedString: attributed)
      changed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
      self.attributed = changed
    }
  }

  /// Changes the paragraphs of a text with attributes. Source: UILabel's documentation of textAlignment and lineBreakMode.
  private func restyle(_ change: (NSMutableParagraphStyle) -> Void) {
    if let attributed, attributed.length > 0 {
      let changed = NSMutableAttributedString(attributedString: attributed)
      attributed.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: attributed.length)) {
        value, range, _ in
        guard let style = value as? NSParagraphStyle, let own = style.mutableCopy() as? NSMutableParagraphStyle else {
          return
        }
        change(own)
        changed.addAttribute(.paragraphStyle, value: own, range: range)
      }
      self.attributed = changed
    }
  }

  /// As the renderer takes it.
  package var contents: TextContents {
    var contents = TextContents(text: text ?? "", font: font.request)
    let own = isHighlighted ? highlightedTextColor ?? textColor : textColor
    contents.color = (own ?? .label).color
    contents.alignment = textAlignment.layers
    contents.numberOfLines = numberOfLines
    contents.lineBreakMode = lineBreakMode.layers
    contents.shadow = castShadow
    contents.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let attributed { contents.show(attributed) }
    if let vibrant = vibrantColor?.color { contents.mapColors { _ in vibrant } }
    if !isEnabled { contents.disable() }
    return contents
  }

  /// The pictures in the text.
  private var pictures: [ScaledPicture] { attributed?.pictures(beside: font).map(\.scaled) ?? [] }

  private var castShadow: TextShadow? {
    shadowColor.map {
      TextShadow(color: $0.color, offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)))
    }
  }

  package override var drawing: LayerDrawing {
    guard !(text?.isEmpty ?? true) else { return super.drawing }
    drawnRect = nil
    drawText(in: bounds)
    let rect = drawnRect.map { $0.offsetBy(dx: 0, dy: shift(within: $0.size)) }
    if rect == nil || rect == bounds { inset?.removeFromSuperlayer() }
    guard let rect else { return super.drawing }
    if rect == bounds { return .text(contents(fitting: bounds.size), pictures: pictures) }
    show(in: rect)
    return super.drawing
  }

  /// Where the last drawing put the text; nil: nowhere.
  private var drawnRect: CGRect?
  /// Holds the text where it does not fill the bounds.
  private var inset: LabelTextLayer?

  /// Draws the text into a rectangle of the label's own points; subclasses that want the text elsewhere pass another one.
  /// What else an override draws is lost.
  open func drawText(in rect: CGRect) { drawnRect = rect }

  private func show(in rect: CGRect) {
    let layer = inset ?? LabelTextLayer()
    inset = layer
    layer.text = { [unowned self] in contents(fitting: $0) }
    layer.pictures = pictures
    if layer.superlayer !== self.layer { self.layer.insertSublayer(layer, at: 0) }
    let frame = CGRect(
      x: rect.minX - bounds.minX, y: rect.minY - bounds.minY, width: max(rect.width, 0), height: max(rect.height, 0))
    if layer.frame != frame { layer.frame = frame }
  }

  /// As drawn in a size.
  private func contents(fitting size: CGSize) -> TextContents {
    controlTraits.drawn(
      contents, in: Size(size), minimumScale: adjustsFontSizeToFitWidth ? Double(minimumScaleFactor) : nil)
  }

  /// How far below the middle a line stands that has shrunk, points.
  private func shift(within size: CGSize) -> CGFloat {
    guard adjustsFontSizeToFitWidth else { return 0 }
    return CGFloat(controlTraits.shift(from: contents, to: contents(fitting: size), baselineAdjustment.look))
  }

  /// The size that the label asks for; a width wraps the text.
  private func size(within width: CGFloat?) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width ?? UILabel.endless, height: UILabel.endless)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Room without an edge, points.
  private static let endless: CGFloat = 1e6

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: numberOfLines == 1 || size.width <= 0 || size.width > UILabel.endless ? nil : size.width)
  }

  open override func sizeToFit() { resize(to: sizeThatFits(numberOfLines == 1 ? .zero : bounds.size)) }

  open dynamic override var intrinsicContentSize: CGSize {
    let width = laidOutWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    return size(within: numberOfLines == 1 ? nil : width)
  }

  package override var wrapsAtItsWidth: Bool { numberOfLines != 1 }
  package override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    laidOutWidth = width
    defer { laidOutWidth = nil }
    return intrinsicContentSize.height
  }

  /// The width that a layout gives, while it asks for the height there.
  private var laidOutWidth: CGFloat?

  package override func textBaseline(isFirst: Bool) -> (part: CGFloat, points: CGFloat) {
    let font = attributed == nil ? font.request : contents.tallestFont
    let (ascender, lineHeight) = (CGFloat(font.ascender), CGFloat(font.lineHeight))
    if numberOfLines == 1 { return (0.5, ascender - lineHeight / 2) }
    return isFirst ? (0, ascender) : (1, ascender - lineHeight)
  }

  /// Where the text stands, points: as large as it is, rounded up to pixels. Labels ask for room by it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    var contents = contents
    contents.numberOfLines = numberOfLines
    let width = bounds.width < UILabel.endless ? max(bounds.width, 0) : nil
    return CGRect(origin: bounds.origin, size: TextMeasuring.size(of: contents, width: width))
  }
}
