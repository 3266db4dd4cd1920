import HeroGeometry
import HeroImage
import HeroLayers

/// An image that layers refer to by index.
public struct ImageResource: Equatable, Sendable {
  /// The pixels.
  public var pixmap: Pixmap
  /// Pixels per point.
  public var scale: Double

  /// Makes a resource.
  public init(pixmap: Pixmap, scale: Double) {
    self.pixmap = pixmap
    self.scale = scale
  }
}

/// Draws layer trees with Cairo. Safe to use from several threads at once; pictures are drawn once and shared.
public final class Rasterizer: Sendable {
  /// Makes a rasterizer for one film.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - images: What `ImageContents.image` counts in.
  ///   - fonts: Font files beside the system font, absolute paths.
  public init(scale: Double, images: [ImageResource], fonts: [String]) throws(RasterError) {
    throw RasterError.failed("not implemented")
  }

  /// Draws one tree into ⌈size · scale⌉ pixels.
  public func render(_ tree: LayerTree) throws(RasterError) -> Pixmap {
    throw RasterError.failed("not implemented")
  }
}

/// What can go wrong while drawing.
public enum RasterError: Error, Equatable, Sendable {
  /// A library call failed; the text says which and why.
  case failed(String)
}
