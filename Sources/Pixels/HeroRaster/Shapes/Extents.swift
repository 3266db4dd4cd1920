import HeroGeometry
import HeroLayers

extension Layer {
  /// The rectangle that the contents fill, local points.
  package var contentsBounds: Rect { contents?.size.map { Rect(origin: bounds.origin, size: $0) } ?? bounds }

  /// The local rectangle outside which the layer and its subtree draw nothing; generous for strokes.
  ///
  /// - Parameter images: By `ImageContents.image`.
  package func extent(images: [ImageFacts]) -> Rect {
    var boxes = [bounds]
    if !masksToBounds {
      if let contents {
        boxes.append(contents.clipRadius == nil ? contentsExtent(contents, images: images) : contentsBounds)
      }
      for child in children where child.isDrawn {
        let map = child.map
        let box = child.extent(images: images)
        // A projected child may reach anywhere; the visible part limits it later.
        let corners = box.corners
        if map.isAffine || corners.allSatisfy({ map.weight(of: $0) > 1e-6 }) {
          boxes.append(Rect(bounding: corners.map { map.apply($0) }))
        } else {
          boxes.append(Rect(x: -100_000, y: -100_000, width: 200_000, height: 200_000))
        }
      }
      if let shadow = shownShadow {
        let reach = shadow.radius * 3.5 + 1
        let base = shadow.path?.boundingBox ?? Rect(bounding: boxes.flatMap(\.corners))
        boxes.append(
          Rect(
            x: base.minX + shadow.offset.width - reach, y: base.minY + shadow.offset.height - reach,
            width: base.size.width + 2 * reach, height: base.size.height + 2 * reach))
      }
    }
    let box = Rect(bounding: boxes.flatMap(\.corners))
    guard let mask else { return box }
    return box.intersection(mask.path.boundingBox) ?? Rect(origin: bounds.origin, size: .zero)
  }
}
