package import HeroGeometry

/// A path that is being made.
public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  /// Puts another path in its place.
  package func replace(with path: Path) { self.path = path }

  /// Starts a piece.
  public func move(to point: CGPoint) { path.elements.append(.move(Point(point))) }
  /// Draws a line.
  public func addLine(to point: CGPoint) { path.elements.append(.line(Point(point))) }
  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.elements.append(.quad(control: Point(control), end: Point(end)))
  }
  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.elements.append(.cubic(control1: Point(control1), control2: Point(control2), end: Point(end)))
  }
  /// Goes back to the start of the piece.
  public func closeSubpath() { path.elements.append(.close) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {
    let (rx, ry, h) = (rect.width / 2, rect.height / 2, Self.handle)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry) }
    move(to: point(1, 0))
    addCurve(to: point(0, 1), control1: point(1, h), control2: point(h, 1))
    addCurve(to: point(-1, 0), control1: point(-h, 1), control2: point(-1, h))
    addCurve(to: point(0, -1), control1: point(-1, -h), control2: point(-h, -1))
    addCurve(to: point(1, 0), control1: point(h, -1), control2: point(1, -h))
    closeSubpath()
  }
  /// Adds a rectangle with round corners; the smaller radius counts.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let radius = min(cornerWidth, cornerHeight)
    addRoundedRect(in: rect, radii: (radius, radius, radius, radius))
  }
  /// Adds a rectangle with circular arcs as corners, none larger than half a side.
  package func addRoundedRect(
    in rect: CGRect,
    radii: (topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat)
  ) {
    func r(_ radius: CGFloat) -> CGFloat { min(radius, rect.width / 2, rect.height / 2) }
    let (tl, tr, br, bl) = (r(radii.topLeft), r(radii.topRight), r(radii.bottomRight), r(radii.bottomLeft))
    move(to: CGPoint(x: rect.minX + tl, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - tr, y: rect.minY))
    corner(
      from: CGPoint(x: rect.maxX - tr, y: rect.minY), over: CGPoint(x: rect.maxX, y: rect.minY),
      to: CGPoint(x: rect.maxX, y: rect.minY + tr))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - br))
    corner(
      from: CGPoint(x: rect.maxX, y: rect.maxY - br), over: CGPoint(x: rect.maxX, y: rect.maxY),
      to: CGPoint(x: rect.maxX - br, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + bl, y: rect.maxY))
    corner(
      from: CGPoint(x: rect.minX + bl, y: rect.maxY), over: CGPoint(x: rect.minX, y: rect.maxY),
      to: CGPoint(x: rect.minX, y: rect.maxY - bl))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + tl))
    corner(
      from: CGPoint(x: rect.minX, y: rect.minY + tl), over: CGPoint(x: rect.minX, y: rect.minY),
      to: CGPoint(x: rect.minX + tl, y: rect.minY))
    closeSubpath()
  }
  private func corner(from start: CGPoint, over corner: CGPoint, to end: CGPoint) {
    guard start != end else { return }
    func control(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * Self.handle, y: point.y + (corner.y - point.y) * Self.handle)
    }
    addCurve(to: end, control1: control(start), control2: control(end))
  }
  /// How far control points of a quarter of a circle are from its ends, in radii: 4/3 · (√2 − 1).
  private static let handle: CGFloat = 0.5522847498

  /// Goes on with an arc, in parts of at most a quarter of a circle; clockwise in Core Graphics' coordinates, which is the other way round
  /// where y grows downwards.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    var sweep = endAngle - startAngle
    if !clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
    if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
    sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    let parts = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(parts)
    let handle = tan(step / 4) * 4 / 3 * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    let start = point(startAngle)
    if path.elements.isEmpty { move(to: start) } else { addLine(to: start) }
    for part in 0..<parts {
      let (from, to) = (startAngle + CGFloat(part) * step, startAngle + CGFloat(part + 1) * step)
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b, control1: CGPoint(x: a.x - sin(from) * handle, y: a.y + cos(from) * handle),
        control2: CGPoint(x: b.x + sin(to) * handle, y: b.y - cos(to) * handle))
    }
  }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds another path.
  public func addPath(_ other: CGPath) { path.elements += other.path.elements }
}
