import HeroScene
import HeroTransition

extension Explainer {
  /// Why each transition that is asked for has its default animation, and its direction.
  func defaultAnimations() -> [Finding] {
    film.transitions.compactMap { plan in
      let end = plan.start + max(plan.duration, 0)
      if let time = question.time, !(plan.start...end).contains(time) { return nil }
      if let views = question.views, !views.contains(where: { [plan.from, plan.to].contains(Self.screen(of: $0)) }) {
        return nil
      }
      let step = film.scene.steps.indices.contains(plan.step) ? film.scene.steps[plan.step] : nil
      let screen = plan.presenting ? plan.to : plan.from
      var finding = Finding(
        .defaultAnimation, view: screen, start: plan.start, end: end,
        message: "the \(plan.kind.rawValue) from '\(plan.from)' to '\(plan.to)' has the default animation "
          + "\(plan.defaultAnimation): \(reason(plan))\(direction(plan))",
        change: "\"animation\" on the step, or the screen's or controller's own type", swift: swift(plan),
        location: step?.location ?? SourceLocation())
      finding.moment = (plan.start + end) / 2
      return finding
    }
  }

  private func reason(_ plan: TransitionPlan) -> String {
    let way = plan.presenting ? "presenting" : "dismissing"
    return switch plan.reason {
    case .given: "the step gives it, which goes before everything else (C2, C3)"
    case .history: "the push of the screen has remembered the type for its pop (C3)"
    case .controller:
      "the step gives none, and it is the \(plan.kind == .selectTab ? "tab bar" : "navigation") controller's type (C3, C4)"
    case .screen: "the step gives none, and it is the screen's own type for \(way) (C2)"
    case .reverse: "the step and the screen give none for \(way), and it is the reverse of the screen's other type (C2)"
    case .presentation: "the screen has none for dismissing, and it is the reverse of the one that presented it (C2)"
    case .auto:
      "nobody gives one, so that auto decides: push inside a navigation controller, slide in a tab bar, else fade (D2)"
    case .cut: "Hero is not enabled, so that there is none (C6)"
    }
  }

  private func direction(_ plan: TransitionPlan) -> String {
    guard plan.defaultAnimation.contains("(") else { return "" }
    switch plan.kind {
    case .selectTab: return "; its direction is reversed towards a lower tab (C4)"
    case .pop, .popTo, .popToRoot, .dismiss, .dismissAll, .unwindTo: return "; the way back turns directions round (D4)"
    default: return ""
    }
  }

  private func swift(_ plan: TransitionPlan) -> String {
    switch plan.kind {
    case .selectTab: "tabBarController.hero.tabBarAnimationType = .slide(direction: .left)"
    case .push, .pop, .popTo, .popToRoot, .setViewControllers:
      "navigationController.hero.navigationAnimationType = .selectBy(presenting: .push(direction: .left), dismissing: .pull(direction: .right))"
    default: "viewController.hero.modalAnimationType = .selectBy(presenting: .zoom, dismissing: .zoomOut)"
    }
  }
}
