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
  @Test func dashesHaveAPhaseAndMitresALimit() throws {
    let dashed = try shape { ($0.lineDashPattern, $0.lineDashPhase, $0.miterLimit) = ([4, 2], 1, 2) }
    #expect(dashed.lineDashPattern == [3, 2, 1, 0] && dashed.miterLimit == 2)
    try expectEqual(shape { _ in }.miterLimit, 10)
  }
}
