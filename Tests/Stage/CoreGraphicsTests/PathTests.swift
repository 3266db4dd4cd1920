import CoreGraphics
import HeroTesting

@Suite struct PathTests {
  @Test func pathsAreWalked() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    expectEqual(pieces(path), [.moveToPoint, .addCurveToPoint, .closeSubpath])
    expectEqual(curveEnd(path), CGPoint(x: 7, y: 8))
  }

  @Test func copiesAreTransformed() throws {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(path.copy(using: &twice)?.boundingBox, CGRect(x: 2, y: 4, width: 6, height: 8))
    let copy = try #require(path.mutableCopy())
    copy.move(to: .zero)
    #expect(path.copy() == path && copy != path)
  }

  // Twice as large: what is added under a matrix, after what is there.
  @Test func piecesUnderAMatrix() {
    let (path, plain, twice) = (CGMutablePath(), CGMutablePath(), CGAffineTransform(scaleX: 2, y: 2))
    path.move(to: CGPoint(x: 1, y: 2), transform: twice)
    path.addLine(to: CGPoint(x: 3, y: 4), transform: twice)
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 5, y: 4), transform: twice)
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 0, y: 1), transform: twice)
    path.addLines(between: [.zero, CGPoint(x: 1, y: 1)], transform: twice)
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 2), transform: twice)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 2), transform: twice)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerWidth: 1, cornerHeight: 1, transform: twice)
    path.addPath(CGPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1), transform: nil), transform: twice)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false, transform: twice)
    plain.move(to: CGPoint(x: 2, y: 4))
    plain.addLine(to: CGPoint(x: 6, y: 8))
    plain.addQuadCurve(to: CGPoint(x: 10, y: 12), control: CGPoint(x: 10, y: 8))
    plain.addCurve(to: .zero, control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 0, y: 2))
    plain.addLines(between: [.zero, CGPoint(x: 2, y: 2)])
    plain.addRect(CGRect(x: 0, y: 0, width: 2, height: 4))
    plain.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 4))
    plain.addRoundedRect(in: CGRect(x: 0, y: 0, width: 8, height: 8), cornerWidth: 2, cornerHeight: 2)
    plain.addPath(CGPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2), transform: nil))
    plain.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 1, clockwise: false)
    expectEqual(path, plain)
  }

  // A quarter of a circle, from the right downwards and upwards.
  @Test func anArcByItsLength() {
    for y in [10.0, -10] {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: y / 10 * .pi / 2)
      #expect(curveEnd(path).isNear(CGPoint(x: 0, y: y)), "\(y)")
      expectEqual(pieces(path), [.moveToPoint, .addCurveToPoint])
    }
  }

  private func pieces(_ path: CGPath) -> [CGPathElementType] {
    var found: [CGPathElementType] = []
    path.applyWithBlock { found.append($0.pointee.type) }
    return found
  }

  /// Where the last curve ends.
  private func curveEnd(_ path: CGPath) -> CGPoint {
    var end = CGPoint.zero
    path.applyWithBlock { if $0.pointee.type == .addCurveToPoint { end = $0.pointee.points[2] } }
    return end
  }

  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
  private let box: [CGPathElementType] = [
    .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
  ]
  private let ring: [CGPathElementType] = [
    .moveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint, .closeSubpath,
  ]

  @Test func shapesAreAdded() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    path.addRect(frame)
    expectEqual((pieces(path), path.boundingBox, path), (box, frame, CGPath(rect: frame, transform: nil)))
    path.addEllipse(in: frame)
    expectEqual(pieces(path), box + ring)
    path.addPath(CGPath(rect: frame.offsetBy(dx: 100, dy: 0), transform: nil))
    expectEqual((pieces(path), path.boundingBox), (box + ring + box, CGRect(x: 1, y: 2, width: 130, height: 40)))
  }

  // A corner of a radius of 10 leaves out what is farther than that from (11, 12): (2, 3) is 12.7 away, (5, 6) is 8.5.
  @Test func cornersAreRound() {
    let path = CGMutablePath()
    path.addRoundedRect(in: frame, cornerWidth: 10, cornerHeight: 10)
    #expect(!path.contains(CGPoint(x: 2, y: 3)) && path.contains(CGPoint(x: 5, y: 6)) && path.boundingBox == frame)
  }

  @Test func curvesAndLinesGoOn() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1)])
    path.addQuadCurve(to: CGPoint(x: 9, y: 1), control: CGPoint(x: 7, y: 11))
    expectEqual(pieces(path), [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint])
    // A parabola reaches half as far as its control point.
    expectEqual(path.boundingBoxOfPath, CGRect(x: 1, y: 1, width: 8, height: 5))
  }

  // Clockwise is as Core Graphics has it, with y upwards: on the screen it is the other way round, here through the upper half.
  @Test func arcsGoEitherWay() {
    for (isClockwise, least, length) in [(false, 0, 10), (true, -10, 20)] as [(Bool, CGFloat, CGFloat)] {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise)
      let found = path.boundingBoxOfPath
      #expect(hypot(found.minX - least, found.minY - least) < 0.1)
      #expect(hypot(found.width - length, found.height - length) < 0.1)
    }
  }

  @Test func equalPathsHashAlikeAndAMatrixMovesThem() {
    var move = CGAffineTransform(translationX: 1, y: 0)
    let moved = CGPath(rect: frame, transform: &move)
    let paths = [frame, frame, frame.offsetBy(dx: 1, dy: 0)].map { CGPath(rect: $0, transform: nil) }
    #expect(paths[0] == paths[1] && paths[0] != paths[2] && Set(paths).count == 2 && moved == paths[2])
  }

  // The smaller radius counts; without one there are no corners.
  @Test func radiiOfTwoLengths() {
    let path = CGPath(roundedRect: frame, cornerWidth: 8, cornerHeight: 6, transform: nil)
    expectEqual(path, CGPath(roundedRect: frame, cornerWidth: 6, cornerHeight: 6, transform: nil))
    expectEqual((pieces(path).filter { $0 == .addCurveToPoint }.count, path.boundingBox), (4, frame))
    let plain = CGPath(roundedRect: frame, cornerWidth: 0, cornerHeight: 9, transform: nil)
    #expect(!pieces(plain).contains(.addCurveToPoint) && plain.boundingBox == frame)
  }

  // Two squares, one in the other, both clockwise: by winding the inner one is inside, by crossings it is a hole.
  @Test func theRuleSaysWhatIsInside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd) && !path.contains(CGPoint(x: 31, y: 5)))
  }

  // A dash of 4, a gap of 2, begun 5 points later: 1 of the gap is left.
  @Test func dashesBeginAtTheirPhase() {
    expectEqual(LineStyle.dashes([4, 2], phase: 0), [4, 2])
    for phase in [5.0, -1] { expectEqual(LineStyle.dashes([4, 2], phase: phase), [0, 1, 4, 1]) }
    for phase in [1.0, 13] { expectEqual(LineStyle.dashes([4, 2], phase: phase), [3, 2, 1, 0]) }
    // An odd number counts twice: 3 on, 3 off.
    expectEqual(LineStyle.dashes([3], phase: 1), [2, 3, 1, 0])
  }
}
