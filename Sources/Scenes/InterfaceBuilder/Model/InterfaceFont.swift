import HeroGeometry
import HeroLayers

/// A font as a file says it, worked out at a text size.
package struct InterfaceFont: Equatable, Sendable {
  /// Family name; nil is the system font.
  package var family: String?
  /// PostScript name of a named font: `AvenirNext-Medium`.
  package var faceName: String?
  /// Points.
  package var size: Double
  /// 100…900.
  package var weight: Int
  /// Whether it slants.
  package var isItalic: Bool
  /// `body`, `headline` … when the size follows the user's choice; nil otherwise.
  package var textStyle: FontStyle?

  package init(
    family: String? = nil, faceName: String? = nil, size: Double = 17, weight: Int = 400, isItalic: Bool = false,
    textStyle: FontStyle? = nil
  ) {
    self.family = family
    self.faceName = faceName
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
  }

  /// As the renderer asks for it.
  package var request: Font {
    var font = Font(family: family, size: size, weight: weight, isItalic: isItalic)
    font.textStyle = textStyle
    return font
  }

  /// A text style's.
  package init(_ style: FontStyle, at textSize: ContentSizeCategory) {
    self.init(size: style.size(at: textSize), weight: style.weight, textStyle: style)
  }
}
