internal import CCairo
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

    // As many pixels per point as the nearest visible part shows, within reason.
    let detail = polygon.local.corners.map { toDevice.scale(at: $0) }.filter(\.isFinite).max() ?? 1
    let canvasScale = canvas.matrix.meanScale
    var scale = min(max(detail, canvasScale / 8), canvasScale * 2)
    let longest = max(extent.size.width, extent.size.height)
    scale = min(scale, 4096 / max(longest, 1))
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

/// Reads a premultiplied picture through a projective map, four samples a pixel, linear between pixels, nothing outside.
struct ProjectiveSampler {
  let source: PixelBuffer
  /// From device pixels to the source's pixels.
  let map: Homography

  /// Fills a buffer whose top-left pixel is at (left, top) in device pixels.
  func fill(_ target: PixelBuffer, left: Int, top: Int) {
    let e = map.elements
    let (e0, e1, e2, e3, e4, e5, e6, e7, e8) = (e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7], e[8])
    let offsets = [0.25, 0.75]
    let width = source.width
    let height = source.height
    let pixels = source.pixels
    for row in 0..<target.height {
      for column in 0..<target.width {
        var (a, r, g, b): (Float, Float, Float, Float) = (0, 0, 0, 0)
        for dy in offsets {
          let y = Double(top + row) + dy
          for dx in offsets {
            let x = Double(left + column) + dx
            let w = x * e2 + y * e5 + e8
            // The inverse map's weight has the sign of the point's own: ≤ 0 is behind the eye.
            guard w > 0 else { continue }
            let u = (x * e0 + y * e3 + e6) / w - 0.5
            let v = (x * e1 + y * e4 + e7) / w - 0.5
            guard u > -1, v > -1, u < Double(width), v < Double(height) else { continue }
            let left = Int(u.rounded(.down))
            let top = Int(v.rounded(.down))
            let fu = Float(u - Double(left))
            let fv = Float(v - Double(top))
            for (dv, weightV) in [(0, 1 - fv), (1, fv)] {
              let sampleY = top + dv
              guard sampleY >= 0, sampleY < height else { continue }
              for (du, weightU) in [(0, 1 - fu), (1, fu)] {
                let sampleX = left + du
                guard sampleX >= 0, sampleX < width else { continue }
                let pixel = pixels[sampleY * width + sampleX]
                guard pixel != 0 else { continue }
                let weight = weightU * weightV
                a += Float(pixel >> 24) * weight
                r += Float(pixel >> 16 & 255) * weight
                g += Float(pixel >> 8 & 255) * weight
                b += Float(pixel & 255) * weight
              }
            }
          }
        }
        guard a > 0 else { continue }
        let alpha = UInt32(min(a / 4 + 0.5, 255))
        func channel(_ value: Float) -> UInt32 { min(UInt32(min(value / 4 + 0.5, 255)), alpha) }
        target.pixels[row * target.width + column] = alpha << 24 | channel(r) << 16 | channel(g) << 8 | channel(b)
      }
    }
  }
}

extension Homography {
  /// How many units of the image plane one unit around a point covers: the root of the Jacobian's determinant.
  func scale(at point: Point) -> Double {
    let w = weight(of: point)
    guard w > 0 else { return .infinity }
    let image = apply(point)
    let e = elements
    let xx = (e[0] - image.x * e[2]) / w
    let yx = (e[1] - image.y * e[2]) / w
    let xy = (e[3] - image.x * e[5]) / w
    let yy = (e[4] - image.y * e[5]) / w
    return abs(xx * yy - xy * yx).squareRoot()
  }
}

extension Rect {
  /// The rectangle grown on all sides.
  func outset(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: size.width + 2 * distance, height: size.height + 2 * distance)
  }
}
