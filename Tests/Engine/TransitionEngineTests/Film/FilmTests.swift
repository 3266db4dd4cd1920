import HeroGeometry
import HeroModel
import HeroTesting
import TransitionEngine

/// The timeline: steps, `set`, `speed`, moments, impossible steps.
struct FilmTests {
  private static let fading =
    #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"opacity(0.5) duration(1) timingFunction(linear)"}"#

  // MARK: Frames

  // At its start a transition shows with progress 0, at its end what has settled, or the first picture of the next.
  @Test func aFilmGoesFromStepToStep() throws {
    let show = try Show(b: Self.fading, steps: #"{"wait":0.5},{"present":"b","animation":"none"},{"wait":0.7}"#)
    #expect(close(show.film.duration, 2.2) && close(show.film.transitions[0].start, 0.5))
    for (time, transition, progress) in [(0.499, nil, nil), (0.5, 0, 0), (0.75, 0, 0.25), (1.5, nil, nil)]
      as [(Double, Int?, Double?)]
    {
      let moment = show.film.moment(at: time)
      expectEqual((moment.transition, moment.progress), (transition, progress), "at \(time)")
    }
    expectEqual(show.film.moment(at: 1.499).transition, 0)
    try expectEqual(show.snapshot("b/x", at: 0.5).opacity, 0.5)
    expectEqual(show.film.moment(at: 1.5).tree.layers.map(\.path), ["b"])
    let next = try Show(
      b: Self.fading, steps: #"{"present":"b","animation":"none"},{"present":"c","animation":"zoom"}"#
    ).film.moment(at: 1)
    expectEqual((next.transition, next.progress), (1, 0))
    let empty = try Show(steps: "").film
    expectEqual((empty.duration, empty.moment(at: 0).tree.layers.map(\.path)), (0, ["a"]))
  }

  @Test func timeBeyondAnEndShowsTheEnd() throws {
    let film = try Show(b: Self.fading).film
    for time in [2.0, 99, 1e300, .infinity] { expectEqual(film.moment(at: time), film.moment(at: 1)) }
    for time in [-1.0, -.infinity, -0.0] { expectEqual(film.moment(at: time), film.moment(at: 0)) }
  }

  // Waits from 0 to 0.5, from 0.5 to 0.8 and from 1.8 to 2.8; the transition between them moves.
  @Test func stills() throws {
    let film = try Show(
      b: Self.fading, steps: #"{"wait":0.5},{"wait":0.3},{"present":"b","animation":"none"},{"wait":1}"#
    ).film
    for (start, end, isStill) in [
      (0.0, 0.499, true), (0.1, 0.1, true), (0.499, 0.1, true), (0.5, 0.799, true), (0.4, 0.5, false),
      (0.4, 0.8, false), (0.8, 0.9, false), (0.4, 1.9, false), (1.9, 2.7, true), (1.9, 2.8, false), (2.8, 9, true),
      (-1, 0.2, true),
    ] {
      expectEqual(film.isStill(from: start, to: end), isStill, "\(start) to \(end)")
      if isStill { expectEqual(film.moment(at: start).tree, film.moment(at: end).tree) }
    }
  }

  @Test func transitionsWithoutDurationAreNeverSeen() throws {
    let show = try Show(
      steps: #"{"wait":1},{"present":"b","animation":"none"},{"present":"c","animation":"none"},{"wait":1}"#)
    expectEqual((show.film.duration, show.film.transitions.count), (2, 2))
    expectEqual(show.film.moment(at: 1).tree.layers.map(\.path), ["c"])
    expectEqual(show.film.moment(at: 1).transition, nil)
  }

  @Test func momentsDependOnTheirTimeAlone() throws {
    let scene = try TestScene.load(
      TestScene.text(
        a: Self.fading, b: Self.fading,
        steps: #"{"present":"b","animation":"push(left)"},{"wait":0.1},{"dismiss":true,"interactive":["#
          + #"{"at":0,"progress":0},{"at":0.3,"progress":0.6,"apply":{"b/x":"scale(2)"}},{"at":0.4,"cancel":true}]}"#))
    let (film, again) = (try Film(scene: scene), try Film(scene: scene))
    let times = (0...60).map { film.duration * Double($0) / 60 }
    let forwards = times.map { film.moment(at: $0) }
    expectEqual(forwards, Array(times.reversed().map { again.moment(at: $0) }.reversed()))
  }

  // MARK: speed

  @Test func speedScalesTimeOnFilm() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade duration(1) delay(0.5) timingFunction(linear)"}"#,
      steps: #"{"present":"b","animation":"none","speed":2}"#)
    expectEqual(show.film.duration, 0.75)
    let plan = show.film.transitions[0]
    expectEqual((plan.duration, plan.total), (0.75, 1.5))
    #expect(plan.views[0].delay == 0.25 && plan.views[0].duration == 0.5)
    // At 0.5 s on film 1 s has passed: half of the fade.
    #expect(try close(show.snapshot("b/x", at: 0.5).opacity, 0.5))
  }

  @Test func speedScalesGestures() throws {
    let show = try Show(
      b: Self.fading,
      steps: #"{"present":"b","animation":"none","speed":0.5,"interactive":["#
        + #"{"at":0,"progress":0},{"at":0.4,"progress":0.4},{"at":0.5,"finish":true}]}"#)
    #expect(close(show.film.moment(at: 0.4).progress ?? -1, 0.2))
    // (0.5 + 0.6) / 0.5.
    #expect(close(show.film.duration, 2.2))
  }

  // MARK: set

  @Test func setChangesAViewJustBeforeTheStepAndStays() throws {
    let show = try Show(
      a: #"{"name":"y","frame":[0,0,9,9]}"#, b: Self.fading,
      steps: #"{"wait":0.5},{"wait":0.5,"set":{"a/y":{"alpha":0.5}}},"#
        + #"{"present":"b","animation":"none","set":{"b/x":{"alpha":0.75},"a":{"cornerRadius":7}}},{"wait":1}"#)
    for (time, opacity) in [(0.499, 1.0), (0.5, 0.5), (0.9, 0.5)] {
      try expectEqual(show.layer("a/y", .view, at: time).opacity, opacity, "at \(time)")
    }
    try expectEqual(show.key("b/x", "opacity").to, [0.75])
    try expectEqual(show.layer("a", .view, at: 0.9).cornerRadius, 0)
    try expectEqual(show.layer("a", .view, at: 1).cornerRadius, 7)
    try expectEqual(show.layer("b/x", .view, at: 2.5).opacity, 0.75)
    expectEqual(show.film.transitions.count, 1)
  }

  @Test func setCanGiveAHeroID() throws {
    let show = try Show(
      a: #"{"name":"1","frame":[0,0,50,50]},{"name":"2","frame":[100,0,50,50]}"#,
      b: #"{"name":"x","frame":[0,200,50,50],"heroID":"x"}"#,
      steps: #"{"present":"b","animation":"none","set":{"a/2":{"heroID":"x"}}},{"wait":1}"#)
    try expectEqual(show.key("b/x", "position").from, [125, 25])
  }

  // MARK: Impossible steps

  private func problem(_ steps: String, root: String = #""a""#) throws -> Diagnostic? {
    let scene = try TestScene.load(TestScene.text(root: root, steps: steps))
    do throws(SceneError) {
      _ = try Film(scene: scene, file: "test.json")
      return nil
    } catch {
      expectEqual(error.diagnostics.count, 1)
      return error.diagnostics.first
    }
  }

  @Test(arguments: [
    (#"{"dismiss":true}"#, #""a""#, "dismiss", "a"), (#"{"dismissAll":true}"#, #""a""#, "dismiss", "a"),
    (#"{"pop":true}"#, #"{"navigation":["a"]}"#, "pop", "[a]"), (#"{"pop":true}"#, #""a""#, "navigation", "a"),
    (#"{"push":"b"}"#, #""a""#, "navigation", "a"),
    (#"{"popToRoot":true}"#, #"{"navigation":["a"]}"#, "root", "[a]"),
    (#"{"popTo":"c"}"#, #"{"navigation":["a","b"]}"#, "'c'", "[a, b]"),
    (#"{"popTo":"b"}"#, #"{"navigation":["a","b"]}"#, "'b'", "[a, b]"),
    (#"{"unwindTo":"b"}"#, #""a""#, "'b'", "a"), (#"{"unwindTo":"a"}"#, #""a""#, "'a'", "a"),
    (#"{"push":"a"}"#, #"{"navigation":["a","b"]}"#, "'a'", "[a, b]"), (#"{"present":"a"}"#, #""a""#, "'a'", "a"),
    (#"{"replace":"a"}"#, #"{"navigation":["a","b"]}"#, "'a'", "[a, b]"),
    (#"{"setViewControllers":["b"]}"#, #""a""#, "navigation", "a"),
  ])
  func impossibleStepNamesItselfAndTheStack(step: String, root: String, what: String, stack: String) throws {
    let problem = try #require(try problem(#"{"wait":1},"# + step, root: root))
    #expect(problem.severity == .error && problem.jsonPath.hasPrefix("$.timeline[1]") && problem.line > 0)
    #expect(problem.message.contains("step 1") && problem.message.contains(what))
    #expect(problem.message.hasSuffix("on stage: \(stack)"))
  }

  // All of the top level goes, the container with it, and what comes is there for the next step.
  @Test func replacedTopsAreTheStage() throws {
    let tabs = #"{"replaceTop":{"tabs":["b","c"]}},{"selectTab":1},{"selectTab":0}"#
    try expectEqual(problem(tabs, root: #""a""#), nil)
    try expectEqual(problem(#"{"replaceTop":{"navigation":["a","b"]}},{"pop":true}"#, root: #""a""#), nil)
    try expectEqual(
      problem(#"{"present":"b"},{"replaceTop":{"navigation":["c"]}},{"dismiss":true}"#, root: #""a""#), nil)
    let gone = try problem(#"{"replaceTop":"c"},{"push":"b"}"#, root: #"{"navigation":["a","b"]}"#)
    expectEqual(gone?.message.hasSuffix("on stage: c"), true)
    let taken = try problem(#"{"present":"b"},{"replaceTop":{"navigation":["a"]}}"#, root: #""a""#)
    expectEqual(taken?.message.contains("'a' is on the stack already"), true)
  }

  @Test func tabsBehindAPresentedScreenCannotBeSelected() throws {
    let problem = try problem(#"{"present":"c"},{"selectTab":1}"#, root: #"{"tabs":["a","b"]}"#)
    expectEqual(
      (problem?.message.contains("tab bar"), problem?.message.hasSuffix("on stage: (*a | b) + c")), (true, true))
  }

  @Test func stepAfterACancelledOneFindsTheOldStage() throws {
    let cancelled = #"{"present":"b","interactive":[{"at":0.1,"progress":0.5},{"at":0.2,"cancel":true}]}"#
    try expectEqual(problem(cancelled + #",{"dismiss":true}"#)?.message.hasSuffix("on stage: a"), true)
    try expectEqual(problem(cancelled + #",{"present":"b"}"#), nil)
  }
}
