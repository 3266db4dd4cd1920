import HeroGeometry
import HeroTesting
import TransitionEngine

/// Rule P7: what plugins may do, through `TransitionPlugin`.
struct PluginTests {
  private static let views =
    #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"opacity(0.5) duration(0.4)"},{"name":"y","frame":[0,0,50,50]}"#

  /// Adds a fixed amount to the delay of the first subview.
  private struct Delayer: TransitionPlugin {
    let factor: Double
    let summand: Double
    func process(_ draft: inout TransitionDraft) {
      let view = ViewReference(.destination, 1)
      guard let delay = draft[view]?.delay else { return }
      draft[view]?.delay = delay * factor + summand
    }
  }

  /// Moves the second subview by 100 points a second for 3 s.
  private struct Mover: TransitionPlugin {
    func canAnimate(_ view: ViewReference, in draft: TransitionDraft) -> Bool { view == ViewReference(.destination, 2) }
    func duration(of view: ViewReference, in draft: TransitionDraft) -> Double { 3 }
    func apply(to state: inout LayerState, of view: ViewReference, at time: Double) { state.position.x += 100 * time }
  }

  @Test func pluginsProcessInOrderAfterTheOtherPasses() throws {
    // (0 · 2 + 1) · 3 + 0 = 3; in the other order 0 · 3 · 2 + 1 = 1.
    let plugins: [any TransitionPlugin] = [Delayer(factor: 2, summand: 1), Delayer(factor: 3, summand: 0)]
    try expectEqual(Show(b: Self.views, plugins: plugins).view("b/x").delay, 3)
    try expectEqual(Show(b: Self.views, plugins: plugins.reversed()).view("b/x").delay, 1)
  }

  @Test func pluginSeesTheCascadesDelay() throws {
    // The cascade (P6) gives the subview 0.5, the plugin (P7) doubles it.
    struct Doubler: TransitionPlugin {
      func process(_ draft: inout TransitionDraft) { draft[ViewReference(.destination, 3)]?.delay *= 2 }
    }
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,90,90],"heroModifiers":"cascade(0.5)","subviews":["#
        + #"{"name":"1","frame":[0,0,9,9]},{"name":"2","frame":[0,20,9,9],"heroModifiers":"fade"}]}"#,
      plugins: [Doubler()])
    try expectEqual(show.view("b/2").delay, 1)
  }

  @Test func animatedViewOfAPluginGetsASnapshotWithoutKeys() throws {
    let show = try Show(b: Self.views, plugins: [Mover()])
    expectEqual(show.animating(), ["b/x", "b/y"])
    try expectEqual(show.keys("b/y"), [])
    #expect(try show.layer("b/y", .view, at: 0).isHidden)
    // From the centre (25, 25), 100 points a second.
    try expectEqual(show.snapshot("b/y", at: 1.5).position, Point(x: 175, y: 25))
    try expectEqual(show.snapshot("b/x", at: 1.5).position, Point(x: 25, y: 25))
    // Its duration counts for the total.
    try expectEqual((show.film.duration, Show(b: Self.views).film.duration), (3, 0.4))
  }

  /// Adds 10 to the x of the first subview, at any time.
  private struct Nudge: TransitionPlugin {
    func canAnimate(_ view: ViewReference, in draft: TransitionDraft) -> Bool { view == ViewReference(.destination, 1) }
    func apply(to state: inout LayerState, of view: ViewReference, at time: Double) { state.position.x += 10 }
  }

  @Test(arguments: ["finish", "cancel"])
  func pluginsValuesAreAddedOnceAfterAGesturesRelease(end: String) throws {
    // A view whose opacity alone runs stands at x 25 and is shown at 35, before, at and after the release at 0.2 s.
    func show(_ modifiers: String) throws -> Show {
      try Show(
        b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"\#(modifiers) duration(1) timingFunction(linear)"}"#,
        steps: #"{"present":"b","animation":"none","interactive":[{"at":0,"progress":0},{"at":0.1,"progress":0.5},"#
          + #"{"at":0.2,"\#(end)":true}]}"#, plugins: [Nudge()])
    }
    let fading = try show("fade")
    for time in [0.1, 0.2, 0.3, 0.6] { try expectEqual(fading.snapshot("b/x", at: time).position.x, 35, "at \(time)") }
    // From x 125 to 25 in a second: 75 at progress 0.5; 0.25 s after the release half of what remains either way.
    let moving = try show("position(125, 25)")
    let half = end == "finish" ? 50.0 : 100
    #expect(try close(moving.snapshot("b/x", at: 0.2).position.x, 85))
    #expect(try close(moving.snapshot("b/x", at: 0.45).position.x, half + 10))
  }

  @Test func appliedValueIsShownExactlyBesideAPlugin() throws {
    let show = try Show(
      b: Self.views,
      steps: #"{"present":"b","animation":"none","interactive":["#
        + #"{"at":0,"progress":0,"apply":{"b/x":"position(90, 90)"}},{"at":0.2,"finish":true}]}"#, plugins: [Nudge()])
    try expectEqual(show.snapshot("b/x", at: 0.1).position, Point(x: 90, y: 90))
  }
}
