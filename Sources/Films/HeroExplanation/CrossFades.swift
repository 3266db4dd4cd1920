import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

extension Explainer {
  private static let samples = 24
  /// Of what lies behind, 0…1, and seconds of it, from which on people see that it shows through.
  private static let (least, longest) = (0.1, 0.3)

  /// Pairs that look alike and cross-fade, so that what lies behind them shows through (rule P4).
  func crossFades() throws -> [Finding] {
    try lasting.flatMap { plan -> [Finding] in
      let fading = Set(plan.views.filter { $0.keys.contains { $0.name == "opacity" } }.map(\.path))
      let pairs = plan.pairs.filter { fading.contains($0.source) && fading.contains($0.destination) }
      guard !pairs.isEmpty else { return [] }
      if pairs.count > Budget.mostPairs {
        budget.leaveOut("what shows through \(pairs.count - Budget.mostPairs) pairs that cross-fade")
      }
      let samples = (0..<Self.samples).map {
        Sample(tree(plan, at: (Double($0) + 0.5) / Double(Self.samples)), on: canvas)
      }
      return try pairs.prefix(Budget.mostPairs).compactMap { try crossFade($0, plan, samples) }
    }
  }

  private func crossFade(_ pair: TransitionPlan.Pair, _ plan: TransitionPlan, _ samples: [Sample]) throws -> Finding? {
    let trees = samples.map(\.tree)
    let through = samples.map { sample in
      [pair.source, pair.destination].reduce(1.0) { $0 * (1 - (sample.snapshot(of: $1)?.opacity ?? 0)) }
    }
    let seen = through.indices.filter { through[$0] > Self.least && through[$0] < 0.9 }
    let step = plan.duration / Double(Self.samples)
    guard let first = seen.first, let last = seen.last, Double(seen.count) * step > Self.longest,
      let most = seen.max(by: { through[$0] < through[$1] }), try showsThrough(pair, trees[most])
    else { return nil }
    let start = plan.start + Double(first) * step
    var finding = Finding(
      .seam, view: pair.destination, in: plan, aspect: "cross-fade", start: start,
      end: plan.start + Double(last + 1) * step,
      message:
        "lets through what lies behind it, up to \(Decimals.compact(through[most] * 100, 0)) %: it and \(pair.source) fade at the "
        + "same time, because one of them is not opaque (P4)",
      remedies: [pair.destination, pair.source].map { Remedy(.view($0, .adding([.forceNonFade]))) } + [
        Remedy(.view(pair.source, .isOpaque(true)), .view(pair.destination, .isOpaque(true)))
      ], location: view(pair.destination)?.location ?? SourceLocation())
    finding.subjects.insert(pair.source)
    finding.moment = plan.start + (Double(most) + 0.5) * step
    return finding
  }

  /// Whether both look alike there, and otherwise than where they cross-fade.
  private func showsThrough(_ pair: TransitionPlan.Pair, _ tree: LayerTree) throws -> Bool {
    guard
      let box = LayerPlacement.all(in: tree).last(where: {
        $0.layer.role == .snapshot && $0.layer.path == pair.destination
      })?.visibleBox
    else { return false }
    let one = try canvas.draw(tree.showing([pair.source: 0, pair.destination: 1]))
    let other = try canvas.draw(tree.showing([pair.source: 1, pair.destination: 0]))
    let through = VisibleChange(try canvas.draw(tree), one, scale: canvas.scale, in: box).areas
    return VisibleChange(one, other, scale: canvas.scale, in: box).isNothing
      && through.reduce(0) { $0 + $1.box.area } > 0.4 * box.area
  }
}

extension LayerTree {
  /// The tree with other opacities of some snapshots.
  fileprivate func showing(_ opacities: [String: Double]) -> LayerTree {
    func changed(_ layers: [Layer]) -> [Layer] {
      layers.map { layer in
        var layer = layer
        layer.children = changed(layer.children)
        if layer.role == .snapshot, let opacity = opacities[layer.path] { layer.opacity = opacity }
        return layer
      }
    }
    var tree = self
    tree.layers = changed(layers)
    return tree
  }
}
