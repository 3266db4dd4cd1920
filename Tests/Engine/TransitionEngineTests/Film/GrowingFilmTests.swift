import Foundation
import HeroModel
import HeroTesting

@testable import TransitionEngine

/// A film whose scene grows is the film of the whole scene.
@Suite struct GrowingFilmTests {
  private static let view = #"{"name":"v","heroID":"v","frame":[10,20,50,60],"backgroundColor":"red"}"#
  private static let steps = [
    #"{"push":"b"}"#, #"{"wait":0.25}"#, #"{"push":"c","animation":"fade"}"#,
    #"{"pop":true,"set":{"b/v":{"frame":[0,0,20,20]}}}"#, #"{"push":"d","animation":"zoom"}"#,
    #"{"popToRoot":true}"#,
  ]

  private func scene(_ steps: [String]) throws -> Scene {
    try TestScene.load(
      TestScene.text(
        a: Self.view, b: Self.view.replacingOccurrences(of: "10,20", with: "80,200"),
        root: #"{"navigation":["a"]}"#, steps: steps.joined(separator: ",")))
  }

  private func expectSame(_ film: Film, _ whole: Film) {
    expectEqual((film.scene, film.duration, film.steps), (whole.scene, whole.duration, whole.steps))
    expectEqual((film.transitions, film.facts), (whole.transitions, whole.facts))
    for part in 0...20 {
      let time = whole.duration * Double(part) / 20
      expectEqual(film.moment(at: time), whole.moment(at: time), "\(time) s")
    }
  }

  @Test func stepAfterStep() throws {
    var growing = GrowingFilm()
    for count in 0...Self.steps.count {
      let scene = try self.scene(Array(Self.steps.prefix(count)))
      expectSame(try growing.film(of: scene, file: ""), try Film(scene: scene))
    }
    // The last step changes after it was planned, and so does one before.
    for (index, screen) in [(2, "d"), (0, "b")] {
      var changing = GrowingFilm()
      var steps = Array(Self.steps.prefix(3))
      _ = try changing.film(of: scene(steps), file: "")
      steps[index] = #"{"push":"\#(screen)","animation":"pull(left)"}"#
      let scene = try self.scene(steps)
      expectSame(try changing.film(of: scene, file: ""), try Film(scene: scene))
    }
  }

  // Screens come with the steps that show them; one that changes from the start makes another film.
  @Test func screensThatCome() throws {
    var growing = GrowingFilm()
    let whole = try scene(Self.steps)
    for count in 1...3 {
      var part = whole
      part.screens.removeLast(4 - count - 1)
      part.steps.removeLast(whole.steps.count - count)
      expectSame(try growing.film(of: part, file: ""), try Film(scene: part))
    }
    var other = whole
    other.screens[0].views[0].backgroundColor = .black
    expectSame(try growing.film(of: other, file: ""), try Film(scene: other))
  }

  // Nothing is kept of a step that cannot be.
  @Test func anImpossibleStep() throws {
    var growing = GrowingFilm()
    var steps = [#"{"push":"b"}"#, #"{"wait":0.25}"#]
    _ = try growing.film(of: scene(steps), file: "")
    #expect(throws: SceneError.self) { try growing.film(of: self.scene(steps + [#"{"dismiss":true}"#]), file: "") }
    steps.append(#"{"pop":true}"#)
    let scene = try self.scene(steps)
    expectSame(try growing.film(of: scene, file: ""), try Film(scene: scene))
  }

  // What is planned is gone on with, unless it is of another scene.
  @Test func onlyTheSameGoesOn() throws {
    let whole = try scene(Self.steps)
    var planner = FilmPlanner(scene: whole, file: "", plugins: [])
    try planner.run(to: 3)
    expectEqual(planner.continued(with: whole)?.plans.count, 2)
    var other = whole
    other.steps[2].speed = 2
    #expect(planner.continued(with: other) == nil)
    (other.steps[2].speed, other.steps[3].speed) = (1, 2)
    #expect(planner.continued(with: other) != nil)
    other.root = .screen(0)
    #expect(planner.continued(with: other) == nil)
    other = whole
    other.steps.removeLast(4)
    #expect(planner.continued(with: other) == nil)
    other = whole
    other.screens.removeLast()
    #expect(planner.continued(with: other) == nil)
  }
}
