import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// Pictures drawn by the compositor's loops, against Cairo drawing the same.
@Suite struct PictureDrawingTests {
  /// 23 × 17 pixels whose neighbours differ much; premultiplied.
  private func noise(isOpaque: Bool) -> PixelBuffer {
    var (buffer, chance) = (PixelBuffer(width: 23, height: 17), Chance())
    for index in buffer.pixels.indices { buffer.pixels[index] = chance.pixel(isOpaque: isOpaque) }
    return buffer
  }

  private let outline = RoundedRect(Rect(x: 0, y: 0, width: 23, height: 17), radius: 0)

  /// A canvas of 61 × 53 pixels on which a part is clipped and something is drawn already.
  private func drawn(_ body: (CairoCanvas) throws(RasterError) -> Void) throws -> PixelBuffer {
    try PixelBuffer(width: 61, height: 53) { canvas throws(RasterError) in
      canvas.replace(with: Color(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.7))
      canvas.clip(to: Rect(x: 3, y: 2, width: 50, height: 48))
      try body(canvas)
    }
  }

  /// The largest difference of a component.
  private func difference(_ left: PixelBuffer, _ right: PixelBuffer) -> Int {
    zip(left.pixels, right.pixels).reduce(0) { worst, pair in
      [0, 8, 16, 24].reduce(worst) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
    }
  }

  /// How a picture lies on the canvas.
  struct Place: Sendable {
    var scaleX = 1.0
    var scaleY = 1.0
    var origin = Point(x: 10, y: 10)
    var radius = 0.0
  }

  static let places: [Place] = [
    Place(), Place(origin: Point(x: 10.25, y: 9.5)), Place(origin: Point(x: -7, y: -5)),
    Place(origin: Point(x: 45, y: 41.5), radius: 6),
    Place(scaleX: 0.93, scaleY: 0.93, origin: Point(x: 12.3, y: 7.8), radius: 5),
    Place(scaleX: 1.9, scaleY: 2.7, origin: Point(x: -3.4, y: 1.1), radius: 4),
    Place(scaleX: 2, scaleY: 0.7, origin: Point(x: 4, y: 30), radius: 8.5),
    Place(scaleX: 7, scaleY: 9, origin: Point(x: -40.5, y: -60.2), radius: 3),
  ]

  @Test("differs from Cairo's by rounding alone", arguments: places, [1, 0.6])
  func likeCairo(place: Place, alpha: Double) throws {
    for isOpaque in [true, false] {
      let buffer = noise(isOpaque: isOpaque)
      let outline = RoundedRect(outline.rect, radius: place.radius)
      let matrix = Matrix(xx: place.scaleX, yx: 0, xy: 0, yy: place.scaleY, x0: place.origin.x, y0: place.origin.y)
      let ours = try drawn { canvas throws(RasterError) in
        canvas.matrix = matrix
        let isDone = try canvas.draw(buffer, isOpaque: isOpaque, map: .identity, inside: outline, alpha: alpha)
        if !isDone { throw .failed("not drawn") }
      }
      let cairo = try drawn { canvas throws(RasterError) in
        canvas.matrix = matrix
        try buffer.withPattern { pattern in
          pattern.setMatrix(.identity)
          pattern.repeatEdges()
          pattern.setFilter(.linear)
          canvas.clip(to: outline.path)
          canvas.setSource(pattern)
          canvas.paint(alpha: alpha)
        }
      }
      // A step each for the place (65536ths), the weight (128ths of a contrast of 255) and the product with the mask.
      #expect(difference(ours, cairo) <= 4, "\(place), alpha \(alpha), opaque \(isOpaque)")
    }
  }

  @Test("whole pixels on whole pixels arrive untouched; what is turned, or clipped to a round shape, is left to Cairo")
  func wholeAndTurned() throws {
    let buffer = noise(isOpaque: true)
    let canvas = try drawn { canvas throws(RasterError) in
      canvas.matrix = Matrix(x: 20, y: 11)
      _ = try canvas.draw(buffer, isOpaque: true, map: .identity, inside: outline, alpha: 1)
    }
    for y in 0..<17 {
      let start = (y + 11) * 61 + 20
      expectEqual(canvas.pixels[start..<start + 23], buffer.pixels[y * 23..<(y + 1) * 23], "row \(y)")
    }
    _ = try drawn { canvas throws(RasterError) in
      canvas.matrix = Matrix(xx: 0.8, yx: 0.6, xy: -0.6, yy: 0.8, x0: 30, y0: 20)
      #expect(!(try canvas.draw(buffer, isOpaque: true, map: .identity, inside: outline, alpha: 1)))
      canvas.matrix = .identity
      canvas.clip(to: RoundedRect(Rect(x: 5, y: 5, width: 20, height: 20), radius: 8).path)
      #expect(!(try canvas.draw(buffer, isOpaque: true, map: .identity, inside: outline, alpha: 1)))
    }
  }

  @Test("a picture of one colour is that colour everywhere, as large as it was")
  func flat() throws {
    let picture = Picture(id: "flat", layer: layer(0, 0, 20, 10, color: .red))
    let snapshot = layer(5, 5, 40, 30) {
      ($0.role, $0.opacityMode) = (.snapshot, .eachPrimitive)
      $0.contents = LayerContents(.picture(picture), clipRadius: 6)
    }
    let filled = layer(5, 5, 40, 30, color: .red) { $0.cornerRadius = 6 }
    let (drawing, expected) = try (Drawing([snapshot], width: 50, height: 40), Drawing([filled], width: 50, height: 40))
    for y in 0..<40 { for x in 0..<50 { #expect(near(drawing[x, y], expected[x, y])) } }
  }
}
