import HeroGeometry

extension LayerPlacement {
  /// The box of several layers as far as it is on a canvas of a size, points; nil where nothing is.
  package static func box(of placements: [LayerPlacement], in size: Size) -> Rect? {
    let corners = placements.compactMap(\.canvasBox).flatMap(\.corners)
    guard !corners.isEmpty else { return nil }
    let box = Rect(bounding: corners)
    let (left, top) = (max(box.minX, 0), max(box.minY, 0))
    let (right, bottom) = (min(box.maxX, size.width), min(box.maxY, size.height))
    guard right - left > 1, bottom - top > 1 else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
