import HeroGeometry

/// Reads a premultiplied picture through a projective map, linear between pixels, nothing outside: at least four samples a
/// pixel, and more along a side of the pixel that covers more of the picture.
struct ProjectiveSampler {
  let source: PixelBuffer
  /// From device pixels to the source's pixels.
  let map: Homography

  /// Samples along one side of a pixel at most.
  private static let limit = 8.0

  /// Fills a buffer whose top-left pixel is at (left, top) in device pixels.
  func fill(_ target: inout PixelBuffer, left: Int, top: Int) {
    let (width, height) = (target.width, target.height)
    target.pixels.withUnsafeMutableBufferPointer { target in
      source.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress else { return }
        fill(target, width: width, height: height, left: left, top: top, from: pixels)
      }
    }
  }

  private func fill(
    _ target: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, left: Int, top: Int,
    from pixels: UnsafePointer<UInt32>
  ) {
    let e = map.elements
    let (e0, e1, e2, e3, e4, e5) = (e[0], e[1], e[2], e[3], e[4], e[5])
    for row in 0..<height {
      let y = Double(top + row) + 0.5
      for column in 0..<width {
        let x = Double(left + column) + 0.5
        let w = x * e2 + y * e5 + e[8]
        var (columns, rows) = (2, 2)
        if w > 0 {
          // How far the source moves along one device pixel in each direction.
          let u = (x * e0 + y * e3 + e[6]) / w
          let v = (x * e1 + y * e4 + e[7]) / w
          let (ux, vx, uy, vy) = ((e0 - u * e2) / w, (e1 - v * e2) / w, (e3 - u * e5) / w, (e4 - v * e5) / w)
          columns = Self.samples((ux * ux + vx * vx).squareRoot())
          rows = Self.samples((uy * uy + vy * vy).squareRoot())
          // Far outside, no sample can hit.
          let reach = abs(ux) + abs(uy) + 1
          let rise = abs(vx) + abs(vy) + 1
          if u < -reach || v < -rise || u > Double(source.width) + reach || v > Double(source.height) + rise {
            continue
          }
        }
        let pixel = pixel(x: x - 0.5, y: y - 0.5, columns: columns, rows: rows, of: pixels)
        if pixel != 0 { target[row * width + column] = pixel }
      }
    }
  }

  /// Linear samples one and a half source pixels apart leave nothing out.
  private static func samples(_ footprint: Double) -> Int { Int(min(max((footprint / 1.5).rounded(.up), 2), limit)) }

  /// The mean of a grid of samples over the device pixel whose corner is given.
  private func pixel(
    x: Double, y: Double, columns: Int, rows: Int, of pixels: UnsafePointer<UInt32>
  ) -> UInt32 {
    let e = map.elements
    let (e0, e1, e2, e3, e4, e5, e6, e7, e8) = (e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7], e[8])
    let width = source.width
    let height = source.height
    var sum = SIMD4<Float>.zero
    for row in 0..<rows {
      let y = y + (Double(row) + 0.5) / Double(rows)
      for column in 0..<columns {
        let x = x + (Double(column) + 0.5) / Double(columns)
        let w = x * e2 + y * e5 + e8
        // The inverse map's weight has the sign of the point's own: ≤ 0 is behind the eye.
        guard w > 0 else { continue }
        let u = (x * e0 + y * e3 + e6) / w - 0.5
        let v = (x * e1 + y * e4 + e7) / w - 0.5
        guard u > -1, v > -1, u < Double(width), v < Double(height) else { continue }
        // Rounded down: both are above −1.
        let left = Int(u + 1) - 1
        let top = Int(v + 1) - 1
        let fu = Float(u - Double(left))
        let fv = Float(v - Double(top))
        if left >= 0, top >= 0, left + 1 < width, top + 1 < height {
          let start = pixels + (top * width + left)
          let (a, b, c, d) = (start[0], start[1], start[width], start[width + 1])
          if a == b, a == c, a == d {
            if a != 0 { sum += Self.channels(a) }
            continue
          }
          let upper = Self.channels(a) * (1 - fu) + Self.channels(b) * fu
          let lower = Self.channels(c) * (1 - fu) + Self.channels(d) * fu
          sum += upper * (1 - fv) + lower * fv
        } else {
          sum +=
            sample(left, top, of: pixels) * ((1 - fu) * (1 - fv))
            + sample(left + 1, top, of: pixels) * (fu * (1 - fv))
          sum +=
            sample(left, top + 1, of: pixels) * ((1 - fu) * fv)
            + sample(left + 1, top + 1, of: pixels) * (fu * fv)
        }
      }
    }
    guard sum.w > 0 else { return 0 }
    let mean = sum / Float(rows * columns) + 0.5
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 255)) }
    let alpha = byte(mean.w)
    return alpha << 24 | min(byte(mean.z), alpha) << 16 | min(byte(mean.y), alpha) << 8 | min(byte(mean.x), alpha)
  }

  /// The source's pixel; transparent outside.
  private func sample(_ x: Int, _ y: Int, of pixels: UnsafePointer<UInt32>) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < source.width, y < source.height else { return .zero }
    return Self.channels(pixels[y * source.width + x])
  }

  /// Blue, green, red, alpha, 0…255.
  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
  }
}

extension Homography {
  /// How many units of the image plane one unit around a point covers at most: the Jacobian's larger singular value.
  func stretch(at point: Point) -> Double {
    let w = weight(of: point)
    guard w > 0 else { return .infinity }
    let image = apply(point)
    let e = elements
    let xx = (e[0] - image.x * e[2]) / w
    let yx = (e[1] - image.y * e[2]) / w
    let xy = (e[3] - image.x * e[5]) / w
    let yy = (e[4] - image.y * e[5]) / w
    let (a, b, c) = (xx * xx + yx * yx, xy * xy + yy * yy, xx * xy + yx * yy)
    return ((a + b + ((a - b) * (a - b) + 4 * c * c).squareRoot()) / 2).squareRoot()
  }
}
