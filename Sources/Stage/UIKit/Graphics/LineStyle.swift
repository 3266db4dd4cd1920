/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// At the point, half a circle, half a square.
  case butt, round, square

  var layers: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, round, cut.
  case miter, round, bevel

  var layers: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// Which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// By winding, by crossings.
  case winding, evenOdd
}

/// Whether a path is filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The area, by winding or by crossings, the outline, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How well pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// How lines are drawn.
struct LineStyle {
  /// Points.
  var width: CGFloat = 1
  var cap: CGLineCap = .butt
  var join: CGLineJoin = .miter
  /// Half widths.
  var miterLimit: CGFloat = 10
  /// Points on, off, on …; empty: one line.
  var dashes: [CGFloat] = []

  /// Dashes that begin `phase` points after their first; an odd number counts twice.
  static func dashes(_ lengths: [CGFloat], phase: CGFloat) -> [CGFloat] {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let length = pattern.reduce(0, +)
    guard phase != 0, length > 0 else { return lengths }
    var rest = phase.truncatingRemainder(dividingBy: length)
    if rest < 0 { rest += length }
    var first = 0
    while rest >= pattern[first] {
      rest -= pattern[first]
      first = (first + 1) % pattern.count
    }
    // What is left of the length that is cut begins, and what was cut off ends the pattern.
    let turned = Array(pattern[first...] + pattern[..<first])
    let cut = [turned[0] - rest] + turned.dropFirst() + [rest]
    return first.isMultiple(of: 2) ? cut + [0] : [0] + cut
  }
}

extension CGContext {
  /// How lines end. Default: butt.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// How lines meet. Default: miter.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// How many half widths long the point of a mitre may be; longer ones are cut. Default: 10.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Points on, off, on …, from so many points after the first; none draws one line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = LineStyle.dashes(lengths, phase: phase)
  }
  /// The colour of areas, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The colour of lines, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Lets what is drawn from now on cast a shadow, a third black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Lets what is drawn from now on cast a shadow; no colour, none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  /// Goes on with an arc; clockwise in Core Graphics' coordinates, which is the other way round where y grows downwards.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
}

extension CGMutablePath {
  /// Goes on with an arc; clockwise in Core Graphics' coordinates, which is the other way round where y grows downwards.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let whole = UIBezierPath(cgPath: self)
    whole.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    path = whole.cgPath.path
  }
  /// Adds a rectangle with round corners; the smaller radius counts.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil))
  }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
}
