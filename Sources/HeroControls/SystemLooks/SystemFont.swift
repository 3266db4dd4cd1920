/// UIFont.TextStyle at the content size "Large".
///
/// Source: Human Interface Guidelines, "Typography"; fact sheet 6.3.
package enum FontStyle: String, CaseIterable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

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
