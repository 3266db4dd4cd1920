/// Writes PNG files.
public enum PNGEncoder {
  /// Encodes the pixels as 8-bit RGB when every alpha is 255 and as 8-bit RGBA otherwise.
  ///
  /// The bytes depend on the pixels, the compression and, with `small`, the version of libdeflate only: no time, text or colour
  /// chunk is written. Throws `ImageError.unwritable` when memory runs out or a side is longer than libpng reads.
  public static func encode(_ pixmap: Pixmap, compression: PNGCompression) throws(ImageError) -> [UInt8] {
    try PNGSequenceEncoder(compression: compression).encode(pixmap)
  }
}

/// Encodes pictures that follow one another, on one thread: what did not change since the one before is not encoded again.
///
/// The bytes are those of `PNGEncoder.encode`, whatever came before. Of the pictures only the last one's file is kept.
public final class PNGSequenceEncoder {
  private let compression: PNGCompression
  private var strips: PNGStripEncoder?
  private let lanes: HashLanes?
  private var last: (print: PicturePrint?, file: [UInt8], hash: PixelHash?)?

  /// What stands for a whole picture.
  private struct PicturePrint: Equatable {
    let width: Int
    let height: Int
    let rows: RowPrint

    init(_ pixmap: Pixmap) {
      (width, height) = (pixmap.width, pixmap.height)
      rows = RowPrint(pixmap, 0..<pixmap.height)
    }
  }

  /// Makes an encoder that has seen nothing.
  public convenience init(compression: PNGCompression) { self.init(compression: compression, lanes: nil) }

  /// Makes one that hashes opaque pictures in lanes, if there are any, beside those of other encoders.
  package init(compression: PNGCompression, lanes: HashLanes?) {
    self.compression = compression
    self.lanes = lanes
  }

  /// Encodes the next picture; throws as `PNGEncoder.encode` does.
  public func encode(_ pixmap: Pixmap) throws(ImageError) -> [UInt8] { try next(pixmap, isHashed: false).file }

  /// Encodes the next picture, and hashes its r, g, b, a bytes on the way; the same picture again has the very hash of before.
  package func encodeHashing(_ pixmap: Pixmap) throws(ImageError) -> (file: [UInt8], hash: PixelHash) {
    let (file, hash) = try next(pixmap, isHashed: true)
    return (file, hash ?? PixelHash(sha256Hex(pixmap.bytes)))
  }

  /// Encodes and maybe hashes the next picture; the last picture's file and hash serve again for the same one.
  private func next(
    _ pixmap: Pixmap, isHashed: Bool
  ) throws(ImageError) -> (file: [UInt8], hash: PixelHash?) {
    var sum = isHashed && lanes == nil ? SHA256Digest() : nil
    let outcome: PNGStripEncoder.Outcome
    var print: PicturePrint?
    if compression == .small {
      print = PicturePrint(pixmap)
      outcome = print == last?.print ? .same : .file(try SmallPNG.encode(pixmap, try PNGLayout(pixmap)))
      if case .file = outcome { sum?.add(pixmap, 0..<pixmap.height) }
    } else {
      outcome = try encode(pixmap, hashing: &sum)
    }
    switch outcome {
    case .same:
      if let last { return (last.file, isHashed ? last.hash : nil) }
    case .file(let file):
      let hash = isHashed ? hash(of: pixmap, sum) : nil
      last = (print, file, hash)
      return (file, hash)
    case .isTransparent: break
    }
    throw .unwritable("PNG: the picture has no rows")
  }

  /// The hash of a picture that was encoded, of which `sum` is one already.
  private func hash(of pixmap: Pixmap, _ sum: SHA256Digest?) -> PixelHash {
    if let sum { return PixelHash(sum.hex) }
    let isOpaque = compression == .small ? pixmap.isOpaque : strips?.layout.channels == 3
    guard let lanes, isOpaque else { return PixelHash(sha256Hex(pixmap.bytes)) }
    return lanes.add(pixmap)
  }

  private func encode(
    _ pixmap: Pixmap, hashing sum: inout SHA256Digest?
  ) throws(ImageError) -> PNGStripEncoder.Outcome {
    // Frames are mostly opaque: where one is not is seen when its strips are looked at.
    let none = sum
    let isExpected = strips.map { $0.layout.channels == 3 } ?? true
    let layout = isExpected ? try PNGLayout(pixmap, isOpaque: true) : try PNGLayout(pixmap)
    let outcome = try encoder(of: layout).encode(pixmap, hashing: &sum)
    guard case .isTransparent = outcome else { return outcome }
    sum = none
    return try encoder(of: PNGLayout(pixmap, isOpaque: false)).encode(pixmap, hashing: &sum)
  }

  /// The encoder of a layout, which has seen the picture before if that has the same.
  private func encoder(of layout: PNGLayout) throws(ImageError) -> PNGStripEncoder {
    if let strips, strips.layout == layout { return strips }
    let made = try PNGStripEncoder(layout, triesPaeth: compression == .balanced)
    strips = made
    return made
  }
}
