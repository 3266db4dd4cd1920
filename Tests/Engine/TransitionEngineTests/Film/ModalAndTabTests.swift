import HeroTesting
import TransitionEngine

/// Rules C0–C2, C4: the modal stack, tab bars.
struct ModalAndTabTests {
  private func types(screenB: String, steps: String) throws -> [String] {
    try Show(screenB: screenB, steps: steps).film.transitions.map(\.defaultAnimation.text)
  }
  private static let presentAndDismiss = #"{"present":"b"},{"dismiss":true}"#

  // MARK: C2, C0

  @Test func presentedScreensTypeCountsForBothDirections() throws {
    try expectEqual(types(screenB: #""modalAnimation":"zoom""#, steps: Self.presentAndDismiss), ["zoom", "zoom"])
  }

  @Test(arguments: [
    (#"{"presenting":"cover(up)"}"#, ["cover(up)", "uncover(down)"]),
    (#"{"dismissing":"uncover(down)"}"#, ["cover(up)", "uncover(down)"]),
    (#"{"presenting":"zoom","dismissing":"fade"}"#, ["zoom", "fade"]),
    (#"{"presenting":"auto","dismissing":"zoom"}"#, ["zoomOut", "zoom"]),
  ])
  func pairIsCompleted(pair: String, expected: [String]) throws {
    try expectEqual(types(screenB: #""modalAnimation":\#(pair)"#, steps: Self.presentAndDismiss), expected)
  }

  @Test func stepsAnimationOverridesOnce() throws {
    let steps = #"{"present":"b","animation":"slide(left)"},{"dismiss":true,"animation":"fade"},{"present":"b"}"#
    try expectEqual(types(screenB: #""modalAnimation":"zoom""#, steps: steps), ["slide(left)", "fade", "zoom"])
  }

  private func decided(screenB: String = "", _ steps: String) throws -> [String] {
    try Show(screenB: screenB, steps: steps).film.transitions.map { "\($0.defaultAnimation.text) \($0.reason)" }
  }

  @Test func presentationIsDismissedWithItsOpposite() throws {
    let steps = #"{"present":"b","animation":"cover(up)"},{"dismiss":true},{"present":"b"},{"dismiss":true}"#
    // What the step gave counts for this presentation only; the next one has none.
    try expectEqual(decided(steps), ["cover(up) given", "uncover(down) presentation", "fade auto", "fade auto"])
    // A pair's presenting type is no dismissing type of its own.
    try expectEqual(
      decided(screenB: #""modalAnimation":{"presenting":"zoom"}"#, steps),
      ["cover(up) given", "uncover(down) presentation", "zoom screen", "zoomOut reverse"])
  }

  @Test(arguments: [#""zoom""#, #"{"dismissing":"zoom"}"#, #"{"presenting":"slide(left)","dismissing":"zoom"}"#])
  func dismissingTypeOfItsOwnComesFirst(modalAnimation: String) throws {
    let steps = #"{"present":"b","animation":"cover(up)"},{"dismiss":true}"#
    try expectEqual(
      decided(screenB: #""modalAnimation":\#(modalAnimation)"#, steps), ["cover(up) given", "zoom screen"])
  }

  @Test func oppositeFalseIsForOnce() throws {
    let steps = #"{"present":"b","animation":"cover(up)","opposite":false},{"dismiss":true}"#
    try expectEqual(decided(steps), ["cover(up) given", "fade auto"])
    try expectEqual(
      decided(screenB: #""modalAnimation":{"presenting":"zoom"}"#, steps), ["cover(up) given", "zoomOut reverse"])
    try expectEqual(
      decided(#"{"present":"b","animation":"cover(up)","opposite":true},{"dismiss":true}"#),
      ["cover(up) given", "uncover(down) presentation"])
  }

  @Test func dismissalsOwnAnimationOverridesOnce() throws {
    let cancelled =
      #"{"dismiss":true,"animation":"fade","interactive":[{"at":0,"progress":0.2},{"at":0.1,"cancel":true}]}"#
    try expectEqual(
      decided(#"{"present":"b","animation":"cover(up)"},\#(cancelled),{"dismiss":true}"#),
      ["cover(up) given", "fade given", "uncover(down) presentation"])
  }

  @Test func dismissAllAndUnwindUndoTheLastPresentation() throws {
    let steps = #"{"present":"b","animation":"zoom"},{"present":"c","animation":"cover(up)"},"#
    for (last, type) in [
      (#"{"dismissAll":true}"#, "uncover(down) presentation"), (#"{"unwindTo":"a"}"#, "uncover(down) presentation"),
      (#"{"dismissAll":true,"animation":"slide(left)"}"#, "slide(left) given"),
    ] {
      try expectEqual(decided(steps + last).last, type)
    }
    // What was presented below keeps its own.
    try expectEqual(
      decided(steps + #"{"dismiss":true},{"dismiss":true}"#).suffix(2),
      ["uncover(down) presentation", "zoomOut presentation"])
  }

  // Hero's replace takes the animation for that transition; the new screen was never presented with it.
  @Test func replacementForgetsThePresentation() throws {
    try expectEqual(
      decided(
        #"{"present":"b","animation":"zoom"},{"replace":"c","animation":"cover(up)"},{"dismiss":true}"#
      ).last, "fade auto")
  }

  @Test func autoOnAStepCountsAsNoneGiven() throws {
    try expectEqual(
      decided(
        screenB: #""modalAnimation":{"presenting":"zoom"}"#,
        #"{"present":"b","animation":"auto"},{"dismiss":true,"animation":"auto"}"#), ["zoom screen", "zoomOut reverse"])
    // The side that counts is the one of the direction.
    let selected =
      #"{"present":"b","animation":"selectBy(zoom, fade)"},{"dismiss":true,"animation":"selectBy(fade, auto)"}"#
    try expectEqual(decided(selected), ["zoom given", "zoomOut presentation"])
  }

  @Test func containerUsesItsOwnTypeNeverItsTopScreens() throws {
    let zoom = #""modalAnimation":"zoom","modalPresentationStyle":"overFullScreen","isHeroEnabled":false"#
    for container in [#""navigation":["b"]"#, #""tabs":["b"]"#] {
      let keys = #""modalAnimation":"cover(up)","modalPresentationStyle":"overFullScreen""#
      let own = try Show(screenB: zoom, steps: #"{"present":{\#(container),\#(keys)}},{"wait":1}"#).film
      expectEqual(own.transitions.map(\.defaultAnimation.text), ["cover(up)"])
      expectEqual(own.moment(at: own.duration).tree.layers.map(\.path), ["a", "b"])
      // Neither type, style nor switch are taken from the screen.
      let plain = try Show(screenB: zoom, steps: #"{"present":{\#(container)}},{"dismiss":true}"#).film
      expectEqual(plain.transitions.map(\.defaultAnimation.text), ["fade", "fade"])
      // The container's own view is the one that fades in (rule C7).
      let whole = container.contains("tabs") ? "b.tabBarController" : "b.navigationController"
      #expect(plain.moment(at: plain.transitions[1].start - 1e-9).tree.layers.contains { $0.path == whole })
      #expect(plain.moment(at: plain.transitions[1].start).tree.below.isEmpty)
      let off = try Show(steps: #"{"present":{\#(container),"isHeroEnabled":false}}"#)
      expectEqual(off.film.transitions[0].system, .modal(.coverVertical))
    }
    // The root's own style counts for it as well, and a pair of its own is completed.
    let pair = #"{"present":{"navigation":["b"],"modalAnimation":{"dismissing":"uncover(down)"}}},{"dismiss":true}"#
    try expectEqual(decided(pair), ["cover(up) reverse", "uncover(down) screen"])
  }

  @Test func presentedTabBarChangesTabs() throws {
    let film = try Show(
      steps: #"{"present":{"tabs":["b","c"],"tabBarAnimation":"push(left)"}},{"selectTab":1},{"dismissAll":true}"#
    ).film
    expectEqual(film.transitions.map(\.kind), [.present, .selectTab, .dismissAll])
    #expect(film.transitions.map(\.to) == ["b", "c", "a"] && film.transitions[1].defaultAnimation.text == "push(left)")
  }

  // MARK: C1

  @Test func dismissAllUnwindsToTheRootInOneTransition() throws {
    let film = try Show(
      screenC: #""modalAnimation":"zoom""#, steps: #"{"present":"b"},{"present":"c"},{"dismissAll":true}"#
    ).film
    let last = film.transitions[2]
    #expect(last.from == "c" && last.to == "a" && !last.presenting && last.defaultAnimation.text == "zoom")
    expectEqual((last.stackBefore, last.stackAfter), ("a + b + c", "a"))
  }

  @Test func unwindToASiblingBelowIsOneTransition() throws {
    let film = try Show(steps: #"{"present":"b"},{"present":"c"},{"present":"d"},{"unwindTo":"b"}"#).film
    #expect(film.transitions[3].from == "d" && film.transitions[3].to == "b")
    expectEqual(film.transitions[3].stackAfter, "a + b")
  }

  @Test func unwindInsideTheNavigationPops() throws {
    let film = try Show(
      root: #"{"navigation":["a"]}"#,
      steps: #"{"push":"b","animation":"zoom"},{"push":"c","animation":"fade"},{"unwindTo":"a"}"#
    ).film
    #expect(film.transitions[2].to == "a" && film.transitions[2].stackAfter == "[a]")
  }

  // Unwinding over a modal level pops there unseen; what is popped leaves the history with it (rule C3).
  @Test func unwindOverAModalLevelCutsTheHistory() throws {
    let pushes = #"{"push":"b","animation":"zoom"},{"push":"c","animation":"cover(up)"},{"present":"d"},"#
    for (target, types) in [("b", ["zoomOut"]), ("c", ["uncover(down)", "zoomOut"])] {
      let pops = Array(repeating: #"{"pop":true}"#, count: types.count).joined(separator: ",")
      let film = try Show(
        root: #"{"navigation":["a"],"controller":"SDOSHero"}"#, steps: pushes + #"{"unwindTo":"\#(target)"},\#(pops)"#
      ).film
      expectEqual(film.transitions.dropFirst(4).map(\.defaultAnimation.text), types)
      #expect(film.transitions.dropFirst(4).allSatisfy { $0.reason == .history })
      expectEqual(film.transitions.last?.stackAfter, "[a]")
    }
  }

  @Test func replaceSwapsTheTopPresenting() throws {
    let film = try Show(
      screenC: #""modalAnimation":"zoom""#, steps: #"{"present":"b"},{"replace":"c"},{"dismiss":true}"#
    ).film
    #expect(film.transitions[1].presenting && film.transitions[1].defaultAnimation.text == "zoom")
    expectEqual(film.transitions.map(\.stackAfter), ["a + b", "a + c", "a"])
  }

  @Test(arguments: [("overFullScreen", ["a", "b"]), ("overCurrentContext", ["a", "b"]), ("fullScreen", ["b"])])
  func styleDecidesWhatStaysVisible(style: String, paths: [String]) throws {
    let show = try Show(screenB: #""modalPresentationStyle":"\#(style)""#, steps: #"{"present":"b"},{"wait":1}"#)
    expectEqual(show.film.moment(at: show.film.duration - 0.5).tree.layers.map(\.path), paths)
  }

  // MARK: C4

  private func tabs(_ steps: String, keys: String = #""tabBarAnimation":"push(left)""#) throws -> Film {
    try Show(root: #"{"tabs":["a","b","c"],"controller":"SDOSHero",\#(keys)}"#, steps: steps).film
  }

  @Test func lowerTabReversesTheType() throws {
    let film = try tabs(#"{"selectTab":2},{"selectTab":1},{"selectTab":0},{"selectTab":"b"}"#)
    expectEqual(
      film.transitions.map(\.defaultAnimation.text), ["push(left)", "pull(right)", "pull(right)", "push(left)"])
    expectEqual(film.transitions.map(\.presenting), [true, false, false, true])
  }

  @Test func tabsNeverPutTheSourceOnTopByThemselves() throws {
    let film = try tabs(#"{"selectTab":1},{"selectTab":0}"#, keys: #""tabBarAnimation":"slide(left)""#)
    expectEqual(film.transitions.map(\.insertToViewFirst), [false, false])
  }

  @Test func sameTabIsNoTransition() throws {
    let film = try tabs(#"{"selectTab":0},{"selectTab":"a"}"#)
    #expect(film.transitions.isEmpty && film.duration == 0)
  }

  @Test func selectedTabShowsFirst() throws {
    let show = try Show(root: #"{"tabs":["a","b"],"selected":1}"#, steps: #"{"wait":1}"#)
    expectEqual(show.film.moment(at: 0).tree.layers.map(\.path), ["b"])
  }

  @Test func tabKeepsItsNavigationStack() throws {
    let show = try Show(
      root: #"{"tabs":[{"navigation":["a"]},"b"]}"#, steps: #"{"push":"c"},{"selectTab":1},{"selectTab":0}"#)
    expectEqual(show.film.transitions[2].to, "c")
  }
}
