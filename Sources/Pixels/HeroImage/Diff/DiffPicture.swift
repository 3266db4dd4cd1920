extension PixelDiff {
  /// A step of the picture's scale.
  package struct Strength: Sendable {
    /// The perceived difference that it ends below, 0…1, in the units of `PixelTolerance.threshold`; nil for the strongest.
    package let limit: Double?
    package let (red, green, blue): (UInt8, UInt8, UInt8)
  }

  /// How the picture shows that pixels changed little or much: each step is darker than the one before, so that it is seen without colours, too.
  package static let strengths = [
    Strength(limit: 0.01, red: 255, green: 230, blue: 160), Strength(limit: 0.05, red: 253, green: 165, blue: 60),
    Strength(limit: 0.2, red: 220, green: 40, blue: 40), Strength(limit: nil, red: 105, green: 0, blue: 45),
  ]

  /// The comparison as a picture: the expected one pale and grey, changed pixels in the colours of `strengths`, antialiasing teal, ignored ones
  /// blue.
  ///
  /// Nil when a picture has another size than what was compared.
  package func picture(from expected: Pixmap, to actual: Pixmap) -> Pixmap? {
    guard [expected, actual].allSatisfy({ $0.width == width && $0.height == height }) else { return nil }
    let limits = Self.strengths.map { ($0.limit ?? .infinity) * ($0.limit ?? .infinity) * YIQ.largestDistance }
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    expected.bytes.withUnsafeBufferPointer { source in
      actual.bytes.withUnsafeBufferPointer { target in
        let pair = PicturePair(left: source, right: target, width: width, height: height)
        for pixel in 0..<width * height {
          let luma = min(max(YIQ(source, pixel).y, 0), 255)
          // Eight greys are enough, and smaller.
          let pale = UInt8(255 - ((255 - luma) * 7 / 255).rounded() * 7)
          let color: (UInt8, UInt8, UInt8)
          switch verdicts[pixel] {
          case .same: color = (pale, pale, pale)
          case .changed:
            let distance = pair.distance(at: pixel)
            let step = Self.strengths[limits.firstIndex { distance < $0 } ?? limits.count - 1]
            color = (step.red, step.green, step.blue)
          case .antialiased: color = (0, 165, 165)
          case .ignored: color = (pale / 2 + 60, pale / 2 + 80, 255)
          }
          (bytes[pixel * 4], bytes[pixel * 4 + 1], bytes[pixel * 4 + 2]) = color
        }
      }
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}
