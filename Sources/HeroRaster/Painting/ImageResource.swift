import HeroImage

/// An image that layers refer to by index.
public struct ImageResource: Equatable, Sendable {
  /// The file, which is decoded when it is drawn.
  public var file: ImageFile
  /// Pixels per point.
  public var scale: Double

  /// Makes a resource.
  public init(file: ImageFile, scale: Double) {
    self.file = file
    self.scale = scale
  }
}
