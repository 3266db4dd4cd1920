internal import CCairo
import HeroGeometry
import HeroLayers
import Synchronization

/// Blurred silhouettes of rounded rectangles, kept because neighbouring frames need the same.
///
/// One mask serves rectangles of every size: it holds the corners and one stretch of each edge, and a shadow reads it like a
/// nine-part image.
final class ShadowMasks: Sendable {
  /// What a mask depends on; lengths in device pixels.
  struct Key: Hashable {
    let radius: Double
    let corners: CornerMask
    let curve: CornerCurve
    let sigma: Double
  }

  /// A blurred rounded rectangle of the smallest size at which opposite edges do not reach each other.
  final class Mask: Sendable {
    let buffer: MaskBuffer
    /// Pixels around the rectangle.
    let padding: Int
    /// Side of the rectangle in the mask.
    let side: Int

    init(buffer: MaskBuffer, padding: Int, side: Int) {
      self.buffer = buffer
      self.padding = padding
      self.side = side
    }
  }

  /// Masks kept at most; a mask is made again when it was dropped.
  private static let limit = 64
  private let masks = Mutex<[Key: Mask]>([:])

  /// The mask for a key; nil when its rectangle would be unreasonably large.
  func mask(_ key: Key) throws(RasterError) -> Mask? {
    if let mask = masks.withLock({ $0[key] }) { return mask }
    let padding = Int((key.sigma * 3.5).rounded(.up)) + 2
    let side = 2 * (padding + Int((key.radius * (key.curve == .continuous ? 1.6 : 1)).rounded(.up))) + 2
    guard side < 8192 else { return nil }
    let canvas = try Canvas(width: side + 2 * padding, height: side + 2 * padding)
    let rect = Rect(x: Double(padding), y: Double(padding), width: Double(side), height: Double(side))
    canvas.setPath(RoundedRect(rect, radius: key.radius, corners: key.corners, curve: key.curve).path)
    canvas.setColor(.black)
    cairo_fill(canvas.cr)
    let plane = GaussianBlur.blur(try canvas.finish().alphaPlane(), sigma: key.sigma, edge: .zero)
    let mask = Mask(buffer: MaskBuffer(plane), padding: padding, side: side)
    masks.withLock { masks in
      if masks.count >= Self.limit { masks.removeAll() }
      masks[key] = mask
    }
    return mask
  }
}

extension ShadowMasks.Mask {
  /// The mask stretched to a rectangle of a size in pixels (at least `side`), with the padding around it.
  func stretched(width: Double, height: Double) -> MaskBuffer {
    let columns = places(length: width)
    let rows = places(length: height)
    let result = MaskBuffer(width: columns.count, height: rows.count)
    for (y, row) in rows.enumerated() {
      let top = row.index * buffer.stride
      let bottom = min(row.index + 1, buffer.height - 1) * buffer.stride
      for (x, column) in columns.enumerated() {
        let right = min(column.index + 1, buffer.width - 1)
        let a = Float(buffer.bytes[top + column.index])
        let b = Float(buffer.bytes[top + right])
        let c = Float(buffer.bytes[bottom + column.index])
        let d = Float(buffer.bytes[bottom + right])
        let upper = a + (b - a) * column.fraction
        let lower = c + (d - c) * column.fraction
        result.bytes[y * result.stride + x] = UInt8(upper + (lower - upper) * row.fraction + 0.5)
      }
    }
    return result
  }

  /// For each pixel along one axis the sample to read: distances are kept from the nearer edge, the middle repeats.
  private func places(length: Double) -> [(index: Int, fraction: Float)] {
    let count = Int(length.rounded(.up)) + 2 * padding
    let half = Double(padding) + Double(side) / 2
    let surplus = length - Double(side)
    return (0..<count).map { position in
      let fromStart = Double(position)
      let place: Double
      if fromStart < half - 0.5 {
        place = fromStart
      } else {
        // Distance from the far edge, where the mask's own far edge lies `surplus` nearer.
        place = max(fromStart - surplus, half - 0.5)
      }
      let clamped = min(max(place, 0), Double(side + 2 * padding - 1))
      let low = Int(clamped)
      return (low, Float(clamped - Double(low)))
    }
  }
}

extension PixelBuffer {
  /// The alpha channel as samples 0…1.
  func alphaPlane() -> SamplePlane {
    let plane = SamplePlane(width: width, height: height, channels: 1)
    for index in 0..<(width * height) { plane.samples[index] = Float(pixels[index] >> 24) / 255 }
    return plane
  }
}
