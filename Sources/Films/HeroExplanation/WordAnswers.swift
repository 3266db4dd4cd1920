import HeroInspection
import HeroModel
import TransitionEngine

extension Explainer {
  /// What the account of words finds for one question: words that change nothing, that count on one way alone, and views that do not animate.
  func words(_ rule: Finding.Rule) -> [Finding] {
    words.filter { $0.question == rule }.map { finding($0.led(by: question.views)) }
  }

  private func finding(_ told: WordFinding) -> Finding {
    let view =
      told.views.first { question.views?.contains($0) == true } ?? told.views.first
      ?? told.word.flatMap { word in word.subject ?? film.transitions.first { $0.step == word.step }?.to }
    let plans = self.plans(told, view)
    // Of heroIDs without a partner the first gets one.
    let all = if case .noPartner = told.reason { [told] } else { [told] + told.alike }
    var finding = Finding(
      told.question, view: view, in: plans.first, aspect: told.word?.text ?? "", start: plans.first?.start,
      end: plans.last.map { $0.start + max($0.duration, 0) }, message: told.message,
      remedies: plans.first.map { plan in Remedy.together(all.map { WordRemedies(self, $0, in: plan).remedies }) }
        ?? [], location: told.location)
    finding.subjects.formUnion(told.allViews)
    finding.identity.views.formUnion(told.allViews)
    if case .partnerTakesNoPart(let path, _) = told.reason { finding.subjects.insert(path) }
    let absences = all.compactMap { $0.word?.absence }
    if told.isDead { finding.claim = .dead(absences) }
    if case .sourceOfMatch(_, let isWayIn) = told.reason, told.question == .oneWay {
      finding.claim = .oneWay(absences, presenting: !isWayIn)
    }
    if told.question == .doesNotAnimate { finding.moment = plans.first?.start ?? 0 }
    return finding
  }

  /// The transitions that a word is about, at least one where the film has any.
  private func plans(_ told: WordFinding, _ view: String?) -> [TransitionPlan] {
    let all = film.transitions
    var plans: [TransitionPlan] = []
    switch told.word?.kind {
    case .step(let step, _): plans = all.filter { $0.step == step }
    case .container(let place, _): plans = all.filter { $0.step >= place.step ?? 0 }
    default:
      if let screen = view.map(Self.screen) { plans = all.filter { [$0.from, $0.to].contains(screen) && $0.isOfHero } }
    }
    if case .sourceOfMatch(_, let isWayIn) = told.reason { plans.removeAll { $0.presenting != isWayIn } }
    if case .noEffect = told.question, let view, let own = plans.first(where: { $0.views.contains { $0.path == view } })
    {
      // What it would do shows where its view animates.
      return plans.filter { $0.index >= own.index }
    }
    return plans.isEmpty ? Array(all.prefix(1)) : plans
  }
}

extension WordFinding {
  /// The question that it answers.
  var question: Finding.Rule {
    switch rule {
    case .duplicateHeroID: .duplicateID
    case .oneWay: .oneWay
    default:
      switch reason {
      case .noPartner, .partnerTakesNoPart: .doesNotAnimate
      default: isOfAnIdleView ? .doesNotAnimate : .noEffect
      }
    }
  }
}

/// What gives a word an effect, best first.
struct WordRemedies {
  private let explainer: Explainer
  private let told: WordFinding
  private let plan: TransitionPlan

  init(_ explainer: Explainer, _ told: WordFinding, in plan: TransitionPlan) {
    (self.explainer, self.told, self.plan) = (explainer, told, plan)
  }

  /// The view that says the word, as it is at first.
  private var view: View? { told.views.first.flatMap(explainer.view) }

  private var indices: [Int]? { told.word?.indices }

  var remedies: [Remedy] {
    switch told.reason {
    case .takesNoPart(let reason): view.map { explainer.remedies(reason, $0, plan) } ?? []
    case .laterView(let heroID): others(with: heroID)
    case .noPartner(let heroID, _): view.map { partners(of: $0, heroID) } ?? []
    case .partnerTakesNoPart(let path, _): partner(at: path)
    case .noSource(let heroID, let near): near.map { [replacing(.source($0))] } ?? sources(heroID)
    case .innerCondition: [outside].compactMap(\.self)
    case .coveredBackground:
      if case .backgroundColor(let color)? = told.word?.modifier {
        [replacing(.overlay(color, opacity: 1))]
      } else {
        []
      }
    case .effectOpacity: [replacing(.fade)]
    case .replaced: replaced
    case .oneSubview(let path): cascading(path)
    case .nothingToDelay: view.map { delayed($0) + cells($0) } ?? []
    case .table: view.map(cells) ?? []
    case .overridden(let other), .ownTiming(let other), .beside(let other): without(other)
    case .cascadeAbove(let path): without(cascadeOf: path)
    case .match where told.word?.modifier?.isTiming == false: unmatched
    case .match, .sourceOfMatch: onPartners
    case .otherWord: elsewhere
    case .appliedInVain(let path):
      [Remedy(path, adding: .fade), Remedy(path, adding: .forceAnimate), explainer.ownFade(path, plan)]
    case .neverHolds: unconditional
    case .inBar, .unknown, .notDrawn, .noTransition, .otherWay, .otherCell, .overruled, .anyway, .withoutHero, .led,
      .straight, .noSubviews, .sheet:
      []
    }
  }

  // MARK: On the view itself

  /// Another modifier in its place.
  private func replacing(_ other: Modifier) -> Remedy {
    Remedy(
      told.views.compactMap { path -> SceneChange? in
        guard let modifiers = explainer.view(path)?.heroModifiers, let indices else { return nil }
        return .view(path, .modifiers(modifiers.replacing(indices, by: other)))
      })
  }

  /// The condition inside of another one beside that, with both conditions.
  private var outside: Remedy? {
    guard let view, let modifiers = view.heroModifiers, let indices, let outer = modifiers.modifier(at: [indices[0]]),
      case .when(let first, _) = outer, let inner = modifiers.modifier(at: indices),
      case .when(let second, let within) = inner
    else { return nil }
    let moved = modifiers.without(indices) + [.when(.and(first, second), within)]
    return Remedy(.view(view.path, .modifiers(moved)))
  }

  /// What a condition that never holds asks for, without it.
  private var unconditional: [Remedy] {
    guard let view, let modifiers = view.heroModifiers, let indices, case .when(_, let inner)? = told.word?.modifier,
      indices.count == 1
    else { return [] }
    return [Remedy(.view(view.path, .modifiers(modifiers.without(indices) + inner)))]
  }

  private func without(_ other: String) -> [Remedy] {
    guard let modifier = view?.heroModifiers?.last(where: { $0.word == other }) else { return [] }
    return [Remedy(told.views.map { .view($0, .removing(modifier)) })]
  }

  private func without(cascadeOf path: String) -> [Remedy] {
    (explainer.view(path)?.heroModifiers ?? []).filter(\.isForSubviews).map { Remedy(.view(path, .removing($0))) }
  }

  private var replaced: [Remedy] {
    let timing = [told.word?.modifier].compactMap(\.self).filter(\.isTiming)
    return [explainer.ownMotion(plan, timing: timing)].compactMap(\.self) + explainer.animations(plan, [.none])
  }

  // MARK: On others

  /// Other heroIDs for all but the first of the views that share it: that one is matched then.
  private func others(with heroID: String) -> [Remedy] {
    guard let last = told.views.first else { return [] }
    let screen = Explainer.screen(of: last)
    let paths = explainer.views.filter { $0.heroID == heroID && Explainer.screen(of: $0.path) == screen }.map(\.path)
    return [Remedy(paths.once.dropFirst().map { .view($0, .heroID(explainer.freeID(heroID, for: $0))) })]
  }

  /// A partner on the screens that the view meets, of nearly the same heroID, name or kind; else what animates it alone.
  private func partners(of view: View, _ heroID: String) -> [Remedy] {
    let screen = Explainer.screen(of: view.path) == plan.from ? plan.to : plan.from
    return explainer.film.scene.becoming(view, heroID, on: screen).map { Remedy(.view($0, .heroID(heroID))) } + [
      Remedy(.view(view.path, .adding([.fade])), .view(view.path, .heroID(nil)))
    ]
  }

  /// The heroID on a view of the other screen that has it as its name.
  private func sources(_ heroID: String) -> [Remedy] {
    let screens = [plan.from, plan.to].filter { $0 != view.map { Explainer.screen(of: $0.path) } }
    return explainer.views.filter { $0.name == heroID && screens.contains(Explainer.screen(of: $0.path)) }.map {
      Remedy(.view($0.path, .heroID(heroID)))
    }
  }

  /// No match, so that the view comes and goes by its own modifiers; a match cross-fades anyway.
  private var unmatched: [Remedy] {
    guard told.word?.modifier != .fade else { return [] }
    let pairs = explainer.film.transitions.flatMap { plan in told.views.compactMap(plan.pair) }
    return [Remedy(pairs.flatMap(\.members).once.map { .view($0, .heroID(nil)) })]
  }

  private func partner(at path: String) -> [Remedy] {
    let skipped = explainer.film.transitions.lazy.flatMap(\.skipped).first { $0.path == path }
    let own = skipped.flatMap { skipped in explainer.view(path).map { explainer.remedies(skipped.reason, $0, plan) } }
    return (own ?? [])
      + told.views.prefix(1).map {
        Remedy(.view($0, .adding([.fade])), .view($0, .heroID(nil)), .view(path, .heroID(nil)))
      }
  }

  /// The timing on the partner, whose word counts on the way on which the view is the source.
  private var onPartners: [Remedy] {
    guard let path = told.views.first, let modifier = told.word?.modifier else { return [] }
    let partners = explainer.film.transitions.flatMap(\.pairs).filter { $0.source == path }.map(\.destination)
    let timings = [modifier.forPartner]
    let moved = told.word.map { told.reason == .match ? $0.absence : [] } ?? []
    return partners.once.map { path in
      // In place of what it has of the kind.
      let own = explainer.view(path)?.heroModifiers ?? []
      let kept = own.filter { $0.timingKind == nil || $0.timingKind != modifier.timingKind }
      let change = kept == own ? SceneChange.ViewChange.adding(timings) : .modifiers(kept + timings)
      return Remedy([.view(path, change)] + moved)
    }
  }

  /// Modifiers for the views that a cascade is to delay.
  private func delayed(_ view: View) -> [Remedy] {
    let inside = children(of: view)
    return inside.isEmpty ? [] : [Remedy(inside.map { .view($0, .adding([.fade])) })]
  }

  /// The cascade on a view inside.
  private func cascading(_ path: String) -> [Remedy] {
    guard let view, let modifier = told.word?.modifier else { return [] }
    return [Remedy(.view(view.path, .removing(modifier)), .view(path, .adding([modifier])))]
  }

  /// The delays of subviews, one after another.
  private func cells(_ view: View) -> [Remedy] {
    guard case .cascade(let delta, _, _)? = told.word?.modifier else { return [] }
    let changes = children(of: view).enumerated().dropFirst().map { index, path in
      SceneChange.view(path, .adding([.delay((Double(index) * delta * 1000).rounded() / 1000)]))
    }
    return changes.isEmpty ? [] : [Remedy(Array(changes) + (told.word?.absence ?? []))]
  }

  private func children(of view: View) -> [String] {
    explainer.views.map(\.path).filter { explainer.parents[$0] == view.path }
  }

  /// An animation type where Hero reads it.
  private var elsewhere: [Remedy] {
    guard let word = told.word, let type = word.animationType(in: explainer.film.scene) else { return [] }
    var remedies: [Remedy] = []
    for plan in explainer.film.transitions where [plan.from, plan.to].contains(word.subject ?? plan.to) {
      if let given = explainer.film.scene.steps[plan.step].animation, given != type {
        remedies.append(Remedy([.step(plan.step, .animation(type, plan.way))] + word.absence))
      }
      switch plan.way {
      case .navigation: remedies.append(Remedy([.controllers(.navigation, .navigationAnimation(type))] + word.absence))
      case .tabs: remedies.append(Remedy([.controllers(.tabs, .tabBarAnimation(type))] + word.absence))
      case .modal, .place:
        if let change = explainer.presented(plan, .modalAnimation(type)) {
          remedies.append(Remedy([change] + word.absence))
        }
      }
    }
    return remedies
  }
}

extension Modifier {
  /// Whether it says when and how long, and nothing else.
  fileprivate var isTiming: Bool { definition?.isTiming == true }
}
