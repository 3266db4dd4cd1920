import CPixels
import HeroImage
import HeroTesting

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
    expectEqual(Pixmap(width: pixels.count, height: 1, premultiplied: pixels)?.bytes, expected)
  }

  // Opaque pixels are taken as they lie, in groups of 64.
  @Test func opaqueIsAsItLies() {
    for count in [1, 3, 63, 64, 65, 200] {
      var (pixels, expected): ([UInt32], [UInt8]) = ([], [])
      for value in 0..<UInt32(count) {
        pixels.append(0xFF00_0000 | (value + 2) << 16 | (value + 1) << 8 | value)
        expected += [UInt8(value), UInt8(value + 1), UInt8(value + 2), 255]
      }
      expectEqual(Pixmap(width: count, height: 1, premultiplied: pixels)?.bytes, expected)
    }
    expectEqual(Pixmap(width: 2, height: 2, premultiplied: [1, 2, 3]), nil)
  }

  // Who draws opaque pixels says so, until somebody changes them.
  @Test func anyTransparentPixelIsSeen() throws {
    let opaque = try #require(Pixmap(width: 150, height: 1, bytes: [UInt8](repeating: 255, count: 600)))
    let drawn = try #require(Pixmap(width: 3, height: 2, isOpaque: true) { $0.update(repeating: 0xFF_01_02_03) })
    expectEqual((opaque.isKnownOpaque, drawn.isKnownOpaque), (false, true))
    for var pixmap in [opaque, drawn] {
      #expect(pixmap.isOpaque)
      for place in stride(from: 3, to: pixmap.bytes.count, by: 4) {
        pixmap.bytes[place] = 254
        #expect(!pixmap.isKnownOpaque && !pixmap.isOpaque, "byte \(place)")
        pixmap.bytes[place] = 255
      }
      #expect(pixmap.isOpaque)
    }
  }

  // Neighbours are told from one another, and nothing is written beyond the end.
  @Test func alphaIsDropped() {
    for count in [0, 1, 7, 8, 9, 31] {
      let source = (0..<count * 4).map { UInt8($0) }
      var target = [UInt8](repeating: 0xAA, count: count * 3 + 8)
      hero_drop_alpha(source, count, &target)
      let colors = source.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
      expectEqual(target, colors + [UInt8](repeating: 0xAA, count: 8), "\(count)")
    }
  }
}
