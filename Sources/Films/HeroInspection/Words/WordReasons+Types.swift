import HeroModel
import HeroWords
import TransitionEngine

/// Why what screens, controllers and steps say does nothing (rules C0–C6, D1).
extension WordReasons {
  func screen(_ name: String, _ key: ControllerWord, _ word: SceneWord) -> WordReason {
    let plans = film.transitions.filter { [$0.from, $0.to].contains(name) }
    guard !plans.isEmpty else { return .noTransition(screen: name) }
    if plans.allSatisfy({ !$0.isOfHero }), key != .isHeroEnabled { return .withoutHero }
    let own = plans.filter { plan in
      [.modal, .place].contains(plan.way) && (plan.presenting ? plan.toView : plan.fromView) == name
        && (plan.presenting ? plan.to : plan.from) == name
    }
    guard own.isEmpty else { return modal(key, own, word, screen: name) }
    if plans.contains(where: { $0.way == .modal && ($0.presenting ? $0.to : $0.from) == name }) {
      return .otherWord("a container is presented with keys of its own, never with those of '\(name)' in it (C0)")
    }
    if plans.contains(where: { $0.way == .tabs }) {
      return inside("a tab bar controller", key, animation: "tabBarAnimation", rule: "C4")
    }
    if plans.contains(where: { $0.way == .navigation }) {
      return inside("a navigation controller", key, animation: "animation", rule: "C3")
    }
    return .otherWord("Hero reads it of what is presented, and '\(name)' never is (C2)")
  }

  private func inside(
    _ controller: String, _ key: ControllerWord, animation: String, rule: String
  ) -> WordReason {
    switch key {
    case .modalPresentationStyle: .otherWord("nothing is presented inside of \(controller) (C1)")
    case .isHeroEnabled: .otherWord("inside of \(controller) its own \"isHeroEnabled\" counts, not a screen's (C6)")
    default: .otherWord("inside of \(controller) its own \"\(animation)\" counts, not a screen's type (\(rule))")
    }
  }

  func container(_ place: ContainerPlace, _ key: ControllerWord, _ word: SceneWord) -> WordReason {
    let way: ChangeWay = place.kind == .tabs ? .tabs : .navigation
    let inside = film.transitions.filter { $0.way == way && ($0.step >= place.step ?? 0) }
    switch key {
    case .animation, .animationTypeForPush, .animationTypeForPop, .tabBarAnimation:
      let plans = inside.filter { plan in
        key == .animationTypeForPush ? plan.presenting : key == .animationTypeForPop ? !plan.presenting : true
      }
      return plans.isEmpty ? .otherWay : type(plans, word, own: .controller, rule: place.kind == .tabs ? "C4" : "C3")
    default:
      let plans = film.transitions.filter { plan in
        guard plan.way == .modal || plan.way == .place else { return false }
        return place.step.map { plan.step == $0 || !plan.presenting && plan.step > $0 } ?? false
      }
      guard !plans.isEmpty else {
        return .otherWord("Hero reads it of what is presented, and \(place.text) never is (C2)")
      }
      return modal(key, plans, word, screen: plans[0].to)
    }
  }

  func step(_ index: Int, _ key: StepWord, _ word: SceneWord) -> WordReason {
    guard let plan = film.transitions.first(where: { $0.step == index }) else {
      return .otherWord("the step changes no screen")
    }
    if !plan.isOfHero { return Self.withoutHero }
    switch key {
    case .animation: return sameType([plan], word)
    case .containerColor:
      return film.scene.steps[index].containerColor == film.scene.canvas.background
        ? .anyway("it is the canvas's colour") : .unknown
    case .viewOrdering: return .anyway("auto orders them so here (L4)")
    case .opposite, .popAnimation:
      let back = film.transitions.filter { !$0.presenting && $0.step > index }
      if back.isEmpty { return .otherWay }
      return back.allSatisfy { $0.reason == .given }
        ? .otherWord("the \"animation\" of the step that goes back comes first (C3)") : sameType(back, word)
    case .directionStrategy:
      return plan.reason == .auto
        ? .unknown
        : .otherWord("the default animation \(plan.defaultAnimation.text) is given, and auto alone asks it (D2)")
    case .gesture(let view, _, _):
      let path = view.path(in: film.scene.screens)
      let isInVain = film.facts.contains { $0.fact == .appliedInVain(path: path) }
      return isInVain ? .appliedInVain(path: path) : .unknown
    default: return .unknown
    }
  }

  /// What is said of a way of being presented and dismissed.
  private func modal(
    _ key: ControllerWord, _ plans: [TransitionPlan], _ word: SceneWord, screen: String
  ) -> WordReason {
    switch key {
    case .modalPresentationStyle:
      return word.style(in: film.scene).flatMap { $0.isSheet ? .sheet($0, screen: screen) : nil } ?? .unknown
    case .isHeroEnabled: return .unknown
    default:
      let asked = plans.filter { plan in
        key == .animationTypeForPresenting
          ? plan.presenting : key == .animationTypeForDismissing ? !plan.presenting : true
      }
      return asked.isEmpty ? .otherWay : type(asked, word, own: .screen, rule: "C2")
    }
  }

  /// Why a type of a screen or controller does not count in transitions that ask for one of its kind.
  private func type(
    _ plans: [TransitionPlan], _ word: SceneWord, own: TransitionPlan.AnimationReason, rule: String
  ) -> WordReason {
    let others = plans.filter { $0.reason != own && $0.reason != .auto }
    guard let plan = others.first else { return .anyway("auto gives the same here (D2)") }
    let type = word.animationType(in: film.scene)
    if plans.allSatisfy({ $0.defaultAnimation == type }) { return .anyway("another word says the same") }
    switch plan.reason {
    case .given: return .overruled(rule: rule)
    case .history: return .otherWord("the push has remembered the type for its pop (C3)")
    case .presentation: return .otherWord("the animation of the step that presented comes first (C2)")
    case .system, .cut: return Self.withoutHero
    case .controller, .screen, .reverse, .auto:
      return .otherWord("another type of the same controller comes first (C2, C3)")
    }
  }

  private static let withoutHero = WordReason.otherWord("Hero takes no part in this change (C6)")

  private func sameType(_ plans: [TransitionPlan], _ word: SceneWord) -> WordReason {
    guard let other = try? Film(scene: word.taken(from: film.scene)),
      let plan = plans.first(where: { $0.reason != .given }) ?? plans.first,
      other.transitions.indices.contains(plan.index)
    else { return .unknown }
    let source: String? =
      switch other.transitions[plan.index].reason {
      case .controller: "the controller's own type (C3, C4)"
      case .screen: "the screen's own type (C2)"
      case .reverse, .presentation: "the reverse of the type of the way in (C2)"
      case .auto: "auto (D2)"
      case .history: "what the push remembers (C3)"
      case .given: "the type of the step that goes back (C3)"
      case .system, .cut: nil
      }
    return source.map { .anyway($0) } ?? .unknown
  }

  // MARK: One way

  /// Where a timing on a matched view counts on one way alone, and the other way has none of its own; nil where that is meant or not so.
  func oneWay(_ entry: WordAccount.Entry) -> WordReason? {
    guard let kind = entry.word.modifier?.timingKind,
      !entry.word.around.compactMap(\.condition).contains(where: \.isOfAWay)
    else { return nil }
    let acting = Set(entry.acts.map(\.transition))
    for path in entry.word.views {
      let plans = film.transitions.filter { plan in
        plan.pairs.contains { $0.members.contains(path) }
      }
      let (active, idle) = (plans.filter { acting.contains($0.index) }, plans.filter { !acting.contains($0.index) })
      // Where a gesture leads, no timing counts until it lets go.
      guard !active.isEmpty, let plan = idle.first, idle.allSatisfy({ $0.gesture == nil }),
        active.allSatisfy({ $0.presenting != plan.presenting }),
        let pair = plan.pairs.first(where: { $0.source == path })
      else { continue }
      let partner = cast.view(pair.destination)?.heroModifiers ?? []
      if partner.contains(where: { $0.hasTiming(kind) }) { continue }
      return .sourceOfMatch(partner: pair.destination, isWayIn: plan.presenting)
    }
    return nil
  }
}

/// What a timing says: two of a kind are alternatives.
package enum TimingKind: Equatable { case pace, delay, arc }

extension Modifier {
  /// The kind of timing that a match hands to the source (rule P4); nil for other modifiers.
  package var timingKind: TimingKind? {
    switch self {
    case .duration, .timingFunction, .spring: .pace
    case .delay: .delay
    case .arc: .arc
    default: nil
    }
  }

  fileprivate func hasTiming(_ kind: TimingKind) -> Bool {
    if case .when(_, let inner) = self { return inner.contains { $0.hasTiming(kind) } }
    return timingKind == kind
  }
}
