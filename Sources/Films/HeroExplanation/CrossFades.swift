import HeroImage
import HeroInspection
import HeroLayers
import HeroRender
import TransitionEngine

extension Explainer {
  private static let samples = 24
  /// Of what lies behind, 0…1, and seconds of it, from which on people see that it shows through.
  private static let (least, longest) = (0.1, 0.3)
  /// Of what lies behind, from which on the pair is as good as gone.
  private static let most = 0.9

  /// Pairs that look alike and cross-fade, so that what lies behind them shows through (rule P4).
  func crossFades(_ search: CauseSearch?) throws -> [Finding] {
    try lasting.flatMap { plan -> [Finding] in
      let fading = Set(plan.views.filter { $0.keys.contains { $0.name == "opacity" } }.map(\.path))
      let pairs = plan.pairs.filter { fading.contains($0.source) && fading.contains($0.destination) }
      guard !pairs.isEmpty else { return [] }
      let more = pairs.count - Budget.mostPairs
      if more > 0 { budget.leaveOut("what shows through \(more) pairs that cross-fade") }
      let samples = (0..<Self.samples).map {
        Sample(tree(plan, at: (Double($0) + 0.5) / Double(Self.samples)), on: canvas)
      }
      return try pairs.prefix(Budget.mostPairs).compactMap { try crossFade($0, plan, samples, search) }
    }
  }

  private func crossFade(
    _ pair: TransitionPlan.Pair, _ plan: TransitionPlan, _ samples: [Sample], _ search: CauseSearch?
  ) throws -> Finding? {
    let through = samples.map { sample in Self.through(pair.members.map(sample.snapshot)) }
    let seen = through.indices.filter { Self.least < through[$0] && through[$0] < Self.most }
    let step = plan.duration / Double(Self.samples)
    // Of a view that is asked for, a glimpse too.
    let isAsked = pair.members.contains { question.views?.contains($0) == true }
    guard let first = seen.first, let last = seen.last, isAsked || Double(seen.count) * step > Self.longest,
      let most = seen.max(by: { through[$0] < through[$1] }), try Self.showsThrough(pair, samples[most].tree, canvas)
    else { return nil }
    let start = plan.start + Double(first) * step
    var finding = Finding(
      .seam, view: pair.destination, in: plan, aspect: "cross-fade", start: start,
      end: plan.start + Double(last + 1) * step,
      message:
        "lets through what lies behind it, up to \(Decimals.compact(through[most] * 100, 0)) %: it and \(pair.source) fade at the "
        + "same time (P4)",
      remedies: [pair.destination, pair.source].map { Remedy($0, adding: .forceNonFade) } + [
        Remedy(.view(pair.source, .isOpaque(true)), .view(pair.destination, .isOpaque(true)))
      ], moment: plan.start + (Double(most) + 0.5) * step)
    finding.subjects.insert(pair.source)
    let part = (Double(most) + 0.5) / Double(Self.samples)
    try search?.prove(&finding, of: [pair.destination, pair.source], in: plan) { film, canvas in
      let sample = Sample(film.tree(in: plan.index, at: part), on: canvas)
      let through = Self.through(pair.members.map(sample.snapshot))
      return try Self.least < through && through < Self.most && Self.showsThrough(pair, sample.tree, canvas)
    }
    return finding
  }

  /// How much of what lies behind snapshots shows through all of them, 0…1.
  private static func through(_ snapshots: [LayerPlacement?]) -> Double {
    snapshots.reduce(1) { $0 * (1 - ($1?.opacity ?? 0)) }
  }

  /// Whether both look alike there, and otherwise than where they cross-fade.
  private static func showsThrough(_ pair: TransitionPlan.Pair, _ tree: LayerTree, _ canvas: SmallCanvas) throws -> Bool
  {
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
    changing { if $0.role == .snapshot, let opacity = opacities[$0.path] { $0.opacity = opacity } }
  }
}
