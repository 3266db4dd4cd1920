import HeroGeometry
import HeroLayers

/// A frame with those around it shining through, the farther ones less.
enum OnionSkin {
  /// Seconds between one of them and the next.
  static let interval = 0.08

  /// - Parameter tree: What shows at a time in seconds; times beyond the film show its ends.
  static func tree(at time: Double, count: Int, of tree: (Double) -> LayerTree) -> LayerTree {
    var result = tree(time)
    for distance in (1...max(count, 1)).reversed() where distance <= count {
      for side in [-1.0, 1] {
        let other = tree(time + side * Double(distance) * interval)
        var skin = Layer(path: "onion", position: other.size.center, bounds: Rect(origin: .zero, size: other.size))
        skin.children = other.below + other.layers
        // The nearest shows by three tenths, the next by half of that.
        skin.opacity = 0.3 / Double(distance)
        skin.zPosition = 1.8e9
        result.layers.append(skin)
      }
    }
    return result
  }
}
