/// Picture formats beside PNG and JPEG, told apart by their first bytes and not by their names.
package enum MediaFormat: String, CaseIterable, Sendable {
  case webp = "WebP"
  case gif = "GIF"
  case avif = "AVIF"
  case heic = "HEIC"
  case svg = "SVG"
  case pdf = "PDF"

  /// The format of a file; nil for PNG, JPEG and whatever is not known.
  package init?(of bytes: [UInt8]) {
    func has(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
    if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("%PDF-") {
      self = .pdf
    } else if has("ftyp", at: 4), let format = Self.brand(bytes) {
      self = format
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether pictures have no pixels of their own and are drawn at the canvas's scale.
  package var isVector: Bool { self == .svg || self == .pdf }

  /// Bytes of a file at most.
  var maximumFile: Int {
    switch self {
    case .svg: 8 << 20
    case .pdf: 32 << 20
    case .webp, .gif, .avif, .heic: 128 << 20
    }
  }

  /// By the major and compatible brands of the first box. Source: ISO/IEC 14496-12, 4.3, and the AVIF and HEIF specifications.
  private static func brand(_ bytes: [UInt8]) -> MediaFormat? {
    let size = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let box = bytes.prefix(min(size, 512))
    let brands = stride(from: 8, to: box.count - 3, by: 4).filter { $0 != 12 }.map { Array(box[$0..<$0 + 4]) }
    if brands.contains(where: { ["avif", "avis"].map { Array($0.utf8) }.contains($0) }) { return .avif }
    let high = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].map { Array($0.utf8) }
    return brands.contains(where: high.contains) ? .heic : nil
  }

  /// An XML text whose first element, behind comments and declarations, is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var text = bytes.prefix(4096)[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard text.first == UInt8(ascii: "<") else { return false }
    let start = String(decoding: text, as: UTF8.self)
    return start.hasPrefix("<svg") || start.contains("<svg ") || start.contains("<svg\n") || start.contains("<svg>")
  }
}
