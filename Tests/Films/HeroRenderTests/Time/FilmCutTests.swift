import HeroModel
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroRender

@Suite struct FilmCutTests {
  /// Cuts at 1 s and 2.2 s in a film of 3.2 s; both lead to and from `b`.
  private func film(waits: (Double, Double, Double) = (1, 1.2, 1)) throws -> Film {
    let scene = """
      { "version": 1, "canvas": { "width": 100, "height": 100 }, "root": "a",
        "screens": { "a": { "view": {} }, "b": { "view": {} } },
        "timeline": [
          { "wait": \(waits.0) }, { "present": "b", "animated": false }, { "wait": \(waits.1) },
          { "dismiss": true, "animated": false }, { "wait": \(waits.2) } ] }
      """
    let loaded = try SceneLoader(textMeasure: .renderer).load(bytes: Array(scene.utf8), file: "s.json", folder: ".")
    return try Film(scene: loaded)
  }

  /// The clock of a cut at ten frames a second.
  private func clock(_ change: (inout FilmStyle) -> Void) throws -> FrameClock {
    FrameClock(try FilmCut(of: film(), style(change)), rate: try #require(FrameRate("10")))
  }

  // What rests before and after a transition is shown for half a second each.
  @Test func aTransitionComesWithWhatRestsBesideIt() throws {
    let film = try film()
    let cut = try FilmCut(of: film, style { $0.transition = .index(0) })
    expectEqual((cut.start, cut.end), (0.5, 1.5))
    let dismissal = try FilmCut(of: film, style { $0.transition = .word("dismiss") })
    #expect(abs(dismissal.start - 1.7) < 1e-9)
    try expectEqual(FilmCut(of: film, style { $0.transition = .word("b") }), cut)
  }

  // `b` is presented and dismissed again: its name alone means where the film goes there, as it always did.
  @Test func transitionsAreCalledWhatPeopleSeeAndWhatTheyWereCalled() throws {
    let film = try film()
    expectEqual(film.transitions.map(\.title), ["present b", "dismiss b"])
    for (name, index) in [
      ("present b", 0), ("b", 0), ("present", 0), ("dismiss b", 1), ("dismiss a", 1), ("a", 1), ("dismiss", 1),
    ] {
      try expectEqual(FilmCut.transition(.word(name), of: film.transitions).index, index, "\(name)")
    }
    // Only the screen that goes has the name.
    try expectEqual(FilmCut.transition(.word("b"), of: [film.transitions[1]]).index, 1)
  }

  // Cuts at 0.2 and 0.5 s in a film of 0.7 s: half a second would reach into the neighbours, and beyond the film.
  @Test func whatRestsEndsAtTheNeighbours() throws {
    let film = try film(waits: (0.2, 0.3, 0.2))
    let cuts = try [0, 1].map { index in try FilmCut(of: film, style { $0.transition = .index(index) }) }
    expectEqual((cuts.map(\.start), cuts.map(\.end)), ([0, 0.2], [0.5, 0.7]))
  }

  @Test func whatTouchesACutIsSeen() throws {
    let cut = try FilmCut(of: film(), style { ($0.from, $0.to) = (1, 2) })
    #expect(cut.shows(start: 0.5, duration: 0.5) && cut.shows(start: 2, duration: 1))
    #expect(!cut.shows(start: 0.25, duration: 0.5) && !cut.shows(start: 2.25, duration: 0))
  }

  @Test func namesThatMeanNothingOrTwoThingsAreRefused() throws {
    let film = try film()
    #expect(throws: RenderError.usage("the film has no transition 'push'; it has 0 (present a → b), 1 (dismiss b → a)"))
    {
      try FilmCut(of: film, style { $0.transition = .word("push") })
    }
    #expect(throws: RenderError.self) { try FilmCut(of: film, style { $0.transition = .index(2) }) }
    #expect(throws: RenderError.self) { try FilmCut(of: film, style { $0.from = 3.3 }) }
    #expect(throws: RenderError.usage("--from 2 is later than --to 1")) {
      try FilmCut(of: film, style { ($0.from, $0.to) = (2, 1) })
    }
  }

  // 0.5 s of film at half speed are 1 s: eleven frames a twentieth of a second of film apart.
  @Test func halfSpeedTakesTwiceAsLong() throws {
    let clock = try clock { ($0.from, $0.to, $0.speed) = (1, 1.5, 0.5) }
    expectEqual((clock.frameCount, clock.duration), (11, 1))
    for frame in 0...10 {
      let time: Double = frame == 10 ? 1.5 : 1 + Double(frame) / 10 * 0.5
      expectEqual(clock.time(ofFrame: frame), time)
    }
  }

  // 0.3 s, a hold of 0.2 s, and back without the end and the start: 0 1 2 3, 3 3, 2 1.
  @Test func aBoomerangHoldsAndComesBack() throws {
    let clock = try clock { ($0.to, $0.hold, $0.loop) = (0.3, 0.2, .boomerang) }
    let times = (0..<clock.frameCount).map { clock.time(ofFrame: $0) }
    expectEqual(times, [0, 0.1, 0.2, 0.3, 0.3, 0.3, 0.2, 0.1])
    #expect(abs(clock.duration - 0.8) < 1e-12)
    #expect(try abs(clock.time(of: .seconds(0.7)) - 0.1) < 1e-12)
  }

  // A moment counts from the first picture: half of 1 s at double speed is 1 s of film after its start.
  @Test func momentsCountFromTheFirstPicture() throws {
    let clock = try clock { ($0.from, $0.to, $0.speed) = (1, 3, 2) }
    try expectEqual((clock.time(of: .fraction(0.5)), clock.time(of: .seconds(0.25))), (2, 1.5))
    #expect(throws: RenderError.self) { try clock.time(of: .seconds(1.1)) }
  }

  @Test func framesOfAStyleGoByAnotherDigest() throws {
    expectEqual(FilmStyle().pictureKey, nil)
    // Nor do those of which only the file says it.
    expectEqual(style { ($0.loop, $0.quality) = (.times(2), 50) }.pictureKey, nil)
    let keys = [
      style { $0.speed = 2 }, style { $0.hold = 1 }, style { $0.loop = .boomerang }, style { $0.title = "x" },
      style { $0.frame = .dark }, style { $0.frame = .light }, style { $0.padding = 3 },
      style { $0.backdrop = .color(.white) }, style { $0.from = 1 }, style { $0.to = 1 },
      style { $0.transition = .index(0) },
    ].map(\.pictureKey)
    #expect(!keys.contains(nil) && Set(keys).count == keys.count)
  }
}
