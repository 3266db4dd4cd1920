import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import HeroRender

/// What changes at once, why, and what may help.
struct SeamCause {
  /// The view that it happens to.
  let view: String
  /// `vanishes`, without the moment.
  let what: String
  /// Why, where the plan and the words prove it.
  let reason: String?
  let remedies: [Remedy]

  init(_ view: String, _ what: String, _ reason: String? = nil, _ remedies: [Remedy]) {
    (self.view, self.what, self.reason, self.remedies) = (view, what, reason, remedies)
  }
}

extension Seam {
  /// In words, what happens to what is seen at rest and not beside it, and for how long.
  private var hides: (what: String, long: String) {
    edge == .start ? ("vanishes", "from then on") : ("pops in", "until then")
  }

  /// Why an area changes; nil for what another question answers.
  ///
  /// - Parameter words: Without which it does not happen; nil: there are none.
  func cause(of area: Rect, words: [SceneWord]?) throws -> SeamCause? {
    guard let cause = try happening(in: area, words) else { return nil }
    guard let path = words?.lazy.compactMap({ $0.look("alpha") }).first else { return cause }
    let reason = cause.view == path ? "\(path) is translucent, and what lies under it is another (L1)" : cause.reason
    return SeamCause(cause.view, cause.what, reason, opaqueOnes(path) + cause.remedies)
  }

  private func happening(in area: Rect, _ words: [SceneWord]?) throws -> SeamCause? {
    if let words, words.count > 1, let several = several(area, words) { return several }
    if words?.count == 1, let path = words?[0].look("shadow"), let view = atRest(path) { return shadow(view) }
    let (seen, shown) = (seenAtRest(area), seenMoving(area))
    if let bar = bar(over: area) {
      if isLate(bar.path) || words == nil && !explainer.isTrial { return nil }
      let cause = covering(bar.path, shown)
      if cause != nil || bar.box.covers(area) { return cause }
    }
    // What is left below an over-full-screen screen is told as that.
    let left = rests.filter { $0.layer.role == .snapshot && $0.visibleBox?.meets(area) == true }.map(\.layer.path)
    if try isTakenAway(area) || left.contains(where: { try isGone(without: $0, area) }) { return nil }
    if let clear = try clearRoot(area) { return clear }
    if let view = rests.last(where: {
      $0.layer.shownShadow != nil && $0.layer.role == .view && $0.reach.covers(area)
        && $0.canvasBox?.covers(area) != true
    }) {
      return shadow(view)
    }
    if let snapshot = moves.last(where: {
      $0.layer.shownShadow != nil && $0.layer.role == .snapshot && $0.reach.covers(area)
        && $0.canvasBox?.covers(area) != true
    }), let view = atRest(snapshot.layer.path), let cause = difference(snapshot, view, words) {
      return cause
    }
    for path in [shown, seen].compactMap({ $0?.layer.path }).flatMap({ [$0, plan.partner(of: $0)] }).compactMap(\.self)
    {
      guard let view = atRest(path), let snapshot = snapshot(of: path),
        view.reach.meets(area) || snapshot.reach.meets(area)
      else { continue }
      if let cause = difference(snapshot, view, words) ?? clipping(view, area, words ?? []) { return cause }
    }
    if try isBackground(area) {
      return SeamCause(
        plan.to, "the colour behind the screens changes at once",
        "both screens let the container's colour show, not the canvas's (L1)",
        [Remedy(.step(plan.step, .containerColor(still.background)))] + explainer.backgrounds(plan))
    }
    if let path = seen?.layer.path, seen?.layer.role == .view, !explainer.isRoot(path) {
      return try hidden(path, shown, area, words)
    }
    guard let shown else { return seen.map { screen($0.layer.path, shown: nil) } }
    let path = shown.layer.path
    if let cut = beyond(area) { return cut }
    if try isClear(shown, area) { return screen(seen?.layer.path, shown: nil) }
    if shown.layer.role != .snapshot, !isLive(path) { return screen(seen?.layer.path, shown: path) }
    return try isThere(path) ? repainted(path, area, words) : leaving(path, words)
  }

  /// Whether the canvas shows at rest because of a presentation, which is reported as what is left.
  private func isTakenAway(_ area: Rect) throws -> Bool {
    let isModal = edge == .end ? plan.kind == .present : [.dismiss, .dismissAll, .unwindTo].contains(plan.kind)
    let canvas = explainer.canvas
    guard isModal, try canvas.bareness(still, in: area) > canvas.bareness(moving, in: area) + 0.2 else { return false }
    let (before, after) = explainer.settled(plan)
    return try Explainer.isTakenAway(from: edge == .end ? before : after, in: still, canvas)
  }

  /// What several words do in one area, each told; nil where one of them does something else.
  private func several(_ area: Rect, _ words: [SceneWord]) -> SeamCause? {
    let causes = words.compactMap { word -> SeamCause? in
      if let path = word.look("shadow") { return atRest(path).map(shadow) }
      return word.clipping.flatMap { frame in
        moves.reversed().lazy.filter { explainer.isInside($0.layer.path, of: frame) && reachesEdge($0, of: frame) }
          .compactMap { atRest($0.layer.path) }.compactMap { clipping($0, area, [word]) }.first
      }
    }
    guard causes.count == words.count, let first = causes.first else { return nil }
    let rest = causes.dropFirst()
    let each = rest.reduce(first.remedies.prefix(3).map(\.changes)) { all, cause in
      all.flatMap { changes in cause.remedies.prefix(3).map { changes + $0.changes } }
    }
    return SeamCause(
      first.view, causes.map { "\($0.what) (\($0.view))" }.joined(separator: " and "),
      causes.compactMap(\.reason).joined(separator: ", and "), each.map { Remedy($0) })
  }

  /// Whether nothing changes in an area without a snapshot.
  private func isGone(without path: String, _ area: Rect) throws -> Bool {
    let canvas = explainer.canvas
    func picture(_ tree: LayerTree) throws -> Pixmap { try canvas.draw(tree.without([path], role: .snapshot)) }
    return try VisibleChange(picture(moving), picture(still), scale: canvas.scale, in: area).isNothing
  }

  /// Whether the picture is the same without a snapshot.
  private func isClear(_ shown: LayerPlacement, _ area: Rect) throws -> Bool {
    let canvas = explainer.canvas
    guard shown.layer.role == .snapshot else { return false }
    let path = shown.layer.path
    let without = moving.without(Set([path, plan.partner(of: path)].compactMap(\.self)), role: .snapshot)
    return try VisibleChange(canvas.draw(moving), canvas.draw(without), scale: canvas.scale, in: area).isNothing
  }

  /// Whether a snapshot reaches the edge of a view around it, where that cuts off.
  private func reachesEdge(_ snapshot: LayerPlacement, of frame: String) -> Bool {
    guard let holder = atRest(frame), let edge = holder.canvasBox, let box = snapshot.canvasBox else { return false }
    return !edge.grown(by: -max(holder.layer.cornerRadius * 0.3, 1)).holds(box)
  }

  /// A root view without a background that its default animation moves: its shadow and what lies below it show through it.
  private func clearRoot(_ area: Rect) throws -> SeamCause? {
    let (own, other) = edge == .end ? (plan.toView, plan.from) : (plan.fromView, plan.to)
    let screen = Explainer.screen(of: own)
    guard plan.defaultAnimation != .none, snapshot(of: own) != nil, explainer.view(screen)?.backgroundColor?.alpha != 1
    else { return nil }
    let canvas = explainer.canvas
    let alone = moving.changing {
      if Explainer.screen(of: $0.path) == other { $0.opacity = 0 }
      if $0.path == own { $0.shadow = nil }
    }
    guard try VisibleChange(canvas.draw(alone), canvas.draw(still), scale: canvas.scale, in: area).isNothing else {
      return nil
    }
    let casts = snapshot(of: own)?.layer.shownShadow != nil
    return SeamCause(
      screen, "changes",
      "it has no opaque background: \(casts ? "the shadow and " : "")the other screen that \(plan.defaultAnimation.text) shows below it "
        + "\(casts ? "go" : "goes") through it (D3)",
      explainer.backgrounds(plan))
  }

  private func isBackground(_ area: Rect) throws -> Bool {
    let canvas = explainer.canvas
    var tree = moving
    tree.background = still.background
    guard tree != moving else { return false }
    return try VisibleChange(canvas.draw(tree), canvas.draw(still), scale: canvas.scale, in: area).isNothing
  }

  // MARK: Something shows that is not there at rest

  private func covering(_ bar: String, _ shown: LayerPlacement?) -> SeamCause? {
    guard let path = shown?.layer.path, let layer = shown?.layer, layer.role == .snapshot,
      ContainerController.allCases.allSatisfy({ $0.screen(of: path) == nil })
    else { return nil }
    let own = ContainerController.allCases.first { $0.rawValue.hasSuffix(".\(bar)") }
    let above = own.map { own in
      Remedy(
        own.path(around: edge == .start ? plan.from : plan.to),
        adding: .beginWith([.zPosition(layer.zPosition + 1)]), .fade, .useGlobalCoordinateSpace)
    }
    return SeamCause(
      path, "\(edge == .start ? "covers" : "uncovers") the UI\(bar.prefix(1).uppercased() + bar.dropFirst())",
      "Hero's container lies over the controllers and their bars (L1, C7)",
      explainer.fades(path, in: plan) + [above].compactMap(\.self))
  }

  /// The views of a screen that do not animate, in place of those of the other.
  private func screen(_ seen: String?, shown: String?) -> SeamCause {
    let own = edge == .start ? plan.from : plan.to
    let other = edge == .start ? plan.to : plan.from
    let place =
      seen == nil && explainer.view(own)?.backgroundColor?.alpha != 1
      ? " in place of the canvas, because '\(own)' has no opaque background" : ""
    let reason =
      shown.map(Explainer.screen) == other
      ? "\(hides.long) the views of '\(other)' that do not animate show there\(place) (L1)" : nil
    let staying = shown.flatMap { reason == nil || explainer.isRoot($0) ? nil : explainer.fades($0, in: plan) } ?? []
    guard let seen, !explainer.isRoot(seen) else {
      return SeamCause(
        own, "the screen changes at once", reason, staying.prefix(1) + comings(own) + explainer.backgrounds(plan))
    }
    return SeamCause(
      seen, hides.what, reason, comings(seen) + opaqueOnes(seen) + staying.prefix(1) + explainer.backgrounds(plan))
  }

  /// A snapshot of a view's own above another's.
  private func above(_ path: String, of other: String) -> [Remedy] {
    let top = max(snapshot(of: other)?.layer.zPosition ?? 0, explainer.view(path)?.zPosition ?? 0) + 1
    var fades = [SceneChange.view(path, .adding([.fade, .useGlobalCoordinateSpace]))]
    if case .visualEffect? = explainer.view(path)?.content {
      // Its snapshot pictures nothing of what it holds (rule L3).
      fades += explainer.views.filter { explainer.parents[$0.path] == path }.map { .view($0.path, .adding([.fade])) }
    }
    return [Remedy(fades), Remedy(fades + [.view(path, .zPosition(top))])]
  }

  /// What lets a view come or go with the transition: another default animation, a fade of its own or of a view that holds it.
  private func comings(_ path: String) -> [Remedy] {
    explainer.animations(plan, [.fade]) + explainer.fades(path, in: plan) + explainer.rootFades(plan)
  }

  /// A translucent background in place of a translucent view, or of both translucent screens; of one without a background what it holds.
  func opaqueOnes(_ path: String) -> [Remedy] {
    func changes(_ path: String) -> [SceneChange] {
      guard let view = explainer.view(path), view.alpha < 1 else { return [] }
      let color = view.backgroundColor.map {
        SceneChange.view(path, .backgroundColor($0.withAlpha($0.alpha * view.alpha)))
      }
      let inside = explainer.views.filter { explainer.parents[$0.path] == path }.map {
        SceneChange.view($0.path, .alpha($0.alpha * view.alpha))
      }
      return [.view(path, .alpha(1))] + (color.map { [$0] } ?? inside)
    }
    return (([path] + explainer.holders(of: path)).map(changes) + [changes(plan.from) + changes(plan.to)]).filter {
      !$0.isEmpty
    }.map { Remedy($0) }
  }

  /// A snapshot that shows something else than the view, or one in it that does and reaches beyond its own view.
  private func repainted(_ holder: String, _ area: Rect, _ words: [SceneWord]?) throws -> SeamCause {
    let path = words?.flatMap(\.views).first { explainer.isInside($0, of: holder) && carried($0) != nil } ?? holder
    let taken = explainer.view(path)?.heroModifiers?.filter { if case .snapshot = $0 { true } else { false } } ?? []
    let remedies = taken.map { Remedy(.view(path, .removing($0))) }
    if let view = explainer.view(path), view.isOpaque, taken.contains(.snapshot(.layerRender)) || view.content == .stack
    {
      return SeamCause(
        path, "changes", "its snapshot is an opaque bitmap, black where the view draws nothing (L3)",
        [Remedy(.view(path, .isOpaque(false)))] + remedies)
    }
    if let mate = plan.partner(of: path), snapshot(of: mate) != nil,
      try [path, mate].allSatisfy({ explainer.view($0)?.isOpaque == true }) && isGone(without: mate, area)
    {
      return SeamCause(
        path, "changes",
        "\(hides.long) the snapshot of \(mate), its partner, stays under it and shows beside what it draws, because both are opaque (P4)",
        explainer.crossFading(plan.pair(of: path)))
    }
    if let view = explainer.view(path), view.mask != nil, view.content.typeName == "image", taken.isEmpty {
      return SeamCause(
        path, "changes", "the new image view of its snapshot has no mask (L3)",
        [Remedy(path, adding: .snapshot(.normal)), Remedy(path, adding: .snapshot(.noSnapshot))])
    }
    return SeamCause(
      path, "changes", carried(path) ?? "its snapshot shows another picture than the view at rest (L3)",
      remedies + [
        Remedy(path, adding: .useGlobalCoordinateSpace), Remedy(path, adding: .snapshot(.noSnapshot)),
        Remedy(.view(path, .isOpaque(false))),
      ])
  }

  /// A snapshot with nothing of its own at rest.
  private func leaving(_ path: String, _ words: [SceneWord]?) -> SeamCause {
    let live = (words ?? []).filter { $0.views.contains(path) && $0.modifier == .snapshot(.noSnapshot) }
    return SeamCause(
      path, "\(edge == .end ? "vanishes" : "pops in")",
      live.isEmpty ? "at rest nothing of it shows there (T2)" : "the view itself moves, in place of a snapshot (L3)",
      live.map { Remedy($0.absence) } + Array(explainer.fades(path, in: plan).prefix(2))
        + explainer.overFullScreen(plan) + explainer.backgrounds(plan) + explainer.animations(plan, [.fade])
        + explainer.rootFades(plan))
  }

  /// A view that at rest another cuts off, as the words prove.
  private func clipping(_ view: LayerPlacement, _ area: Rect, _ words: [SceneWord]) -> SeamCause? {
    let path = view.layer.path
    guard let frame = words.compactMap(\.clipping).first(where: { explainer.isInside(path, of: $0) }) else {
      return nil
    }
    let what = edge == .start ? "shows more than before" : "is cut off only"
    var remedies: [Remedy] = []
    if plan.partner(of: path) != nil, explainer.view(frame)?.heroID == nil {
      remedies.append(Remedy(.view(frame, .heroID(explainer.view(path)?.heroID)), .view(path, .heroID(nil))))
    }
    if let radius = explainer.view(frame)?.cornerRadius, radius > 0, let cut = atRest(frame)?.corners(of: view, radius)
    {
      let rounded = cut == .all ? [] : [SceneChange.view(path, .maskedCorners(cut))]
      remedies.append(Remedy([.view(path, .cornerRadius(radius))] + rounded + [.view(path, .clipsToBounds(true))]))
    }
    if let seen = seenAtRest(area)?.layer.path, !explainer.isRoot(seen), seen != path {
      remedies += self.above(seen, of: path)
    }
    let modifiers = explainer.view(path)?.heroModifiers ?? []
    if !modifiers.isEmpty { remedies.append(Remedy(.view(frame, .adding(modifiers)), .view(path, .modifiers([])))) }
    return SeamCause(path, what, "\(frame) clips it, and its snapshot lies outside of that (L4)", remedies)
  }

  // MARK: Something at rest does not show

  /// A view that is seen at rest, and not beside it.
  private func hidden(_ path: String, _ top: LayerPlacement?, _ area: Rect, _ words: [SceneWord]?) throws -> SeamCause {
    let remedies = explainer.fades(path, in: plan) + explainer.animations(plan, [.fade]) + opaqueOnes(path)
    guard let other = top?.layer.path, let layer = top?.layer else {
      return SeamCause(path, hides.what, unpictured(path), remedies)
    }
    if let cut = beyond(area) { return cut }
    if layer.role != .snapshot || explainer.isRoot(other), let fly = flying(over: path, area, words) {
      return SeamCause(
        path, "\(hides.what) partly", "\(hides.long) the snapshot of \(fly) lies over it (L1, L4)",
        above(path, of: fly) + remedies)
    }
    if layer.role != .snapshot, !isLive(other) { return screen(path, shown: other) }
    if other == path { return try repainted(path, area, words) }
    if explainer.isInside(path, of: other) {
      return SeamCause(
        path, "changes", "\(hides.long) the picture of \(other), which contains it, shows it differently (L3)",
        explainer.fades(path, in: plan) + [Remedy(other, adding: .snapshot(.noSnapshot))])
    }
    guard !explainer.isInside(other, of: path) else { return SeamCause(path, "changes", nil, remedies) }
    return SeamCause(
      path, hides.what,
      explainer.isRoot(other) ? unpictured(path) : "\(hides.long) the snapshot of \(other) lies over it (L1, L4)",
      ([path] + explainer.holders(of: path).dropLast()).flatMap { above($0, of: other) } + remedies + [
        together(path, over: other)
      ])
  }

  /// A view of the words whose snapshot lies over a part of another one.
  private func flying(over path: String, _ area: Rect, _ words: [SceneWord]?) -> String? {
    (words ?? []).flatMap(\.views).first { other in
      other != path && !explainer.isRoot(other) && !explainer.isInside(path, of: other)
        && snapshot(of: other)?.visibleBox?.meets(area) == true
    }
  }

  /// All that lies at rest where a view does, over another one or its partner, above what flies.
  private func together(_ path: String, over other: String) -> Remedy {
    let below = [other, plan.partner(of: other)]
    let over = rests.drop { !below.contains($0.layer.path) }.filter { placement in
      placement.layer.role == .view && atRest(path)?.reach.meets(placement.reach) == true
        && !below.contains(placement.layer.path) && explainer.view(placement.layer.path) != nil
    }
    return Remedy(over.map { .view($0.layer.path, .adding([.fade, .useGlobalCoordinateSpace])) })
  }

  /// Said only where the plan says so.
  private func unpictured(_ path: String) -> String? {
    let own = Set(plan.views.map(\.path))
    return ([path] + explainer.holders(of: path)).contains(where: own.contains)
      ? nil : "it has no snapshot of its own (L1, L3)"
  }

  /// A view that lies partly outside of one whose snapshot pictures it.
  private func beyond(_ area: Rect) -> SeamCause? {
    for view in rests.reversed() where view.layer.role == .view && view.canvasBox?.covers(area) == true {
      let inner = view.layer.path
      let holder = explainer.holders(of: inner).first { holder in plan.views.contains { $0.path == holder } }
      guard let holder, !plan.views.contains(where: { $0.path == inner }), let edge = atRest(holder)?.canvasBox,
        !edge.grown(by: 4).holds(area)
      else { continue }
      let live = [holder, plan.partner(of: holder)].compactMap(\.self).map {
        SceneChange.view($0, .adding([.snapshot(.noSnapshot)]))
      }
      return SeamCause(
        inner, "\(hides.what) partly", "it is part of the picture of \(holder), which ends at that view's bounds (L3)",
        [Remedy(live)] + explainer.fades(inner, in: plan).prefix(1) + [
          Remedy(inner, adding: .fade, .useGlobalCoordinateSpace)
        ])
    }
    return nil
  }

  private func shadow(_ view: LayerPlacement) -> SeamCause {
    let path = view.layer.path
    if let snapshot = snapshot(of: path), let cause = difference(snapshot, view, nil) { return cause }
    let inner = plan.views.first { explainer.isInside($0.path, of: path) }?.path
    let why = inner.map { "\($0), which casts it, flies as a snapshot of its own (L1, L3)" } ?? unpictured(path)
    var remedies: [Remedy] = []
    if let inner, let id = explainer.view(inner)?.heroID {
      let move: [SceneChange] = [.view(path, .heroID(id)), .view(inner, .heroID(nil))]
      remedies = [Remedy(move)]
      if let partner = plan.partner(of: inner) { remedies.append(Remedy(move + [.view(partner, .isOpaque(false))])) }
    }
    return SeamCause(
      path, "its shadow \(edge == .start ? "goes" : "comes") at once", why,
      remedies + Array(explainer.fades(path, in: plan).prefix(1)))
  }
}

extension SceneWord {
  /// The view that it cuts off; nil for other words.
  fileprivate var clipping: String? { look("clipsToBounds", "mask", "cornerRadius") }
}
