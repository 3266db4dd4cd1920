import Testing

@testable import HeroModel

@Suite struct AnimationTypeTests {
  /// Rule D4.
  @Test func reversed() {
    #expect(AnimationType.directed(.push, .left).reversed == .directed(.pull, .right))
    #expect(AnimationType.directed(.pull, .up).reversed == .directed(.push, .down))
    #expect(AnimationType.directed(.cover, .leading).reversed == .directed(.uncover, .trailing))
    #expect(AnimationType.directed(.pageOut, .trailing).reversed == .directed(.pageIn, .leading))
    #expect(AnimationType.directed(.slide, .left).reversed == .directed(.slide, .right))
    #expect(AnimationType.directed(.zoomSlide, .down).reversed == .directed(.zoomSlide, .up))
    #expect(AnimationType.zoom.reversed == .zoomOut)
    for type: AnimationType in [.auto, .none, .fade, .selectBy(presenting: .zoom, dismissing: .fade)] {
      #expect(type.reversed == type)
    }
  }

  @Test func directionsResolve() {
    #expect(AnimationType.Direction.leading.resolved(.leftToRight) == .left)
    #expect(AnimationType.Direction.leading.resolved(.rightToLeft) == .right)
    #expect(AnimationType.Direction.trailing.resolved(.rightToLeft) == .left)
    #expect(AnimationType.Direction.up.resolved(.rightToLeft) == .up)
  }
}
