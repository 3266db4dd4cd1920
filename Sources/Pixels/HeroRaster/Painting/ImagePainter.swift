import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Draws an image laid out by its content mode (fact sheets 5.14, 6.1).
  func paintImage(_ image: ImageContents, part: Rect, in bounds: Rect, clip: RoundedRect?, alpha: Double)
    throws(RasterError)
  {
    guard resources.images.indices.contains(image.image) else {
      throw .failed("a layer asks for image \(image.image) of \(resources.images.count)")
    }
    let chain = resources.images[image.image].chain
    let pixels = Size(width: Double(chain.width), height: Double(chain.height))
    let destination = resources.imageFacts[image.image].frame(of: image, part: part, in: bounds)
    try paint(
      chain, part: part, of: pixels, into: destination, clip: clip, magnification: image.magnificationFilter,
      tint: image.templateTint, alpha: alpha)
  }
}
