import HeroGeometry
import HeroLayers

extension Shadow {
  /// From the shadow's own place to the layer's space.
  var map: Homography { Homography(.translation(x: offset.width, y: offset.height)) }
}

extension Layer {
  /// What throws the layer's shadow: the layer itself, fully opaque and without it.
  var silhouette: Layer {
    var silhouette = self
    silhouette.shadow = nil
    silhouette.opacity = 1
    return silhouette
  }

  /// The rounded rectangle that a layer covers wholly and alone; nil when its silhouette is anything else.
  func opaqueOutline(images: [ImageFacts]) -> RoundedRect? {
    let outline: RoundedRect
    if backgroundColor?.alpha == 1, contents.map(staysInside) ?? true {
      outline = RoundedRect(self)
    } else if let contents, let radius = contents.clipRadius, contents.size == nil, contents.isOpaque(images: images) {
      outline = RoundedRect(self, radius: radius)
    } else {
      return nil
    }
    // A child that leaves the outline is part of the silhouette; 0.35 r from each side is inside any corner.
    let margin = outline.isPlain ? 0 : outline.radius * 0.35
    let inside = outline.inset(by: margin).rect
    for child in children where !child.isHidden && child.opacity > 0 {
      let map = child.map
      guard map.isAffine else { return nil }
      let box = Rect(bounding: child.extent(images: images).corners.map { map.apply($0) })
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
  private func staysInside(_ contents: LayerContents) -> Bool {
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
      if layer.backgroundColor?.alpha == 1 { return true }
      guard let contents = layer.contents, contents.size == nil, contents.clipRadius == nil else { return false }
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
