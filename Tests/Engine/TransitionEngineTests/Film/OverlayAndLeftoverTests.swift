import HeroGeometry
import HeroLayers
import HeroTesting
import HeroTimeline

/// Rules L6 and L7: overlays, and what over-full-screen changes leave behind.
struct OverlayAndLeftoverTests {
  // MARK: L6

  @Test func overlayRunsFromNothingOnADisappearingView() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"overlay(#ff0000, 0.8) duration(1) timingFunction(linear)"}"#
    )
    let key = try show.key("a/x", "overlay.opacity")
    expectEqual((key.from, key.to), ([0], [0.8]))
    let color = try show.key("a/x", "overlay.backgroundColor")
    expectEqual((color.from, color.to), ([], [1, 0, 0, 1]))
    // Both are half way, so that a quarter of the end's dimming shows.
    let overlay = try show.layer("a/x", .overlay, at: 0.5)
    #expect(close(overlay.opacity, 0.4) && overlay.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    try expectEqual(show.layer("a/x", .overlay, at: 0).backgroundColor, nil)
    expectEqual((overlay.bounds.size, overlay.position), (Size(width: 50, height: 40), Point(x: 25, y: 20)))
  }

  @Test func overlayRunsToNothingOnAnAppearingView() throws {
    let show = try Show(b: #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"overlay(1, 0, 0, 0.8)"}"#)
    let key = try show.key("b/x", "overlay.opacity")
    expectEqual((key.from, key.to), ([0.8], [0]))
    let color = try show.key("b/x", "overlay.backgroundColor")
    expectEqual((color.from, color.to), ([1, 0, 0, 1], []))
  }

  // k = 100, c = 10 is at 1.124 at 0.3 s: above the end of 1, or below that of 0. Core Animation draws opacities of 0…1.
  @Test func overlaysThatASpringOvershootsAreClamped() throws {
    let view = #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"overlay(#000000, 1) spring(100, 10)"}"#
    try expectEqual(Show(a: view).layer("a/x", .overlay, at: 0.3).opacity, 1)
    try expectEqual(Show(b: view).layer("b/x", .overlay, at: 0.3).opacity, 0)
  }

  @Test func defaultAnimationsDimByTheProduct() throws {
    // push: black, 0.1, deceleration in 0.35 s; f = deceleration(0.5) of both.
    let show = try Show(steps: #"{"present":"b","animation":"push(left)"}"#)
    let fraction = TimingFunction.deceleration.value(at: 0.5)
    let overlay = try show.layer("a", .overlay, at: 0.175)
    #expect(close(overlay.opacity, 0.1 * fraction) && close(overlay.backgroundColor?.alpha ?? -1, fraction))
  }

  @Test func overlayLiesOverChildSnapshots() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"overlay(#000000, 0.8)","subviews":["#
        + #"{"name":"in","frame":[0,0,9,9],"heroModifiers":"fade"}]}"#)
    try expectEqual(show.snapshot("b/x", at: 0).children.map(\.role), [.snapshot, .overlay])
  }

  @Test func overlayHasTheViewsOwnSize() throws {
    // The snapshot starts at 20 × 30 and grows to 50 × 40; on the way out it shrinks; the overlay stays 50 × 40.
    let view = #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"overlay(#000000, 0.8) size(20, 30) duration(1)"}"#
    for (show, path) in [(try Show(b: view), "b/x"), (try Show(a: view), "a/x")] {
      for time in [0.0, 0.5, 0.9] {
        try expectEqual(show.layer(path, .overlay, at: time).bounds.size, Size(width: 50, height: 40))
        try expectEqual(show.layer(path, .overlay, at: time).position, Point(x: 25, y: 20))
      }
    }
    let begun = try Show(
      a: #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"beginWith(size(30, 30)) overlay(#000000, 0.8) size(9, 9)"}"#
    )
    try expectEqual(begun.layer("a/x", .overlay, at: 0.1).bounds.size, Size(width: 30, height: 30))
  }

  @Test func beginWithsOverlayStandsWithoutKeys() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"beginWith(overlay(#0000ff, 0.5)) fade"}"#)
    let overlay = try show.layer("a/x", .overlay, at: 0.1)
    expectEqual((overlay.opacity, overlay.backgroundColor), (0.5, Color(red: 0, green: 0, blue: 1)))
  }

  @Test func appliedOverlayRunsBackToNoneAfterTheRelease() throws {
    // Applied while sought at 0.5; 0.5 s remain, linear: half way back at 0.45 s.
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"fade duration(1) timingFunction(linear)"}"#,
      steps: #"{"present":"b","animation":"none","interactive":[{"at":0,"progress":0},"#
        + #"{"at":0.1,"progress":0.5,"apply":{"b/x":"overlay(#ff0000, 0.8)"}},{"at":0.2,"finish":true}]}"#)
    expectEqual(show.find("b/x", .overlay, at: 0.05), nil)
    let held = try show.layer("b/x", .overlay, at: 0.15)
    expectEqual((held.opacity, held.backgroundColor), (0.8, Color(red: 1, green: 0, blue: 0)))
    let half = try show.layer("b/x", .overlay, at: 0.45)
    #expect(close(half.opacity, 0.4) && half.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func overlayIsSquareUnlessCornersAnimate() throws {
    let still = #"{"name":"x","frame":[0,0,50,40],"cornerRadius":8,"heroModifiers":"overlay(#000000, 0.8)"}"#
    try expectEqual(Show(b: still).layer("b/x", .overlay, at: 0).cornerRadius, 0)
    let animated =
      #"{"name":"x","frame":[0,0,50,40],"cornerRadius":8,"heroModifiers":"overlay(#000000, 0.8) cornerRadius(20)"}"#
    try expectEqual(Show(b: animated).layer("b/x", .overlay, at: 0).cornerRadius, 20)
  }

  @Test func overlayFromBeginWithIsWhereTheAnimationStarts() throws {
    let show = try Show(
      a: #"{"name":"x","frame":[0,0,50,40],"heroModifiers":"beginWith(overlay(#0000ff, 0.5)) overlay(#0000ff, 1)"}"#)
    let key = try show.key("a/x", "overlay.opacity")
    expectEqual((key.from, key.to), ([0.5], [1]))
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

  @Test func fullScreenChangeLeavesNothing() throws {
    let show = try Show(a: Self.source)
    expectEqual(show.film.moment(at: 1).tree.layers.map(\.path), ["b"])
  }

  @Test func presentingOverFullScreenKeepsTheSourceVisible() throws {
    let show = try overScreen(#"{"present":"b","animation":"none"}"#)
    expectEqual(show.film.moment(at: 1).tree.layers.map(\.path), ["a", "b"])
  }

  @Test func sourceKeepsItsEndState() throws {
    let show = try overScreen(#"{"present":"b","animation":"none"},{"wait":1}"#)
    for time in [1, 1.5, 2] {
      #expect(try show.layer("a/x", .view, at: time).isHidden)
      #expect(try !show.layer("a/y", .view, at: time).isHidden)
      try expectEqual(show.snapshot("a/x", at: time).opacity, 0.25)
    }
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

  @Test func gestureThatFinishesWithoutAnimationLeavesTheValuesShown() throws {
    // Half way from 1 to 0.25.
    let show = try overScreen(
      #"{"present":"b","animation":"none","interactive":["#
        + #"{"at":0,"progress":0},{"at":0.1,"progress":0.5},{"at":0.2,"finish":true,"animate":false}]},{"wait":1}"#,
      a: Self.linear)
    #expect(try close(show.snapshot("a/x", at: 1).opacity, 0.625))
  }

  @Test func dismissalCancelledWithoutAnimationLeavesTheValuesShown() throws {
    // Coming back from 0.25, a fifth of the way: 0.4.
    let show = try overScreen(
      #"{"present":"b","animation":"none"},{"dismiss":true,"animation":"none","interactive":["#
        + #"{"at":0,"progress":0},{"at":0.1,"progress":0.2},{"at":0.2,"cancel":true,"animate":false}]}"#,
      a: Self.linear)
    #expect(try close(show.snapshot("a/x", at: 9).opacity, 0.4))
  }

  @Test func gestureThatFinishesWithAlmostNothingLeftLeavesEndValues() throws {
    let show = try overScreen(
      #"{"present":"b","animation":"none","interactive":["#
        + #"{"at":0,"progress":0},{"at":0.1,"progress":1},{"at":0.2,"finish":true}]}"#, a: Self.linear)
    try expectEqual(show.snapshot("a/x", at: 9).opacity, 0.25)
  }

  @Test func snapshotsOfTheDestinationAreNotLeft() throws {
    let show = try overScreen(
      #"{"present":"b","animation":"none"}"#, b: #"{"name":"z","frame":[0,0,50,50],"heroModifiers":"fade"}"#)
    expectEqual(show.find("b/z", .snapshot, at: 9), nil)
    #expect(try !show.layer("b/z", .view, at: 9).isHidden)
  }

  @Test func sourceWhoseRootAnimatedShowsNothing() throws {
    let show = try overScreen(#"{"present":"b","animation":"none"}"#, rootA: #""heroModifiers":"opacity(0.5)""#)
    #expect(try show.layer("a", .view, at: 9).isHidden)
  }

  @Test func leftoverGoesWhenTheScreenTakesPartAgain() throws {
    let show = try overScreen(#"{"present":"b","animation":"none"},{"dismiss":true,"animation":"none"}"#)
    // Dismissing: a is the destination; from the start of the second transition on the view itself is pictured anew.
    let start = show.film.transitions[1].start
    try expectEqual(show.layer("a", .view, at: start).children.map(\.path), ["a/x", "a/y"])
    expectEqual(show.film.moment(at: 9).tree.layers.map(\.path), ["a"])
    #expect(try !show.layer("a/x", .view, at: 9).isHidden)
  }

  @Test func cancelledDismissalLeavesStartValues() throws {
    // Dismissing, a/x comes from opacity 0.25: cancelled, it stays there.
    let show = try overScreen(
      #"{"present":"b","animation":"none"},{"dismiss":true,"animation":"none","interactive":["#
        + #"{"at":0,"progress":0},{"at":0.1,"progress":0.5},{"at":0.2,"cancel":true}]}"#)
    expectEqual(show.film.moment(at: 9).tree.layers.map(\.path), ["a", "b"])
    #expect(try show.layer("a/x", .view, at: 9).isHidden)
    #expect(try close(show.snapshot("a/x", at: 9).opacity, 0.25))
  }

  @Test func cancelledPresentationLeavesNothing() throws {
    let show = try overScreen(
      #"{"present":"b","animation":"none","interactive":["#
        + #"{"at":0,"progress":0},{"at":0.1,"progress":0.5},{"at":0.2,"cancel":true}]}"#)
    expectEqual(show.film.moment(at: 9).tree.layers.map(\.path), ["a"])
    expectEqual(show.find("a/x", .snapshot, at: 9), nil)
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
