import Synchronization

/// Where the machine's fonts are looked for.
struct FontFolders: Hashable, Sendable {
  var inter = InterFiles.folders()
  var emoji = EmojiFont.folders()
  var symbols = SymbolFont.folders()
  var scripts = ScriptFace.folders()
}

/// The machine's own fonts without any scene's, read once for all renderers that need no others.
enum MachineFonts {
  private struct Key: Hashable {
    let needs: FontNeeds
    let folders: FontFolders
  }

  private static let known = Mutex<[Key: Result<FontLibrary, RasterError>]>([:])

  /// Those of some folders that texts need.
  static func library(_ needs: FontNeeds, in folders: FontFolders) throws(RasterError) -> FontLibrary {
    try known.withLock { known in
      let key = Key(needs: needs, folders: folders)
      if let library = known[key] { return library }
      let library = Result { () throws(RasterError) in try FontLibrary(fontFiles: [], folders: folders, needs) }
      known[key] = library
      return library
    }.get()
  }

  /// Lets Pango begin with what usual text needs: it starts fontconfig on a thread of its own, for which the first text waits.
  static func prepare() {
    // A failure is reported when text is drawn.
    if let library = try? library(FontNeeds(isUsual: true), in: FontFolders()) { _ = try? PangoFonts(library) }
  }
}
