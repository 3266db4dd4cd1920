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
/// The bytes are those of `PNGEncoder.encode`, whatever came before.
public final class PNGSequenceEncoder {
  private let compression: PNGCompression
  private var strips: PNGStripEncoder?

  /// Makes an encoder that has seen nothing.
  public init(compression: PNGCompression) { self.compression = compression }

  /// Encodes the next picture; throws as `PNGEncoder.encode` does.
  public func encode(_ pixmap: Pixmap) throws(ImageError) -> [UInt8] {
    var sum: SHA256Digest?
    return try encode(pixmap, hashing: &sum)
  }

  /// Encodes the next picture, and hashes its r, g, b, a bytes on the way: 64 lower-case hexadecimal digits of SHA-256.
  package func encodeHashing(_ pixmap: Pixmap) throws(ImageError) -> (file: [UInt8], sha256: String) {
    var sum: SHA256Digest? = SHA256Digest()
    let file = try encode(pixmap, hashing: &sum)
    return (file, sum?.hex ?? sha256Hex(pixmap.bytes))
  }

  private func encode(_ pixmap: Pixmap, hashing sum: inout SHA256Digest?) throws(ImageError) -> [UInt8] {
    if compression == .small {
      sum?.add(pixmap, 0..<pixmap.height)
      return try SmallPNG.encode(pixmap, try PNGLayout(pixmap))
    }
    // Frames are mostly opaque: where one is not is seen when its strips are looked at.
    let none = sum
    let isExpected = strips.map { $0.layout.channels == 3 } ?? true
    if let file = try encode(pixmap, isExpected ? PNGLayout(pixmap, isOpaque: true) : PNGLayout(pixmap), hashing: &sum)
    {
      return file
    }
    sum = none
    guard let file = try encode(pixmap, PNGLayout(pixmap, isOpaque: false), hashing: &sum) else {
      throw .unwritable("PNG: the picture has no rows")
    }
    return file
  }

  private func encode(
    _ pixmap: Pixmap, _ layout: PNGLayout, hashing sum: inout SHA256Digest?
  ) throws(ImageError) -> [UInt8]? {
    if let strips, strips.layout == layout { return strips.encode(pixmap, hashing: &sum) }
    let strips = try PNGStripEncoder(layout, triesPaeth: compression == .balanced)
    guard let file = strips.encode(pixmap, hashing: &sum) else { return nil }
    self.strips = strips
    return file
  }
}
