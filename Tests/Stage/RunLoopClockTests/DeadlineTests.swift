import HeroTesting
import RunLoopClock

/// Apart from files that import Foundation themselves, in which `.now()` would be Dispatch's own and `Timer.scheduledTimer` ambiguous.
@MainActor
@Suite struct DeadlineTests {
  @Test func deadlinesAreVirtualHoweverLongTheProcessWaits() {
    onDrivenClock { clock in
      clock.run(until: 0.1)
      var times: [TimeInterval] = []
      clock.turn {
        let now = DispatchTime.now()
        Thread.sleep(forTimeInterval: 0.005)
        DispatchQueue.main.asyncAfter(deadline: now + 0.3) { times.append(clock.now) }
        DispatchQueue.main.asyncAfter(deadline: now + .milliseconds(20), qos: .background) { times.append(-1) }
        let item = DispatchWorkItem { times.append(-2) }
        DispatchQueue.main.asyncAfter(deadline: now + 0.2, execute: item)
        DispatchQueue.main.async(execute: DispatchWorkItem { times.append(-3) })
        let cancelled = DispatchWorkItem { times.append(-4) }
        DispatchQueue.main.asyncAfter(deadline: now + 0.25, execute: cancelled)
        cancelled.cancel()
      }
      clock.run(until: 1)
      expectEqual(times, [-3, -1, -2, 0.4])
    }
  }

  private final class Ticks: @unchecked Sendable { var count = 0 }

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

  @Test func whatWaitsDoesNotWaitForAVirtualTime() {
    onDrivenClock { clock in
      clock.turn {
        expectEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.001), .timedOut)
        let group = DispatchGroup()
        group.enter()
        expectEqual(group.wait(timeout: .now() + 0.001), .timedOut)
        group.leave()
      }
      expectEqual(clock.now, 0)
    }
  }
}
