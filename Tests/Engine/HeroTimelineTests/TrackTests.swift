import HeroGeometry
import HeroTesting
import HeroTimeline

@Suite struct TrackTests {
  /// Rule T3: u = clamp((τ − delay)/duration); linear timing makes u the fraction. Rule I1: while seeking, local time stays in
  /// [0, duration − 0.001]: at the end 1.999/2 of the way.
  @Test func holdsBeforeAndAfter() {
    let track = Track(from: 0.0, to: 1000, delay: 0.5, motion: .eased(.linear, duration: 2))
    for (time, value) in [(0.0, 0.0), (0.5, 0), (1, 250), (2.5, 1000), (9, 1000)] {
      expectEqual(track.value(at: .playing(time)), value)
    }
    expectEqual(track.value(at: .seeking(0.2)), 0)
    for time in [2.5, 99] { #expect(abs(track.value(at: .seeking(time)) - 999.5) < 1e-9) }
  }

  /// Rule T1: Core Animation plays an animation without duration for 0.25 s; while it is sought, the start shows. UIKit's stands at its
  /// end, whatever the delay.
  @Test func zeroDurationPlaysAQuarterOfASecond() {
    let track = Track(from: 1.0, to: 2, delay: 0.5, motion: .eased(.linear, duration: 0))
    expectEqual(track.motion.duration, 0)
    for (time, value) in [(0.5, 1), (0.625, 1.5), (0.75, 2)] { expectEqual(track.value(at: .playing(time)), value) }
    for time in [0.5, 9] { expectEqual(track.value(at: .seeking(time)), 1) }
    let jump = Track(from: 1.0, to: 2, delay: 0.5, motion: .jump)
    expectEqual((jump.value(at: .playing(0)), jump.value(at: .seeking(0))), (2, 2))
  }

  /// Rule T4: springs overshoot and values are not clamped. k = 100, c = 10 at 0.3 s: f = 1.124355.
  @Test func springsOvershoot() {
    let track = Track(from: 0.0, to: 100, delay: 0, motion: .spring(Spring(stiffness: 100, damping: 10)))
    #expect(abs(track.value(at: .playing(0.3)) - 112.4355) < 1e-4)
  }

  /// Rule T5, going down: corner = (from.x, to.y) = (0, 100); intensity 1 puts the control there; `P(½) = (P0 + 2C + P1)/4`.
  @Test func arcsBendTowardsTheCorner() throws {
    let down = try #require(Arc(from: Point(x: 0, y: 0), to: Point(x: 200, y: 100), intensity: 1))
    expectEqual(down.control, Point(x: 0, y: 100))
    expectEqual(down.point(at: 0.5), Point(x: 50, y: 75))
    // Going up: corner = (to.x, from.y) = (200, 100); half the intensity: control = mid + half of (corner − mid).
    let up = try #require(Arc(from: Point(x: 0, y: 100), to: Point(x: 200, y: 0), intensity: 0.5))
    expectEqual(up.control, Point(x: 150, y: 75))
    expectEqual(up.point(at: 0), Point(x: 0, y: 100))
    expectEqual(up.point(at: 1.3), Point(x: 200, y: 0))
  }

  /// Rule T5: an arc needs a point of way along both axes.
  @Test func flatWaysAreStraight() {
    expectEqual(Arc(from: .zero, to: Point(x: 100, y: 0.99), intensity: 1), nil)
    expectEqual(Arc(from: .zero, to: Point(x: 0.5, y: 80), intensity: 1), nil)
    #expect(Arc(from: .zero, to: Point(x: 1, y: 1), intensity: 1) != nil)
  }
}
