import HeroGeometry
import HeroLayers

/// How far each kind of contents reaches, and what it covers: extents and silhouettes ask here.
extension Layer {
  /// The local rectangle outside which contents draw nothing, where nothing clips them.
  func contentsExtent(_ contents: LayerContents, images: [ImageFacts]) -> Rect {
    switch contents.kind {
    case .shape(let shape):
      let box = shape.path.boundingBox
      // A mitre reaches as many half widths as its limit says.
      let mitre = shape.lineJoin == .miter ? max(shape.miterLimit / 2, 1) : 1
      let reach = shape.strokeColor == nil ? 0 : shape.lineWidth * mitre
      return Rect(
        x: box.minX - reach, y: box.minY - reach, width: box.size.width + 2 * reach,
        height: box.size.height + 2 * reach)
    case .image(let image):
      guard images.indices.contains(image.image) else { return bounds }
      // Content modes that overflow do so by the image's own size.
      let frame = images[image.image].frame(of: image, part: contents.rect, in: bounds)
      return Rect(bounding: bounds.corners + frame.corners)
    case .text, .gradient, .backdrop, .picture: return bounds
    }
  }

  /// Whether contents draw nothing outside a layer's rounded bounds.
  func staysInside(_ contents: LayerContents) -> Bool {
    guard contents.size == nil else { return false }
    if let radius = contents.clipRadius { return radius >= cornerRadius }
    let isPlain = RoundedRect(self).isPlain
    switch contents.kind {
    case .gradient, .backdrop: return true
    case .text, .picture: return isPlain
    case .image(let image): return isPlain && [.scaleToFill, .redraw, .scaleAspectFit].contains(image.contentMode)
    case .shape: return false
    }
  }
}

extension LayerContents {
  /// Whether contents cover their bounds without a hole.
  func isOpaque(images: [ImageFacts]) -> Bool {
    if background?.alpha == 1 { return true }
    switch kind {
    case .picture(let picture):
      guard let layer = picture.layers.first, !layer.isHidden else { return false }
      if layer.hasOpaqueBackground { return true }
      guard layer.mask == nil, let contents = layer.contents, contents.size == nil, contents.clipRadius == nil else {
        return false
      }
      return contents.isOpaque(images: images)
    case .image(let image):
      guard image.templateTint == nil, images.indices.contains(image.image) else { return false }
      return [.scaleToFill, .redraw, .scaleAspectFill].contains(image.contentMode)
        && images[image.image].isOpaque
    case .gradient(let gradient): return gradient.colors.allSatisfy { $0.alpha == 1 }
    case .text, .shape, .backdrop: return false
    }
  }
}
