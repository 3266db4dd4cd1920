import HeroGeometry
import HeroModel

/// Command-line overrides of the canvas.
public struct CanvasOverride: Equatable, Sendable {
  /// Pixels per point.
  public var scale: Double?
  /// A device preset's name.
  public var device: String?
  /// Points.
  public var width: Double?
  /// Points.
  public var height: Double?
  /// Pixels of a frame's width, ≥ 1: the scale follows from it, and the height from that.
  public var pixelWidth: Int?

  /// Makes the overrides.
  public init(
    scale: Double? = nil, device: String? = nil, width: Double? = nil, height: Double? = nil, pixelWidth: Int? = nil
  ) {
    self.scale = scale
    self.device = device
    self.width = width
    self.height = height
    self.pixelWidth = pixelWidth
  }
}
