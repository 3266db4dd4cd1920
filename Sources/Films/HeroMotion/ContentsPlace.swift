import HeroGeometry
import HeroLayers
import HeroRaster

extension Layer {
  /// Where the contents are cut off by the layer itself; nil where they are not (as `LayerPainter` draws them).
  package var contentsClip: RoundedRect? {
    if masksToBounds, children.isEmpty, contents?.size == nil {
      return RoundedRect(self, radius: max(RoundedRect(self).radius, contents?.clipRadius ?? 0))
    }
    return contents?.clipRadius.map { RoundedRect(self, rect: contentsBounds, radius: $0) }
  }

  package struct ContentsPlace: Equatable, Sendable {
    /// Of the whole picture, local points.
    package let whole: Rect
    /// What shows of it; nil for all.
    package let outline: RoundedRect?
  }

  /// Where an image or a picture goes.
  package func contentsPlace(images: [ImageFacts]) -> ContentsPlace {
    let (bounds, part) = (contentsBounds, contents?.rect ?? .unit)
    var shown = bounds
    if case .image(let image)? = contents?.kind, images.indices.contains(image.image) {
      shown = images[image.image].frame(of: image, part: part, in: bounds)
    }
    guard part.size.width > 0, part.size.height > 0 else { return ContentsPlace(whole: .zero, outline: nil) }
    let size = Size(width: shown.size.width / part.size.width, height: shown.size.height / part.size.height)
    let whole = Rect(
      origin: Point(x: shown.minX - part.minX * size.width, y: shown.minY - part.minY * size.height), size: size)
    var outline = part == .unit ? nil : RoundedRect(shown, radius: 0)
    if let clip = contentsClip {
      let isInside =
        shown.minX >= clip.rect.minX - 1e-6 && shown.maxX <= clip.rect.maxX + 1e-6
        && shown.minY >= clip.rect.minY - 1e-6 && shown.maxY <= clip.rect.maxY + 1e-6
      if clip.isPlain {
        if !isInside { outline = shown.intersection(clip.rect).map { RoundedRect($0, radius: 0) } ?? clip }
      } else {
        outline = clip
      }
    }
    return ContentsPlace(whole: whole, outline: outline)
  }
}
