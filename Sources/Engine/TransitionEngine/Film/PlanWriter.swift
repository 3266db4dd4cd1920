import HeroModel
import HeroTimeline

extension AnimatedTransition {
  /// Writes down what the transition does.
  func fill(_ plan: inout TransitionPlan, speed: Double) {
    plan.total = total
    plan.defaultAnimation = draft.defaultAnimation
    if draft.isAnimationAutomatic { plan.reason = .auto }
    plan.insertToViewFirst = draft.insertToViewFirst
    for index in draft.destination.flattened {
      let destination = ViewReference(.destination, index)
      guard let source = draft.partner(of: destination), let heroID = draft.view(destination).heroID else { continue }
      plan.pairs.append(
        .init(heroID: heroID, source: draft.view(source).path, destination: draft.view(destination).path))
    }
    plan.views = nodes.map { $0.plan(speed: speed) }
    plan.cascades = draft.cascades(speed: speed)
    plan.written = draft.written
    plan.skipped = draft.skippedViews(animating: Set(nodes.map(\.view)))
    plan.warnings = draft.duplicateWarnings + draft.replacedRootWarnings(animating: Set(nodes.map(\.view)))
  }
}

extension AnimatedTransition.Node {
  /// The view's line in the plan; times are on film.
  fileprivate func plan(speed: Double) -> ViewPlan {
    let timing: ViewPlan.Timing
    let curve = self.timing.function.controlPoints
    if let spring = self.timing.spring {
      timing = .spring(
        stiffness: spring.stiffness, damping: spring.damping, settling: spring.settlingDuration, curve: curve)
    } else {
      timing = .curve(curve)
    }
    return ViewPlan(
      path: sceneView.path, appearing: isAppearing, heroID: sceneView.heroID, delay: self.timing.delay / speed,
      duration: self.timing.duration / speed, timing: timing, arc: self.timing.arc,
      coordinateSpace: (target.coordinateSpace ?? .local).rawValue, keys: tracks.map(\.plan),
      effectDuration: effectDuration.map { $0 / speed })
  }
}

extension CascadeDirection {
  /// As written in a modifier string.
  fileprivate var text: String {
    switch self {
    case .topToBottom: "topToBottom"
    case .bottomToTop: "bottomToTop"
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    case .leadingToTrailing: "leadingToTrailing"
    case .trailingToLeading: "trailingToLeading"
    case .radial(let center): "radial(\(center.x.textAsWritten), \(center.y.textAsWritten))"
    case .inverseRadial(let center): "inverseRadial(\(center.x.textAsWritten), \(center.y.textAsWritten))"
    }
  }
}

extension TransitionDraft {
  /// Views whose subviews follow one another (rule P6).
  fileprivate func cascades(speed: Double) -> [TransitionPlan.Cascade] {
    flattenedViews.compactMap { view in
      guard let state = self[view], let cascade = state.cascade else { return nil }
      return .init(
        path: self.view(view).path, direction: cascade.direction.text, delta: cascade.delta / speed,
        delay: state.delay / speed, count: self[view.side].geometry.directSubviews(of: view.index).count)
    }
  }

  /// What the views of both screens say to Hero: the source's in pre-order, then the destination's.
  fileprivate var written: [TransitionPlan.Written] {
    [Side.source, .destination].flatMap { side in
      request.screen(side).views.filter(\.isOfHero)
        .map { .init(path: $0.path, heroID: $0.heroID, modifiers: $0.heroModifiers ?? []) }
    }
  }

  /// Views that carry a heroID or modifiers and do not animate, with the rule that says why.
  fileprivate func skippedViews(animating: Set<ViewReference>) -> [TransitionPlan.Skipped] {
    var skipped: [TransitionPlan.Skipped] = []
    let sides: [Side] = insertToViewFirst ? [.destination, .source] : [.source, .destination]
    for side in sides {
      let flattened = Set(self[side].flattened)
      let offScreen = Set(self[side].offScreen)
      let views = request.screen(side).views
      for (index, view) in views.enumerated() where view.isOfHero {
        let reference = ViewReference(side, index)
        guard !animating.contains(reference) else { continue }
        let reason: SkipReason
        if !flattened.contains(index) {
          reason = disabledReason(of: index, on: side)
        } else if offScreen.contains(index) {
          reason = .offScreen
        } else if let dropped = dropped[reference] {
          reason = .dropped(dropped)
        } else if let heroID = view.heroID, partner(of: reference) == nil, view.heroModifiers?.isEmpty != false {
          if self[side].registered[heroID] != index {
            reason = .laterView(heroID: heroID)
          } else if let hidden = self[side.other].offScreen.first(where: {
            request.screen(side.other).views[$0].heroID == heroID
          }) {
            reason = .counterpartOffScreen(path: request.screen(side.other).views[hidden].path)
          } else {
            reason = .noCounterpart(screen: request.screen(side.other).name, heroID: heroID)
          }
        } else {
          reason = .nothingToAnimate
        }
        skipped.append(.init(path: view.path, reason: reason))
      }
    }
    return skipped
  }

  /// Why rule V1 leaves a view out.
  private func disabledReason(of index: Int, on side: Side) -> SkipReason {
    let geometry = self[side].geometry
    let views = geometry.screen.views
    var current: Int? = index
    while let position = current {
      let view = views[position]
      let isSelf = position == index
      if !view.isHeroEnabled {
        return isSelf ? .disabled : .disabledAbove(path: view.path)
      }
      if geometry.isHiddenCell(position) { return .hiddenCell }
      if !isSelf, !view.isHeroEnabledForSubviews { return .subviewsDisabled(path: view.path) }
      current = view.parent
    }
    return .outside
  }

  /// SDOSHero's most common mistake: a heroID on several views of a screen (rule V3).
  fileprivate var duplicateWarnings: [PlanWarning] {
    var warnings: [PlanWarning] = []
    for side in [Side.source, .destination] {
      let screen = request.screen(side)
      var paths: [String: [String]] = [:]
      var order: [String] = []
      for index in self[side].flattened {
        guard let heroID = screen.views[index].heroID else { continue }
        if paths[heroID] == nil { order.append(heroID) }
        paths[heroID, default: []].append(screen.views[index].path)
      }
      for heroID in order {
        guard let owners = paths[heroID], owners.count > 1 else { continue }
        warnings.append(.duplicateHeroID(heroID, screen: screen.name, paths: owners))
      }
    }
    return warnings
  }

  /// Root views whose own modifiers a default animation replaced although they would have animated, or their subviews in a row (rule P3).
  fileprivate func replacedRootWarnings(animating: Set<ViewReference>) -> [PlanWarning] {
    [Side.source, .destination].compactMap { side in
      let root = ViewReference(side, 0)
      guard let reason = dropped[root], reason.rule == .p3 else { return nil }
      let path = view(root).path
      if droppedCascades.contains(root) { return .droppedCascade(path: path, reason: reason) }
      return animating.contains(root) ? .droppedRoot(path: path, reason: reason) : nil
    }
  }
}

extension View {
  /// Whether it says anything to Hero.
  fileprivate var isOfHero: Bool { heroID != nil || heroModifiers?.isEmpty == false }
}
