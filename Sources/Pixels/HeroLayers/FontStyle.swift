import HeroGeometry

/// UIFont.TextStyle.
package enum FontStyle: String, Equatable, Hashable, CaseIterable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// Points at a text size.
  package func size(at category: ContentSizeCategory = .large) -> Double {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    return sizes[index]
  }

  /// Points, from the smallest text size to the largest.
  ///
  /// Source: Human Interface Guidelines, "Typography", iOS and iPadOS Dynamic Type sizes and larger accessibility type sizes.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// 100…900.
  package var weight: Int { (self == .headline ? FontWeight.semibold : .regular).number }

  /// By UIKit's own constant, as Interface Builder writes it: `UICTFontTextStyleBody`; nil for other words.
  package init?(interfaceBuilder word: String) {
    let prefix = "UICTFontTextStyle"
    guard word.hasPrefix(prefix) else { return nil }
    switch word.dropFirst(prefix.count) {
    case "Title0": self = .largeTitle
    case "Subhead": self = .subheadline
    case let name: self.init(rawValue: name.lowercased())
    }
  }
}

/// UIFont.Weight by name.
package enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// 100…900, as CSS counts.
  package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) * 100 + 100 }

  /// Weight and slant that a font's PostScript name tells: `AvenirNext-DemiBoldItalic`.
  package static func style(ofFace name: String) -> (weight: Int, isItalic: Bool) {
    let style = (name.split(separator: "-").dropFirst().last ?? "").lowercased()
    let isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    // Longer words first: "semibold" holds "bold".
    let words: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .thin), ("hairline", .ultraLight), ("thin", .thin),
      ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy),
      ("black", .black), ("bold", .bold), ("medium", .medium), ("light", .light),
    ]
    return ((words.first { style.contains($0.0) }?.1 ?? .regular).number, isItalic)
  }
}
