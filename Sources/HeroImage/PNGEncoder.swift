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
  /// Least time, between, fewest bytes.
  case fast, balanced, small

  /// What libpng and zlib are told.
  var settings: hero_png_settings {
    switch self {
    case .fast: hero_png_settings(filters: PNG_FILTER_UP, level: 1, strategy: 3)
    case .balanced: hero_png_settings(filters: PNG_FILTER_UP, level: 1, strategy: 0)
    case .small: hero_png_settings(filters: 0xF8, level: 9, strategy: 0)
    }
  }
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
    var sink = hero_png_sink(bytes: nil, count: 0, capacity: 0)
    defer { free(sink.bytes) }
    var message = [CChar](repeating: 0, count: Int(HERO_PNG_MESSAGE_CAPACITY))
    guard hero_png_encode(samples, width, height, isOpaque ? 3 : 4, compression.settings, &sink, &message) == 1 else {
      throw .unwritable("PNG: \(text(of: message))")
    }
    return Array(UnsafeBufferPointer(start: sink.bytes, count: sink.count))
  }
}
