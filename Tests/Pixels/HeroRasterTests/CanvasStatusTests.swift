import HeroGeometry
import HeroTesting

@testable import HeroRaster

/// What Cairo complains about reaches the caller, whichever verb it came from.
@Suite struct CanvasStatusTests {
  private static let singular = Matrix(xx: 0, yx: 0, xy: 0, yy: 0, x0: 0, y0: 0)

  @Test("a matrix without an inverse fails the drawing, as does a pattern's, once it is drawn with")
  func matrix() {
    let problem = RasterError.failed("cairo: invalid matrix (not invertible)")
    #expect(throws: problem) { _ = try PixelBuffer(width: 2, height: 2) { $0.matrix = Self.singular } }
    #expect(throws: problem) {
      _ = try PixelBuffer(width: 2, height: 2) { canvas throws(RasterError) in
        try PixelBuffer(width: 3, height: 3).withPattern { pattern in
          pattern.setMatrix(Self.singular)
          canvas.setSource(pattern)
          canvas.paint()
        }
      }
    }
  }

  @Test("a surface that Cairo cannot hold is refused: sides end at 32767 pixels")
  func surface() {
    #expect(throws: RasterError.self) { _ = try PixelBuffer(width: 32_768, height: 1) { _ in } }
    #expect(throws: Never.self) { _ = try PixelBuffer(width: 32_767, height: 1) { _ in } }
  }

  @Test("a canvas that outlives its pixels writes nothing any more, and a pattern whose pixels are gone draws nothing")
  func outlived() throws {
    var escaped: CairoCanvas?
    let buffer = try PixelBuffer(width: 2, height: 2) { canvas in escaped = canvas }
    let canvas = try #require(escaped)
    canvas.replace(with: .black)
    expectEqual(buffer.pixels, [0, 0, 0, 0])
    #expect(throws: RasterError.self) { try canvas.checkStatus() }
    let drawn = try PixelBuffer(width: 2, height: 2) { canvas throws(RasterError) in
      let pixels = try PixelBuffer(width: 3, height: 3) { $0.replace(with: .black) }
      try pixels.withPattern { canvas.setSource($0) }
      canvas.paint()
    }
    expectEqual(drawn.pixels, [0, 0, 0, 0])
  }
}
