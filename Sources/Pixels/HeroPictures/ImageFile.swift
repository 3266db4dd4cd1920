/// A picture file as a value: its bytes, and what its start and its check said. HeroImage reads its pixels.
package struct ImageFile: Equatable, Sendable {
  /// The file: PNG or JPEG.
  package let bytes: [UInt8]
  package let header: ImageHeader
  /// What its colours are before they become sRGB; nil where that changes nothing.
  package let color: ColorSource?
  /// Why the colours are taken as sRGB although the file says something else; nil when nothing is wrong.
  package let problem: String?
  /// Whether every alpha is 255.
  package let isOpaque: Bool
  /// What its check left for the first reading.
  package let kept: KeptRows

  /// A file of what was found out about it.
  package init(
    bytes: [UInt8], header: ImageHeader, color: ColorSource?, problem: String?, isOpaque: Bool,
    kept rows: [UInt8]? = nil
  ) {
    self.bytes = bytes
    self.header = header
    self.color = color
    self.problem = problem
    self.isOpaque = isOpaque
    kept = KeptRows(rows)
  }

  /// Pixels per row as the picture is shown.
  package var width: Int { header.shownSize.width }
  /// Rows as the picture is shown.
  package var height: Int { header.shownSize.height }
  /// Pixels per row as stored.
  package var storedWidth: Int { header.width }
  /// Rows as stored.
  package var storedHeight: Int { header.height }
  /// How stored rows are shown.
  package var orientation: EXIFOrientation { header.orientation }
  /// Bytes of all rows.
  package var byteCount: Int { header.width * header.height * 4 }
}
