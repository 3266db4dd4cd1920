import HeroInspection
import HeroModel
import TransitionEngine

extension Explainer {
  /// Nothing animates, or a view with a heroID or modifiers does not.
  func participation() -> [Finding] {
    var found: [Finding] = []
    for finding in film.transitions.compactMap({ isWithoutHero($0) ?? isStill($0) }) {
      let told = found.firstIndex { $0.view == finding.view && $0.view != nil && $0.remedies == finding.remedies }
      if told == nil { found.append(finding) }
      if let told {
        found[told].end = finding.end
        found[told].message.replace("':", with: "' and back:")
      }
    }
    let animating = Set(film.transitions.flatMap { $0.views.map(\.path) })
    for asked in (question.views ?? []).sorted() {
      found += undelayed(asked)
      if !animating.contains(asked), !words.contains(where: { $0.isOfAnIdleView && $0.views.contains(asked) }),
        let finding = idle(asked) ?? unnamed(asked)
      {
        found.append(finding)
      }
      found += elsewhere(asked)
    }
    return found
  }

  /// The screen decides, or the controller around it (rule C6).
  private func isWithoutHero(_ plan: TransitionPlan) -> Finding? {
    guard plan.warnings.contains(where: { if case .withoutHero = $0 { true } else { false } }) else { return nil }
    let steps = film.scene.steps.prefix(plan.step + 1)
    let off = film.scene.screens.enumerated().map { index, screen in
      steps.compactMap { $0.screenChanges[index] }.last ?? screen
    }.filter { [plan.from, plan.to].contains($0.name) && !$0.isHeroEnabled }
    let decides = plan.presenting ? plan.to : plan.from
    let screen = off.first { $0.name == decides } ?? off.first
    let isModal = ![.tabs, .navigation].contains(plan.way)
    let view = plan.presenting ? plan.toView : plan.fromView
    let isTabs = plan.way == .tabs || view == ContainerController.tabBarController.path(around: decides)
    let controller = "the \(isTabs ? "tab bar" : "navigation") controller" + (isModal ? " around '\(decides)'" : "")
    let whose = isModal && view == decides || screen != nil ? "'\(screen?.name ?? decides)'" : controller
    var remedies = [screen, off.last].compactMap { $0.map { Remedy(.screen($0.name, .isHeroEnabled(true))) } }
    if off.count > 1 { remedies.append(Remedy(off.map { .screen($0.name, .isHeroEnabled(true)) })) }
    let kinds: [SceneChange.ControllerKind] = isTabs ? [.tabs] : [.navigation, .tabs]
    remedies += kinds.map { Remedy(.controllers($0, .isHeroEnabled(true))) }
    // With the screen's own type where it counts.
    if !isModal, case .both(let type)? = film.scene.screens.first(where: { $0.name == decides })?.modalAnimation {
      remedies.append(
        Remedy(
          .controllers(kinds[0], .isHeroEnabled(true)),
          .controllers(kinds[0], plan.way == .tabs ? .tabBarAnimation(type) : .navigationAnimation(type)),
          .screen(decides, .without(.modalAnimation))))
    }
    return Finding(
      .doesNotAnimate, view: screen?.name ?? decides, in: plan,
      message: "nothing of Hero's animates from '\(plan.from)' to '\(plan.to)': Hero is not enabled on \(whose) (C6)",
      remedies: remedies, moment: plan.start)
  }

  private func isStill(_ plan: TransitionPlan) -> Finding? {
    guard plan.isOfHero, plan.views.isEmpty, let step = step(plan) else { return nil }
    if case .samples(_, let release)? = step.interaction, !release.animates { return nil }
    var types: [AnimationType] = [.fade]
    if plan.kind == .selectTab { types.append(.directed(.slide, plan.presenting ? .left : .right)) }
    let root = [plan.toView, plan.fromView].first { view($0)?.isHeroEnabled == false }
    let why = root.map { SkipReason.disabledAbove(path: $0).text }
    return Finding(
      .doesNotAnimate, view: nil, in: plan,
      message: "nothing animates from '\(plan.from)' to '\(plan.to)': "
        + (why ?? "no view takes part, and the default animation is \(plan.defaultAnimation.text) (V4, D1)"),
      remedies: (root.map { [Remedy(.view($0, .isHeroEnabled(true)))] } ?? []) + animations(plan, types)
        + [plan.to, plan.from].map { Remedy($0, adding: .fade) }, moment: plan.start, location: step.location)
  }

  /// Why a view that was asked about does not animate, though that is no fault: of cells with heroIDs only the chosen one does.
  private func idle(_ path: String) -> Finding? {
    for plan in film.transitions where plan.isOfHero {
      guard let reason = plan.skipped.first(where: { $0.path == path })?.reason, let view = view(path) else { continue }
      return Finding(
        .doesNotAnimate, view: path, in: plan, message: "does not animate: \(reason.text)",
        remedies: remedies(reason, view, plan), moment: plan.start)
    }
    return nil
  }

  /// A cascade that was asked about, or whose matched view was, does not delay what is matched.
  private func undelayed(_ path: String) -> [Finding] {
    ([path] + holders(of: path)).compactMap { holder in
      guard let view = view(holder), let modifiers = view.heroModifiers,
        let index = modifiers.lastIndex(where: { if case .cascade = $0 { true } else { false } }),
        case .cascade(let delta, let direction, delayMatchedViews: false) = modifiers[index]
      else { return nil }
      let matched = film.transitions.lazy.flatMap { plan in plan.pairs.flatMap(\.members).map { (plan, $0) } }
      return matched.first { isInside($0.1, of: holder) && (path == holder || path == $0.1) }.map { plan, cell in
        var delaying = modifiers
        delaying[index] = .cascade(delta: delta, direction: direction, delayMatchedViews: true)
        return Finding(
          .doesNotAnimate, view: path, in: plan, aspect: "cascade",
          message:
            "\(modifiers[index].word) of \(holder) delays no matched view, such as \(cell): those start at once (P6)",
          remedies: [Remedy(.view(holder, .modifiers(delaying)))], moment: plan.start)
      }
    }
  }

  /// What lets a view take part that does not.
  func remedies(_ reason: SkipReason, _ view: View, _ plan: TransitionPlan) -> [Remedy] {
    let path = view.path
    switch reason {
    case .disabled: return [Remedy(.view(path, .isHeroEnabled(true)))]
    case .disabledAbove(let above): return [Remedy(.view(above, .isHeroEnabled(true)))]
    case .subviewsDisabled(let above): return [Remedy(.view(above, .isHeroEnabledForSubviews(true)))]
    case .hiddenCell:
      return ([path] + holders(of: path)).filter { self.view($0)?.isHidden == true }.map {
        Remedy(.view($0, .isHidden(false)))
      }
    case .outside: return []
    case .offScreen: return [Remedy(path, adding: .forceAnimate)]
    case .counterpartOffScreen(let other): return [Remedy(other, adding: .forceAnimate), Remedy(path, adding: .fade)]
    case .laterView(let heroID): return [Remedy(.view(path, .heroID(freeID(heroID, for: path))))]
    case .noCounterpart(let screen, let heroID):
      return film.scene.becoming(view, heroID, on: screen).map { Remedy(.view($0, .heroID(heroID))) } + [
        Remedy(path, adding: .fade)
      ]
    case .dropped(.ignoredBySuperview(let above)):
      let ignoring = self.view(above)?.heroModifiers?.filter {
        if case .ignoreSubviewModifiers = $0 { true } else { false }
      }
      return (ignoring ?? []).map { Remedy(.view(above, .removing($0))) }
    case .dropped(.replaced): return animations(plan, [.none]) + [ownMotion(plan)].compactMap { $0 }
    case .nothingToAnimate:
      let stays = view.heroModifiers?.contains(.useGlobalCoordinateSpace) == true
      let own: [Remedy] =
        (stays ? [Remedy(path, adding: .forceAnimate)] : []) + [
          Remedy(path, adding: .fade), Remedy(path, adding: .fade, .useGlobalCoordinateSpace),
          Remedy(.view(path, .adding([.fade, .useGlobalCoordinateSpace])), .view(path, .zPosition(1))),
        ]
      return begun(view) + own + (view.parent == nil ? [ownFade(path, plan)] : [])
    }
  }

  /// What a view that does not animate was to begin with, as what it comes from or goes to.
  private func begun(_ view: View) -> [Remedy] {
    let modifiers = view.heroModifiers ?? []
    let states = modifiers.flatMap { modifier -> [Modifier] in
      guard case .beginWith(let states) = modifier else { return [modifier] }
      return states
    }
    return states == modifiers ? [] : [Remedy(.view(view.path, .modifiers(states)))]
  }

  /// A view that was asked about and has no heroID or modifiers.
  private func unnamed(_ path: String) -> Finding? {
    guard let view = view(path), view.heroID == nil, view.heroModifiers?.isEmpty != false,
      let plan = film.transitions.first(where: { [$0.from, $0.to].contains(Self.screen(of: path)) })
    else { return nil }
    let moving = Set(plan.views.map(\.path))
    let inside =
      holders(of: path).first(where: moving.contains).map { "; it is part of the picture of \($0) (L3)" } ?? ""
    return Finding(
      .doesNotAnimate, view: path, in: plan,
      message: "does not animate by itself: it has neither a heroID nor modifiers (V4)\(inside)",
      remedies: fades(path, in: plan).prefix(1) + [
        Remedy(path, adding: .fade, .useGlobalCoordinateSpace), ownFade(path, plan),
      ])
  }

  /// Transitions between other screens than a view's while it can be seen, or that are asked for by their time.
  private func elsewhere(_ path: String) -> [Finding] {
    let screen = Self.screen(of: path)
    guard view(path) != nil, film.scene.screens.contains(where: { $0.name == screen }) else { return [] }
    let others = film.transitions.filter { ![$0.from, $0.to].contains(screen) }
    guard others.count < film.transitions.count else {
      return film.transitions.prefix(1).map { plan in
        Finding(
          .doesNotAnimate, view: path, in: plan, end: film.duration,
          message: "does not animate: its screen '\(screen)' takes no part in any transition of this film (V1)")
      }
    }
    return others.compactMap { plan in
      let isSeen = LayerPlacement.all(in: tree(plan, at: 0)).contains {
        Self.screen(of: $0.layer.path) == screen && $0.layer.role != .overlay
      }
      let isMeant = question.time.map { (plan.start...(plan.start + max(plan.duration, 0))).contains($0) } ?? isSeen
      guard isMeant else { return nil }
      return Finding(
        .doesNotAnimate, view: path, in: plan, aspect: "elsewhere",
        message:
          "does not animate: its screen '\(screen)' takes no part in this transition; the \(plan.kind.rawValue) is from "
          + "'\(plan.from)' to '\(plan.to)', and only their views can animate (V1)")
    }
  }
}
