import HeroGeometry
import HeroLayers

/// Where a view shows on a frame.
struct ViewOnFilm {
  /// The layer that shows it: its snapshot while that animates, else the view itself or its part of a picture.
  let layer: Layer
  /// From the layer's own space to the canvas, points.
  let map: Homography

  /// The corners of its bounds on the canvas, clockwise from the top left; nil where one lies behind the eye.
  var corners: [Point]? {
    let corners = layer.bounds.corners
    guard corners.allSatisfy({ map.weight(of: $0) > 1e-6 }) else { return nil }
    return corners.map(map.apply)
  }

  /// Finds a view in a tree; nil when nothing of it shows.
  static func find(_ path: String, in tree: LayerTree) -> ViewOnFilm? {
    var found: [ViewOnFilm] = []
    add(tree.below, path, .identity, to: &found)
    add(tree.layers, path, .identity, to: &found)
    return found.last { $0.layer.role == .snapshot } ?? found.last
  }

  private static func add(_ layers: [Layer], _ path: String, _ parent: Homography, to found: inout [ViewOnFilm]) {
    for layer in layers.inPaintOrder where layer.isSeen {
      let map = layer.map * parent
      if layer.path == path, layer.role != .overlay { found.append(ViewOnFilm(layer: layer, map: map)) }
      if let (pictured, inside) = layer.pictured { add(pictured.children, path, inside * map, to: &found) }
      add(layer.children, path, map, to: &found)
    }
  }
}

extension Layer {
  /// The layer that its picture shows, and the map from that one's own space to this one's; nil without a picture.
  var pictured: (layer: Layer, map: Homography)? {
    guard let contents, case .picture(let picture) = contents.kind, let layer = picture.layers.first else { return nil }
    let (from, part) = (layer.bounds, contents.rect)
    let shown = Rect(origin: bounds.origin, size: contents.size ?? bounds.size)
    guard from.size.width > 0, from.size.height > 0, part.size.width > 0, part.size.height > 0 else { return nil }
    // The part fills what is shown, so the whole is as much larger.
    let (width, height) = (shown.size.width / part.size.width, shown.size.height / part.size.height)
    let transform =
      Transform3D.translation(x: -from.minX, y: -from.minY)
      * .scale(x: width / from.size.width, y: height / from.size.height)
      * .translation(x: shown.minX - part.minX * width, y: shown.minY - part.minY * height)
    return (layer, Homography(transform))
  }
}
