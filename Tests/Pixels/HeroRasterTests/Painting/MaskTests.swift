import HeroGeometry
import HeroLayers
import HeroTesting

/// Masks against coverage counted in the test (fact sheet 5.18).
@Suite struct MaskTests {
  /// A triangle over the left lower half of a square of 40.
  private let triangle: Path

  init() throws { triangle = try Path(svg: "M0 0L40 40L0 40Z") }

  private func isInside(_ p: Point) -> Bool { p.x >= 10 && p.y <= 45 && p.x - 10 <= p.y - 5 }

  @Test func nothingShowsOutsideOfThePath() throws {
    // Background, border, a shadow and a child that leaves the bounds are cut off together; an edge counts once.
    let view = layer(10, 5, 40, 40, color: .black) {
      ($0.mask, $0.borderWidth) = (LayerMask(path: triangle), 3)
      $0.shadow = Shadow(opacity: 1, offset: Size(width: 10, height: 0), radius: 0)
      $0.children = [layer(-20, 10, 100, 20, color: .black)]
    }
    let drawing = try Drawing([view], width: 60, height: 50)
    #expect(drawing.deviation { x, y in coverage(x, y, of: isInside) } <= 1.0 / 15)
  }

  @Test func aPathThatCrossesItselfLeavesAHole() throws {
    let frame = try Path(svg: "M0 0H40V40H0Z M10 10H30V30H10Z")
    func drawn(_ mask: LayerMask) throws -> Drawing {
      try Drawing([layer(0, 0, 40, 40, color: .black) { $0.mask = mask }], width: 40, height: 40)
    }
    let holed = try drawn(LayerMask(path: frame, fillRule: .evenOdd))
    expectEqual((holed[5, 20], holed[20, 20]), ([0, 0, 0, 255], [255, 255, 255, 255]))
    // By winding both turn the same way round: no hole.
    try expectEqual(drawn(LayerMask(path: frame))[20, 20], [0, 0, 0, 255])
  }

  @Test func whatLiesBelowShowsBesideAMask() throws {
    let (ground, left) = (layer(0, 0, 100, 100, color: .black), LayerMask(path: try Path(svg: "M0 0H50V100H0Z")))
    // A blur of one colour is that colour: over black it stays black outside of the mask, inside a tint of half white lies over it.
    let effect = BackdropEffect(blurRadius: 4, saturation: 1, tint: Color.white.withAlpha(0.5))
    let blur = layer(0, 0, 100, 100) { ($0.contents, $0.mask) = (LayerContents(.backdrop(effect)), left) }
    let blurred = try Drawing([ground, blur], width: 100, height: 100)
    #expect(near(blurred[25, 50], [128, 128, 128, 255]) && blurred[75, 50] == [0, 0, 0, 255])
    // Under an opaque layer that fills the canvas nothing needs to be drawn, but for one that is masked.
    let cover = layer(0, 0, 100, 100, color: .white) { $0.mask = left }
    let covered = try Drawing([ground, cover], width: 100, height: 100)
    expectEqual((covered[25, 50], covered[75, 50]), ([255, 255, 255, 255], [0, 0, 0, 255]))
  }

  @Test func aFadedLayerIsCutAsAWhole() throws {
    let view = layer(10, 5, 40, 40, color: .black) {
      ($0.mask, $0.opacity) = (LayerMask(path: triangle), 0.5)
      $0.children = [layer(0, 0, 40, 40, color: .black)]
    }
    let drawing = try Drawing([view], width: 60, height: 50)
    // Half of black on white, once for both.
    #expect(drawing[15, 40] == [128, 128, 128, 255] || drawing[15, 40] == [127, 127, 127, 255])
    expectEqual(drawing[45, 10], [255, 255, 255, 255])
  }

  @Test func aMaskedChildCastsItsShapesShadow() throws {
    let view = layer(10, 10, 40, 40) {
      $0.shadow = Shadow(opacity: 1, offset: Size(width: 50, height: 0), radius: 0)
      $0.children = [layer(0, 0, 40, 40, color: .white) { $0.mask = LayerMask(path: triangle) }]
    }
    let drawing = try Drawing([view], width: 110, height: 60)
    // 50 points to the right: the lower left half.
    expectEqual((drawing[65, 45], drawing[95, 15]), ([0, 0, 0, 255], [255, 255, 255, 255]))
  }
}
