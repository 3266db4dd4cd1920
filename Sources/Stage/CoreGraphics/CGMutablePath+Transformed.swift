/// What is added under a matrix.
extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform) { move(to: point.applying(transform)) }
  public func addLine(to point: CGPoint, transform: CGAffineTransform) { addLine(to: point.applying(transform)) }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform) {
    addLines(between: points.map { $0.applying(transform) })
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform) {
    addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform) {
    addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform) { add(under: transform) { $0.addRect(rect) } }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    add(under: transform) { $0.addEllipse(in: rect) }
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform
  ) { add(under: transform) { $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) } }
  public func addPath(_ path: CGPath, transform: CGAffineTransform) { add(under: transform) { $0.addPath(path) } }
  /// Goes on with an arc; see `addArc` without a matrix.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    add(under: transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }
  /// Goes on with an arc.
  ///
  /// - Parameter delta: Radians from its start to its end; negative ones go clockwise in Core Graphics' coordinates.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  private func add(under transform: CGAffineTransform, _ add: (CGMutablePath) -> Void) {
    let made = CGMutablePath()
    if let last = path.elements.last { made.path.elements = [last] }
    let count = made.path.elements.count
    add(made)
    var piece = made.path
    piece.elements.removeFirst(count)
    path.elements += piece.applying(transform).elements
  }
}
