import HeroTesting

@testable import HeroGeometry

private func isNear(_ a: Transform3D, _ b: Transform3D, _ tolerance: Double = 1e-12) -> Bool {
  zip(a.elements, b.elements).allSatisfy { abs($0 - $1) <= tolerance }
}

private func turn(_ angle: Double) -> Transform3D { .rotation(angle: angle, x: 0, y: 0, z: 1) }

private func half(_ transform: Transform3D) -> Transform3D {
  .interpolate(from: .identity, to: transform, fraction: 0.5)
}

@Suite struct TransformTests {
  @Test func newestOperationActsFirst() {
    // CATransform3DScale(translate(10, 20), 2, 3): (1, 1) → (2, 3) → (12, 23).
    let transform = Transform3D.translation(x: 10, y: 20).scaled(x: 2, y: 3)
    expectEqual(transform.applyingAffinePart(to: Point(x: 1, y: 1)), Point(x: 12, y: 23))
    // The other order: (1, 1) → (11, 21) → (22, 63).
    let other = Transform3D.scale(x: 2, y: 3).translated(x: 10, y: 20)
    expectEqual(other.applyingAffinePart(to: Point(x: 1, y: 1)), Point(x: 22, y: 63))
  }

  @Test func rotationTurnsXTowardsY() {
    let quarter = Transform3D.rotation(angle: .pi / 2, x: 0, y: 0, z: 2)
    #expect(quarter.applyingAffinePart(to: Point(x: 1, y: 0)).distance(to: Point(x: 0, y: 1)) < 1e-15)
    // About x: y turns towards z; about y: z turns towards x.
    #expect(abs(Transform3D.rotation(angle: .pi / 2, x: 1, y: 0, z: 0)[2, 3] - 1) < 1e-15)
    #expect(abs(Transform3D.rotation(angle: .pi / 2, x: 0, y: 1, z: 0)[3, 1] - 1) < 1e-15)
    expectEqual(Transform3D.rotation(angle: 1, x: 0, y: 0, z: 0), .identity)
  }

  @Test func affineNames() {
    // x' = a·x + c·y + tx = 1·1 + 3·2 + 5, y' = b·x + d·y + ty = 2·1 + 4·2 + 6
    let transform = Transform3D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(transform.applyingAffinePart(to: Point(x: 1, y: 2)), Point(x: 12, y: 16))
    expectEqual(transform.applyingAffinePart(to: Size(width: 1, height: 2)), Size(width: 7, height: 10))
    expectEqual(Transform3D(elements: [1]), nil)
  }

  @Test func decompositionRecomposes() throws {
    var transform = Transform3D.identity
    transform[3, 4] = -0.002
    transform = transform.translated(x: 10, y: -20, z: 30).rotated(angle: 0.7, x: 1, y: 2, z: 3).scaled(
      x: 2, y: 0.5, z: 1.5)
    transform = Transform3D(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0) * transform
    let parts = try #require(DecomposedTransform(transform))
    // The parts make the same projective map, scaled to m44 = 1.
    let normalized = try #require(Transform3D(elements: transform.elements.map { $0 / transform[4, 4] }))
    #expect(isNear(parts.transform, normalized, 1e-10))
    let mirrored = Transform3D.scale(x: -2, y: 1).rotated(angle: 1, x: 0, y: 0, z: 1)
    #expect(isNear(try #require(DecomposedTransform(mirrored)).transform, mirrored, 1e-12))
    expectEqual(DecomposedTransform(.scale(x: 0)), nil)
  }

  @Test func interpolationGoesByParts() {
    // Half of a quarter turn is an eighth; a matrix blend would shrink it by cos 45°.
    #expect(isNear(half(turn(.pi / 2)), turn(.pi / 4)))
    // 270° goes the short way: −90°, of which half is −45°.
    #expect(isNear(half(turn(1.5 * .pi)), turn(-.pi / 4)))
    // Translation and scale blend on their own: 10·½, 1 + 2·½.
    #expect(isNear(half(.translation(x: 10).scaled(x: 3, y: 1)), .translation(x: 5).scaled(x: 2, y: 1)))
    // A chord of the quaternion sphere must not be taken for no rotation at all.
    #expect(abs(half(turn(1e-5))[1, 2] - 1e-5 / 2) < 1e-12)
    #expect(abs(half(turn(1e-7))[1, 2] - 0.5e-7) < 1e-13)
    // The perspective blends linearly.
    var deep = Transform3D.identity
    deep[3, 4] = -0.004
    #expect(abs(Transform3D.interpolate(from: .identity, to: deep, fraction: 0.25)[3, 4] + 0.001) < 1e-15)
    // What has no parts blends element by element.
    let flat = Transform3D.interpolate(from: .identity, to: .scale(x: 0, y: 0), fraction: 0.75)
    #expect(isNear(flat, .scale(x: 0.25, y: 0.25)))
  }

  @Test func interpolationExtrapolatesAndKeepsItsEnds() {
    let quarter = turn(.pi / 2)
    expectEqual(Transform3D.interpolate(from: .identity, to: quarter, fraction: 1), quarter)
    expectEqual(Transform3D.interpolate(from: quarter, to: .identity, fraction: 0), quarter)
    #expect(isNear(.interpolate(from: .identity, to: quarter, fraction: 1.2), turn(0.6 * .pi)))
    let small = Transform3D.interpolate(from: .identity, to: .scale(x: 0.5, y: 0.5), fraction: 1.5)
    #expect(isNear(small, .scale(x: 0.25, y: 0.25)))
  }
}

@Suite struct HomographyTests {
  @Test func anchorAndPosition() {
    // 40×20 at (100, 50), anchor in the middle, turned by 90°: the corner (0, 0) lies at (−20, −10) from the anchor,
    // turned (x, y) → (−y, x): (10, −20); so (110, 30).
    let map = Homography(
      position: Point(x: 100, y: 50), bounds: Rect(x: 0, y: 0, width: 40, height: 20),
      anchorPoint: Point(x: 0.5, y: 0.5), transform: turn(.pi / 2))
    #expect(map.apply(.zero).distance(to: Point(x: 110, y: 30)) < 1e-12)
    #expect(map.isAffine)
  }

  @Test func perspectiveDivides() {
    // m34 = −1/500, then 60° about y: z of (100, 0) is −100·sin 60° = −86.60254, w = 1 + 86.60254/500.
    var perspective = Transform3D.identity
    perspective[3, 4] = -1.0 / 500
    let map = Homography(perspective.rotated(angle: .pi / 3, x: 0, y: 1, z: 0))
    #expect(abs(map.weight(of: Point(x: 100, y: 0)) - 1.1732050807568878) < 1e-12)
    #expect(abs(map.apply(Point(x: 100, y: 0)).x - 50 / 1.1732050807568878) < 1e-12)
    #expect(!map.isAffine)
  }

  @Test func inversesAndProducts() throws {
    let map = Homography(elements: [2, 0.5, 0.001, -1, 3, 0.002, 10, 20, 1])
    let (inverse, point) = (try #require(map.inverse), Point(x: 12, y: -7))
    #expect(inverse.apply(map.apply(point)).distance(to: point) < 1e-10)
    expectEqual(Homography(elements: [1, 2, 0, 2, 4, 0, 0, 0, 1]).inverse, nil)
    // Products act from the left.
    let moved = Homography(.translation(x: 1, y: 0)) * Homography(.scale(x: 2, y: 2))
    expectEqual(moved.apply(.zero), Point(x: 2, y: 0))
  }
}

@Suite struct InterpolationTests {
  @Test func numbersExtrapolateAndKeepTheirEnds() {
    expectEqual(Double.interpolate(from: 1, to: 3, fraction: 1.5), 4)
    expectEqual(Double.interpolate(from: 0.1, to: 0.3, fraction: 1), 0.3)
    expectEqual(Point.interpolate(from: .zero, to: Point(x: 4, y: 8), fraction: 0.25), Point(x: 1, y: 2))
    expectEqual(Rect.interpolate(from: .zero, to: .unit, fraction: -1), Rect(x: 0, y: 0, width: -1, height: -1))
    expectEqual([0.49, 0.5].map { Bool.interpolate(from: false, to: true, fraction: $0) }, [false, true])
  }

  @Test func coloursBlendPremultiplied() {
    // Half way from opaque red to green at alpha 0.5: alpha 0.75; red 0.5·1/0.75 = 2/3; green 0.5·0.5/0.75 = 1/3.
    let red = Color(red: 1, green: 0, blue: 0)
    let mixed = Color.interpolate(from: red, to: Color(red: 0, green: 1, blue: 0, alpha: 0.5), fraction: 0.5)
    #expect(abs(mixed.red - 2.0 / 3) < 1e-15 && abs(mixed.green - 1.0 / 3) < 1e-15 && mixed.alpha == 0.75)
    // From clear the colour keeps its hue.
    expectEqual(Color.interpolate(from: .clear, to: red, fraction: 0.25), red.withAlpha(0.25))
    expectEqual(Color?.interpolate(from: nil, to: red, fraction: 0.25), red.withAlpha(0.25))
    expectEqual(Color?.interpolate(from: red, to: nil, fraction: 0.25), red.withAlpha(0.75))
    #expect(Color?.interpolate(from: nil, to: nil, fraction: 0.25) == .some(nil))
    // Beyond their ends colours are clamped.
    let beyond = Color.interpolate(from: .black, to: Color(red: 1, green: 0.5, blue: 0), fraction: 1.5)
    expectEqual(beyond, Color(red: 1, green: 0.75, blue: 0))
    expectEqual(Color.interpolate(from: Color.white.withAlpha(0.5), to: .white, fraction: -2).alpha, 0)
  }

  @Test func pathsBlendWhenTheirStructureIsEqual() throws {
    let a = try Path(svg: "M0 0L10 0Z")
    let b = try Path(svg: "M0 10L20 10Z")
    expectEqual(Path.interpolate(from: a, to: b, fraction: 0.5), (try Path(svg: "M0 5L15 5Z")))
    expectEqual(Path.interpolate(from: a, to: b, fraction: 3), b)
    let other = try Path(svg: "M0 0H1V1")
    expectEqual(Path.interpolate(from: a, to: other, fraction: 0), other)
  }

  /// CGRectIntersectsRect: the common part of rectangles that touch is empty, but it is not null.
  @Test func touchingIsIntersecting() {
    for (x, y, side, touches) in [
      (1.0, 0.0, 1.0, true), (-1, -1, 1, true), (0.5, 0.5, 0, true), (0.9, 0.9, 1, true), (1.001, 0, 1, false),
    ] {
      expectEqual(Rect.unit.intersects(Rect(x: x, y: y, width: side, height: side)), touches, "\(x), \(y)")
    }
    #expect(!Rect.unit.intersects(Rect(x: 0, y: -0.001, width: 1, height: 0)))
    expectEqual(Rect(bounding: [Point(x: 1, y: 5), Point(x: -1, y: 2)]), Rect(x: -1, y: 2, width: 2, height: 3))
  }
}
