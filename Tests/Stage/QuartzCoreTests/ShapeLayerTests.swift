import HeroLayers
import HeroTesting
import QuartzCore

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
    try expectEqual(dashes(0), [4, 2])
    try expectEqual(dashes(1), [3, 2, 1, 0])
    // In the gap: a point of it is left, then the dash, then what was cut off of the gap.
    try expectEqual(dashes(5), [0, 1, 4, 1])
    try expectEqual(dashes(-1), dashes(5))
    try expectEqual(dashes(13), dashes(1))
  }

  @Test func mitresHaveALimit() throws {
    try expectEqual(shape { _ in }.miterLimit, 10)
    try expectEqual(shape { $0.miterLimit = 2 }.miterLimit, 2)
  }
}
