import CPixels
import HeroImage
import Testing

/// The loops in C against plain sentences in Swift.
@Suite struct PixelLoopTests {
  /// Every colour value of every alpha that a premultiplied pixel can have, at all places of a vector.
  @Test func straightIsRounded() throws {
    var pixels: [UInt32] = []
    var expected: [UInt8] = []
    for alpha in 0...255 {
      for value in 0...alpha {
        let other = alpha - value
        pixels.append(UInt32(alpha << 24 | (value / 2) << 16 | other << 8 | value))
        for part in [value, other, value / 2] {
          expected.append(alpha == 0 ? 0 : UInt8((Double(part * 255) / Double(alpha)).rounded()))
        }
        expected.append(UInt8(alpha))
      }
    }
    #expect(Pixmap(width: pixels.count, height: 1, premultiplied: pixels)?.bytes == expected)
  }

  // Opaque pixels are taken as they lie, in groups of 64.
  @Test(arguments: [1, 3, 63, 64, 65, 200])
  func opaqueIsAsItLies(count: Int) {
    var pixels: [UInt32] = []
    var expected: [UInt8] = []
    for value in 0..<UInt32(count) {
      pixels.append(0xFF00_0000 | (value + 2) << 16 | (value + 1) << 8 | value)
      expected += [UInt8(value), UInt8(value + 1), UInt8(value + 2), 255]
    }
    #expect(Pixmap(width: count, height: 1, premultiplied: pixels)?.bytes == expected)
  }

  @Test func tooFewPixelsAreNoPixmap() {
    #expect(Pixmap(width: 2, height: 2, premultiplied: [1, 2, 3]) == nil)
  }

  @Test func anyTransparentPixelIsSeen() throws {
    var pixmap = try #require(Pixmap(width: 150, height: 1, bytes: [UInt8](repeating: 255, count: 600)))
    #expect(pixmap.isOpaque)
    for place in 0..<150 {
      pixmap.bytes[place * 4 + 3] = 254
      #expect(!pixmap.isOpaque, "pixel \(place)")
      pixmap.bytes[place * 4 + 3] = 255
    }
  }

  // Who draws opaque pixels says so, until somebody changes them.
  @Test func whatIsKnownToBeOpaqueIsLookedAtOnceItChanges() throws {
    var pixmap = try #require(
      Pixmap(width: 3, height: 2, isOpaque: true) { $0.update(repeating: 0xFF_01_02_03) })
    #expect(pixmap.isKnownOpaque && pixmap.isOpaque)
    pixmap.bytes[7] = 254
    #expect(!pixmap.isKnownOpaque && !pixmap.isOpaque)
    pixmap.bytes[7] = 255
    #expect(pixmap.isOpaque)
  }

  // Neighbours are told from one another, and nothing is written beyond the end.
  @Test(arguments: [0, 1, 7, 8, 9, 31])
  func alphaIsDropped(count: Int) {
    let source = (0..<count * 4).map { UInt8($0) }
    var target = [UInt8](repeating: 0xAA, count: count * 3 + 8)
    hero_drop_alpha(source, count, &target)
    let colors = source.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
    #expect(target == colors + [UInt8](repeating: 0xAA, count: 8))
  }

  // All ways agree with one another for every length around four blocks, in one and in two pieces; SHA256Tests has the standard's values.
  @Test func waysToHash() {
    let bytes = (0..<270).map { UInt8($0 * 7 & 255) }
    func digest(_ add: (inout hero_sha256) -> Void) -> [UInt8] {
      var sum = hero_sha256()
      hero_sha256_start(&sum)
      add(&sum)
      var digest = [UInt8](repeating: 0, count: 32)
      hero_sha256_finish(&sum, &digest)
      return digest
    }
    for count in 0...270 {
      let whole = digest { hero_sha256_add(&$0, bytes, count) }
      for way in [HERO_SHA256_PORTABLY, HERO_SHA256_PAIRS, HERO_SHA256_INSTRUCTIONS] {
        var isKnown: Int32 = 0
        let sum = digest { isKnown = hero_sha256_add_by(way, &$0, bytes, count) }
        #expect(isKnown == 0 || sum == whole, "\(count) bytes, way \(way.rawValue)")
      }
      let pieces = digest { sum in
        hero_sha256_add(&sum, bytes, count / 3)
        hero_sha256_add(&sum, Array(bytes[(count / 3)...]), count - count / 3)
      }
      #expect(pieces == whole, "\(count) bytes in pieces")
    }
  }

  // Each lane of eight has the sum of its own bytes, whichever others are idle; SHA256Tests has the standard's values.
  @Test(arguments: [true, false], [[0, 1, 2, 3, 4, 5, 6, 7], [3], [0, 7], []])
  func lanesHashByThemselves(hasAlpha: Bool, used: [Int]) {
    let blocks = 5
    var pixels: [[UInt8]] = []
    var colors: [[UInt8]] = []
    for lane in 0..<8 {
      let bytes = [UInt8](unsafeUninitializedCapacity: blocks * 64) { target, filled in
        for place in target.indices { target[place] = UInt8(truncatingIfNeeded: place * 7 + lane * 31) }
        filled = target.count
      }
      pixels.append(bytes.enumerated().map { hasAlpha || $0.offset % 4 != 3 ? $0.element : 255 })
      colors.append(bytes.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
    }
    var sums = [hero_sha256](repeating: hero_sha256(), count: 8)
    for lane in 0..<8 { hero_sha256_start(&sums[lane]) }
    var isDone: Int32 = 0
    sums.withUnsafeMutableBufferPointer { sums in
      let source = (hasAlpha ? pixels : colors).flatMap { $0 }
      source.withUnsafeBufferPointer { source in
        let pointers = (0..<8).map { used.contains($0) ? sums.baseAddress?.advanced(by: $0) : nil }
        let places = (0..<8).map { source.baseAddress?.advanced(by: $0 * source.count / 8) }
        isDone = hero_sha256_add_lanes(pointers, places, blocks, hasAlpha ? 1 : 0)
      }
    }
    #expect((isDone == 1) == (hero_sha256_has_lanes() == 1))
    guard isDone == 1 else { return }
    for lane in 0..<8 {
      var digest = [UInt8](repeating: 0, count: 32)
      hero_sha256_finish(&sums[lane], &digest)
      #expect(digest == bytes(ofHex: sha256Hex(used.contains(lane) ? pixels[lane] : [])), "lane \(lane)")
    }
  }

  private func bytes(ofHex text: String) -> [UInt8] {
    stride(from: 0, to: text.utf8.count, by: 2).compactMap { place in
      let start = text.index(text.startIndex, offsetBy: place)
      return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16)
    }
  }
}
