import HeroInspection
import HeroLayers
import HeroModel
import TransitionEngine

extension Explainer {
  /// Nothing animates, or a view with a heroID or modifiers does not.
  func participation() -> [Finding] {
    var found: [Finding] = []
    for plan in film.transitions {
      if let finding = isCut(plan) ?? isStill(plan) { found.append(finding) }
    }
    let animating = Set(film.transitions.flatMap { $0.views.map(\.path) })
    let matched = Set(film.transitions.flatMap { $0.pairs.flatMap { [$0.source, $0.destination] } })
    let lists = film.scene.allScreens.map { (screen: $0, cells: LintCells($0, matched: matched, animating: animating)) }
    var told: Set<String> = []
    for plan in film.transitions where plan.reason != .cut {
      for skipped in plan.skipped
      where !animating.contains(skipped.path) && !matched.contains(skipped.path) && !told.contains(skipped.path) {
        guard let view = view(skipped.path),
          question.views?.contains(view.path) == true || isFault(skipped.reason, of: view, lists)
        else { continue }
        told.insert(view.path)
        found.append(finding(skipped.reason, of: view, in: plan))
      }
    }
    for asked in (question.views ?? []).sorted() {
      if !animating.contains(asked), found.allSatisfy({ $0.view != asked }), let finding = unnamed(asked) {
        found.append(finding)
      }
      found += elsewhere(asked)
    }
    return found + inBars() + bars(animating)
  }

  /// The screen decides, or the controller around it (rule C6).
  private func isCut(_ plan: TransitionPlan) -> Finding? {
    guard plan.reason == .cut else { return nil }
    let screens = film.scene.screens.filter { $0.name == plan.from || $0.name == plan.to }
    guard screens.contains(where: { $0.views.contains { $0.heroID != nil || $0.heroModifiers != nil } }) else {
      return nil
    }
    let decides = plan.presenting ? plan.to : plan.from
    let off = screens.filter { !$0.isHeroEnabled }
    let screen = off.first { $0.name == decides } ?? off.first
    let isModal = [.present, .dismiss, .dismissAll, .unwindTo, .replace].contains(plan.kind)
    let controller = plan.kind == .selectTab ? "tab bar controller" : "navigation controller"
    let whose = isModal || screen != nil ? "'\(screen?.name ?? decides)'" : "the \(controller)"
    var remedies = [screen?.name, off.last?.name].compactMap { $0.map { Remedy(.screen($0, .isHeroEnabled(true))) } }
    if off.count > 1 { remedies.append(Remedy(off.map { .screen($0.name, .isHeroEnabled(true)) })) }
    let kinds: [SceneChange.ControllerKind] = plan.kind == .selectTab ? [.tabs] : [.navigation, .tabs]
    remedies += kinds.map { Remedy(.controllers($0, .isHeroEnabled(true))) }
    var finding = Finding(
      .doesNotAnimate, view: screen?.name ?? decides, in: plan,
      message: "nothing animates from '\(plan.from)' to '\(plan.to)': Hero is not enabled on \(whose) (C6)",
      remedies: remedies, location: (screen ?? screens.first)?.location ?? SourceLocation())
    finding.moment = plan.start
    return finding
  }

  private func isStill(_ plan: TransitionPlan) -> Finding? {
    guard plan.reason != .cut, plan.views.isEmpty, film.scene.steps.indices.contains(plan.step) else { return nil }
    let step = film.scene.steps[plan.step]
    if case .samples(_, let release)? = step.interaction, !release.animates { return nil }
    var types: [AnimationType] = [.fade]
    if plan.kind == .selectTab { types.append(.directed(.slide, plan.presenting ? .left : .right)) }
    var finding = Finding(
      .doesNotAnimate, view: nil, in: plan,
      message: "nothing animates from '\(plan.from)' to '\(plan.to)': no view takes part, and the default animation is "
        + "\(plan.defaultAnimation.text) (V4, D1)",
      remedies: animations(plan, types) + [plan.to, plan.from].map { Remedy(.view($0, .adding([.fade]))) },
      location: step.location)
    finding.moment = plan.start
    return finding
  }

  /// Whether a view that does not take part was meant to: of cells that all have ids only the chosen one has a partner.
  private func isFault(_ reason: SkipReason, of view: View, _ lists: [(screen: Screen, cells: LintCells)]) -> Bool {
    if SceneLint.actsOnSubviews(view.heroModifiers ?? []) { return false }
    guard case .noCounterpart = reason, view.heroModifiers?.isEmpty != false else { return true }
    return !lists.contains { list in
      list.screen.views.firstIndex { $0.path == view.path }.map(list.cells.hasChosen) ?? false
    }
  }

  private func finding(_ reason: SkipReason, of view: View, in plan: TransitionPlan) -> Finding {
    var remedies = remedies(reason, view, plan)
    var why = reason.text
    if case .noCounterpart(let screen, let heroID) = reason {
      if let other = kept(heroID, on: screen, from: plan) {
        why = "its counterpart \(other.view.path) takes no part: \(other.reason.text)"
        remedies = self.remedies(other.reason, other.view, plan)
      } else if let unseen = UnseenBarView(of: screen, in: [plan]),
        let item = barViews(of: screen).first(where: { $0.heroID == heroID })
      {
        why = "its counterpart \(item.path) takes no part: \(unseen.sentence)"
        remedies = [Remedy(.view(view.path, .adding([.fade]))), Remedy(.view(view.path, .heroID(nil)))]
      }
    }
    var finding = Finding(
      .doesNotAnimate, view: view.path, in: plan, message: "does not animate: \(why)", remedies: remedies,
      location: view.location)
    finding.moment = plan.start
    return finding
  }

  /// A view that has the heroID but cannot take part.
  private func kept(
    _ heroID: String, on screen: String, from plan: TransitionPlan
  ) -> (view: View, reason: SkipReason)? {
    for skipped in plan.skipped where Self.screen(of: skipped.path) == screen {
      if let view = view(skipped.path), view.heroID == heroID { return (view, skipped.reason) }
    }
    return nil
  }

  private func remedies(_ reason: SkipReason, _ view: View, _ plan: TransitionPlan) -> [Remedy] {
    let path = view.path
    let isRoot = view.parent == nil
    switch reason {
    case .disabled: return [Remedy(.view(path, .isHeroEnabled(true)))]
    case .disabledAbove(let above): return [Remedy(.view(above, .isHeroEnabled(true)))]
    case .subviewsDisabled(let above): return [Remedy(.view(above, .isHeroEnabledForSubviews(true)))]
    case .hiddenCell:
      return ([path] + holders(of: path)).filter { self.view($0)?.isHidden == true }
        .map { Remedy(.view($0, .isHidden(false))) }
    case .outside: return []
    case .offScreen: return [Remedy(.view(path, .adding([.forceAnimate])))]
    case .counterpartOffScreen(let other):
      return [Remedy(.view(other, .adding([.forceAnimate]))), Remedy(.view(path, .adding([.fade])))]
    case .laterView(let heroID):
      return [Remedy(.view(path, .heroID(freeID(heroID, for: path)))), Remedy(.view(path, .heroID(nil)))]
    case .noCounterpart(let screen, let heroID):
      return becoming(view, heroID, on: screen).map { Remedy(.view($0, .heroID(heroID))) } + [
        Remedy(.view(path, .adding([.fade]))), Remedy(.view(path, .heroID(nil))),
      ]
    case .dropped(.ignoredBySuperview(let above)):
      let ignoring = self.view(above)?.heroModifiers?.filter {
        if case .ignoreSubviewModifiers = $0 { true } else { false }
      }
      return (ignoring ?? []).map { Remedy(.view(above, .removing($0))) }
    case .dropped(.replaced):
      return animations(plan, [.none]) + [ownMotion(plan)].compactMap { $0 } + [Remedy(.view(path, .modifiers([])))]
    case .nothingToAnimate:
      let own: [Remedy] = [
        Remedy(.view(path, .adding([.fade]))), Remedy(.view(path, .adding([.fade, .useGlobalCoordinateSpace]))),
        Remedy(.view(path, .adding([.fade, .useGlobalCoordinateSpace])), .view(path, .zPosition(1))),
      ]
      return begun(view) + own
        + (isRoot ? [Remedy(.step(plan.step, .animation(.none)), .view(path, .adding([.fade])))] : [])
        + [Remedy(.view(path, .modifiers([])))]
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

  /// Views of a screen that a view may be meant to become: of nearly the same id, of the same name, of the same kind.
  private func becoming(_ view: View, _ heroID: String, on screen: String) -> [String] {
    let others = film.scene.screens.first { $0.name == screen }?.views.filter { $0.parent != nil } ?? []
    let near = NearestName.find(heroID, among: others.compactMap(\.heroID))
    let free = others.filter { $0.heroID == nil }
    let found =
      others.filter { $0.heroID != nil && $0.heroID == near } + free.filter { view.name != nil && $0.name == view.name }
      + free.filter { $0.content.typeName == view.content.typeName && view.content.typeName != "view" }.prefix(2)
    var once: [String] = []
    for path in found.map(\.path) where !once.contains(path) { once.append(path) }
    return Array(once.prefix(3))
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
        Remedy(.view(path, .adding([.fade, .useGlobalCoordinateSpace]))),
        Remedy(.step(plan.step, .animation(.none)), .view(path, .adding([.fade]))),
      ], location: view.location)
  }

  /// Transitions between other screens than a view's while it can be seen, or that are asked for by their time.
  private func elsewhere(_ path: String) -> [Finding] {
    let screen = Self.screen(of: path)
    guard let view = view(path), film.scene.screens.contains(where: { $0.name == screen }) else { return [] }
    let others = film.transitions.filter { ![$0.from, $0.to].contains(screen) }
    guard others.count < film.transitions.count else {
      return film.transitions.prefix(1).map { plan in
        var finding = Finding(
          .doesNotAnimate, view: path, in: plan,
          message: "does not animate: its screen '\(screen)' takes no part in any transition of this film (V1)",
          location: view.location)
        finding.end = film.duration
        return finding
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
          + "'\(plan.from)' to '\(plan.to)', and only their views can animate (V1)", location: view.location)
    }
  }

  // MARK: Views in bars

  /// The views that a screen has in bars.
  private func barViews(of screen: String) -> [View] {
    film.scene.barViews.flatMap { screens, trees in zip(screens, trees).filter { $0.0 == screen }.flatMap(\.1) }
  }

  /// Views in bars that ask for an animation, in a film in which Hero never looks at them.
  private func inBars() -> [Finding] {
    let seen = Set(film.transitions.flatMap { plan in plan.views.map(\.path) + plan.skipped.map(\.path) })
    let others = Set(views.filter { BarSlot.find(in: $0.path) == nil }.compactMap(\.heroID))
    var told: Set<String> = []
    return film.scene.barViews.flatMap { screens, trees -> [Finding] in
      guard !trees.joined().contains(where: { seen.contains($0.path) }) else { return [] }
      return zip(screens, trees).lazy.map { screen, views -> [Finding] in
        guard let unseen = UnseenBarView(of: screen, in: film.transitions),
          let plan = film.transitions.first(where: { [$0.from, $0.to].contains(screen) && $0.reason != .cut })
        else { return [] }
        // A counterpart tells it of a heroID.
        return views.filter { $0.heroID.map { !others.contains($0) } ?? ($0.heroModifiers?.isEmpty == false) }
          .filter { told.insert($0.path).inserted }.map { view in
            Finding(
              .doesNotAnimate, view: view.path, in: plan, message: "does not animate: \(unseen.sentence)",
              location: view.location)
          }
      }.first { !$0.isEmpty } ?? []
    }
  }

  /// Bars that ask for an animation, in a film in which their controllers never come or go.
  private func bars(_ animating: Set<String>) -> [Finding] {
    film.scene.containers.compactMap { screens, views in
      let paths = Set(views.map(\.path))
      guard let bar = views.first.flatMap({ ContainerController.bar(at: $0.path) }), paths.isDisjoint(with: animating),
        !film.transitions.contains(where: { plan in plan.skipped.contains { paths.contains($0.path) } }),
        let plan = film.transitions.first(where: { screens.contains($0.from) || screens.contains($0.to) }),
        let view = zip(screens, views).first(where: { $0.0 == plan.from || $0.0 == plan.to })?.1
      else { return nil }
      var finding = Finding(
        .doesNotAnimate, view: view.path, in: plan,
        message:
          "does not animate: \(bar.stays); its heroID and modifiers count only where its controller itself comes or goes, "
          + "in modals (C7)", location: view.location)
      finding.moment = plan.start
      return finding
    }
  }
}
