import HeroLayers

/// A font request answered with fonts that exist.
struct ResolvedFont: Equatable {
  /// Families in the order in which they are asked for a glyph.
  var families: [String]
  /// Points, > 0.
  var size: Double
  /// 100…900.
  var weight: Int
  /// Whether an italic is asked for.
  var isItalic: Bool
  /// Whether San Francisco's metrics and tracking count instead of the font's own.
  var isSystem: Bool
  /// OpenType features in Pango's syntax; nil for the font's defaults.
  var features: String?
  /// The requested family when no file has it.
  var missingFamily: String?

  /// Largest size, points: beyond, FreeType's fixed-point numbers run out.
  static let sizeLimit = 4000.0

  /// Whether a font is one of those that nearly all text has: upright, and regular, medium, semibold or bold. Text in usual fonts alone is
  /// drawn with fewer files, because reading all of Inter's takes longer than drawing a screen.
  static func isUsual(_ font: Font) -> Bool { !font.isItalic && [400, 500, 600, 700].contains(font.weight) }

  /// Answers a request from a library; nil when the size is not a positive number.
  ///
  /// Text falls back through the system font, the scene's families in the order of their files, the emoji font
  /// and the symbol font, then that of the character's script, so that neither the locale nor fontconfig's own ranking decides which font draws a character.
  init?(_ font: Font, in library: FontLibrary) {
    guard font.size > 0, font.size.isFinite else { return nil }
    size = min(font.size, Self.sizeLimit)
    weight = font.weight
    isItalic = font.isItalic
    let design = SystemFont.family(size: size)
    let fallbacks = [design, SystemFont.textFamily] + library.fallbacks
    if !SystemFont.isNamed(font.family), let name = font.family {
      if let family = library.family(named: name) {
        isSystem = false
        families = [family]
      } else {
        isSystem = true
        missingFamily = name
        families = []
      }
    } else {
      isSystem = true
      families = []
    }
    // Inter's contextual alternates draw "->" as an arrow, which San Francisco does not.
    features = isSystem ? "calt=0" : nil
    // A comma would part a family's name in Pango's list.
    for family in fallbacks where !families.contains(family) && !family.contains(",") { families.append(family) }
  }

  /// The font for characters that another family draws than the first one, which therefore comes first.
  func led(by family: String, in library: FontLibrary) -> ResolvedFont {
    var font = self
    font.families = [family] + families.filter { $0 != family }
    if library.scriptFamilies.contains(family) {
      // San Francisco's tracking and Inter's alternates are not those of other scripts.
      font.isSystem = false
      font.features = nil
    }
    return font
  }
}
