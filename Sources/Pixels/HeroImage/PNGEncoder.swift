import HeroBytes

/// Writes PNG files.
package enum PNGEncoder {
  /// Encodes the pixels as 8-bit RGB when every alpha is 255 and as 8-bit RGBA otherwise.
  ///
  /// The bytes depend on the pixels, the compression and, with `small`, the version of libdeflate only: no time, text or colour
  /// chunk is written. Throws `ImageError.unwritable` when memory runs out or a side is longer than libpng reads.
  package static func encode(_ pixmap: Pixmap, compression: PNGCompression) throws(ImageError) -> [UInt8] {
    try PNGSequenceEncoder(compression: compression).encode(pixmap)
  }
}

/// Encodes pictures that follow one another, on one thread: what did not change since the one before is not encoded again.
///
/// The bytes are those of `PNGEncoder.encode`, whatever came before. Of the pictures only the last one's file is kept.
package final class PNGSequenceEncoder {
  private let compression: PNGCompression
  private var strips: PNGStripEncoder?
  /// The last picture's file, and with `small` what stands for the picture.
  private var last: (print: PicturePrint?, file: [UInt8])?

  /// What stands for a whole picture.
  private struct PicturePrint: Equatable {
    let width: Int
    let height: Int
    let rows: XXH128

    init(_ pixmap: Pixmap) {
      (width, height) = (pixmap.width, pixmap.height)
      rows = XXH128(pixmap, 0..<pixmap.height)
    }
  }

  /// An encoder that has seen nothing.
  package init(compression: PNGCompression) { self.compression = compression }

  /// Encodes the next picture; throws as `PNGEncoder.encode` does. The last picture's file serves again for the same one.
  package func encode(_ pixmap: Pixmap) throws(ImageError) -> [UInt8] {
    let outcome: PNGStripEncoder.Outcome
    var print: PicturePrint?
    if compression == .small {
      print = PicturePrint(pixmap)
      outcome = print == last?.print ? .same : .file(try SmallPNG.encode(pixmap, try PNGLayout(pixmap)))
    } else {
      outcome = try encodeStrips(of: pixmap)
    }
    switch outcome {
    case .same:
      if let last { return last.file }
    case .file(let file):
      last = (print, file)
      return file
    case .isTransparent: break
    }
    throw .unwritable("PNG: the picture has no rows")
  }

  private func encodeStrips(of pixmap: Pixmap) throws(ImageError) -> PNGStripEncoder.Outcome {
    // Frames are mostly opaque: where one is not is seen when its strips are looked at.
    let isExpected = strips.map { $0.layout.channels == 3 } ?? true
    let layout = isExpected ? try PNGLayout(pixmap, isOpaque: true) : try PNGLayout(pixmap)
    let outcome = try encoder(of: layout).encode(pixmap)
    guard case .isTransparent = outcome else { return outcome }
    return try encoder(of: PNGLayout(pixmap, isOpaque: false)).encode(pixmap)
  }

  /// The encoder of a layout, which has seen the picture before if that has the same.
  private func encoder(of layout: PNGLayout) throws(ImageError) -> PNGStripEncoder {
    if let strips, strips.layout == layout { return strips }
    let made = try PNGStripEncoder(layout, triesPaeth: compression == .balanced)
    strips = made
    return made
  }
}
