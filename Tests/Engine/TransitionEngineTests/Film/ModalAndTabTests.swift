import HeroTesting
import TransitionEngine

/// Rules C0–C2, C4: the modal stack, tab bars.
struct ModalAndTabTests {
  private func decided(_ steps: String, screenB: String = "") throws -> [String] {
    try Show(screenB: screenB, steps: steps).decided
  }

  // MARK: C2, C0

  private static let presentAndDismiss = #"{"present":"b"},{"dismiss":true}"#
  private static let coverAndDismiss = #"{"present":"b","animation":"cover(up)"},{"dismiss":true}"#
  private static let once =
    #"{"present":"b","animation":"cover(up)","opposite":false},{"dismiss":true}"#

  /// The types of `b`, steps, and what they come to.
  private static let rows: [(types: String?, steps: String, expected: [String])] = [
    // The presented screen's type counts for both directions; a side that is missing is the reverse of the other.
    (#""zoom""#, presentAndDismiss, ["zoom screen", "zoom screen"]),
    (#"{"presenting":"cover(up)"}"#, presentAndDismiss, ["cover(up) screen", "uncover(down) reverse"]),
    (#"{"dismissing":"uncover(down)"}"#, presentAndDismiss, ["cover(up) reverse", "uncover(down) screen"]),
    (#"{"presenting":"zoom","dismissing":"fade"}"#, presentAndDismiss, ["zoom screen", "fade screen"]),
    (#"{"presenting":"auto","dismissing":"zoom"}"#, presentAndDismiss, ["zoomOut reverse", "zoom screen"]),
    // A step's own counts once.
    (
      #""zoom""#, #"{"present":"b","animation":"slide(left)"},{"dismiss":true,"animation":"fade"},{"present":"b"}"#,
      ["slide(left) given", "fade given", "zoom screen"]
    ),
    // What the step gave is undone by the dismissal of this presentation only; the next one has none.
    (
      nil, coverAndDismiss + "," + presentAndDismiss,
      ["cover(up) given", "uncover(down) presentation", "fade auto", "fade auto"]
    ),
    // A pair's presenting type is no dismissing type of its own.
    (
      #"{"presenting":"zoom"}"#, coverAndDismiss + "," + presentAndDismiss,
      ["cover(up) given", "uncover(down) presentation", "zoom screen", "zoomOut reverse"]
    ),
    // A dismissing type of its own comes first.
    (#""zoom""#, coverAndDismiss, ["cover(up) given", "zoom screen"]),
    (#"{"dismissing":"zoom"}"#, coverAndDismiss, ["cover(up) given", "zoom screen"]),
    (#"{"presenting":"slide(left)","dismissing":"zoom"}"#, coverAndDismiss, ["cover(up) given", "zoom screen"]),
    // `opposite` of false is for once.
    (nil, once, ["cover(up) given", "fade auto"]),
    (#"{"presenting":"zoom"}"#, once, ["cover(up) given", "zoomOut reverse"]),
    (
      nil, #"{"present":"b","animation":"cover(up)","opposite":true},{"dismiss":true}"#,
      ["cover(up) given", "uncover(down) presentation"]
    ),
    // A dismissal's own counts once, though it is cancelled.
    (
      nil,
      #"{"present":"b","animation":"cover(up)"},{"dismiss":true,"animation":"fade","interactive":["#
        + #"{"at":0,"progress":0.2},{"at":0.1,"cancel":true}]},{"dismiss":true}"#,
      ["cover(up) given", "fade given", "uncover(down) presentation"]
    ),
    // Hero's replace takes the animation for that transition; the new screen was never presented with it.
    (
      nil, #"{"present":"b","animation":"zoom"},{"replace":"c","animation":"cover(up)"},{"dismiss":true}"#,
      ["zoom given", "cover(up) given", "fade auto"]
    ),
    // `auto` counts as none given; of a selectBy the side of the direction counts.
    (
      #"{"presenting":"zoom"}"#, #"{"present":"b","animation":"auto"},{"dismiss":true,"animation":"auto"}"#,
      ["zoom screen", "zoomOut reverse"]
    ),
    (
      nil, #"{"present":"b","animation":"selectBy(zoom, fade)"},{"dismiss":true,"animation":"selectBy(fade, auto)"}"#,
      ["zoom given", "zoomOut presentation"]
    ),
  ]

  @Test func presentationsAndDismissalsTakeTheTypeThatCounts() throws {
    for (types, steps, expected) in Self.rows {
      let screen = types.map { #""modalAnimation":\#($0)"# } ?? ""
      try expectEqual(decided(steps, screenB: screen), expected, "\(screen) \(steps)")
    }
  }

  @Test func dismissAllAndUnwindUndoTheLastPresentation() throws {
    let steps = #"{"present":"b","animation":"zoom"},{"present":"c","animation":"cover(up)"},"#
    for (last, types) in [
      (#"{"dismissAll":true}"#, ["uncover(down) presentation"]),
      (#"{"unwindTo":"a"}"#, ["uncover(down) presentation"]),
      (#"{"dismissAll":true,"animation":"slide(left)"}"#, ["slide(left) given"]),
      // What was presented below keeps its own.
      (#"{"dismiss":true},{"dismiss":true}"#, ["uncover(down) presentation", "zoomOut presentation"]),
    ] { try expectEqual(Array(decided(steps + last).dropFirst(2)), types, "\(last)") }
  }

  @Test func containerUsesItsOwnTypeNeverItsTopScreens() throws {
    let zoom = #""modalAnimation":"zoom","modalPresentationStyle":"overFullScreen","isHeroEnabled":false"#
    for container in [#""navigation":["b"]"#, #""tabs":["b"]"#] {
      let keys = #""modalAnimation":"cover(up)","modalPresentationStyle":"overFullScreen""#
      let own = try Show(screenB: zoom, steps: #"{"present":{\#(container),\#(keys)}},{"wait":1}"#)
      expectEqual(own.types, ["cover(up)"])
      expectEqual(own.film.moment(at: own.film.duration).tree.layers.map(\.path), ["a", "b"])
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

  /// Each is one transition, with the type of `c` where that comes or goes.
  @Test func wordsOfTheStack() throws {
    let twice = #"{"present":"b"},{"present":"c"},"#
    for (root, steps, ends, type, stack) in [
      (#""a""#, twice + #"{"dismissAll":true}"#, ["c", "a"], "zoom", "a"),
      (#""a""#, twice + #"{"present":"d"},{"unwindTo":"b"}"#, ["d", "b"], "fade", "a + b"),
      (#""a""#, #"{"present":"b"},{"replace":"c"}"#, ["b", "c"], "zoom", "a + c"),
      (#"{"navigation":["a"]}"#, #"{"push":"b"},{"push":"c"},{"unwindTo":"a"}"#, ["c", "a"], "push(right)", "[a]"),
    ] {
      let plans = try Show(screenC: #""modalAnimation":"zoom""#, root: root, steps: steps).film.transitions
      let last = try #require(plans.last)
      expectEqual(plans.count, steps.split(separator: "},{").count)
      expectEqual(([last.from, last.to], last.presenting), (ends, ends[1] == "c"), "\(steps)")
      expectEqual((last.defaultAnimation.text, last.stackAfter), (type, stack), "\(steps)")
    }
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

  @Test func styleDecidesWhatStaysVisible() throws {
    for (style, paths) in [
      ("overFullScreen", ["a", "b"]), ("overCurrentContext", ["a", "b"]), ("fullScreen", ["b"]),
    ] {
      let film = try Show(screenB: #""modalPresentationStyle":"\#(style)""#, steps: #"{"present":"b"},{"wait":1}"#).film
      expectEqual(film.moment(at: film.duration - 0.5).tree.layers.map(\.path), paths, "\(style)")
    }
  }

  // MARK: C4

  private func tabs(_ steps: String, keys: String = #""tabBarAnimation":"push(left)""#) throws -> Film {
    try Show(root: #"{"tabs":["a","b","c"],"controller":"SDOSHero",\#(keys)}"#, steps: steps).film
  }

  // The same tab is no transition, and none puts the source on top by itself.
  @Test func lowerTabReversesTheType() throws {
    let film = try tabs(
      #"{"selectTab":0},{"selectTab":"a"},{"selectTab":2},{"selectTab":1},{"selectTab":0},{"selectTab":"b"}"#)
    expectEqual(
      film.transitions.map(\.defaultAnimation.text), ["push(left)", "pull(right)", "pull(right)", "push(left)"])
    expectEqual(film.transitions.map(\.presenting), [true, false, false, true])
    try expectEqual(tabs(#"{"selectTab":0}"#).duration, 0)
    let slides = try tabs(#"{"selectTab":1},{"selectTab":0}"#, keys: #""tabBarAnimation":"slide(left)""#)
    expectEqual(slides.transitions.map(\.insertToViewFirst), [false, false])
    let second = try tabs(#"{"wait":1}"#, keys: #""selected":1"#)
    expectEqual(second.moment(at: 0).tree.layers.map(\.path), ["b"])
  }
}
