import Foundation

/// SVG's elliptical arcs as cubic Béziers.
enum EllipticalArc {
  /// The cubics of an arc, at most 90° each; a line when a radius is 0, nothing when the ends coincide.
  ///
  /// Source: SVG 1.1, F.6.5 (centre from end points), F.6.6 (radii too small); a quarter's handles are 4/3·tan(Δ/4) long.
  static func cubics(
    from start: Point, to end: Point, radii: Size, degrees: Double, isLarge: Bool, isSweep: Bool
  ) -> [Path.Element] {
    if start == end { return [] }
    guard radii.width > 0, radii.height > 0 else { return [.line(end)] }
    let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    let half = (start - end) / 2
    let x = c * half.x + s * half.y
    let y = -s * half.x + c * half.y
    var (rx, ry) = (radii.width, radii.height)
    let stretch = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if stretch > 1 {
      rx *= stretch.squareRoot()
      ry *= stretch.squareRoot()
    }
    let weight = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    var factor = weight > 0 ? max((1 - weight) / weight, 0).squareRoot() : 0
    if isLarge == isSweep { factor = -factor }
    let centerX = factor * rx * y / ry
    let centerY = -factor * ry * x / rx
    let middle = (start + end) / 2
    let center = Point(x: c * centerX - s * centerY + middle.x, y: s * centerX + c * centerY + middle.y)

    let first = atan2((y - centerY) / ry, (x - centerX) / rx)
    let last = atan2((-y - centerY) / ry, (-x - centerX) / rx)
    var sweep = last - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, center.x.isFinite, center.y.isFinite else { return [.line(end)] }

    // A hair over a quarter, so that rounding does not cost another piece.
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    func place(_ unitX: Double, _ unitY: Double) -> Point {
      Point(
        x: center.x + c * rx * unitX - s * ry * unitY,
        y: center.y + s * rx * unitX + c * ry * unitY)
    }
    return (0..<count).map { index in
      let a = first + Double(index) * step
      let b = a + step
      return .cubic(
        control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
        control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)),
        // The last piece ends exactly where the path says.
        end: index == count - 1 ? end : place(cos(b), sin(b)))
    }
  }
}
