import HeroGeometry
import HeroTesting
import HeroTimeline
import TransitionEngine

/// Rules I1–I3: a transition in a user's hands.
struct GestureTests {
  /// b/x goes from (25, 25) to (125, 25) in a linear second.
  private static let moving =
    #"{"name":"x","frame":[100,0,50,50],"heroModifiers":"position(25, 25) duration(1) timingFunction(linear)"}"#

  private func show(_ samples: String, a: String = "", b: String = moving, end: String = #"{"at":0.5,"finish":true}"#)
    throws -> Show
  {
    try Show(a: a, b: b, steps: #"{"present":"b","animation":"none","interactive":[\#(samples),\#(end)]}"#)
  }

  // MARK: I1

  // An applied value alone is an update that holds the progress reached.
  @Test func progressRunsLinearlyAndHolds() throws {
    for (samples, moments) in [
      (#"{"at":0,"progress":0}"#, [(0, 0), (0.2, 0.2), (0.4, 0.4), (0.45, 0.4), (0.5, 0.4)]),
      (#"{"at":0.2,"apply":{"b/x":"opacity(0.5)"}}"#, [(0.1, 0.1), (0.2, 0.2), (0.3, 0.2), (0.4, 0.4)]),
    ] as [(String, [(Double, Double)])] {
      let show = try show(samples + #",{"at":0.4,"progress":0.4}"#)
      for (time, progress) in moments {
        let moment = show.film.moment(at: time)
        #expect(close(moment.progress ?? -1, progress) && moment.transition == 0, "\(samples) at \(time)")
        #expect(try close(show.snapshot("b/x", at: time).position.x, 25 + 100 * progress), "\(samples) at \(time)")
      }
    }
  }

  @Test func playsByItselfBeforeTheFirstUpdate() throws {
    // easeIn(0.1 s of 1 s) is not 0.1: the curve of the run, then the same curve sought at 0.3.
    let curved =
      #"{"name":"x","frame":[100,0,50,50],"heroModifiers":"position(25, 25) duration(1) timingFunction(easeIn)"}"#
    let show = try show(#"{"at":0.1,"changeTarget":{"b/x":"opacity(1)"}},{"at":0.2,"progress":0.3}"#, b: curved)
    let easeIn = TimingFunction(0.42, 0, 1, 1)
    for (time, progress) in [(0.0, 0.0), (0.1, 0.1), (0.19, 0.19), (0.2, 0.3), (0.4, 0.3)] {
      #expect(close(show.film.moment(at: time).progress ?? -1, progress), "at \(time)")
      #expect(try close(show.snapshot("b/x", at: time).position.x, 25 + 100 * easeIn.value(at: progress)))
    }
  }

  @Test func releaseWithoutAnUpdateGoesOnFromThere() throws {
    // Released at 0.5 s of 1 s, at x 75. Finishing: 0.5 s to 125, the linear curve anew: 100 half way.
    let finished = try show(#"{"at":0}"#)
    #expect(try close(finished.snapshot("b/x", at: 0.5).position.x, 75))
    #expect(try close(finished.snapshot("b/x", at: 0.75).position.x, 100))
    #expect(close(finished.film.moment(at: 0.75).progress ?? -1, 0.75))
    #expect(close(finished.film.duration, 1))
    // Cancelling: 0.5 s back to 25.
    let cancelled = try show(#"{"at":0}"#, end: #"{"at":0.5,"cancel":true}"#)
    #expect(try close(cancelled.snapshot("b/x", at: 0.75).position.x, 50))
    expectEqual(cancelled.film.moment(at: 9).tree.layers.map(\.path), ["a"])
  }

  @Test func gestureThatComesAfterTheEndFindsTheTransitionFinished() throws {
    for sample in [#"{"at":1,"progress":0.2}"#, #"{"at":0.3}"#] {
      let show = try show(sample, end: #"{"at":1.2,"cancel":true}"#)
      expectEqual(show.film.duration, 1, "\(sample)")
      #expect(try close(show.snapshot("b/x", at: 0.999).position.x, 124.9), "\(sample)")
      expectEqual(show.film.moment(at: 1).tree.layers.map(\.path), ["b"])
      #expect(show.film.warnings.contains { $0.message.contains("ended by itself") && $0.message.contains("(I1)") })
    }
  }

  // Local time at most 0.999 s. A sample without progress or values is no update.
  @Test func seekingStaysAThousandthBeforeTheEnd() throws {
    for (progress, x) in [(1.0, 124.9), (1.5, 124.9), (-0.5, 25)] {
      let show = try show(#"{"at":0.2,"progress":\#(progress)}"#)
      #expect(try close(show.snapshot("b/x", at: 0.3).position.x, x), "\(progress)")
    }
    let show = try show(
      #"{"at":0,"progress":0,"apply":{"b/x":"position(0, 90)"}},{"at":0.1},{"at":0.4,"progress":0.4}"#)
    try expectEqual(show.snapshot("b/x", at: 0.2).position, Point(x: 0, y: 90))
    #expect(close(show.film.moment(at: 0.2).progress ?? -1, 0.2))
  }

  // MARK: I2

  // I2 and I3; released at 0.5 with 0.6 s left, linear.
  @Test func appliedValuesAndChangedTargetsShow() throws {
    let at = #""at":0.2,"progress":0.2,"apply":{"b/x":"position(100, 60)"}"#
    for (samples, end, places) in [
      // Until the next update.
      (
        #"{"at":0,"progress":0},{"at":0.2,"progress":0.2,"apply":{"b/x":"position(150, 60)"}},{"at":0.4,"progress":0.4}"#,
        "finish", [(0.19, [44, 25]), (0.2, [150, 60]), (0.3, [150, 60]), (0.4, [65, 25])]
      ),
      // Numbers run linearly between samples; of lists of different shape the earlier holds.
      (
        #"{\#(at)},{"at":0.4,"progress":0.4,"apply":{"b/x":"position(140, 100)"}}"#, "finish",
        [(0.3, [120, 80]), (0.45, [140, 100])]
      ),
      (
        #"{\#(at)},{"at":0.4,"progress":0.4,"apply":{"b/x":"position(140, 100) opacity(0.5)"}}"#, "finish",
        [(0.3, [100, 60])]
      ),
      // A changed target shows from the release on: from (65, 25) to (125, 225), half way (95, 125).
      (
        #"{"at":0.2,"progress":0.4,"changeTarget":{"b/x":"position(125, 225)"}}"#, "finish",
        [(0.5, [65, 25]), (0.8, [95, 125])]
      ),
      // A changed start shows when cancelled: from (65, 25) back to (5, 85), half way (35, 55).
      (
        #"{"at":0.2,"progress":0.4,"changeTarget":{"b/x":"position(5, 85)"},"isDestination":false}"#, "cancel",
        [(0.8, [35, 55])]
      ),
    ] as [(String, String, [(Double, [Double])])] {
      let show = try show(samples, end: #"{"at":0.5,"\#(end)":true}"#)
      for (time, place) in places {
        #expect(try close(show.snapshot("b/x", at: time).position.numbers, place), "\(samples) at \(time)")
      }
    }
  }

  @Test func partnersShowTheAppliedValueAndChangeAtTheOppositeEnd() throws {
    // Both run from (25, 25) to (125, 25) in a linear second.
    let a = #"{"name":"x","frame":[0,0,50,50],"heroID":"x"}"#
    let b = #"{"name":"x","frame":[100,0,50,50],"heroID":"x","heroModifiers":"duration(1) timingFunction(linear)"}"#
    let apply = try show(#"{"at":0.2,"progress":0.2,"apply":{"b/x":"position(150, 60)"}}"#, a: a, b: b)
    for path in ["a/x", "b/x"] { try expectEqual(apply.snapshot(path, at: 0.3).position, Point(x: 150, y: 60)) }
    // b/x gets a new end, a/x a new start.
    let change = #"{"at":0.2,"progress":0.4,"changeTarget":{"b/x":"position(125, 225)"}}"#
    for (end, placeA, placeB) in [("finish", [95.0, 25], [95.0, 125]), ("cancel", [95, 125], [45, 25])] {
      let show = try show(change, a: a, b: b, end: #"{"at":0.5,"\#(end)":true}"#)
      #expect(try close(show.snapshot("b/x", at: 0.8).position.numbers, placeB), "\(end)")
      #expect(try close(show.snapshot("a/x", at: 0.8).position.numbers, placeA), "\(end)")
    }
  }

  // An applied value is kept until the release at 0.5 with t = 0.4: 0.6 s are left, linear: at 0.8 half way from 2 to 1. A target starts
  // from what shows: half way from 1 to 3.
  @Test func keysThatDidNotAnimate() throws {
    let applied = try show(#"{"at":0.2,"progress":0.2,"apply":{"b/x":"scale(2)"}},{"at":0.4,"progress":0.4}"#)
    try expectEqual(applied.snapshot("b/x", at: 0.45).transform.elements, matrix(scale: 2))
    #expect(try close(applied.snapshot("b/x", at: 0.8).transform.elements, matrix(scale: 1.5)))
    let changed = try show(#"{"at":0.2,"progress":0.4,"changeTarget":{"b/x":"scale(3)"}}"#)
    #expect(try changed.snapshot("b/x", at: 0.5).transform.isIdentity)
    #expect(try close(changed.snapshot("b/x", at: 0.8).transform.elements, matrix(scale: 2)))
  }

  @Test func applyingToAStillViewIsReported() throws {
    let show = try show(
      #"{"at":0.2,"progress":0.2,"apply":{"b/y":"position(1, 1)"}}"#,
      b: Self.moving + #",{"name":"y","frame":[0,0,9,9]}"#)
    #expect(show.film.warnings.contains { $0.message.contains("b/y") && $0.message.contains("(I2)") })
  }

  // MARK: I3
}
