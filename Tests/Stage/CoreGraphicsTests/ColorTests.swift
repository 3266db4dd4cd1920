import CoreGraphics
import HeroImage
import HeroTesting

/// Colours and pictures as layers take them.
@Suite struct ColorTests {
  @Test func colorsHaveTheirNumbers() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    expectEqual(color.components, [0.25, 0.5, 0.75, 1])
    expectEqual((color.numberOfComponents, color.alpha), (4, 1))
    expectEqual(color.colorSpace?.model, .rgb)
    #expect(CGColorSpaceModel.unknown.rawValue == -1 && CGColorSpaceModel.pattern.rawValue == 6)
    expectEqual(color.copy(alpha: 0.5)?.components, [0.25, 0.5, 0.75, 0.5])
    expectEqual(CGColor(gray: 0.5, alpha: 1), CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(color != CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.9))
  }

  @Test func gradientsNeedAPlaceForEachColor() {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) != nil)
    #expect(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0]) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  // Red where opaque, blue where half: of three parts of light two are red.
  @Test func aPatternsMeanCountsByAlpha() throws {
    let pixels = try #require(Pixmap(width: 2, height: 1, bytes: [255, 0, 0, 254, 0, 0, 255, 127]))
    let mean = ColorPattern(try #require(CGImage(pixels)), scale: 1).mean
    #expect(abs(mean.red - 2.0 / 3) < 1e-9 && abs(mean.blue - 1.0 / 3) < 1e-9 && mean.alpha == 1)
  }

  // The sides move out to whole pixels: from 0.5 to 2.2 are 0, 1 and 2.
  @Test func picturesAreCropped() throws {
    let pixels = try #require(
      Pixmap(width: 4, height: 1, bytes: [0, 0, 0, 255, 10, 0, 0, 255, 20, 0, 0, 255, 30, 0, 0, 255]))
    let picture = try #require(CGImage(pixels))
    let part = try #require(picture.cropping(to: CGRect(x: 0.5, y: 0, width: 1.7, height: 1)))
    expectEqual((part.width, part.height), (3, 1))
    try expectEqual(part.file.pixmap().bytes, [0, 0, 0, 255, 10, 0, 0, 255, 20, 0, 0, 255])
    #expect(picture.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
    #expect(picture.cropping(to: .zero) == nil)
  }
}
