import HeroGeometry
import HeroLayers
import Synchronization

/// Blurred silhouettes of rounded rectangles, kept because neighbouring frames need the same.
///
/// One mask serves rectangles of every size and scale with the same ratio of radius to σ: it holds the corners and one
/// stretch of each edge at a fixed σ, and a shadow reads it like a nine-part image.
final class ShadowMasks: Sendable {
  /// What a mask depends on.
  struct Key: Hashable {
    /// The corner radius in σ.
    let radius: Double
    let corners: CornerMask
    let curve: CornerCurve
  }

  /// A blurred rounded rectangle of the smallest size at which opposite edges do not reach each other.
  struct Mask: Sendable {
    let plane: SamplePlane
    /// Samples around the rectangle.
    let padding: Int
    /// Side of the rectangle in the mask, samples.
    let side: Int
  }

  /// Samples per σ: so fine that reading it linearly changes it by less than a tenth of 1/255.
  static let sigma = 10.0
  /// Masks kept at most; a mask is made again when it was dropped.
  private static let limit = 64
  private let masks = Mutex<[Key: Mask]>([:])

  /// The side of the rectangle that a key's mask holds, in samples.
  static func side(_ key: Key) -> Double {
    let reach = (sigma * ShadowGrid.reach).rounded(.up) + 2
    return 2 * (reach + (key.radius * sigma * (key.curve == .continuous ? 1.6 : 1)).rounded(.up)) + 2
  }

  /// The key of an outline's mask for a blur of so many points; nil for an outline without round corners, for one that is
  /// too small for its mask, and for a mask that would be unreasonably large.
  static func key(_ outline: RoundedRect, radius: Double) -> Key? {
    guard !outline.isPlain else { return nil }
    let key = Key(radius: outline.radius / radius, corners: outline.corners, curve: outline.curve)
    let side = side(key)
    let shorter = min(outline.rect.size.width, outline.rect.size.height)
    return side < 1536 && shorter / radius * sigma >= side ? key : nil
  }

  /// The mask for a key.
  func mask(_ key: Key) throws(RasterError) -> Mask {
    if let mask = masks.withLock({ $0[key] }) { return mask }
    let side = Int(Self.side(key))
    let padding = Int((Self.sigma * ShadowGrid.reach).rounded(.up)) + 2
    let rect = Rect(x: Double(padding), y: Double(padding), width: Double(side), height: Double(side))
    let outline = RoundedRect(rect, radius: key.radius * Self.sigma, corners: key.corners, curve: key.curve)
    let sharp = try PixelBuffer(width: side + 2 * padding, height: side + 2 * padding) { canvas in
      canvas.fill(outline.path, .black)
    }
    let plane = GaussianBlur.blur(sharp.alphaPlane(), sigma: Self.sigma, edge: .zero)
    let mask = Mask(plane: plane, padding: padding, side: side)
    masks.withLock { masks in
      if masks.count >= Self.limit { masks.removeAll() }
      masks[key] = mask
    }
    return mask
  }
}

extension ShadowMasks.Mask {
  /// The mask as it is read for a rectangle in grid pixels whose blur has a standard deviation of `sigma` pixels.
  func stretched(over rect: Rect, sigma: Double, width: Int, height: Int) -> BlurredShape {
    BlurredShape(
      plane: plane,
      columns: axis(from: rect.minX, length: rect.size.width, sigma: sigma, count: width, samples: plane.width),
      rows: axis(from: rect.minY, length: rect.size.height, sigma: sigma, count: height, samples: plane.height))
  }

  /// For each pixel along one axis the sample to read: distances are kept from the nearer edge, the middle repeats.
  private func axis(
    from start: Double, length: Double, sigma: Double, count: Int, samples: Int
  ) -> BlurredShape.Axis {
    let samplesPerPixel = ShadowMasks.sigma / sigma
    let half = Double(side) / 2
    var axis = BlurredShape.Axis(count: count)
    for position in 0..<count {
      let center = Double(position) + 0.5
      let inside = min(center - start, start + length - center) * samplesPerPixel
      let place = center - start <= length / 2 ? min(inside, half) : Double(side) - min(inside, half)
      // Sample i stands for the place i + 1/2.
      let clamped = min(max(place + Double(padding) - 0.5, 0), Double(side + 2 * padding - 1))
      let low = Int(clamped)
      axis.indices[position] = Int32(low)
      axis.fractions[position] = Float(clamped - Double(low))
    }
    return axis
  }
}
