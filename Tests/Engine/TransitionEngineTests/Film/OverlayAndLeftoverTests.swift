import HeroGeometry
import HeroLayers
import HeroTesting
import HeroTimeline

/// Rules L6 and L7: overlays, and what over-full-screen changes leave behind.
struct OverlayAndLeftoverTests {
  // MARK: L6

  private static func view(_ modifiers: String, _ keys: String = "") -> String {
    #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"\#(modifiers)"\#(keys)}"#
  }

  /// A view that goes has its overlay from nothing, or from what it begins with, one that comes runs to nothing.
  @Test func overlaysRunFromOrToNothing() throws {
    let red = [1.0, 0, 0, 1]
    for (a, b, opacities, colors) in [
      (Self.view("overlay(#ff0000, 0.8)"), "", [[0], [0.8]], [[], red]),
      ("", Self.view("overlay(1, 0, 0, 0.8)"), [[0.8], [0]], [red, []]),
      (Self.view("beginWith(overlay(#ff0000, 0.5)) overlay(#ff0000, 1)"), "", [[0.5], [1]], nil),
    ] as [(String, String, [[Double]], [[Double]]?)] {
      let (show, path) = (try Show(a: a, b: b), a.isEmpty ? "b/x" : "a/x")
      let opacity = try show.key(path, "overlay.opacity")
      expectEqual([opacity.from, opacity.to], opacities, "\(a)")
      guard let colors else { continue }
      let color = try show.key(path, "overlay.backgroundColor")
      expectEqual([color.from, color.to], colors, "\(a)")
    }
  }

  // Half way both colour and opacity are, so that a quarter of the end's dimming shows.
  @Test func overlaysDimByTheProduct() throws {
    let show = try Show(a: Self.view("overlay(#ff0000, 0.8) duration(1) timingFunction(linear)"))
    let overlay = try show.layer("a/x", .overlay, at: 0.5)
    #expect(close(overlay.opacity, 0.4) && overlay.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    try expectEqual(show.layer("a/x", .overlay, at: 0).backgroundColor, nil)
    expectEqual((overlay.bounds.size, overlay.position), (Size(width: 50, height: 40), Point(x: 25, y: 20)))
    // A push: black, 0.1, deceleration in 0.35 s; f = deceleration(0.5) of both.
    let push = try Show(steps: #"{"present":"b","animation":"push(left)"}"#).layer("a", .overlay, at: 0.175)
    let fraction = TimingFunction.deceleration.value(at: 0.5)
    #expect(close(push.opacity, 0.1 * fraction) && close(push.backgroundColor?.alpha ?? -1, fraction))
  }

  // k = 100, c = 10 is at 1.124 at 0.3 s: above the end of 1, or below that of 0. Core Animation draws opacities of 0…1.
  @Test func overlaysThatASpringOvershootsAreClamped() throws {
    let view = Self.view("overlay(#000000, 1) spring(100, 10)")
    try expectEqual(Show(a: view).layer("a/x", .overlay, at: 0.3).opacity, 1)
    try expectEqual(Show(b: view).layer("b/x", .overlay, at: 0.3).opacity, 0)
  }

  @Test func overlayLiesOverChildSnapshots() throws {
    let child = #","subviews":[{"name":"in","frame":[0,0,9,9],"heroModifiers":"fade"}]"#
    let show = try Show(b: Self.view("overlay(#000000, 0.8)", child))
    try expectEqual(show.snapshot("b/x", at: 0).children.map(\.role), [.snapshot, .overlay])
  }

  // The snapshot starts at 20 × 30 and grows to 50 × 40; on the way out it shrinks; the overlay stays 50 × 40.
  @Test func overlayHasTheViewsOwnSize() throws {
    let view = Self.view("overlay(#000000, 0.8) size(20, 30) duration(1)")
    for (show, path) in [(try Show(b: view), "b/x"), (try Show(a: view), "a/x")] {
      for time in [0.0, 0.5, 0.9] {
        let overlay = try show.layer(path, .overlay, at: time)
        expectEqual((overlay.bounds.size, overlay.position), (Size(width: 50, height: 40), Point(x: 25, y: 20)))
      }
    }
    let begun = try Show(a: Self.view("beginWith(size(30, 30)) overlay(#000000, 0.8) size(9, 9)"))
    try expectEqual(begun.layer("a/x", .overlay, at: 0.1).bounds.size, Size(width: 30, height: 30))
  }

  @Test func beginWithsOverlayStandsWithoutKeys() throws {
    let show = try Show(a: Self.view("beginWith(overlay(#0000ff, 0.5)) fade"))
    let overlay = try show.layer("a/x", .overlay, at: 0.1)
    expectEqual((overlay.opacity, overlay.backgroundColor), (0.5, Color(red: 0, green: 0, blue: 1)))
  }

  @Test func appliedOverlayRunsBackToNoneAfterTheRelease() throws {
    // Applied while sought at 0.5; 0.5 s remain, linear: half way back at 0.45 s.
    let show = try Show(
      b: Self.view("fade duration(1) timingFunction(linear)"),
      steps: #"{"present":"b","animation":"none","interactive":[{"at":0,"progress":0},"#
        + #"{"at":0.1,"progress":0.5,"apply":{"b/x":"overlay(#ff0000, 0.8)"}},{"at":0.2,"finish":true}]}"#)
    expectEqual(show.find("b/x", .overlay, at: 0.05), nil)
    let held = try show.layer("b/x", .overlay, at: 0.15)
    expectEqual((held.opacity, held.backgroundColor), (0.8, Color(red: 1, green: 0, blue: 0)))
    let half = try show.layer("b/x", .overlay, at: 0.45)
    #expect(close(half.opacity, 0.4) && half.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func overlayIsSquareUnlessCornersAnimate() throws {
    for (modifiers, radius) in [("overlay(#000000, 0.8)", 0.0), ("overlay(#000000, 0.8) cornerRadius(20)", 20)] {
      let show = try Show(b: Self.view(modifiers, #","cornerRadius":8"#))
      try expectEqual(show.layer("b/x", .overlay, at: 0).cornerRadius, radius, "\(modifiers)")
    }
  }

  // MARK: L7

  private static let source =
    #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"opacity(0.25) duration(1)"},{"name":"y","frame":[0,0,50,50]}"#
  private static let over = #""modalPresentationStyle":"overFullScreen""#

  private func overScreen(
    _ steps: String, a: String = source, b: String = "", rootA: String = "", rootB: String = ""
  ) throws -> Show {
    try Show(a: a, b: b, rootA: rootA, rootB: rootB, screenB: Self.over, steps: steps)
  }

  // Nothing is left of a full-screen change, of a presentation that is cancelled, and of the destination's views.
  @Test func theseLeaveNothing() throws {
    expectEqual(try Show(a: Self.source).film.moment(at: 1).tree.layers.map(\.path), ["b"])
    let cancelled = try overScreen(Self.present + Self.gesture(0.5, #""cancel":true"#))
    expectEqual(cancelled.film.moment(at: 9).tree.layers.map(\.path), ["a"])
    expectEqual(cancelled.find("a/x", .snapshot, at: 9), nil)
    let show = try overScreen(Self.present + "}", b: #"{"name":"z","frame":[0,0,50,50],"heroModifiers":"fade"}"#)
    expectEqual(show.find("b/z", .snapshot, at: 9), nil)
    #expect(try !show.layer("b/z", .view, at: 9).isHidden)
  }

  @Test func sourceKeepsItsEndState() throws {
    let show = try overScreen(#"{"present":"b","animation":"none"},{"wait":1}"#)
    expectEqual(show.film.moment(at: 1).tree.layers.map(\.path), ["a", "b"])
    for time in [1, 1.5, 2] {
      #expect(try show.layer("a/x", .view, at: time).isHidden && !show.layer("a/y", .view, at: time).isHidden)
      try expectEqual(show.snapshot("a/x", at: time).opacity, 0.25)
    }
    // One whose root animated shows nothing.
    let root = try overScreen(#"{"present":"b","animation":"none"}"#, rootA: #""heroModifiers":"opacity(0.5)""#)
    #expect(try root.layer("a", .view, at: 9).isHidden)
  }

  @Test func springLeavesExactlyItsEndValueBehind() throws {
    // At its settling time a spring is within 1/1000 of the end, not on it.
    let show = try overScreen(
      #"{"present":"b","animation":"none"}"#,
      a: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"position(100, 100) spring(100, 10) delay(0.1)"}"#)
    try expectEqual(show.snapshot("a/x", at: 9).position, Point(x: 100, y: 100))
  }

  private static let linear =
    #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"opacity(0.25) duration(1) timingFunction(linear)"}"#

  private static let present = #"{"present":"b","animation":"none""#
  private static let dismiss = #"{"dismiss":true,"animation":"none""#

  private static func gesture(_ progress: Double, _ end: String) -> String {
    #","interactive":[{"at":0,"progress":0},{"at":0.1,"progress":\#(progress)},{"at":0.2,\#(end)}]}"#
  }

  /// a/x goes from opacity 1 to 0.25, and comes back from there.
  @Test func whatAGestureEndsWithIsLeft() throws {
    let dismissed = Self.present + "}," + Self.dismiss
    for (steps, opacity, tolerance) in [
      // Finished without an animation: what was shown, half of the way.
      (Self.present + Self.gesture(0.5, #""finish":true,"animate":false"#) + #",{"wait":1}"#, 0.625, 1e-9),
      // Finished with almost nothing left: the end.
      (Self.present + Self.gesture(1, #""finish":true"#), 0.25, 0),
      // A dismissal that is cancelled: where it came from; without an animation what was shown, a fifth of the way.
      (dismissed + Self.gesture(0.5, #""cancel":true"#), 0.25, 1e-9),
      (dismissed + Self.gesture(0.2, #""cancel":true,"animate":false"#), 0.4, 1e-9),
    ] {
      let show = try overScreen(steps, a: Self.linear)
      expectEqual(show.film.moment(at: 9).tree.layers.map(\.path), ["a", "b"], "\(steps)")
      #expect(try close(show.snapshot("a/x", at: 9).opacity, opacity, tolerance), "\(steps)")
      #expect(try show.layer("a/x", .view, at: 9).isHidden, "\(steps)")
    }
  }

  @Test func leftoverGoesWhenTheScreenTakesPartAgain() throws {
    let show = try overScreen(#"{"present":"b","animation":"none"},{"dismiss":true,"animation":"none"}"#)
    // Dismissing: a is the destination; from the start of the second transition on the view itself is pictured anew.
    let start = show.film.transitions[1].start
    try expectEqual(show.layer("a", .view, at: start).children.map(\.path), ["a/x", "a/y"])
    expectEqual(show.film.moment(at: 9).tree.layers.map(\.path), ["a"])
    #expect(try !show.layer("a/x", .view, at: 9).isHidden)
  }

  @Test func screensBelowAnOverFullScreenContainerAreDrawnFirst() throws {
    let show = try Show(
      b: #"{"name":"z","frame":[0,0,50,50],"heroModifiers":"fade"}"#, screenB: Self.over, screenC: Self.over,
      steps: #"{"present":"b","animation":"none"},{"present":"c","animation":"fade"}"#)
    let tree = show.film.moment(at: show.film.transitions[1].start).tree
    expectEqual(tree.below.map(\.path), ["a"])
    expectEqual(tree.layers.filter { $0.role == .view }.map(\.path), ["c", "b"])
    expectEqual(show.film.moment(at: 99).tree.layers.map(\.path), ["a", "b", "c"])
  }
}
