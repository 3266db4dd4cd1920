import HeroGeometry
import HeroLayers
import HeroRaster

extension Layer {
  /// Things that are looked at, at most: of more, some lie over others.
  private static let limit = 60

  /// Whether some of what the layer shows may lie over something else that it shows. Where nothing does, each may fade by itself.
  func overlapsItself(images: [ImageFacts]) -> Bool {
    guard let boxes = boxes(images: images, map: .identity), boxes.count <= Self.limit else { return true }
    for (index, box) in boxes.enumerated() {
      // Edges may meet.
      let inner = box.outset(by: -0.01)
      for other in boxes.dropFirst(index + 1) where inner.intersection(other) != nil { return true }
    }
    return false
  }

  /// Where each thing that shows stands, in the space that `map` leads to; nil for what is not known.
  private func boxes(images: [ImageFacts], map: AffineMap) -> [Rect]? {
    guard shownShadow == nil, mask == nil else { return nil }
    func place(_ rect: Rect) -> Rect { Rect(bounding: rect.corners.map { map.apply($0) }) }
    var boxes: [Rect] = []
    if showsBackground { boxes.append(place(bounds)) }
    if let contents {
      var alone = self
      alone.keepOnlyContents()
      boxes.append(place(alone.extent(images: images)))
      if contents.showsBackground { return nil }
      if case .shape(let shape) = contents.kind, shape.fillColor != nil, shape.strokeColor != nil { return nil }
    }
    if showsBorder {
      let (width, height, line) = (bounds.size.width, bounds.size.height, borderWidth)
      boxes += [
        Rect(x: bounds.minX, y: bounds.minY, width: width, height: line),
        Rect(x: bounds.minX, y: bounds.maxY - line, width: width, height: line),
        Rect(x: bounds.minX, y: bounds.minY + line, width: line, height: height - 2 * line),
        Rect(x: bounds.maxX - line, y: bounds.minY + line, width: line, height: height - 2 * line),
      ].map(place)
    }
    for child in children where child.isDrawn {
      guard let own = AffineMap(child.map), let inside = child.boxes(images: images, map: own.then(map)) else {
        return nil
      }
      boxes += inside
      if boxes.count > Self.limit { return nil }
    }
    return boxes
  }
}
