internal import CPNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads PNG files of every colour type, bit depth and interlacing: plain ones quickly, all others through libpng.
enum PNGDecoder {
  /// What the first chunk says, without limits; throws `ImageError.unreadable`.
  static func header(of bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    // 8 bytes of signature, then the chunk's length (13), its name, width and height.
    if bytes.count >= 16, bytes[12..<16].elementsEqual("CgBI".utf8) {
      throw .unreadable("PNG: this file was rewritten by Xcode for iOS (CgBI); use the original")
    }
    guard bytes.count >= 33 else { throw .unreadable("PNG: unexpected end of file") }
    guard bytes[8..<12].elementsEqual([0, 0, 0, 13]), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .unreadable("PNG: the first chunk is not a header")
    }
    let width = PNGChunks.word(bytes[16..<20])
    let height = PNGChunks.word(bytes[20..<24])
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .unreadable("PNG: \(width)×\(height) is not a valid size")
    }
    // Bit 1 of the colour type: there are colours.
    return ImageHeader(
      format: .png, width: width, height: height, isWhole: bytes[28] != 0,
      samples: bytes[25] & 2 == 0 ? .grey : .rgb, orientation: .topLeft)
  }

  /// Hands out the rows, r, g, b and straight alpha, of a file whose size is acceptable; throws `ImageError.unreadable`.
  static func readRows(
    _ bytes: [UInt8], _ header: ImageHeader, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) throws(ImageError) {
    if !PlainPNG.readRows(bytes, header, body) { try readRowsWithLibrary(bytes, header, body) }
  }

  /// The same through libpng, whatever the file.
  static func readRowsWithLibrary(
    _ bytes: [UInt8], _ header: ImageHeader, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) throws(ImageError) {
    try bytes.withUnsafeBufferPointer { buffer throws(ImageError) in
      var message = [CChar](repeating: 0, count: Int(HERO_PNG_MESSAGE_CAPACITY))
      guard
        let reader = hero_png_open(
          buffer.baseAddress, buffer.count, UInt32(header.width), UInt32(header.height), &message)
      else { throw .unreadable("PNG: \(text(of: message))") }
      defer { hero_png_close(reader) }
      func check(_ isDone: Int32) throws(ImageError) {
        guard isDone == 1 else { throw unreadable(reader.pointee.message) }
      }
      let stride = header.width * 4
      let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: stride * (header.isWhole ? header.height : 1))
      defer { rows.deallocate() }
      if header.isWhole {
        // The passes of an interlaced file fill the rows in turn.
        rows.initialize(repeating: 0)
        try check(hero_png_all_rows(reader, rows.baseAddress))
        try check(hero_png_finish(reader))
      }
      for row in 0..<header.height {
        let start = header.isWhole ? row * stride : 0
        if !header.isWhole { try check(hero_png_row(reader, rows.baseAddress)) }
        body(UnsafeMutableBufferPointer(rebasing: rows[start..<start + stride]))
      }
      if !header.isWhole { try check(hero_png_finish(reader)) }
    }
  }

  /// The unpacked colour profile; nil when libpng finds it broken.
  static func profile(of bytes: [UInt8]) -> [UInt8]? {
    var start: UnsafeMutablePointer<UInt8>?
    var count: UInt32 = 0
    defer { free(start) }
    guard hero_png_profile(bytes, bytes.count, &start, &count) == 1, let start else { return nil }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// The message of a reader, which Swift sees as a tuple.
  private static func unreadable(_ message: some Any) -> ImageError {
    .unreadable("PNG: \(text(of: withUnsafeBytes(of: message) { $0.map { CChar(bitPattern: $0) } }))")
  }
}
