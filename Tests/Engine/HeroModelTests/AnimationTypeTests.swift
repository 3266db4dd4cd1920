import HeroTesting

@testable import HeroModel

@Suite struct AnimationTypeTests {
  /// Rule D4.
  @Test func reversed() {
    expectEqual(AnimationType.directed(.push, .left).reversed, .directed(.pull, .right))
    expectEqual(AnimationType.directed(.pull, .up).reversed, .directed(.push, .down))
    expectEqual(AnimationType.directed(.cover, .leading).reversed, .directed(.uncover, .trailing))
    expectEqual(AnimationType.directed(.pageOut, .trailing).reversed, .directed(.pageIn, .leading))
    expectEqual(AnimationType.directed(.slide, .left).reversed, .directed(.slide, .right))
    expectEqual(AnimationType.directed(.zoomSlide, .down).reversed, .directed(.zoomSlide, .up))
    expectEqual(AnimationType.zoom.reversed, .zoomOut)
    for type: AnimationType in [.auto, .none, .fade, .selectBy(presenting: .zoom, dismissing: .fade)] {
      expectEqual(type.reversed, type)
    }
  }

  @Test func directionsResolve() {
    expectEqual(AnimationType.Direction.leading.resolved(.leftToRight), .left)
    expectEqual(AnimationType.Direction.leading.resolved(.rightToLeft), .right)
    expectEqual(AnimationType.Direction.trailing.resolved(.rightToLeft), .left)
    expectEqual(AnimationType.Direction.up.resolved(.rightToLeft), .up)
  }
}
