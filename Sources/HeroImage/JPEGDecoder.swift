internal import CJPEG

/// Reads JPEG files (grey, YCbCr, RGB, CMYK, YCCK; baseline and progressive) through libjpeg-turbo.
///
/// Inks become light without a profile, (1 − c)(1 − k); a file with an Adobe marker stores them inverted.
enum JPEGDecoder {
  /// The size in pixels as stored, before any EXIF orientation; throws `ImageError.unreadable`.
  static func storedSize(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    var message = [CChar](repeating: 0, count: Int(HERO_JPEG_MESSAGE_CAPACITY))
    var width: UInt32 = 0
    var height: UInt32 = 0
    guard hero_jpeg_size(bytes, bytes.count, &width, &height, &message) == 1 else {
      throw .unreadable("JPEG: \(text(of: message))")
    }
    return (Int(width), Int(height))
  }

  /// The pixels as stored of a file whose size is known and acceptable; throws `ImageError.unreadable`.
  static func decode(_ bytes: [UInt8], _ size: (width: Int, height: Int)) throws(ImageError) -> Pixmap {
    var message = [CChar](repeating: 0, count: Int(HERO_JPEG_MESSAGE_CAPACITY))
    let count = size.width * size.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      let done = hero_jpeg_decode(
        bytes, bytes.count, UInt32(size.width), UInt32(size.height), target.baseAddress, &message)
      filled = done == 1 ? count : 0
    }
    guard let pixmap = Pixmap(width: size.width, height: size.height, bytes: pixels) else {
      throw .unreadable("JPEG: \(text(of: message))")
    }
    return pixmap
  }
}
