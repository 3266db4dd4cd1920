import HeroGeometry
import HeroLayers

/// Blurred silhouettes of rounded rectangles, cached because neighbouring frames need the same.
///
/// One mask serves rectangles of every scale with the same ratio of radius to σ: it holds the corners and one stretch of each
/// edge at a fixed σ, and a shadow reads it like a nine-part image. Of a bar, whose shorter sides' blurs reach each other, the
/// short side is held as it is.
final class ShadowMasks: Sendable {
  /// What a mask depends on; lengths in σ.
  struct Key: Hashable {
    /// The corner radius.
    let radius: Double
    let corners: CornerMask
    let curve: CornerCurve
    /// A side that is held as it is; nil: of any length.
    let width: Double?
    let height: Double?
  }

  /// A blurred rounded rectangle.
  struct Mask: Sendable {
    let plane: SamplePlane
    /// Samples around the rectangle.
    let padding: Int
    /// Of the rectangle in the mask, samples.
    let size: Size
  }

  /// Samples per σ: so fine that reading it linearly changes it by less than an eighth of 1/255, and so few that it is
  /// blurred without being made coarser first.
  static let sigma = 7.9
  /// Bytes of masks that are kept; docs/limits.md names it.
  private static let limit = 4 << 20
  /// Samples around a rectangle.
  private static let padding = Int((sigma * ShadowGrid.reach).rounded(.up)) + 2
  private let masks = SharedStore<Key, Mask>(limit: limit)

  /// The rectangle that a key's mask holds, in samples.
  static func size(_ key: Key) -> Size {
    let side = shortestSide(radius: key.radius, key.curve)
    return Size(width: key.width.map { $0 * sigma } ?? side, height: key.height.map { $0 * sigma } ?? side)
  }

  /// Samples of a whole mask.
  static func area(_ key: Key) -> Double {
    let size = size(key)
    return (size.width + Double(2 * padding)) * (size.height + Double(2 * padding))
  }

  /// The shortest side in samples at whose middle nothing of the ends is left.
  private static func shortestSide(radius: Double, _ curve: CornerCurve) -> Double {
    2 * (Double(padding) + (radius * sigma * (curve == .continuous ? 1.6 : 1)).rounded(.up)) + 2
  }

  /// The key of an outline's mask for a blur of so many points; nil for an outline without round corners, for one that is
  /// short both ways, which is soon blurred by itself, and for a mask that would be unreasonably large.
  static func key(_ outline: RoundedRect, radius: Double) -> Key? {
    guard !outline.isPlain, outline.rect.size.width > 0, outline.rect.size.height > 0 else { return nil }
    let shortest = shortestSide(radius: outline.radius / radius, outline.curve)
    guard shortest < 1536 else { return nil }
    func exact(_ length: Double) -> Double? { length / radius * sigma < shortest ? length / radius : nil }
    let (width, height) = (exact(outline.rect.size.width), exact(outline.rect.size.height))
    guard width == nil || height == nil else { return nil }
    return Key(
      radius: outline.radius / radius, corners: outline.corners, curve: outline.curve, width: width, height: height)
  }

  /// The mask for a key.
  func mask(_ key: Key) throws(RasterError) -> Mask {
    try masks.value(of: key) { () throws(RasterError) in
      let size = Self.size(key)
      let padding = Double(Self.padding)
      let rect = Rect(origin: Point(x: padding, y: padding), size: size)
      let outline = RoundedRect(rect, radius: key.radius * Self.sigma, corners: key.corners, curve: key.curve)
      let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
      let sharp = try PixelBuffer(width: width + 2 * Self.padding, height: height + 2 * Self.padding) { canvas in
        canvas.fill(outline.path, .black)
      }
      let plane = GaussianBlur.blur(sharp.alphaPlane(), sigma: Self.sigma, edge: .zero)
      return (Mask(plane: plane, padding: Self.padding, size: size), plane.samples.count * 4)
    }
  }
}

extension ShadowMasks.Mask {
  /// The mask as it is read for a rectangle in grid pixels whose blur has a standard deviation of `sigma` pixels.
  func stretched(over rect: Rect, sigma: Double, width: Int, height: Int) -> BlurredShape {
    BlurredShape(
      plane: plane,
      columns: axis(from: rect.minX, length: rect.size.width, sigma: sigma, count: width, held: size.width),
      rows: axis(from: rect.minY, length: rect.size.height, sigma: sigma, count: height, held: size.height))
  }

  /// For each pixel along one axis the sample to read: distances are kept from the nearer edge, the middle repeats.
  private func axis(
    from start: Double, length: Double, sigma: Double, count: Int, held: Double
  ) -> BlurredShape.Axis {
    let samplesPerPixel = ShadowMasks.sigma / sigma
    let half = held / 2
    var axis = BlurredShape.Axis(count: count)
    for position in 0..<count {
      let center = Double(position) + 0.5
      let inside = min(center - start, start + length - center) * samplesPerPixel
      let place = center - start <= length / 2 ? min(inside, half) : held - min(inside, half)
      // Sample i stands for the place i + 1/2.
      let clamped = min(max(place + Double(padding) - 0.5, 0), held.rounded(.up) + Double(2 * padding - 1))
      let low = Int(clamped)
      axis.indices[position] = Int32(low)
      axis.fractions[position] = Float(clamped - Double(low))
    }
    return axis
  }
}
