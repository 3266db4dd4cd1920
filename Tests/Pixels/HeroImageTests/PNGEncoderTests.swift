import HeroImage
import HeroTesting

@Suite struct PNGEncoderTests {
  /// A picture with gradients, flat parts and noise; the last value decides whether anything is see-through.
  private func picture(_ width: Int, _ height: Int, alpha: (Int, Int) -> Int) -> Pixmap? {
    pixels(width, height) { x, y in
      [x * 3 % 256, y / 4 * 16 % 256, (x &* 2_654_435_761 ^ y &* 40_503) >> 5 & 255, alpha(x, y)]
    }
  }

  // 700 rows of 100 pixels are several strips.
  @Test(arguments: PNGCompression.allCases, [(1, 1), (1, 7), (2, 2), (33, 5), (257, 130), (100, 700)])
  func roundTrip(compression: PNGCompression, size: (Int, Int)) throws {
    let opaque = try #require(picture(size.0, size.1) { _, _ in 255 })
    let clear = try #require(picture(size.0, size.1) { x, y in (x + y) % 255 })
    try expectEqual(readWithLibpng(PNGEncoder.encode(opaque, compression: compression)), opaque)
    try expectEqual(readWithLibpng(PNGEncoder.encode(clear, compression: compression)), clear)
  }

  // IHDR's tenth byte: 2 is RGB, 6 is RGBA. One pixel that is not opaque, the very last one, decides.
  @Test(arguments: PNGCompression.allCases)
  func opaqueIsRGBAndNothingButPixels(compression: PNGCompression) throws {
    for (alpha, colorType) in [(255, UInt8(2)), (254, 6)] {
      let pixmap = try #require(picture(100, 90) { x, y in x == 99 && y == 89 ? alpha : 255 })
      let file = try PNGEncoder.encode(pixmap, compression: compression)
      let chunks = HandmadePNG.chunks(of: file)
      #expect(chunks[0] == ("IHDR", [0, 0, 0, 100, 0, 0, 0, 90, 8, colorType, 0, 0, 0]))
      expectEqual(Set(chunks.map(\.name)), ["IHDR", "IDAT", "IEND"])
      try expectEqual(PNGEncoder.encode(pixmap, compression: compression), file)
    }
  }

  // Pixels take 3 bytes each as they are; each compression must earn its time on a gradient and on noise.
  @Test func harderIsSmaller() throws {
    let gradient = try #require(pixels(300, 200) { x, y in [x * x / 400, y * y / 200, x * y / 250, 255] })
    let noise = try #require(picture(300, 200) { _, _ in 255 })
    for pixmap in [gradient, noise] {
      let sizes = try [PNGCompression.fast, .balanced, .small].map {
        try PNGEncoder.encode(pixmap, compression: $0).count
      }
      #expect(sizes[0] < 300 * 200 * 3 && sizes[1] < sizes[0] && sizes[2] < sizes[1], "\(sizes)")
    }
  }

  @Test func moreThanPNGAllowsIsAnError() throws {
    // libpng's own limit is 1 000 000 pixels a side.
    let long = try #require(Pixmap(width: 1_000_001, height: 1, bytes: [UInt8](repeating: 9, count: 4_000_004)))
    for compression in PNGCompression.allCases {
      #expect(
        throws: ImageError.unwritable("PNG: 1000001×1 pixels are too many; at most 1000000 a side are allowed")
      ) { try PNGEncoder.encode(long, compression: compression) }
    }
  }

  @Test func pixmapRefusesWhatDoesNotFit() {
    for (width, height, count) in [(1, 1, 3), (0, 1, 0), (-1, -1, 4), (Int.max, .max, 4), (1, .max / 2, 0)] {
      expectEqual(Pixmap(width: width, height: height, bytes: [UInt8](repeating: 1, count: count)), nil, "\(width)")
    }
  }
}
