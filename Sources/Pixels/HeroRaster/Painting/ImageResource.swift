import HeroImage

/// An image that layers refer to by index.
package struct ImageResource: Equatable, Sendable {
  /// The file, which is decoded when it is drawn.
  package var file: ImageFile
  /// Pixels per point.
  package var scale: Double

  package init(file: ImageFile, scale: Double) {
    self.file = file
    self.scale = scale
  }
}
