package import HeroGeometry

public class CGPath: Equatable, Hashable {
  package internal(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(rect: rect).transformed(transform?.pointee ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(ovalIn: rect).transformed(transform?.pointee ?? .identity))
  }

  /// A rectangle with round corners; the smaller radius counts.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: min(cornerWidth, cornerHeight))
    self.init(path.transformed(transform?.pointee ?? .identity))
  }

  /// The box around all control points.
  public var boundingBox: CGRect { CGRect(Rect(bounding: path.points)) }
  /// Whether it has no pieces.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// Calls a function with every piece in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let piece: (type: CGPathElementType, points: [CGPoint]) =
        switch element {
        case .move(let point): (.moveToPoint, [CGPoint(point)])
        case .line(let point): (.addLineToPoint, [CGPoint(point)])
        case .quad(let control, let end): (.addQuadCurveToPoint, [CGPoint(control), CGPoint(end)])
        case .cubic(let control1, let control2, let end):
          (.addCurveToPoint, [CGPoint(control1), CGPoint(control2), CGPoint(end)])
        case .close: (.closeSubpath, [.zero])
        }
      var points = piece.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: piece.type, points: start)
        block(&element)
      }
    }
  }

  /// Whether both have the same pieces.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Hashes the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The kinds of a path's pieces.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of a path.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Control points, then where it ends: none, one, two or three by its kind.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A path that is being made.
public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

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
  public func addRect(_ rect: CGRect) { path.elements += UIBezierPath(rect: rect).path.elements }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.elements += UIBezierPath(ovalIn: rect).path.elements }
  /// Adds another path.
  public func addPath(_ other: CGPath) { path.elements += other.path.elements }
}

extension Path {
  /// Where pieces begin and end, and control points.
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }
}

extension Path {
  /// Each piece from its end to its start.
  fileprivate var reversed: Path {
    var result = Path()
    var piece: [Element] = []
    var ends: [Point] = []
    func end(closes: Bool) {
      guard let last = ends.last else { return }
      result.elements.append(.move(last))
      for (element, start) in zip(piece, ends).reversed() {
        switch element {
        case .line: result.elements.append(.line(start))
        case .quad(let control, _): result.elements.append(.quad(control: control, end: start))
        case .cubic(let control1, let control2, _):
          result.elements.append(.cubic(control1: control2, control2: control1, end: start))
        case .move, .close: break
        }
      }
      if closes { result.elements.append(.close) }
      // What follows without a beginning of its own begins where the piece began.
      (piece, ends) = ([], closes ? [ends[0]] : [])
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !piece.isEmpty { end(closes: false) }
        ends = [point]
      case .line(let point), .quad(_, let point), .cubic(_, _, let point):
        piece.append(element)
        ends.append(point)
      case .close: end(closes: true)
      }
    }
    if !piece.isEmpty { end(closes: false) }
    return result
  }
}

/// A path with the values that it is stroked with.
public final class UIBezierPath: NSObject {
  package private(set) var path = Path()
  /// Points. Default: 1.
  public var lineWidth: CGFloat = 1
  /// How lines end. Default: butt.
  public var lineCapStyle: CGLineCap = .butt
  /// How lines meet. Default: miter.
  public var lineJoinStyle: CGLineJoin = .miter
  /// How many half widths long the point of a mitre may be; longer ones are cut. Default: 10.
  public var miterLimit: CGFloat = 10
  /// Default: false.
  public var usesEvenOddFillRule = false
  var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Points on, off, on …, from so many points after the first; none draws one line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  public override init() { super.init() }

  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let handle = 0.5522847498
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry) }
    let h = CGFloat(handle)
    move(to: point(1, 0))
    addCurve(to: point(0, 1), controlPoint1: point(1, h), controlPoint2: point(h, 1))
    addCurve(to: point(-1, 0), controlPoint1: point(-h, 1), controlPoint2: point(-1, h))
    addCurve(to: point(0, -1), controlPoint1: point(-1, -h), controlPoint2: point(-h, -1))
    addCurve(to: point(1, 0), controlPoint1: point(h, -1), controlPoint2: point(1, -h))
    close()
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some round corners, circular arcs of the first radius.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    func r(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (tl, tr, br, bl) = (r(.topLeft), r(.topRight), r(.bottomRight), r(.bottomLeft))
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
    close()
  }

  /// An arc of a circle, radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A quarter of a circle around a corner.
  private func corner(from start: CGPoint, over corner: CGPoint, to end: CGPoint) {
    guard start != end else { return }
    let handle: CGFloat = 0.5522847498
    func control(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * handle, y: point.y + (corner.y - point.y) * handle)
    }
    addCurve(to: end, controlPoint1: control(start), controlPoint2: control(end))
  }

  /// Starts a piece.
  public func move(to point: CGPoint) { path.elements.append(.move(Point(point))) }
  /// Draws a line.
  public func addLine(to point: CGPoint) { path.elements.append(.line(Point(point))) }
  /// Draws a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.elements.append(.cubic(control1: Point(controlPoint1), control2: Point(controlPoint2), end: Point(endPoint)))
  }
  /// Draws a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.elements.append(.quad(control: Point(controlPoint), end: Point(endPoint)))
  }
  /// Draws an arc, in parts of at most a quarter of a circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    if clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
    if !clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
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
        to: b, controlPoint1: CGPoint(x: a.x - sin(from) * handle, y: a.y + cos(from) * handle),
        controlPoint2: CGPoint(x: b.x + sin(to) * handle, y: b.y - cos(to) * handle))
    }
  }
  /// Goes back to the start of the piece.
  public func close() { path.elements.append(.close) }
  /// Forgets all pieces.
  public func removeAllPoints() { path.elements = [] }
  /// The same path, each piece from its end to its start.
  public func reversing() -> UIBezierPath {
    let back = UIBezierPath(cgPath: CGPath(path.reversed))
    (back.lineWidth, back.miterLimit, back.dashes) = (lineWidth, miterLimit, dashes)
    (back.lineCapStyle, back.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    back.usesEvenOddFillRule = usesEvenOddFillRule
    return back
  }
  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }
  /// Moves all points.
  public func apply(_ transform: CGAffineTransform) { path = transformed(transform) }

  /// The pieces under a matrix.
  func transformed(_ transform: CGAffineTransform) -> Path {
    func map(_ point: Point) -> Point { Point(CGPoint(point).applying(transform)) }
    return Path(
      elements: path.elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quad(let control, let end): .quad(control: map(control), end: map(end))
        case .cubic(let control1, let control2, let end):
          .cubic(control1: map(control1), control2: map(control2), end: map(end))
        case .close: .close
        }
      })
  }

  /// The same path for layers.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// Whether it has no pieces.
  public var isEmpty: Bool { path.elements.isEmpty }
  /// The box around all control points.
  public var bounds: CGRect { CGRect(Rect(bounding: path.points)) }
  /// Where the next line begins: behind a closed piece where that began.
  public var currentPoint: CGPoint {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, last) = (CGPoint(point), CGPoint(point))
      case .line(let point), .quad(_, let point), .cubic(_, _, let point): last = CGPoint(point)
      case .close: last = start
      }
    }
    return last
  }
}
