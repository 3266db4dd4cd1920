import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Replaces what lies below an outline by itself, blurred, saturated and tinted (fact sheets 6.5, 6.6).
  ///
  /// The backdrop is what has been painted so far on the nearest group; pixels beyond the layer's bounds repeat those at its
  /// edges. A rotated effect blurs the pixels of its bounding box.
  func paintBackdrop(_ effect: BackdropEffect, outline: RoundedRect, alpha: Double) throws(RasterError) {
    let fraction = min(max(effect.fraction, 0), 1)
    guard fraction > 0 else { return }
    let matrix = canvas.matrix
    var found: (buffer: PixelBuffer, origin: Point)?
    try canvas.withDrawnPixels { below in
      // The bounds in the group's pixels.
      let box = Rect(bounding: outline.rect.corners.map { matrix.homography.apply($0) })
      let left = Int(min(max((box.minX + below.offset.x + 1e-6).rounded(.down), 0), Double(below.width)))
      let top = Int(min(max((box.minY + below.offset.y + 1e-6).rounded(.down), 0), Double(below.height)))
      let right = Int(min(max((box.maxX + below.offset.x - 1e-6).rounded(.up), 0), Double(below.width)))
      let bottom = Int(min(max((box.maxY + below.offset.y - 1e-6).rounded(.up), 0), Double(below.height)))
      guard right > left, bottom > top else { return }
      let plane = below.samples(left: left, top: top, width: right - left, height: bottom - top)
      let sigma = effect.blurRadius * fraction * matrix.meanScale
      let blurred = GaussianBlur.blur(plane, sigma: sigma, edge: .clamp)
      found = (
        blurred.tinted(effect, fraction: fraction),
        Point(x: below.offset.x - Double(left), y: below.offset.y - Double(top))
      )
    }
    guard let found else { return }
    try found.buffer.withPattern { pattern throws(RasterError) in
      try canvas.withSavedState { () throws(RasterError) in
        canvas.clip(to: outline.path)
        canvas.matrix = .identity
        pattern.setMatrix(Matrix(x: found.origin.x, y: found.origin.y))
        pattern.repeatEdges()
        pattern.setFilter(.nearest)
        canvas.setSource(pattern)
        canvas.paint(alpha: alpha)
      }
    }
  }
}
