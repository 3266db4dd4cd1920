package import HeroGeometry
package import HeroLayers

/// What controls adapt to.
package struct ControlTraits {
  /// Whether the appearance is dark.
  package var isDark: Bool
  /// Pixels per point, at least 1.
  package var scale: Double
  /// The tint around the control.
  package var tint: Color
  /// Whether layouts run from right to left.
  package var isRightToLeft: Bool
  /// The size of a text in points rounded up to whole pixels; the width is that of its label, nil lets every paragraph have one line.
  package var measure: (_ text: TextContents, _ width: Double?) -> Size

  /// Makes traits; the tint is the appearance's own when none is given.
  package init(
    isDark: Bool = false, scale: Double = 2, tint: Color? = nil, isRightToLeft: Bool = false,
    measure: @escaping (_ text: TextContents, _ width: Double?) -> Size
  ) {
    self.isDark = isDark
    self.scale = max(scale, 1)
    self.tint = tint ?? SystemColor.color("tintColor", isDark: isDark) ?? .black
    self.isRightToLeft = isRightToLeft
    self.measure = measure
  }

  /// UIKit's colours that controls use, by UIColor's names.
  package enum Shade: String, CaseIterable, Sendable {
    /// Texts, as named.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    /// Fills, as named.
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    /// Grounds, as named.
    case systemBackground, secondarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground
    /// Others, as named.
    case separator, systemGray, systemGray2, systemGray3, systemGray4, systemGreen
  }

  /// A colour in the appearance.
  package func color(_ shade: Shade) -> Color { SystemColor.color(shade.rawValue, isDark: isDark) ?? .black }

  /// One device pixel, points.
  package var pixel: Double { 1 / scale }

  /// A place in points, on the nearest pixel.
  package func pixels(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// A text in the system font, in this direction.
  package func text(_ text: String, _ size: Double, weight: Int = 400, _ color: Color) -> TextContents {
    var contents = TextContents(text: text, font: Font(size: size, weight: weight), color: color)
    contents.isRightToLeft = isRightToLeft
    return contents
  }

  /// The size of a text on as many lines as it has; zero without one.
  package func size(of text: TextContents?) -> Size {
    guard let text, !text.text.isEmpty else { return .zero }
    return measure(text, nil)
  }
}
