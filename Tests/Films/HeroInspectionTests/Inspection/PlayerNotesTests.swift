import HeroModel
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroInspection

/// The step markers of the player's page.
@Suite struct PlayerNotesTests {
  private func steps(root: String = #""a""#, _ timeline: String) throws -> [PlayerNotes.Step] {
    let text = """
      { "version": 1, "canvas": { "width": 100, "height": 100 },
        "screens": { "a": { "view": {} }, "b": { "view": {} } }, "root": \(root), "timeline": [ \(timeline) ] }
      """
    return PlayerNotes(film: try writtenFilm(text), title: "t").steps
  }

  // A default animation lasts 0.35 s (rule D3), 0.7 at half speed.
  @Test func eachStepBeginsWhereTheOneBeforeEnds() throws {
    let found = try steps(
      #"{"wait":0.25},{"present":"b","animation":"zoom","speed":0.5},{"wait":1},{"dismiss":true,"animation":"zoom"}"#)
    expectEqual(found.map(\.title), ["wait", "present a → b", "wait", "dismiss b → a"])
    let times = found.flatMap { [$0.start, $0.duration] }
    #expect(zip(times, [0, 0.25, 0.25, 0.7, 0.95, 1, 1.95, 0.35]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(times)")
    expectEqual(times.count, 8)
  }

  // A tab that is selected already is a step without a transition, and no step is left out.
  @Test func stepsWithoutTransitionHaveTheirMarker() throws {
    try expectEqual(
      steps(root: #"{"tabs":["a","b"]}"#, #"{"wait":0.5},{"selectTab":0},{"wait":0.5},{"selectTab":"b"}"#).map(
        \.start), [0, 0.5, 0.5, 1])
  }

  @Test func gesturesSayHowTheyEnded() throws {
    let drag = { (end: String) in
      #"{"present":"b","animation":"zoom","interactive":[{"at":0,"progress":0.5},{"at":0.5,"\#(end)":true,"animate":false}]}"#
    }
    try expectEqual(
      steps([drag("cancel"), drag("finish")].joined(separator: ",")),
      [
        .init(index: 0, title: "present a → b, gesture cancelled", start: 0, duration: 0.5),
        .init(index: 1, title: "present a → b, gesture finished", start: 0.5, duration: 0.5),
      ])
  }
}
