import HeroTesting

@testable import HeroModel

@Suite struct AnimationTypeTests {
  /// Rule D4: the kind that undoes it, the other way.
  @Test func reversed() {
    let kinds: [(AnimationType.Kind, AnimationType.Kind)] = [
      (.push, .pull), (.pull, .push), (.cover, .uncover), (.uncover, .cover), (.pageIn, .pageOut), (.pageOut, .pageIn),
      (.slide, .slide), (.zoomSlide, .zoomSlide),
    ]
    expectEqual(Set(kinds.map(\.0)), Set(AnimationType.Kind.allCases))
    let ways: [(AnimationType.Direction, AnimationType.Direction)] = [
      (.left, .right), (.up, .down), (.leading, .trailing),
    ]
    for ((kind, undoing), (way, back)) in kinds.flatMap({ kind in ways.map { (kind, $0) } }) {
      expectEqual(AnimationType.directed(kind, way).reversed, .directed(undoing, back))
      expectEqual(AnimationType.directed(kind, back).reversed, .directed(undoing, way))
    }
    expectEqual((AnimationType.zoom.reversed, AnimationType.zoomOut.reversed), (.zoomOut, .zoom))
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
