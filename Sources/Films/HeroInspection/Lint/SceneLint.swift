import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

/// Looks through a film for what probably does not do what was meant.
package struct SceneLint: Sendable {
  let film: Film
  /// Which views take part.
  private let cast: FilmCast
  /// The bytes of the scene's file, for the places of words; nil: not known.
  private let text: [UInt8]?

  /// Prepares to look.
  ///
  /// - Parameter text: The bytes of the scene's file. Default: not known, so that words stand where their views do.
  package init(film: Film, text: [UInt8]? = nil) {
    (self.film, self.text, cast) = (film, text, FilmCast(film))
  }

  /// All findings in the order of the file, each fault once.
  package var findings: [LintFinding] { LintFaults.merged(all) }

  /// What every view shows by itself, each once.
  package var all: [LintFinding] {
    var found = WordFinding.all(WordAccount(film, text: text), of: film).filter { !isToldByANote($0) }
      .map(LintFinding.init)
    for screen in cast.screens {
      for view in screen.views {
        found += image(view)
        if let huge = percent(view) { found.append(huge) }
        if let hidden = Self.textWithoutRoom(view) { found.append(hidden) }
        if let stretched = Self.stretchedText(view, in: film.transitions) { found.append(stretched) }
      }
    }
    found += Self.missingFonts(film.scene)
    found += Self.statusBars(film)
    found += gestureJumps
    found += film.faults.filter { !$0.fact.isOfWords }.map { LintFinding(rule: .plan, $0.diagnostic) }
    found += film.scene.notes.map { note in
      let rule = LintFinding.Rule(note.subject)
      return LintFinding(
        rule: rule, view: film.scene.views(of: note).first,
        location: SourceLocation(
          line: note.diagnostic.line, column: note.diagnostic.column, jsonPath: note.diagnostic.jsonPath),
        message: note.told.message, fault: rule == .approximated ? note.told.message : nil)
    }
    // A screen that a step changes is looked at again with all its other views.
    var once: Set<Told> = []
    return found.filter { finding in
      once.insert(
        Told(
          rule: finding.rule, view: finding.view, message: finding.message,
          place: finding.view == nil || finding.rule == .ignoredByHero
            ? [finding.location.line, finding.location.column] : [])
      ).inserted
    }
  }

  /// Whether a slip in the string is why the word does nothing.
  private func isToldByANote(_ finding: WordFinding) -> Bool {
    guard let path = finding.views.first, let place = cast.view(path)?.heroModifiersLocation, finding.rule == .noEffect
    else { return false }
    return film.scene.notes.contains { note in
      [.arithmetic, .repeatedTiming].contains(note.subject) && note.diagnostic.jsonPath.hasPrefix(place.jsonPath)
    }
  }

  /// What makes two findings one.
  private struct Told: Hashable {
    let rule: LintFinding.Rule
    let view: String?
    let message: String
    let place: [Int]
  }

  /// Of all steps.
  package var gestureJumps: [LintFinding] { film.scene.steps.flatMap(gestureJumps) }

  /// Views that a gesture starts to move late: until then they are where the progress puts them, then they jump.
  private func gestureJumps(_ step: Step) -> [LintFinding] {
    guard case .samples(let samples, _)? = step.interaction,
      let first = samples.first(where: { $0.progress != nil || !$0.apply.isEmpty })
    else { return [] }
    var held = Set(first.apply.map(\.view))
    return samples.filter { $0.time > first.time }.flatMap { sample in
      sample.apply.filter { held.insert($0.view).inserted }.map { entry in
        let path = entry.view.path(in: film.scene.screens)
        return LintFinding(
          rule: .gestureJump, view: path, location: sample.location,
          message:
            "jumps at \(Decimals.readable(sample.time)) s, where the gesture first applies modifiers to it (I2); "
            + "apply where it starts in the gesture's first sample too")
      }
    }
  }
}

extension PlanWarning {
  /// Whether it is of words that the account judges, in all transitions together.
  fileprivate var isOfWords: Bool {
    switch self {
    case .duplicateHeroID, .droppedRoot, .droppedCascade, .appliedInVain: true
    case .withoutHero, .lateGesture, .awayFromEdge: false
    }
  }
}
