import Foundation
import HeroRender
import HeroScene
import Testing
import TransitionEngine

@testable import HeroExplanation

/// What people have asked about Hero, each with its answer, and nothing to tell of it mended. docs/hero-issues.md is made of them: `make issues-docs`.
@Suite struct IssueTests {
  /// What is found, and words of it that name the cause.
  private static let answers: [(scene: String, found: [String], words: String)] = [
    ("116-label-wider-than-its-text", ["stretched first/title"], "its picture of 58×24 points is stretched"),
    ("117-nothing-starts", ["does-not-animate detail"], "Hero is not enabled on the navigation controller (C6)"),
    ("149-not-translucent-with-zoom", ["left-over second"], "zoom animates the root view of 'first'"),
    (
      "155-button-inside-the-scroll-view", ["does-not-animate place/button", "seam place/button"],
      "the snapshot of place/picture lies over it (L1, L4)"
    ),
    (
      "205-half-a-cell", ["does-not-animate list/badge", "does-not-animate detail/badge"],
      "its counterpart list/badge is off screen (V2)"
    ),
    (
      "221-cells-over-the-header", ["seam list/header"],
      "from then on the snapshot of list/cell 0 lies over it (L1, L4)"
    ),
    (
      "242-duration-of-the-default", ["no-effect detail"],
      "the default animation slide(left) replaces the modifiers of both root views"
    ),
    ("289-stays-behind-the-sheet", ["left-over rows/row"], "shows beside detail/row"),
    (
      "294-one-background-for-two", ["seam first/field", "seam second/field"],
      "from then on the snapshot of first/background lies over it (L1, L4)"
    ),
    ("299-starts-off-the-edge", ["seam second"], "after 0.10 s in which the transition played on its own (I1)"),
    (
      "331-one-id-for-all-cells", ["duplicate-id days/cell 2"],
      "only the last of them is matched (V3)"
    ),
    ("347-always-finishes", ["stretched list/title", "gesture-end -"], ""),
    ("351-zooms-in-both-ways", [], ""),
    (
      "393-translucent-screens", ["seam first/card", "seam second"],
      "without `alpha` of first it does not happen: first is translucent"
    ),
    ("394-black-behind-clear-screens", ["seam second"], "the colour behind the screens changes at once"),
    ("413-button-over-the-picture", ["seam deal/close"], "until then the snapshot of deal/offer lies over it (L1, L4)"),
    ("414-two-colours-of-text", ["seam second/title"], "the snapshot of first/title, its partner, stays under it"),
    (
      "427-two-durations", ["no-effect second/card"],
      "duration(0.2) changes nothing: duration(0.6) of the same view overrides it (M1)"
    ),
    (
      "452-black-under-the-panel", ["left-over panel"],
      "a full-screen presentation takes away what was under it, 'caller' (C1)"
    ),
    (
      "484-background-colour", ["no-effect first/card"],
      "the snapshot's picture, with the view's own background, lies over it (L3)"
    ),
    (
      "484-spring-and-duration", ["no-effect second/square"], "spring(250, 30) of the same view has its own timing (T4)"
    ),
    (
      "506-shadow-of-the-cell", ["seam list/cell"],
      "list/content, which casts it, flies as a snapshot of its own (L1, L3)"
    ),
    ("539-cut-off-at-the-end", ["seam detail/photo"], "detail/frame clips it"),
    ("566-fill-becomes-fit", ["stretched detail/photo"], "its own scaleAspectFit (L3, P4)"),
    ("641-gone-under-another", ["left-over a/panel"], "is gone while 'b' is over 'a'"),
    ("65-square-while-it-flies", ["seam list/face", "seam profile/face"], "has no mask (L3)"),
    (
      "656-off-for-the-way-back", ["left-over chats/title"],
      "a snapshot of it stays on 'chats'"
    ),
    ("658-tabs-from-the-right", [], ""),
  ]

  private static func findings(_ name: String, about view: String? = nil) throws -> [Finding] {
    try IssuePage.findings(try IssuePage.scene(name), about: view)
  }

  @Test(arguments: answers)
  func isAnsweredAndMended(_ scene: String, _ found: [String], _ words: String) throws {
    let findings = try Self.findings(scene)
    #expect(findings.map { "\($0.rule.rawValue) \($0.view ?? "-")" } == found)
    #expect(words.isEmpty || findings.contains { $0.message.contains(words) }, "\(findings.map(\.message))")
    #expect(try Self.findings("\(scene)-mended") == [])
    let question = try #require(Self.questions.first { $0.scene == scene })
    let told = try question.view.map { try Self.findings(scene, about: $0) } ?? findings
    let entry = IssuePage.entry(
      question, told, of: try IssuePage.scene(scene), fixed: try IssuePage.scene("\(scene)-mended"))
    #expect(try IssuePage.entries(of: IssuePage.written)[scene] == entry, "run `make issues-docs`")
    for change in Set(findings.map(\.change)).sorted() { try follow(change, of: findings, in: scene) }
  }

  /// As a reader does it: the words of a change, done to the file by hand, and the program asked again.
  private func follow(_ change: String, of before: [Finding], in scene: String) throws {
    let file = IssuePage.scenes.appendingPathComponent("\(scene).json")
    var advice = try FollowedAdvice(file)
    try advice.follow(change)
    let followed = try SceneLoader(textMeasure: .renderer).load(
      bytes: Array(advice.document.pretty().utf8), file: file.path, folder: IssuePage.scenes.path)
    let after = try IssuePage.findings(followed)
    for gone in before where gone.change == change { #expect(!after.contains(where: gone.isLeft), "\(change)") }
    #expect(after.allSatisfy { one in before.contains { $0.isSame(as: one) } }, "\(change)")
  }

  private static let questions = (try? IssuePage())?.questions ?? []

  @Test(.enabled(if: isRecording)) func thePageIsWritten() throws {
    var entries: [String: String] = [:]
    for question in Self.questions {
      let scene = try IssuePage.scene(question.scene)
      entries[question.scene] = IssuePage.entry(
        question, try IssuePage.findings(scene, about: question.view), of: scene,
        fixed: try IssuePage.scene("\(question.scene)-mended"))
    }
    try IssuePage().text(entries).write(to: IssuePage.page, atomically: true, encoding: .utf8)
  }

  private static let isRecording = ProcessInfo.processInfo.environment["HERORENDER_RECORD"] == "issues"

  @Test(.disabled(if: isRecording)) func theRestOfThePageIsTheQuestions() throws {
    let page = try IssuePage.written
    #expect(try IssuePage().text(IssuePage.entries(of: page)) == page, "run `make issues-docs`")
  }

  @Test func everySceneIsAsked() throws {
    let scenes = try FileManager.default.contentsOfDirectory(atPath: IssuePage.scenes.path).filter {
      $0.hasSuffix(".json")
    }
    #expect(Set(scenes) == Set(Self.answers.flatMap { ["\($0.scene).json", "\($0.scene)-mended.json"] }))
    #expect(Self.questions.map(\.scene).sorted() == Self.answers.map(\.scene).sorted())
  }

  // The pop comes after the push; both mended ones have another type.
  @Test func defaultAnimationsAreExplained() throws {
    let asked = try Self.findings("351-zooms-in-both-ways", about: "second")
    #expect(asked.map(\.rule) == [.defaultAnimation, .defaultAnimation])
    #expect(asked.last?.message.contains("only autoReverse reverses it (D1, D4)") == true)
    #expect(asked.last?.swift == "navigationController.hero.navigationAnimationType = .autoReverse(presenting: .zoom)")
    let mended = try Self.findings("351-zooms-in-both-ways-mended", about: "second")
    #expect(mended.last?.message.contains("has the default animation zoomOut") == true)
    #expect(mended.last?.message.contains("autoReverse") == false)
    let tabs = try Self.findings("658-tabs-from-the-right", about: "b")
    #expect(tabs.map(\.rule) == [.defaultAnimation])
    #expect(tabs.first?.message.contains("that of a left-to-right layout") == true)
    let userInterface = try Self.findings("658-tabs-from-the-right-mended", about: "b")
    #expect(userInterface.first?.message.contains("has the default animation slide(right)") == true)
    #expect(userInterface.first?.message.contains("left-to-right") == false)
  }
}
