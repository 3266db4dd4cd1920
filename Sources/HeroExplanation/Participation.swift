import HeroInspection
import HeroScene
import HeroTransition

extension Explainer {
  /// Nothing animates, or a view with a heroID or modifiers does not.
  func participation() -> [Finding] {
    var found: [Finding] = []
    for plan in film.transitions {
      if let finding = isCut(plan) ?? isStill(plan) { found.append(finding) }
    }
    let animating = Set(film.transitions.flatMap { $0.views.map(\.path) })
    let matched = Set(film.transitions.flatMap { $0.pairs.flatMap { [$0.source, $0.destination] } })
    var told: Set<String> = []
    for plan in film.transitions where plan.reason != .cut {
      for skipped in plan.skipped
      where !animating.contains(skipped.path) && !matched.contains(skipped.path) && !told.contains(skipped.path) {
        guard let view = view(skipped.path),
          question.views?.contains(view.path) == true || isFault(skipped.reason, of: view, matched)
        else { continue }
        told.insert(view.path)
        found.append(finding(skipped.reason, of: view, in: plan))
      }
    }
    for asked in (question.views ?? []).sorted() where !animating.contains(asked) {
      if found.allSatisfy({ $0.view != asked }), let finding = unnamed(asked) { found.append(finding) }
    }
    return found
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
    var finding = Finding(
      .doesNotAnimate, view: screen?.name ?? decides, start: plan.start, end: plan.start + plan.duration,
      message: "nothing animates from '\(plan.from)' to '\(plan.to)': Hero is not enabled on \(whose) (C6)",
      change: "\"isHeroEnabled\": true on \(whose)",
      swift: isModal || screen != nil
        ? "viewController.hero.isEnabled = true"
        : "\(plan.kind == .selectTab ? "tabBarController" : "navigationController").hero.isEnabled = true",
      location: (screen ?? screens.first)?.location ?? SourceLocation())
    finding.moment = plan.start
    return finding
  }

  private func isStill(_ plan: TransitionPlan) -> Finding? {
    guard plan.reason != .cut, plan.views.isEmpty, film.scene.steps.indices.contains(plan.step) else { return nil }
    let step = film.scene.steps[plan.step]
    if case .samples(_, let release)? = step.interaction, !release.animates { return nil }
    var finding = Finding(
      .doesNotAnimate, view: nil, start: plan.start, end: plan.start + plan.duration,
      message: "nothing animates from '\(plan.from)' to '\(plan.to)': no view takes part, and the default animation is "
        + "\(plan.defaultAnimation) (V4, D1)",
      change: "an animation such as \"animation\": \"fade\" on the step, or a heroID that both screens have",
      swift: "viewController.hero.modalAnimationType = .fade", location: step.location)
    finding.moment = plan.start
    return finding
  }

  /// Whether a view that does not take part was meant to: of cells that all have ids only the chosen one has a partner.
  private func isFault(_ reason: SkipReason, of view: View, _ matched: Set<String>) -> Bool {
    if SceneLint.actsOnSubviews(view.heroModifiers ?? []) { return false }
    guard case .noCounterpart = reason, view.heroModifiers?.isEmpty != false else { return true }
    let screen = Self.screen(of: view.path)
    return !views.contains { other in
      matched.contains(other.path) && other.path != view.path && Self.screen(of: other.path) == screen
        && depth(other.path) == depth(view.path) && other.content.typeName == view.content.typeName
    }
  }

  /// How many views hold a view.
  private func depth(_ path: String) -> Int {
    var (depth, above) = (0, parents[path])
    while let current = above { (depth, above) = (depth + 1, parents[current]) }
    return depth
  }

  private func finding(_ reason: SkipReason, of view: View, in plan: TransitionPlan) -> Finding {
    var (change, swift) = remedy(reason, view)
    var why = reason.text
    if case .noCounterpart(let screen, let heroID) = reason, let other = kept(heroID, on: screen, from: plan) {
      why = "its counterpart \(other.view.path) takes no part: \(other.reason.text)"
      (change, swift) = remedy(other.reason, other.view)
    }
    var finding = Finding(
      .doesNotAnimate, view: view.path, start: plan.start, end: plan.start + plan.duration,
      message: "does not animate: \(why)", change: change, swift: swift, location: view.location)
    finding.moment = plan.start
    return finding
  }

  /// A view that has the heroID and is kept from taking part.
  private func kept(
    _ heroID: String, on screen: String, from plan: TransitionPlan
  ) -> (view: View, reason: SkipReason)? {
    for skipped in plan.skipped where Self.screen(of: skipped.path) == screen {
      if let view = view(skipped.path), view.heroID == heroID { return (view, skipped.reason) }
    }
    return nil
  }

  private func remedy(_ reason: SkipReason, _ view: View) -> (change: String, swift: String?) {
    switch reason {
    case .disabled: ("remove \"isHeroEnabled\": false", "view.hero.isEnabled = true")
    case .disabledAbove(let path): ("remove \"isHeroEnabled\": false of \(path)", "view.hero.isEnabled = true")
    case .subviewsDisabled(let path):
      ("remove \"isHeroEnabledForSubviews\": false of \(path)", "view.hero.isEnabledForSubviews = true")
    case .hiddenCell: ("show the cell, or take the view out of it", "view.isHidden = false")
    case .outside: ("put the view on a screen that changes", nil)
    case .offScreen: ("move the view onto the screen, or give it forceAnimate", "view.hero.modifiers = [.forceAnimate]")
    case .counterpartOffScreen(let path):
      ("move \(path) onto the screen, or give it forceAnimate", "view.hero.modifiers = [.forceAnimate]")
    case .laterView: ("give each of the views a heroID of its own", "view.hero.id = \"\(view.path)\"")
    case .noCounterpart(let screen, let heroID):
      (
        "give the view of '\(screen)' that it becomes the heroID '\(heroID)'\(nearest(heroID, on: screen))",
        "view.hero.id = \(heroID.swiftLiteral)"
      )
    case .dropped(.ignoredBySuperview(let path)):
      ("remove ignoreSubviewModifiers from \(path)", nil)
    case .dropped(.replaced):
      (
        "move the modifiers to a view inside of the root, or take \"animation\": \"none\"",
        "viewController.hero.modalAnimationType = .none"
      )
    case .nothingToAnimate:
      ("add a modifier that changes how it looks, such as fade or translate(0, 40)", "view.hero.modifiers = [.fade]")
    }
  }

  /// An id of a screen that is spelt nearly alike.
  private func nearest(_ heroID: String, on screen: String) -> String {
    let known = film.scene.screens.first { $0.name == screen }?.views.compactMap(\.heroID) ?? []
    return NearestName.find(heroID, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// A view that was asked for and says nothing of Hero.
  private func unnamed(_ path: String) -> Finding? {
    guard let view = view(path), view.heroID == nil, view.heroModifiers?.isEmpty != false,
      let plan = film.transitions.first(where: { [$0.from, $0.to].contains(Self.screen(of: path)) })
    else { return nil }
    let moving = Set(plan.views.map(\.path))
    var above = parents[path]
    while let current = above, !moving.contains(current) { above = parents[current] }
    let inside = above.map { "; it is part of the picture of \($0) (L3)" } ?? ""
    return Finding(
      .doesNotAnimate, view: path, start: plan.start, end: plan.start + plan.duration,
      message: "does not animate by itself: it has neither a heroID nor modifiers (V4)\(inside)",
      change: "a heroID that the other screen has too, or \"heroModifiers\": \"fade\"",
      swift: "view.hero.modifiers = [.fade]", location: view.location)
  }
}
