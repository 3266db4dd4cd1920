import HeroRender
import HeroScene
import Testing
import TransitionEngine

@testable import HeroInspection

/// Films under one clock.
@Suite struct StepAlignmentTests {
  /// A film that waits, presents a view which fades in, and waits 0.1 s.
  private func film(wait: Double, duration: Double, action: String = "present") throws -> Film {
    let json = """
      { "version": 1, "canvas": { "width": 40, "height": 40 }, "root": "a",
        "screens": { "a": { "view": {} }, "b": { "view": { "subviews": [
          { "name": "r", "frame": [0, 0, 9, 9], "backgroundColor": "red", "heroModifiers": "fade duration(\(duration))" } ] } } },
        "timeline": [ { "wait": \(wait) }, { "\(action)": "b", "animation": "none" }, { "wait": 0.1 } ] }
      """
    return try writtenFilm(json)
  }

  private func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-9 }

  // 0.1 + 0.4 + 0.1 s beside 0.3 + 0.2 + 0.1 s: each step takes what it takes in the slower film, 0.3 + 0.4 + 0.1 s.
  @Test func stepsBeginTogether() throws {
    let alignment = StepAlignment([try film(wait: 0.1, duration: 0.4), try film(wait: 0.3, duration: 0.2)])
    #expect(near(alignment.duration, 0.8))
    #expect(zip(alignment.steps.map(\.start), [0, 0.3, 0.7]).allSatisfy(near))
    #expect(zip(alignment.steps.map(\.duration), [0.3, 0.4, 0.1]).allSatisfy(near))
    #expect(near(alignment.transitions[0].start, 0.3) && near(alignment.transitions[0].duration, 0.4))
    let moments: [(whole: Double, films: [Double])] = [
      (0, [0, 0]), (0.2, [0.1, 0.2]), (0.4, [0.2, 0.4]), (0.6, [0.4, 0.5]), (0.75, [0.55, 0.55]), (0.8, [0.6, 0.6]),
    ]
    for moment in moments {
      for (index, time) in moment.films.enumerated() {
        #expect(near(alignment.time(moment.whole, ofFilm: index), time), "\(moment.whole) of \(index)")
      }
    }
  }

  // A step of another kind: what is left of each follows without a break, 0.5 s of one and 0.3 s of the other.
  @Test func otherKindsFollowOnTheirOwn() throws {
    let other = try film(wait: 0.3, duration: 0.2, action: "replaceTop")
    let alignment = StepAlignment([try film(wait: 0.1, duration: 0.4), other])
    #expect(near(alignment.duration, 0.8))
    #expect(zip(alignment.steps.map(\.start), [0, 0.3, 0.7]).allSatisfy(near))
    #expect(near(alignment.time(0.5, ofFilm: 0), 0.3) && near(alignment.time(0.5, ofFilm: 1), 0.5))
    #expect(near(alignment.time(0.8, ofFilm: 1), 0.6))
  }

  @Test func aFilmAloneKeepsItsTimes() throws {
    let alone = try film(wait: 0.1, duration: 0.4)
    let alignment = StepAlignment([alone])
    #expect(near(alignment.duration, alone.duration))
    for time in [0, 0.05, 0.3, 0.6] { #expect(near(alignment.time(time, ofFilm: 0), time)) }
  }
}
