import HeroGeometry
import HeroLayers

/// Moments of a film between which equally much changes.
///
/// How much changes between two pictures is the sum over their layers of the way that the middle goes, the growth of width and height (both in
/// points) and a hundred times the change of opacity, each layer by the square root of the part of the canvas that it takes.
struct ChangeMoments {
  /// Pictures that are looked at, on the way.
  private static let samples = 120
  private static let opacityWeight = 100.0

  /// Times in seconds, ascending, `count` ≥ 2 from start to end; evenly spread where nothing changes.
  ///
  /// - Parameters:
  ///   - end: What shows just before it counts, because at a step's end the next one shows.
  ///   - tree: The layers at a time.
  static func times(_ count: Int, from start: Double, to end: Double, tree: (Double) -> LayerTree) -> [Double] {
    let moments = (0...samples).map { start + (end - start) * Double($0) / Double(samples) }
    var sums = [0.0]
    var before = looks(of: tree(start))
    for time in moments.dropFirst() {
      let now = looks(of: tree(min(time, end - 1e-9)))
      sums.append((sums.last ?? 0) + change(from: before, to: now))
      before = now
    }
    let total = sums.last ?? 0
    guard total > 0 else { return (0..<count).map { start + (end - start) * Double($0) / Double(count - 1) } }
    return (0..<count).map { index in
      let part = total * Double(index) / Double(count - 1)
      guard index > 0, index < count - 1, let after = sums.firstIndex(where: { $0 >= part }), after > 0 else {
        return index == 0 ? start : end
      }
      let step = sums[after] - sums[after - 1]
      let fraction = step > 0 ? (part - sums[after - 1]) / step : 0
      return moments[after - 1] + (moments[after] - moments[after - 1]) * fraction
    }
  }

  /// A layer's values that are compared with its next look.
  private struct Look {
    var box: Rect
    var opacity: Double
    /// The square root of its part of the canvas, at most 1.
    var weight: Double
  }

  private static func looks(of tree: LayerTree) -> [String: Look] {
    let area = max(tree.size.width * tree.size.height, 1)
    var looks: [String: Look] = [:]
    for placement in LayerPlacement.all(in: tree) {
      guard placement.layer.showsItself, let box = placement.visibleBox else { continue }
      let weight = min((box.size.width * box.size.height / area).squareRoot(), 1)
      looks["\(placement.layer.path) \(placement.layer.role.rawValue)"] = Look(
        box: box, opacity: placement.opacity, weight: weight)
    }
    return looks
  }

  private static func change(from before: [String: Look], to now: [String: Look]) -> Double {
    // In one order, because sums of numbers depend on it.
    Set(before.keys).union(now.keys).sorted().reduce(0) { sum, key in
      guard let old = before[key], let new = now[key] else {
        let look = before[key] ?? now[key]
        return sum + (look.map { $0.opacity * $0.weight * opacityWeight } ?? 0)
      }
      let way = old.box.center.distance(to: new.box.center)
      let growth = abs(old.box.size.width - new.box.size.width) + abs(old.box.size.height - new.box.size.height)
      let fade = abs(old.opacity - new.opacity) * opacityWeight
      return sum + (way + growth + fade) * max(old.weight, new.weight)
    }
  }
}
