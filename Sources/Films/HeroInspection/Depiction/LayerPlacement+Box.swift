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

extension [Bool] {
  /// The first of the longest stretches in which all are true; nil where none is.
  package var longestRun: Range<Int>? {
    var best: Range<Int>?
    var start = 0
    for index in 0...count where index == count || !self[index] {
      if index > start, index - start > best?.count ?? 0 { best = start..<index }
      start = index + 1
    }
    return best
  }
}
