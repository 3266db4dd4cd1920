internal import CPango
import HeroLayers

/// The fonts that text may use: Inter, the scene's files, Noto Color Emoji and DejaVu Sans, and no others.
///
/// A private fontconfig without configuration files and folders, so that the machine's other fonts and its settings
/// change nothing.
/// Unchecked: nothing changes after `init`, and fontconfig guards its own reference counts and caches.
final class FontLibrary: @unchecked Sendable {
  /// The private configuration, alive as long as the library.
  let configuration: OpaquePointer
  /// Family names of the named files, in the order of the files.
  let families: [String]
  /// Whether the system font's files were found.
  let hasSystemFont: Bool
  /// Whether the font of emoji was found.
  let hasEmojiFont: Bool
  /// Whether the font of last resort was found.
  let hasSymbolFont: Bool

  /// Reads the files. Throws `failed` when a named file holds no font; any other missing font is no error yet.
  init(
    fontFiles: [String], systemFontFiles: [String], emojiFontFile: String?, symbolFontFile: String?
  ) throws(RasterError) {
    guard let configuration = FcConfigCreate() else { throw .failed("fontconfig: no memory for a configuration") }
    self.configuration = configuration
    for file in systemFontFiles { _ = Self.add(file, to: configuration) }
    hasSystemFont = Self.families(of: configuration, from: 0).contains(SystemFont.textFamily)
    let count = Self.fontCount(of: configuration)
    for file in fontFiles {
      guard Self.add(file, to: configuration) else { throw .failed("\(file): not a font file that can be read") }
    }
    families = Self.families(of: configuration, from: count)
    hasEmojiFont = emojiFontFile.map { Self.add($0, to: configuration) } ?? false
    hasSymbolFont = symbolFontFile.map { Self.add($0, to: configuration, for: SymbolFont.signs) } ?? false
    for rules in [FontRules.bitmapScaling, FontRules.emoji(families: emojiFamilies + [SystemFont.textFamily])] {
      guard FcConfigParseAndLoadFromMemory(configuration, rules, 0) != 0 else {
        throw .failed("fontconfig: its rules cannot be set")
      }
    }
  }

  /// Families that draw what the fonts before them lack, in order.
  var fallbacks: [String] { emojiFamilies + (hasSymbolFont ? [SymbolFont.family] : []) }

  /// Families that draw emoji, in order.
  private var emojiFamilies: [String] { families + (hasEmojiFont ? [EmojiFont.family] : []) }

  deinit { FcConfigDestroy(configuration) }

  /// The scene's family of that name, spelt as in its file; letter case does not count.
  func family(named name: String) -> String? {
    let wanted = name.lowercased()
    if let family = families.first(where: { $0.lowercased() == wanted }) { return family }
    return hasSystemFont && wanted == SystemFont.displayFamily.lowercased() ? SystemFont.displayFamily : nil
  }

  private static func add(_ file: String, to configuration: OpaquePointer) -> Bool {
    let count = fontCount(of: configuration)
    return FcConfigAppFontAddFile(configuration, file) != 0 && fontCount(of: configuration) > count
  }

  /// Adds a file for some characters alone.
  private static func add(
    _ file: String, to configuration: OpaquePointer, for characters: ClosedRange<FcChar32>
  ) -> Bool {
    let count = fontCount(of: configuration)
    guard add(file, to: configuration), let fonts = FcConfigGetFonts(configuration, FcSetApplication)?.pointee.fonts,
      let wanted = FcCharSetCreate()
    else { return false }
    defer { FcCharSetDestroy(wanted) }
    for character in characters { _ = FcCharSetAddChar(wanted, character) }
    for index in count..<fontCount(of: configuration) {
      var own: OpaquePointer?
      guard let pattern = fonts[index], FcPatternGetCharSet(pattern, FC_CHARSET, 0, &own) == FcResultMatch,
        let both = FcCharSetIntersect(own, wanted)
      else { continue }
      defer { FcCharSetDestroy(both) }
      _ = FcPatternDel(pattern, FC_CHARSET)
      _ = FcPatternAddCharSet(pattern, FC_CHARSET, both)
    }
    return true
  }

  private static func fontCount(of configuration: OpaquePointer) -> Int {
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return 0 }
    return Int(set.pointee.nfont)
  }

  private static func families(of configuration: OpaquePointer, from start: Int) -> [String] {
    guard let set = FcConfigGetFonts(configuration, FcSetApplication), let fonts = set.pointee.fonts else { return [] }
    var names: [String] = []
    for index in start..<max(start, Int(set.pointee.nfont)) {
      guard let pattern = fonts[index] else { continue }
      var position: Int32 = 0
      var value: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(pattern, FC_FAMILY, position, &value) == FcResultMatch, let text = value {
        let name = String(cString: text)
        if !names.contains(name) { names.append(name) }
        position += 1
      }
    }
    return names
  }
}
