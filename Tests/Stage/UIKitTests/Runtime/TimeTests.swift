import HeroTesting

@testable import UIKit

@MainActor
@Suite struct TimeTests {
  // Source: as CACurrentMediaTime here: seconds of the stage's clock.
  @Test func absoluteTimeIsVirtual() {
    let (clock, start) = (useOwnClock(), CFAbsoluteTimeGetCurrent())
    clock.run(until: 3)
    expectEqual(CFAbsoluteTimeGetCurrent() - start, 3)
  }

  // They go off some time.
  @Test func sourcesOfTimeAreReal() async {
    for isDouble in [false, true] {
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

  private final class Notes: @unchecked Sendable { var all: [String] = [] }

  /// Timers of 0.25, 0.4, 0.3 and 0.5 s; the first and the third end after two events.
  @Test func timersAreVirtualOnAStage() {
    let (clock, notes) = (useOwnClock(), Notes())
    let note: @Sendable (String) -> Void = { text in
      notes.all.append(
        "\(text) \((MainActor.assumeIsolated { UIKitRuntime.current.clock.now } * 1000).rounded() / 1000)")
    }
    var sources: [any DispatchSourceTimer] = []
    clock.turn {
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.schedule(deadline: .now() + 0.25, repeating: .milliseconds(300))
      source.setEventHandler {
        note("source")
        if notes.all.count > 2 { MainActor.assumeIsolated { sources[0].cancel() } }
      }
      source.setCancelHandler { note("cancelled") }
      source.resume()
      sources = [source]
      RunLoop.main.add(Timer(timeInterval: 0.4, repeats: true) { _ in note("run loop") }, forMode: .common)
      let scheduled = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
        note("scheduled")
        if notes.all.count > 4 { timer.invalidate() }
      }
      // It runs already.
      RunLoop.current.add(scheduled, forMode: .common)
    }
    clock.run(until: 1)
    expectEqual(
      notes.all,
      [
        "source 0.25", "scheduled 0.3", "run loop 0.4", "source 0.55", "cancelled 0.55", "scheduled 0.6",
        "run loop 0.8",
      ])
  }
}
