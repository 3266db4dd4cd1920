import HeroGeometry
import HeroInspection
import HeroLayers
import HeroModel
import HeroRender

/// Why something changes at once.
struct SeamCause {
  /// The view that it happens to.
  let view: String
  let text: String
  let remedies: [Remedy]

  init(_ view: String, _ text: String, _ remedies: [Remedy]) {
    (self.view, self.text, self.remedies) = (view, text, remedies)
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
      guard let seen = seenAtRest(area)?.layer.path else {
        // What a full-screen presentation takes away is reported as what is left.
        if edge == .end, plan.kind == .present { return nil }
        let clear = edge == .start ? plan.from : plan.to
        return SeamCause(
          clear,
          "the screen changes at once \(moment): \(hides.long) the views of '\(screen)' that do not animate show in place "
            + "of the canvas, because '\(clear)' has no opaque background (L1)",
          explainer.backgrounds(plan) + comings(clear))
      }
      return SeamCause(
        seen, "\(hides.what) \(moment): \(hides.long) the views of '\(screen)' that do not animate show there (L1)",
        comings(seen) + opaqueOnes(seen) + explainer.backgrounds(plan))
    case .background:
      let color = still.background
      return SeamCause(
        plan.to,
        "the colour behind the screens changes at once: both screens let the container's colour show, not the canvas's "
          + "(L1)",
        [Remedy(.step(plan.step, .containerColor(color)))] + explainer.backgrounds(plan))
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
          + "because both are opaque (P4)",
        explainer.crossFading(plan.pairs.first { [$0.source, $0.destination].contains(path) }))
    }
    // Only what lies above its own view is covered by a snapshot.
    guard let seen, !paths.contains(seen), !explainer.isRoot(seen),
      !paths.contains(where: { explainer.isInside($0, of: seen) })
    else { return seen.map(paths.contains) == true || isThere(path) ? repainted(path) : leaving(path) }
    if paths.contains(where: { explainer.isInside(seen, of: $0) }) {
      return SeamCause(
        seen, "changes \(moment): \(hides.long) the picture of \(path), which contains it, shows it differently (L3)",
        explainer.fades(seen, in: plan))
    }
    return SeamCause(
      seen, "\(hides.what) \(moment): \(hides.long) the snapshot of \(path) lies over it (L1, L4)",
      ([seen] + explainer.holders(of: seen).dropLast()).flatMap { above($0, of: path) })
  }

  /// A snapshot of a view's own above another's.
  private func above(_ path: String, of other: String) -> [Remedy] {
    let top = max(snapshot(of: other)?.layer.zPosition ?? 0, explainer.view(path)?.zPosition ?? 0) + 1
    let fade = SceneChange.view(path, .adding([.fade, .useGlobalCoordinateSpace]))
    return [Remedy(fade), Remedy(fade, .view(path, .zPosition(top)))]
  }

  /// What lets a view come or go with the transition: another default animation, a fade of its own or of a view that holds it.
  private func comings(_ path: String) -> [Remedy] {
    explainer.animations(plan, [.fade]) + explainer.fades(path, in: plan) + explainer.rootFades(plan)
  }

  /// A translucent background in place of a translucent view, or of both translucent screens.
  private func opaqueOnes(_ path: String) -> [Remedy] {
    func changes(_ path: String) -> [SceneChange] {
      guard let view = explainer.view(path), view.alpha < 1, let color = view.backgroundColor else { return [] }
      return [.view(path, .alpha(1)), .view(path, .backgroundColor(color.withAlpha(color.alpha * view.alpha)))]
    }
    return (([path] + explainer.holders(of: path)).map(changes) + [changes(plan.from) + changes(plan.to)])
      .filter { !$0.isEmpty }.map { Remedy($0) }
  }

  /// A snapshot that shows something else than the view.
  private func repainted(_ path: String) -> SeamCause {
    var remedies: [Remedy] = []
    let taken = explainer.view(path)?.heroModifiers?.filter { if case .snapshot = $0 { true } else { false } } ?? []
    if let view = explainer.view(path), view.isOpaque, !taken.isEmpty || view.content == .stack {
      // What is not drawn is black in a bitmap without alpha.
      remedies.append(Remedy(.view(path, .isOpaque(false))))
    }
    remedies += taken.map { Remedy(.view(path, .removing($0))) }
    if let view = explainer.view(path), view.mask != nil, view.content.typeName == "image", taken.isEmpty {
      return SeamCause(
        path, "changes \(moment): the new image view of its snapshot has no mask (L3)",
        [Remedy(.view(path, .adding([.snapshot(.normal)]))), Remedy(.view(path, .adding([.snapshot(.noSnapshot)])))])
    }
    return SeamCause(
      path, "changes \(moment): its snapshot shows another picture than the view at rest (L3)",
      remedies + [Remedy(.view(path, .adding([.snapshot(.noSnapshot)]))), Remedy(.view(path, .isOpaque(false)))])
  }

  /// A snapshot with nothing of its own at rest.
  private func leaving(_ path: String) -> SeamCause {
    SeamCause(
      path, "\(edge == .end ? "vanishes" : "pops in") \(moment): at rest nothing of it shows there (T2)",
      Array(explainer.fades(path, in: plan).prefix(2)) + explainer.overFullScreen(plan) + explainer.backgrounds(plan)
        + explainer.animations(plan, [.fade]) + explainer.rootFades(plan))
  }

  private func partner(of path: String) -> String? {
    plan.pairs.first { [$0.source, $0.destination].contains(path) }
      .map { $0.source == path ? $0.destination : $0.source }
  }

  /// A view that at rest another cuts off there.
  private func clipping(_ view: LayerPlacement, _ area: Rect) -> SeamCause? {
    guard let whole = view.canvasBox, whole.covers(area), view.visibleBox?.covers(area) != true else { return nil }
    var above = explainer.parents[view.layer.path]
    while let holder = above, explainer.view(holder)?.clipsToBounds != true { above = explainer.parents[holder] }
    guard let frame = above else { return nil }
    let path = view.layer.path
    let what = edge == .start ? "shows more than before \(moment)" : "is cut off only \(moment)"
    var remedies: [Remedy] = []
    if partner(of: path) != nil {
      remedies.append(
        Remedy(.view(frame, .heroID(explainer.view(path)?.heroID)), .view(path, .heroID(nil))))
    }
    if let seen = seenAtRest(area)?.layer.path, !explainer.isRoot(seen) {
      remedies += self.above(seen, of: path)
    }
    let modifiers = explainer.view(path)?.heroModifiers ?? []
    if !modifiers.isEmpty {
      remedies.append(Remedy(.view(frame, .adding(modifiers)), .view(path, .modifiers([]))))
    }
    return SeamCause(
      path, "\(what): \(frame) clips it, and its snapshot lies outside of that (L4)", remedies)
  }

  // MARK: Something at rest does not show

  private func missing(_ area: Rect) -> SeamCause? {
    if let view = rests.last(where: {
      $0.layer.shownShadow != nil && $0.reach.covers(area) && $0.canvasBox?.covers(area) != true
    }) {
      return shadow(view)
    }
    guard let seen = seenAtRest(area) else {
      // What a full-screen presentation takes away is reported as what is left.
      if edge == .end, plan.kind == .present { return nil }
      return moves.last { $0.visibleBox?.covers(area) == true }.map { leaving($0.layer.path) }
    }
    let path = seen.layer.path
    if let snapshot = snapshot(of: path), let cause = difference(snapshot, seen) { return cause }
    return SeamCause(
      path, "\(hides.what) \(moment): it has no snapshot of its own (L1, L3)",
      explainer.fades(path, in: plan) + explainer.animations(plan, [.fade]) + opaqueOnes(path))
  }

  private func shadow(_ view: LayerPlacement) -> SeamCause {
    let path = view.layer.path
    if let snapshot = snapshot(of: path), let cause = difference(snapshot, view) { return cause }
    let inner = plan.views.first { explainer.isInside($0.path, of: path) }?.path
    let why = inner.map { "\($0), which casts it, flies as a snapshot of its own" } ?? "it has no snapshot of its own"
    var remedies: [Remedy] = []
    if let inner, let id = explainer.view(inner)?.heroID {
      let move: [SceneChange] = [.view(path, .heroID(id)), .view(inner, .heroID(nil))]
      remedies = [Remedy(move)]
      if let partner = partner(of: inner) { remedies.append(Remedy(move + [.view(partner, .isOpaque(false))])) }
    }
    return SeamCause(
      path, "its shadow \(edge == .start ? "goes" : "comes") \(moment): \(why) (L1, L3)",
      remedies + Array(explainer.fades(path, in: plan).prefix(1)))
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
        unbegun(path) + [
          Remedy(.view(path, .adding([.useGlobalCoordinateSpace]))),
          Remedy(.view(path, .adding([.snapshot(.noSnapshot)]))),
        ])
    }
    if abs(snapshot.opacity - view.opacity) > 0.05 {
      let (from, to) = order(number(snapshot.opacity), number(view.opacity))
      let holder = translucentHolder(of: path)
      if abs(snapshot.layer.opacity - view.layer.opacity) <= 0.05, let holder {
        return SeamCause(
          path,
          "its opacity jumps from \(from) to \(to) \(moment): \(holder) is translucent, and its snapshot lies outside of it (L4)",
          opaqueOnes(holder))
      }
      return SeamCause(
        path, "its opacity jumps from \(from) to \(to) \(moment) (P5)",
        unbegun(path) + [
          Remedy(.view(path, .adding([.opacity(view.layer.opacity)]))), Remedy(.view(path, .adding([.forceNonFade]))),
        ] + opaqueOnes(path))
    }
    if abs(snapshot.layer.cornerRadius - view.layer.cornerRadius) > 1 {
      let (from, to) = order(number(snapshot.layer.cornerRadius), number(view.layer.cornerRadius))
      return SeamCause(
        path, "its corners jump from a radius of \(from) to \(to) \(moment) (L3)",
        unbegun(path) + [Remedy(.view(path, .adding([.cornerRadius(view.layer.cornerRadius)])))])
    }
    guard (snapshot.layer.shownShadow == nil) != (view.layer.shownShadow == nil) else { return nil }
    let comes = (view.layer.shownShadow != nil) == (edge == .end)
    return SeamCause(
      path, "its shadow \(comes ? "comes" : "goes") at once \(moment) (L3)",
      unbegun(path) + explainer.crossFading(plan.pairs.first { [$0.source, $0.destination].contains(path) }))
  }

  /// A view without the values that it begins with.
  private func unbegun(_ path: String) -> [Remedy] {
    let modifiers = explainer.view(path)?.heroModifiers ?? []
    return modifiers.filter { if case .beginWith = $0 { true } else { false } }.map {
      Remedy(.view(path, .removing($0)))
    }
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
