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
  @Test func unsetDurationIsOptimised() throws {
    for (modifiers, points) in [
      ("fade", 0), ("position(55, 65)", 50), ("translate(30, 40)", 50),
      ("size(90, 80)", 50),  // grows by 40, 30
      ("position(55, 65) size(90, 80)", 100),
      ("scale(2)", 70.71067811865476),  // size seen as a point: (50, 50) → (100, 100)
      ("position(55, 25) translate(-30, 0)", 0),  // the two cancel out
      ("translate(0, 600)", 500),  // 500 at most
      ("beginWith(position(525, 25)) position(25, 25)", 0),  // its own values are those before beginWith
    ] { #expect(try close(duration(modifiers), 0.208 + points / 3000, 1e-12), "\(modifiers)") }
    try expectEqual(duration("translate(0, 600) duration(0.1)"), 0.1)
  }

  // The longest before delays and springs; it counts itself with its optimised duration.
  @Test func matchLongestTakesTheLongest() throws {
    let longer = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(0.5) delay(3) spring(1, 1)"}"#
    try expectEqual(duration("fade durationMatchLongest", others: longer), 0.5)
    let shorter = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(0.1)"}"#
    #expect(try close(duration("translate(0, 300) durationMatchLongest", others: shorter), 0.308, 1e-12))
  }

  private static let second = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(1)"}"#

  @Test func durationOfZeroOrLessPlaysAQuarterOfASecondWhenThereIsTime() throws {
    // After 0.5 s of delay, 0.25 s: from 0.2 to 1, half way 0.6.
    for duration in ["0", "-3"] {
      let show = try show(
        "opacity(0.2) duration(\(duration)) delay(0.5) timingFunction(linear)", others: Self.second)
      try expectEqual((show.view("b/x").duration, show.film.duration), (0, 1))
      for (time, opacity) in [(0.5, 0.2), (0.625, 0.6), (0.75, 1)] {
        #expect(try close(show.snapshot("b/x", at: time).opacity, opacity), "\(duration) at \(time)")
      }
    }
    // It does not count for the total.
    try expectEqual(show("fade duration(0)").film.duration, 0)
    #expect(try close(show("fade duration(0) delay(0.5)").film.duration, 0.5))
    // While it is sought the start shows.
    let sought = try Show(
      b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"opacity(0.2) duration(0)"}"# + Self.second,
      steps: #"{"present":"b","animation":"none","interactive":[{"at":0,"progress":0},{"at":0.5,"progress":0.9},"#
        + #"{"at":0.6,"finish":true}]}"#)
    try expectEqual(sought.snapshot("b/x", at: 0.5).opacity, 0.2)
  }

  @Test func sizeOfNoDurationJumpsAtOnce() throws {
    let views = #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"size(10, 10) duration(0) delay(0.5)"}"# + Self.second
    try expectEqual(Show(b: views).snapshot("b/x", at: 0).bounds.size.numbers, [50, 50])
    try expectEqual(Show(a: views).snapshot("a/x", at: 0).bounds.size.numbers, [10, 10])
  }

  // MARK: T3

  @Test func valuesHoldBeforeTheDelayAndAfterTheEnd() throws {
    let show = try show("opacity(0.5) duration(0.4) delay(0.2) timingFunction(linear)", others: Self.second)
    for (time, opacity) in [(0, 0.5), (0.2, 0.5), (0.4, 0.75), (0.6, 1), (0.9, 1)] {
      #expect(try close(show.snapshot("b/x", at: time).opacity, opacity), "at \(time)")
    }
    // Without a curve it is the standard one: fact sheet 1.1, at 0.5.
    #expect(try close(self.show("fade duration(1)").snapshot("b/x", at: 0.5).opacity, 0.77556, 1e-5))
  }

  // MARK: T4

  @Test func springSettlesAtItsOwnTime() throws {
    // Fact sheet 2.2, k 100 c 10; position from (125, 25) to (25, 25): x = 125 − 100 f.
    let spring = try show("position(125, 25) spring(100, 10)")
    #expect(try close(spring.snapshot("b/x", at: 0.3).position.x, 125 - 112.4355, 1e-3))
    // Fact sheet 2.3: 1.47270033467809, plus the delay. Critical and over-damped ones: 0.92334 rounded up to tenths.
    #expect(try close(show("fade spring(100, 10) delay(0.5)").film.duration, 1.97270033467809, 1e-9))
    for damping in [20.0, 40] {
      #expect(try close(show("position(125, 25) spring(100, \(damping))").film.duration, 1, 1e-9))
    }
    // A corner radius eases beside one.
    let corner = try show("cornerRadius(10) fade spring(100, 10) duration(1) timingFunction(linear)")
    #expect(try close(corner.snapshot("b/x", at: 0.5).cornerRadius, 5))
  }

  @Test func overshootIsClampedWhereDrawn() throws {
    // Opacity 0 → 1 with f(0.3) = 1.124; size 50 × 50 from 0 to … the other way round goes below 0.
    try expectEqual(show("fade spring(100, 10)").snapshot("b/x", at: 0.3).opacity, 1)
    let shrinking = try Show(a: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"size(0, 0) spring(100, 10)"}"#)
    try expectEqual(shrinking.snapshot("a/x", at: 0.3).bounds.size, .zero)
  }

  // MARK: T5

  // From (25, 25) to (125, 225). By the corner (25, 225), half way `(P0 + 2C + P1)/4` = (50, 175). Half the intensity: control (75, 125)
  // + 0.5 · (−50, 100) = (50, 175), half way (62.5, 150).
  @Test func arcsIgnoreTheSpring() throws {
    for (arc, place) in [("arc", [50.0, 175]), ("arc(0.5)", [62.5, 150])] {
      for spring in ["", " spring(100, 10)"] {
        let modifiers = "position(25, 25) \(arc)\(spring) duration(1) timingFunction(linear)"
        let show = try Show(b: #"{"name":"x","frame":[100,200,50,50],"heroModifiers":"\#(modifiers)"}"#)
        #expect(try close(show.snapshot("b/x", at: 0.5).position.numbers, place), "\(modifiers)")
      }
    }
  }

  // MARK: T6

  @Test func totalIsTheLongestWithItsDelay() throws {
    let other = #",{"name":"y","frame":[0,0,9,9],"heroModifiers":"fade duration(0.2) delay(0.5)"}"#
    #expect(try close(show("fade duration(0.6)", others: other).film.duration, 0.7))
    // A longer duration than the spring's counts, a spring that no key uses does not.
    try expectEqual(show("fade spring(100, 10) duration(3)").film.duration, 3)
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
