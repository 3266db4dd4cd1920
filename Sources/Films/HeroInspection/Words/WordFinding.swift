import HeroModel
import HeroWords
import TransitionEngine

/// What `lint` and `explain` tell of words: each fault once, in the same sentence.
package struct WordFinding: Equatable, Sendable {
  package let reason: WordReason
  /// The word that it is of; nil for heroIDs that stand more than once.
  package let word: SceneWord?
  /// The paths of the views that share it.
  package let views: [String]
  /// What is told with it: the same word of other views of its screen, for the same reason.
  package private(set) var alike: [WordFinding] = []
  /// What is wrong, without the other views.
  let sentence: String
  package let location: SourceLocation
  /// What is looked for.
  package let rule: LintFinding.Rule
  /// Whether it is why a view does not animate.
  package let isOfAnIdleView: Bool
  /// Whether every frame is the same without the word.
  package private(set) var isDead = false
  /// What findings of one fault have in common.
  let fault: String?

  /// The paths of all views that it is told of.
  package var allViews: [String] { views + alike.flatMap(\.views) }

  /// What is wrong, with the other views that it is told of.
  package var message: String { LintFaults.told(sentence, others: Array(allViews.dropFirst())) }

  /// The same, beginning with what is of one of some views.
  package func led(by asked: Set<String>?) -> WordFinding {
    guard let asked, asked.isDisjoint(with: views),
      let index = alike.firstIndex(where: { !asked.isDisjoint(with: $0.views) })
    else { return self }
    var (lead, first) = (alike[index], self)
    (first.alike, lead.alike) = ([], alike)
    lead.alike[index] = first
    return lead
  }

  /// All that is told of a film's words, in their order: what is the same of several views of a screen is told once.
  package static func all(_ account: WordAccount, of film: Film) -> [WordFinding] {
    let cast = FilmCast(film)
    let told = Told(account, cast)
    var (all, places, met) = (duplicates(film, cast), [String: Int](), Set<String>())
    for finding in account.entries.compactMap({ told.finding($0) }) {
      // Twice on one view, each is told.
      if let kind = finding.kind, met.insert(kind + "\n" + finding.views[0]).inserted {
        if let index = places[kind] {
          all[index].take(finding)
          continue
        }
        places[kind] = all.count
      }
      all.append(finding)
    }
    return all
  }

  /// Tells another one with it; of two heroIDs the shorter one leads, without what was added by mistake.
  private mutating func take(_ other: WordFinding) {
    if case .noPartner(let heroID, _?) = reason, case .noPartner(let another, _?) = other.reason,
      another.count < heroID.count
    {
      (self, alike) = (other, [self])
    } else {
      alike.append(other)
    }
  }

  /// What modifiers of several views that are told together have in common; nil for what is told by itself.
  private var kind: String? {
    if case .noPartner(let heroID, let near) = reason, isOfAnIdleView, let view = views.first {
      // Cells' heroIDs differ by their numbers.
      let pattern = heroID.filter { !$0.isNumber }
      return near != nil ? fault : pattern == heroID ? nil : "\(ContainerController.screen(of: view))\n\(pattern)"
    }
    guard !isOfAnIdleView, let word, word.modifier != nil, let view = views.first else { return nil }
    let reason = if case .sourceOfMatch(_, let isWayIn) = reason { "\(isWayIn)" } else { reason.sentence }
    return [rule.rawValue, ContainerController.screen(of: view), word.written, "\(isDead)", reason]
      .joined(separator: "\n")
  }

  /// Rule V3: of views with one heroID the last is the one that is found; as destinations all of them fly (rule P4).
  private static func duplicates(_ film: Film, _ cast: FilmCast) -> [WordFinding] {
    film.faults.compactMap { warning in
      guard case .duplicateHeroID(let heroID, _, let all) = warning.fact else { return nil }
      let paths = all.filter { !cast.isOffScreen($0) }
      guard paths.count > 1, let last = paths.last else { return nil }
      let whom =
        paths.allSatisfy(cast.animating.contains)
        ? "all of them fly to one place (P4)" : "only the last of them is matched (V3)"
      return WordFinding(
        reason: .laterView(heroID: heroID), word: nil, views: [last],
        sentence:
          "the heroID '\(heroID)' is also on \(paths.dropLast().joined(separator: ", ")); give each view its own; \(whom)",
        location: cast.view(last)?.location ?? SourceLocation(), rule: .duplicateHeroID, isOfAnIdleView: false,
        fault: "\(heroID)\n\(ContainerController.screen(of: last))")
    }
  }

  /// Decides which entries are told.
  private struct Told {
    let account: WordAccount
    let cast: FilmCast
    /// Views that do not animate because of a heroID that is told.
    private var byHeroID: Set<String> = []
    /// The first entry of each view that does not animate for a reason of its own.
    private var firstOfIdle: [String: SceneWord] = [:]
    private var deadModifiers: [String: Set<[Int]>] = [:]
    /// Views of which the one that would be matched with them tells that they take no part.
    private var toldByPartner: Set<String> = []

    init(_ account: WordAccount, _ cast: FilmCast) {
      (self.account, self.cast) = (account, cast)
      for entry in account.entries {
        guard let reason = entry.verdict.decisive, reason.rule != nil else { continue }
        if case .partnerTakesNoPart(let path, _) = reason { toldByPartner.insert(path) }
        for path in entry.word.views {
          switch reason {
          case .noPartner, .partnerTakesNoPart, .noSource: byHeroID.insert(path)
          case .takesNoPart, .inBar: if firstOfIdle[path] == nil { firstOfIdle[path] = entry.word }
          default: break
          }
          if let indices = entry.word.indices { deadModifiers[path, default: []].insert(indices) }
        }
      }
    }

    func finding(_ entry: WordAccount.Entry) -> WordFinding? {
      let word = entry.word
      switch entry.verdict {
      case .oneWay(let reason):
        guard case .sourceOfMatch(_, let isWayIn) = reason else { return nil }
        return make(
          reason, word, "\(word.written) counts on the way \(isWayIn ? "back" : "in") alone: \(reason.sentence)")
      case .dead(let reason), .actsElsewhere(let reason):
        guard reason.rule != nil, !isInsideOfADeadOne(word) || reason.isOfASource, !isToldByAnother(reason, word)
        else { return nil }
        var finding = make(reason, word, sentence(reason, word))
        if case .dead = entry.verdict { finding?.isDead = true }
        return finding
      case .acts:
        // In the first cell alone.
        guard let path = word.views.first, let view = cast.view(path), let reason = cast.table(word, view) else {
          return nil
        }
        return make(reason, word, reason.sentence)
      case .needed, .notLookedAt: return nil
      }
    }

    private func isInsideOfADeadOne(_ word: SceneWord) -> Bool {
      guard let path = word.views.first, let indices = word.indices, let dead = deadModifiers[path] else {
        return false
      }
      return (1..<max(indices.count, 1)).contains { dead.contains(Array(indices[..<$0])) }
    }

    private func isToldByAnother(_ reason: WordReason, _ word: SceneWord) -> Bool {
      guard let path = word.views.first else { return false }
      switch reason {
      case .takesNoPart where toldByPartner.contains(path) && word.indices == nil,
        .inBar where toldByPartner.contains(path) && word.indices == nil:
        return true
      case .takesNoPart(.nothingToAnimate) where byHeroID.contains(path): return true
      case .noPartner(let heroID, let near):
        // Misspelt where it is aimed at; of two that are near each other both are told together.
        return account.entries.contains { entry in
          switch entry.verdict.decisive {
          case .noSource(_, near: heroID): true
          case .noPartner(let other, near: heroID): near != other
          default: false
          }
        }
      case .takesNoPart, .inBar: return firstOfIdle[path] != word
      case .overridden(let other), .ownTiming(let other):
        // Two that say the same are one fault.
        return account.entries.contains { entry in
          guard case .dead(.overridden(by: word.text)) = entry.verdict else { return false }
          return entry.word.text == other && entry.word.views == word.views
            && (entry.word.indices ?? []).lexicographicallyPrecedes(word.indices ?? [])
        }
      default: return false
      }
    }

    private func sentence(_ reason: WordReason, _ word: SceneWord) -> String {
      switch reason {
      case .takesNoPart, .inBar: "does not animate: \(reason.sentence)"
      case .noPartner, .partnerTakesNoPart:
        isIdle(word) ? "does not animate: \(reason.sentence)" : "\(word.written) changes nothing: \(reason.sentence)"
      case .table, .appliedInVain: reason.sentence
      case .sheet(let style, _): "\(style.rawValue) changes nothing: \(reason.sentence)"
      default: "\(word.written) changes nothing: \(reason.sentence)"
      }
    }

    private func isIdle(_ word: SceneWord) -> Bool { word.views.allSatisfy { !cast.animating.contains($0) } }

    private func make(_ reason: WordReason, _ word: SceneWord, _ sentence: String) -> WordFinding? {
      guard var rule = reason.rule else { return nil }
      var fault: String?
      if case .view(.heroID(let id, _)) = word.kind {
        switch reason {
        case .noPartner(_, let near): fault = near.map { [id, $0].sorted().joined(separator: "\n") }
        case .partnerTakesNoPart: fault = id
        case .takesNoPart(let reason) where reason.rule == .v1: rule = .heroIDWithoutPartner
        default: break
        }
      }
      let isOfAnIdleView =
        switch reason {
        case .takesNoPart, .inBar: true
        case .noPartner, .partnerTakesNoPart: isIdle(word)
        default: false
        }
      return WordFinding(
        reason: reason, word: word, views: word.views, sentence: sentence, location: word.location, rule: rule,
        isOfAnIdleView: isOfAnIdleView, fault: fault)
    }
  }
}

extension WordAccount.Verdict {
  /// Why the word does nothing for its own view; nil where it does.
  fileprivate var decisive: WordReason? {
    switch self {
    case .dead(let reason), .actsElsewhere(let reason): reason
    case .acts, .oneWay, .needed, .notLookedAt: nil
    }
  }
}

extension LintFinding {
  /// What is told of a word.
  init(_ finding: WordFinding) {
    self.init(
      rule: finding.rule, view: finding.views.first, location: finding.location, message: finding.message,
      fault: finding.fault)
  }
}
