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
    let layout = try PNGLayout(pixmap)
    if compression == .small { return try SmallPNG.encode(pixmap, layout) }
    if let strips, strips.layout == layout { return strips.encode(pixmap) }
    let strips = try PNGStripEncoder(layout, triesPaeth: compression == .balanced)
    self.strips = strips
    return strips.encode(pixmap)
  }
}
