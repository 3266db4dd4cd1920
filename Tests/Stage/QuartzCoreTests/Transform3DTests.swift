import HeroTesting
import QuartzCore

@Suite struct Transform3DTests {
  // Source: CATransform3D's documentation: t' = translate(tx, ty, tz) · t, and so for scale and rotate.
  @Test func whatIsAddedActsFirst() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect((moved.m11, moved.m22, moved.m33) == (2, 3, 4) && (moved.m41, moved.m42, moved.m43) == (2, 3, 4))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)
    #expect((scaled.m11, scaled.m22, scaled.m33) == (2, 3, 4) && (scaled.m41, scaled.m42, scaled.m43) == (5, 6, 7))
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), .pi / 2, 0, 0, 2)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m21 + 1) < 1e-9 && turned.m41 == 5 && abs(turned.m33 - 1) < 1e-9)
  }

  @Test func concatenatedGoesFromLeftToRight() {
    let (move, double) = (CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 2))
    expectEqual((CATransform3DConcat(move, double).m41, CATransform3DConcat(double, move).m41), (2, 1))
  }

  @Test func invertedUndoes() {
    let back = CATransform3DInvert(CATransform3DTranslate(CATransform3DMakeScale(2, 4, 5), 3, 0, 0))
    #expect(
      CATransform3DEqualToTransform(back, CATransform3DScale(CATransform3DMakeTranslation(-3, 0, 0), 0.5, 0.25, 0.2)))
    let nothing = CATransform3D()
    #expect(CATransform3DInvert(nothing) == nothing && !CATransform3DEqualToTransform(nothing, back))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(nothing))
  }

  @Test func matricesInThePlaneAreAffine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    var space = CATransform3DMakeAffineTransform(plane)
    #expect((space.m11, space.m12, space.m21, space.m22, space.m41, space.m42) == (1, 2, 3, 4, 5, 6))
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == plane)
    space.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(space))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }
}
