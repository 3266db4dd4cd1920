import Foundation
import HeroRender
import HeroScene
import Testing
import TransitionEngine

@testable import HeroExplanation

/// What people have asked about Hero, each with its answer, and nothing to tell of it mended; docs/hero-issues.md shows them.
@Suite struct IssueTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scenes/issues")

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
      "221-cells-over-the-header", ["seam list/cell 0", "seam list/cell 1"],
      "list/grid clips it, and its snapshot lies outside of that (L4)"
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
      "from 0.6 to 1 where the transition begins: first is translucent"
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
      "656-off-for-the-way-back", ["does-not-animate last", "does-not-animate last", "left-over chats/title"],
      "a snapshot of it stays on 'chats'"
    ),
    ("658-tabs-from-the-right", [], ""),
  ]

  private static func findings(_ name: String, _ question: Explainer.Question = .init()) throws -> [Finding] {
    let file = folder.appendingPathComponent("\(name).json").path
    let film = try Film(scene: try SceneLoader(textMeasure: .renderer).load(path: file), file: file)
    return try Explainer(film: film, file: file, question: question).findings()
  }

  @Test(arguments: answers)
  func isAnsweredAndMended(_ scene: String, _ found: [String], _ words: String) throws {
    let findings = try Self.findings(scene)
    #expect(findings.map { "\($0.rule.rawValue) \($0.view ?? "-")" } == found)
    #expect(words.isEmpty || findings.contains { $0.message.contains(words) }, "\(findings.map(\.message))")
    #expect(try Self.findings("\(scene)-mended") == [])
    let page = try Self.page()
    for finding in findings { #expect(page.contains(finding.message), "\(finding.message)") }
  }

  /// docs/hero-issues.md, with rules as messages cite them.
  private static func page() throws -> String {
    let file = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "docs/hero-issues.md")
    return try String(contentsOf: file, encoding: .utf8).replacing(#/\[([A-Z]\d)\]\(semantics\.md#\w+\)/#) {
      "\($0.output.1)"
    }
  }

  /// The scenes of docs/hero-issues.md with the changes that it gives for each.
  private static let changes: [(scene: String, changes: [String])] = {
    let file = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "docs/hero-issues.md")
    var (scenes, changes): ([(String, [String])], [String]) = ([], [])
    for line in (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? [] {
      if line.hasPrefix("- **default-animation**") { continue }
      if let match = line.firstMatch(of: #/^- \*\*.* Change: (.+)\.$/#) { changes.append(String(match.output.1)) }
      guard let match = line.firstMatch(of: #/^\[broken\]\(\.\./scenes/issues/(.+?)\.json\)/#) else { continue }
      scenes.append((String(match.output.1), changes))
      changes = []
    }
    return scenes
  }()

  // As a reader does it: the words of each change, done to the file by hand, and the program asked again.
  @Test(arguments: changes) func eachChangeOfThePageDoesWhatItSays(_ scene: String, _ changes: [String]) throws {
    let file = Self.folder.appendingPathComponent("\(scene).json")
    let before = try Self.findings(scene)
    #expect(before.filter { $0.rule != .defaultAnimation }.map(\.change) == changes)
    for change in Set(changes).sorted() {
      var advice = try FollowedAdvice(file)
      try advice.follow(change)
      let followed = try SceneLoader(textMeasure: .renderer).load(
        bytes: Array(advice.document.pretty().utf8), file: file.path, folder: Self.folder.path)
      let film = try Film(scene: followed, file: file.path)
      let after = Set(try Explainer(film: film, file: file.path).findings().map(\.identity))
      let gone = before.filter { $0.change == change }.map(\.identity)
      #expect(after.isDisjoint(with: gone), "\(change)")
      #expect(after.isSubset(of: before.map(\.identity)), "\(change)")
    }
  }

  @Test func thePageHasChangesForAllItTells() {
    #expect(Self.changes.map(\.scene).sorted() == Self.answers.map(\.scene).sorted())
    #expect(Self.changes.flatMap(\.changes).count == Self.answers.flatMap(\.found).count)
  }

  @Test func everySceneIsAsked() throws {
    let scenes = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".json") }
    #expect(Set(scenes) == Set(Self.answers.flatMap { ["\($0.scene).json", "\($0.scene)-mended.json"] }))
  }

  // The pop comes after the push; both mended ones have another type.
  @Test func defaultAnimationsAreExplained() throws {
    let asked = try Self.findings("351-zooms-in-both-ways", .init(views: ["second"]))
    #expect(asked.map(\.rule) == [.defaultAnimation, .defaultAnimation])
    let page = try Self.page()
    for finding in asked { #expect(page.contains(finding.message)) }
    #expect(asked.last?.message.contains("only autoReverse reverses it (D1, D4)") == true)
    #expect(asked.last?.swift == "navigationController.hero.navigationAnimationType = .autoReverse(presenting: .zoom)")
    let mended = try Self.findings("351-zooms-in-both-ways-mended", .init(views: ["second"]))
    #expect(mended.last?.message.contains("has the default animation zoomOut") == true)
    #expect(mended.last?.message.contains("autoReverse") == false)
    let tabs = try Self.findings("658-tabs-from-the-right", .init(time: 0.2))
    #expect(tabs.map(\.rule) == [.defaultAnimation])
    #expect(tabs.first?.message.contains("that of a left-to-right layout") == true)
    let userInterface = try Self.findings("658-tabs-from-the-right-mended", .init(time: 0.2))
    #expect(userInterface.first?.message.contains("has the default animation slide(right)") == true)
    #expect(userInterface.first?.message.contains("left-to-right") == false)
  }
}
