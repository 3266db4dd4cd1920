import HeroTesting

@testable import HeroRender

@Suite struct FrameClockTests {
  private func clock(_ duration: Double, _ rate: String) throws -> FrameClock {
    FrameClock(duration: duration, rate: try #require(FrameRate(rate)))
  }

  // ⌈T·fps − 10⁻⁶⌉ + 1 by hand: 1·60 → 60 + 1; 0.35·60 = 21 → 21 + 1; 0.36·60 = 21.6 → 22 + 1;
  // 1·30000/1001 = 29.97 → 30 + 1; 1.001·30000/1001 = 30 → 30 + 1; 0.1·3 is a hair over 0.3, ·10 = 3.0000000000000004 → 3 + 1.
  @Test func counts() throws {
    for (duration, rate, count) in [
      (0, "60", 1), (1, "60", 61), (0.35, "60", 22), (0.36, "60", 23), (1, "30000/1001", 31), (1.001, "30000/1001", 31),
      (0.1 * 3, "10", 4), (1e-9, "60", 1), (0.001, "60", 2), (1.2689393007500667, "60", 78),
      // Absurd lengths do not trap.
      (.infinity, "60", 1_000_000_000_000_001), (.nan, "60", 1), (-1, "60", 1),
    ] as [(Double, String, Int)] {
      try expectEqual(clock(duration, rate).frameCount, count, "\(duration) s")
    }
  }

  @Test func framesAreMultipliedNotAccumulated() throws {
    let clock = try clock(1000, "60")
    // Sixty thousand additions of 1/60 would miss the last.
    expectEqual([0, 7, 59_940].map { clock.time(ofFrame: $0) }, [0, 7.0 / 60, 999])
    // Frame 30000 of 30000/1001 fps is at exactly 1001 s.
    try expectEqual(self.clock(2000, "30000/1001").time(ofFrame: 30_000), 1001)
  }

  @Test func lastFrameShowsExactlyTheEnd() throws {
    for duration in [0.35, 1.0 / 3, 1 + 1e-9, 1.2689393007500667] {
      let clock = try clock(duration, "60")
      expectEqual(clock.time(ofFrame: clock.lastFrame), duration)
      #expect(clock.time(ofFrame: clock.lastFrame - 1) < duration, "\(duration)")
    }
  }

  @Test func filmTimes() throws {
    for (text, seconds) in [("0", 0), ("1.5", 1.5), ("50%", 2), ("100%", 4), ("4.001", 4)] as [(String, Double)] {
      try expectEqual(clock(4, "60").time(of: try #require(FilmTime(text))), seconds, "\(text)")
    }
    for text in ["", "%", "-1", "-5%", "nan", "inf", "1s", "1e999"] { expectEqual(FilmTime(text), nil, "\(text)") }
  }

  // T is printed with three digits after the point; 1 ms beyond it is still T.
  @Test func filmTimesBeyondTheEndNameIt() throws {
    for text in ["4.0011", "9", "100.1%", "250%"] {
      let (clock, time) = (try clock(4, "60"), try #require(FilmTime(text)))
      let error = #expect(throws: RenderError.self) { try clock.time(of: time) }
      guard case .usage(let message)? = error else {
        Issue.record("not an error of the usage: \(text)")
        continue
      }
      #expect(message.hasPrefix("--time \(text) lies beyond the film's end, T = 4.000 s"))
    }
  }
}
