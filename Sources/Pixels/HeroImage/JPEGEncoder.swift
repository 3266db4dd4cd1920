internal import CJPEG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes JPEG files through libjpeg-turbo.
package enum JPEGEncoder {
  /// Pixels a side at most. Source: JPEG_MAX_DIMENSION of jpeglib.h.
  package static let maximumSide = 65_500

  /// Encodes the pixels over white; nil when a side is longer than `maximumSide` or memory runs out.
  ///
  /// - Parameter quality: libjpeg's, 1…100.
  package static func encode(_ pixmap: Pixmap, quality: Int) -> [UInt8]? {
    guard max(pixmap.width, pixmap.height) <= maximumSide else { return nil }
    var count = 0
    let pixels = pixmap.opaqueRGB(over: (255, 255, 255))
    let written = hero_jpeg_encode(pixels, UInt32(pixmap.width), UInt32(pixmap.height), Int32(quality), &count)
    guard let written else { return nil }
    defer { free(written) }
    return Array(UnsafeBufferPointer(start: written, count: count))
  }
}
