import HeroGeometry
import HeroLayers

/// What must be known of an image before its pixels are drawn.
package struct ImageFacts: Equatable, Sendable {
  /// Points.
  package let size: Size
  /// Whether every pixel is opaque.
  package let isOpaque: Bool

  init(size: Size, isOpaque: Bool) {
    self.size = size
    self.isOpaque = isOpaque
  }

  init(_ chain: MipChain, scale: Double) {
    self.init(
      size: Size(width: Double(chain.width) / scale, height: Double(chain.height) / scale),
      isOpaque: chain.isOpaque)
  }

  /// Where a part of the image (unit rectangle) goes in a layer's bounds; may leave them.
  package func frame(of image: ImageContents, part: Rect, in bounds: Rect) -> Rect {
    let points = Size(width: size.width * part.size.width, height: size.height * part.size.height)
    return image.contentMode.frame(of: points, in: bounds)
  }
}

extension ContentMode {
  /// Where contents of a natural size go in a layer's bounds; may leave them.
  func frame(of size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return Rect(origin: bounds.origin, size: .zero) }
    func placed(_ size: Size, x: Double, y: Double) -> Rect {
      Rect(
        x: bounds.minX + (bounds.size.width - size.width) * x, y: bounds.minY + (bounds.size.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: Double) -> Rect {
      placed(Size(width: size.width * factor, height: size.height * factor), x: 0.5, y: 0.5)
    }
    let ratios = (bounds.size.width / size.width, bounds.size.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(min(ratios.0, ratios.1))
    case .scaleAspectFill: return scaled(max(ratios.0, ratios.1))
    case .center: return placed(size, x: 0.5, y: 0.5)
    case .top: return placed(size, x: 0.5, y: 0)
    case .bottom: return placed(size, x: 0.5, y: 1)
    case .left: return placed(size, x: 0, y: 0.5)
    case .right: return placed(size, x: 1, y: 0.5)
    case .topLeft: return placed(size, x: 0, y: 0)
    case .topRight: return placed(size, x: 1, y: 0)
    case .bottomLeft: return placed(size, x: 0, y: 1)
    case .bottomRight: return placed(size, x: 1, y: 1)
    }
  }
}
