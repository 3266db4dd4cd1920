internal import CCompositor
import Dispatch
import HeroBytes
import HeroLayers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The libraries and font files that decide pixels besides this program.
package struct RasterEnvironment: Equatable, Sendable {
  /// A font file by its content, not by its place.
  package struct FontFile: Equatable, Sendable {
    /// The file's name without folders.
    package var name: String
    /// XXH128 of the file, 32 hexadecimal digits; empty when it cannot be read.
    package var xxh128: String

    package init(name: String, xxh128: String) {
      self.name = name
      self.xxh128 = xxh128
    }
  }

  /// Version of cairo, such as `1.16.0`.
  package var cairo: String
  /// Version of pixman, `unknown` when it is linked where it cannot be asked.
  package var pixman: String
  /// Version of Pango.
  package var pango: String
  /// Version of FreeType, `unknown` when it is linked where it cannot be asked.
  package var freetype: String
  /// The system font's files, the emoji font and the font of signs, then the scene's, in the order that they are loaded, then those of the
  /// scripts that its texts are written in.
  package var fonts: [FontFile]

  /// An environment from its parts.
  package init(cairo: String, pixman: String, pango: String, freetype: String, fonts: [FontFile]) {
    self.cairo = cairo
    self.pixman = pixman
    self.pango = pango
    self.freetype = freetype
    self.fonts = fonts
  }

  /// The environment of this process; `fonts` are the scene's own files, absolute paths, and `texts` what it shows.
  package static func current(fonts: [String] = [], texts: [TextContents] = []) -> RasterEnvironment {
    // A failure is reported when text is drawn.
    let scripts = (try? TextRenderer(fontFiles: fonts).scriptFiles(of: texts)) ?? []
    return RasterEnvironment(
      cairo: CairoCanvas.libraryVersion ?? "unknown",
      pixman: LinkedLibrary.pixmanVersion ?? "unknown",
      pango: PangoFonts.libraryVersion ?? "unknown",
      freetype: LinkedLibrary.freetypeVersion ?? "unknown",
      fonts: systemFonts + FontFile.files(fonts + scripts))
  }

  /// Begins on another thread to read the machine's fonts, unless that has begun: it takes a moment and needs no scene, so that drawing
  /// does not wait for it.
  package static func prepareFonts() { _ = preparedFonts }

  /// Begins to hash the machine's fonts as well, for `current`.
  package static func prepareHashes() {
    prepareFonts()
    preparation.async { _ = systemFonts }
  }

  /// Fonts that text is drawn with.
  package struct MachineFont: Sendable {
    /// What they are for.
    package let use: String
    /// Debian's package.
    package let package: String
    /// Those that are there: absolute paths.
    package let files: [String]
    /// Those that are not there: names without weights and endings.
    package let missing: [String]
    /// Where they are looked for.
    package let folders: [String]

    fileprivate init(_ use: String, _ package: String, _ files: [String], in folders: [String]) {
      (self.use, self.package, self.files, self.folders) = (use, package, files, folders)
      missing = files.isEmpty ? [use] : []
    }

    fileprivate init(_ use: String, _ fonts: [ScriptFont], in folders: [String]) {
      let files = fonts.map { (stem: $0.stem, file: ScriptFace($0, weight: 400).file(in: folders)) }
      (self.use, self.folders, package) = (use, folders, fonts.first?.package ?? "")
      self.files = files.compactMap(\.file)
      missing = files.filter { $0.file == nil }.map(\.stem)
    }
  }

  /// The fonts of the machine, in the order in which they are asked.
  package static func machineFonts() -> [MachineFont] {
    let folders = FontFolders()
    let own = [
      MachineFont("Inter", InterFiles.package, InterFiles.find(in: folders.inter), in: folders.inter),
      MachineFont(
        "emoji", EmojiFont.package, [EmojiFont.find(in: folders.emoji)].compactMap(\.self), in: folders.emoji),
      MachineFont(
        "signs", SymbolFont.package, [SymbolFont.find(in: folders.symbols)].compactMap(\.self), in: folders.symbols),
    ]
    return own + [
      MachineFont("Chinese, Japanese, Korean", Array(ScriptFont.all.prefix(1)), in: folders.scripts),
      MachineFont("other scripts", Array(ScriptFont.all.dropFirst()), in: folders.scripts),
    ]
  }

  /// The loops that this processor runs, such as `AVX2`; all give the same pixels.
  package static var loops: String { String(cString: hero_compositor_loops()) }

  private static let preparation = DispatchQueue(label: "fonts")
  private static let preparedFonts: Void = preparation.async { MachineFonts.prepare() }

  /// The machine's font files hashed once: there are dozens of them.
  private static let systemFonts = FontFile.files(
    InterFiles.find(in: InterFiles.folders())
      + [EmojiFont.find(in: EmojiFont.folders()), SymbolFont.find(in: SymbolFont.folders())].compactMap(\.self))
}

extension RasterEnvironment.FontFile {
  /// Reads and hashes files.
  fileprivate static func files(_ paths: [String]) -> [Self] {
    zip(paths, xxh128Hex(ofFiles: paths)).map { path, xxh128 in
      Self(name: path.split(separator: "/").last.map(String.init) ?? path, xxh128: xxh128 ?? "")
    }
  }
}

/// Libraries that cairo and Pango bring along: asked by name at run time, because nothing here links them directly.
private enum LinkedLibrary {
  static var pixmanVersion: String? {
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    guard let symbol = symbol("pixman_version_string") else { return nil }
    return unsafeBitCast(symbol, to: Version.self)().map { String(cString: $0) }
  }

  static var freetypeVersion: String? {
    typealias Make = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias Version =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
      )
      -> Void
    typealias Destroy = @convention(c) (OpaquePointer) -> Int32
    guard let make = symbol("FT_Init_FreeType"), let version = symbol("FT_Library_Version"),
      let destroy = symbol("FT_Done_FreeType")
    else { return nil }
    var library: OpaquePointer?
    guard unsafeBitCast(make, to: Make.self)(&library) == 0, let library else { return nil }
    defer { _ = unsafeBitCast(destroy, to: Destroy.self)(library) }
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    unsafeBitCast(version, to: Version.self)(library, &numbers.0, &numbers.1, &numbers.2)
    return "\(numbers.0).\(numbers.1).\(numbers.2)"
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    guard let program = dlopen(nil, RTLD_NOW) else { return nil }
    defer { dlclose(program) }
    return dlsym(program, name)
  }
}
