import HeroModel
import HeroWords
import TransitionEngine

/// What every word of a scene does: each is taken away, one at a time, and the film is planned again.
package struct WordAccount: Sendable {
  /// What a word does in one transition.
  package struct Act: Equatable, Sendable {
    /// The properties of one view's layers that are others without it.
    package struct Part: Equatable, Sendable {
      package var path: String
      package var properties: [String]
    }

    /// Index into the film's transitions.
    package var transition: Int
    package var parts: [Part]
  }

  package enum Verdict: Equatable, Sendable {
    case acts
    /// On others than its own view, which does not animate, and why.
    case actsElsewhere(WordReason)
    /// It acts on the way there or on the way back alone, where both are expected.
    case oneWay(WordReason)
    /// Without it every layer is the same at any moment.
    case dead(WordReason)
    /// The scene cannot be planned without it, and why.
    case needed(String)
    /// The budget of work was used up.
    case notLookedAt
  }

  package struct Entry: Equatable, Sendable {
    package var word: SceneWord
    package var acts: [Act]
    package var verdict: Verdict
  }

  package let entries: [Entry]
  /// Where words stand in the scene's file; nil where its text is not known.
  package let places: WordPlaces?

  /// Views that are planned again for all words together, at most: of what is left nothing is said.
  package static let mostWork = 100_000

  /// Looks at all words of a film.
  ///
  /// - Parameters:
  ///   - text: The bytes of the scene's file, for the places of words. Default: not known.
  ///   - isDetailed: Whether acts have views and properties. Default: no, transitions alone.
  ///   - isAsked: Which words are looked at. Default: all.
  package init(
    _ film: Film, text: [UInt8]? = nil, isDetailed: Bool = false, of isAsked: (SceneWord) -> Bool = { _ in true }
  ) {
    let places = text.flatMap(WordPlaces.init)
    self.places = places
    let look = (try? FilmOutcome(film.scene)) ?? FilmOutcome(film)
    let work = film.transitions.reduce(1) { sum, plan in
      sum + film.scene.screens.filter { [plan.from, plan.to].contains($0.name) }.reduce(1) { $0 + $1.views.count }
    }
    let words = SceneWord.all(of: film).filter(isAsked).map { places?.located($0) ?? $0 }
    let (scene, looked) = (film.scene, Self.mostWork / max(work, 1) + 1)
    let entries = words.enumerated().map { (index: $0, word: $1) }.concurrentMap { index, word in
      index < looked
        ? Self.entry(word, of: scene, look, isDetailed: isDetailed)
        : Entry(word: word, acts: [], verdict: .notLookedAt)
    }
    let table = WordReasons(film: film, entries: entries)
    // Those of a view one after another.
    let views = Dictionary(grouping: entries.indices) { entries[$0].word.views.first ?? "" }.values
    let reasoned = views.sorted { $0[0] < $1[0] }.concurrentMap { indices in
      let table = table.forOneView
      return indices.map { index in
        var entry = entries[index]
        if case .dead = entry.verdict { entry.verdict = .dead(table.reason(for: entry.word)) }
        if case .acts = entry.verdict, let oneWay = table.oneWay(entry) { entry.verdict = .oneWay(oneWay) }
        if case .acts = entry.verdict, let reason = table.idle(entry.word) { entry.verdict = .actsElsewhere(reason) }
        return (index, entry)
      }
    }
    self.entries = reasoned.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func entry(
    _ word: SceneWord, of scene: Scene, _ look: FilmOutcome, isDetailed: Bool
  ) -> Entry {
    // Without a heroID that is matched the plan is another: only what it does to which layers has to be looked at.
    let matches = isDetailed ? [] : look.film.transitions.filter { $0.matches(word) }
    guard matches.isEmpty else {
      return Entry(word: word, acts: matches.map { Act(transition: $0.index, parts: []) }, verdict: .acts)
    }
    let other: FilmOutcome
    do throws(SceneError) {
      other = try FilmOutcome(word.taken(from: scene))
    } catch {
      return Entry(word: word, acts: [], verdict: .needed(error.diagnostics.first?.message ?? ""))
    }
    let differing = look.differences(from: other, besidesBackgroundOf: word.coveredBackground(in: scene))
    if differing.isEmpty, look.film.duration == other.film.duration {
      return Entry(word: word, acts: [], verdict: .dead(.unknown))
    }
    let acts = differing.map { Act(transition: $0, parts: isDetailed ? look.acts(unlike: other, in: $0) : []) }
    return Entry(word: word, acts: acts, verdict: .acts)
  }
}

extension TransitionPlan {
  /// Whether a word is the heroID of a pair.
  fileprivate func matches(_ word: SceneWord) -> Bool {
    guard case .view(.heroID(let id, _)) = word.kind else { return false }
    return pairs.contains { $0.heroID == id && (word.views.contains($0.source) || word.views.contains($0.destination)) }
  }
}

extension SceneWord {
  /// The view whose picture, with an opaque background of its own, lies over the one that this modifier gives it (rule L3).
  fileprivate func coveredBackground(in scene: Scene) -> String? {
    guard case .backgroundColor? = modifier, views.count == 1, let path = views.first,
      let view = scene.allViews.first(where: { $0.path == path }), let own = view.backgroundColor, own.alpha == 1
    else { return nil }
    if case .image = view.content { return nil }
    return path
  }
}
