import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import HeroRaster
import HeroRender
import TransitionEngine

extension Explainer {
  /// A view that animates, or a matched pair, whose layers stand for one thing on screen.
  private struct Mover {
    /// The destination's of a pair.
    let path: String
    let members: Set<String>
    let appears: Bool
    var isPair: Bool { members.count > 1 }

    /// Partners of the views inside of it.
    let inner: Set<String>

    /// Whether a layer belongs to it: the views inside of it are no cover, nor what they become.
    func owns(_ path: String, in explainer: Explainer) -> Bool {
      members.union(inner).contains { path == $0 || explainer.isInside(path, of: $0) }
    }
  }

  private struct Cover {
    let placement: LayerPlacement
    /// The covered view's.
    let zPosition: Double
    let depth: Int
  }

  /// A moment that is looked at for many views.
  private final class Sample {
    let tree: LayerTree
    /// In paint order.
    let placements: [LayerPlacement]
    private let canvas: SmallCanvas
    private var drawn: Pixmap?

    init(_ tree: LayerTree, on canvas: SmallCanvas) {
      self.tree = tree
      self.canvas = canvas
      placements = LayerPlacement.all(in: tree)
    }

    /// The moment as it shows, drawn when it is first asked for.
    func picture() throws(RasterError) -> Pixmap {
      if let drawn { return drawn }
      let picture = try canvas.draw(tree)
      drawn = picture
      return picture
    }
  }

  private static let samples = 12

  /// Views that cannot be seen while they should be: behind another for a quarter of the time, or for a third from a disappearing one's
  /// start or to an appearing one's end.
  func occlusion() throws -> [Finding] {
    var found: [Finding] = []
    let search = CauseSearch(self)
    for plan in lasting {
      let samples = (0..<Self.samples).map {
        Sample(tree(plan, at: (Double($0) + 0.5) / Double(Self.samples)), on: canvas)
      }
      let settled = settled(plan)
      let (before, after) = (Sample(settled.before, on: canvas), Sample(settled.after, on: canvas))
      for mover in movers(of: plan) {
        let covers = try samples.map { try cover(of: mover, in: $0, role: .snapshot) }
        guard let run = Self.longestRun(covers.map { $0 != nil }), let cover = covers[run.lowerBound] else { continue }
        let needed = mover.isPair ? Self.samples / 4 : Self.samples / 3
        guard run.count >= needed, mover.isPair || touches(run, mover) else { continue }
        // What is covered when nothing moves is meant to be.
        let rest = mover.appears ? after : before
        let isSeenAtRest =
          try self.cover(of: mover, in: rest, role: .view) == nil
          && rest.placements.contains { placement in
            mover.members.contains { view($0) == nil && Self.screen(of: $0) == placement.layer.path }
              || mover.members.contains(placement.layer.path)
          }
        guard mover.isPair || isSeenAtRest else { continue }
        let middle = (Double(run.lowerBound + run.count / 2) + 0.5) / Double(Self.samples)
        let sample = samples[run.lowerBound + run.count / 2]
        let words = try search.smallest(
          of: absences(
            near(cover.placement.visibleBox ?? .zero, [sample.placements], in: plan), colors: { _ in false }, in: plan)
        ) { film in
          let canvas = SmallCanvas(sharing: self.canvas)
          return try !film.tree(plan.index, at: middle).hides(mover.members, scale: canvas.scale) { try canvas.draw($0) }
        }
        var finding = finding(mover, cover, run, plan, words)
        finding.claim = .hidden(transition: plan.index, mover.members, at: middle)
        finding.words = words ?? []
        found.append(finding)
      }
    }
    return found
  }

  private func touches(_ run: Range<Int>, _ mover: Mover) -> Bool {
    mover.appears ? run.upperBound == Self.samples : run.lowerBound == 0
  }

  private func movers(of plan: TransitionPlan) -> [Mover] {
    var movers: [Mover] = []
    for view in plan.views {
      if let pair = plan.pairs.first(where: { $0.source == view.path || $0.destination == view.path }) {
        guard !movers.contains(where: { $0.path == pair.destination }) else { continue }
        movers.append(mover(pair.destination, [pair.source, pair.destination], appears: true, plan))
      } else {
        movers.append(mover(view.path, [view.path], appears: view.appearing, plan))
      }
    }
    return movers
  }

  private func mover(_ path: String, _ members: Set<String>, appears: Bool, _ plan: TransitionPlan) -> Mover {
    func isInside(_ path: String) -> Bool { members.contains { self.isInside(path, of: $0) } }
    let inner = plan.pairs.flatMap { pair in
      (isInside(pair.source) ? [pair.destination] : []) + (isInside(pair.destination) ? [pair.source] : [])
    }
    return Mover(path: path, members: members, appears: appears, inner: Set(inner))
  }

  /// What hides a view at a moment: by boxes first, and for sure by drawing the moment without the view.
  private func cover(of mover: Mover, in sample: Sample, role: Layer.Role) throws -> Cover? {
    let placements = sample.placements
    let own = placements.indices.filter {
      mover.members.contains(placements[$0].layer.path) && placements[$0].layer.role == role
        && placements[$0].layer.showsItself
        && placements[$0].opacity > 0.1
    }
    guard let last = own.last, let box = boundingBox(own.map { placements[$0] }, in: sample.tree.size) else {
      return nil
    }
    let above = placements[(last + 1)...].filter { placement in
      placement.layer.showsItself && placement.opacity > 0.98 && !mover.owns(placement.layer.path, in: self)
        && (placement.canvasBox.map { $0.holds(box) } ?? false)
    }
    guard let first = above.first else { return nil }
    let pixels = box.size.width * box.size.height * canvas.scale * canvas.scale
    guard pixels >= 9 else { return nil }
    let without = try canvas.draw(sample.tree.without(mover.members, role: role))
    let shown = try sample.picture().differing(from: without)
    guard Double(shown) < max(pixels * 0.02, 2) else { return nil }
    return Cover(placement: first, zPosition: placements[last].layer.zPosition, depth: placements[last].depth)
  }

  /// The box of several layers as far as it is on the canvas; nil where nothing is.
  private func boundingBox(_ placements: [LayerPlacement], in size: Size) -> Rect? {
    let corners = placements.compactMap(\.canvasBox).flatMap(\.corners)
    guard !corners.isEmpty else { return nil }
    let box = Rect(bounding: corners)
    let (left, top) = (max(box.minX, 0), max(box.minY, 0))
    let (right, bottom) = (min(box.maxX, size.width), min(box.maxY, size.height))
    guard right - left > 1, bottom - top > 1 else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func longestRun(_ flags: [Bool]) -> Range<Int>? {
    var best: Range<Int>?
    var start = 0
    for index in 0...flags.count where index == flags.count || !flags[index] {
      if index > start, index - start > best?.count ?? 0 { best = start..<index }
      start = index + 1
    }
    return best
  }

  private func finding(
    _ mover: Mover, _ cover: Cover, _ run: Range<Int>, _ plan: TransitionPlan, _ words: [SceneChange]?
  ) -> Finding {
    let step = plan.duration / Double(Self.samples)
    let (start, end) = (plan.start + Double(run.lowerBound) * step, plan.start + Double(run.upperBound) * step)
    let layer = cover.placement.layer
    // A modifier's zPosition is only where an appearing view comes from; the layer's own holds throughout.
    let members = mover.members.subtracting([mover.path]).sorted() + [mover.path]
    let raises = members.map { SceneChange.view($0, .zPosition(max(layer.zPosition, cover.zPosition) + 1)) }
    let frees = members.map { SceneChange.view($0, .adding([.useGlobalCoordinateSpace])) }
    var remedies = [Remedy(raises)]
    let why: String
    if layer.role == .overlay {
      why = "which lies over all that changes inside of its controller (C7)"
      remedies = []
    } else if cover.depth > 0 {
      why = "because its snapshot is part of another view's, which lies lower (L4)"
      remedies = [Remedy(frees), Remedy(frees + raises)] + remedies
    } else if layer.zPosition > cover.zPosition {
      why =
        "whose zPosition is \(Decimals.compact(layer.zPosition, 3)), and its own \(Decimals.compact(cover.zPosition, 3)) (L5)"
    } else {
      why = "whose snapshot was inserted later (L4, L5)"
    }
    let seconds = "\(Decimals.fixed(start, 2)) to \(Decimals.fixed(end, 2)) s"
    var finding = Finding(
      .hidden, view: mover.path, in: plan, start: start, end: end,
      message: "is hidden from \(seconds) behind \(layer.path), \(why)\(proof(words))", remedies: remedies,
      location: view(mover.path)?.location ?? SourceLocation())
    finding.subjects = mover.members
    finding.box = cover.placement.canvasBox
    return finding
  }
}

extension LayerTree {
  /// Whether hardly anything of some views' snapshots can be seen: the picture is the same without them.
  func hides(_ paths: Set<String>, scale: Double, _ draw: (LayerTree) throws -> Pixmap) rethrows -> Bool {
    let boxes = LayerPlacement.all(in: self).filter {
      paths.contains($0.layer.path) && $0.layer.role == .snapshot && $0.layer.showsItself
    }.compactMap(\.visibleBox)
    let area = (boxes.map(\.area).max() ?? 0) * scale * scale
    return try Double(draw(self).differing(from: draw(without(paths, role: .snapshot)))) < max(area * 0.02, 2)
  }
}

extension Rect {
  /// Whether another rectangle lies inside, half a point of grace.
  func holds(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && minY <= other.minY + 0.5 && maxX >= other.maxX - 0.5 && maxY >= other.maxY - 0.5
  }
}

extension LayerTree {
  /// The tree with some views drawing nothing themselves; what they hold stays.
  func without(_ paths: Set<String>, role: Layer.Role) -> LayerTree {
    func emptied(_ layers: [Layer]) -> [Layer] {
      layers.map { layer in
        var layer = layer
        layer.children = emptied(layer.children)
        guard paths.contains(layer.path), layer.role == role || layer.role == .overlay else { return layer }
        layer.contents = nil
        layer.backgroundColor = nil
        layer.borderWidth = 0
        layer.shadow = nil
        return layer
      }
    }
    var tree = self
    tree.layers = emptied(layers)
    tree.below = emptied(below)
    return tree
  }
}
