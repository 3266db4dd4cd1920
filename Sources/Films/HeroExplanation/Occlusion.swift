import HeroGeometry
import HeroInspection
import HeroLayers
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
    /// Of the covered view's box.
    let pixels: Double
  }

  private static let samples = 12

  /// Views that cannot be seen while they should be: behind another for a quarter of the time, or for a third from a disappearing one's
  /// start or to an appearing one's end.
  func occlusion(_ search: CauseSearch?) throws -> [Finding] {
    var found: [Finding] = []
    for plan in lasting {
      let samples = (0..<Self.samples).map {
        Sample(tree(plan, at: (Double($0) + 0.5) / Double(Self.samples)), on: canvas)
      }
      let settled = settled(plan)
      let (before, after) = (Sample(settled.before, on: canvas), Sample(settled.after, on: canvas))
      var pictures = 0
      for mover in largest(movers(of: plan), plan, samples[Self.samples / 2]) {
        let boxed = samples.map { cover(of: mover, in: $0, role: .snapshot) }
        guard longRun(boxed, mover) != nil else { continue }
        pictures += boxed.count { $0 != nil }
        if pictures > budget.mostPictures { leaveOut("rest of the", plan) }
        guard pictures <= budget.mostPictures else { break }
        let covers = try boxed.indices.map { try isHidden(mover, by: boxed[$0], in: samples[$0]) ? boxed[$0] : nil }
        guard let run = longRun(covers, mover), let cover = covers[run.lowerBound] else { continue }
        // What is covered when nothing moves is meant to be.
        let rest = mover.appears ? after : before
        let isSeenAtRest =
          try !isHidden(mover, by: self.cover(of: mover, in: rest, role: .view), in: rest, role: .view)
          && mover.members.contains { member in
            rest.places[member] != nil || view(member) == nil && rest.places[Self.screen(of: member)] != nil
          }
        guard mover.isPair || isSeenAtRest else { continue }
        let middle = (Double(run.lowerBound + run.count / 2) + 0.5) / Double(Self.samples)
        let sample = samples[run.lowerBound + run.count / 2]
        var finding = finding(mover, cover, run, plan)
        let near = near(cover.placement.visibleBox ?? .zero, [sample.placements], in: plan)
        try search?.prove(&finding, of: near, in: plan) { film, canvas in
          try film.tree(in: plan.index, at: middle).hides(mover.members, on: canvas)
        }
        found.append(finding)
      }
    }
    return found
  }

  /// The longest time of moments in which it is covered, where it counts.
  private func longRun(_ covers: [Cover?], _ mover: Mover) -> Range<Int>? {
    guard let run = covers.map({ $0 != nil }).longestRun else { return nil }
    if mover.isPair { return run.count >= Self.samples / 4 ? run : nil }
    let touches = mover.appears ? run.upperBound == Self.samples : run.lowerBound == 0
    return run.count >= Self.samples / 3 && touches ? run : nil
  }

  private func movers(of plan: TransitionPlan) -> [Mover] {
    let pairs = Dictionary(
      plan.pairs.flatMap { pair in [(pair.source, pair), (pair.destination, pair)] },
      uniquingKeysWith: { first, _ in first })
    // By path: partners of the views inside.
    var inner: [String: Set<String>] = [:]
    for pair in plan.pairs {
      for (one, other) in [(pair.source, pair.destination), (pair.destination, pair.source)] {
        var above = parents[one]
        while let path = above {
          inner[path, default: []].insert(other)
          above = parents[path]
        }
      }
    }
    func mover(_ path: String, _ members: Set<String>, appears: Bool) -> Mover {
      let inner = members.reduce(into: Set<String>()) { $0.formUnion(inner[$1] ?? []) }
      return Mover(path: path, members: members, appears: appears, inner: inner)
    }
    var met: Set<String> = []
    return plan.views.compactMap { view in
      guard let pair = pairs[view.path] else { return mover(view.path, [view.path], appears: view.appearing) }
      guard met.insert(pair.destination).inserted else { return nil }
      return mover(pair.destination, [pair.source, pair.destination], appears: true)
    }
  }

  /// Those that are looked at, in their order: the largest in the middle of the transition.
  private func largest(_ movers: [Mover], _ plan: TransitionPlan, _ middle: Sample) -> [Mover] {
    guard movers.count > Budget.mostMovers else { return movers }
    leaveOut("smaller ones of \(movers.count)", plan)
    let areas = movers.map { middle.snapshot(of: $0.path)?.visibleBox?.area ?? 0 }
    let kept = areas.indices.sorted { (areas[$1], $0) < (areas[$0], $1) }.prefix(Budget.mostMovers).sorted()
    return kept.map { movers[$0] }
  }

  private func leaveOut(_ which: String, _ plan: TransitionPlan) {
    budget.leaveOut("who covers the \(which) views in the transition at \(Decimals.fixed(plan.start, 2)) s")
  }

  /// What hides a view at a moment, by boxes.
  private func cover(of mover: Mover, in sample: Sample, role: Layer.Role) -> Cover? {
    let placements = sample.placements
    let own = mover.members.flatMap { sample.places[$0] ?? [] }.sorted().filter {
      placements[$0].layer.role == role && placements[$0].layer.showsItself && placements[$0].opacity > 0.1
    }
    guard let last = own.last, let box = LayerPlacement.box(of: own.map { placements[$0] }, in: sample.tree.size) else {
      return nil
    }
    let above = sample.covers.first { cover in
      cover.index > last && cover.box.holds(box) && !mover.owns(placements[cover.index].layer.path, in: self)
    }
    guard let first = above.map({ placements[$0.index] }) else { return nil }
    let pixels = box.size.width * box.size.height * canvas.scale * canvas.scale
    guard pixels >= 9 else { return nil }
    let (z, depth) = (placements[last].layer.zPosition, placements[last].depth)
    return Cover(placement: first, zPosition: z, depth: depth, pixels: pixels)
  }

  /// Whether it hides the view for sure: the moment is drawn without the view.
  private func isHidden(_ mover: Mover, by cover: Cover?, in sample: Sample, role: Layer.Role = .snapshot) throws
    -> Bool
  {
    guard let cover else { return false }
    let without = try canvas.draw(sample.tree.without(mover.members, role: role), keeping: false)
    return try Double(sample.picture().differing(from: without)) < max(cover.pixels * 0.02, 2)
  }

  private func finding(_ mover: Mover, _ cover: Cover, _ run: Range<Int>, _ plan: TransitionPlan) -> Finding {
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
      message: "is hidden from \(seconds) behind \(layer.path), \(why)", remedies: remedies)
    finding.subjects = mover.members
    finding.box = cover.placement.canvasBox
    return finding
  }
}

extension LayerTree {
  /// Whether hardly anything of some views' snapshots can be seen: the picture is the same without them.
  fileprivate func hides(_ paths: Set<String>, on canvas: SmallCanvas) throws -> Bool {
    let boxes = LayerPlacement.all(in: self).filter {
      paths.contains($0.layer.path) && $0.layer.role == .snapshot && $0.layer.showsItself
    }.compactMap(\.visibleBox)
    let area = (boxes.map(\.area).max() ?? 0) * canvas.scale * canvas.scale
    let without = try canvas.draw(without(paths, role: .snapshot))
    return try Double(canvas.draw(self).differing(from: without)) < max(area * 0.02, 2)
  }
}
