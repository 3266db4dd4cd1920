extension PixelDiff {
  /// The comparison as a picture: the expected one pale and grey, changed pixels red, antialiasing yellow, ignored ones blue.
  ///
  /// Nil when `expected` has another size than what was compared.
  package func picture(over expected: Pixmap) -> Pixmap? {
    guard expected.width == width, expected.height == height else { return nil }
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    expected.bytes.withUnsafeBufferPointer { source in
      for pixel in 0..<width * height {
        let luma = min(max(YIQ(source, pixel).y, 0), 255)
        let pale = UInt8(255 + (luma - 255) * 0.2)
        let color: (UInt8, UInt8, UInt8) =
          switch verdicts[pixel] {
          case .same: (pale, pale, pale)
          case .changed: (230, 0, 40)
          case .antialiased: (240, 190, 0)
          case .ignored: (pale / 2 + 60, pale / 2 + 80, 255)
          }
        (bytes[pixel * 4], bytes[pixel * 4 + 1], bytes[pixel * 4 + 2]) = color
      }
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}
