import CoreGraphics
import Testing

/// Paths, worked out by hand.
@Suite struct PathTests {
  @Test func pathsAreWalked() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    var pieces: [CGPathElementType] = []
    var end = CGPoint.zero
    path.applyWithBlock { element in
      pieces.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { end = element.pointee.points[2] }
    }
    #expect(pieces == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(end == CGPoint(x: 7, y: 8))
  }

  /// The kinds of a path's pieces, in order.
  private func kinds(_ path: CGPath) -> [CGPathElementType] {
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    return kinds
  }

  @Test func shapesHaveTheirBoxes() {
    let box = CGRect(x: 10, y: 20, width: 40, height: 30)
    #expect(CGPath(rect: box, transform: nil).boundingBox == box)
    let oval = CGPath(ellipseIn: box, transform: nil).boundingBoxOfPath
    #expect(abs(oval.minX - 10) < 1e-9 && abs(oval.minY - 20) < 1e-9)
    #expect(abs(oval.maxX - 50) < 1e-9 && abs(oval.maxY - 50) < 1e-9)
    let round = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 6, transform: nil)
    #expect(round.boundingBox == box)
    // Four sides, four corners, their start and their end.
    #expect(kinds(round).count == 10 && kinds(round).filter { $0 == .addCurveToPoint }.count == 4)
    // No radius, no corners.
    #expect(
      kinds(CGPath(roundedRect: box, cornerWidth: 0, cornerHeight: 0, transform: nil))
        == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
  }

  // The corner of 6 points leaves out what is nearer to it than 6 · (1 − 1/√2) = 1.76 points along both axes.
  @Test func cornersAreRound() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerWidth: 8, cornerHeight: 6, transform: nil)
    #expect(!path.contains(CGPoint(x: 1.7, y: 1.7)) && path.contains(CGPoint(x: 1.8, y: 1.8)))
    #expect(!path.contains(CGPoint(x: 38.3, y: 28.3)) && path.contains(CGPoint(x: 38.2, y: 28.2)))
  }

  @Test func aMatrixMovesWhatIsMade() {
    var move = CGAffineTransform(translationX: 5, y: 7)
    let moved = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: &move)
    #expect(moved.boundingBox == CGRect(x: 5, y: 7, width: 2, height: 3))
  }

  // From 0 to a quarter: the angle grows, which Core Graphics calls counterclockwise; the other way it is three quarters.
  @Test func arcsGoTheWayThatIsSaid() {
    func arc(clockwise: Bool) -> CGMutablePath {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      return path
    }
    #expect(kinds(arc(clockwise: false)) == [.moveToPoint, .addCurveToPoint])
    #expect(kinds(arc(clockwise: true)).count == 4)
    let box = arc(clockwise: true).boundingBoxOfPath
    #expect(abs(box.minX + 10) < 1e-9 && abs(box.maxY - 10) < 1e-9)
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

  @Test func linesLeadFromPointToPoint() {
    let path = CGMutablePath()
    path.addLines(between: [])
    #expect(path.isEmpty)
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 3)])
    #expect(kinds(path) == [.moveToPoint, .addLineToPoint, .addLineToPoint])
    let other = CGMutablePath()
    other.addPath(path)
    #expect(other == path && other.hashValue == path.hashValue)
  }

  // A dash of 4, a gap of 2, begun 5 points later: 1 of the gap is left.
  @Test func dashesBeginAtTheirPhase() {
    #expect(LineStyle.dashes([4, 2], phase: 0) == [4, 2])
    #expect(LineStyle.dashes([4, 2], phase: 5) == [0, 1, 4, 1])
    // An odd number counts twice: 3 on, 3 off.
    #expect(LineStyle.dashes([3], phase: 1) == [2, 3, 1, 0])
  }
}
