/// The font after all others: signs such as ✕ and ☰, which Inter and the emoji font have none of.
enum SymbolFont {
  /// The family's name.
  static let family = "DejaVu Sans"
  /// Debian's package.
  static let package = "fonts-dejavu-core"

  /// What it draws: punctuation, arrows, mathematical and technical signs, shapes and dingbats, no letters.
  static let signs: ClosedRange<UInt32> = 0x2000...0x2BFF

  /// The folders that are looked at, in order.
  static func folders() -> [String] {
    InterFiles.folders(besides: [
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/TTF",
      "/usr/share/fonts/dejavu",
    ])
  }

  /// The absolute path of the font file; nil when no folder has it.
  static func find(in folders: [String]) -> String? {
    folders.map { "\($0)/DejaVuSans.ttf" }.first(where: InterFiles.isReadable)
  }
}
