import HeroTransition
import Testing

/// Rules C0–C2, C4, C6: the modal stack, tab bars, cuts.
struct ModalAndTabTests {
  private func types(screenB: String, steps: String) throws -> [String] {
    try Show(screenB: screenB, steps: steps).film.transitions.map(\.defaultAnimation)
  }
  private static let presentAndDismiss = #"{"present":"b"},{"dismiss":true}"#

  // MARK: C2, C0

  @Test func presentedScreensTypeCountsForBothDirections() throws {
    #expect(try types(screenB: #""modalAnimation":"zoom""#, steps: Self.presentAndDismiss) == ["zoom", "zoom"])
  }

  @Test(arguments: [
    (#"{"presenting":"cover(up)"}"#, ["cover(up)", "uncover(down)"]),
    (#"{"dismissing":"uncover(down)"}"#, ["cover(up)", "uncover(down)"]),
    (#"{"presenting":"zoom","dismissing":"fade"}"#, ["zoom", "fade"]),
    (#"{"presenting":"auto","dismissing":"zoom"}"#, ["zoomOut", "zoom"]),
  ])
  func pairIsCompleted(pair: String, expected: [String]) throws {
    #expect(try types(screenB: #""modalAnimation":\#(pair)"#, steps: Self.presentAndDismiss) == expected)
  }

  @Test func stepsAnimationOverridesOnce() throws {
    let steps = #"{"present":"b","animation":"slide(left)"},{"dismiss":true,"animation":"fade"},{"present":"b"}"#
    #expect(try types(screenB: #""modalAnimation":"zoom""#, steps: steps) == ["slide(left)", "fade", "zoom"])
  }

  @Test func navigationRootUsesItsOwnTypeElseItsTopScreens() throws {
    #expect(
      try types(
        screenB: #""modalAnimation":"zoom""#, steps: #"{"present":{"navigation":["b"],"modalAnimation":"cover(up)"}}"#)
        == ["cover(up)"])
    #expect(
      try types(screenB: #""modalAnimation":"zoom""#, steps: #"{"present":{"navigation":["c","b"]}}"#) == ["zoom"])
  }

  // MARK: C1

  @Test func dismissAllUnwindsToTheRootInOneTransition() throws {
    let film = try Show(
      screenC: #""modalAnimation":"zoom""#, steps: #"{"present":"b"},{"present":"c"},{"dismissAll":true}"#
    ).film
    let last = film.transitions[2]
    #expect(last.from == "c" && last.to == "a" && !last.presenting && last.defaultAnimation == "zoom")
    #expect(last.stackBefore == "a + b + c" && last.stackAfter == "a")
  }

  @Test func unwindToASiblingBelowIsOneTransition() throws {
    let film = try Show(steps: #"{"present":"b"},{"present":"c"},{"present":"d"},{"unwindTo":"b"}"#).film
    #expect(film.transitions[3].from == "d" && film.transitions[3].to == "b")
    #expect(film.transitions[3].stackAfter == "a + b")
  }

  @Test func unwindInsideTheNavigationPops() throws {
    let film = try Show(
      root: #"{"navigation":["a"]}"#,
      steps: #"{"push":"b","animation":"zoom"},{"push":"c","animation":"fade"},{"unwindTo":"a"}"#
    ).film
    #expect(film.transitions[2].to == "a" && film.transitions[2].stackAfter == "[a]")
  }

  @Test func replaceSwapsTheTopPresenting() throws {
    let film = try Show(
      screenC: #""modalAnimation":"zoom""#, steps: #"{"present":"b"},{"replace":"c"},{"dismiss":true}"#
    ).film
    #expect(film.transitions[1].presenting && film.transitions[1].defaultAnimation == "zoom")
    #expect(film.transitions.map(\.stackAfter) == ["a + b", "a + c", "a"])
  }

  @Test(arguments: [("overFullScreen", ["a", "b"]), ("overCurrentContext", ["a", "b"]), ("fullScreen", ["b"])])
  func styleDecidesWhatStaysVisible(style: String, paths: [String]) throws {
    let show = try Show(screenB: #""modalPresentationStyle":"\#(style)""#, steps: #"{"present":"b"},{"wait":1}"#)
    #expect(show.film.moment(at: show.film.duration - 0.5).tree.layers.map(\.path) == paths)
  }

  // MARK: C4

  private func tabs(_ steps: String, keys: String = #""tabBarAnimation":"push(left)""#) throws -> Film {
    try Show(root: #"{"tabs":["a","b","c"],\#(keys)}"#, steps: steps).film
  }

  @Test func lowerTabReversesTheType() throws {
    let film = try tabs(#"{"selectTab":2},{"selectTab":1},{"selectTab":0},{"selectTab":"b"}"#)
    #expect(film.transitions.map(\.defaultAnimation) == ["push(left)", "pull(right)", "pull(right)", "push(left)"])
    #expect(film.transitions.map(\.presenting) == [true, false, false, true])
  }

  @Test func tabsNeverPutTheSourceOnTopByThemselves() throws {
    let film = try tabs(#"{"selectTab":1},{"selectTab":0}"#, keys: #""tabBarAnimation":"slide(left)""#)
    #expect(film.transitions.map(\.insertToViewFirst) == [false, false])
  }

  @Test func sameTabIsNoTransition() throws {
    let film = try tabs(#"{"selectTab":0},{"selectTab":"a"}"#)
    #expect(film.transitions.isEmpty && film.duration == 0)
  }

  @Test func selectedTabShowsFirst() throws {
    let show = try Show(root: #"{"tabs":["a","b"],"selected":1}"#, steps: #"{"wait":1}"#)
    #expect(show.film.moment(at: 0).tree.layers.map(\.path) == ["b"])
  }

  @Test func tabKeepsItsNavigationStack() throws {
    let show = try Show(
      root: #"{"tabs":[{"navigation":["a"]},"b"]}"#, steps: #"{"push":"c"},{"selectTab":1},{"selectTab":0}"#)
    #expect(show.film.transitions[2].to == "c")
  }

  // MARK: C6

  private func expectCut(_ show: Show, transition: Int = 0) {
    let plan = show.film.transitions[transition]
    #expect(plan.duration == 0 && plan.reason == .cut && plan.views.isEmpty)
    #expect(plan.warnings.contains { $0.contains("(C6)") })
    #expect(show.film.warnings.contains { $0.message.contains("(C6)") && $0.severity == .warning })
  }

  @Test func presentedScreenWithoutHeroCutsBothWays() throws {
    let show = try Show(
      b: #"{"frame":[0,0,9,9],"heroModifiers":"fade"}"#, screenB: #""isHeroEnabled":false"#,
      steps: #"{"wait":1},{"present":"b"},{"wait":1},{"dismiss":true}"#)
    expectCut(show)
    expectCut(show, transition: 1)
    #expect(show.film.duration == 2)
    #expect(show.film.moment(at: 1).tree.layers.map(\.path) == ["b"])
    #expect(show.film.moment(at: 0.99).tree.layers.map(\.path) == ["a"])
  }

  @Test func presentingScreenWithoutHeroDoesNotMatter() throws {
    let show = try Show(screenA: #""isHeroEnabled":false"#, steps: #"{"present":"b","animation":"zoom"}"#)
    #expect(show.film.duration == 0.35)
  }

  @Test func navigationControllerWithoutHeroCuts() throws {
    expectCut(try Show(root: #"{"navigation":["a"],"isHeroEnabled":false}"#, steps: #"{"push":"b"}"#))
    // The screens of a navigation controller do not decide.
    let show = try Show(screenB: #""isHeroEnabled":false"#, root: #"{"navigation":["a"]}"#, steps: #"{"push":"b"}"#)
    #expect(show.film.duration == 0.35)
  }

  @Test func tabBarControllerWithoutHeroCuts() throws {
    expectCut(try Show(root: #"{"tabs":["a","b"],"isHeroEnabled":false}"#, steps: #"{"selectTab":1}"#))
  }
}
