import HeroGeometry
import HeroInspection
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

extension Explainer {
  /// Pictures of views whose proportions change on the way: what a snapshot shows is drawn once and then stretched (rule L3).
  func stretching(_ search: CauseSearch?) throws -> [Finding] {
    var found: [Finding] = []
    for plan in lasting {
      var worst: [String: (factor: Double, fraction: Double, from: Size, to: Size, box: Rect?)] = [:]
      var order: [String] = []
      let samples = 9
      for sample in 0..<samples {
        let fraction = min(Double(sample) / Double(samples - 1), 1 - 1e-9)
        for placement in LayerPlacement.all(in: tree(plan, at: fraction)) where placement.opacity > 0.1 {
          guard let (factor, from, to) = Self.stretch(placement.layer) else { continue }
          let path = placement.layer.path
          if worst[path] == nil { order.append(path) }
          if factor > worst[path]?.factor ?? 1 { worst[path] = (factor, fraction, from, to, placement.canvasBox) }
        }
      }
      for path in order {
        guard let worst = worst[path], !isTold(path, plan, found) else { continue }
        func text(_ size: Size) -> String { "\(Decimals.compact(size.width, 1))×\(Decimals.compact(size.height, 1))" }
        let pair = plan.pair(of: path)
        let members = [path] + [plan.partner(of: path)].compactMap(\.self)
        let live = (pair?.members ?? [path]).map { SceneChange.view($0, .adding([.snapshot(.noSnapshot)])) }
        var finding = Finding(
          .stretched, view: path, in: plan,
          message: "its picture of \(text(worst.from)) points is stretched to \(text(worst.to)), "
            + "\(Decimals.compact(worst.factor, 2)) times more in one direction than in the other (L3)",
          remedies: inProportion(path, pair) + [Remedy(live), Remedy(path, adding: .snapshot(.noSnapshot))],
          moment: plan.start + plan.duration * worst.fraction)
        try search?.prove(&finding, of: members, in: plan) { film, _ in
          (0..<samples).contains {
            Self.isStretched(path, in: film.tree(in: plan.index, at: Double($0) / Double(samples)))
          }
        }
        finding.subjects.formUnion(members)
        finding.box = worst.box
        found.append(finding)
      }
      found += plan.pairs.compactMap { pair in isTold(pair.destination, plan, found) ? nil : twoSizes(pair, plan) }
    }
    return found
  }

  /// Partners that show one image in two sizes at a time, because their content modes differ (rules L3, P4).
  private func twoSizes(_ pair: TransitionPlan.Pair, _ plan: TransitionPlan) -> Finding? {
    guard let one = view(pair.source), let other = view(pair.destination), case .image(let left) = one.content,
      case .image(let right) = other.content, left.image == right.image, left.contentMode != right.contentMode,
      let file = film.scene.images.indices.contains(left.image) ? film.scene.images[left.image].file : nil
    else { return nil }
    let snapshots = LayerPlacement.all(in: tree(plan, at: 0.5)).filter { $0.layer.role == .snapshot }
    guard let shown = snapshots.last(where: { $0.layer.path == other.path }) else { return nil }
    let image = Size(width: Double(file.width), height: Double(file.height))
    guard let first = Self.laidOut(image, left.contentMode, in: shown.layer.bounds.size),
      let second = Self.laidOut(image, right.contentMode, in: shown.layer.bounds.size)
    else { return nil }
    let factor = max(
      first.width / second.width, second.width / first.width, first.height / second.height, second.height / first.height
    )
    guard factor > 1.12 else { return nil }
    func both(_ mode: ContentMode) -> Remedy { Remedy([one, other].map { .view($0.path, .contentMode(mode)) }) }
    var finding = Finding(
      .stretched, view: other.path, in: plan,
      message:
        "shows in two sizes at the same time, one \(Decimals.compact(factor, 2)) times as large: the contentMode of \(one.path) is "
        + "\(left.contentMode.rawValue), its own \(right.contentMode.rawValue) (L3, P4)",
      remedies: [both(.scaleAspectFill), both(.scaleAspectFit)])
    finding.subjects.insert(one.path)
    finding.box = shown.canvasBox
    return finding
  }

  /// A size for a label's partner in the label's proportions, where the text fits in it.
  private func inProportion(_ path: String, _ pair: TransitionPlan.Pair?) -> [Remedy] {
    guard let pair, let view = view(path), case .label = view.content, view.size.height > 0,
      let partner = self.view(pair.source == path ? pair.destination : pair.source), partner.size.height > 0,
      case .label(let text) = partner.content
    else { return [] }
    let (own, other) = (view.size, partner.size)
    let wanted = own.width / own.height
    let size =
      other.width / other.height > wanted
      ? Size(width: (other.height * wanted * 2).rounded() / 2, height: other.height)
      : Size(width: other.width, height: (other.width / wanted * 2).rounded() / 2)
    guard let needed = needed(text, width: nil), needed.width <= size.width, needed.height <= size.height else {
      return []
    }
    return [Remedy(.view(partner.path, .size(size)))]
  }

  /// How large an image is drawn; nil where that is its own size.
  private static func laidOut(_ image: Size, _ mode: ContentMode, in bounds: Size) -> Size? {
    let (across, down) = (bounds.width / image.width, bounds.height / image.height)
    func scaled(_ factor: Double) -> Size { Size(width: image.width * factor, height: image.height * factor) }
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return nil }
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(min(across, down))
    case .scaleAspectFill: return scaled(max(across, down))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: return nil
    }
  }

  /// A view once in a film, and a matched pair once.
  private func isTold(_ path: String, _ plan: TransitionPlan, _ found: [Finding]) -> Bool {
    let members = plan.pairs.filter { $0.members.contains(path) }.flatMap(\.members) + [path]
    return found.contains { members.contains($0.view ?? "") }
  }

  /// Whether a view's snapshot shows a picture that is stretched.
  private static func isStretched(_ path: String, in tree: LayerTree) -> Bool {
    LayerPlacement.all(in: tree).contains { $0.layer.path == path && $0.opacity > 0.1 && stretch($0.layer) != nil }
  }

  /// How much more a snapshot's picture is stretched in one direction than in the other; nil where nobody sees it.
  private static func stretch(_ layer: Layer) -> (factor: Double, from: Size, to: Size)? {
    guard layer.role == .snapshot, let contents = layer.contents, case .picture(let picture) = contents.kind,
      let pictured = picture.layers.first
    else { return nil }
    let shown = contents.size ?? layer.bounds.size
    let part = contents.rect.size
    let from = Size(width: picture.size.width * part.width, height: picture.size.height * part.height)
    guard min(from.width, from.height, shown.width, shown.height) > 1 else { return nil }
    let (across, down) = (shown.width / from.width, shown.height / from.height)
    let factor = max(across / down, down / across)
    let least = pictured.holds(text: true) ? 1.05 : pictured.holds(text: false) ? 1.12 : .infinity
    return factor > least ? (factor, from, shown) : nil
  }
}

extension Layer {
  /// Whether it shows text, or else an image or a drawing, itself or inside.
  fileprivate func holds(text: Bool) -> Bool {
    guard !isHidden, opacity > 0.02 else { return false }
    switch contents?.kind {
    case .text(let label) where text: if !label.text.isEmpty { return true }
    case .image where !text, .shape where !text: return true
    default: break
    }
    return children.contains { $0.holds(text: text) }
  }
}
