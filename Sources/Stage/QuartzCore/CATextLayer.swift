package import HeroLayers

/// Where lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  package var layers: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// What happens to a text layer's text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Dots at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Dots at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Dots in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  package var layers: LineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}

/// A layer that shows text, from its upper edge down. Lines that do not fit as a whole are left out.
open class CATextLayer: CALayer {
  /// A `String` or `NSAttributedString`; others are left out. Default: none.
  open var string: Any? { didSet { update() } }
  /// A `UIFont`, whose size does not count, or a font's name; others, and none, are the system's. Default: none.
  open var font: Any? { didSet { update() } }
  /// Points. Default: 36.
  open var fontSize: CGFloat = 36 { didSet { update() } }
  /// Of a `String`. Default: opaque white.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { update() } }
  /// Whether lines are broken at the layer's width. Default: false.
  open var isWrapped = false { didSet { update() } }
  /// Default: none.
  open var truncationMode: CATextLayerTruncationMode = .none { didSet { update() } }
  /// Default: natural.
  open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { update() } }
  open var allowsFontSubpixelQuantization = false

  /// Where the text's lines stand.
  private let lines = LabelTextLayer()

  public required init() {
    super.init()
    addSublayer(lines)
  }

  /// A layer of a description, which does not exist headless.
  public required init?(coder: NSCoder) { return nil }

  open override var bounds: CGRect { didSet { if bounds != oldValue { update() } } }

  private func update() {
    guard let text = LiveLayers.host?.text(of: self) else { return }
    lines.text = { _ in text.contents }
    lines.pictures = text.pictures
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: text.height)
    if lines.frame != frame { lines.frame = frame }
    changed()
  }
}

/// A text that stands in its layer's bounds.
package final class LabelTextLayer: CALayer {
  /// The text for a size, points.
  package var text: ((CGSize) -> TextContents)?
  /// The pictures in it.
  package var pictures: [ScaledPicture] = []

  package override var drawing: LayerDrawing { text.map { .text($0(bounds.size), pictures: pictures) } ?? .nothing }
}
