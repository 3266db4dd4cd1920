/// The machine's own fonts without any scene's, read once for all renderers that need no others.
struct MachineFonts: Sendable {
  /// Where Inter was looked for.
  let folders: [String]
  /// Where the emoji font was looked for.
  let emojiFolders: [String]
  /// Where the symbol font was looked for.
  let symbolFolders: [String]
  /// The fonts, or why there are none.
  let library: Result<FontLibrary, RasterError>

  /// Those of the folders that are searched when somebody first asks.
  static let shared = MachineFonts(
    folders: InterFiles.folders(), emojiFolders: EmojiFont.folders(), symbolFolders: SymbolFont.folders())

  private init(folders: [String], emojiFolders: [String], symbolFolders: [String]) {
    (self.folders, self.emojiFolders, self.symbolFolders) = (folders, emojiFolders, symbolFolders)
    library = Result { () throws(RasterError) in
      try FontLibrary(
        fontFiles: [], systemFontFiles: InterFiles.find(in: folders), emojiFontFile: EmojiFont.find(in: emojiFolders),
        symbolFontFile: SymbolFont.find(in: symbolFolders))
    }
  }

  /// Lets Pango begin: it starts fontconfig on a thread of its own, for which the first text waits.
  func prepare() {
    // What fails is told when text is drawn.
    if let library = try? library.get() { _ = try? PangoFonts(library) }
  }
}
