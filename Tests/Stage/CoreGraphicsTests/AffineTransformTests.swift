import CoreGraphics
import Testing

/// What is added last acts first, as Apple's documentation of `translatedBy` and `concatenating` has it.
@Suite struct AffineTransformTests {
  private let point = CGPoint(x: 1, y: 2)

  @Test func whatIsAddedLastActsFirst() {
    // (1, 2) is doubled to (2, 4), then moved.
    let both = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2)
    #expect(point.applying(both) == CGPoint(x: 12, y: 24))
    #expect(both == CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 20)))
    // It is moved to (11, 22), then doubled.
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 44))
  }

  @Test func turnsAreClockwiseOnScreen() {
    let turned = point.applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x + 2) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func inversesUndo() {
    let matrix = CGAffineTransform(2, 0, 0, 4, 6, 8)
    #expect(matrix.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))
    #expect(matrix.concatenating(matrix.inverted()).isIdentity && CGAffineTransform().isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func sizesDoNotMoveAndRectanglesAreBoxed() {
    let matrix = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 100, ty: 0)
    #expect(CGSize(width: 10, height: 20).applying(matrix) == CGSize(width: -60, height: 20))
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 20).applying(matrix) == CGRect(x: 40, y: 0, width: 60, height: 20))
  }
}
