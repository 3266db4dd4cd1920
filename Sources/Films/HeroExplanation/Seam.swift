import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import TransitionEngine

/// Where a transition begins or ends: the picture of its first or last moment against the one at rest.
struct Seam {
  /// Which of the two.
  enum Edge: String, Sendable { case start, end }

  /// Areas that change which are looked at, the largest first.
  private static let mostAreas = 8

  let edge: Edge
  let plan: TransitionPlan
  let explainer: Explainer
  let (moving, still): (LayerTree, LayerTree)
  /// What draws in both, in paint order.
  let (moves, rests): ([LayerPlacement], [LayerPlacement])

  init(_ edge: Edge, of plan: TransitionPlan, explainer: Explainer) {
    (self.edge, self.plan, self.explainer) = (edge, plan, explainer)
    (moving, still) = explainer.rested.trees(edge, of: plan.index)
    func drawing(_ tree: LayerTree) -> [LayerPlacement] {
      LayerPlacement.all(in: tree).filter { $0.opacity > 0.02 && ($0.layer.showsItself || $0.layer.shownShadow != nil) }
    }
    (moves, rests) = (drawing(moving), drawing(still))
  }

  /// What changes at once here so that a person sees it, each cause once.
  ///
  /// - Parameter search: Nil: nobody asks for causes, and each area is told by itself.
  func findings(_ search: CauseSearch?) throws -> [Finding] {
    let canvas = explainer.sharpCanvas
    let change = VisibleChange(try canvas.draw(moving), try canvas.draw(still), scale: canvas.scale)
    var found: [(words: [SceneWord]?, causes: [SeamCause], boxes: [Rect])] = []
    if change.areas.count > Self.mostAreas { explainer.budget.leaveOut("smaller areas that change at once") }
    for area in change.areas.prefix(Self.mostAreas) {
      let words = try search.flatMap { try self.words(for: area.box, $0) }
      guard words?.allSatisfy(\.isApplied) != true, let cause = try cause(of: area.box, words: words) else { continue }
      let alike = try found.firstIndex { one in
        // Each word may do for its own area alone.
        let all = ((one.words ?? []) + (words ?? [])).once
        let film = all.isEmpty ? nil : search?.film(without: all)
        return try isAlike((one.words, one.causes[0]), (words, cause))
          && (film.map { film in try (one.boxes + [area.box]).allSatisfy { try isGone(in: film, $0, canvas) } }
            ?? all.isEmpty)
      }
      if let alike { found[alike].words = found[alike].words.map { ($0 + (words ?? [])).once } }
      let same =
        alike
        ?? found.firstIndex {
          search != nil && (words != nil && $0.words == words || $0.causes.contains { $0.view == cause.view })
        }
      if let same {
        if !found[same].causes.contains(where: { $0.view == cause.view }) { found[same].causes.append(cause) }
        found[same].boxes.append(area.box)
      } else {
        found.append((words, [cause], [area.box]))
      }
    }
    return found.map(finding)
  }

  /// Whether two areas change for the same reason, for the same words of other views or for none.
  private func isAlike(_ one: ([SceneWord]?, SeamCause), _ other: ([SceneWord]?, SeamCause)) -> Bool {
    let (words, others) = ((one.0 ?? []).map(\.written), (other.0 ?? []).map(\.written))
    return !explainer.isTrial && Set(words) == Set(others) && one.1.what == other.1.what
      && one.1.reason == other.1.reason && (one.1.reason != nil || !words.isEmpty)
  }

  private func finding(_ words: [SceneWord]?, _ causes: [SeamCause], in boxes: [Rect]) -> Finding {
    let time = edge == .start ? plan.start : plan.start + plan.duration
    let cause = causes[0]
    var message = "\(cause.what) where the transition \(edge == .start ? "begins" : "ends")\(explainer.proof(words))"
    if let reason = cause.reason { message += ": " + reason }
    let others = causes.dropFirst().map(\.view)
    if !others.isEmpty { message += "; the same goes for \(others.joined(separator: ", "))" }
    // What helps one is tried for all of them at once first.
    let together = others.isEmpty ? [] : Remedy.together(causes.map(\.remedies))
    var finding = Finding(
      .seam, view: cause.view, in: plan, aspect: edge.rawValue, start: time, end: time, message: message,
      remedies: together + cause.remedies, moment: edge == .start ? time : max(plan.start, time - 1e-6))
    finding.subjects.formUnion(others)
    finding.claim = .happens(.seam(plan.index, edge, boxes[0]))
    finding.words = words ?? []
    (finding.box, finding.boxes) = (boxes[0], boxes)
    return finding
  }

  // MARK: The words that it comes from

  /// The smallest set of words without which an area does not change at once; nil where there is none.
  private func words(for box: Rect, _ search: CauseSearch) throws -> [SceneWord]? {
    // Without its colour, or where it lies lower, what is seen would only not be seen.
    let (rest, top) = (seenAtRest(box)?.layer.path, seenMoving(box)?.layer.path)
    let here = moves.filter { $0.reach.meets(box) && !explainer.isRoot($0.layer.path) }
    let own = here.map(\.layer.path) + [rest, top].compactMap(\.self)
    let path = here.first { $0.layer.role == .snapshot && $0.layer.path == top }?.layer.path
    var candidates = explainer.candidates(
      explainer.near(box, [moves, rests], in: plan),
      colors: { path in !own.contains { $0 == path || explainer.isInside(path, of: $0) } }, in: plan)
    candidates.groups[0].removeAll { word in
      word.look("zPosition").map { $0 == rest && (explainer.view($0)?.zPosition ?? 0) > 0 } == true
    }
    let small = explainer.canvas
    var found: [SceneWord]?
    if !VisibleChange(try small.draw(moving), try small.draw(still), scale: small.scale, in: box).isNothing {
      let words = try search.smallest(of: candidates, in: plan, for: path) { try isGone(in: $0, box, small) }
      if let words, let film = search.film(without: words), try isGone(in: film, box, explainer.sharpCanvas) {
        found = words
      }
    }
    // Drawn small, areas that are near each other are one.
    if let found, found.count < 3 { return found }
    return try search.smallest(of: candidates, in: plan, for: path) { try isGone(in: $0, box, explainer.sharpCanvas) }
      ?? found
  }

  /// Whether an area does not change at once in another film.
  private func isGone(in film: Film, _ box: Rect, _ canvas: SmallCanvas) throws -> Bool {
    try !Finding.Happening.seam(plan.index, edge, box).isSo(film, SmallCanvas(sharing: canvas))
  }

  // MARK: What is seen

  /// The view at rest that is seen in an area.
  func seenAtRest(_ area: Rect) -> LayerPlacement? { Self.seen(rests, area) }

  /// What is seen in an area while the transition runs.
  func seenMoving(_ area: Rect) -> LayerPlacement? { Self.seen(moves, area) }

  /// The topmost; an area is of whole blocks, and reaches as far beyond what is small.
  private static func seen(_ placements: [LayerPlacement], _ area: Rect) -> LayerPlacement? {
    placements.last { $0.layer.showsItself && $0.visibleBox?.grown(by: 2).covers(area) == true }
  }

  /// A view at rest.
  func atRest(_ path: String) -> LayerPlacement? { rests.last { $0.layer.path == path && $0.layer.role == .view } }

  /// Whether a view is there at rest as its snapshot is, whatever it draws: a container's by the screen that it is around.
  func isThere(_ path: String) -> Bool {
    guard let box = snapshot(of: path)?.canvasBox else { return false }
    let shown = explainer.view(path) == nil ? Explainer.screen(of: path) : path
    return LayerPlacement.all(in: still).contains { placement in
      placement.layer.role == .view && placement.layer.path == shown
        && (placement.canvasBox.map { $0.covers(box) && box.covers($0) } ?? false)
    }
  }

  /// A view's snapshot.
  func snapshot(of path: String) -> LayerPlacement? {
    moves.last { $0.layer.role == .snapshot && $0.layer.path == path }
  }

  /// Whether a view animates as itself, without a snapshot, or lies in one that does.
  func isLive(_ path: String) -> Bool {
    ([path] + explainer.holders(of: path)).contains { path in plan.views.contains { $0.path == path } }
  }

  /// Whether a tab bar is there only while a push or pop runs, or only beside it.
  func isLate(_ bar: String) -> Bool {
    func has(_ tree: LayerTree) -> Bool { tree.layers.contains { $0.role == .overlay && $0.path == bar } }
    return bar == "tabBar" && plan.way == .navigation && has(moving) != has(still)
  }

  /// The bar that stays while screens change and lies over an area, and its box with the hairline; nil: none.
  func bar(over area: Rect) -> (path: String, box: Rect)? {
    for bar in still.layers + moving.layers where ["navigationBar", "tabBar", "toolbar"].contains(bar.path) {
      let corners = bar.children.flatMap { $0.bounds.corners.map($0.map.apply) }
      guard bar.role == .overlay, !corners.isEmpty else { continue }
      let box = Rect(bounding: corners).grown(by: 4)
      if box.meets(area) { return (bar.path, box) }
    }
    return nil
  }
}

extension Finding.Happening {
  /// An area, points, changes at once where a transition begins or ends.
  static func seam(_ transition: Int, _ edge: Seam.Edge, _ box: Rect) -> Finding.Happening {
    Finding.Happening { film, canvas in
      let (moving, still) = film.trees(edge, of: transition)
      return try !VisibleChange(canvas.draw(moving), canvas.draw(still), scale: canvas.scale, in: box).isNothing
    }
  }
}

extension Film {
  /// What shows at the first or last moment of a transition, and at rest beside it; of a film with rests.
  func trees(_ edge: Seam.Edge, of index: Int) -> (moving: LayerTree, still: LayerTree) {
    let plan = transitions[index]
    switch edge {
    case .start: return (moment(at: plan.start).tree, moment(at: plan.start - Scene.rest / 2).tree)
    case .end:
      return (
        moment(at: plan.start + plan.duration * (1 - 1e-9)).tree,
        moment(at: plan.start + plan.duration + Scene.rest / 2).tree
      )
    }
  }
}
