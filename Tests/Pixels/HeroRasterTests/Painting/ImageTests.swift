import HeroGeometry
import HeroLayers
import HeroTesting

/// Placement and sampling of images (fact sheets 5.14, 5.15, 6.1).
@Suite struct ImageTests {
  /// An image layer's contents.
  func contents(
    _ mode: ContentMode = .scaleToFill, rect: Rect = .unit, change: (inout ImageContents) -> Void = { _ in }
  ) -> LayerContents {
    var image = ImageContents(image: 0, contentMode: mode)
    change(&image)
    return LayerContents(.image(image), rect: rect)
  }

  /// Where an image of 20×10 points (40×20 px) goes in bounds of 60×40 at (20, 20).
  static let places: [(ContentMode, Rect)] = [
    (.scaleToFill, Rect(x: 20, y: 20, width: 60, height: 40)), (.redraw, Rect(x: 20, y: 20, width: 60, height: 40)),
    (.scaleAspectFit, Rect(x: 20, y: 25, width: 60, height: 30)),
    (.scaleAspectFill, Rect(x: 10, y: 20, width: 80, height: 40)), (.center, Rect(x: 40, y: 35, width: 20, height: 10)),
    (.top, Rect(x: 40, y: 20, width: 20, height: 10)), (.bottom, Rect(x: 40, y: 50, width: 20, height: 10)),
    (.left, Rect(x: 20, y: 35, width: 20, height: 10)), (.right, Rect(x: 60, y: 35, width: 20, height: 10)),
    (.topLeft, Rect(x: 20, y: 20, width: 20, height: 10)), (.topRight, Rect(x: 60, y: 20, width: 20, height: 10)),
    (.bottomLeft, Rect(x: 20, y: 50, width: 20, height: 10)), (.bottomRight, Rect(x: 60, y: 50, width: 20, height: 10)),
  ]

  @Test("each content mode places the image to the pixel; the overflow shows unless clipped")
  func contentMode() throws {
    let black = try picture(40, 20, scale: 2) { _, _ in [0, 0, 0, 255] }
    for (mode, place) in Self.places {
      for clips in [false, true] {
        let view = layer(20, 20, 60, 40) { ($0.contents, $0.masksToBounds) = (contents(mode), clips) }
        let drawing = try Drawing([view], width: 100, height: 80, scale: 2, images: [black])
        let (low, high) = clips ? (max(place.minX, 20), min(place.maxX, 80)) : (place.minX, place.maxX)
        let box = (Int(low * 2)..<Int(high * 2), Int(place.minY * 2)..<Int(place.maxY * 2))
        expectEqual(drawing.deviation(from: box), 0, "\(mode), clips: \(clips)")
      }
    }
    expectEqual(Self.places.count, ContentMode.allCases.count)
  }

  /// 4×4 px: red = 60·x, green = 60·y.
  func grid(_ x: Int, _ y: Int) -> [UInt8] { [UInt8(60 * x), UInt8(60 * y), 0, 255] }

  @Test("contentsRect fills the bounds with its part, edge pixels repeat outside the unit square")
  func contentsRect() throws {
    let image = try picture(4, 4, grid)
    func drawn(_ rect: Rect) throws -> Drawing {
      let view = layer(0, 0, 40, 40) { $0.contents = contents(rect: rect) { $0.magnificationFilter = .nearest } }
      return try Drawing([view], width: 40, height: 40, images: [image])
    }
    let whole = try drawn(.unit)
    expectEqual((whole[5, 5], whole[35, 15]), ([0, 0, 0, 255], [180, 60, 0, 255]))
    // The right half of the middle: pixels 2, 3 × 1, 2.
    let part = try drawn(Rect(x: 0.5, y: 0.25, width: 0.5, height: 0.5))
    expectEqual((part[0, 0], part[19, 19]), ([120, 60, 0, 255], [120, 60, 0, 255]))
    expectEqual(part[20, 20], [180, 120, 0, 255])
    // Twice as much as there is: the image in the middle 20×20, its rim all round.
    let outside = try drawn(Rect(x: -0.5, y: -0.5, width: 2, height: 2))
    expectEqual((outside[2, 2], outside[38, 12]), ([0, 0, 0, 255], [180, 0, 0, 255]))
    expectEqual((outside[38, 38], outside[17, 22]), ([180, 180, 0, 255], [60, 120, 0, 255]))
    // The natural size is that of the part: unscaled, two pixels of four are two points.
    let view = layer(0, 0, 40, 40) { $0.contents = contents(.topLeft, rect: Rect(x: 0.5, y: 0, width: 0.5, height: 1)) }
    let natural = try Drawing([view], width: 40, height: 40, images: [image])
    expectEqual((natural[0, 0], natural[2, 0]), ([120, 0, 0, 255], [255, 255, 255, 255]))
  }

  @Test("nearest keeps hard pixels, linear blends between centres")
  func magnification() throws {
    let image = try picture(2, 1) { x, _ in x == 0 ? [0, 0, 0, 255] : [240, 240, 240, 255] }
    func drawn(_ filter: MagnificationFilter) throws -> Drawing {
      let view = layer(0, 0, 40, 10) { $0.contents = contents { $0.magnificationFilter = filter } }
      return try Drawing([view], width: 40, height: 10, images: [image])
    }
    let nearest = try drawn(.nearest)
    for x in 0..<40 { expectEqual(nearest[x, 5], (x < 20 ? [0, 0, 0, 255] : [240, 240, 240, 255])) }
    let linear = try drawn(.linear)
    // Pixel centres at 10 and 30: at 20.5 it is (20.5 − 10)/20 of 240 = 126; beyond the centres the edge repeats.
    for x in 0..<40 {
      let value = Int((min(max((Double(x) + 0.5 - 10) / 20, 0), 1) * 240).rounded())
      #expect(near(linear[x, 5], [value, value, value, 255], within: 2), "column \(x)")
    }
  }

  @Test("a picture drawn smaller is averaged, not thinned out")
  func minification() throws {
    let stripes = try picture(64, 64) { x, _ in x % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let view = layer(0, 0, 16, 16) { $0.contents = contents() }
    let drawing = try Drawing([view], width: 16, height: 16, images: [stripes])
    for x in 1..<15 { #expect(near(drawing[x, 8], [128, 128, 128, 255], within: 2)) }
  }

  @Test("a template image paints its alpha in the tint colour, another one composites by its own colour")
  func translucentImages() throws {
    let image = try picture(2, 1) { x, _ in [200, 10, 90, x == 0 ? 255 : 51] }
    let view = layer(0, 0, 2, 1) { $0.contents = contents { $0.templateTint = .blue.withAlpha(0.5) } }
    let drawing = try Drawing([view], width: 2, height: 1, images: [image])
    // Half of blue over white; a fifth of that.
    #expect(near(drawing[0, 0], [128, 128, 255, 255]) && near(drawing[1, 0], [230, 230, 255, 255]))
    let straight = try picture(1, 1) { _, _ in [200, 100, 0, 128] }
    let faded = layer(0, 0, 1, 1) { ($0.contents, $0.opacity) = (contents(), 0.5) }
    // a = 128/255 · 0.5 = 0.251: 200 · 0.251 + 255 · 0.749.
    #expect(near(try Drawing([faded], width: 1, height: 1, images: [straight])[0, 0], [241, 216, 191, 255]))
  }

  @Test("a picture is stretched with its part, and cut to its radius")
  func picturePart() throws {
    let pictured = layer(0, 0, 40, 40, color: .red) { $0.children = [layer(20, 0, 20, 40, color: .blue)] }
    let view = layer(10, 10, 80, 60) {
      $0.contents = LayerContents(
        .picture(Picture(id: "p", layer: pictured)), rect: Rect(x: 0.25, y: 0, width: 0.5, height: 1), clipRadius: 20)
    }
    let drawing = try Drawing([view], width: 100, height: 80)
    expectEqual((drawing[45, 40], drawing[55, 40]), ([255, 0, 0, 255], [0, 0, 255, 255]))
    expectEqual(drawing[11, 11], [255, 255, 255, 255])
  }
}
