import HeroGeometry
import HeroLayers

/// Draws layers onto a canvas, back to front (fact sheet 5.2).
struct LayerPainter {
  let canvas: CairoCanvas
  let resources: RasterResources
  /// Device pixels that nobody will see, because something opaque is painted over them later. Default: none.
  var hidden: [PixelBox] = []
  /// Whether the drawn picture is cached as a whole, so that its parts need no cache. Default: no.
  var isPictured = false

  /// Paints siblings, sorted by zPosition, ties in order (rule L5).
  func paint(_ layers: [Layer], alpha: Double) throws(RasterError) {
    for layer in layers.inPaintOrder { try paint(layer, alpha: alpha) }
  }

  /// Paints one layer in its parent's space; `alpha` is what ancestors that multiply each primitive hand down.
  ///
  /// Throws `layer` with the path of the innermost layer whose drawing failed.
  func paint(_ layer: Layer, alpha: Double) throws(RasterError) {
    let alpha = alpha * layer.opacity
    guard !layer.isHidden, alpha > 0 else { return }
    do throws(RasterError) {
      try paintPlaced(layer, alpha: alpha)
      try canvas.checkStatus()
    } catch {
      throw error.blaming(layer.path)
    }
  }

  private func paintPlaced(_ layer: Layer, alpha: Double) throws(RasterError) {
    let map = layer.map
    guard map.isAffine else { return try paintProjected(layer, map: map, alpha: alpha) }
    guard let matrix = canvas.matrix.preceded(by: map) else { return }
    try canvas.withSavedState { () throws(RasterError) in
      canvas.matrix = matrix
      try paintBody(layer, alpha: alpha)
    }
  }

  /// Paints a layer in its own space, with its opacity already in `alpha`.
  func paintBody(_ layer: Layer, alpha: Double) throws(RasterError) {
    guard let mask = layer.mask else { return try paintUnmasked(layer, alpha: alpha) }
    try canvas.withSavedState { () throws(RasterError) in
      // As with corners: a backdrop must see what lies below, which a group hides.
      guard !layer.containsBackdrop else {
        if canvas.isIntricate(mask.path) {
          canvas.clipWithoutExactness(to: mask.path, mask.fillRule)
        } else {
          canvas.clip(to: mask.path, mask.fillRule)
        }
        return try paintUnmasked(layer, alpha: alpha)
      }
      canvas.clip(toPixelsOf: layer.extent(images: resources.imageFacts))
      try canvas.setGroupAsSource { () throws(RasterError) in try paintUnmasked(layer, alpha: alpha) }
      canvas.setPath(mask.path)
      canvas.fill(mask.fillRule)
    }
  }

  private func paintUnmasked(_ layer: Layer, alpha: Double) throws(RasterError) {
    if layer.isGroup(alpha: alpha) {
      try canvas.withSavedState { () throws(RasterError) in
        // A group is as large as the clip: no larger than what is drawn into it.
        canvas.clip(toPixelsOf: layer.extent(images: resources.imageFacts))
        try canvas.setGroupAsSource { () throws(RasterError) in try paintPrimitives(layer, alpha: 1) }
        canvas.paint(alpha: alpha)
      }
    } else {
      try paintPrimitives(layer, alpha: alpha)
    }
  }

  private func paintPrimitives(_ layer: Layer, alpha: Double) throws(RasterError) {
    let outline = RoundedRect(layer)
    if let shadow = layer.shownShadow { try paintShadow(shadow, of: layer, alpha: alpha) }
    guard layer.masksToBounds else {
      return try paintInside(layer, outline: outline, alpha: alpha, isMasked: false)
    }
    // Without children the contents can be clipped by themselves; with them, all that is inside is masked at once, so that an
    // edge is covered once. A backdrop must see what lies below, which a group hides: there a plain clip serves.
    if layer.children.isEmpty, layer.contents?.size == nil {
      return try paintInside(layer, outline: outline, alpha: alpha, isMasked: true)
    }
    if outline.isPlain || layer.containsBackdrop {
      try canvas.withSavedState { () throws(RasterError) in
        canvas.clip(to: outline.path)
        try paintInside(layer, outline: outline, alpha: alpha, isMasked: false)
      }
      return
    }
    try canvas.withSavedState { () throws(RasterError) in
      // The clip bounds the group; its antialiased edge lies outside the mask that follows.
      canvas.clip(to: outline.rect.outset(by: 1))
      let square = RoundedRect(layer, radius: 0)
      try canvas.setGroupAsSource { () throws(RasterError) in
        try paintInside(layer, outline: square, border: outline, alpha: alpha, isMasked: false)
      }
      canvas.setPath(outline.path)
      canvas.fill()
    }
  }

  /// Background, contents, children, border.
  private func paintInside(
    _ layer: Layer, outline: RoundedRect, border: RoundedRect? = nil, alpha: Double, isMasked: Bool
  ) throws(RasterError) {
    if layer.showsBackground, let color = layer.backgroundColor { canvas.fill(outline.path, color, alpha: alpha) }
    let children = layer.childrenInPaintOrder
    let behind = layer.childrenUnderContents
    for child in children.prefix(behind) { try paint(child, alpha: alpha) }
    if let contents = layer.contents {
      let clip: RoundedRect?
      if isMasked {
        let radius = max(outline.radius, contents.clipRadius ?? 0)
        clip = RoundedRect(layer, radius: radius)
      } else {
        clip = contents.clipRadius.map { RoundedRect(layer, rect: layer.contentsBounds, radius: $0) }
      }
      try paintContents(contents, of: layer, clip: clip, alpha: alpha)
    }
    for child in children.dropFirst(behind) { try paint(child, alpha: alpha) }
    if layer.showsBorder { paintBorder(layer, outer: outline, rounded: border ?? outline, alpha: alpha) }
  }

  /// A ring wholly inside the bounds, above everything (fact sheet 5.2).
  private func paintBorder(_ layer: Layer, outer: RoundedRect, rounded: RoundedRect, alpha: Double) {
    canvas.setPath(outer.path)
    let inner = rounded.inset(by: layer.borderWidth)
    if inner.rect.size.width > 0, inner.rect.size.height > 0 { canvas.append(inner.path) }
    canvas.setColor(layer.borderColor, alpha: alpha)
    canvas.fill(.evenOdd)
  }
}
