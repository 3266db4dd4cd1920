import HeroGeometry
import HeroLayers

/// Which layers lie at a point of the canvas.
enum HitTest {
  /// Paths of the layers at a point, front to back. Also of views inside of pictures: a snapshot shows its view with all that it holds.
  static func paths(at point: Point, in tree: LayerTree) -> [String] {
    var paths: [String] = []
    add(tree.below, at: point, to: &paths)
    add(tree.layers, at: point, to: &paths)
    return paths.reversed()
  }

  /// Back to front.
  private static func add(_ layers: [Layer], at point: Point, to paths: inout [String]) {
    for layer in layers.inPaintOrder where layer.isSeen {
      guard let local = layer.map.inverse?.apply(point), local.x.isFinite, local.y.isFinite else { continue }
      let isInside = layer.bounds.contains(local)
      if layer.masksToBounds, !isInside { continue }
      if isInside, layer.role != .overlay { paths.append(layer.path) }
      if isInside, let (pictured, map) = layer.pictured, let inside = map.inverse?.apply(local) {
        add(pictured.children, at: inside, to: &paths)
      }
      add(layer.children, at: local, to: &paths)
    }
  }
}
