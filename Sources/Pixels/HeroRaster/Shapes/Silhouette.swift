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
  package func opaqueOutline(images: [ImageFacts]) -> RoundedRect? {
    guard mask == nil else { return nil }
    let outline: RoundedRect
    if hasOpaqueBackground, masksToBounds || contents.map(staysInside) ?? true {
      outline = RoundedRect(self)
    } else if let contents, masksToBounds, contents.size == nil, contents.isOpaque(images: images) {
      outline = RoundedRect(self, radius: max(cornerRadius, contents.clipRadius ?? 0))
    } else if let contents, let radius = contents.clipRadius, contents.isOpaque(images: images),
      contents.size == nil || !masksToBounds && !showsBounds
    {
      outline = RoundedRect(self, rect: contentsBounds, radius: radius)
    } else {
      return onlyChildOutline(images: images)
    }
    if masksToBounds { return outline }
    // A child that leaves the outline is part of the silhouette.
    let inside = outline.inset(by: outline.cornerMargin).rect
    for child in children where child.isDrawn {
      let map = child.map
      guard map.isAffine else { return nil }
      let box = Rect(bounding: child.extent(images: images).corners.map { map.apply($0) })
      let tolerance = 1e-6
      guard box.minX >= inside.minX - tolerance, box.maxX <= inside.maxX + tolerance,
        box.minY >= inside.minY - tolerance, box.maxY <= inside.maxY + tolerance
      else {
        // An overlay that fills the bounds exactly is cut to the same corners.
        guard outline.isPlain || child.role == .overlay || child.keepsOut(ofCornersOf: outline) else { return nil }
        guard box.minX >= outline.rect.minX - tolerance, box.maxX <= outline.rect.maxX + tolerance,
          box.minY >= outline.rect.minY - tolerance, box.maxY <= outline.rect.maxY + tolerance
        else { return nil }
        continue
      }
    }
    return outline
  }

  /// The outline of the one child of a layer that shows nothing of its own: an image in a view that only casts its shadow.
  private func onlyChildOutline(images: [ImageFacts]) -> RoundedRect? {
    let shown = children.filter(\.isDrawn)
    guard contents == nil, !showsBounds, !masksToBounds, let child = shown.first, shown.count == 1, child.opacity >= 1,
      child.shownShadow == nil, let place = child.translation, let outline = child.opaqueOutline(images: images)
    else { return nil }
    return outline.moved(by: place)
  }

  /// Whether a background or a border shows.
  private var showsBounds: Bool { showsBackground || showsBorder }

  /// Where its superlayer has a layer's origin, if it is neither turned nor scaled.
  private var translation: Point? {
    let (map, tolerance) = (map, 1e-6)
    guard map.isAffine else { return nil }
    let place = map.apply(Point(x: 0, y: 0))
    let isStraight = [Point(x: 1, y: 0), Point(x: 0, y: 1)].allSatisfy { point in
      let difference = map.apply(point) - place - point
      return abs(difference.x) < tolerance && abs(difference.y) < tolerance
    }
    return isStraight ? place : nil
  }

  /// Whether a child within an outline's rectangle shows nothing where the outline's corners are cut off: where it comes so close to one,
  /// it is cut at least as much.
  private func keepsOut(ofCornersOf outline: RoundedRect) -> Bool {
    guard let place = translation, let shape = ownOutline?.moved(by: place) else { return false }
    let (box, tolerance) = (shape.rect, 1e-6)
    let (left, right) = (box.minX - outline.rect.minX, outline.rect.maxX - box.maxX)
    let (top, bottom) = (box.minY - outline.rect.minY, outline.rect.maxY - box.maxY)
    let distances: [(CornerMask, Double, Double)] = [
      (.topLeft, left, top), (.topRight, right, top), (.bottomLeft, left, bottom), (.bottomRight, right, bottom),
    ]
    return distances.allSatisfy { corner, across, down in
      if !outline.corners.contains(corner) || across >= outline.reach || down >= outline.reach { return true }
      let nearest = min(across, down)
      if nearest >= outline.cornerMargin { return true }
      // Moved inwards by a distance, the outline has a radius less by it: what is cut more lies within.
      return shape.corners.contains(corner) && shape.curve == outline.curve
        && shape.radius + nearest >= outline.radius - tolerance
    }
  }

  /// The rounded rectangle in its own space within which a layer shows all that it shows; nil when it may show more.
  private var ownOutline: RoundedRect? {
    if masksToBounds { return RoundedRect(self) }
    guard shownShadow == nil, !children.contains(where: \.isDrawn) else { return nil }
    guard let contents else { return RoundedRect(self) }
    guard contents.size == nil, let radius = contents.clipRadius else { return nil }
    return RoundedRect(self, radius: showsBounds ? min(radius, cornerRadius) : radius)
  }
}
