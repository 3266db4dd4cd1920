#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the machine keeps the Inter font files.
enum InterFiles {
  /// Names a folder that is searched instead of the usual ones.
  static let folderVariable = "HERORENDER_FONT_DIR"
  /// Debian's package.
  static let package = "fonts-inter"

  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The folders that are looked at, in order.
  static func folders() -> [String] {
    folders(besides: [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/rsms-inter-fonts",
      "/usr/share/fonts/inter",
    ])
  }

  /// Where a font of the machine may be: in folders of its own and in those for every font, or only in the folder that
  /// the environment names.
  static func folders(besides own: [String]) -> [String] {
    if let folder = environment(folderVariable), !folder.isEmpty { return [folder] }
    let home = environment("HOME").map { [$0 + "/Library/Fonts", $0 + "/.local/share/fonts"] } ?? []
    return released + own + ["/usr/local/share/fonts", "/Library/Fonts"] + home
  }

  /// The folder of a release that brings its fonts, `share/herorender/fonts` beside the program's `bin`. It comes first, so that a release draws
  /// the same on every machine.
  private static let released: [String] = {
    #if os(Linux)
      guard let program = realpath("/proc/self/exe", nil) else { return [] }
      defer { free(program) }
      let folders = String(cString: program).split(separator: "/").dropLast(2)
      return ["/" + (folders + ["share", "herorender", "fonts"]).joined(separator: "/")]
    #else
      return []
    #endif
  }()

  /// The absolute paths of one complete set of files: static fonts, or the collection that holds them all.
  /// Empty when no folder has the regular weight.
  static func find(in folders: [String]) -> [String] {
    for folder in folders {
      for suffix in ["otf", "ttf"] {
        guard isReadable("\(folder)/Inter-Regular.\(suffix)") else { continue }
        return fileNames(suffix: suffix).map { "\(folder)/\($0)" }.filter(isReadable)
      }
      let collection = "\(folder)/Inter.ttc"
      if isReadable(collection) { return [collection] }
    }
    return []
  }

  /// The files of a set that text in usual fonts needs; the whole set unless each of them has a file of its own.
  static func usual(of files: [String]) -> [String] {
    let names = ["Inter", "InterDisplay"].flatMap { family in
      ["Regular", "Medium", "SemiBold", "Bold"].map { "/\(family)-\($0)." }
    }
    let usual = files.filter { file in names.contains { file.contains($0) } }
    return usual.count == names.count ? usual : files
  }

  /// Whether a file can be opened for reading.
  static func isReadable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }

  private static func fileNames(suffix: String) -> [String] {
    ["Inter", "InterDisplay"].flatMap { family in
      weights.flatMap { weight in
        // The italic of the regular weight is named "Italic" alone.
        [weight, weight == "Regular" ? "Italic" : weight + "Italic"].map { "\(family)-\($0).\(suffix)" }
      }
    }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
