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

  @Test func finishingInsideAViewsTimeRunsOnForWhatIsLeft() throws {
    // t = 0.4: from 65 to 125 in 0.6 s, so half way 95 at 0.8; progress 0.4 → 1.
    let show = try show("duration(1) \(Self.linear)", progress: 0.4, "finish")
    #expect(close(show.film.duration, 1.1))
    #expect(try close(x(show, at: 0.8), 95))
    #expect(close(show.film.moment(at: 0.8).progress ?? -1, 0.7))
    expectEqual(show.film.moment(at: 1.1).tree.layers.map(\.path), ["b"])
  }

  @Test func curveRunsAnewOverWhatIsLeft() throws {
    // standard(0.4) shows s; half of the remaining time later s + (125 − s) · standard(0.5).
    let show = try show("duration(1)", progress: 0.4, "finish")
    let shown = 25 + 100 * TimingFunction.standard.value(at: 0.4)
    #expect(try close(x(show, at: 0.8), shown + (125 - shown) * 0.77556, 1e-3))
  }

  @Test func finishingBeforeTheDelayWaitsForTheRestOfIt() throws {
    // delay 0.6, duration 0.4, t = 0.4: waits 0.2, runs 0.4.
    let show = try show("delay(0.6) duration(0.4) \(Self.linear)", progress: 0.4, "finish")
    #expect(close(show.film.duration, 1.1))
    #expect(try close(x(show, at: 0.7), 25))
    #expect(try close(x(show, at: 0.9), 75))
  }

  @Test func viewThatHasArrivedStays() throws {
    // Its 0.2 s are over at t = 0.5; it was held at 0.199 / 0.2.
    let other = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(1)"}"#
    let show = try show("duration(0.2) \(Self.linear)", progress: 0.5, "finish", others: other)
    #expect(try close(x(show, at: 0.5), 124.5))
    #expect(try close(x(show, at: 0.9), 124.5))
    #expect(close(show.film.duration, 1))
  }

  @Test func unsetDurationGrowsByTheWayBackToTheTargetState() throws {
    // Total 0.208 + 100/3000; half way: t = 0.12066…, 75 shown, 50 points to the target state at 25:
    // 0.208 + 50/3000 + t, of which 0.208 + 50/3000 = 0.22466… are left.
    let show = try show(Self.linear, progress: 0.5, "finish")
    #expect(close(show.film.duration, 0.5 + 0.208 + 50.0 / 3000))
    #expect(try close(x(show, at: 0.5 + (0.208 + 50.0 / 3000) / 2), 100))
  }

  @Test func springRunsItsFullSettlingTimeAnew() throws {
    // Total max(1, 1.4727); from what shows with f(0.1) = 0.3403.
    let show = try show("spring(100, 10) duration(1)", progress: 0.4, "finish")
    let shown = 25 + 100 * Spring(stiffness: 100, damping: 10).fraction(at: 0.4 * 1.47270033467809)
    #expect(close(show.film.duration, 0.5 + 1.47270033467809))
    #expect(try close(x(show, at: 0.6), shown + (125 - shown) * 0.340300, 1e-3))
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

  @Test func cancellingInsideAViewsTimeRunsBackForWhatIsLeft() throws {
    // t = 0.4: from 65 to 25 in duration − (t − delay) = 0.6 s: half way 45.
    let show = try show("duration(1) \(Self.linear)", progress: 0.4, "cancel")
    #expect(close(show.film.duration, 1.1))
    #expect(try close(x(show, at: 0.8), 45))
    #expect(close(show.film.moment(at: 0.8).progress ?? -1, 0.2))
    expectEqual(show.film.moment(at: 1.1).tree.layers.map(\.path), ["a"])
  }

  @Test func cancellingAfterAViewsEndWaitsAsLongAsItIsOver() throws {
    // Over for 0.5 − 0.2 = 0.3 s, then 0.2 s from 124.5 to 25: half way 74.75.
    let other = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(1)"}"#
    let show = try show("duration(0.2) \(Self.linear)", progress: 0.5, "cancel", others: other)
    #expect(try close(x(show, at: 0.8), 124.5))
    #expect(try close(x(show, at: 0.9), 74.75))
    #expect(close(show.film.duration, 1))
  }

  @Test func cancellingBeforeTheDelayLeavesTheViewWhereItIs() throws {
    // t = 0.3 ≤ 0.6: nothing remains for it; y has 0.7 s.
    let other = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(1)"}"#
    let show = try show("delay(0.6) duration(0.4)", progress: 0.3, "cancel", others: other)
    #expect(try close(x(show, at: 0.9), 25))
    #expect(close(show.film.duration, 1.2))
  }

  @Test func cancelledTransitionSettlesTheSourceAgain() throws {
    let show = try show("duration(1)", progress: 0.4, "cancel")
    expectEqual(show.film.transitions[0].stackBefore, show.film.transitions[0].stackAfter)
    expectEqual(show.film.moment(at: 9).transition, nil)
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

  @Test func lessThanHalfAFrameSettlesAtOnce() throws {
    // 0.005 s are left.
    try expectEqual(show("duration(1)", progress: 0.995, "finish").film.duration, 0.5)
  }

  @Test func finishingNearTheEndIsShortened() throws {
    // The spring's 1.4727 s · (1 − 0.995)/0.01.
    let show = try show("spring(100, 10) duration(2)", progress: 0.995, "finish")
    #expect(close(show.film.duration, 0.5 + 1.47270033467809 / 2, 1e-9))
  }

  @Test func cancellingNearTheStartIsShortened() throws {
    // t = 0.01, 1.99 s left · 0.005/0.01; progress 0.005 → 0.
    let show = try show("duration(2)", progress: 0.005, "cancel")
    #expect(close(show.film.duration, 0.5 + 0.995, 1e-9))
    #expect(close(show.film.moment(at: 0.5 + 0.4975).progress ?? -1, 0.0025))
  }

  @Test func cancellingFromTheVeryStartSettlesAtOnce() throws {
    try expectEqual(show("duration(2)", progress: 0, "cancel").film.duration, 0.5)
  }

  // Source: HeroViewPropertyViewContext.resume: an effect runs its whole second again, and a picture of it nothing.
  @Test(arguments: [("", 1.5), (" useNormalSnapshot", 1.0)])
  func picturedEffectHasNothingToRun(modifier: String, end: Double) throws {
    let effect =
      #",{"name":"e","type":"visualEffect","effect":"light","frame":[0,0,9,9],"heroModifiers":"fade duration(1)\#(modifier)"}"#
    #expect(try close(show("duration(1)", progress: 0.5, "finish", others: effect).film.duration, end))
  }

  @Test func effectRunsBackFromWhereItStands() throws {
    // 0.2 s of effect, over at t = 0.5: back at once, not after a wait.
    let other =
      #",{"name":"e","type":"visualEffect","effect":"light","frame":[0,0,9,9],"heroModifiers":"fade duration(0.2)"}"#
    let show = try show("duration(1)", progress: 0.5, "cancel", others: other)
    guard case .backdrop(let effect)? = try show.snapshot("b/e", at: 0.6).contents?.kind else {
      Issue.record("no backdrop")
      return
    }
    #expect(close(effect.fraction, 0.5))
  }
}
