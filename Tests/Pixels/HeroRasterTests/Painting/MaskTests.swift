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
    let drawing = try Drawing(
      [
        layer(10, 5, 40, 40, color: .black) {
          $0.mask = LayerMask(path: triangle)
          $0.borderWidth = 3
          $0.shadow = Shadow(opacity: 1, offset: Size(width: 10, height: 0), radius: 0)
          $0.children = [layer(-20, 10, 100, 20, color: .black)]
        }
      ], width: 60, height: 50)
    #expect(drawing.deviation { x, y in coverage(x, y, of: isInside) } <= 1.0 / 15)
  }

  @Test func aPathThatCrossesItselfLeavesAHole() throws {
    let frame = try Path(svg: "M0 0H40V40H0Z M10 10H30V30H10Z")
    let drawing = try Drawing(
      [layer(0, 0, 40, 40, color: .black) { $0.mask = LayerMask(path: frame, fillRule: .evenOdd) }], width: 40,
      height: 40)
    #expect(drawing[5, 20] == [0, 0, 0, 255] && drawing[20, 20] == [255, 255, 255, 255])
    // By winding both turn the same way round: no hole.
    let whole = try Drawing(
      [layer(0, 0, 40, 40, color: .black) { $0.mask = LayerMask(path: frame) }], width: 40, height: 40)
    expectEqual(whole[20, 20], [0, 0, 0, 255])
  }

  @Test func anEffectUnderAMaskSeesWhatLiesBelow() throws {
    // A blur of one colour is that colour: over black it stays black inside of the mask, where a tint of half white would lie.
    let effect = BackdropEffect(blurRadius: 4, saturation: 1, tint: Color.white.withAlpha(0.5))
    let drawing = try Drawing(
      [
        layer(0, 0, 40, 40, color: .black),
        layer(0, 0, 40, 40) {
          $0.contents = LayerContents(.backdrop(effect))
          $0.mask = (try? Path(svg: "M0 0H20V40H0Z")).map { LayerMask(path: $0) }
        },
      ], width: 40, height: 40)
    #expect(near(drawing[10, 20], [128, 128, 128, 255]) && drawing[30, 20] == [0, 0, 0, 255])
  }

  @Test func aFadedLayerIsCutAsAWhole() throws {
    let drawing = try Drawing(
      [
        layer(10, 5, 40, 40, color: .black) {
          $0.mask = LayerMask(path: triangle)
          $0.opacity = 0.5
          $0.children = [layer(0, 0, 40, 40, color: .black)]
        }
      ], width: 60, height: 50)
    // Half of black on white, once for both.
    #expect(drawing[15, 40] == [128, 128, 128, 255] || drawing[15, 40] == [127, 127, 127, 255])
    expectEqual(drawing[45, 10], [255, 255, 255, 255])
  }

  @Test func aMaskedLayerHidesNothing() throws {
    // Under an opaque layer that fills the canvas nothing needs to be drawn, but for one that is masked.
    let drawing = try Drawing(
      [
        layer(0, 0, 100, 100, color: .black),
        layer(0, 0, 100, 100, color: .white) {
          $0.mask = (try? Path(svg: "M0 0H50V100H0Z")).map { LayerMask(path: $0) }
        },
      ], width: 100, height: 100)
    #expect(drawing[25, 50] == [255, 255, 255, 255] && drawing[75, 50] == [0, 0, 0, 255])
  }

  @Test func aMaskedChildCastsItsShapesShadow() throws {
    let drawing = try Drawing(
      [
        layer(10, 10, 40, 40) {
          $0.shadow = Shadow(opacity: 1, offset: Size(width: 50, height: 0), radius: 0)
          $0.children = [layer(0, 0, 40, 40, color: .white) { $0.mask = LayerMask(path: triangle) }]
        }
      ], width: 110, height: 60)
    // 50 points to the right: the lower left half.
    #expect(drawing[65, 45] == [0, 0, 0, 255] && drawing[95, 15] == [255, 255, 255, 255])
  }
}
