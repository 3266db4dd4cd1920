import HeroGeometry
import HeroInspection
import HeroLayers
import HeroRender
import HeroScene

/// Why something changes at once.
struct SeamCause {
  /// The view that it happens to.
  let view: String
  let text: String
  let change: String
  let swift: String?

  init(_ view: String, _ text: String, change: String, swift: String? = nil) {
    (self.view, self.text, self.change, self.swift) = (view, text, change, swift)
  }
}

extension Seam {
  /// The moment in words.
  private var moment: String { "where the transition \(edge == .start ? "begins" : "ends")" }

  /// In words, what happens to what is seen at rest and not beside it, and for how long.
  private var hides: (what: String, long: String) {
    edge == .start ? ("vanishes", "from then on") : ("pops in", "until then")
  }

  /// Why an area changes; nil for what another question answers.
  func cause(of area: Rect, culprit: Culprit?) -> SeamCause? {
    switch culprit {
    case .snapshots(let paths): return stranger(paths, area)
    case .screen(let screen):
      guard let seen = seenAtRest(area)?.layer.path else { return nil }
      return SeamCause(
        seen, "\(hides.what) \(moment): \(hides.long) the views of '\(screen)' that do not animate show there (L1)",
        change:
          "a default animation such as \"animation\": \"fade\", or heroModifiers on it or on a view that holds it",
        swift: "view.hero.modifiers = [.fade]")
    case .background:
      return SeamCause(
        plan.to, "the colour behind the screens changes at once: both let the container's show, not the canvas's (L1)",
        change: "\"containerColor\" on the step of what shows behind them, or an opaque \"backgroundColor\" for both",
        swift: "Hero.shared.containerColor = view.window?.backgroundColor ?? .white")
    case nil: return missing(area)
    }
  }

  // MARK: Something shows that is not there at rest

  private func stranger(_ paths: [String], _ area: Rect) -> SeamCause? {
    for path in paths {
      guard let view = atRest(path), let snapshot = snapshot(of: path) else { continue }
      if let cause = difference(snapshot, view) ?? clipping(view, area) { return cause }
    }
    guard let path = paths.first else { return nil }
    let seen = seenAtRest(area)?.layer.path
    if paths.count == 1, let partner = partner(of: path), atRest(partner)?.reach.meets(area) == true {
      return SeamCause(
        partner,
        "changes \(moment): \(hides.long) the snapshot of \(path), its partner, stays under it and shows beside what it draws, "
          + "because both are opaque (P4)", change: "\"opaque\": false on one of the two, so that they cross-fade",
        swift: "view.isOpaque = false")
    }
    // Only what lies above its own view is covered by a snapshot.
    guard let seen, !paths.contains(seen), !explainer.isRoot(seen),
      !paths.contains(where: { explainer.isInside($0, of: seen) })
    else { return seen.map(paths.contains) == true || isThere(path) ? repainted(path) : leaving(path) }
    if paths.contains(where: { explainer.isInside(seen, of: $0) }) {
      return SeamCause(
        seen, "changes \(moment): \(hides.long) the picture of \(path), which holds it, shows it otherwise (L3)",
        change: "modifiers of its own, such as fade", swift: "view.hero.modifiers = [.fade]")
    }
    return SeamCause(
      seen, "\(hides.what) \(moment): \(hides.long) the snapshot of \(path) lies over it (L1, L4)",
      change:
        "fade useGlobalCoordinateSpace among its modifiers, and a \"zPosition\" above that of \(path), so that a snapshot "
        + "of it lies above",
      swift: "view.hero.modifiers = [.fade, .useGlobalCoordinateSpace]; view.layer.zPosition = 1")
  }

  /// A snapshot that shows something else than the view.
  private func repainted(_ path: String) -> SeamCause {
    SeamCause(
      path, "changes \(moment): its snapshot's picture is another than what shows at rest (L3)",
      change: "useNoSnapshot, which animates the view itself", swift: "view.hero.modifiers = [.useNoSnapshot]")
  }

  /// A snapshot with nothing of its own at rest.
  private func leaving(_ path: String) -> SeamCause {
    SeamCause(
      path, "\(edge == .end ? "vanishes" : "pops in") \(moment): at rest nothing of it shows there (T2)",
      change: "modifiers that \(edge == .end ? "end" : "begin") in what shows at rest, such as fade",
      swift: "view.hero.modifiers = [.fade]")
  }

  private func partner(of path: String) -> String? {
    plan.pairs.first { [$0.source, $0.destination].contains(path) }
      .map { $0.source == path ? $0.destination : $0.source }
  }

  /// A view that at rest another cuts off there.
  private func clipping(_ view: LayerPlacement, _ area: Rect) -> SeamCause? {
    guard let whole = view.canvasBox, whole.covers(area), view.visibleBox?.covers(area) != true else { return nil }
    var above = explainer.parents[view.layer.path]
    while let path = above, explainer.view(path)?.clipsToBounds != true { above = explainer.parents[path] }
    guard let frame = above else { return nil }
    let what = edge == .start ? "shows more than before \(moment)" : "is cut off only \(moment)"
    let cause = "\(what): \(frame) clips it, and its snapshot lies outside of that (L4)"
    if partner(of: view.layer.path) == nil, let seen = seenAtRest(area)?.layer.path, !explainer.isRoot(seen) {
      return SeamCause(
        view.layer.path, cause,
        change: "fade among the modifiers of \(seen), which lies there at rest, and a \"zPosition\" above it",
        swift: "header.hero.modifiers = [.fade]; header.layer.zPosition = 1")
    }
    return SeamCause(
      view.layer.path, cause, change: "the heroID on \(frame), which clips it", swift: "clippingView.hero.id = \"…\"")
  }

  // MARK: Something at rest does not show

  private func missing(_ area: Rect) -> SeamCause? {
    if let view = rests.last(where: {
      $0.layer.shadow != nil && $0.reach.covers(area) && $0.canvasBox?.covers(area) != true
    }) {
      return shadow(view)
    }
    guard let seen = seenAtRest(area) else {
      // What a full-screen presentation takes away is told as what is left.
      if edge == .end, plan.kind == .present { return nil }
      return moves.last { $0.visibleBox?.covers(area) == true }.map { leaving($0.layer.path) }
    }
    let path = seen.layer.path
    if let snapshot = snapshot(of: path), let cause = difference(snapshot, seen) { return cause }
    return SeamCause(
      path, "\(hides.what) \(moment): it has no snapshot of its own (L1, L3)",
      change: "heroModifiers such as fade, on it or on a view that holds it", swift: "view.hero.modifiers = [.fade]")
  }

  private func shadow(_ view: LayerPlacement) -> SeamCause {
    let path = view.layer.path
    if let snapshot = snapshot(of: path), let cause = difference(snapshot, view) { return cause }
    let inner = plan.views.first { explainer.isInside($0.path, of: path) }?.path
    let why = inner.map { "\($0), which casts it, flies as a snapshot of its own" } ?? "it has no snapshot of its own"
    return SeamCause(
      path, "its shadow \(edge == .start ? "goes" : "comes") \(moment): \(why) (L1, L3)",
      change: inner.map { "heroID and shadow on one view: those of \(path) and \($0)" }
        ?? "heroModifiers on it, such as fade",
      swift: nil)
  }

  // MARK: Its own values

  /// What differs between a view's snapshot and the view at rest; nil: nothing of its own values.
  private func difference(_ snapshot: LayerPlacement, _ view: LayerPlacement) -> SeamCause? {
    guard let one = snapshot.canvasBox, let other = view.canvasBox else { return nil }
    let path = view.layer.path
    func number(_ value: Double) -> String { Decimals.compact(value, 2) }
    func order<Value>(_ moving: Value, _ still: Value) -> (Value, Value) {
      edge == .start ? (still, moving) : (moving, still)
    }
    let grows = max(abs(one.size.width - other.size.width), abs(one.size.height - other.size.height))
    if one.center.distance(to: other.center) > 1 || grows > 1 {
      let (from, to) = order(text(one), text(other))
      return SeamCause(
        path, "jumps \(moment): from \(from) to \(to) (T2)",
        change: "modifiers or a match that \(edge == .start ? "begin" : "end") where the view rests")
    }
    if abs(snapshot.opacity - view.opacity) > 0.05 {
      let (from, to) = order(number(snapshot.opacity), number(view.opacity))
      let holder = translucentHolder(of: path)
      if abs(snapshot.layer.opacity - view.layer.opacity) <= 0.05, let holder {
        return SeamCause(
          path,
          "its opacity jumps from \(from) to \(to) \(moment): \(holder) is translucent, and its snapshot lies outside of it (L4)",
          change: "a translucent \"backgroundColor\" in place of the \"alpha\" of \(holder)",
          swift: "view.backgroundColor = color.withAlphaComponent(\(number(explainer.view(holder)?.alpha ?? 1)))")
      }
      return SeamCause(
        path, "its opacity jumps from \(from) to \(to) \(moment) (P5)",
        change: "opacity(\(number(view.layer.opacity))) on it, or forceNonFade",
        swift: "view.hero.modifiers = [.forceNonFade]")
    }
    if abs(snapshot.layer.cornerRadius - view.layer.cornerRadius) > 1 {
      let (from, to) = order(number(snapshot.layer.cornerRadius), number(view.layer.cornerRadius))
      return SeamCause(
        path, "its corners jump from a radius of \(from) to \(to) \(moment) (L3)",
        change: "cornerRadius(\(number(view.layer.cornerRadius))) on it",
        swift: "view.hero.modifiers = [.cornerRadius(\(number(view.layer.cornerRadius)))]")
    }
    guard (snapshot.layer.shadow == nil) != (view.layer.shadow == nil) else { return nil }
    let comes = (view.layer.shadow != nil) == (edge == .end)
    return SeamCause(
      path, "its shadow \(comes ? "comes" : "goes") at once \(moment) (L3)",
      change: "\"opaque\": false on one of a matched pair, else shadowOpacity and shadowRadius among its modifiers")
  }

  /// The nearest view around a view that is not opaque.
  private func translucentHolder(of path: String) -> String? {
    var above = explainer.parents[path]
    while let holder = above, explainer.view(holder).map({ $0.alpha >= 1 }) ?? false {
      above = explainer.parents[holder]
    }
    return above
  }

  private func text(_ box: Rect) -> String {
    "[" + [box.minX, box.minY, box.size.width, box.size.height].map { Decimals.compact($0, 1) }.joined(separator: ", ")
      + "]"
  }
}
