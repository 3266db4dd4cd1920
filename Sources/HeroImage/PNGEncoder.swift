internal import CPNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How hard a PNG is squeezed; the pixels are the same.
public enum PNGCompression: String, Sendable, CaseIterable {
  /// Least time: the pixels are stored as they are, so that a frame costs about its size in memory.
  case fast
  /// Little time and, for drawn screens, about a tenth of the size in memory.
  case balanced
  /// Fewest bytes, at ten to forty times the time of `balanced`.
  case small

  /// The ways to tell libpng and zlib; of several the one with the fewest bytes is kept.
  ///
  /// Measured on screens with text, gradients and photos. Rows of drawn screens repeat, so the difference to the row
  /// above (UP) is mostly runs of zeros, for which run lengths (`Z_RLE`) are both quicker and smaller than zlib's level
  /// 1 to 3. No single way is smallest: unfiltered text and flat colour, filtered gradients, and photos, in which
  /// matches cost more than they save, each have their own.
  var attempts: [hero_png_settings] {
    switch self {
    case .fast: [hero_png_settings(filters: PNG_FILTER_NONE, level: 0, strategy: ZStrategy.normal)]
    case .balanced: [hero_png_settings(filters: PNG_FILTER_UP, level: 1, strategy: ZStrategy.runLengths)]
    case .small:
      [
        hero_png_settings(filters: PNG_FILTER_NONE, level: 9, strategy: ZStrategy.normal),
        hero_png_settings(filters: hero_png_every_filter, level: 9, strategy: ZStrategy.filtered),
        hero_png_settings(filters: hero_png_every_filter, level: 9, strategy: ZStrategy.runLengths),
      ]
    }
  }
}

/// zlib's strategies by their numbers in zlib.h, which libpng's header does not include.
private enum ZStrategy {
  static let normal: Int32 = 0
  static let filtered: Int32 = 1
  static let runLengths: Int32 = 3
}

/// Writes PNG files through libpng.
public enum PNGEncoder {
  /// Encodes the pixels as 8-bit RGB when every alpha is 255 and as 8-bit RGBA otherwise.
  ///
  /// The bytes depend on the pixels, the compression and the version of zlib only: no time, text or colour chunk is
  /// written. Throws `ImageError.unwritable` when memory runs out or a side is longer than PNG allows.
  public static func encode(_ pixmap: Pixmap, compression: PNGCompression) throws(ImageError) -> [UInt8] {
    guard let width = UInt32(exactly: pixmap.width), let height = UInt32(exactly: pixmap.height) else {
      throw .unwritable("PNG: \(pixmap.width)×\(pixmap.height) pixels are too many")
    }
    let count = pixmap.width * pixmap.height
    let isOpaque = hero_png_is_opaque(pixmap.bytes, count) != 0
    let samples =
      isOpaque
      ? [UInt8](unsafeUninitializedCapacity: count * 3) { target, filled in
        hero_png_drop_alpha(pixmap.bytes, count, target.baseAddress)
        filled = count * 3
      } : pixmap.bytes
    let channels: Int32 = isOpaque ? 3 : 4
    var smallest: [UInt8]?
    for settings in compression.attempts {
      let file = try write(samples, (width, height, channels), settings)
      if file.count < smallest?.count ?? .max { smallest = file }
    }
    return smallest ?? []
  }

  private static func write(
    _ samples: [UInt8], _ size: (width: UInt32, height: UInt32, channels: Int32), _ settings: hero_png_settings
  ) throws(ImageError) -> [UInt8] {
    var sink = hero_png_sink(bytes: nil, count: 0, capacity: 0)
    defer { free(sink.bytes) }
    var message = [CChar](repeating: 0, count: Int(HERO_PNG_MESSAGE_CAPACITY))
    guard hero_png_encode(samples, size.width, size.height, size.channels, settings, &sink, &message) == 1 else {
      throw .unwritable("PNG: \(text(of: message))")
    }
    return Array(UnsafeBufferPointer(start: sink.bytes, count: sink.count))
  }
}
