import HeroModel
import HeroWords
import Synchronization
import TransitionEngine

/// Finds which rule decides where a word does nothing: the first row that fits.
struct WordReasons: Sendable {
  let film: Film
  let entries: [WordAccount.Entry]
  let cast: FilmCast
  /// What the film shows as it is.
  private let whole: FilmOutcome
  /// Modifiers that do nothing, by their views and indices.
  private let dead: Set<[String]>
  private var made = MadeFilms()

  init(film: Film, entries: [WordAccount.Entry]) {
    self.film = film
    self.entries = entries
    cast = FilmCast(film)
    whole = FilmOutcome(film)
    dead = Set(
      entries.flatMap { entry -> [[String]] in
        guard case .dead = entry.verdict, let indices = entry.word.indices else { return [] }
        return entry.word.views.map { Self.key(indices, of: $0) }
      })
  }

  private static func key(_ indices: [Int], of path: String) -> [String] { [path] + indices.map(String.init) }

  /// The same table for words of one view: films that were made for one of them are kept for the others.
  var forOneView: WordReasons {
    var reasons = self
    reasons.made = MadeFilms()
    return reasons
  }

  /// Films with other modifiers of a view.
  private final class MadeFilms: Sendable {
    private struct Made: Sendable {
      let variant: String
      let path: String
      let modifiers: [Modifier]
      let outcome: FilmOutcome?
    }
    private let all = Mutex<[Made]>([])

    func film(
      _ variant: String, _ path: String, _ modifiers: [Modifier], _ make: () -> FilmOutcome?
    ) -> FilmOutcome? {
      let known = all.withLock { made in
        made.first { $0.variant == variant && $0.path == path && $0.modifiers == modifiers }
      }
      if let known { return known.outcome }
      let outcome = make()
      all.withLock { $0.append(Made(variant: variant, path: path, modifiers: modifiers, outcome: outcome)) }
      return outcome
    }
  }

  func reason(for word: SceneWord) -> WordReason {
    switch word.kind {
    case .view(.heroID(let id, _)): heroID(id, of: word)
    case .view(.modifier): row(Self.modifierRows, word)
    case .view(.isHeroEnabled), .view(.isHeroEnabledForSubviews): flag(word)
    case .look: .unknown
    case .screen(let name, let key): screen(name, key, word)
    case .container(let place, let key): container(place, key, word)
    case .step(let index, let key): step(index, key, word)
    }
  }

  private typealias Row = @Sendable (WordReasons, SceneWord, View) -> WordReason?

  private func row(_ rows: [Row], _ word: SceneWord) -> WordReason {
    guard let path = word.views.first, let view = cast.view(path) else { return .unknown }
    return rows.lazy.compactMap { $0(self, word, view) }.first ?? .unknown
  }

  // MARK: Modifiers

  private static let modifierRows: [Row] = [
    { _, word, _ in
      switch word.modifier {
      case .snapshot, .autolayout: .notDrawn
      default: nil
      }
    },
    { $0.absence($2) },
    { reasons, word, view in
      let conditions = (word.around + [word.modifier].compactMap { $0 }).compactMap(\.condition)
      return reasons.goesElsewhere(conditions, view.path) ? .otherWay : nil
    },
    { _, word, _ in
      guard let outer = word.around.first(where: { $0.condition != nil }) else { return nil }
      let isInner = word.around.drop { $0 != outer }.dropFirst().contains { $0.condition != nil }
      return isInner || word.modifier?.condition != nil ? .innerCondition(outer.word) : nil
    },
    { reasons, word, view in
      guard case .source(let id)? = word.modifier else { return nil }
      let met = reasons.cast.heroIDs(met: view.path)
      return met.contains(id) ? nil : .noSource(heroID: id, near: NearestName.find(id, among: met))
    },
    { reasons, word, view in reasons.cast.table(word, view) },
    { reasons, word, view in
      let plans = reasons.film.transitions.filter { [$0.fromView, $0.toView].contains(view.path) }
      guard let plan = plans.first(where: { $0.defaultAnimation != .none }) else { return nil }
      if case .cascade? = word.modifier { return .replaced(plan.defaultAnimation, isCascade: true) }
      return .replaced(plan.defaultAnimation, isCascade: false)
    },
    { reasons, word, view in
      if word.modifier?.isForSubviews == true || word.around.contains(where: \.isForSubviews) { return nil }
      return reasons.standsStill(view)
    },
    { reasons, word, view in
      guard case .cascade(_, _, let delaysMatched)? = word.modifier else { return nil }
      let inside = reasons.film.transitions.flatMap(\.views).map(\.path).filter {
        reasons.cast.isInside($0, of: view.path) && (delaysMatched || !reasons.cast.matched.contains($0))
      }
      if let only = reasons.cast.only(holding: inside, in: view.path) { return .oneSubview(only) }
      return view.children.count < 2 ? .noSubviews : inside.isEmpty ? .nothingToDelay : nil
    },
    { reasons, word, view in
      let plans = reasons.film.transitions.filter { plan in plan.views.contains { $0.path == view.path } }
      guard word.modifier?.timingKind != nil, !plans.isEmpty, plans.allSatisfy({ $0.gesture != nil }) else {
        return nil
      }
      return .led
    },
    { reasons, word, view in
      guard case .arc? = word.modifier else { return nil }
      // The source of a match has its partner's.
      let moves = reasons.film.transitions.flatMap { plan in
        plan.pairs.contains { $0.source == view.path } ? [] : plan.views.filter { $0.path == view.path }
      }
      return moves.contains(where: \.isOblique) ? nil : .straight
    },
    { reasons, word, view in word.modifier.flatMap { reasons.standard($0, view) } },
    { _, word, view in
      switch (word.modifier, view.content) {
      case (.backgroundColor, _) where view.backgroundColor != nil: .coveredBackground
      case (.opacity, .visualEffect): .effectOpacity
      default: nil
      }
    },
    { $0.otherModifier($1, $2) },
    { $0.partner($1, $2) },
    { reasons, word, view in
      guard case .when(let condition, let inner)? = word.modifier, let indices = word.indices else { return nil }
      let other = Modifier.when(.constant(true), inner)
      return reasons.matters(indices, of: view) { $0.replacing(indices, by: other) }
        ? .neverHolds(condition.word) : nil
    },
    { reasons, word, view in
      // What stands in a condition that never holds.
      guard let indices = word.indices, let position = word.around.firstIndex(where: { $0.condition != nil }),
        case .when(let condition, let inner) = word.around[position]
      else { return nil }
      let outer = Array(indices[...position])
      return reasons.matters(indices, of: view) { $0.replacing(outer, by: .when(.constant(true), inner)) }
        ? .neverHolds(condition.word) : nil
    },
  ]

  /// Why Hero does not look at a view at all: its screen is in no transition, or it is of a bar.
  private func absence(_ view: View) -> WordReason? {
    guard !cast.isSeen(view.path) else { return nil }
    if let why = cast.absence(of: view.path) { return .inBar(why) }
    let screen = ContainerController.screen(of: view.path)
    let plans = film.transitions.filter { [$0.from, $0.to].contains(screen) }
    return plans.isEmpty ? .noTransition(screen: screen) : plans.allSatisfy { !$0.isOfHero } ? .withoutHero : nil
  }

  /// What a modifier asks for that is so without it.
  private func standard(_ modifier: Modifier, _ view: View) -> WordReason? {
    let pairs = film.transitions.flatMap(\.pairs).filter { $0.members.contains(view.path) }
    switch modifier {
    case .delay(0): return .anyway("nothing waits")
    case Modifier.timing(.standard): return .anyway("it is the curve that counts")
    case .useGlobalCoordinateSpace where !pairs.isEmpty:
      return .anyway("a match puts its views into the container (P5)")
    case .forceNonFade where !pairs.isEmpty:
      let areOpaque = pairs.flatMap(\.members).compactMap(cast.view)
        .allSatisfy { $0.isOpaque && $0.alpha == 1 }
      return areOpaque ? .anyway("two opaque partners do not cross-fade (P4)") : nil
    default: return nil
    }
  }

  /// Why a view that takes part in no transition does not.
  private func standsStill(_ view: View) -> WordReason? {
    guard !cast.animating.contains(view.path), let reason = cast.skipped[view.path]?.first else { return nil }
    if reason.rule == .v2, cast.hasTakingCell(besides: view.path) { return .otherCell }
    if reason == .nothingToAnimate, view.heroID != nil, cast.hasChosenCell(besides: view.path) { return .otherCell }
    return .takesNoPart(reason)
  }

  /// Whether conditions ask for a way that no transition of a view's screen goes.
  private func goesElsewhere(_ conditions: [Condition], _ path: String) -> Bool {
    let screen = ContainerController.screen(of: path)
    let plans = film.transitions.filter { [$0.from, $0.to].contains(screen) }
    return conditions.contains { condition in
      condition.isOfAWay && !plans.contains { condition.mayHold(in: $0, on: screen) }
    }
  }

  /// Another modifier of the view without which this one has an effect, or a cascade above it.
  private func otherModifier(_ word: SceneWord, _ view: View) -> WordReason? {
    guard let indices = word.indices, let modifiers = view.heroModifiers else { return nil }
    for other in modifiers.indices.reversed() where other != indices[0] {
      var moved = indices
      if other < moved[0] { moved[0] -= 1 }
      // Without one that does nothing the film is what it is.
      let isIdle = dead.contains(Self.key([other], of: view.path))
      guard matters(moved, of: view, unchanged: isIdle, { $0.without([other]) }) else { continue }
      let name = modifiers[other].word
      if case .spring = modifiers[other], word.modifier?.timingKind == .pace { return .ownTiming(of: name) }
      return word.modifier?.isOverridden(by: modifiers[other]) == true ? .overridden(by: name) : .beside(name)
    }
    for above in cast.holders(of: view.path) {
      guard cast.view(above)?.heroModifiers?.contains(where: \.isCascade) == true else { continue }
      let scene = film.scene.changing(above) { $0.heroModifiers = nil }
      if matters(indices, of: view, in: (above, scene), { $0 }) { return .cascadeAbove(above) }
    }
    return nil
  }

  /// Whether a match decides in place of the modifier: by itself, always animating, the view follows it.
  private func partner(_ word: SceneWord, _ view: View) -> WordReason? {
    guard let indices = word.indices, cast.matched.contains(view.path) else { return nil }
    if let modifier = word.modifier, modifier.isTiming {
      let conditions = (word.around + [modifier]).compactMap(\.condition)
      let screen = ContainerController.screen(of: view.path)
      let plans = film.transitions.filter { plan in
        plan.pairs.contains { $0.members.contains(view.path) }
          && conditions.allSatisfy { $0.mayHold(in: plan, on: screen) }
      }
      // The source has its partner's timing (rule P4).
      if !plans.isEmpty, plans.allSatisfy({ $0.pairs.contains { $0.source == view.path } }) { return .match }
    }
    let scene = film.scene.changing(view.path) { $0.heroID = nil }
    return matters(indices, of: view, in: ("heroID", scene)) { $0 + [.forceAnimate] } ? .match : nil
  }

  /// Whether a modifier has an effect where its view has others, changed in the same way with it and without.
  ///
  /// - Parameters:
  ///   - variant: Another scene, by a name of its own. Default: the film's.
  ///   - isUnchanged: Whether the film is known to show the same with the others and it. Default: no.
  private func matters(
    _ indices: [Int], of view: View, in variant: (name: String, scene: Scene)? = nil,
    unchanged isUnchanged: Bool = false,
    _ change: ([Modifier]) -> [Modifier]
  ) -> Bool {
    let modifiers = view.heroModifiers ?? []
    func film(_ modifiers: [Modifier]) -> FilmOutcome? {
      made.film(variant?.name ?? "", view.path, modifiers) {
        let scene = (variant?.scene ?? self.film.scene).changing(view.path) {
          if $0.heroModifiers == view.heroModifiers { $0.heroModifiers = modifiers }
        }
        return (try? Film(scene: scene)).map { FilmOutcome($0) }
      }
    }
    let changed = change(modifiers)
    guard let with = isUnchanged ? whole : film(changed), let without = film(changed.without(indices)) else {
      return false
    }
    return !with.differences(from: without).isEmpty
  }

  // MARK: HeroIDs and flags

  private func heroID(_ id: String, of word: SceneWord) -> WordReason {
    guard let path = word.views.first(where: cast.isSeen) ?? word.views.first, let view = cast.view(path) else {
      return .unknown
    }
    if let reason = absence(view) { return reason }
    let near = cast.nearLonely(id, met: path)
    let isOther = word.views.contains { !cast.matched.contains($0) && cast.hasChosenCell(besides: $0) }
    let reasons = cast.skipped[path] ?? []
    if let reason = reasons.first(where: { $0.rule == .v2 }), !cast.animating.contains(path) {
      return cast.hasTakingCell(besides: path) && !cast.missedOffScreen.contains(path)
        ? .otherCell : .takesNoPart(reason)
    }
    if isOther, near == nil || near == id && !cast.isBarred(id, met: path) { return .otherCell }
    if let reason = reasons.first(where: { $0.rule == .v1 }) { return .takesNoPart(reason) }
    if cast.isDuplicate(id, path) { return .laterView(heroID: id) }
    guard !cast.matched.contains(path) else { return .unknown }
    if let (other, why) = cast.idle(id, met: path) { return .partnerTakesNoPart(other, why: why) }
    return .noPartner(heroID: id, near: near == id ? nil : near)
  }

  /// Why a view whose heroID has an effect on others does not animate itself, and is no one's partner; nil for other words.
  func idle(_ word: SceneWord) -> WordReason? {
    guard case .view(.heroID(let id, _)) = word.kind, !cast.isAimedAt(id),
      word.views.allSatisfy({ !cast.animating.contains($0) && !cast.matched.contains($0) })
    else { return nil }
    switch heroID(id, of: word) {
    case let reason where reason.rule != nil && reason != .unknown: return reason
    default: return nil
    }
  }

  private func flag(_ word: SceneWord) -> WordReason {
    guard let path = word.views.first, let view = cast.view(path) else { return .unknown }
    return absence(view) ?? .anyway("no view that it is for says anything else to Hero")
  }
}

extension SceneWord {
  /// A modifier's indices.
  package var indices: [Int]? {
    if case .view(.modifier(let indices, _)) = kind { indices } else { nil }
  }
}

extension Modifier {
  /// Whether it does something for subviews even on a view that does not animate itself (rules P1, P6).
  package var isForSubviews: Bool {
    switch self {
    case .cascade, .ignoreSubviewModifiers: true
    case .when(_, let inner): inner.contains(where: \.isForSubviews)
    default: false
    }
  }

  /// Under which it counts.
  var condition: Condition? { if case .when(let condition, _) = self { condition } else { nil } }

  /// Whether another one sets the same, later or in its place (rules M1, M2).
  fileprivate func isOverridden(by other: Modifier) -> Bool {
    func kin(_ modifier: Modifier) -> String? {
      switch modifier {
      case .fade, .opacity: "opacity"
      case .transform, .scale, .translate, .rotate, .perspective: "transform"
      default: modifier.definition?.kin
      }
    }
    return kin(self) == kin(other)
  }

  /// Whether it says timing and nothing else.
  fileprivate var isTiming: Bool {
    if case .when(_, let inner) = self { return inner.allSatisfy(\.isTiming) }
    return timingKind != nil
  }

  fileprivate var isCascade: Bool {
    switch self {
    case .cascade: true
    case .when(_, let inner): inner.contains(where: \.isCascade)
    default: false
    }
  }
}

extension Condition {
  /// Whether the way that a transition goes decides it.
  var isOfAWay: Bool {
    switch self {
    case .isPresenting, .isAppearing, .isInTabbarController, .isInNavbarController, .fromScreen, .toScreen: true
    case .isMatched, .isAncestorViewMatched, .constant: false
    case .not(let inner): inner.isOfAWay
    case .and(let left, let right), .or(let left, let right): left.isOfAWay || right.isOfAWay
    }
  }

  /// Whether it may hold for some view of a screen in a transition.
  func mayHold(in plan: TransitionPlan, on screen: String) -> Bool { holds(plan, screen) ?? true }

  /// As far as the transition and the screen decide; nil where the view does.
  private func holds(_ plan: TransitionPlan, _ screen: String) -> Bool? {
    switch self {
    case .isMatched, .isAncestorViewMatched: return nil
    case .isPresenting: return plan.presenting
    case .isAppearing: return plan.to == screen
    case .isInTabbarController: return plan.way == .tabs
    case .isInNavbarController: return plan.way == .navigation
    case .fromScreen(let name): return plan.from == name
    case .toScreen(let name): return plan.to == name
    case .constant(let flag): return flag
    case .not(let inner): return inner.holds(plan, screen).map { !$0 }
    case .and(let left, let right):
      let both = [left.holds(plan, screen), right.holds(plan, screen)]
      return both.contains(false) ? false : both.contains(nil) ? nil : true
    case .or(let left, let right):
      let both = [left.holds(plan, screen), right.holds(plan, screen)]
      return both.contains(true) ? true : both.contains(nil) ? nil : false
    }
  }
}

extension ViewPlan {
  /// Whether its position changes in both directions.
  fileprivate var isOblique: Bool {
    keys.contains { key in
      guard key.name == "position", case .numbers(let from) = key.from, case .numbers(let to) = key.to, from.count == 2,
        to.count == 2
      else { return false }
      return from[0] != to[0] && from[1] != to[1]
    }
  }
}
