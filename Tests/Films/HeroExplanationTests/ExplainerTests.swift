import Foundation
import HeroJSON
import HeroModel
import HeroRender
import HeroScene
import Testing
import TransitionEngine

@testable import HeroExplanation

/// Each question has a scene with the fault and one without it; the showpieces have none.
@Suite struct ExplainerTests {
  private static func film(_ path: String) throws -> Film {
    let loader = SceneLoader(textMeasure: .renderer)
    return try Film(scene: try loader.load(path: sceneFolder.appendingPathComponent(path).path), file: path)
  }

  private static func findings(_ path: String, _ question: Explainer.Question = .init()) throws -> [Finding] {
    try Explainer(film: try film(path), file: path, question: question).findings()
  }

  @Test(arguments: [
    ("not-enabled", ["does-not-animate detail"]),
    ("no-partner", ["does-not-animate list/card"]),
    ("partner-off-screen", ["does-not-animate list/card"]),
    ("all-animate", []),
    ("behind", ["hidden detail/photo"]), ("in-front", []),
    ("pops-in", ["seam detail"]), ("comes-in", []),
    ("stretched-title", ["stretched list/title"]), ("title-in-proportion", []),
    ("overridden", ["no-effect list/card"]), ("nothing-overridden", []),
    ("same-id-twice", ["duplicate-id list/other"]), ("ids-apart", []),
    ("stays-behind", ["does-not-animate plain", "left-over list/card"]), ("takes-part-again", []),
    ("black-screen", ["left-over detail"]), ("over-full-screen", []),
    ("cancelled-near-the-end", ["gesture-end -"]), ("finished-near-the-end", []),
  ])
  func withAndWithoutTheFault(_ scene: String, _ expected: [String]) throws {
    let found = try Self.findings("explain/\(scene).json").map { "\($0.rule.rawValue) \($0.view ?? "-")" }
    #expect(found == expected)
  }

  @Test(arguments: [
    "app-store-card", "city-guide", "drag-to-dismiss", "list-grid", "music-player", "navigation-stack", "onboarding",
    "photo-gallery", "reference-list-to-detail", "tab-bar",
  ])
  func theShowpiecesAreClean(_ scene: String) throws {
    #expect(try Self.findings("showpieces/\(scene).json") == [])
  }

  // The header's z is 10; the fade lasts from 0.1 s on, and the photo is hidden from the first of twelve samples but one to the last.
  @Test func whoCoversAndFromWhenToWhen() throws {
    let finding = try #require(try Self.findings("explain/behind.json").first)
    #expect(finding.message.contains("behind detail/header, whose zPosition is 10, and its own 0 (L5)"))
    #expect(finding.change == "\"zPosition\": 11 on list/photo and detail/photo")
    #expect(finding.swift == "view.layer.zPosition = 11")
    let plan = try #require(try Self.film("explain/behind.json").transitions.first)
    #expect(abs(finding.start - (plan.start + plan.duration / 12)) < 1e-9)
    #expect(abs(finding.end - (plan.start + plan.duration)) < 1e-9)
  }

  @Test func theDefaultAnimationIsToldWhenAsked() throws {
    let asked = try Self.findings("explain/all-animate.json", .init(views: ["detail/card"]))
    #expect(asked.map(\.rule) == [.defaultAnimation])
    #expect(
      asked.first?.message.contains("has the default animation fade: the step gives none, so it is the screen's own")
        == true)
    #expect(try Self.findings("explain/all-animate.json", .init(time: 0.2)).map(\.rule) == [.defaultAnimation])
    #expect(try Self.findings("explain/all-animate.json", .init(time: 0.05)) == [])
    // Of a view that says nothing of Hero, too.
    let silent = try Self.findings("explain/behind.json", .init(views: ["list"]))
    #expect(silent.map(\.rule) == [.doesNotAnimate, .defaultAnimation])
    #expect(silent.first?.message.contains("neither a heroID nor modifiers (V4)") == true)
  }

  @Test func partnersAreAskedForTogether() throws {
    let scene = try Self.film("explain/behind.json").scene
    #expect(try scene.paths(named: "photo") == ["list/photo", "detail/photo"])
    #expect(try scene.paths(named: "list/photo") == ["list/photo"])
    #expect(try Self.findings("explain/behind.json", .init(views: ["list/photo"])).first?.rule == .hidden)
    #expect(throws: UnknownView(name: "phot", near: "photo")) { try scene.paths(named: "phot") }
  }

  // All questions but why a default animation, which is asked of a view or a time alone; then the one finding.
  @Test func progressIsToldAndCanEndTheWork() throws {
    let explainer = try Explainer(film: try Self.film("explain/behind.json"))
    var told: [Explainer.Progress] = []
    #expect(try explainer.findings { told.append($0) } == Self.findings("explain/behind.json"))
    let asked = Finding.Rule.allCases.filter { $0 != .defaultAnimation }
    #expect(
      told == asked.enumerated().map { .asking($1, number: $0 + 1, of: 11) } + [.trying(number: 1, of: 1)])
    struct Enough: Error {}
    told = []
    #expect(throws: Enough.self) {
      try explainer.findings {
        told.append($0)
        if told.count == 3 { throw Enough() }
      }
    }
    #expect(told.count == 3)
  }

  // 24 points around the header's 120×110, as far as the canvas goes: 120×134 less what lies above.
  @Test func thePictureIsCutOutAroundIt() throws {
    let film = try Self.film("explain/behind.json")
    let explainer = try Explainer(film: film)
    let finding = try #require(try explainer.findings().first)
    let picture = try explainer.picture(of: finding)
    #expect(picture.width == 120 && (120...136).contains(picture.height))
  }

  @Test func documents() throws {
    let film = try Self.film("explain/behind.json")
    let explainer = try Explainer(film: film, file: "behind.json")
    let clock = FrameClock(duration: film.duration, rate: .standard)
    let report = ExplanationReport(try explainer.findings(), by: explainer, clock: clock)
    let document = report.json(pictures: ["why.png"])
    let first = try #require(document["findings"]?.items?.first)
    #expect(document["version"]?.whole == 1)
    #expect(
      first.members?.map(\.key) == [
        "rule", "view", "line", "column", "transition", "start", "end", "frames", "message", "words", "area", "change",
        "swift", "edits", "picture",
      ])
    #expect(first["frames"]?.items?.compactMap(\.whole) == [8, 19] && first["picture"]?.text == "why.png")
    #expect(report.text().hasPrefix("behind.json:"))
    #expect(report.sarif["runs"]?.items?.first?["results"]?.items?.first?["ruleId"]?.text == "hidden")
  }
}
