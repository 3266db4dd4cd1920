import HeroTesting

@testable import HeroRaster

/// Premultiplied pixels become straight ones: c = 255 · c′ / a, rounded to nearest.
@Suite struct StraightAlphaTests {
  // 255 · 1 / 2 = 127.5 → 128; 255 · 1 / 3 = 85; 255 · 2 / 7 = 72.86 → 73; 255 · 3 / 7 = 109.29 → 109; 255 · 77 / 128 = 153.40 → 153;
  // 255 · 78 / 128 = 155.39 → 155; 255 · 100 / 254 = 100.39 → 100; 255 · 200 / 254 = 200.79 → 201.
  @Test(arguments: [
    (1, 2, 128), (1, 3, 85), (2, 7, 73), (3, 7, 109), (77, 128, 153), (78, 128, 155), (100, 254, 100), (200, 254, 201),
    (0, 9, 0), (9, 9, 255), (200, 255, 200), (0, 0, 0),
  ])
  func roundsToNearest(premultiplied: UInt32, alpha: UInt32, straight: UInt8) throws {
    var buffer = PixelBuffer(width: 3, height: 1)
    buffer.pixels[0] = alpha << 24 | premultiplied
    buffer.pixels[1] = alpha << 24 | premultiplied << 8
    buffer.pixels[2] = alpha << 24 | premultiplied << 16
    let pixmap = try #require(try buffer.pixmap())
    let a = UInt8(alpha)
    expectEqual(pixmap.bytes, [straight, 0, 0, a, 0, straight, 0, a, 0, 0, straight, a])
  }

  // What was straight comes back, where the premultiplied bits still tell it: a · c / 255 rounded and back is at most 255 / (2 a) away.
  @Test func thereAndBack() throws {
    for alpha in 1...255 {
      var buffer = PixelBuffer(width: 256, height: 1)
      for value in 0...255 {
        let (value, alpha) = (UInt8(value), UInt8(alpha))
        buffer.pixels[Int(value)] = PixelBuffer.premultiplied(value, value, value, alpha)
      }
      let bytes = try #require(try buffer.pixmap()).bytes
      let most = 255 / (2 * Double(alpha)) + 0.5
      #expect((0...255).allSatisfy { abs(Double(bytes[$0 * 4]) - Double($0)) <= most }, "alpha \(alpha)")
    }
  }
}
