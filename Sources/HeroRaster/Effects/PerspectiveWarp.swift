internal import CCairo
import Foundation
import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Paints a layer whose plane is seen in perspective: flat into an offscreen first, then mapped (fact sheets 5.11–5.13).
  ///
  /// Parts at or behind the eye are left out; the back of a layer shows mirrored.
  func paintProjected(_ layer: Layer, map: Homography, alpha: Double) throws(RasterError) {
    let toDevice = map * canvas.matrix.homography
    let clip = canvas.deviceClip
    guard clip.size.width > 0, clip.size.height > 0, let fromDevice = toDevice.inverse else { return }
    var extent = layer.extent()
    guard let polygon = Self.visible(extent, toDevice: toDevice, clip: clip) else { return }
    // Only what reaches the clip is drawn; two points more keep the antialiased rim.
    if let part = extent.intersection(polygon.local.outset(by: 2)) { extent = part }

    // As many pixels per point as the most stretched visible part shows, in steps of two, within reason: at the canvas's own
    // scale pixel-aligned contents stay sharp, and bear being enlarged by a twentieth.
    let detail = polygon.local.corners.map { toDevice.stretch(at: $0) }.filter(\.isFinite).max() ?? 1
    let canvasScale = canvas.matrix.meanScale
    let exponent = min(max(log2(max(detail / canvasScale, 1e-9)) - 0.07, -3), 1).rounded(.up)
    let longest = max(extent.size.width, extent.size.height)
    let scale = min(canvasScale * exp2(exponent), 4096 / max(longest, 1))
    extent = extent.alignedOutwards(to: 1 / scale)
    let width = Int((extent.size.width * scale).rounded(.up)) + 2
    let height = Int((extent.size.height * scale).rounded(.up)) + 2
    let flat = try Canvas(width: width, height: height)
    // One transparent pixel all round makes the sampled edges smooth.
    flat.matrix = .init(xx: scale, yx: 0, xy: 0, yy: scale, x0: 1 - extent.minX * scale, y0: 1 - extent.minY * scale)
    try LayerPainter(canvas: flat, resources: resources).paintBody(layer, alpha: alpha)
    let source = try flat.finish()

    guard let box = polygon.device.intersection(clip) else { return }
    let left = Int(box.minX.rounded(.down))
    let top = Int(box.minY.rounded(.down))
    let target = PixelBuffer(
      width: Int(box.maxX.rounded(.up)) - left, height: Int(box.maxY.rounded(.up)) - top)
    let toSource =
      fromDevice
      * Homography(
        Transform3D(
          a: scale, b: 0, c: 0, d: scale, tx: 1 - extent.minX * scale, ty: 1 - extent.minY * scale))
    ProjectiveSampler(source: source, map: toSource).fill(target, left: left, top: top)
    try target.withPattern { pattern throws(RasterError) in
      try canvas.withSavedState { () throws(RasterError) in
        cairo_identity_matrix(canvas.cr)
        var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: -Double(left), y0: -Double(top))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_set_source(canvas.cr, pattern)
        cairo_paint(canvas.cr)
      }
    }
  }

  /// The part of a local rectangle in front of the eye and within a device rectangle: its box in local and in device space.
  private static func visible(_ rect: Rect, toDevice: Homography, clip: Rect) -> (local: Rect, device: Rect)? {
    var polygon = rect.corners
    // Half planes as functions that are positive inside; linear in homogeneous space.
    let nearest = 1e-4
    let e = toDevice.elements
    func x(_ p: Point) -> Double { p.x * e[0] + p.y * e[3] + e[6] }
    func y(_ p: Point) -> Double { p.x * e[1] + p.y * e[4] + e[7] }
    let sides: [(Point) -> Double] = [
      { toDevice.weight(of: $0) - nearest },
      { x($0) - clip.minX * toDevice.weight(of: $0) }, { clip.maxX * toDevice.weight(of: $0) - x($0) },
      { y($0) - clip.minY * toDevice.weight(of: $0) }, { clip.maxY * toDevice.weight(of: $0) - y($0) },
    ]
    for side in sides {
      var kept: [Point] = []
      for (index, point) in polygon.enumerated() {
        let next = polygon[(index + 1) % polygon.count]
        let (a, b) = (side(point), side(next))
        if a >= 0 { kept.append(point) }
        if (a >= 0) != (b >= 0) { kept.append(point + (next - point) * (a / (a - b))) }
      }
      polygon = kept
      guard polygon.count > 2 else { return nil }
    }
    let device = Rect(bounding: polygon.map { toDevice.apply($0) })
    guard device.size.width.isFinite, device.size.height.isFinite else { return nil }
    return (Rect(bounding: polygon), device.outset(by: 1))
  }
}

/// Reads a premultiplied picture through a projective map, linear between pixels, nothing outside: at least four samples a
/// pixel, and more along a side of the pixel that covers more of the picture.
struct ProjectiveSampler {
  let source: PixelBuffer
  /// From device pixels to the source's pixels.
  let map: Homography

  /// Samples along one side of a pixel at most.
  private static let limit = 8.0

  /// Fills a buffer whose top-left pixel is at (left, top) in device pixels.
  func fill(_ target: PixelBuffer, left: Int, top: Int) {
    let e = map.elements
    let (e0, e1, e2, e3, e4, e5) = (e[0], e[1], e[2], e[3], e[4], e[5])
    for row in 0..<target.height {
      let y = Double(top + row) + 0.5
      for column in 0..<target.width {
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
        let pixel = pixel(x: x - 0.5, y: y - 0.5, columns: columns, rows: rows)
        if pixel != 0 { target.pixels[row * target.width + column] = pixel }
      }
    }
  }

  /// Linear samples one and a half source pixels apart leave nothing out.
  private static func samples(_ footprint: Double) -> Int { Int(min(max((footprint / 1.5).rounded(.up), 2), limit)) }

  /// The mean of a grid of samples over the device pixel whose corner is given.
  private func pixel(x: Double, y: Double, columns: Int, rows: Int) -> UInt32 {
    let e = map.elements
    let (e0, e1, e2, e3, e4, e5, e6, e7, e8) = (e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7], e[8])
    let width = source.width
    let height = source.height
    guard let pixels = source.pixels.baseAddress else { return 0 }
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
          sum += sample(left, top) * ((1 - fu) * (1 - fv)) + sample(left + 1, top) * (fu * (1 - fv))
          sum += sample(left, top + 1) * ((1 - fu) * fv) + sample(left + 1, top + 1) * (fu * fv)
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
  private func sample(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < source.width, y < source.height else { return .zero }
    return Self.channels(source.pixels[y * source.width + x])
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

extension Rect {
  /// The smallest rectangle around this one whose sides are multiples of a step.
  func alignedOutwards(to step: Double) -> Rect {
    let left = (minX / step + 1e-6).rounded(.down) * step
    let top = (minY / step + 1e-6).rounded(.down) * step
    return Rect(x: left, y: top, width: maxX - left, height: maxY - top)
  }

  /// The rectangle grown on all sides.
  func outset(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: size.width + 2 * distance, height: size.height + 2 * distance)
  }
}
