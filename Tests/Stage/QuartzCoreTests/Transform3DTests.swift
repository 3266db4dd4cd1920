import QuartzCore
import Testing

/// Matrices of the row-vector convention: what is added last acts first.
@Suite struct Transform3DTests {
  // (1, 2, 0) is scaled to (2, 6, 0), then moved to (12, 6, 0).
  @Test func whatIsAddedLastActsFirst() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    let both = CATransform3DScale(moved, 2, 3, 1)
    #expect(both == CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), moved))
    #expect((both.m11, both.m22, both.m33, both.m41) == (2, 3, 1, 10))
    #expect(CGPoint(x: 1, y: 2).applying(CATransform3DGetAffineTransform(both)) == CGPoint(x: 12, y: 6))
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 0, 0).m41 == 20)
  }

  @Test func turnsAreClockwiseOnScreen() {
    let turn = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
    let right = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turn))
    #expect(abs(right.x) < 1e-12 && abs(right.y - 1) < 1e-12)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test func inversesUndo() {
    let matrix = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 1), 3, 5, 0)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(matrix, CATransform3DInvert(matrix))))
    // A singular matrix stays as it is.
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func theMatrixOfThePlaneIsPartOfIt() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(plane)))
    var deep = CATransform3DIdentity
    deep.m34 = -1.0 / 500
    #expect(!CATransform3DIsAffine(deep) && CATransform3D() != CATransform3DIdentity)
  }
}
