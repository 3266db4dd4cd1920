import Foundation
import HeroInspection
import HeroModel
import HeroRender
import HeroScene
import Testing
import TransitionEngine

@testable import HeroExplanation
@testable import HeroFuzzing

/// What `explain` says is confirmed with whole frames; `make explain-proof` does it for many more scenes.
@Suite struct ProofTests {
  private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scenes")

  @Test(arguments: [
    "explain/behind", "explain/pops-in", "explain/stretched-title", "issues/221-cells-over-the-header",
    "issues/393-translucent-screens", "issues/414-two-colours-of-text", "issues/506-shadow-of-the-cell",
    "issues/539-cut-off-at-the-end", "containers/presented-navigation-moves-as-a-whole",
  ])
  func holds(_ scene: String) throws {
    let file = Self.scenes.appendingPathComponent("\(scene).json").path
    let film = try Film(scene: try SceneLoader(textMeasure: .renderer).load(path: file), file: file)
    let proof = try ExplanationProof(film: film, file: file)
    #expect(proof.count > 0)
    #expect(try proof.refuted() == [])
  }

  // What is true of one film is not of another: each of these claims has to be refuted.
  @Test func whatIsNotSoIsRefuted() throws {
    let file = Self.scenes.appendingPathComponent("issues/539-cut-off-at-the-end.json").path
    let film = try Film(scene: try SceneLoader(textMeasure: .renderer).load(path: file), file: file)
    let found = try #require(try Explainer(film: film, file: file).findings().first)
    func refuted(_ change: (inout Finding) -> Void) throws -> [String] {
      var finding = found
      change(&finding)
      return try ExplanationProof(film: film, file: file, findings: [finding]).refuted()
        .map { String($0.split(separator: ": ").last ?? "") }
    }
    var raised = View(path: "detail/photo", position: .zero, size: .zero)
    raised.zPosition = 1
    #expect(try refuted { _ in } == [])
    #expect(try refuted { $0.words = SceneWord.looks(of: raised) } == ["it shows without the words, too"])
    #expect(try refuted { $0.claim = .happens(.seam(0, .start, $0.box ?? .zero)) } == ["it does not show"])
    #expect(
      try refuted { $0.remedies = [Remedy(.view("detail/photo", .zPosition(0)))] }
        == ["the remedy leaves it", "the remedy changes no frame"])
  }
}
