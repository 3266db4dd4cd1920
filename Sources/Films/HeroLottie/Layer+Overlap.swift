import HeroGeometry
import HeroLayers
import HeroRaster

extension Layer {
  /// Things that are looked at, at most: of more, some lie over others.
  private static let limit = 60

  /// The product of two opacities that counts: where both fade each by itself, the lower one shows by up to a quarter of it too much, with an
  /// eighth by 8 of 255 at most.
  private static let leastProduct = 1.0 / 8

  /// Whether some of what the layer shows may lie over something else that it shows. Where nothing does, each may fade by itself.
  func overlapsItself(images: [ImageFacts]) -> Bool {
    guard let boxes = boxes(images: images, map: .identity), boxes.count <= Self.limit else { return true }
    for (index, box) in boxes.enumerated() {
      // Edges may meet.
      let inner = box.rect.outset(by: -0.01)
      for other in boxes.dropFirst(index + 1)
      where box.alpha * other.alpha > Self.leastProduct && inner.intersection(other.rect) != nil { return true }
    }
    return false
  }

  /// Where each thing that shows stands, in the space that `map` leads to, and its opacity at most; nil for what is not known.
  private func boxes(images: [ImageFacts], map: AffineMap) -> [(rect: Rect, alpha: Double)]? {
    guard shownShadow == nil, mask == nil else { return nil }
    func place(_ rect: Rect) -> Rect { Rect(bounding: rect.corners.map { map.apply($0) }) }
    var boxes: [(rect: Rect, alpha: Double)] = []
    if showsBackground { boxes.append((place(bounds), backgroundColor?.alpha ?? 1)) }
    if let contents {
      var alone = self
      alone.keepOnlyContents()
      boxes.append((place(alone.extent(images: images)), 1))
      if contents.showsBackground { return nil }
      if case .shape(let shape) = contents.kind, shape.fillColor?.alpha ?? 0 > 0, shape.strokeColor?.alpha ?? 0 > 0 {
        return nil
      }
    }
    if showsBorder {
      let (width, height, line) = (bounds.size.width, bounds.size.height, borderWidth)
      boxes += [
        Rect(x: bounds.minX, y: bounds.minY, width: width, height: line),
        Rect(x: bounds.minX, y: bounds.maxY - line, width: width, height: line),
        Rect(x: bounds.minX, y: bounds.minY + line, width: line, height: height - 2 * line),
        Rect(x: bounds.maxX - line, y: bounds.minY + line, width: line, height: height - 2 * line),
      ].map { (place($0), borderColor.alpha) }
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
