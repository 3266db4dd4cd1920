internal import CJPEG

/// Reads JPEG files (grey, YCbCr, RGB, CMYK, YCCK; baseline and progressive) through libjpeg-turbo.
///
/// Without a profile inks become light by (1 − c)(1 − k); a file with an Adobe marker stores them inverted.
enum JPEGDecoder {
  /// What the file's start says; throws `ImageError.unreadable`.
  static func header(of bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    try bytes.withUnsafeBufferPointer { buffer throws(ImageError) in
      var found = hero_jpeg_header()
      hero_jpeg_close(try open(buffer, &found))
      let samples: ColorSamples =
        found.has_inks != 0 ? .inks(isInverted: found.is_inverted != 0) : found.is_grey != 0 ? .grey : .rgb
      return ImageHeader(
        format: .jpeg, width: Int(found.width), height: Int(found.height), isWhole: found.is_whole != 0,
        samples: samples, orientation: EXIFOrientation(ofJPEG: bytes))
    }
  }

  /// Hands out the stored rows, r, g, b and 255, or inks when they are kept; throws `ImageError.unreadable`.
  static func readRows(
    _ bytes: [UInt8], keepsInks: Bool, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) throws(ImageError) {
    try bytes.withUnsafeBufferPointer { buffer throws(ImageError) in
      var found = hero_jpeg_header()
      let reader = try open(buffer, &found)
      defer { hero_jpeg_close(reader) }
      func check(_ isDone: Int32) throws(ImageError) {
        guard isDone == 1 else { throw unreadable(reader.pointee.message) }
      }
      try check(hero_jpeg_start(reader, keepsInks ? 1 : 0))
      let row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(found.width) * 4)
      defer { row.deallocate() }
      for _ in 0..<found.height {
        try check(hero_jpeg_row(reader, row.baseAddress))
        body(row)
      }
      try check(hero_jpeg_finish(reader))
    }
  }

  private static func open(
    _ buffer: UnsafeBufferPointer<UInt8>, _ header: inout hero_jpeg_header
  ) throws(ImageError) -> UnsafeMutablePointer<hero_jpeg_reader> {
    var message = [CChar](repeating: 0, count: Int(HERO_JPEG_MESSAGE_CAPACITY))
    guard let reader = hero_jpeg_open(buffer.baseAddress, buffer.count, &header, &message) else {
      throw .unreadable("JPEG: \(text(of: message))")
    }
    return reader
  }

  /// The message of a reader, which Swift sees as a tuple.
  private static func unreadable(_ message: some Any) -> ImageError {
    .unreadable("JPEG: \(text(of: withUnsafeBytes(of: message) { $0.map { CChar(bitPattern: $0) } }))")
  }
}
