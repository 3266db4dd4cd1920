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

extension UIView {
  /// Shows a configuration in this content view, in the view that shows the one before where that is of the same type; returns that view.
  func show(
    _ configuration: (any UIContentConfiguration)?, insteadOf old: (any UIContentConfiguration)?,
    in shown: (UIView & UIContentView)?
  ) -> (UIView & UIContentView)? {
    if let configuration, let shown, type(of: configuration) == old.map({ type(of: $0) }) {
      shown.configuration = configuration
      return shown
    }
    shown?.removeFromSuperview()
    guard let view = configuration?.makeContentView() else { return nil }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }

  /// Lays a ground below all subviews, in place of another one.
  func lay(_ ground: UIView?, insteadOf old: UIView?) {
    if ground !== old { old?.removeFromSuperview() }
    if let ground { insertSubview(ground, at: 0) }
    setNeedsLayout()
  }
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
    /// What happens to the letters that the app says.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }
    /// Default: none.
    public var transform: TextTransform = .none

    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

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
  /// Of a section's title: its place; nil: of a cell.
  private(set) var title: SectionTitle?
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

  /// Of a side bar's cell, as any.
  public static func sidebarCell() -> UIListContentConfiguration { .cell() }
  /// Of a side bar's cell, as any.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }
  /// Of a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { title(.plain, 17, .label, .semibold) }
  /// Of a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { title(.plain, 17, .secondaryLabel, .regular) }
  /// Of a header of a grouped list: in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = title(.groupedHeader, 13, .secondaryLabel, .regular)
    header.textProperties.transform = .uppercase
    return header
  }
  /// Of a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    title(.groupedFooter, 13, .secondaryLabel, .regular)
  }
  /// Of a side bar's header.
  public static func sidebarHeader() -> UIListContentConfiguration { title(.plain, 17, .label, .semibold) }
  /// Of a header of an inset grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    title(.groupedHeader, 17, .label, .semibold)
  }
  /// Of a header of an inset grouped list that stands out more.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    title(.groupedHeader, 20, .label, .bold)
  }

  /// Where a section's title stands: in the middle of 28 points, or 7 points from the section in 38 and 28.
  ///
  /// Source: UITableViewHeaderFooterView here.
  enum SectionTitle {
    case plain, groupedHeader, groupedFooter

    /// Of one line and what is around it, points.
    var height: CGFloat { self == .groupedHeader ? 38 : 28 }
  }

  private static func title(
    _ place: SectionTitle, _ size: Double, _ color: UIColor, _ weight: UIFont.Weight
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.default)
    configuration.textProperties = TextProperties(size, color, weight: weight)
    configuration.title = place
    return configuration
  }

  /// Makes a view that shows it.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  /// The style of the cell that looks so.
  var shownStyle: HeroControls.CellStyle { prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle }
}

/// A cell of a list: says where contents end.
@MainActor
protocol ListContentHost: UIView {
  /// From the row's sides to what stands there, points.
  var endMargin: CGFloat { get }
  /// Whether something stands at the end.
  var hasAccessory: Bool { get }
}

/// Shows a list's configuration.
open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()

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
      view.text = properties.shown(text)
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

  private var host: (any ListContentHost)? {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? any ListContentHost }.first
  }
  /// After the texts, points.
  private var margin: Double { host?.hasAccessory == true ? 8 : Double(host?.endMargin ?? 16) }

  private func layout(in size: CGSize) -> CellLayout {
    func meter(_ label: UILabel) -> ((Double) -> Size)? {
      label.text?.isEmpty ?? true ? nil : { Size(label.sizeThatFits(CGSize(width: $0, height: 1e6))) }
    }
    return CellLayout(
      list.shownStyle, size: Size(size), left: Double(host?.endMargin ?? 16), margin: margin, accessory: 0,
      image: imageSize.map { Size($0) }, text: meter(label), detail: meter(detail), controlTraits)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    picture.frame = layout.image.map { CGRect($0) } ?? .zero
    label.frame = layout.text.map { CGRect($0) } ?? .zero
    detail.frame = layout.detail.map { CGRect($0) } ?? .zero
    guard let title = list.title, title != .plain else { return }
    let height = label.sizeThatFits(CGSize(width: label.frame.width, height: bounds.height)).height
    label.frame.origin.y = title == .groupedHeader ? bounds.height - height - 7 : 7
    label.frame.size.height = height
  }

  /// As high as a row of the style, or as its texts and 11 points above and below.
  func height(width: CGFloat) -> CGFloat {
    let base = list.shownStyle.height(hasDetail: list.secondaryText?.isEmpty == false)
    let layout = layout(in: CGSize(width: width, height: CGFloat(base)))
    // As wide as the longer of both texts may be.
    let room = max(Double(width) - (layout.text?.minX ?? 0) - margin, 0)
    let texts = [label, detail].filter { $0.text?.isEmpty == false }
      .map { $0.sizeThatFits(CGSize(width: room, height: 1e6)).height }
    if let title = list.title {
      let line = list.textProperties.font.lineHeight
      return title.height + max((texts.first ?? line) - line, 0)
    }
    let stacked = list.shownStyle == .subtitle ? texts.reduce(0, +) : texts.max() ?? 0
    return max(CGFloat(base), stacked + 22, (imageSize?.height ?? 0) + 1)
  }
}
