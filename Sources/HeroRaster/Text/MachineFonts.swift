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

  /// Those of the folders that are searched when somebody first asks; only what text in usual fonts needs, or all.
  static func shared(isUsual: Bool) -> MachineFonts { isUsual ? usual : all }

  private static let usual = MachineFonts(isUsual: true)
  private static let all = MachineFonts(isUsual: false)

  private init(isUsual: Bool) {
    (folders, emojiFolders, symbolFolders) = (InterFiles.folders(), EmojiFont.folders(), SymbolFont.folders())
    let files = InterFiles.find(in: folders)
    let (emoji, symbols) = (EmojiFont.find(in: emojiFolders), SymbolFont.find(in: symbolFolders))
    library = Result { () throws(RasterError) in
      try FontLibrary(
        fontFiles: [], systemFontFiles: isUsual ? InterFiles.usual(of: files) : files,
        emojiFontFile: emoji, symbolFontFile: symbols)
    }
  }

  /// Lets Pango begin: it starts fontconfig on a thread of its own, for which the first text waits.
  func prepare() {
    // A failure is reported when text is drawn.
    if let library = try? library.get() { _ = try? PangoFonts(library) }
  }
}
