import HeroGeometry
import HeroInspection
import HeroLayers
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
        let members = pair?.members ?? [path]
        // A default animation replaces what a root says (rule P3).
        let isRoot = members.contains { [plan.fromView, plan.toView].contains($0) }
        let ways = film.transitions.filter { isRoot && Set([$0.from, $0.to]) == Set([plan.from, plan.to]) }
        let live =
          ways.map { SceneChange.step($0.step, .animation(.none, $0.way)) }
          + members.map { .view($0, .adding([.snapshot(.noSnapshot)])) }
        var finding = Finding(
          .stretched, view: path, in: plan,
          message: "its picture of \(text(worst.from)) points is stretched to \(text(worst.to)), "
            + "\(Decimals.compact(worst.factor, 2)) times more in one direction than in the other (L3)",
          remedies: fitted(pair) + [Remedy(live), Remedy(path, adding: .snapshot(.noSnapshot))],
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
      let middle = Sample(tree(plan, at: 0.5), on: canvas)
      found += plan.pairs.compactMap { isTold($0.destination, plan, found) ? nil : twoSizes($0, plan, middle) }
    }
    return found
  }

  /// Partners that show one image or text in two sizes or places at a time (rules L3, P4).
  private func twoSizes(_ pair: TransitionPlan.Pair, _ plan: TransitionPlan, _ middle: Sample) -> Finding? {
    guard let one = view(pair.source), let other = view(pair.destination), let shown = middle.snapshot(of: other.path),
      let first = film.scene.drawn(one, in: shown.layer.bounds.size),
      let second = film.scene.drawn(other, in: shown.layer.bounds.size)
    else { return nil }
    let ratios = [first.size.width / second.size.width, first.size.height / second.size.height]
    let factor = ratios.map { max($0, 1 / $0) }.max() ?? 1
    let apart = first.center.distance(to: second.center)
    let why: String
    var remedies = fitted(pair)
    switch (one.content, other.content) {
    case (.image(let left), .image(let right)) where left.image == right.image && left.contentMode != right.contentMode:
      guard factor > 1.12 else { return nil }
      why = "the contentMode of \(one.path) is \(left.contentMode.rawValue), its own \(right.contentMode.rawValue)"
      remedies = [ContentMode.scaleAspectFill, .scaleAspectFit].map { mode in
        Remedy([one, other].map { .view($0.path, .contentMode(mode)) })
      }
    case (.label(let left), .label(let right)) where left.text == right.text && (factor > 1.12 || apart > 4):
      why = "its text fills another part of its frame than the text of \(one.path) does"
    default: return nil
    }
    var finding = Finding(
      .stretched, view: other.path, in: plan,
      message: "shows in two \(factor > 1.12 ? "sizes" : "places") at the same time, "
        + (factor > 1.12
          ? "one \(Decimals.compact(factor, 2)) times as large" : "\(Decimals.compact(apart, 0)) points apart")
        + ": \(why) (L3, P4)", remedies: remedies)
    finding.subjects.insert(one.path)
    finding.box = shown.canvasBox
    return finding
  }

  /// Frames of labels so that their texts fill the same part, and none moves at rest: of one label as the other, tight one has it, else of
  /// both around their texts.
  private func fitted(_ pair: TransitionPlan.Pair?) -> [Remedy] {
    let views = (pair?.members ?? []).compactMap(view)
    let boxes = views.compactMap(film.scene.textBox)
    guard boxes.count == 2 else { return [] }
    func framed(_ index: Int, _ size: Size, _ box: Rect) -> SceneChange {
      let (view, own) = (views[index], boxes[index])
      let scale = own.size.height / box.size.height
      func rounded(_ points: Double) -> Double { (points * scale * 2).rounded(.up) / 2 }
      return .view(
        view.path,
        .frame(
          Rect(
            x: view.position.x - view.anchorPoint.x * view.size.width + own.minX - box.minX * scale,
            y: view.position.y - view.anchorPoint.y * view.size.height + own.minY - box.minY * scale,
            width: rounded(size.width), height: rounded(size.height))))
    }
    let tight = [0, 1].filter { boxes[$0].size.width > 0.8 * views[$0].size.width }
    // Of both the one that is wider for its height.
    let shape = boxes.map { $0.size.width / $0.size.height }.max() ?? 1
    let around = [0, 1].map { index in
      let (box, room) = (boxes[index].size, views[index].size.width - boxes[index].size.width)
      let part = room > 0 ? boxes[index].minX / room : 0
      let width = box.height * shape
      return framed(
        index, Size(width: width, height: box.height),
        Rect(origin: Point(x: (width - box.width) * part, y: 0), size: box))
    }
    return tight.map { Remedy(framed(1 - $0, views[$0].size, boxes[$0])) } + [Remedy(around)]
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
