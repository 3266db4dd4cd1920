internal import CPNG

/// Reads PNG files of every colour type, bit depth and interlacing through libpng.
enum PNGDecoder {
  /// The size in pixels from the first chunk, without limits; throws `ImageError.unreadable`.
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    // 8 bytes of signature, then the chunk's length (13), its name, width and height.
    if bytes.count >= 16, bytes[12..<16].elementsEqual("CgBI".utf8) {
      throw .unreadable("PNG: this file was rewritten by Xcode for iOS (CgBI); use the original")
    }
    guard bytes.count >= 33 else { throw .unreadable("PNG: unexpected end of file") }
    guard bytes[8..<12].elementsEqual([0, 0, 0, 13]), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .unreadable("PNG: the first chunk is not a header")
    }
    let width = word(bytes[16..<20])
    let height = word(bytes[20..<24])
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .unreadable("PNG: \(width)×\(height) is no valid size")
    }
    return (width, height)
  }

  /// The pixels of a file whose size is known and acceptable; throws `ImageError.unreadable`.
  static func decode(_ bytes: [UInt8], _ size: (width: Int, height: Int)) throws(ImageError) -> Pixmap {
    var message = [CChar](repeating: 0, count: Int(HERO_PNG_MESSAGE_CAPACITY))
    let count = size.width * size.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      let done = hero_png_decode(
        bytes, bytes.count, UInt32(size.width), UInt32(size.height), target.baseAddress, &message)
      filled = done == 1 ? count : 0
    }
    guard let pixmap = Pixmap(width: size.width, height: size.height, bytes: pixels) else {
      throw .unreadable("PNG: \(text(of: message))")
    }
    return pixmap
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
