import HeroInspection
import HeroModel
import TransitionEngine

extension Explainer {
  /// Why each transition that is asked for has its default animation, and its direction.
  func defaultAnimations() -> [Finding] {
    film.transitions.compactMap { plan in
      let end = plan.start + max(plan.duration, 0)
      if let time = question.time, !(plan.start...end).contains(time) { return nil }
      if let views = question.views, !views.contains(where: { [plan.from, plan.to].contains(Self.screen(of: $0)) }) {
        return nil
      }
      let screen = plan.presenting ? plan.to : plan.from
      var finding = Finding(
        .defaultAnimation, view: screen, in: plan,
        message: "the \(plan.kindText) from '\(plan.from)' to '\(plan.to)' "
          + (plan.isOfHero
            ? "has the default animation \(plan.defaultAnimation.text): \(plan.reasonText)\(direction(plan))"
            : plan.reasonText),
        location: step(plan)?.location ?? SourceLocation())
      guard plan.isOfHero else { return finding }
      (finding.change, finding.swift) = change(plan)
      return finding
    }
  }

  /// Default animations that move no screen, because both root views are matched, and a match takes their place (rules P3 to P5).
  func matchedRoots() -> [Finding] {
    var told: Set<Set<String>> = []
    return film.transitions.compactMap { plan in
      guard ![.none, .fade].contains(plan.defaultAnimation),
        let pair = plan.pairs.first(where: { $0.source == plan.fromView && $0.destination == plan.toView }),
        told.insert([plan.from, plan.to]).inserted
      else { return nil }
      var finding = Finding(
        .noEffect, view: plan.to, in: plan, aspect: "default animation",
        message:
          "\(plan.defaultAnimation.text) moves nothing: both root views have the heroID '\(pair.heroID)', and a match takes "
          + "the place of the default animation's motion (P3, P5)",
        remedies: [Remedy(.view(pair.source, .heroID(nil)), .view(pair.destination, .heroID(nil)))])
      finding.subjects.insert(plan.from)
      return finding
    }
  }

  private func direction(_ plan: TransitionPlan) -> String {
    if isUnreversed(plan) { return "; the way in had it too, and only autoReverse reverses it (D1, D4)" }
    guard case .directed = plan.defaultAnimation else { return "" }
    if isForcedLeftToRight(plan) {
      return "; its direction is that of a left-to-right layout, unless \"directionStrategy\" is \"userInterface\" (D2)"
    }
    if plan.kind == .selectTab, !plan.presenting, plan.controller != .uiKit {
      return "; SDOSHero's tab bar controller reverses it towards a lower tab (C4)"
    }
    return plan.kind.isWayBack ? "; the way back reverses directions (D4)" : ""
  }

  /// Whether a way back has the type of the way here although its reverse is another.
  private func isUnreversed(_ plan: TransitionPlan) -> Bool {
    guard !plan.presenting, plan.defaultAnimation.reversed != plan.defaultAnimation else { return false }
    let here = film.transitions.last {
      $0.index < plan.index && $0.presenting && $0.from == plan.to && $0.to == plan.from
    }
    return here?.defaultAnimation == plan.defaultAnimation
  }

  private func isForcedLeftToRight(_ plan: TransitionPlan) -> Bool {
    plan.reason == .auto && film.scene.canvas.layoutDirection == .rightToLeft
      && step(plan).map { $0.directionStrategy != .userInterface } == true
  }

  private func change(_ plan: TransitionPlan) -> (change: String, swift: String?) {
    let (property, key) =
      switch plan.way {
      case .tabs: ("tabBarController.hero.tabBarAnimationType", "the tab bar controller's \"tabBarAnimation\"")
      case .navigation:
        ("navigationController.hero.navigationAnimationType", "the navigation controller's \"animation\"")
      case .modal, .place: ("viewController.hero.modalAnimationType", "the \"modalAnimation\" of what is presented")
      }
    if isUnreversed(plan) {
      let both = AnimationType.autoReverse(plan.defaultAnimation)
      return ("\(both.text) in place of \(plan.defaultAnimation.text)", "\(property) = \(both.swift)")
    }
    if isForcedLeftToRight(plan) {
      return (
        "\"directionStrategy\": \"userInterface\" on the step",
        "Hero.shared.defaultAnimationDirectionStrategy = .userInterface"
      )
    }
    let example = plan.defaultAnimation == .fade ? AnimationType.autoReverse(.zoom) : .fade
    return ("\"animation\" on the step, or \(key)", "\(property) = \(example.swift)")
  }
}

extension AnimationType {
  fileprivate static func autoReverse(_ type: AnimationType) -> AnimationType {
    .selectBy(presenting: type, dismissing: type.reversed)
  }
}
