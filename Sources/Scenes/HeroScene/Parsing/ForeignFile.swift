import HeroMedia

/// What a file is that is given as a scene and cannot be one, told by its first bytes and not by its name.
package struct ForeignFile: Equatable, Sendable {
  /// For people, with an article: `a JPEG picture`.
  package let kind: String

  /// Bytes that are looked at.
  private static let startLength = 4096

  private static let signatures: [(bytes: [UInt8], place: Int, kind: String)] = [
    ([0xFF, 0xD8, 0xFF], 0, "a JPEG picture"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], 0, "a PNG picture"),
    (Array("BM".utf8), 0, "a BMP picture"), ([0x49, 0x49, 0x2A, 0], 0, "a TIFF picture"),
    ([0x4D, 0x4D, 0, 0x2A], 0, "a TIFF picture"), ([0x1A, 0x45, 0xDF, 0xA3], 0, "a WebM or Matroska film"),
    (Array("ftypqt".utf8), 4, "a QuickTime film"), (Array("ftyp".utf8), 4, "an MP4 film"),
    ([0x50, 0x4B, 3, 4], 0, "a zip archive"), ([0x50, 0x4B, 5, 6], 0, "a zip archive"),
    ([0x1F, 0x8B], 0, "a gzip archive"), (Array("BZh".utf8), 0, "a bzip2 archive"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], 0, "an xz archive"), (Array("ustar".utf8), 257, "a tar archive"),
    (Array("bplist".utf8), 0, "a binary property list"), ([0x7F, 0x45, 0x4C, 0x46], 0, "a program"),
    ([0xCF, 0xFA, 0xED, 0xFE], 0, "a program"), ([0xCA, 0xFE, 0xBA, 0xBE], 0, "a program"),
    ([0, 1, 0, 0, 0], 0, "a font"), (Array("OTTO".utf8), 0, "a font"), (Array("wOF".utf8), 0, "a font"),
  ]

  /// Looks at a file's start; nil when it may be a scene.
  package init?(of bytes: [UInt8]) {
    let start = bytes.prefix(Self.startLength)
    // An SVG may stand in a page, not the other way round.
    let text = String(decoding: start, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(16)
      .lowercased()
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") {
      kind = "an HTML page"
    } else if let format = MediaFormat(of: Array(start)) {
      kind = "\([.avif, .svg].contains(format) ? "an" : "a") \(format.rawValue) \(format == .pdf ? "file" : "picture")"
    } else if let signature = Self.signatures.first(where: { start.dropFirst($0.place).starts(with: $0.bytes) }) {
      kind = signature.kind
    } else {
      return nil
    }
  }

  /// What a scene is instead, after the file's name and kind.
  package static let advice = "a scene is a JSON file, a storyboard or a xib; `herorender init` writes a first one"
}
