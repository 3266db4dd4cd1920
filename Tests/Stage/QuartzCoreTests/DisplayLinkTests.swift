import HeroTesting
import QuartzCore

@MainActor
@Suite struct DisplayLinkTests {
  @Test func linksCallAtEachPicture() {
    onDrivenClock { clock in
      var times: [TimeInterval] = []
      var targets: [TimeInterval] = []
      let link = CADisplayLink { link in
        expectEqual((link.timestamp, link.duration), (CACurrentMediaTime(), 1.0 / 60))
        times.append(link.timestamp)
        targets.append(link.targetTimestamp)
      }
      clock.run(until: 0.01)
      #expect(times.isEmpty)
      link.add(to: .main, forMode: .common)
      clock.run(until: 0.06)
      expectEqual(times.map { Int(($0 * 6000).rounded()) }, [100, 200, 300])
      expectEqual(targets.map { Int(($0 * 6000).rounded()) }, [200, 300, 400])
      link.isPaused = true
      clock.run(until: 1.01)
      expectEqual(times.count, 3)
      // Half a second of every second picture, from the next one on.
      link.preferredFramesPerSecond = 30
      link.isPaused = false
      clock.run(until: 1.51)
      #expect(times.count == 18 && abs(times[3] - 61.0 / 60) < 1e-9 && abs(times[17] - 89.0 / 60) < 1e-9)
      #expect(abs(targets[17] - 91.0 / 60) < 1e-9)
      link.invalidate()
      link.add(to: .main, forMode: .common)
      clock.run(until: 2.51)
      expectEqual(times.count, 18)
    }
  }

  @Test func linksCallWhileAModeHasThem() {
    onDrivenClock { clock in
      var calls = 0
      let link = CADisplayLink { _ in calls += 1 }
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      link.remove(from: .main, forMode: .common)
      clock.run(until: 0.034)
      expectEqual(calls, 2)
      link.remove(from: .main, forMode: .default)
      clock.run(until: 1)
      expectEqual(calls, 2)
    }
  }
}
