import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Draws a layer's shadow: its silhouette, or the path, blurred by a Gaussian with σ = radius, moved by the offset in the
  /// layer's own space, so that it turns with the layer (fact sheet 5.8).
  func paintShadow(_ shadow: Shadow, of layer: Layer, alpha: Double) throws(RasterError) {
    let strength = shadow.color.alpha * min(max(shadow.opacity, 0), 1) * alpha
    guard strength > 0 else { return }
    let color = shadow.color.withAlpha(strength)
    guard let matrix = canvas.matrix.preceded(by: shadow.map) else { return }
    let ownMatrix = canvas.matrix
    try canvas.withSavedState { () throws(RasterError) in
      canvas.matrix = matrix
      let isSharp = shadow.radius * canvas.matrix.meanScale < 0.05
      if let path = shadow.path {
        if isSharp { return canvas.fill(path, color) }
        try paintBlurred(extent: path.boundingBox, radius: shadow.radius, color: color) { painter in
          painter.canvas.fill(path, .black)
        }
        return
      }
      if let outline = layer.opaqueOutline(images: resources.imageFacts) {
        if isSharp { return canvas.fill(outline.path, color) }
        let hidden = alpha >= 1 ? outline.interior(on: ownMatrix) : nil
        if try paintBlurred(outline, radius: shadow.radius, color: color, hidden: hidden) { return }
      }
      let silhouette = layer.silhouette
      try paintBlurred(extent: silhouette.extent(images: resources.imageFacts), radius: shadow.radius, color: color) {
        painter throws(RasterError) in
        try painter.paintBody(silhouette, alpha: 1)
      }
    }
  }

  /// Draws what a text casts, its glyphs in one colour, blurred by a Gaussian with σ of half the blur radius.
  func paintShadow(_ shadow: TextShadow, of text: TextContents, in bounds: Rect, alpha: Double) throws(RasterError) {
    // What is as opaque in all parts is so once; else each part casts as much as it shows.
    let isEven = text.runs.allSatisfy { $0.color.alpha == text.color.alpha }
    let color = shadow.color.withAlpha(shadow.color.alpha * (isEven ? text.color.alpha : 1) * alpha)
    var cast = text
    cast.mapColors { color.withAlpha(isEven ? 1 : $0.alpha) }
    for index in cast.runs.indices { cast.runs[index].backgroundColor = nil }
    let sigma = shadow.blurRadius / 2
    if sigma * canvas.matrix.meanScale < 0.05 {
      return try resources.text.draw(cast, in: bounds, opacity: color.alpha, scale: resources.scale, on: canvas)
    }
    try paintBlurred(extent: bounds, radius: sigma, color: color) { painter throws(RasterError) in
      try painter.resources.text.draw(cast, in: bounds, opacity: 1, scale: resources.scale, on: painter.canvas)
    }
  }

  /// Draws a rounded rectangle's shadow without drawing the rectangle; false when it has no mask.
  ///
  /// - Parameter hidden: Device pixels that the layer itself will cover.
  private func paintBlurred(
    _ outline: RoundedRect, radius: Double, color: Color, hidden: PixelBox?
  ) throws(RasterError) -> Bool {
    let key = ShadowMasks.key(outline, radius: radius)
    guard outline.isPlain || key != nil else { return false }
    guard let grid = ShadowGrid(ground: canvas.ground, extent: outline.rect, radius: radius) else { return true }
    let rect = grid.place(outline.rect)
    let shape: BlurredShape
    if let key {
      shape = try resources.shadows.mask(key).stretched(
        over: rect, sigma: grid.sigma, width: grid.width, height: grid.height)
    } else {
      shape = BlurredShape(rect, sigma: grid.sigma, width: grid.width, height: grid.height)
    }
    try grid.paint(shape, color: color, hole: hidden, hidden: self.hidden, on: canvas)
    return true
  }

  /// Draws what `body` draws, blurred, in one colour.
  private func paintBlurred(
    extent: Rect, radius: Double, color: Color, _ body: (LayerPainter) throws(RasterError) -> Void
  ) throws(RasterError) {
    guard let grid = ShadowGrid(ground: canvas.ground, extent: extent, radius: radius) else { return }
    let factor = grid.oversampling
    let sharp = try PixelBuffer(width: grid.width * factor, height: grid.height * factor) {
      canvas throws(RasterError) in
      canvas.matrix = grid.matrix(oversampling: factor)
      try body(LayerPainter(canvas: canvas, resources: resources))
    }
    let plane = GaussianBlur.blur(sharp.alphaPlane(), sigma: grid.sigma * Double(factor), edge: .zero)
    try grid.paint(MaskBuffer(plane, every: factor), color: color, on: canvas)
  }
}

extension RoundedRect {
  /// Device pixels that lie wholly inside on an upright canvas; nil when there are none.
  func interior(on matrix: Matrix) -> PixelBox? {
    guard matrix.isUpright else { return nil }
    // Edges of corners are antialiased.
    let box = matrix.box(of: inset(by: cornerMargin).rect).outset(by: isPlain ? 0 : -2)
    let (width, height) = (box.size.width, box.size.height)
    guard width >= 1, height >= 1, PixelBox(around: box) != nil else { return nil }
    // What is nearer to a whole pixel lies on it: Cairo counts in 256ths.
    let tolerance = 1.0 / 600
    return PixelBox(
      left: Int((box.minX - tolerance).rounded(.up)), top: Int((box.minY - tolerance).rounded(.up)),
      right: Int((box.maxX + tolerance).rounded(.down)), bottom: Int((box.maxY + tolerance).rounded(.down)))
  }
}
