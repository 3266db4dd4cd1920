import HeroTesting
import RunLoopClock

/// Apart from files that import Foundation themselves, in which `Timer.scheduledTimer` would be ambiguous.
@MainActor
@Suite struct TimerTests {
  final class Ticks: @unchecked Sendable { var count = 0 }

  @Test func timersRunInVirtualTime() {
    onDrivenClock { clock in
      let ticks = Ticks()
      clock.turn {
        _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
          ticks.count += 1
          if ticks.count == 3 { timer.invalidate() }
        }
      }
      clock.run(until: 0.6)
      expectEqual(ticks.count, 2)
      clock.run(until: 10)
      #expect(ticks.count == 3 && clock.pending.isEmpty)
    }
  }
}
