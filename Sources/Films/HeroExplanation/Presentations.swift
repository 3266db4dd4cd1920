import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import TransitionEngine

extension Explainer {
  /// Of the canvas, 0…1: more of it that shows than before.
  private static let leastBare = 0.05
  /// Moments between two transitions that are looked at.
  private static let moments = 24

  /// A full-screen presentation that lets the canvas show where the screen before it was (rule C1).
  func takenAway(_ plan: TransitionPlan, _ search: CauseSearch?) throws -> Finding? {
    let (before, after) = settled(plan)
    guard plan.gesture?.finishes != false, try Self.isTakenAway(from: before, in: after, canvas) else { return nil }
    let end = plan.start + plan.duration
    let isRootLeft = style(of: plan).isOver && plan.views.contains { $0.path == plan.fromView }
    let left = plan.fromView == plan.from ? "the root view of '\(plan.from)'" : plan.fromView
    let color = view(plan.from)?.backgroundColor.flatMap { $0.alpha == 1 ? $0 : nil } ?? .white
    let opaque = Remedy(.view(plan.to, .backgroundColor(color)))
    let message: String
    let remedies: [Remedy?]
    if isRootLeft {
      message =
        "the canvas shows through '\(plan.to)': \(plan.defaultAnimation.text) animates \(left), and an "
        + "over-full-screen presentation leaves what animated hidden (L7)"
      remedies = overFullScreen(plan) + [opaque, presentation(plan, .fullScreen)]
    } else {
      message =
        "the canvas shows through '\(plan.to)': a full-screen presentation takes away what was under it, '\(plan.from)' (C1)"
      remedies = [presentation(plan, .overFullScreen), opaque]
    }
    var finding = Finding(
      .leftOver, view: plan.to, in: plan, start: end, end: restEnd(plan), message: message,
      remedies: remedies.compactMap { $0 }, moment: min(end + 1e-6, film.duration))
    try search?.prove(&finding, of: [plan.to], in: plan) { film, canvas in
      try Self.isTakenAway(
        from: film.trees(.start, of: plan.index).still, in: film.trees(.end, of: plan.index).still, canvas)
    }
    return finding
  }

  /// Whether more of the canvas shows than in another moment.
  static func isTakenAway(from other: LayerTree, in tree: LayerTree, _ canvas: SmallCanvas) throws -> Bool {
    try canvas.bareness(tree) > canvas.bareness(other) + leastBare
  }

  /// How a step presents; full screen for others.
  func style(of plan: TransitionPlan) -> ModalPresentationStyle {
    guard case .present(let root, _)? = step(plan)?.action else { return .fullScreen }
    return switch root {
    case .screen(let index): film.scene.screens[index].modalPresentationStyle
    case .navigation(let navigation): navigation.modalPresentationStyle
    case .tabs(let tabs): tabs.modalPresentationStyle
    }
  }

  /// Seconds of the film until which what a transition leaves stays.
  private func restEnd(_ plan: TransitionPlan) -> Double {
    film.transitions.first { $0.index > plan.index }?.start ?? film.duration
  }

  /// Snapshots of matched views that stay below an over-full-screen screen and show beside their partners (rule L7).
  func staysUnder(_ plan: TransitionPlan, _ search: CauseSearch?) throws -> [Finding] {
    guard plan.gesture?.finishes != false, !plan.pairs.isEmpty else { return [] }
    let more = plan.pairs.count - Budget.mostPairs
    if more > 0 { budget.leaveOut("what stays of \(more) pairs") }
    return try plan.pairs.prefix(Budget.mostPairs).compactMap { pair in
      guard let first = try Self.firstShown(pair.source, after: plan.index, in: film, canvas) else { return nil }
      let rest = restEnd(plan)
      var finding = Finding(
        .leftOver, view: pair.source, in: plan, start: first, end: rest,
        message:
          "its snapshot stays below '\(plan.to)' and shows beside \(pair.destination): an over-full-screen presentation leaves "
          + "snapshots in place at their end (L7)",
        remedies: crossFading(pair) + [presentation(plan, .fullScreen)].compactMap { $0 },
        moment: min(max(first, rest - 1e-6), film.duration))
      finding.subjects.insert(pair.destination)
      try search?.prove(&finding, of: pair.members, in: plan) { film, canvas in
        try Self.firstShown(pair.source, after: plan.index, in: film, canvas) != nil
      }
      return finding
    }
  }

  /// When a view's snapshot can be seen first between a transition and the next: the moment looks otherwise without it.
  private static func firstShown(_ path: String, after index: Int, in film: Film, _ canvas: SmallCanvas) throws
    -> Double?
  {
    let plan = film.transitions[index]
    let end = plan.start + plan.duration
    let rest = index + 1 < film.transitions.count ? film.transitions[index + 1].start : film.duration
    let times = (0...moments).map { end + (rest - end) * (0.001 + 0.998 * Double($0) / Double(moments)) }
    func isShown(_ time: Double) throws -> Bool {
      let tree = film.moment(at: time).tree
      let own = LayerPlacement.all(in: tree).filter {
        $0.layer.role == .snapshot && $0.layer.path == path && $0.layer.showsItself && $0.opacity > 0.02
      }
      guard let box = own.last?.visibleBox else { return false }
      let seen = try canvas.draw(tree).differing(from: canvas.draw(tree.without([path], role: .snapshot)))
      return Double(seen) > max(box.area * canvas.scale * canvas.scale * 0.02, 8)
    }
    guard rest > end, try isShown(times[0]) || isShown(times[moments]) else { return nil }
    return try times.first(where: isShown)
  }

  /// Views that are not there while another screen is over their own, because their modifiers, with which they come themselves, ran when
  /// it came (rules L7, M5). On a screen that never comes they are meant for that.
  func gone(_ plan: TransitionPlan, _ search: CauseSearch?) throws -> [Finding] {
    let (before, after) = settled(plan)
    let others = search ?? CauseSearch(self)
    let (seen, left) = (LayerPlacement.all(in: before), LayerPlacement.all(in: after))
    guard left.contains(where: { $0.layer.role == .view && $0.layer.path == plan.from }) else { return [] }
    @Sendable func isSeen(_ path: String, _ placements: [LayerPlacement]) -> Bool {
      let canvas = Rect(origin: .zero, size: after.size)
      return placements.contains { $0.layer.path == path && $0.opacity > 0.02 && $0.visibleBox?.meets(canvas) == true }
    }
    return try plan.views.compactMap { moved in
      guard !moved.appearing, !plan.pairs.contains(where: { $0.source == moved.path }), isSeen(moved.path, seen),
        !isSeen(moved.path, left), question.views?.contains(moved.path) == true || comesItself(moved.path)
      else { return nil }
      let modifiers = view(moved.path)?.heroModifiers ?? []
      // What is covered completely is not missed.
      guard let other = others.film(with: [.view(moved.path, .modifiers([]))]),
        try !VisibleChange(
          canvas.draw(after), SmallCanvas(sharing: canvas).draw(other.trees(.end, of: plan.index).still),
          scale: canvas.scale
        ).isNothing
      else { return nil }
      var finding = Finding(
        .leftOver, view: moved.path, in: plan, start: plan.start + plan.duration, end: restEnd(plan),
        message:
          "is gone while '\(plan.to)' is over '\(plan.from)': its modifiers run whenever its screen goes below another, and an "
          + "over-full-screen presentation leaves them at their end (L7)",
        remedies: [
          Remedy(
            .view(
              moved.path,
              .modifiers([
                .when(.and(.isPresenting, .isAppearing), modifiers),
                .when(.and(.not(.isPresenting), .not(.isAppearing)), modifiers),
              ])))
        ], moment: min(plan.start + plan.duration + 1e-6, film.duration))
      try search?.prove(&finding, of: [moved.path], in: plan) { film, _ in
        !isSeen(moved.path, LayerPlacement.all(in: film.trees(.end, of: plan.index).still))
      }
      return finding
    }
  }

  /// Whether a view animates when its own screen is presented.
  private func comesItself(_ path: String) -> Bool {
    film.transitions.contains { plan in
      plan.presenting && plan.to == Self.screen(of: path) && plan.views.contains { $0.path == path && $0.appearing }
    }
  }
}
