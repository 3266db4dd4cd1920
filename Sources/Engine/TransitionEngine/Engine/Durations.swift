import HeroGeometry
import HeroModel

/// How long each view runs (rule T1).
struct Durations {
  /// Seconds by node.
  let views: [Double]
  /// Seconds of each node's changing backdrop effect; nil where none changes.
  let effects: [Double?]
  /// Seconds that each live visual effect counts for the total, changing or not.
  let effectRuns: [Double?]
  /// The longest of all finite and optimised durations.
  let longest: Double

  init(draft: TransitionDraft, tree: SnapshotTree) {
    let targets = tree.nodes.map { draft[$0.view] ?? TargetState() }
    let optimized = zip(tree.nodes, targets).map { Self.optimized(from: $0.0.natural, to: $0.1) }
    func finite(_ node: Int) -> Double {
      guard let duration = targets[node].duration, duration.isFinite else { return optimized[node] }
      return max(duration, 0)
    }
    let animated = targets.indices.filter { targets[$0].canAnimate }
    let longest = animated.map(finite).max() ?? 0
    views = targets.indices.map { targets[$0].duration == .infinity ? longest : finite($0) }
    self.longest = longest

    // A second animator handles visual effects alone: "longest" there means among them.
    let effects = targets.indices.filter { node in
      guard targets[node].opacity != nil, case .visualEffect = draft.view(tree.nodes[node].view).content else {
        return false
      }
      return true
    }
    let longestEffect = effects.map(finite).max() ?? 0
    // A pictured one has no effect to run.
    let live = effects.filter { [.optimized, .noSnapshot].contains(targets[$0].snapshotType ?? .optimized) }
    var runs = [Double?](repeating: nil, count: targets.count)
    for node in live { runs[node] = targets[node].duration == .infinity ? longestEffect : finite(node) }
    effectRuns = runs
    self.effects = targets.indices.map { targets[$0].opacity == 0 ? runs[$0] : nil }
  }

  /// 0.208 s and a third of a millisecond for each point of way and growth, up to 500 (rule T1).
  static func optimized(from state: LayerState, to target: TargetState) -> Double {
    let toPosition = target.position ?? state.position
    let toSize = target.size ?? state.size
    let toTransform = target.transform ?? state.transform
    let from = state.transform.applyingAffinePart(to: Point.zero) + state.position
    let to = toTransform.applyingAffinePart(to: Point.zero) + toPosition
    let fromSize = state.transform.applyingAffinePart(to: state.size).point
    let toSizePoint = toTransform.applyingAffinePart(to: toSize).point
    let way = from.distance(to: to) + fromSize.distance(to: toSizePoint)
    return 0.208 + min(max(way, 0), 500) / 3000
  }
}
