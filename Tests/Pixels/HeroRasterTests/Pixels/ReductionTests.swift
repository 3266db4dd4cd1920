import HeroGeometry
import HeroImage
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// Images are decoded at the size they are drawn at, and nobody sees it.
@Suite struct ReductionTests {
  /// An RGBA file whose neighbouring pixels differ much.
  private func file(_ width: Int, _ height: Int) throws -> ImageFile {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += [x * 37 + y * 11, x * x * 5 + y, y * 53, 255 - (x * y * 3) % 200].map { UInt8(truncatingIfNeeded: $0) }
      }
    }
    let pixmap = try #require(Pixmap(width: width, height: height, bytes: bytes))
    return try ImageFile(try PNGEncoder.encode(pixmap, compression: .fast))
  }

  private func pixels(_ buffer: PixelBuffer) -> [UInt32] {
    [buffer.width, buffer.height].map { UInt32($0) } + buffer.pixels
  }

  /// Whether a file that is halved as it is read gives what the whole picture gives.
  private func expectHalves(_ file: ImageFile, levels: ClosedRange<Int>, _ note: String) throws {
    var whole = try PixelBuffer.reduced(file, level: 0)
    expectEqual((whole.width, whole.height), (file.width, file.height), "\(note)")
    for level in levels {
      whole = whole.halved()
      try expectEqual(pixels(PixelBuffer.reduced(file, level: level)), pixels(whole), "\(note), level \(level)")
    }
  }

  @Test("rows halved as they come equal the whole halved, for every orientation")
  func halves() throws {
    for (width, height) in [(16, 8), (13, 7), (1, 9), (9, 1), (1, 1), (33, 17)] {
      try expectHalves(try file(width, height), levels: 1...7, "\(width) × \(height)")
    }
    // 13 × 19 pixels of 2 × 3 grey blocks; odd sides end where the picture is shown, not where it is stored.
    for tag: UInt8 in 1...8 {
      var jpeg = HandmadeJPEG(width: 13, height: 19, blocks: [10, 60, 110, 160, 210, 250].map { [$0] })
      jpeg.tiff = HandmadeJPEG.tiff(orientation: tag)
      let file = try ImageFile(jpeg.bytes)
      try expectEqual(PixelBuffer.reduced(file, level: 0).pixmap(), file.pixmap(), "orientation \(tag)")
      try expectHalves(file, levels: 1...5, "orientation \(tag)")
    }
  }

  /// Half black, half white.
  private func large() throws -> ImageFile {
    let (width, height) = (2304, 2048)
    let pixmap = try #require(
      Pixmap(width: width, height: height, isOpaque: true) { pixels in
        for index in pixels.indices { pixels[index] = index % width < width / 2 ? 0xFF00_0000 : 0xFFFF_FFFF }
      })
    return try ImageFile(try PNGEncoder.encode(pixmap, compression: .balanced))
  }

  @Test("an image that is drawn small is never held whole, until it is drawn large")
  func levelsThatAreHeld() throws {
    let chain = MipChain(try large())
    func held() -> [Int] { chain.levels.withLock { $0.keys.sorted() } }
    // 8 pixels on one: three halvings are 288 wide, and nothing larger is held.
    let small = try chain.level(forMinification: 8)
    #expect((small.buffer.width, small.buffer.height, small.divisor) == (288, 256, 8))
    expectEqual(held(), [3])
    let whole = try chain.level(forMinification: 1)
    #expect((whole.buffer.width, whole.divisor) == (2304, 1))
    expectEqual(held(), [0, 3])
    // In the other order the pixels are the same.
    let other = MipChain(chain.levels.withLock { $0[0] } ?? small.buffer)
    expectEqual(pixels(try other.level(forMinification: 8).buffer), pixels(small.buffer))
  }

  // 2304 × 2048 px at @3x are 768 × 682.67 points. In 200 × 100 points at a scale of 1 the edge between black and white is in
  // the middle of each mode's place: filled 100; fitted 112.5 × 100 in the middle; unscaled in the middle; at the left
  // unscaled, 384; the left three quarters of the image, filled: 2/3 of 200.
  @Test("the size in points is the whole image's")
  func placement() throws {
    let image = ImageResource(file: try large(), scale: 3)
    func edges(_ mode: ContentMode, _ rect: Rect = .unit, width: Double = 200) throws -> [Int] {
      let view = layer(0, 0, width, 100, color: .red) {
        $0.contents = LayerContents(.image(ImageContents(image: 0, contentMode: mode)), rect: rect)
        $0.masksToBounds = true
      }
      let drawing = try Drawing([view], width: width, height: 100, images: [image])
      return (1..<Int(width)).filter { drawing[$0, 50][1] > 128 && drawing[$0 - 1, 50][1] <= 128 }
        + (1..<Int(width)).filter { drawing[$0, 50][0] > 128 && drawing[$0 - 1, 50][0] <= 128 }
    }
    try expectEqual(edges(.scaleToFill), [100, 100])
    try expectEqual(edges(.center), [100, 100])
    try expectEqual(edges(.left, width: 500), [384, 384])
    try expectEqual(edges(.scaleToFill, Rect(x: 0, y: 0, width: 0.75, height: 1), width: 300), [200, 200])
    // Red, from 43.75 black, from 100 white, from 156.25 red.
    try expectEqual(edges(.scaleAspectFit), [100, 100])
  }
}
