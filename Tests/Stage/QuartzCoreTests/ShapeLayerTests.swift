import HeroLayers
import QuartzCore
import Testing

@MainActor
@Suite struct ShapeLayerTests {
  private func shape(_ change: (CAShapeLayer) -> Void) throws -> ShapeContents {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    change(layer)
    guard case .shape(let shape) = layer.drawing else { throw CancellationError() }
    return shape
  }

  // Scenes' patterns begin with a dash: the phase turns them.
  @Test func dashesBeginAtTheirPhase() throws {
    func dashes(_ phase: CGFloat) throws -> [Double] {
      try shape {
        $0.lineDashPattern = [4, 2]
        $0.lineDashPhase = phase
      }.lineDashPattern
    }
    #expect(try dashes(0) == [4, 2])
    #expect(try dashes(1) == [3, 2, 1, 0])
    // In the gap: a point of it is left, then the dash, then what was cut off of the gap.
    #expect(try dashes(5) == [0, 1, 4, 1])
    #expect(try dashes(-1) == dashes(5))
    #expect(try dashes(13) == dashes(1))
  }

  @Test func mitresHaveALimit() throws {
    #expect(try shape { _ in }.miterLimit == 10)
    #expect(try shape { $0.miterLimit = 2 }.miterLimit == 2)
  }
}
