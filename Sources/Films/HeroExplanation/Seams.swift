import HeroGeometry
import HeroInspection
import HeroRender
import TransitionEngine

extension Explainer {
  /// Points that a view moves at once, and opacity that it gains or loses, from which on people see it.
  private static let (leastJump, leastChange) = (4.0, 0.1)

  /// Jumps where a transition begins or ends, flashes within, and views that a gesture takes hold of late.
  func seams(_ search: CauseSearch?) throws -> [Finding] {
    var found: [Finding] = []
    for plan in lasting {
      let start = try Seam(.start, of: plan, explainer: self).findings(search)
      let end = try Seam(.end, of: plan, explainer: self).findings(search)
      // What comes and goes with the transition, as the colour behind the screens, is said once.
      let told = start.map { [$0.view, $0.message.replacing("begins", with: "ends")] }
      found += start + end.filter { !told.contains([$0.view, $0.message]) }
      if let bar = lateBar(plan), !found.contains(where: { $0.identity.aspect == "tabBar" && $0.view == bar.view }) {
        found.append(bar)
      }
      if plan.gesture?.finishes != false, let flash = try flash(plan, search) { found.append(flash) }
    }
    found += takeovers() + (try looked.compactMap(cut))
    for lint in SceneLint(film: film).gestureJumps {
      guard let path = lint.view,
        let plan = film.transitions.first(where: { $0.views.contains { $0.path == path } && $0.gesture != nil })
      else { continue }
      found.append(
        Finding(
          .seam, view: path, in: plan, aspect: "gesture", message: lint.message, remedies: earlierApply(path, plan),
          location: lint.location))
    }
    return found
  }

  /// A tab bar that goes or comes when the transition has ended, because a screen hides it.
  private func lateBar(_ plan: TransitionPlan) -> Finding? {
    guard plan.gesture?.finishes != false,
      let screen = film.scene.allScreens.first(where: { [plan.to, plan.from].contains($0.name) && $0.tabBar.isHidden }),
      Seam(.end, of: plan, explainer: self).isLate("tabBar")
    else { return nil }
    let time = plan.start + plan.duration
    let all = film.transitions.filter { [$0.from, $0.to].contains(screen.name) }
    return Finding(
      .seam, view: screen.name, in: plan, aspect: "tabBar", start: time, end: time,
      message:
        "the tab bar \(screen.name == plan.to ? "goes" : "comes") at once where the transition ends: '\(screen.name)' hides it, and "
        + "Hero moves no bar of what a push or pop is in, only that of a controller that is presented or dismissed (C7)",
      remedies: [
        Remedy(
          [.screen(screen.name, .isHeroEnabled(true))]
            + all.flatMap { plan in
              [.step(plan.step, .animation(plan.defaultAnimation)), .step(plan.step, .isModal(back: !plan.presenting))]
            }),
        Remedy(.screen(screen.name, .hidesTabBar(false))),
      ], moment: max(plan.start, time - 1e-6), location: screen.location)
  }

  /// A gesture that lets go without animation where something is left of the way.
  private func cut(_ plan: TransitionPlan) throws -> Finding? {
    guard plan.isOfHero, let gesture = plan.gesture, let step = step(plan),
      case .samples(_, let release)? = step.interaction, !release.animates
    else { return nil }
    let all = Rect(origin: .zero, size: film.scene.canvas.size)
    guard try Finding.Happening.seam(plan.index, .end, all).isSo(rested, canvas) else { return nil }
    let time = plan.start + gesture.release
    var finding = Finding(
      .seam, view: plan.to, in: plan, aspect: "cut", start: time, end: time,
      message: "what moves jumps to \(gesture.finishes ? "its end" : "its start") when the gesture lets go at "
        + "\(Decimals.compact(gesture.progress * 100, 0)) %, because \"animate\" is false (I6)",
      remedies: [Remedy(.step(plan.step, .animatesRelease(finishing: gesture.finishes)))],
      moment: max(plan.start, time - 1e-6), location: step.location)
    finding.subjects.formUnion(plan.views.map(\.path))
    return finding
  }

  /// What a gesture applies to a view later, before that too.
  private func earlierApply(_ path: String, _ plan: TransitionPlan) -> [Remedy] {
    guard case .samples(let samples, _)? = step(plan)?.interaction else { return [] }
    let entries = samples.flatMap { sample in sample.apply.map { ($0, sample.time) } }
    return entries.filter { $0.0.view.path(in: film.scene.screens) == path }.prefix(1).map { entry, time in
      Remedy(.step(plan.step, .applies(entry, from: view(path)?.position ?? .zero, until: time)))
    }
  }

  /// Frames that are lighter or darker than all that shows before and after, because more of what lies under the screens shows.
  private func flash(_ plan: TransitionPlan, _ search: CauseSearch?) throws -> Finding? {
    guard let flash = try Flash(in: rested, plan.index, on: canvas) else { return nil }
    // Of the colour of what shows, nothing shows through.
    var colors: [Color] = []
    for color in [plan.to, plan.from].compactMap({ view($0)?.backgroundColor })
    where color.alpha == 1 && !colors.contains(color) { colors.append(color) }
    var finding = Finding(
      .seam, view: plan.to, in: plan, aspect: "flash", start: plan.start + flash.parts.lowerBound * plan.duration,
      end: plan.start + flash.parts.upperBound * plan.duration,
      message:
        "flashes: the picture gets \(flash.isDark ? "darker" : "lighter") than both screens, because what lies under them shows (L1)",
      remedies: colors.map { Remedy(.step(plan.step, .containerColor($0))) } + backgrounds(plan)
        + animations(plan, [.fade]), moment: plan.start + flash.peak * plan.duration)
    try search?.prove(&finding, of: [plan.toView, plan.fromView], in: plan) { film, canvas in
      try Flash(in: film, plan.index, on: canvas) != nil
    }
    return finding
  }

  /// What the first sample of a gesture moves at once, because the transition has played by itself until then (rule I1).
  private func takeovers() -> [Finding] {
    lasting.compactMap { plan in
      let step = film.scene.steps[plan.step]
      guard let gesture = plan.gesture, case .samples(let samples, _)? = step.interaction,
        let first = samples.first(where: { $0.progress != nil }), first.time > 0
      else { return nil }
      let after = first.time / step.speed
      guard after < gesture.release else { return nil }
      let time = plan.start + after
      let (before, now) = (snapshots(at: time - 1e-6), snapshots(at: time + 1e-6))
      let jumps = now.compactMap { path, placement -> (path: String, points: Double, opacity: Double)? in
        guard let past = before[path], let from = past.center, let to = placement.center else { return nil }
        return (path, from.distance(to: to), abs(past.opacity - placement.opacity))
      }.filter { $0.points > Self.leastJump || $0.opacity > Self.leastChange }.sorted {
        ($1.points, $1.opacity, $0.path) < ($0.points, $0.opacity, $1.path)
      }
      guard let most = jumps.first else { return nil }
      let how =
        most.points > Self.leastJump
        ? "jumps by \(Decimals.compact(most.points, 0)) points"
        : "changes its opacity by \(Decimals.compact(most.opacity, 2))"
      var finding = Finding(
        .seam, view: most.path, in: plan, aspect: "takeover", start: time, end: time,
        message:
          "\(how) at the gesture's first update, after \(Decimals.fixed(after, 2)) s in which the transition played on its own "
          + "(I1)", remedies: [0, first.progress ?? 0].map { Remedy(.step(plan.step, .beginsAt(progress: $0))) },
        moment: time - 1e-6, location: first.location)
      finding.subjects.formUnion(jumps.map(\.path))
      return finding
    }
  }

  private func snapshots(at time: Double) -> [String: LayerPlacement] {
    let all = LayerPlacement.all(in: film.moment(at: time).tree).filter { $0.layer.role == .snapshot }
    return Dictionary(all.map { ($0.layer.path, $0) }, uniquingKeysWith: { $1 })
  }
}

/// Moments of a transition that are lighter or darker than what shows before and after.
private struct Flash {
  /// Of luminance, 0…1, beyond what shows before and after.
  private static let least = 0.12
  private static let count = 12

  /// Parts of the transition, 0…1: when it shows, and when most.
  let parts: ClosedRange<Double>
  let peak: Double
  let isDark: Bool

  /// Nil without one; of a film with rests.
  init?(in film: Film, _ index: Int, on canvas: SmallCanvas) throws {
    func part(_ index: Int) -> Double { (Double(index) + 0.5) / Double(Self.count) }
    let rests = [Seam.Edge.start, .end].map { film.trees($0, of: index).still }
    let shown = try rests.map { try canvas.draw($0).luminance() }
    let (low, high) = (min(shown[0], shown[1]), max(shown[0], shown[1]))
    let values = try (0..<Self.count).map { try canvas.draw(film.tree(in: index, at: part($0))).luminance() }
    let away = values.map { max($0 - high, low - $0) }
    guard let peak = away.indices.max(by: { away[$0] < away[$1] }), away[peak] > Self.least,
      try canvas.bareness(film.tree(in: index, at: part(peak))) > rests.map({ try canvas.bareness($0) }).reduce(0, max)
        + Self.least / 2
    else { return nil }
    let out = away.indices.filter { away[$0] > Self.least / 2 }
    parts = Double(out.first ?? peak) / Double(Self.count)...Double((out.last ?? peak) + 1) / Double(Self.count)
    (self.peak, isDark) = (part(peak), values[peak] < low)
  }
}
