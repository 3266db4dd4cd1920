import HeroImage
import HeroTesting

@Suite struct JPEGDecoderTests {
  /// Six blocks in 24 × 16 pixels, 3 across and 2 down, with the values 10, 20 … 60.
  private let six = HandmadeJPEG(width: 24, height: 16, blocks: [10, 20, 30, 40, 50, 60].map { [$0] })

  /// The grey values at the middles of the blocks, rows joined by "/".
  private func blocks(of pixmap: Pixmap) -> String {
    stride(from: 4, to: pixmap.height, by: 8).map { y in
      stride(from: 4, to: pixmap.width, by: 8).map { x in "\(pixmap.bytes[(y * pixmap.width + x) * 4])" }
        .joined(separator: " ")
    }.joined(separator: " / ")
  }

  /// Decodes a file all of whose pixels, of 8 × 8, have one colour: r, g, b.
  private func color(_ block: [Int], _ identifiers: [UInt8], adobe: UInt8? = nil) throws -> [UInt8] {
    let jpeg = HandmadeJPEG(width: 8, height: 8, blocks: [block], identifiers: identifiers, adobeTransform: adobe)
    let pixmap = try ImageDecoder.decode(jpeg.bytes)
    let first = Array(pixmap.bytes.prefix(4))
    expectEqual(pixmap.bytes, (0..<64).flatMap { _ in first })
    expectEqual(first[3], 255)
    return Array(first.prefix(3))
  }

  @Test func greyOfAnySize() throws {
    let expected = pixels(24, 16) { x, y in [Int](repeating: 10 * (y / 8 * 3 + x / 8 + 1), count: 3) + [255] }
    try expectEqual(ImageDecoder.decode(six.bytes), expected)
    let one = HandmadeJPEG(width: 1, height: 1, blocks: [[77]])
    try expectEqual(ImageDecoder.decode(one.bytes), pixels(1, 1) { _, _ in [77, 77, 77, 255] })
    let odd = HandmadeJPEG(width: 13, height: 3, blocks: [[1], [254]])
    let halves = pixels(13, 3) { x, _ in x < 8 ? [1, 1, 1, 255] : [254, 254, 254, 255] }
    try expectEqual(ImageDecoder.decode(odd.bytes), halves)
  }

  // R = Y + 1.402 (Cr − 128), G = Y − 0.344136 (Cb − 128) − 0.714136 (Cr − 128), B = Y + 1.772 (Cb − 128), of
  // 100, 148, 138: 114.02, 85.98, 135.44.
  @Test func colors() throws {
    try expectEqual(color([200, 100, 50], Array("RGB".utf8)), [200, 100, 50])
    try expectEqual(color([200, 100, 50], [1, 2, 3], adobe: 0), [200, 100, 50])
    try expectEqual(color([100, 148, 138], [1, 2, 3]), [114, 86, 135])
  }

  @Test func inks() throws {
    let four: [UInt8] = [1, 2, 3, 4]
    // Without Adobe's marker ink is ink: (255 − 0)(255 − 51) / 255 = 204, 204 · 204 / 255 = 163.2, 0 · 204 / 255 = 0.
    try expectEqual(color([0, 51, 255, 51], four), [204, 163, 0])
    // With it the file holds light: 255 · 204 / 255, 204 · 204 / 255, 0.
    try expectEqual(color([255, 204, 0, 204], four, adobe: 0), [204, 163, 0])
    // YCCK: r, g, b of the test above are the inks' complements, so C, M, Y = 141, 169, 120 as the library hands them
    // out; Adobe's inverted storage makes them the light, times k: 141 · 204 / 255 = 112.8, 135.2, 96.
    try expectEqual(color([100, 148, 138, 204], four, adobe: 2), [113, 135, 96])
  }

  // The stored picture is  10 20 30 / 40 50 60.  A tag says at which visual sides its first row and first column are.
  @Test func orientation() throws {
    for (tag, shown) in [
      (1, "10 20 30 / 40 50 60"),  // top, left
      (2, "30 20 10 / 60 50 40"),  // top, right
      (3, "60 50 40 / 30 20 10"),  // bottom, right
      (4, "40 50 60 / 10 20 30"),  // bottom, left
      (5, "10 40 / 20 50 / 30 60"),  // left, top
      (6, "40 10 / 50 20 / 60 30"),  // right, top
      (7, "60 30 / 50 20 / 40 10"),  // right, bottom
      (8, "30 60 / 20 50 / 10 40"),  // left, bottom
      (0, "10 20 30 / 40 50 60"), (9, "10 20 30 / 40 50 60"),  // no such orientation
    ] as [(UInt8, String)] {
      for isLittleEndian in [false, true] {
        var jpeg = six
        jpeg.tiff = HandmadeJPEG.tiff(orientation: tag, isLittleEndian: isLittleEndian)
        try expectEqual(blocks(of: ImageDecoder.decode(jpeg.bytes)), shown, "\(tag)")
        let size = try ImageDecoder.size(of: jpeg.bytes)
        #expect(size == ((5...8).contains(tag) ? (16, 24) : (24, 16)), "\(tag)")
      }
    }
  }

  // A cut or twisted EXIF segment is as good as none, wherever it breaks, and never a crash.
  @Test func damagedEXIFIsIgnored() throws {
    let tiff = HandmadeJPEG.tiff(orientation: 6)
    for count in 0..<20 {
      var jpeg = six
      jpeg.tiff = Array(tiff.prefix(count))
      try expectEqual(blocks(of: ImageDecoder.decode(jpeg.bytes)), "10 20 30 / 40 50 60")
    }
    for place in tiff.indices {
      var jpeg = six
      var damaged = tiff
      damaged[place] ^= 0xFF
      jpeg.tiff = damaged
      try expectEqual(ImageDecoder.decode(jpeg.bytes).bytes.count, 24 * 16 * 4)
    }
  }

  @Test func cutAnywhereIsAnError() {
    var jpeg = six
    jpeg.tiff = HandmadeJPEG.tiff(orientation: 6)
    let bytes = jpeg.bytes
    for count in 0..<bytes.count {
      #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(bytes.prefix(count))) }
    }
    #expect(throws: ImageError.unreadable("JPEG: Premature end of JPEG file")) {
      try ImageDecoder.decode(Array(bytes.dropLast()))
    }
  }

  // JPEG has no checksums, so that many changes make another picture; none may crash.
  @Test func flippedBytesNeverCrash() throws {
    let bytes = six.bytes
    var errors = 0
    for place in bytes.indices {
      for mask in [UInt8(0xFF), 0x01, 0x80] {
        var damaged = bytes
        damaged[place] ^= mask
        // A damaged size may be huge; the limits refuse it then.
        do { _ = try ImageDecoder.decode(damaged) } catch { errors += 1 }
      }
    }
    #expect(errors > 100)
  }

  @Test func bytesBetweenSegmentsAreForgiven() throws {
    // Cameras write them; libjpeg warns and the pixels are whole.
    var bytes = six.bytes
    bytes.insert(contentsOf: [1, 2, 3], at: 2 + 69)  // After the quantisers' segment of 2 + 67 bytes.
    expectEqual(blocks(of: try ImageDecoder.decode(bytes)), "10 20 30 / 40 50 60")
  }

  @Test func refusedByTheHeaderAndByTheLibrary() {
    let two = HandmadeJPEG(width: 8, height: 8, blocks: [[1, 2]], identifiers: [1, 2])
    for (jpeg, words) in [
      (
        HandmadeJPEG(width: 16_385, height: 1, blocks: []),
        "the image is 16385×1 pixels; at most 16384 a side are allowed"
      ),
      (
        HandmadeJPEG(width: 16_384, height: 8_193, blocks: []),
        "the image is 16384×8193 pixels; at most 134217728 in all are allowed"
      ),
      (two, "JPEG: Unsupported color conversion request"),
    ] {
      #expect(throws: ImageError.unreadable(words)) { try ImageDecoder.decode(jpeg.bytes) }
    }
  }
}
