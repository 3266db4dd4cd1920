import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import TransitionEngine

/// Where a transition begins or ends: the picture of its first or last moment against the one at rest.
struct Seam {
  /// Which of the two.
  enum Edge { case start, end }

  /// Less of the canvas than this nobody sees change.
  private static let leastPart = 0.0008
  /// Runs of changed blocks that are looked at, and snapshots that are tried for each.
  private static let (mostAreas, mostTried) = (8, 8)

  let edge: Edge
  let plan: TransitionPlan
  let explainer: Explainer
  let (moving, still): (LayerTree, LayerTree)
  /// What draws in both, in paint order.
  let (moves, rests): ([LayerPlacement], [LayerPlacement])

  init(_ edge: Edge, of plan: TransitionPlan, moving: LayerTree, still: LayerTree, explainer: Explainer) {
    (self.edge, self.plan, self.explainer) = (edge, plan, explainer)
    (self.moving, self.still) = (moving, still)
    func drawing(_ tree: LayerTree) -> [LayerPlacement] {
      LayerPlacement.all(in: tree).filter { $0.opacity > 0.02 && ($0.layer.showsItself || $0.layer.shownShadow != nil) }
    }
    (moves, rests) = (drawing(moving), drawing(still).filter { $0.layer.role == .view })
  }

  /// What changes at once here, each view once.
  func findings() throws -> [Finding] {
    let canvas = explainer.sharpCanvas
    let change = PictureChange(try canvas.draw(moving), try canvas.draw(still), scale: canvas.scale)
    guard change.part > Self.leastPart else { return [] }
    let bars = moving.bars + still.bars
    let healing = Healing(moving, still, on: explainer.canvas)
    var found: [Finding] = []
    for area in change.areas.prefix(Self.mostAreas) where area.breadth >= 3 {
      let box = area.box.times(1 / canvas.scale)
      guard !bars.contains(where: { $0.covers(box) }),
        let cause = try cause(of: box, culprit: culprit(of: box, healing)),
        !found.contains(where: { $0.view == cause.view })
      else { continue }
      found.append(finding(cause, in: box))
    }
    return found
  }

  private func finding(_ cause: SeamCause, in box: Rect) -> Finding {
    let time = edge == .start ? plan.start : plan.start + plan.duration
    var finding = Finding(
      .seam, view: cause.view, in: plan, aspect: edge == .start ? "start" : "end", start: time, end: time,
      message: cause.text, remedies: cause.remedies,
      location: explainer.view(cause.view)?.location ?? SourceLocation())
    finding.box = box
    finding.moment = edge == .start ? time : max(plan.start, time - 1e-6)
    return finding
  }

  // MARK: What it is

  /// What shows at rest as soon as it is taken away.
  enum Culprit: Equatable {
    /// Snapshots: one, or both of a pair.
    case snapshots([String])
    /// The views of a screen that do not animate.
    case screen(String)
    /// The colour under everything.
    case background
  }

  /// What is to blame for a change, found by drawing the moment without it.
  private func culprit(of area: Rect, _ healing: Healing) throws -> Culprit? {
    var near: [String] = []
    for placement in moves.reversed() where placement.layer.role == .snapshot && placement.reach.meets(area) {
      if !near.contains(placement.layer.path), near.count < Self.mostTried { near.append(placement.layer.path) }
    }
    let pairs = plan.pairs.map { [$0.destination, $0.source] }.filter { $0.contains(where: near.contains) }
    for paths in near.map({ [$0] }) + pairs
    where try healing.heals(moving.without(Set(paths), role: .snapshot), area) {
      return .snapshots(paths)
    }
    let other = edge == .start ? plan.toView : plan.fromView
    var tree = moving
    tree.layers.removeAll { $0.role == .view && $0.path == other }
    if tree.layers.count < moving.layers.count, try healing.heals(tree, area) {
      return .screen(Explainer.screen(of: other))
    }
    tree = moving
    tree.background = still.background
    return try tree != moving && healing.heals(tree, area) ? .background : nil
  }

  /// The view at rest that is seen in an area.
  func seenAtRest(_ area: Rect) -> LayerPlacement? {
    rests.last { $0.layer.showsItself && $0.visibleBox?.covers(area) == true }
  }

  /// A view at rest.
  func atRest(_ path: String) -> LayerPlacement? { rests.last { $0.layer.path == path } }

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
}

/// Tries whether a changed moment looks as at rest.
private struct Healing {
  private let canvas: SmallCanvas
  private let (moving, still): (LayerTree, LayerTree)

  init(_ moving: LayerTree, _ still: LayerTree, on canvas: SmallCanvas) {
    self.canvas = canvas
    (self.moving, self.still) = (moving, still)
  }

  /// Whether at most two fifths of what changes in an area still do, points.
  func heals(_ tree: LayerTree, _ area: Rect) throws -> Bool {
    let still = try canvas.draw(still)
    let changed = try canvas.draw(moving).clearlyChanged(from: still, in: area.times(canvas.scale))
    guard !changed.isEmpty else { return false }
    let picture = try canvas.draw(tree)
    return 5 * changed.count { picture.differsClearly(from: still, at: $0) } <= 2 * changed.count
  }
}

extension LayerPlacement {
  /// Its box, with its shadow's room.
  var reach: Rect {
    guard let box = visibleBox else { return .zero }
    guard let shadow = layer.shownShadow else { return box }
    let room = 2 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    return Rect(
      x: box.minX - room, y: box.minY - room, width: box.size.width + 2 * room, height: box.size.height + 2 * room)
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

  func times(_ scale: Double) -> Rect {
    Rect(x: minX * scale, y: minY * scale, width: size.width * scale, height: size.height * scale)
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
