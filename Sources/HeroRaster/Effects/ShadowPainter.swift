internal import CCairo
import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Draws a layer's shadow: its silhouette, or the path, blurred by a Gaussian with σ = radius, moved by the offset in the
  /// layer's own space, so that it turns with the layer (fact sheet 5.8).
  func paintShadow(_ shadow: Shadow, of layer: Layer, alpha: Double) throws(RasterError) {
    let strength = shadow.color.alpha * min(max(shadow.opacity, 0), 1) * alpha
    guard strength > 0 else { return }
    let color = shadow.color.withAlpha(strength)
    try canvas.withSavedState { () throws(RasterError) in
      cairo_translate(canvas.cr, shadow.offset.width, shadow.offset.height)
      let scale = canvas.matrix.meanScale
      let sigma = shadow.radius * scale
      if let path = shadow.path {
        if sigma < 0.05 {
          canvas.setPath(path)
          canvas.setColor(color)
          cairo_fill(canvas.cr)
        } else {
          try paintBlurred(extent: path.boundingBox, sigma: sigma, scale: scale, color: color) { painter in
            painter.canvas.setPath(path)
            painter.canvas.setColor(.black)
            cairo_fill(painter.canvas.cr)
          }
        }
        return
      }
      if let outline = opaqueOutline(of: layer) {
        if sigma < 0.05 {
          canvas.setPath(outline.path)
          canvas.setColor(color)
          cairo_fill(canvas.cr)
          return
        }
        if try paintStretched(outline, sigma: sigma, scale: scale, color: color) { return }
      }
      var silhouette = layer
      silhouette.shadow = nil
      silhouette.opacity = 1
      try paintBlurred(extent: layer.extent(), sigma: sigma, scale: scale, color: color) {
        painter throws(RasterError) in
        try painter.paintBody(silhouette, alpha: 1)
      }
    }
  }

  /// The rounded rectangle that a layer covers wholly and alone; nil when its silhouette is anything else.
  private func opaqueOutline(of layer: Layer) -> RoundedRect? {
    let outline: RoundedRect
    if layer.backgroundColor?.alpha == 1 {
      outline = RoundedRect(layer)
    } else if let contents = layer.contents, let radius = contents.clipRadius, isOpaque(contents) {
      outline = RoundedRect(layer, radius: radius)
    } else {
      return nil
    }
    // A child that leaves the outline is part of the silhouette; 0.35 r from each side is inside any corner.
    let margin = outline.isPlain ? 0 : outline.radius * 0.35
    let inside = outline.inset(by: margin).rect
    for child in layer.children where !child.isHidden && child.opacity > 0 {
      let map = Homography(
        position: child.position, bounds: child.bounds, anchorPoint: child.anchorPoint, transform: child.transform)
      guard map.isAffine else { return nil }
      let box = Rect(bounding: child.extent().corners.map { map.apply($0) })
      let tolerance = 1e-6
      guard box.minX >= inside.minX - tolerance, box.maxX <= inside.maxX + tolerance,
        box.minY >= inside.minY - tolerance, box.maxY <= inside.maxY + tolerance
      else {
        // An overlay or a child that fills the bounds exactly is cut to the same corners in practice only when they are plain.
        guard outline.isPlain || child.role == .overlay else { return nil }
        guard box.minX >= outline.rect.minX - tolerance, box.maxX <= outline.rect.maxX + tolerance,
          box.minY >= outline.rect.minY - tolerance, box.maxY <= outline.rect.maxY + tolerance
        else { return nil }
        continue
      }
    }
    return outline
  }

  /// Whether contents cover their bounds without a hole.
  private func isOpaque(_ contents: LayerContents) -> Bool {
    if contents.background?.alpha == 1 { return true }
    switch contents.kind {
    case .picture(let picture):
      if let layer = picture.layers.first, layer.backgroundColor?.alpha == 1, !layer.isHidden { return true }
      return false
    case .image(let image):
      guard image.templateTint == nil, resources.images.indices.contains(image.image) else { return false }
      return [.scaleToFill, .redraw, .scaleAspectFill].contains(image.contentMode)
        && resources.images[image.image].chain.isOpaque
    case .text, .gradient, .shape, .backdrop: return false
    }
  }

  /// Draws a rounded rectangle's shadow from a stretched mask; false when the rectangle is too small for it.
  private func paintStretched(
    _ outline: RoundedRect, sigma: Double, scale: Double, color: Color
  ) throws(RasterError) -> Bool {
    let key = ShadowMasks.Key(
      radius: outline.isPlain ? 0 : outline.radius * scale, corners: outline.isPlain ? [] : outline.corners,
      curve: outline.curve, sigma: sigma)
    let width = outline.rect.size.width * scale
    let height = outline.rect.size.height * scale
    guard width <= 16_384, height <= 16_384, let mask = try resources.shadows.mask(key),
      width >= Double(mask.side), height >= Double(mask.side)
    else { return false }
    let stretched = mask.stretched(width: width, height: height)
    try paintMask(stretched, color: color, origin: outline.rect.origin, padding: mask.padding, scale: scale)
    return true
  }

  /// Draws what `body` draws, blurred, in one colour.
  private func paintBlurred(
    extent: Rect, sigma: Double, scale: Double, color: Color, _ body: (LayerPainter) throws(RasterError) -> Void
  ) throws(RasterError) {
    // Only what can reach the visible part counts.
    let reach = (sigma * 3.5 + 2) / scale
    guard let visible = canvas.localClip else { return }
    let needed = Rect(
      x: visible.minX - reach, y: visible.minY - reach, width: visible.size.width + 2 * reach,
      height: visible.size.height + 2 * reach)
    guard let part = extent.intersection(needed) else { return }
    let padding = Int((sigma * 3.5).rounded(.up)) + 2
    let width = (part.size.width * scale).rounded(.up)
    let height = (part.size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { return }
    let layerCanvas = try Canvas(width: Int(width) + 2 * padding, height: Int(height) + 2 * padding)
    layerCanvas.matrix = .init(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: Double(padding) - part.minX * scale,
      y0: Double(padding) - part.minY * scale)
    try body(LayerPainter(canvas: layerCanvas, resources: resources))
    let plane = GaussianBlur.blur(try layerCanvas.finish().alphaPlane(), sigma: sigma, edge: .zero)
    try paintMask(MaskBuffer(plane), color: color, origin: part.origin, padding: padding, scale: scale)
  }

  private func paintMask(
    _ mask: MaskBuffer, color: Color, origin: Point, padding: Int, scale: Double
  ) throws(RasterError) {
    try mask.withPattern { pattern throws(RasterError) in
      var matrix = cairo_matrix_t(
        xx: scale, yx: 0, xy: 0, yy: scale, x0: Double(padding) - origin.x * scale,
        y0: Double(padding) - origin.y * scale)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      canvas.setColor(color)
      cairo_mask(canvas.cr, pattern)
    }
  }
}
