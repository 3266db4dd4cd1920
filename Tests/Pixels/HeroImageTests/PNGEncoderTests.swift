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
  func opaqueIsRGB(compression: PNGCompression) throws {
    let opaque = try #require(picture(100, 90) { _, _ in 255 })
    let almost = try #require(picture(100, 90) { x, y in x == 99 && y == 89 ? 254 : 255 })
    let first = HandmadePNG.chunks(of: try PNGEncoder.encode(opaque, compression: compression))[0]
    #expect(first == ("IHDR", [0, 0, 0, 100, 0, 0, 0, 90, 8, 2, 0, 0, 0]))
    let second = HandmadePNG.chunks(of: try PNGEncoder.encode(almost, compression: compression))[0]
    #expect(second == ("IHDR", [0, 0, 0, 100, 0, 0, 0, 90, 8, 6, 0, 0, 0]))
  }

  @Test(arguments: PNGCompression.allCases)
  func nothingButPixelsAndAlwaysTheSame(compression: PNGCompression) throws {
    let pixmap = try #require(picture(64, 64) { _, _ in 255 })
    let file = try PNGEncoder.encode(pixmap, compression: compression)
    expectEqual(Set(HandmadePNG.chunks(of: file).map(\.name)), ["IHDR", "IDAT", "IEND"])
    try expectEqual(PNGEncoder.encode(pixmap, compression: compression), file)
  }

  // Pixels take 3 bytes each as they are; each compression must earn its time on a gradient and on noise.
  @Test func harderIsSmaller() throws {
    let gradient = try #require(pixels(300, 200) { x, y in [x * x / 400, y * y / 200, x * y / 250, 255] })
    let noise = try #require(picture(300, 200) { _, _ in 255 })
    for pixmap in [gradient, noise] {
      let fast = try PNGEncoder.encode(pixmap, compression: .fast).count
      let balanced = try PNGEncoder.encode(pixmap, compression: .balanced).count
      let small = try PNGEncoder.encode(pixmap, compression: .small).count
      #expect(fast < 300 * 200 * 3)
      #expect(balanced < fast)
      #expect(small < balanced)
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
    expectEqual(Pixmap(width: 1, height: 1, bytes: [1, 2, 3]), nil)
    expectEqual(Pixmap(width: 0, height: 1, bytes: []), nil)
    expectEqual(Pixmap(width: -1, height: -1, bytes: [1, 2, 3, 4]), nil)
    expectEqual(Pixmap(width: .max, height: .max, bytes: [1, 2, 3, 4]), nil)
    expectEqual(Pixmap(width: 1, height: .max / 2, bytes: []), nil)
  }
}
