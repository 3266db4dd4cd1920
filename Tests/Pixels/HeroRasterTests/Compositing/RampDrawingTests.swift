import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// Ramps drawn by the compositor's loops, against Cairo and pixman drawing the same.
@Suite struct RampDrawingTests {
  /// A rectangle of whole pixels on a canvas of 61 × 53, and how it is come by.
  private struct Place {
    let scale: Double
    let origin: Point
    let rect: Rect

    init(_ dice: inout Chance) {
      scale = [1, 2, 3, 0.5, 2.5].randomElement(using: &dice) ?? 1
      let (left, top) = (Int.random(in: -60...40, using: &dice), Int.random(in: -60...40, using: &dice))
      let (width, height) = (Int.random(in: 1...180, using: &dice), Int.random(in: 1...180, using: &dice))
      let moved = Int.random(in: 0...40, using: &dice)
      origin = Point(x: Double(moved) / scale, y: Double(-moved) / scale)
      rect = Rect(
        x: Double(left - moved) / scale, y: Double(top + moved) / scale, width: Double(width) / scale,
        height: Double(height) / scale)
    }

    func paint(_ body: (CairoCanvas) throws(RasterError) -> Void) throws -> PixelBuffer {
      try PixelBuffer(width: 61, height: 53) { canvas throws(RasterError) in
        canvas.clip(to: Rect(x: 3, y: 2, width: 50, height: 48))
        canvas.scale(by: scale)
        canvas.move(to: origin)
        try body(canvas)
      }
    }

    /// From local points to the unit square.
    var map: Matrix? {
      let unit =
        Transform3D.translation(x: -rect.minX, y: -rect.minY) * .scale(x: 1 / rect.size.width, y: 1 / rect.size.height)
      return Matrix(Homography(unit))
    }
  }

  private func gradient(_ dice: inout Chance) -> GradientContents {
    func part() -> Double { Double(Int.random(in: 0...255, using: &dice)) / 255 }
    func point() -> Point {
      Point(x: Double.random(in: -0.5...1.5, using: &dice), y: Double.random(in: -0.5...1.5, using: &dice))
    }
    let colors = (0..<Int.random(in: 1...5, using: &dice)).map { _ in
      Color(red: part(), green: part(), blue: part(), alpha: 1)
    }
    // Twentieths, so that some are equal.
    let locations = colors.map { _ in Double(Int.random(in: 0...20, using: &dice)) / 20 }.sorted()
    return GradientContents(colors: colors, locations: locations, startPoint: point(), endPoint: point())
  }

  @Test("makes the pixels that Cairo makes", arguments: 0..<20) func likeCairo(seed: UInt64) throws {
    var dice = Chance(state: seed)
    var count = 0
    for _ in 0..<25 {
      let (place, gradient) = (Place(&dice), gradient(&dice))
      let map = try #require(place.map)
      var isDrawn = false
      let own = try place.paint { canvas throws(RasterError) in
        isDrawn = try canvas.draw(gradient, map: map, inside: place.rect)
      }
      let cairo = try place.paint { canvas throws(RasterError) in
        let pattern = try Pattern(from: gradient.startPoint, to: gradient.endPoint)
        for (color, location) in zip(gradient.colors, gradient.locations) {
          pattern.addStop(color, alpha: 1, at: location)
        }
        pattern.repeatEdges()
        pattern.setMatrix(map)
        canvas.setPath(RoundedRect(place.rect, radius: 0).path)
        canvas.setSource(pattern)
        canvas.fill()
      }
      guard isDrawn else { continue }
      count += 1
      let differing = zip(own.pixels, cairo.pixels).filter { $0 != $1 }.count
      expectEqual(differing, 0, "\(gradient) in \(place)")
    }
    #expect(count >= 15, "too few ramps are drawn without Cairo")
  }

  // What the loops do not draw is left to Cairo.
  @Test func whatIsLeftToCairo() throws {
    let rect = Rect(x: 4, y: 4, width: 20, height: 20)
    func isDrawn(_ colors: [Color], to end: Point, in rect: Rect, turned: Bool = false) throws -> Bool {
      var result = false
      _ = try PixelBuffer(width: 40, height: 40) { canvas throws(RasterError) in
        if turned { canvas.matrix = Matrix(xx: 0, yx: 1, xy: -1, yy: 0, x0: 30, y0: 0) }
        let map = Matrix(xx: 0.05, yx: 0, xy: 0, yy: 0.05, x0: -0.2, y0: -0.2)
        result = try canvas.draw(
          GradientContents(colors: colors, startPoint: .zero, endPoint: end), map: map, inside: rect)
      }
      return result
    }
    let (ramp, slanted) = ([Color.white, .black], Point(x: 1, y: 0.5))
    #expect(try isDrawn(ramp, to: slanted, in: rect))
    #expect(try !isDrawn([.white, .clear], to: slanted, in: rect))
    for end in [Point(x: 0, y: 1), Point(x: 1, y: 0), .zero] {
      #expect(try !isDrawn(ramp, to: end, in: rect), "\(end)")
    }
    #expect(try !isDrawn(ramp, to: slanted, in: Rect(x: 4.5, y: 4, width: 20, height: 20)))
    #expect(try !isDrawn(ramp, to: slanted, in: rect, turned: true))
  }
}
