import HeroTesting

@testable import HeroRender

/// Which frame of all threads stands for those that show the same.
@Suite struct LastFrameTests {
  @Test func theLatestFrameStands() {
    let last = LastFrame<Int>()
    func frame(_ time: Double) -> RenderedFrame { RenderedFrame(request: FrameRequest(number: nil, time: time)) }
    expectEqual(last.frame(showing: 1), nil)
    last.keep(frame(2), showing: 7)
    last.keep(frame(1), showing: 8)
    expectEqual(last.frame(showing: 7), frame(2))
    expectEqual(last.frame(showing: 8), nil)
    last.keep(frame(3), showing: 9)
    expectEqual(last.frame(showing: 7), nil)
    expectEqual(last.frame(showing: 9), frame(3))
  }
}
