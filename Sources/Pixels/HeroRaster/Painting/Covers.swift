import HeroGeometry
import HeroLayers

extension RasterResources {
  /// For each layer, and before the first for what lies under all of them, device pixels of a frame that the layers above it replace.
  ///
  /// None where a visual effect looks at what is covered.
  func covers(of layers: some BidirectionalCollection<Layer>, in frame: PixelBox) -> [[PixelBox]] {
    var covers: [[PixelBox]] = [[]]
    guard !layers.contains(where: \.containsBackdrop) else { return Array(repeating: [], count: layers.count + 1) }
    let matrix = Matrix(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
    for layer in layers.reversed() {
      let found = boxes(coveredBy: layer, on: matrix).map { $0.intersection(frame) }
      let boxes = (covers[covers.count - 1] + found).filter { $0.area >= Self.leastCover }
      covers.append(Array(boxes.sorted { $0.area > $1.area }.prefix(Self.mostCovers)))
    }
    return covers.reversed()
  }

  /// Whether layers that replace what lies under them leave a device pixel of a frame, as far as that is seen without drawing it.
  func leaveHoles(_ layers: [Layer], in frame: PixelBox) -> Bool {
    let matrix = Matrix(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
    let boxes = layers.flatMap { self.boxes(coveredBy: $0, on: matrix) }.map { $0.intersection(frame) }
    return !frame.without(Array(boxes.sorted { $0.area > $1.area }.prefix(Self.mostPieces))).isEmpty
  }

  /// Boxes that may cover a frame together: the largest.
  private static var mostPieces: Int { 16 }

  /// Boxes that are looked at: the largest.
  private static var mostCovers: Int { 3 }

  /// A box of fewer pixels hides less than looking at it costs.
  private static var leastCover: Int { 4096 }

  /// Device pixels that a layer, or one in it, replaces whatever was there.
  private func boxes(coveredBy layer: Layer, on matrix: Matrix) -> [PixelBox] {
    let map = layer.map
    guard !layer.isHidden, layer.opacity >= 1, layer.mask == nil, map.isAffine, let matrix = matrix.preceded(by: map)
    else { return [] }
    let outline = RoundedRect(layer, radius: max(layer.cornerRadius, layer.contents?.clipRadius ?? 0))
    let interior = outline.interior(on: matrix)
    if let interior, isFilled(layer) { return [interior] }
    let inside = layer.children.flatMap { boxes(coveredBy: $0, on: matrix) }
    guard layer.masksToBounds else { return inside }
    return interior.map { interior in inside.map { $0.intersection(interior) } } ?? []
  }

  /// Whether a layer's background or its picture leaves no hole in its outline.
  private func isFilled(_ layer: Layer) -> Bool {
    if layer.hasOpaqueBackground { return true }
    guard let contents = layer.contents, contents.size == nil, contents.rect == .unit,
      case .picture(let picture) = contents.kind, let chain = try? pixels(of: picture)
    else { return false }
    // A larger one may be more than pixman can measure, and is not drawn then.
    return chain.isOpaque && max(chain.width, chain.height) < 16_384
  }
}

extension PixelBox {
  /// Pixels.
  var area: Int { max(width, 0) * max(height, 0) }

  /// What is left of it beside other boxes: boxes that do not overlap.
  func without(_ boxes: [PixelBox]) -> [PixelBox] {
    boxes.reduce(isEmpty ? [] : [self]) { parts, box in
      parts.flatMap { part -> [PixelBox] in
        let hole = part.intersection(box)
        guard !hole.isEmpty else { return [part] }
        return [
          PixelBox(left: part.left, top: part.top, right: part.right, bottom: hole.top),
          PixelBox(left: part.left, top: hole.top, right: hole.left, bottom: hole.bottom),
          PixelBox(left: hole.right, top: hole.top, right: part.right, bottom: hole.bottom),
          PixelBox(left: part.left, top: hole.bottom, right: part.right, bottom: part.bottom),
        ].filter { !$0.isEmpty }
      }
    }
  }
}
