import Foundation
import HeroGeometry
import HeroLayers

/// Where a layer that is seen in perspective is drawn flat, and where that comes to lie on the canvas.
struct Projection {
  /// From the layer's space to the flat picture's pixels.
  let matrix: Matrix
  /// The flat picture's size, pixels.
  let width: Int
  let height: Int
  /// The device rectangle that the layer can reach.
  let box: Rect
  /// From device pixels to the layer's space.
  let fromDevice: Homography

  /// Plans the projection of what a layer with a map draws in an extent (local points); nil when nothing of it shows.
  init?(_ map: Homography, on ground: Ground, extent: Rect) {
    let toDevice = map * ground.matrix.homography
    let clip = ground.clip
    guard clip.size.width > 0, clip.size.height > 0, let fromDevice = toDevice.inverse else { return nil }
    var extent = extent
    guard let polygon = Self.visible(extent, toDevice: toDevice, clip: clip),
      let box = polygon.device.intersection(clip)
    else { return nil }
    // Only what reaches the clip is drawn; two points more keep the antialiased rim.
    if let part = extent.intersection(polygon.local.outset(by: 2)) { extent = part }

    // As many pixels per point as the most stretched visible part shows, in steps of two, within reason: at the canvas's own
    // scale pixel-aligned contents stay sharp, and bear being enlarged by a twentieth.
    let detail = polygon.local.corners.map { toDevice.stretch(at: $0) }.filter(\.isFinite).max() ?? 1
    let canvasScale = ground.matrix.meanScale
    let exponent = min(max(log2(max(detail / canvasScale, 1e-9)) - 0.07, -3), 1).rounded(.up)
    let longest = max(extent.size.width, extent.size.height)
    let scale = min(canvasScale * exp2(exponent), 4096 / max(longest, 1))
    extent = extent.alignedOutwards(to: 1 / scale)
    let width = (extent.size.width * scale).rounded(.up) + 2
    let height = (extent.size.height * scale).rounded(.up) + 2
    // One transparent pixel all round makes the sampled edges smooth.
    matrix = Matrix(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: 1 - extent.minX * scale, y0: 1 - extent.minY * scale)
    // Numbers near the ends of their range have no pixels left.
    guard width < 8192, height < 8192, matrix.isUsable else { return nil }
    self.width = Int(width)
    self.height = Int(height)
    self.box = box
    self.fromDevice = fromDevice
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
