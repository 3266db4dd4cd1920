import CoreGraphics
import HeroTesting

/// Core Graphics: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
@Suite struct AffineTransformTests {
  private let matrix = CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 7)

  // The point (1, 2) is moved to (11, 22), scaled to (3, 8), turned to (−2, 1); then 2x + 5, x + 3y + 7.
  @Test func whatIsAddedActsFirst() {
    let point = CGPoint(x: 1, y: 2)
    expectEqual(point.applying(matrix), CGPoint(x: 7, y: 14))
    expectEqual(point.applying(matrix.translatedBy(x: 10, y: 20)), CGPoint(x: 27, y: 84))
    expectEqual(point.applying(matrix.scaledBy(x: 3, y: 4)), CGPoint(x: 11, y: 34))
    #expect(point.applying(matrix.rotated(by: .pi / 2)).isNear(CGPoint(x: 1, y: 8)))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(point.applying(matrix.concatenating(double)), CGPoint(x: 14, y: 28))
  }

  @Test func sizesHaveNoPlaceAndRectanglesStayUpright() {
    expectEqual(CGSize(width: 4, height: 5).applying(matrix), CGSize(width: 8, height: 19))
    // Corners (5, 7), (7, 8), (7, 11), (5, 10).
    let box = CGRect(x: 0, y: 0, width: 1, height: 1).applying(matrix)
    expectEqual(box, CGRect(x: 5, y: 7, width: 2, height: 4))
    #expect(box.equalTo(CGRect(x: 5, y: 7, width: 2, height: 4)) && !box.size.equalTo(CGSize(width: 2, height: 5)))
    #expect(box.origin.equalTo(CGPoint(x: 5, y: 7)) && !box.equalTo(.zero))
  }

  @Test func invertedUndoes() {
    #expect(CGPoint(x: 7, y: 14).applying(matrix.inverted()).isNear(CGPoint(x: 1, y: 2)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat && !flat.isIdentity && CGAffineTransform().isIdentity)
  }
}
