import HeroImage
import HeroTesting

@Suite struct PNGDecoderTests {
  // v · 255 / (2^depth − 1), which is a whole number for these depths: steps of 255, 85, 17, 1.
  @Test(arguments: [1, 2, 4, 8], [false, true])
  func greyOfEveryDepth(depth: Int, isInterlaced: Bool) throws {
    let most = 1 << depth
    let png = HandmadePNG(width: 9, height: 11, depth: depth, colorType: 0, isInterlaced: isInterlaced) { x, y in
      [(x * 7 + y * 5) % most]
    }
    let expected = pixels(9, 11) { x, y in
      let value = (x * 7 + y * 5) % most * 255 / (most - 1)
      return [value, value, value, 255]
    }
    try expectEqual(ImageDecoder.decode(png.bytes), expected)
  }

  // 16 bits become round(v / 257): 0x0101 · n is exactly n, 128 more rounds down and 129 more rounds up.
  @Test func grey16RoundsToNearest() throws {
    let (values, shown) = ([0, 0x0101 * 7, 0x0101 * 7 + 128, 0x0101 * 7 + 129, 0xFFFF], [0, 7, 7, 8, 255])
    for isInterlaced in [false, true] {
      let png = HandmadePNG(width: 5, height: 1, depth: 16, colorType: 0, isInterlaced: isInterlaced) { x, _ in
        [values[x]]
      }
      try expectEqual(ImageDecoder.decode(png.bytes), pixels(5, 1) { x, _ in [shown[x], shown[x], shown[x], 255] })
    }
  }

  @Test(arguments: [8, 16], [UInt8(2), 4, 6])
  func colourAndAlpha(depth: Int, colorType: UInt8) throws {
    let factor = depth == 16 ? 257 : 1
    // Low alpha keeps its colour: the values are straight, not multiplied.
    let color: (Int, Int) -> [Int] = { x, y in [x * 30 + 1, y * 40 + 2, 250 - x, x * 5 + y] }
    for isInterlaced in [false, true] {
      let png = HandmadePNG(width: 7, height: 6, depth: depth, colorType: colorType, isInterlaced: isInterlaced) {
        let all = color($0, $1)
        let kept = colorType == 2 ? [all[0], all[1], all[2]] : colorType == 4 ? [all[0], all[3]] : all
        return kept.map { $0 * factor }
      }
      let expected = pixels(7, 6) { x, y in
        let all = color(x, y)
        switch colorType {
        case 2: return [all[0], all[1], all[2], 255]
        case 4: return [all[0], all[0], all[0], all[3]]
        default: return all
        }
      }
      try expectEqual(ImageDecoder.decode(png.bytes), expected)
    }
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func paletteWithTransparency(depth: Int, isInterlaced: Bool) throws {
    // Two entries; tRNS names the first only, the other is opaque.
    let png = HandmadePNG(
      width: 3, height: 5, depth: depth, colorType: 3,
      chunks: [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [99])], isInterlaced: isInterlaced
    ) { x, y in [(x + y) % 2] }
    let expected = pixels(3, 5) { x, y in (x + y) % 2 == 0 ? [10, 20, 30, 99] : [40, 50, 60, 255] }
    try expectEqual(ImageDecoder.decode(png.bytes), expected)
  }

  @Test func transparentColourOfGreyAndRGB() throws {
    let grey = HandmadePNG(width: 4, height: 1, depth: 2, colorType: 0, chunks: [("tRNS", [0, 2])]) { x, _ in [x] }
    try expectEqual(
      ImageDecoder.decode(grey.bytes), pixels(4, 1) { x, _ in [x * 85, x * 85, x * 85, x == 2 ? 0 : 255] })
    let rgb = HandmadePNG(width: 2, height: 1, depth: 8, colorType: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])]) { x, _ in
      [1 + x, 2, 3]
    }
    try expectEqual(ImageDecoder.decode(rgb.bytes), pixels(2, 1) { x, _ in [1 + x, 2, 3, x == 0 ? 0 : 255] })
    // All 16 bits are compared before they are cut to 8: both pixels become 1, 2, 3.
    let deep = HandmadePNG(width: 2, height: 1, depth: 16, colorType: 2, chunks: [("tRNS", [1, 1, 2, 2, 3, 3])]) {
      x, _ in
      [0x0101 + x, 0x0202, 0x0303]
    }
    try expectEqual(ImageDecoder.decode(deep.bytes), pixels(2, 1) { x, _ in [1, 2, 3, x == 0 ? 0 : 255] })
  }

  // sRGB with gAMA 1.0 (100 000) and cHRM beside it: every value arrives as it is.
  @Test(arguments: [8, 16])
  func colourChunksChangeNothing(depth: Int) throws {
    let chunks: [(name: String, data: [UInt8])] = [
      ("gAMA", HandmadePNG.word(100_000)),
      ("cHRM", (1...8).flatMap { HandmadePNG.word(UInt32($0) * 10_000) }), ("sBIT", [5, 5, 5]), ("sRGB", [0]),
      ("tEXt", Array("Title\0x".utf8)),
    ]
    let png = HandmadePNG(width: 16, height: 16, depth: depth, colorType: 2, chunks: chunks) { x, y in
      [Int](repeating: (y * 16 + x) * (depth == 16 ? 257 : 1), count: 3)
    }
    let expected = pixels(16, 16) { x, y in [y * 16 + x, y * 16 + x, y * 16 + x, 255] }
    try expectEqual(ImageDecoder.decode(png.bytes), expected)
  }

  @Test func sizeComesFromTheHeaderAlone() throws {
    let png = HandmadePNG(width: 5, height: 3, depth: 8, colorType: 0) { _, _ in [0] }
    #expect(try ImageDecoder.size(of: Array(png.bytes.prefix(33))) == (5, 3))
  }

  @Test func cutAnywhereIsAnError() {
    for isInterlaced in [false, true] {
      let png = HandmadePNG(width: 5, height: 5, depth: 8, colorType: 6, isInterlaced: isInterlaced) { x, y in
        [x, y, 3, 4]
      }
      let bytes = png.bytes
      for count in 0..<bytes.count {
        #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(bytes.prefix(count))) }
      }
    }
  }

  // Every bit of signature, lengths, names, data and checksums of critical chunks is covered by a check.
  @Test func anyFlippedByteIsAnError() {
    let bytes = HandmadePNG(width: 3, height: 2, depth: 8, colorType: 2) { x, y in [x, y, 9] }.bytes
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0xFF
      #expect(throws: ImageError.self) { try ImageDecoder.decode(damaged) }
    }
  }

  @Test func errorsCarryTheLibrarysWords() {
    var bytes = HandmadePNG(width: 1, height: 1, depth: 8, colorType: 0) { _, _ in [1] }.bytes
    #expect(throws: ImageError.unreadable("PNG: unexpected end of file")) {
      try ImageDecoder.decode(Array(bytes.dropLast()))
    }
    bytes[29] ^= 1  // The header's checksum.
    #expect(throws: ImageError.unreadable("PNG: IHDR: CRC error")) { try ImageDecoder.decode(bytes) }
  }

  @Test func neitherFormat() {
    let inputs: [([UInt8], String)] = [
      ([], "the file is empty"), ([0x89], "neither a PNG nor a JPEG file"),
      (Array("GIF89a".utf8), "neither a PNG nor a JPEG file"),
    ]
    for (bytes, words) in inputs {
      #expect(throws: ImageError.unreadable(words)) { try ImageDecoder.decode(bytes) }
      #expect(throws: ImageError.unreadable(words)) { try ImageDecoder.size(of: bytes) }
    }
  }

  // No pixels follow: only the header can be the reason.
  @Test func refusedByTheHeader() {
    func header(_ width: UInt32, _ height: UInt32, _ rest: [UInt8] = [8, 6, 0, 0, 0]) -> [UInt8] {
      HandmadePNG.signature
        + HandmadePNG.chunk("IHDR", HandmadePNG.word(width) + HandmadePNG.word(height) + rest)
    }
    for (file, words) in [
      (header(20_000, 20_000), "the image is 20000×20000 pixels; at most 16384 a side are allowed"),
      (header(1, 16_385), "the image is 1×16385 pixels; at most 16384 a side are allowed"),
      (header(16_384, 8_193), "the image is 16384×8193 pixels; at most 134217728 in all are allowed"),
      (
        header(0x7FFF_FFFF, 0x7FFF_FFFF),
        "the image is 2147483647×2147483647 pixels; at most 16384 a side are allowed"
      ),
      (header(0, 5), "PNG: 0×5 is not a valid size"),
      (header(0xFFFF_FFFF, 5), "PNG: 4294967295×5 is not a valid size"),
      (header(16_384, 8_192), "PNG: unexpected end of file"),
      (
        header(8192, 4097, [8, 0, 0, 0, 1]),
        "the image is 8192×4097 pixels and interlaced; at most 33554432 in all are allowed then: save it without that"
      ),
      (
        HandmadePNG.signature + HandmadePNG.chunk("CgBI", [0x50, 0, 0x20, 2]),
        "PNG: this file was rewritten by Xcode for iOS (CgBI); use the original"
      ),
    ] {
      #expect(throws: ImageError.unreadable(words)) { try ImageDecoder.decode(file) }
    }
  }

  // 1×1 pixels, then 200 kB of packed pixels more, in chunks of 8 kB: libpng would unpack all that before it shows the row.
  @Test(arguments: [false, true])
  func pixelsBeyondTheLastRowEndReading(isInterlaced: Bool) throws {
    // The row (filter 0 and a grey value), then stored blocks of 8 KiB zeros.
    let header = HandmadePNG.word(1) + HandmadePNG.word(1) + [8, 0, 0, 0, isInterlaced ? 1 : 0]
    let row: [UInt8] = [0x78, 0x01, 0, 2, 0, 0xFD, 0xFF, 0, 7]
    let block: [UInt8] = [0, 0, 0x20, 0xFF, 0xDF] + [UInt8](repeating: 0, count: 8192)
    let start = HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)
    var much = start + HandmadePNG.chunk("IDAT", row)
    for _ in 0..<25 { much += HandmadePNG.chunk("IDAT", block) }
    much += HandmadePNG.chunk("IDAT", [1, 0, 0, 0xFF, 0xFF]) + HandmadePNG.chunk("IEND", [])
    #expect(throws: ImageError.unreadable("PNG: more pixels than the header announces")) {
      try ImageDecoder.decode(much)
    }
    // A little more than there should be is forgiven, as libpng does.
    let data = HandmadePNG.zlib([0, 7] + [UInt8](repeating: 0, count: 8192))
    let little = start + HandmadePNG.chunk("IDAT", data) + HandmadePNG.chunk("IEND", [])
    try expectEqual(ImageDecoder.decode(little), pixels(1, 1) { _, _ in [7, 7, 7, 255] })
  }
}

/// A pixmap of r, g, b, a by place; nil, which equals no decoded picture, when the values do not fill it.
func pixels(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [Int]) -> Pixmap? {
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width { bytes += color(x, y).map(UInt8.init(clamping:)) }
  }
  return Pixmap(width: width, height: height, bytes: bytes)
}
