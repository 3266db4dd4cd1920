package import HeroGeometry

/// A path with the values that it is stroked with.
public final class UIBezierPath: NSObject {
  private let shape = CGMutablePath()
  package var path: Path { shape.path }
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
    shape.addPath(cgPath)
  }

  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some round corners, circular arcs of the first radius.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    func r(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    shape.addRoundedRect(in: rect, radii: (r(.topLeft), r(.topRight), r(.bottomRight), r(.bottomLeft)))
  }

  /// An arc of a circle, radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Starts a piece.
  public func move(to point: CGPoint) { shape.move(to: point) }
  /// Draws a line.
  public func addLine(to point: CGPoint) { shape.addLine(to: point) }
  /// Draws a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Draws an arc, in parts of at most a quarter of a circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics' y grows upwards.
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Goes back to the start of the piece.
  public func close() { shape.closeSubpath() }
  /// Forgets all pieces.
  public func removeAllPoints() { shape.replace(with: Path()) }
  /// The same path, each piece from its end to its start.
  public func reversing() -> UIBezierPath {
    let back = UIBezierPath(cgPath: CGPath(path.reversed))
    (back.lineWidth, back.miterLimit, back.dashes) = (lineWidth, miterLimit, dashes)
    (back.lineCapStyle, back.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    back.usesEvenOddFillRule = usesEvenOddFillRule
    return back
  }
  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) { shape.addPath(bezierPath.shape) }
  /// Moves all points.
  public func apply(_ transform: CGAffineTransform) { shape.replace(with: path.applying(transform)) }

  /// The same path for layers.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { shape.replace(with: newValue.path) }
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
  /// Whether a point is inside, by `usesEvenOddFillRule`.
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
