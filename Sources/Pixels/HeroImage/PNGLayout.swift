internal import CDeflate

/// How a picture's rows lie in a PNG file.
package struct PNGLayout: Equatable, Sendable {
  /// Pixels, 1…`longest`.
  let width: Int
  /// Pixels, 1…`longest`.
  let height: Int
  /// 3: red, green, blue; 4: and alpha.
  let channels: Int

  /// libpng's own limit of a side, pixels: longer ones could be written and not read.
  static let longest = 1_000_000

  /// The layout of a picture; the one of an opaque picture of that size when `isOpaque` says that it is one.
  init(_ pixmap: Pixmap, isOpaque: Bool? = nil) throws(ImageError) {
    guard pixmap.width <= Self.longest, pixmap.height <= Self.longest else {
      throw .unwritable(
        "PNG: \(pixmap.width)×\(pixmap.height) pixels are too many; at most \(Self.longest) a side are allowed")
    }
    self.init(width: pixmap.width, height: pixmap.height, channels: isOpaque ?? pixmap.isOpaque ? 3 : 4)
  }

  /// A layout of so many pixels, each side 1…`longest`, with 3 channels or 4.
  package init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
  }

  /// Bytes of a row with the number of its filter.
  var rowCount: Int { width * channels + 1 }

  /// The signature and the header: 8 bits a channel, colour type 2 or 6, not interlaced.
  package var head: [UInt8] {
    var head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.word(UInt32(width)) + Self.word(UInt32(height)) + [8, channels == 3 ? 2 : 6, 0, 0, 0]
    head.appendChunk("IHDR") { $0 += header }
    return head
  }

  /// Four bytes, the highest first.
  package static func word(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}

extension [UInt8] {
  /// Adds a chunk with what `body` adds as its data, which must be less than 2 GiB.
  package mutating func appendChunk(_ name: String, _ body: (inout [UInt8]) -> Void) {
    let start = count
    self += [0, 0, 0, 0] + Array(name.utf8)
    body(&self)
    replaceSubrange(start..<start + 4, with: PNGLayout.word(UInt32(count - start - 8)))
    let sum = withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress?.advanced(by: start + 4), $0.count - start - 4) }
    self += PNGLayout.word(sum)
  }
}
