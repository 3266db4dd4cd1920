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
      let isSharp = shadow.radius * canvas.matrix.meanScale < 0.05
      if let path = shadow.path {
        if isSharp { return fill(path, color: color) }
        try paintBlurred(extent: path.boundingBox, radius: shadow.radius, color: color) { painter in
          painter.fill(path, color: .black)
        }
        return
      }
      if let outline = opaqueOutline(of: layer) {
        if isSharp { return fill(outline.path, color: color) }
        if try paintBlurred(outline, radius: shadow.radius, color: color) { return }
      }
      var silhouette = layer
      silhouette.shadow = nil
      silhouette.opacity = 1
      try paintBlurred(extent: silhouette.extent(), radius: shadow.radius, color: color) {
        painter throws(RasterError) in
        try painter.paintBody(silhouette, alpha: 1)
      }
    }
  }

  private func fill(_ path: Path, color: Color) {
    canvas.setPath(path)
    canvas.setColor(color)
    cairo_fill(canvas.cr)
  }

  /// The rounded rectangle that a layer covers wholly and alone; nil when its silhouette is anything else.
  private func opaqueOutline(of layer: Layer) -> RoundedRect? {
    let outline: RoundedRect
    if layer.backgroundColor?.alpha == 1, layer.contents.map({ staysInside($0, of: layer) }) ?? true {
      outline = RoundedRect(layer)
    } else if let contents = layer.contents, let radius = contents.clipRadius, contents.size == nil, isOpaque(contents)
    {
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

  /// Whether contents draw nothing outside a layer's rounded bounds.
  private func staysInside(_ contents: LayerContents, of layer: Layer) -> Bool {
    guard contents.size == nil else { return false }
    if let radius = contents.clipRadius { return radius >= layer.cornerRadius }
    let isPlain = RoundedRect(layer).isPlain
    switch contents.kind {
    case .gradient, .backdrop: return true
    case .text, .picture: return isPlain
    case .image(let image): return isPlain && [.scaleToFill, .redraw, .scaleAspectFit].contains(image.contentMode)
    case .shape: return false
    }
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

  /// Draws a rounded rectangle's shadow without drawing the rectangle; false when it is too small for its mask.
  private func paintBlurred(_ outline: RoundedRect, radius: Double, color: Color) throws(RasterError) -> Bool {
    let key = ShadowMasks.Key(radius: outline.radius / radius, corners: outline.corners, curve: outline.curve)
    if !outline.isPlain {
      let shorter = min(outline.rect.size.width, outline.rect.size.height)
      guard shorter / radius * ShadowMasks.sigma >= ShadowMasks.side(key) else { return false }
    }
    guard let grid = ShadowGrid(canvas: canvas, extent: outline.rect, radius: radius) else { return true }
    let rect = grid.place(outline.rect)
    let mask: MaskBuffer
    if outline.isPlain {
      mask = .blurredRect(rect, sigma: grid.sigma, width: grid.width, height: grid.height)
    } else {
      guard let corners = try resources.shadows.mask(key) else { return false }
      mask = corners.stretched(over: rect, sigma: grid.sigma, width: grid.width, height: grid.height)
    }
    try grid.paint(mask, color: color, on: canvas)
    return true
  }

  /// Draws what `body` draws, blurred, in one colour.
  private func paintBlurred(
    extent: Rect, radius: Double, color: Color, _ body: (LayerPainter) throws(RasterError) -> Void
  ) throws(RasterError) {
    guard let grid = ShadowGrid(canvas: canvas, extent: extent, radius: radius) else { return }
    // Edges between pixels are covered in part: a blur narrower than four pixels would show that, so it gets a finer grid.
    let factor = grid.sigma < 4 && grid.width * grid.height < 1 << 20 ? 3 : 1
    let layerCanvas = try Canvas(width: grid.width * factor, height: grid.height * factor)
    layerCanvas.matrix = grid.matrix(oversampling: factor)
    try body(LayerPainter(canvas: layerCanvas, resources: resources))
    let plane = GaussianBlur.blur(
      try layerCanvas.finish().alphaPlane(), sigma: grid.sigma * Double(factor), edge: .zero)
    try grid.paint(MaskBuffer(plane, every: factor), color: color, on: canvas)
  }
}
