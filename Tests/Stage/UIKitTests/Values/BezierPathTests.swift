import HeroTesting

@testable import UIKit

@MainActor
@Suite struct BezierPathTests {
  // A circle of 50 points around (50, 50): 34 points along both axes are 48.1 from its middle, 36 are 50.9.
  @Test func pathsKnowWhatIsInside() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 84, y: 84)) && !circle.contains(CGPoint(x: 86, y: 86)))
    let moved = CGAffineTransform(translationX: 100, y: 0)
    #expect(circle.cgPath.contains(CGPoint(x: 184, y: 84), transform: moved))
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    frame.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(frame.contains(CGPoint(x: 50, y: 50)) && frame.contains(CGPoint(x: 10, y: 50)))
    frame.usesEvenOddFillRule = true
    #expect(!frame.contains(CGPoint(x: 50, y: 50)) && frame.contains(CGPoint(x: 10, y: 50)))
    // A parabola reaches half as far as its control point.
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    expectEqual((arch.cgPath.boundingBox.height, arch.cgPath.boundingBoxOfPath.height), (100, 50))
    #expect(arch.contains(CGPoint(x: 50, y: 49)) && !arch.contains(CGPoint(x: 50, y: 51)))
    expectEqual(NSValue(cgPoint: CGPoint(x: 3, y: 4)).cgPointValue, CGPoint(x: 3, y: 4))
    expectEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY, 6)
  }

  // A square with a hole: what turns the other way takes from the area.
  @Test func pathsAreReversed() {
    let path = UIBezierPath()
    path.lineWidth = 3
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 11, y: 12), controlPoint2: CGPoint(x: 13, y: 14))
    let back = path.reversing()
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 9, y: 10))
    expected.addCurve(
      to: CGPoint(x: 5, y: 6), controlPoint1: CGPoint(x: 13, y: 14), controlPoint2: CGPoint(x: 11, y: 12))
    expected.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 7, y: 8))
    expected.addLine(to: CGPoint(x: 1, y: 2))
    expectEqual((back.path, back.lineWidth), (expected.path, 3))
    expectEqual(back.reversing().path, path.path)
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let hole = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(square.contains(CGPoint(x: 15, y: 15)))
    square.append(hole)
    #expect(square.contains(CGPoint(x: 15, y: 15)))
    square.removeAllPoints()
    square.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)))
    square.append(hole.reversing())
    #expect(!square.contains(CGPoint(x: 15, y: 15)) && square.contains(CGPoint(x: 5, y: 15)))
    #expect(UIBezierPath().reversing().isEmpty)
  }

  // Through the lower right quarter, or all others.
  @Test func arcsGoEitherWay() {
    for (isClockwise, least, length) in [(true, 0, 10), (false, -10, 20)] as [(Bool, CGFloat, CGFloat)] {
      let path = UIBezierPath()
      path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise)
      let found = path.cgPath.boundingBoxOfPath
      #expect(hypot(found.minX - least, found.minY - least) < 0.1)
      #expect(hypot(found.width - length, found.height - length) < 0.1)
      #expect(path.currentPoint.isNear(CGPoint(x: 0, y: 10)))
    }
  }

  // Source: UIBezierPath.currentPoint: where the next piece begins, which is where a closed one began.
  @Test func aClosedPieceIsAtItsStart() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    expectEqual((path.currentPoint, UIBezierPath().currentPoint), (CGPoint(x: 9, y: 9), .zero))
    path.apply(CGAffineTransform(translationX: 10, y: 20))
    expectEqual(path.currentPoint, CGPoint(x: 19, y: 29))
  }
}
