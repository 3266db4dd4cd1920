import HeroGeometry
import HeroInspection
import HeroLayers
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
  ///   - candidates: Absences, the likeliest group first.
  ///   - isGone: Whether it does not happen in a film with rests.
  func smallest(of candidates: Absences, isGone: (Film) throws -> Bool) throws -> [SceneChange]? {
    func isGoneWithout(_ words: [SceneChange]) throws -> Bool { try film(without: words).map(isGone) ?? false }
    let likely = candidates.groups.dropLast().joined() + candidates.alone + (candidates.groups.last ?? [])
    for word in likely.prefix(Self.mostWords)
    where try isGoneWithout([word]) { return [word] }
    var words: [SceneChange] = []
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

  /// The film without words, with a rest around each step; nil: it cannot be planned so, or has other transitions.
  func film(without words: [SceneChange]) -> Film? {
    let key = words.map { "\($0)" }.joined(separator: "\n")
    if let known = films[key] { return known }
    guard films.count < explainer.budget.mostPlans else {
      explainer.budget.leaveOut("causes beyond \(explainer.budget.mostPlans) plans")
      return nil
    }
    let scene = Remedy(words).applied(to: explainer.film.scene)
    let film = try? Film(scene: scene.withRests, file: explainer.file)
    let same = film?.transitions.count == explainer.rested.transitions.count ? film : nil
    films[key] = .some(same)
    return same
  }
}

/// Words that may be a cause, as absences.
struct Absences {
  /// The likeliest first; of no use without those before.
  var groups: [[SceneChange]]
  /// Tried by themselves alone: together they would change what is to be seen.
  var alone: [SceneChange]
}

extension Explainer {
  /// What views say that their look and their motion come from, as absences: first what each looks like, then its modifiers, then the
  /// types of the change, then heroIDs, without which nothing flies.
  ///
  /// - Parameter colors: Paths of the views whose own colour may go: not of those that it is about, which would only not show.
  func absences(_ paths: [String], colors: (String) -> Bool, in plan: TransitionPlan) -> Absences {
    let views = paths.compactMap(view)
    func each(_ changes: (View) -> [SceneChange.ViewChange]) -> [SceneChange] {
      views.flatMap { view in changes(view).map { .view(view.path, $0) } }
    }
    let looks = each { view in
      (view.clipsToBounds ? [.clipsToBounds(false)] : []) + (view.mask != nil ? [.noMask] : [])
        + (view.shadow != nil ? [.noShadow] : []) + (view.cornerRadius != 0 ? [.cornerRadius(0)] : [])
        + (view.alpha < 1 ? [.alpha(1)] : []) + (view.zPosition != 0 ? [.zPosition(0)] : [])
    }
    return Absences(
      groups: [
        looks,
        (0...2).flatMap { rank in
          each { ($0.heroModifiers ?? []).filter { $0.causeRank == rank }.map { .removing($0) } }
        },
        typeAbsences(plan),
        each { $0.heroID != nil ? [.heroID(nil)] : [] },
      ],
      alone: each { view in
        [.isOpaque(!view.isOpaque)] + (view.backgroundColor != nil && colors(view.path) ? [.backgroundColor(nil)] : [])
      })
  }

  /// In words, that something comes from some words; empty without any.
  func proof(_ words: [SceneChange]?) -> String {
    guard let words, !words.isEmpty else { return "" }
    return "; without \(words.map { $0.word(view) }.joined(separator: " and ")) it does not happen"
  }

  /// What says how a transition's screens come and go.
  private func typeAbsences(_ plan: TransitionPlan) -> [SceneChange] {
    guard film.scene.steps.indices.contains(plan.step) else { return [] }
    var found: [SceneChange] = []
    if case .samples(let samples, _)? = film.scene.steps[plan.step].interaction {
      found += samples.flatMap { $0.apply.map(\.view) }.map { .step(plan.step, .noApply($0)) }
    }
    if film.scene.steps[plan.step].animation != nil { found.append(.step(plan.step, .noAnimation)) }
    for screen in film.scene.screens where [plan.from, plan.to].contains(screen.name) {
      if screen.modalAnimation != .unset { found.append(.screen(screen.name, .noModalAnimation)) }
      if screen.modalPresentationStyle != .fullScreen { found.append(.screen(screen.name, .style(.fullScreen))) }
    }
    if plan.way == .navigation { found.append(.controllers(.navigation, .noAnimation)) }
    if plan.way == .tabs { found.append(.controllers(.tabs, .noAnimation)) }
    return found.filter { $0.applied(to: film.scene) != film.scene }
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
    for path in seen {
      for pair in plan.pairs where [pair.source, pair.destination].contains(path) {
        add(pair.source == path ? pair.destination : pair.source)
      }
    }
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

extension Film {
  /// The layer tree at a part, 0…1, of a transition; its last moment is just before its end, where the next step's picture shows.
  func tree(_ index: Int, at part: Double) -> LayerTree {
    let plan = transitions[index]
    return moment(at: plan.start + plan.duration * min(max(part, 0), 1 - 1e-9)).tree
  }
}

extension SceneChange {
  /// Whether it takes away what a gesture applies: another question tells of that.
  var isApplied: Bool { if case .step(_, .noApply) = self { true } else { false } }

  /// Whether it is about a view's being opaque.
  var isOpacity: Bool { if case .view(_, .isOpaque) = self { true } else { false } }
}
