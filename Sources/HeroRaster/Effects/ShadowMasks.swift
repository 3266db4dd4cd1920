import Foundation
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
  /// The mask read for a rectangle in grid pixels whose blur has a standard deviation of `sigma` pixels.
  func stretched(over rect: Rect, sigma: Double, width: Int, height: Int) -> MaskBuffer {
    let columns = places(from: rect.minX, length: rect.size.width, sigma: sigma, count: width)
    let rows = places(from: rect.minY, length: rect.size.height, sigma: sigma, count: height)
    var result = MaskBuffer(width: width, height: height)
    let stride = result.stride
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      plane.samples.withUnsafeBufferPointer { samples in
        for (y, row) in rows.enumerated() {
          // The middle repeats one row.
          if y > 0, row == rows[y - 1] {
            MaskBuffer.repeatRow(above: y, of: bytes, stride: stride)
            continue
          }
          let top = row.index * plane.width
          let bottom = min(row.index + 1, plane.height - 1) * plane.width
          for (x, column) in columns.enumerated() {
            if x > 0, column == columns[x - 1] {
              bytes[y * stride + x] = bytes[y * stride + x - 1]
              continue
            }
            let right = min(column.index + 1, plane.width - 1)
            let a = samples[top + column.index]
            let b = samples[top + right]
            let c = samples[bottom + column.index]
            let d = samples[bottom + right]
            let upper = a + (b - a) * column.fraction
            let lower = c + (d - c) * column.fraction
            bytes[y * stride + x] = UInt8(min((upper + (lower - upper) * row.fraction) * 255 + 0.5, 255))
          }
        }
      }
    }
    return result
  }

  private struct Place: Equatable {
    var index: Int
    var fraction: Float
  }

  /// For each pixel along one axis the sample to read: distances are kept from the nearer edge, the middle repeats.
  private func places(from start: Double, length: Double, sigma: Double, count: Int) -> [Place] {
    let samplesPerPixel = ShadowMasks.sigma / sigma
    let half = Double(side) / 2
    return (0..<count).map { position in
      let center = Double(position) + 0.5
      let inside = min(center - start, start + length - center) * samplesPerPixel
      let place =
        center - start <= length / 2
        ? min(inside, half) : Double(side) - min(inside, half)
      // Sample i stands for the place i + 1/2.
      let clamped = min(max(place + Double(padding) - 0.5, 0), Double(side + 2 * padding - 1))
      let low = Int(clamped)
      return Place(index: low, fraction: Float(clamped - Double(low)))
    }
  }
}

extension MaskBuffer {
  /// The blurred silhouette of a rectangle in pixels: a product of two differences of the Gaussian's integral.
  static func blurredRect(_ rect: Rect, sigma: Double, width: Int, height: Int) -> MaskBuffer {
    func profile(_ low: Double, _ high: Double, count: Int) -> [Float] {
      let root = sigma * 2.0.squareRoot()
      return (0..<count).map { position in
        let center = Double(position) + 0.5
        return Float((erf((center - low) / root) - erf((center - high) / root)) / 2)
      }
    }
    let columns = profile(rect.minX, rect.maxX, count: width)
    let rows = profile(rect.minY, rect.maxY, count: height)
    var result = MaskBuffer(width: width, height: height)
    let stride = result.stride
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      for (y, row) in rows.enumerated() {
        if y > 0, row == rows[y - 1] {
          repeatRow(above: y, of: bytes, stride: stride)
          continue
        }
        for (x, column) in columns.enumerated() {
          bytes[y * stride + x] = UInt8(min(row * column * 255 + 0.5, 255))
        }
      }
    }
    return result
  }

  /// Copies the row above a row into it.
  fileprivate static func repeatRow(above y: Int, of bytes: UnsafeMutableBufferPointer<UInt8>, stride: Int) {
    guard let base = bytes.baseAddress else { return }
    (base + y * stride).update(from: base + (y - 1) * stride, count: stride)
  }
}
