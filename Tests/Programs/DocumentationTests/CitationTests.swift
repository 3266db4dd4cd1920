import HeroInspection
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

/// Whoever meets "rule P4" or "fact sheet 5.8" finds it under `docs/`.
@Suite struct CitationTests {
  private let anchors: [String: Set<String>]

  init() throws {
    let pages = ["docs/semantics.md", "docs/core-animation.md", "docs/scene-words.md"]
    anchors = Dictionary(uniqueKeysWithValues: try pages.map { ($0, try Page($0).anchors) })
  }

  /// Those that no page answers, each once.
  private func unresolved(_ citations: [Citation]) -> [Citation] {
    Set(citations).filter { anchors[$0.page]?.contains($0.anchor) != true }.sorted { $0.number < $1.number }
  }

  /// What files cite, all of which is to be answered.
  private func cited(_ files: [String], by read: (String) -> [Citation]) throws -> [Citation] {
    try files.flatMap { file in
      let citations = read(try Repository.text(file))
      expectEqual(unresolved(citations), [], "\(file)")
      return citations
    }
  }

  @Test func sourcesCiteWhatIsWritten() throws {
    let found = try cited(Repository.files(under: "Sources", endings: ["swift", "h"]), by: Citation.all(inSwift:))
    for (kind, least) in [(Citation.Kind.rule, 250), (.fact, 35), (.word, 12)] {
      #expect(found.count { $0.kind == kind } >= least, "\(kind)")
    }
    // Every group of rules is cited somewhere; a form that is no longer read would show here.
    #expect(Set(found.compactMap { $0.kind == .rule ? $0.number.first : nil }).isSuperset(of: "MSVPLTDIC"))
  }

  @Test func testsAndPagesCiteWhatIsWritten() throws {
    let tests = Repository.files(under: "Tests", endings: ["swift"]).filter { !$0.contains("/DocumentationTests/") }
    #expect(try cited(tests, by: Citation.all(inSwift:)).count >= 120)
    let pages = Repository.files(under: "Sources", endings: ["md"]) + ["scenes/README.md", "docs/semantics.md"]
    #expect(try cited(pages, by: Citation.all(inText:)).count >= 300)
  }

  @Test func theProgramPrintsWhatIsWritten() throws {
    var printed: Set<Citation> = []
    // Those whose plans and findings name most rules.
    for scene in ["issues", "participation", "cascade", "containers"].flatMap({
      Repository.files(under: "scenes/\($0)", endings: ["json"])
    }) {
      let film = try Film(
        scene: SceneLoader(textMeasure: .renderer).load(path: "\(Repository.root)/\(scene)"), file: scene)
      let text = PlanText.text(film) + LintReport.text(SceneLint(film: film).findings, file: scene)
      let citations = Citation.all(inText: text)
      expectEqual(unresolved(citations), [], "\(scene)")
      printed.formUnion(citations)
    }
    #expect(printed.count >= 12)
  }

  @Test(arguments: [
    ("/// Fades (rule P9).", ["P9"]), ("/// Rules L5, L12 and X1 apply.", ["L12", "X1"]), ("let a = 1  // V7", ["V7"]),
    (#"let reason = "off screen (V2)", other = "hidden (V8)""#, ["V8"]), (#"case gone = "T9""#, ["T9"]),
    ("/// Steers (§8, §11).", ["11"]), ("/// A Gaussian (fact sheet 5.8, 5.99).", ["5.99"]),
    ("/// A drag (scene words W5).", []), ("/// Scene words\n/// W1 and W99 tell.", ["W99"]),
    ("  /// As the rules P4,\n  /// P10 say.", ["P10"]), ("  /// Known (fact\n  /// sheet 6.99).", ["6.99"]),
    ("/// Cairo's A8 layout in fact 3.14 pt; `P0` + `P9`.", []), (#"name("iPad Air 11-inch (M9)")"#, []),
  ])
  func aMadeUpCitationIsFound(source: String, expected: [String]) {
    expectEqual(Set(unresolved(Citation.all(inSwift: source)).map(\.number)), Set(expected))
  }
}
