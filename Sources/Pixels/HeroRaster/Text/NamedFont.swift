internal import CPango
import HeroLayers

/// A font as its file names it.
package struct NamedFont: Equatable, Sendable {
  /// `Karla-Bold`.
  package var postScriptName: String
  /// `Karla Bold`.
  package var fullName: String
  /// The family that holds all its styles first, then narrower ones, which older programs know: `Karla`, `Karla ExtraBold`.
  package var families: [String]
  /// 100…900.
  package var weight: Int
  /// Whether it leans.
  package var isItalic: Bool

  /// The fonts of a file, in its order; empty where it holds none that text can be drawn with.
  package static func fonts(of file: String) -> [NamedFont] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    guard FcFreeTypeQueryAll(file, UInt32.max, nil, nil, set) > 0, let fonts = set.pointee.fonts else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let pattern = fonts[index] else { return nil }
      var (isVariable, weight, slant): (FcBool, Int32, Int32) = (0, FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
      // Besides the axes of a variable font its named instances are listed.
      if FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable) == FcResultMatch, isVariable != 0 { return nil }
      _ = FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
      _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      let families = texts(pattern, FC_FAMILY)
      guard let family = families.first else { return nil }
      return NamedFont(
        postScriptName: texts(pattern, FC_POSTSCRIPT_NAME).first ?? family,
        fullName: texts(pattern, FC_FULLNAME).first ?? family, families: families,
        weight: Int(FcWeightToOpenType(weight)), isItalic: slant != FC_SLANT_ROMAN)
    }
  }

  private static func texts(_ pattern: OpaquePointer, _ key: String) -> [String] {
    var (found, value): ([String], UnsafeMutablePointer<FcChar8>?) = ([], nil)
    while FcPatternGetString(pattern, key, Int32(found.count), &value) == FcResultMatch, let text = value {
      found.append(String(cString: text))
    }
    return found
  }
}
