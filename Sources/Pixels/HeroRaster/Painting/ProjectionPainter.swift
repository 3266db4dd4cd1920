import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Paints a layer whose plane is seen in perspective: flat into an offscreen first, then mapped (fact sheets 5.11–5.13).
  ///
  /// Parts at or behind the eye are left out; the back of a layer shows mirrored.
  func paintProjected(_ layer: Layer, map: Homography, alpha: Double) throws(RasterError) {
    guard
      let projection = Projection(map, on: canvas.ground, extent: layer.extent(images: resources.imageFacts))
    else { return }
    let source = try PixelBuffer(width: projection.width, height: projection.height) { flat throws(RasterError) in
      flat.matrix = projection.matrix
      try LayerPainter(canvas: flat, resources: resources).paintBody(layer, alpha: alpha)
    }

    let left = Int(projection.box.minX.rounded(.down))
    let top = Int(projection.box.minY.rounded(.down))
    var target = PixelBuffer(
      width: Int(projection.box.maxX.rounded(.up)) - left, height: Int(projection.box.maxY.rounded(.up)) - top)
    let toSource = projection.fromDevice * projection.matrix.homography
    ProjectiveSampler(source: source, map: toSource).fill(&target, left: left, top: top)
    try target.withPattern { pattern throws(RasterError) in
      try canvas.withSavedState { () throws(RasterError) in
        canvas.matrix = .identity
        pattern.setMatrix(Matrix(x: -Double(left), y: -Double(top)))
        pattern.setFilter(.nearest)
        canvas.setSource(pattern)
        canvas.paint()
      }
    }
  }
}
