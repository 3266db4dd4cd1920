import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroRender
import HeroScene
import HeroTransition

extension Explainer {
  private enum Edge { case start, end }

  /// Less of the canvas than this nobody sees change.
  private static let leastPart = 0.0008
  /// Of luminance, 0…1, beyond what shows before and after.
  private static let flash = 0.12

  /// Jumps where a transition begins or ends, flashes within, and views that a gesture takes hold of late.
  func seams() throws -> [Finding] {
    var found: [Finding] = []
    for plan in lasting {
      let settled = settled(plan)
      found += try seam(plan, .start, settled.before, tree(plan, at: 0))
      found += try seam(plan, .end, tree(plan, at: 1), settled.after)
      if plan.gesture?.finishes != false, let flash = try flash(plan, settled.before, settled.after) {
        found.append(flash)
      }
    }
    for lint in lint where lint.rule == .gestureJump {
      guard let path = lint.view,
        let plan = film.transitions.first(where: { $0.views.contains { $0.path == path } && $0.gesture != nil })
      else { continue }
      found.append(
        Finding(
          .seam, view: path, start: plan.start, end: plan.start + plan.duration, message: lint.message,
          change: "apply where it starts in the gesture's first sample too",
          swift: "Hero.shared.apply(modifiers: [.position(start)], to: view)  // when the gesture begins",
          location: lint.location))
    }
    return found
  }

  private func seam(_ plan: TransitionPlan, _ edge: Edge, _ before: LayerTree, _ after: LayerTree) throws -> [Finding] {
    let change = PictureChange(
      try sharpCanvas.draw(before), try sharpCanvas.draw(after), scale: sharpCanvas.scale)
    guard change.part > Self.leastPart else { return [] }
    let (moving, still) = edge == .start ? (after, before) : (before, after)
    let bars = moving.bars + still.bars
    let (moves, rests) = (LayerPlacement.all(in: moving), LayerPlacement.all(in: still))
    var found: [Finding] = []
    for area in change.areas.prefix(8) where area.breadth >= 3 {
      let box = area.box.divided(by: sharpCanvas.scale)
      guard !bars.contains(where: { $0.covers(box) }), let (path, what) = cause(of: box, moves, rests, edge),
        !found.contains(where: { $0.view == path })
      else {
        continue
      }
      let time = edge == .start ? plan.start : plan.start + plan.duration
      let word = edge == .start ? "begins" : "ends"
      var finding = Finding(
        .seam, view: path, start: time, end: time,
        message: "\(what.text) where the transition \(word)", change: what.change, swift: what.swift,
        location: view(path)?.location ?? SourceLocation())
      finding.box = box
      finding.moment = edge == .start ? time : max(plan.start, time - 1e-6)
      found.append(finding)
    }
    return found
  }

  private typealias Cause = (text: String, change: String, swift: String?)

  /// The view that changes in an area: the one whose own values are others, else the smallest one that holds the area.
  private func cause(
    of area: Rect, _ moves: [LayerPlacement], _ rests: [LayerPlacement], _ edge: Edge
  ) -> (path: String, what: Cause)? {
    let still = rests.filter { $0.draws && $0.opacity > 0.02 && $0.layer.role == .view }
    let moving = moves.filter { $0.draws && $0.opacity > 0.02 }
    // Paint order: later ones lie on top, so of equals the last is what is seen.
    func smallest(_ placements: [LayerPlacement]) -> LayerPlacement? {
      placements.filter { $0.canvasBox?.covers(area) == true }.min { one, other in
        (one.canvasBox?.area ?? 0) < (other.canvasBox?.area ?? 0)
      }
    }
    let snapshots = Dictionary(
      moving.filter { $0.layer.role == .snapshot }.map { ($0.layer.path, $0) }, uniquingKeysWith: { $1 })
    for placement in still.reversed() where placement.canvasBox?.meets(area) == true {
      guard let snapshot = snapshots[placement.layer.path], let what = difference(snapshot, placement) else { continue }
      return (placement.layer.path, what)
    }
    let shown = Set(moving.map(\.layer.path))
    if let own = smallest(still) {
      let path = own.layer.path
      let comes = edge == .end
      let text = comes ? "pops in: it shows only" : "vanishes"
      let why =
        shown.contains(path) ? "; other layers lie over it until then (L1)" : "; it has no snapshot of its own (L1, L3)"
      return (
        path,
        (
          text + why, "heroModifiers such as fade, on it or on a view that holds it",
          "view.hero.modifiers = [.fade]"
        )
      )
    }
    guard let own = smallest(moving) else { return nil }
    return (
      own.layer.path,
      (
        edge == .end ? "vanishes" : "pops in", "modifiers that end in what shows at rest, such as fade",
        "view.hero.modifiers = [.fade]"
      )
    )
  }

  /// What differs between a view's snapshot and the view at rest; nil: nothing of its own values.
  private func difference(_ snapshot: LayerPlacement, _ view: LayerPlacement) -> Cause? {
    guard let one = snapshot.canvasBox, let other = view.canvasBox else { return nil }
    func number(_ value: Double) -> String { Decimals.compact(value, 2) }
    let shift = one.center.distance(to: other.center)
    let grows = max(abs(one.size.width - other.size.width), abs(one.size.height - other.size.height))
    if shift > 1 || grows > 1 {
      return (
        "jumps: it lies at \(text(one)), at rest at \(text(other)) (T2)",
        "modifiers or a match that end where the view rests", nil
      )
    }
    if abs(snapshot.opacity - view.opacity) > 0.05 {
      return (
        "its opacity jumps from \(number(snapshot.opacity)) to \(number(view.opacity)) (P5)",
        "opacity(\(number(view.layer.opacity))) on it, or forceNonFade", "view.hero.modifiers = [.forceNonFade]"
      )
    }
    if abs(snapshot.layer.cornerRadius - view.layer.cornerRadius) > 1 {
      return (
        "its corners jump from a radius of \(number(snapshot.layer.cornerRadius)) to \(number(view.layer.cornerRadius)) (L3)",
        "cornerRadius(\(number(view.layer.cornerRadius))) on it",
        "view.hero.modifiers = [.cornerRadius(\(number(view.layer.cornerRadius)))]"
      )
    }
    if (snapshot.layer.shadow == nil) != (view.layer.shadow == nil) {
      return ("its shadow comes or goes at once (L3)", "shadowOpacity and shadowRadius among its modifiers", nil)
    }
    return nil
  }

  private func text(_ box: Rect) -> String {
    [box.minX, box.minY, box.size.width, box.size.height].map { Decimals.compact($0, 1) }.joined(separator: ", ")
  }

  /// Frames that are lighter or darker than all that shows before and after.
  private func flash(_ plan: TransitionPlan, _ before: LayerTree, _ after: LayerTree) throws -> Finding? {
    let count = 12
    let (first, last) = (try canvas.draw(before).luminance, try canvas.draw(after).luminance)
    let values = try (0..<count).map { try canvas.draw(tree(plan, at: (Double($0) + 0.5) / Double(count))).luminance }
    let away = values.map { max($0 - max(first, last), min(first, last) - $0) }
    guard let peak = away.indices.max(by: { away[$0] < away[$1] }), away[peak] > Self.flash else { return nil }
    let out = away.indices.filter { away[$0] > Self.flash / 2 }
    let step = plan.duration / Double(count)
    let isDark = values[peak] < min(first, last)
    var finding = Finding(
      .seam, view: plan.to, start: plan.start + Double(out.first ?? peak) * step,
      end: plan.start + Double((out.last ?? peak) + 1) * step,
      message:
        "flashes: the picture gets \(isDark ? "darker" : "lighter") than both screens, because what lies under them shows (L1)",
      change: "\"containerColor\" on the step, or an animation that keeps one screen opaque",
      swift: "Hero.shared.containerColor = .white")
    finding.moment = plan.start + (Double(peak) + 0.5) * step
    return finding
  }
}

extension LayerTree {
  /// Where bars stand that stay while screens change, points of the canvas: UIKit changes them at once where it likes, as the selected tab.
  fileprivate var bars: [Rect] {
    layers.filter { $0.role == .overlay && ["navigationBar", "tabBar", "toolbar", "statusBar"].contains($0.path) }
      .flatMap(\.children).compactMap { layer in
        let corners = layer.bounds.corners.map(layer.map.apply)
        return corners.isEmpty ? nil : Rect(bounding: corners)
      }
  }
}

extension Rect {
  var area: Double { size.width * size.height }

  func divided(by scale: Double) -> Rect {
    Rect(x: minX / scale, y: minY / scale, width: size.width / scale, height: size.height / scale)
  }

  /// Whether another rectangle lies mostly inside.
  func covers(_ other: Rect) -> Bool { common(other) > 0.6 * other.area }

  /// Whether another rectangle lies inside in part.
  func meets(_ other: Rect) -> Bool { common(other) > 0.2 * min(other.area, area) }

  private func common(_ other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0 && height > 0 ? width * height : 0
  }
}
