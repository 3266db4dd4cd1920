import HeroGeometry
import HeroTesting
import HeroTimeline
import TransitionEngine

/// Rules I4–I6: letting go. Gestures reach a progress at 0.2 s and let go at 0.5 s.
struct ReleaseTests {
  private static let linear = "timingFunction(linear)"
  /// b/x goes from (25, 25) to (125, 25).
  private func show(_ modifiers: String, progress: Double, _ end: String, others: String = "") throws -> Show {
    try Show(
      b: #"{"name":"x","frame":[100,0,50,50],"heroModifiers":"position(25, 25) \#(modifiers)"}\#(others)"#,
      steps: #"{"present":"b","animation":"none","interactive":[{"at":0.2,"progress":\#(progress)},"#
        + #"{"at":0.5,"\#(end)":true}]}"#)
  }
  private func x(_ show: Show, at time: Double) throws -> Double { try show.snapshot("b/x", at: time).position.x }

  // MARK: I4

  private static let other = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(1)"}"#

  /// Modifiers and other views, the progress and the end; how long the film then is, and where b/x stands at times.
  private func expectReleases(
    _ rows: [(modifiers: String, others: String, progress: Double, end: Double, places: [(Double, Double)])],
    _ end: String
  ) throws {
    for row in rows {
      let show = try show(row.modifiers, progress: row.progress, end, others: row.others)
      #expect(close(show.film.duration, row.end), "\(row.modifiers)")
      for (time, x) in row.places { #expect(try close(self.x(show, at: time), x), "\(row.modifiers) at \(time)") }
    }
  }

  @Test func finishingRunsOnForWhatIsLeft() throws {
    let optimised = 0.208 + 50.0 / 3000
    try expectReleases(
      [
        // Inside of the view's time, t = 0.4: from 65 to 125 in 0.6 s, so half way 95 at 0.8.
        ("duration(1) \(Self.linear)", "", 0.4, 1.1, [(0.8, 95)]),
        // Before the delay: delay 0.6, duration 0.4, t = 0.4: waits 0.2, runs 0.4.
        ("delay(0.6) duration(0.4) \(Self.linear)", "", 0.4, 1.1, [(0.7, 25), (0.9, 75)]),
        // Its 0.2 s are over at t = 0.5; it was held at 0.199 / 0.2, and stays.
        ("duration(0.2) \(Self.linear)", Self.other, 0.5, 1, [(0.5, 124.5), (0.9, 124.5)]),
        // Unset: total 0.208 + 100/3000; half way: t = 0.12066…, 75 shown, 50 points to the target state at 25: 0.208 + 50/3000 + t,
        // of which 0.208 + 50/3000 = 0.22466… are left.
        (Self.linear, "", 0.5, 0.5 + optimised, [(0.5 + optimised / 2, 100)]),
      ], "finish")
    // Progress 0.4 → 1.
    let show = try show("duration(1) \(Self.linear)", progress: 0.4, "finish")
    #expect(close(show.film.moment(at: 0.8).progress ?? -1, 0.7))
    expectEqual(show.film.moment(at: 1.1).tree.layers.map(\.path), ["b"])
  }

  @Test func curvesAndSpringsRunAnew() throws {
    // standard(0.4) shows s; half of the remaining time later s + (125 − s) · standard(0.5).
    let curve = try show("duration(1)", progress: 0.4, "finish")
    let s = 25 + 100 * TimingFunction.standard.value(at: 0.4)
    #expect(try close(x(curve, at: 0.8), s + (125 - s) * 0.77556, 1e-3))
    // The full settling time: total max(1, 1.4727); from what shows with f(0.1) = 0.3403.
    let spring = try show("spring(100, 10) duration(1)", progress: 0.4, "finish")
    let shown = 25 + 100 * Spring(stiffness: 100, damping: 10).fraction(at: 0.4 * 1.47270033467809)
    #expect(close(spring.film.duration, 0.5 + 1.47270033467809))
    #expect(try close(x(spring, at: 0.6), shown + (125 - shown) * 0.340300, 1e-3))
  }

  @Test func arcIsDrawnAnewFromTheValueShown() throws {
    // (25, 25) → (125, 225) by (25, 225). Shown at u = 0.4: 0.36 · 25 + 0.48 · 25 + 0.16 · 125 = 41,
    // 0.36 · 25 + 0.48 · 225 + 0.16 · 225 = 153. Anew by the corner (41, 225): half way
    // ((41 + 82 + 125)/4, (153 + 450 + 225)/4) = (62, 207).
    let show = try Show(
      b:
        #"{"name":"x","frame":[100,200,50,50],"heroModifiers":"position(25, 25) arc duration(1) timingFunction(linear)"}"#,
      steps: #"{"present":"b","animation":"none","interactive":[{"at":0.2,"progress":0.4},{"at":0.5,"finish":true}]}"#)
    #expect(try close(show.snapshot("b/x", at: 0.5).position.numbers, [41, 153]))
    #expect(try close(show.snapshot("b/x", at: 0.8).position.numbers, [62, 207]))
  }

  // MARK: I5

  @Test func cancellingRunsBackForWhatIsLeft() throws {
    try expectReleases(
      [
        // Inside of the view's time, t = 0.4: from 65 to 25 in duration − (t − delay) = 0.6 s: half way 45.
        ("duration(1) \(Self.linear)", "", 0.4, 1.1, [(0.8, 45)]),
        // Over for 0.5 − 0.2 = 0.3 s, then 0.2 s from 124.5 to 25: half way 74.75.
        ("duration(0.2) \(Self.linear)", Self.other, 0.5, 1, [(0.8, 124.5), (0.9, 74.75)]),
        // Before the delay, t = 0.3 ≤ 0.6: nothing remains for it; y has 0.7 s.
        ("delay(0.6) duration(0.4)", Self.other, 0.3, 1.2, [(0.9, 25)]),
      ], "cancel")
    let show = try show("duration(1) \(Self.linear)", progress: 0.4, "cancel")
    #expect(close(show.film.moment(at: 0.8).progress ?? -1, 0.2))
    expectEqual((show.film.moment(at: 1.1).tree.layers.map(\.path), show.film.moment(at: 1.1).transition), (["a"], nil))
    expectEqual(show.film.transitions[0].stackBefore, show.film.transitions[0].stackAfter)
  }

  // MARK: I6

  @Test func withoutAnimationTheEndShowsAtOnce() throws {
    for (end, path) in [("finish", "b"), ("cancel", "a")] {
      let show = try Show(
        b: #"{"name":"x","frame":[100,0,50,50],"heroModifiers":"fade duration(1)"}"#,
        steps: #"{"present":"b","animation":"none","interactive":[{"at":0.2,"progress":0.4},"#
          + #"{"at":0.5,"\#(end)":true,"animate":false}]}"#)
      expectEqual(show.film.duration, 0.5)
      expectEqual(show.film.moment(at: 0.5).tree.layers.map(\.path), [path])
      expectEqual(show.film.moment(at: 0.499).transition, 0)
    }
  }

  @Test func nearAnEndTheRestIsShortened() throws {
    // 0.005 s are left, less than half a frame; from the very start nothing is.
    try expectEqual(show("duration(1)", progress: 0.995, "finish").film.duration, 0.5)
    try expectEqual(show("duration(2)", progress: 0, "cancel").film.duration, 0.5)
    // The spring's 1.4727 s · (1 − 0.995)/0.01.
    let finished = try show("spring(100, 10) duration(2)", progress: 0.995, "finish")
    #expect(close(finished.film.duration, 0.5 + 1.47270033467809 / 2, 1e-9))
    // t = 0.01, 1.99 s left · 0.005/0.01; progress 0.005 → 0.
    let cancelled = try show("duration(2)", progress: 0.005, "cancel")
    #expect(close(cancelled.film.duration, 0.5 + 0.995, 1e-9))
    #expect(close(cancelled.film.moment(at: 0.5 + 0.4975).progress ?? -1, 0.0025))
  }

  // Source: HeroViewPropertyViewContext.resume: an effect runs its whole second again, and a picture of it nothing.
  @Test func picturedEffectHasNothingToRun() throws {
    for (modifier, end) in [("", 1.5), (" useNormalSnapshot", 1.0)] {
      let effect =
        #",{"name":"e","type":"visualEffect","effect":"light","frame":[0,0,9,9],"heroModifiers":"fade duration(1)\#(modifier)"}"#
      #expect(try close(show("duration(1)", progress: 0.5, "finish", others: effect).film.duration, end), "\(modifier)")
    }
  }

  @Test func effectRunsBackFromWhereItStands() throws {
    // 0.2 s of effect, over at t = 0.5: back at once, not after a wait.
    let other =
      #",{"name":"e","type":"visualEffect","effect":"light","frame":[0,0,9,9],"heroModifiers":"fade duration(0.2)"}"#
    let show = try show("duration(1)", progress: 0.5, "cancel", others: other)
    #expect(close(try show.effect("b/e", at: 0.6), 0.5))
  }
}
