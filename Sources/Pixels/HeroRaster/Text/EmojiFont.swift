/// Coloured emoji, which Inter has none of.
enum EmojiFont {
  /// The family's name.
  static let family = "Noto Color Emoji"
  /// Debian's package.
  static let package = "fonts-noto-color-emoji"

  /// The folders that are looked at, in order.
  static func folders() -> [String] {
    InterFiles.folders(besides: [
      "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto-color-emoji-fonts",
      "/usr/share/fonts/google-noto-emoji",
    ])
  }

  /// The absolute path of the font file; nil when no folder has it.
  static func find(in folders: [String]) -> String? {
    folders.flatMap { folder in
      ["NotoColorEmoji.ttf", "NotoColorEmoji-Regular.ttf"].map { "\(folder)/\($0)" }
    }.first(where: InterFiles.isReadable)
  }
}
