import HeroGeometry
import HeroInspection
import HeroModel
import TransitionEngine

/// Looks for the words of a scene without which something does not happen, by planning the scene without them.
final class CauseSearch {
  /// Words that are tried for one thing that happens, those that are likelier first.
  private static let mostWords = 28

  private let explainer: Explainer
  /// Films without words, with rests, by the words; nil: it cannot be planned.
  private var films: [String: Film?] = [:]

  init(_ explainer: Explainer) { self.explainer = explainer }

  /// A smallest set of words without which something does not happen: one alone if any does; else what is left of the first groups
  /// together, when each that is not needed has gone (delta debugging in steps of one). Nil: it happens without all of them, too.
  ///
  /// - Parameters:
  ///   - candidates: Words, the likeliest group first.
  ///   - plan: Where it happens: a word without which nothing animates there is named only if no other will do, but for those of one view.
  ///   - isGone: Whether it does not happen in a film with rests.
  func smallest(
    of candidates: Candidates, in plan: TransitionPlan, for path: String? = nil, isGone: (Film) throws -> Bool
  ) throws -> [SceneWord]? {
    func isGoneWithout(_ words: [SceneWord]) throws -> Bool { try film(without: words).map(isGone) ?? false }
    let likely = candidates.groups.dropLast().joined() + candidates.alone + (candidates.groups.last ?? [])
    var idle: [SceneWord]?
    for word in likely.prefix(Self.mostWords) where try isGoneWithout([word]) {
      let isOwn = path.map(word.views.contains) == true
      if isOwn || film(without: [word])?.transitions[plan.index].views.isEmpty == false { return [word] }
      idle = idle ?? [word]
    }
    if let idle { return idle }
    var words: [SceneWord] = []
    for group in candidates.groups where !group.isEmpty && words.count < Self.mostWords {
      words += group
      guard words.count > 1, try isGoneWithout(words) else { continue }
      for word in words.reversed() {
        let fewer = words.filter { $0 != word }
        if try isGoneWithout(fewer) { words = fewer }
      }
      return words
    }
    return nil
  }

  /// Makes a finding one that can be confirmed, and names the words without which it does not happen.
  ///
  /// - Parameters:
  ///   - paths: Of the views whose words may be the cause, before those of the views that hold them.
  ///   - isSo: Whether it happens in a film with rests.
  func prove(
    _ finding: inout Finding, of paths: [String], in plan: TransitionPlan,
    _ isSo: @escaping @Sendable (Film, SmallCanvas) throws -> Bool
  ) throws {
    guard try isSo(explainer.rested, SmallCanvas(sharing: explainer.canvas)) else { return }
    finding.claim = .happens(.init(isSo))
    let candidates = explainer.candidates(paths + paths.flatMap(explainer.holders), colors: nil, in: plan)
    finding.words =
      try smallest(of: candidates, in: plan) { try !isSo($0, SmallCanvas(sharing: explainer.canvas)) } ?? []
    finding.message += explainer.proof(finding.words)
  }

  /// The film without words, with a rest around each step; nil: it cannot be planned so, or has other transitions.
  func film(without words: [SceneWord]) -> Film? { film(with: words.absence) }

  /// The film with changes of the scene, likewise.
  func film(with changes: [SceneChange]) -> Film? {
    let key = changes.map { "\($0)" }.joined(separator: "\n")
    if let known = films[key] { return known }
    guard films.count < explainer.budget.mostPlans else {
      explainer.budget.leaveOut("causes beyond \(explainer.budget.mostPlans) plans")
      return nil
    }
    let scene = Remedy(changes).applied(to: explainer.film.scene)
    let film = try? Film(scene: scene.withRests, file: explainer.file)
    let same = film?.transitions.count == explainer.rested.transitions.count ? film : nil
    films[key] = .some(same)
    return same
  }
}

/// Words that may be a cause.
struct Candidates {
  /// The likeliest first; of no use without those before.
  var groups: [[SceneWord]]
  /// Tried by themselves alone: together they would change what is to be seen.
  var alone: [SceneWord]
}

extension Explainer {
  /// What views say that their look and their motion come from: first what each looks like, then its modifiers, then what the screens,
  /// controllers and the step of the change say, then heroIDs, without which nothing flies.
  ///
  /// - Parameter colors: Paths of views that may lose their colour without only not showing; nil: no look of a whole view is a cause.
  func candidates(_ paths: [String], colors: ((String) -> Bool)?, in plan: TransitionPlan) -> Candidates {
    let paths = paths.once
    let looks = paths.compactMap(view).flatMap(SceneWord.looks).map { places?.located($0) ?? $0 }
    let own = paths.flatMap { path in said.filter { $0.views.contains(path) } }.once
    let alone = looks.filter { $0.look("backgroundColor", "opaque") != nil }
    return Candidates(
      groups: [
        looks.filter { !alone.contains($0) },
        (0...2).flatMap { rank in own.filter { $0.indices?.count == 1 && $0.modifier?.causeRank == rank } },
        said.filter { isOf(plan, $0) && $0.isOfStep } + said.filter { isOf(plan, $0) && !$0.isOfStep },
        own.filter { if case .view(.heroID) = $0.kind { true } else { false } },
      ],
      alone: colors.map { may in alone.filter { $0.look("backgroundColor").map(may) != false } } ?? [])
  }

  /// In words, that something comes from some words; empty without any.
  func proof(_ words: [SceneWord]?) -> String {
    guard let words, !words.isEmpty else { return "" }
    let each = words.map(\.written).once.map { written in
      "`\(written)` of " + words.filter { $0.written == written }.map(\.speaker).once.joined(separator: ", ")
    }
    return "; without \(each.joined(separator: " and ")) it does not happen"
  }

  /// Whether a word says how a transition's screens come and go.
  private func isOf(_ plan: TransitionPlan, _ word: SceneWord) -> Bool {
    switch word.kind {
    case .view, .look: false
    case .screen(let name, let key): [plan.from, plan.to].contains(name) && (key != .isHeroEnabled || !plan.isOfHero)
    case .container(let place, let key):
      (key != .isHeroEnabled || !plan.isOfHero)
        && (place.step == plan.step || (place.kind == .tabs ? .tabs : .navigation) == plan.way)
    case .step(let index, _): index == plan.step
    }
  }

  /// The paths of the views whose layers are near an area, the topmost first, then their partners, then those that hold any of them.
  func near(_ area: Rect, _ trees: [[LayerPlacement]], in plan: TransitionPlan) -> [String] {
    var found: [String] = []
    func add(_ path: String) { if !found.contains(path), view(path) != nil { found.append(path) } }
    let most = 6
    for placements in trees {
      var here: [String] = []
      for placement in placements.reversed()
      where placement.reach.meets(area) && !here.contains(placement.layer.path) && here.count < most {
        here.append(placement.layer.path)
      }
      here.forEach(add)
    }
    let seen = found
    for path in seen { plan.pairs.filter { $0.members.contains(path) }.flatMap(\.members).forEach(add) }
    for path in found { holders(of: path).forEach(add) }
    return found
  }
}

extension Modifier {
  /// From what acts on how a snapshot looks and where it lies, over what moves it, to what alone makes a view take part at all.
  fileprivate var causeRank: Int {
    switch self {
    case .beginWith, .snapshot, .useGlobalCoordinateSpace, .ignoreSubviewModifiers, .forceNonFade, .masksToBounds: 0
    case .fade, .duration, .delay, .timingFunction, .spring, .forceAnimate: 2
    default: 1
    }
  }
}

extension SceneWord {
  fileprivate var isOfStep: Bool { if case .step = kind { true } else { false } }

  /// Whether a gesture applies it: another question tells of that.
  var isApplied: Bool { if case .step(_, .gesture(_, _, isTarget: false)) = kind { true } else { false } }
}
