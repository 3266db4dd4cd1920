/// Scales fonts by the size that people prefer; here that is always the standard one.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  /// For body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// For a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font in the preferred size: as it is.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font in the preferred size, not larger than some points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// A length in the preferred size: as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
