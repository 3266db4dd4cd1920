internal import HeroControls
internal import HeroGeometry

/// What a cell shows, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> UIView & UIContentView
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// Text, detail and picture of a list's cell.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    /// Lines at most; 0 is no limit. Default: 0.
    public var numberOfLines = 0

    init(_ size: Double, _ color: UIColor, weight: UIFont.Weight = .regular) {
      font = .systemFont(ofSize: CGFloat(size), weight: weight)
      self.color = color
    }
  }

  /// How a picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// Of a template picture; nil is the cell's tint.
    public var tintColor: UIColor?
    /// Points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// Points; zero is the picture's own. Default: zero.
    public var maximumSize = CGSize.zero
  }

  let style: HeroControls.CellStyle
  public var text: String?
  /// The smaller text.
  public var secondaryText: String?
  public var image: UIImage?
  /// Of the text.
  public var textProperties: TextProperties
  /// Of the smaller text.
  public var secondaryTextProperties: TextProperties
  /// Of the picture.
  public var imageProperties = ImageProperties()
  /// Whether the smaller text stands at the end of the line.
  public var prefersSideBySideTextAndSecondaryText: Bool

  private init(_ style: HeroControls.CellStyle) {
    self.style = style
    textProperties = TextProperties(style.textSize, .label)
    secondaryTextProperties = TextProperties(
      style.detailSize, style.detailShade == .label ? .label : .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = style == .value1
  }

  /// Of a cell with one text; a smaller one stands below.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
  /// Of a cell with a smaller text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
  /// Of a cell with a value at the end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.value1) }

  /// Makes a view that shows it.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  /// The style of the cell that looks so.
  var shownStyle: HeroControls.CellStyle { prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle }
}

/// Shows a list's configuration.
open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()

  /// Makes a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isOpaque = false
    for view in [picture, label, detail] { addSubview(view) }
    show()
  }

  /// Makes nothing: there is no description of such a view.
  public required init?(coder: NSCoder) { nil }

  private var list: UIListContentConfiguration {
    guard let list = configuration as? UIListContentConfiguration else {
      stop("a UIListContentView shows no \(type(of: configuration))")
    }
    return list
  }

  private func show() {
    let list = list
    for (view, text, properties) in [
      (label, list.text, list.textProperties), (detail, list.secondaryText, list.secondaryTextProperties),
    ] {
      view.text = text
      view.font = properties.font
      view.textColor = properties.color
      view.numberOfLines = properties.numberOfLines
    }
    picture.image = list.image
    picture.tintColor = list.imageProperties.tintColor
    picture.layer.cornerRadius = list.imageProperties.cornerRadius
    picture.clipsToBounds = list.imageProperties.cornerRadius > 0
    setNeedsLayout()
  }

  private var imageSize: CGSize? {
    guard let size = list.image?.size else { return nil }
    let most = list.imageProperties.maximumSize
    let part = min(
      most.width > 0 ? most.width / max(size.width, 1) : 1, most.height > 0 ? most.height / max(size.height, 1) : 1, 1)
    return CGSize(width: size.width * part, height: size.height * part)
  }

  private func layout(in size: CGSize) -> CellLayout {
    func meter(_ label: UILabel) -> ((Double) -> Size)? {
      label.text?.isEmpty ?? true ? nil : { Size(label.sizeThatFits(CGSize(width: $0, height: 1e6))) }
    }
    let cell = sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UITableViewCell }.first
    let margin = Double(cell?.endMargin ?? 16)
    return CellLayout(
      list.shownStyle, size: Size(size), left: margin, margin: cell?.hasAccessory == true ? 8 : margin, accessory: 0,
      image: imageSize.map { Size($0) }, text: meter(label), detail: meter(detail), controlTraits)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    picture.frame = layout.image.map { CGRect($0) } ?? .zero
    label.frame = layout.text.map { CGRect($0) } ?? .zero
    detail.frame = layout.detail.map { CGRect($0) } ?? .zero
  }

  /// As high as a row of the style, or as its texts and 11 points above and below.
  func height(width: CGFloat) -> CGFloat {
    let base = list.shownStyle.height(hasDetail: list.secondaryText?.isEmpty == false)
    let layout = layout(in: CGSize(width: width, height: CGFloat(base)))
    let room = layout.text?.size.width ?? Double(width)
    let texts = [label, detail].filter { $0.text?.isEmpty == false }
      .map { $0.sizeThatFits(CGSize(width: room, height: 1e6)).height }
    let stacked = list.shownStyle == .subtitle ? texts.reduce(0, +) : texts.max() ?? 0
    return max(CGFloat(base), stacked + 22, (imageSize?.height ?? 0) + 1)
  }
}
