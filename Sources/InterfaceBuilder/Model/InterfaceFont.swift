/// A font as a file says it, worked out at the content size "Large".
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
  package var textStyle: TextStyle?

  /// Makes a font.
  package init(
    family: String? = nil, faceName: String? = nil, size: Double = 17, weight: Int = 400, isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    self.family = family
    self.faceName = faceName
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
  }

  /// UIFont.TextStyle with its size at "Large".
  ///
  /// Source: fact sheet 6.3.
  package enum TextStyle: String, Equatable, Sendable, CaseIterable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case subheadline = "UICTFontTextStyleSubhead"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"

    /// Points.
    package var size: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// UIFont.Weight by Interface Builder's names.
  static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// Weight and slant that a PostScript name tells: `AvenirNext-DemiBoldItalic`.
  static func style(ofFace name: String) -> (weight: Int, isItalic: Bool) {
    let style = (name.split(separator: "-").dropFirst().last ?? "").lowercased()
    let isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    // Longer words first: "semibold" holds "bold".
    let words: [(String, Int)] = [
      ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("semibold", 600), ("demibold", 600),
      ("demi", 600), ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("black", 900), ("condensedbold", 700),
      ("bold", 700), ("medium", 500), ("light", 300), ("book", 400),
    ]
    return (words.first { style.contains($0.0) }?.1 ?? 400, isItalic)
  }
}
