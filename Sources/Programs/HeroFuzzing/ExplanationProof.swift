import HeroExplanation
import HeroImage
import HeroInspection
import HeroModel
import HeroRender
import TransitionEngine

/// Checks what `explain` says of a film, with whole frames of the renderer: what is claimed shows, it does not without the words that are
/// named, and a remedy changes a frame, takes the finding away and brings none.
package struct ExplanationProof {
  private let film: Film
  private let file: String
  private let findings: [Finding]

  /// - Throws: What keeps the film from being looked through.
  package init(film: Film, file: String = "") throws {
    self.init(film: film, file: file, findings: try Explainer(film: film, file: file).findings())
  }

  init(film: Film, file: String, findings: [Finding]) {
    self.film = film
    self.file = file
    self.findings = findings
  }

  /// How many findings there are.
  package var count: Int { findings.count }

  /// Each finding, by rule, view and message.
  package var faults: [String] { findings.map(Self.name) }

  private static func name(_ finding: Finding) -> String {
    "\(finding.rule.rawValue) \(finding.view ?? "-"): \(finding.message)"
  }

  /// The findings that something speaks against, each with what does.
  ///
  /// - Throws: `RasterError` when a frame cannot be drawn.
  package func refuted() throws -> [String] {
    try findings.flatMap { finding -> [String] in
      try (claim(finding) + remedy(finding)).map { "\(Self.name(finding)): \($0)" }
    }
  }

  // MARK: The words

  private func claim(_ finding: Finding) throws -> [String] {
    guard let claim = finding.claim else { return [] }
    let rested = try Film(scene: film.scene.withRests, file: file)
    switch claim {
    case .dead(let absences):
      return try absences.allSatisfy { try differing(rested, without: $0).isEmpty }
        ? [] : ["a frame is another without the word"]
    case .oneWay(let absences, let presenting):
      let ways = try absences.map { Set(try differing(rested, without: $0).map { film.transitions[$0].presenting }) }
      return ways.allSatisfy { $0 == [presenting] }
        ? [] : ["without the word frames are others on the ways \(ways.map { $0.sorted { $0 && !$1 } })"]
    case .happens(let happening):
      func canvas(_ film: Film) throws -> SmallCanvas { try SmallCanvas(scene: film.scene, side: .infinity) }
      guard try happening.isSo(rested, canvas(rested)) else { return ["it does not show"] }
      guard !finding.words.isEmpty else { return [] }
      guard let other = try? Film(scene: Remedy(finding.words.absence).applied(to: film.scene).withRests)
      else { return ["the scene cannot be planned without the words"] }
      return try happening.isSo(other, canvas(other)) ? ["it shows without the words, too"] : []
    }
  }

  /// The transitions of which a frame, or what shows after them, looks otherwise without words.
  private func differing(_ rested: Film, without words: [SceneChange]) throws -> [Int] {
    let other = try Film(scene: Remedy(words).applied(to: film.scene).withRests, file: file)
    guard other.transitions.count == rested.transitions.count else { return Array(rested.transitions.indices) }
    let (one, two) = (try FilmSource(film: rested), try FilmSource(film: other))
    return try rested.transitions.indices.filter { index in
      let (plan, same) = (rested.transitions[index], other.transitions[index])
      let times = (0...12).map { Double($0) / 12 * (max(plan.duration, same.duration) + Scene.rest / 2) }
      return try times.contains { time in
        try !VisibleChange(
          one.draw(rested.moment(at: plan.start + time).tree), two.draw(other.moment(at: same.start + time).tree),
          scale: film.scene.canvas.scale
        ).isNothing
      }
    }
  }

  // MARK: The remedy

  private func remedy(_ finding: Finding) throws -> [String] {
    guard let remedy = finding.remedies.first else { return [] }
    let mended = try Film(scene: remedy.applied(to: film.scene), file: file)
    let after = try Explainer(film: mended, file: file).findings()
    var against: [String] = []
    if after.contains(where: finding.isLeft) { against.append("the remedy leaves it") }
    let new = after.filter { one in !findings.contains { $0.isSame(as: one) } }
    if !new.isEmpty { against.append("the remedy brings \(new.map(Self.name))") }
    let times = finding.moments(30)
    let (one, other) = (try FilmSource(film: film), try FilmSource(film: mended))
    let changes = try times.contains { time in
      try one.draw(film.moment(at: time).tree) != other.draw(mended.moment(at: time).tree)
    }
    if !changes { against.append("the remedy changes no frame") }
    return against
  }
}
