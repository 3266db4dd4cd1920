import HeroTesting

@testable import HeroImage

/// Files that are read without libpng give what libpng reads, and it is asked about all others.
@Suite struct PlainPNGTests {
  /// Rows of bytes that look like noise, filtered in all ways in turn; what they mean is for libpng to say.
  private func filtered(_ width: Int, _ height: Int, _ channels: Int, filter: (Int) -> UInt8) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<height {
      bytes.append(filter(y))
      for x in 0..<width * channels {
        let noise = (x * 31 + y * 17) * (x + 7 * y + 3)
        bytes.append(UInt8(truncatingIfNeeded: noise >> 2))
      }
    }
    return bytes
  }

  private func file(
    _ width: Int, _ height: Int, colorType: UInt8, stream: [UInt8], depth: UInt8 = 8, parts: Int = 1,
    chunks: [(String, [UInt8])] = [], after: [(String, [UInt8])] = []
  ) -> [UInt8] {
    var header = HandmadePNG.word(UInt32(width)) + HandmadePNG.word(UInt32(height))
    header += [depth, colorType, 0, 0, 0]
    var file = HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)
    for chunk in chunks { file += HandmadePNG.chunk(chunk.0, chunk.1) }
    for part in 0..<parts {
      let (start, end) = (stream.count * part / parts, stream.count * (part + 1) / parts)
      file += HandmadePNG.chunk("IDAT", Array(stream[start..<end]))
    }
    for chunk in after { file += HandmadePNG.chunk(chunk.0, chunk.1) }
    return file + HandmadePNG.chunk("IEND", [])
  }

  /// What is read without libpng; nil when that is refused.
  private func read(_ bytes: [UInt8]) throws -> [UInt8]? {
    var pixels: [UInt8] = []
    let header = try ImageHeader(of: bytes)
    let isRead = PlainPNG.readRows(bytes, header) { pixels += $0 }
    // Without its pixels the same is known of a file: whether it can be read, and that it has no alpha.
    expectEqual(PlainPNG.isOpaque(bytes, header), (isRead && bytes[25] == 2))
    if !isRead { #expect(pixels.isEmpty) }
    return isRead ? pixels : nil
  }

  @Test(arguments: [(3, UInt8(2)), (4, 6)], [1, 2, 7, 40])
  func everyFilterLikeLibpng(kind: (channels: Int, colorType: UInt8), width: Int) throws {
    for first in 0..<5 {
      let rows = filtered(width, 11, kind.channels) { UInt8(($0 + first) % 5) }
      let png = file(width, 11, colorType: kind.colorType, stream: HandmadePNG.zlib(rows))
      try expectEqual(read(png), readWithLibpng(png).bytes)
    }
  }

  @Test func pixelsInSeveralChunksAmongOthers() throws {
    let stream = HandmadePNG.zlib(filtered(9, 9, 3) { _ in 4 })
    let png = file(
      9, 9, colorType: 2, stream: stream, parts: 4, chunks: [("tEXt", Array("Title\0x".utf8))],
      after: [("tIME", [7, 230, 1, 1, 0, 0, 0])])
    try expectEqual(read(png), readWithLibpng(png).bytes)
  }

  // The library is asked: some of these are fine, and it has the words for the others.
  @Test func everythingElseIsRefused() throws {
    let rows = filtered(4, 4, 3) { UInt8($0) }
    let stream = HandmadePNG.zlib(rows)
    let plain = file(4, 4, colorType: 2, stream: stream)
    #expect(try read(plain) != nil)
    var others: [[UInt8]] = [
      file(4, 4, colorType: 2, stream: stream, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])]),
      file(4, 4, colorType: 2, stream: stream, chunks: [("ABCD", [])]),
      file(4, 4, colorType: 2, stream: stream, depth: 16),
      file(4, 4, colorType: 0, stream: stream),
      file(4, 4, colorType: 2, stream: stream + [0]),
      file(4, 4, colorType: 2, stream: HandmadePNG.zlib(Array(rows.dropLast()))),
      file(4, 4, colorType: 2, stream: HandmadePNG.zlib(rows + [0])),
      file(4, 4, colorType: 2, stream: HandmadePNG.zlib(filtered(4, 4, 3) { $0 == 3 ? 5 : 0 })),
      file(4, 4, colorType: 2, stream: [0x18, 0x19] + stream.dropFirst(2)),
    ]
    others += [plain.count - 16, 50, 30].map { place in
      var damaged = plain
      damaged[place] ^= 1
      return damaged
    }
    others.append(Array(plain.dropLast(12)))
    for (number, other) in others.enumerated() { try expectEqual(read(other), nil, "file \(number)") }
  }
}
