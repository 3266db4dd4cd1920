import Foundation
import HeroTesting

/// Rules T1, T3–T7: durations, curves, springs, arcs, totals.
struct TimeTests {
  /// A destination view of 50 × 50 whose centre is (25, 25).
  private func show(_ modifiers: String, others: String = "") throws -> Show {
    try Show(b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"\#(modifiers)"}\#(others)"#)
  }
  private func duration(_ modifiers: String, others: String = "") throws -> Double {
    try show(modifiers, others: others).view("b/x").duration
  }

  // MARK: T1

  /// Modifiers, and the points of way and growth that they make.
  private static let ways: [(String, Double)] = [
    ("fade", 0), ("position(55, 65)", 50), ("translate(30, 40)", 50),
    ("size(90, 80)", 50),  // grows by 40, 30
    ("position(55, 65) size(90, 80)", 100),
    ("scale(2)", 70.71067811865476),  // size seen as a point: (50, 50) → (100, 100)
    ("position(55, 25) translate(-30, 0)", 0),  // the two cancel out
    ("translate(0, 600)", 500),  // 500 at most
  ]

  @Test(arguments: ways)
  func unsetDurationIsOptimised(modifiers: String, points: Double) throws {
    #expect(try close(duration(modifiers), 0.208 + points / 3000, 1e-12))
  }

  @Test func givenDurationIsTaken() throws { try expectEqual(duration("translate(0, 600) duration(0.1)"), 0.1) }

  @Test func matchLongestTakesTheLongestBeforeDelaysAndSprings() throws {
    let other = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(0.5) delay(3) spring(1, 1)"}"#
    try expectEqual(duration("fade durationMatchLongest", others: other), 0.5)
  }

  @Test func matchLongestCountsWithItsOptimisedDuration() throws {
    let other = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(0.1)"}"#
    #expect(try close(duration("translate(0, 300) durationMatchLongest", others: other), 0.308, 1e-12))
  }

  @Test func ownValuesAreThoseBeforeBeginWith() throws {
    #expect(try close(duration("beginWith(position(525, 25)) position(25, 25)"), 0.208, 1e-12))
  }

  private static let second = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(1)"}"#

  @Test(arguments: ["0", "-3"])
  func durationOfZeroOrLessPlaysAQuarterOfASecondWhenThereIsTime(duration: String) throws {
    // After 0.5 s of delay, 0.25 s: from 0.2 to 1, half way 0.6.
    let show = try show(
      "opacity(0.2) duration(\(duration)) delay(0.5) timingFunction(linear)", others: Self.second)
    try expectEqual(show.view("b/x").duration, 0)
    expectEqual(show.film.duration, 1)
    for (time, opacity) in [(0.5, 0.2), (0.625, 0.6), (0.75, 1)] {
      #expect(try close(show.snapshot("b/x", at: time).opacity, opacity), "at \(time)")
    }
  }

  @Test func durationOfZeroDoesNotCountForTheTotal() throws {
    try expectEqual(show("fade duration(0)").film.duration, 0)
    #expect(try close(show("fade duration(0) delay(0.5)").film.duration, 0.5))
    try expectEqual(show("fade duration(-3)", others: Self.second).film.duration, 1)
  }

  @Test func sizeOfNoDurationJumpsAtOnce() throws {
    let show = try show("size(10, 10) duration(0) delay(0.5)", others: Self.second)
    try expectEqual(show.snapshot("b/x", at: 0).bounds.size.numbers, [50, 50])
    let leaving = try Show(
      a: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"size(10, 10) duration(0) delay(0.5)"}"# + Self.second)
    try expectEqual(leaving.snapshot("a/x", at: 0).bounds.size.numbers, [10, 10])
  }

  @Test func durationOfZeroShowsTheStartWhileItIsSought() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"opacity(0.2) duration(0)"}"# + Self.second,
      steps: #"{"present":"b","animation":"none","interactive":[{"at":0,"progress":0},{"at":0.5,"progress":0.9},"#
        + #"{"at":0.6,"finish":true}]}"#)
    try expectEqual(show.snapshot("b/x", at: 0.5).opacity, 0.2)
  }

  // MARK: T3

  @Test func valuesHoldBeforeTheDelayAndAfterTheEnd() throws {
    let show = try show(
      "opacity(0.5) duration(0.4) delay(0.2) timingFunction(linear)",
      others: #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(1)"}"#)
    for (time, opacity) in [(0, 0.5), (0.2, 0.5), (0.4, 0.75), (0.6, 1), (0.9, 1)] {
      #expect(try close(show.snapshot("b/x", at: time).opacity, opacity), "at \(time)")
    }
  }

  @Test func defaultCurveIsStandard() throws {
    // Fact sheet 1.1: standard at 0.25, 0.5, 0.75.
    let show = try show("fade duration(1)")
    for (time, opacity) in [(0.25, 0.23659), (0.5, 0.77556), (0.75, 0.95937)] {
      #expect(try close(show.snapshot("b/x", at: time).opacity, opacity, 1e-5))
    }
  }

  // MARK: T4

  @Test func springFollowsItsClosedForm() throws {
    // Fact sheet 2.2, k 100 c 10; position from (125, 25) to (25, 25): x = 125 − 100 f.
    let show = try show("position(125, 25) spring(100, 10)")
    for (time, fraction) in [(0.1, 0.340300), (0.2, 0.849426), (0.3, 1.124355), (0.5, 1.074591)] {
      #expect(try close(show.snapshot("b/x", at: time).position.x, 125 - 100 * fraction, 1e-3))
    }
  }

  @Test func springSettlesAtItsOwnTime() throws {
    // Fact sheet 2.3: 1.47270033467809, plus the delay.
    #expect(try close(show("fade spring(100, 10) delay(0.5)").film.duration, 1.97270033467809, 1e-9))
  }

  @Test(arguments: [20.0, 40])
  func criticalAndOverdampedSpringsUseTheCriticalForm(damping: Double) throws {
    // k 100 c 20: f(0.2) = 0.593994; settles at 0.92334 rounded up to tenths.
    let show = try show("position(125, 25) spring(100, \(damping))")
    #expect(try close(show.snapshot("b/x", at: 0.2).position.x, 125 - 59.3994, 1e-3))
    #expect(close(show.film.duration, 1, 1e-9))
  }

  @Test func overshootIsClampedWhereDrawn() throws {
    // Opacity 0 → 1 with f(0.3) = 1.124; size 50 × 50 from 0 to … the other way round goes below 0.
    try expectEqual(show("fade spring(100, 10)").snapshot("b/x", at: 0.3).opacity, 1)
    let shrinking = try Show(a: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"size(0, 0) spring(100, 10)"}"#)
    try expectEqual(shrinking.snapshot("a/x", at: 0.3).bounds.size, .zero)
  }

  @Test func cornerRadiusEasesBesideASpring() throws {
    let show = try show("cornerRadius(10) fade spring(100, 10) duration(1) timingFunction(linear)")
    #expect(try close(show.snapshot("b/x", at: 0.5).cornerRadius, 5))
  }

  // MARK: T5

  /// A destination view whose centre is (125, 225), coming from a position along an arc.
  private func arc(_ from: String, _ modifiers: String, y: Int = 200) throws -> Show {
    try Show(
      b: #"{"name":"x","frame":[100,\#(y),50,50],"heroModifiers":"position(\#(from)) \#(modifiers) duration(1)"}"#)
  }

  @Test func downwardArcGoesByTheCornerBelowItsStart() throws {
    // (25, 25) → (125, 225): corner (25, 225); half way `(P0 + 2C + P1)/4` = (50, 175).
    let show = try arc("25, 25", "arc timingFunction(linear)")
    #expect(try close(show.snapshot("b/x", at: 0.5).position.numbers, [50, 175]))
  }

  @Test func upwardArcGoesByTheCornerAboveItsStart() throws {
    // (25, 225) → (125, 25): corner (125, 225); half way (100, 175).
    let show = try arc("25, 225", "arc timingFunction(linear)", y: 0)
    #expect(try close(show.snapshot("b/x", at: 0.5).position.numbers, [100, 175]))
  }

  @Test func intensityBendsLess() throws {
    // Control: (75, 125) + 0.5 · (−50, 100) = (50, 175); half way (62.5, 150).
    let show = try arc("25, 25", "arc(0.5) timingFunction(linear)")
    #expect(try close(show.snapshot("b/x", at: 0.5).position.numbers, [62.5, 150]))
  }

  @Test func shortWayAlongAnAxisIsStraight() throws {
    // Δx = 0.5 < 1: half way (124.75, 125).
    let show = try arc("124.5, 25", "arc timingFunction(linear)")
    #expect(try close(show.snapshot("b/x", at: 0.5).position.numbers, [124.75, 125]))
  }

  @Test func arcsParameterIsClamped() throws {
    // easeOutBack at 0.75 is 1.076: the arc stands at its end.
    let show = try arc("25, 25", "arc timingFunction(easeOutBack)")
    try expectEqual(show.snapshot("b/x", at: 0.75).position.numbers, [125, 225])
  }

  @Test func arcIgnoresTheSpring() throws {
    let show = try arc("25, 25", "arc spring(100, 10) timingFunction(linear)")
    #expect(try close(show.snapshot("b/x", at: 0.5).position.numbers, [50, 175]))
  }

  // MARK: T6

  @Test func totalIsTheLongestWithItsDelay() throws {
    let other = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(0.2) delay(0.5)"}"#
    #expect(try close(show("fade duration(0.6)", others: other).film.duration, 0.7))
  }

  @Test func longerDurationThanTheSpringCounts() throws {
    try expectEqual(show("fade spring(100, 10) duration(3)").film.duration, 3)
  }

  @Test func springThatNoKeyUsesDoesNotCount() throws {
    try expectEqual(show("cornerRadius(9) spring(100, 10) duration(0.4)").film.duration, 0.4)
  }

  @Test func totalBelowHalfAFrameSettlesAtOnce() throws {
    let show = try show("fade duration(0.008)")
    #expect(show.film.duration == 0 && show.film.transitions[0].duration == 0)
    expectEqual(show.film.moment(at: 0).tree.layers.map(\.path), ["b"])
    try expectEqual(self.show("fade duration(0.009)").film.duration, 0.009)
  }

  // MARK: T7

  @Test func scaleBasedSizeBecomesAScaleInTheViewsSpace() throws {
    // 100/50 and 25/50, acting before the translation.
    let show = try show("translate(10, 0) size(100, 25) useScaleBasedSizeChange")
    try expectEqual(show.key("b/x", "transform").from, [2, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1, 0, 10, 0, 0, 1])
    try expectEqual(show.keys("b/x"), ["transform"])
  }

  // A size of 0 has no scale: the side stays as it is (a scale of 1), and no number is infinite.
  @Test func scaleBasedSizeOfNothingIsNoScale() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[10,20,0,50],"heroModifiers":"size(100, 25) useScaleBasedSizeChange"},"#
        + #"{"name":"y","frame":[10,20,50,0],"heroModifiers":"size(100, 25) useScaleBasedSizeChange"}"#)
    try expectEqual(show.key("b/x", "transform").from, [1, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    try expectEqual(show.key("b/y", "transform").from, [2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  }
}
