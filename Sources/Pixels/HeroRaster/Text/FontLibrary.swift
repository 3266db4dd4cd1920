internal import CPango
import HeroLayers

/// The fonts that text may use: Inter, the scene's files, Noto Color Emoji, DejaVu Sans and those of the scripts that it needs, and no others.
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

  /// The families of the scripts' fonts.
  let scriptFamilies: Set<String>
  /// What the fonts of each family have.
  private let characters: [String: [OpaquePointer]]

  /// Reads the fonts that are needed. Throws `failed` when a named file holds no font; any other missing font is no error yet.
  init(fontFiles: [String], folders: FontFolders, _ needs: FontNeeds) throws(RasterError) {
    guard let configuration = FcConfigCreate() else { throw .failed("fontconfig: no memory for a configuration") }
    self.configuration = configuration
    let system = InterFiles.find(in: folders.inter)
    for file in needs.isUsual ? InterFiles.usual(of: system) : system { _ = Self.add(file, to: configuration) }
    hasSystemFont = Self.families(of: configuration, from: 0).contains(SystemFont.textFamily)
    let count = Self.fontCount(of: configuration)
    for file in fontFiles {
      guard Self.add(file, to: configuration) else { throw .failed("\(file): not a font file that can be read") }
    }
    families = Self.families(of: configuration, from: count)
    hasEmojiFont = EmojiFont.find(in: folders.emoji).map { Self.add($0, to: configuration) } ?? false
    hasSymbolFont =
      SymbolFont.find(in: folders.symbols).map {
        let count = Self.fontCount(of: configuration)
        return Self.add($0, to: configuration) && Self.restrict(configuration, from: count, to: [SymbolFont.signs])
      } ?? false
    let faces = needs.faces.filter { face in
      face.file(in: folders.scripts).map { Self.add($0, face.font, to: configuration) } ?? false
    }
    scriptFamilies = Set(faces.map(\.font.family))
    characters = Self.characters(of: configuration)
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

  /// Adds a script's font, for its own characters alone and by its own name.
  private static func add(_ file: String, _ font: ScriptFont, to configuration: OpaquePointer) -> Bool {
    var fontsInFile: Int32 = 0
    let count = fontCount(of: configuration)
    guard let set = FcConfigGetFonts(configuration, FcSetApplication),
      let pattern = FcFreeTypeQuery(file, font.index, nil, &fontsInFile)
    else { return false }
    _ = FcPatternDel(pattern, FC_FAMILY)
    // The set owns the pattern then.
    guard FcPatternAddString(pattern, FC_FAMILY, font.family) != 0, FcFontSetAdd(set, pattern) != 0 else {
      FcPatternDestroy(pattern)
      return false
    }
    return restrict(configuration, from: count, to: font.characters)
  }

  /// Leaves the last fonts some characters alone.
  private static func restrict(
    _ configuration: OpaquePointer, from start: Int, to characters: [ClosedRange<FcChar32>]
  ) -> Bool {
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication)?.pointee.fonts else { return false }
    for index in start..<fontCount(of: configuration) {
      var own: OpaquePointer?
      guard let pattern = fonts[index], FcPatternGetCharSet(pattern, FC_CHARSET, 0, &own) == FcResultMatch, let own,
        let wanted = FcCharSetCreate()
      else { continue }
      defer { FcCharSetDestroy(wanted) }
      for character in characters.lazy.joined() where FcCharSetHasChar(own, character) != 0 {
        _ = FcCharSetAddChar(wanted, character)
      }
      _ = FcPatternDel(pattern, FC_CHARSET)
      _ = FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
    }
    return true
  }

  /// What the fonts of each family have, alive as long as the configuration.
  private static func characters(of configuration: OpaquePointer) -> [String: [OpaquePointer]] {
    guard let set = FcConfigGetFonts(configuration, FcSetApplication), let fonts = set.pointee.fonts else { return [:] }
    var found: [String: [OpaquePointer]] = [:]
    for index in 0..<Int(set.pointee.nfont) {
      var own: OpaquePointer?
      guard let pattern = fonts[index], FcPatternGetCharSet(pattern, FC_CHARSET, 0, &own) == FcResultMatch, let own
      else { continue }
      for family in names(of: pattern) where found[family]?.contains(own) != true {
        found[family, default: []].append(own)
      }
    }
    return found
  }

  /// Whether any font has a character.
  func has(_ character: UInt32) -> Bool {
    characters.values.contains { $0.contains { FcCharSetHasChar($0, character) != 0 } }
  }

  /// The first of some families that has a character; nil: none of them.
  func family(of character: UInt32, among families: [String]) -> String? {
    families.first { characters[$0]?.contains { FcCharSetHasChar($0, character) != 0 } ?? false }
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
      for name in Self.names(of: pattern) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func names(of pattern: OpaquePointer) -> [String] {
    var (names, value): ([String], UnsafeMutablePointer<FcChar8>?) = ([], nil)
    while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &value) == FcResultMatch, let text = value {
      names.append(String(cString: text))
    }
    return names
  }
}
