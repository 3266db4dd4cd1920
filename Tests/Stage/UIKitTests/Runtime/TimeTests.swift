import HeroTesting

@testable import UIKit

@MainActor
@Suite struct TimeTests {
  // Source: as CACurrentMediaTime here: seconds of the stage's clock.
  @Test func absoluteTimeIsVirtual() {
    useOwnScreen()
    UIKitRuntime.current.clock.willAdvance = {}
    let start = CFAbsoluteTimeGetCurrent()
    UIKitRuntime.current.clock.run(until: 3)
    expectEqual(CFAbsoluteTimeGetCurrent() - start, 3)
  }

  // They go off some time.
  @Test(arguments: [false, true]) func sourcesOfTimeAreReal(isDouble: Bool) async {
    useOwnScreen()
    let source = DispatchSource.makeTimerSource(queue: .global())
    await withCheckedContinuation { continuation in
      source.setEventHandler { continuation.resume() }
      if isDouble {
        source.schedule(deadline: .now(), repeating: 1e6)
      } else {
        source.schedule(deadline: .now())
      }
      source.activate()
    }
    source.cancel()
    #expect(source.isCancelled)
  }
}
