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
  /// How what is drawn from now on meets what is there: it lies over it, with a warning for all modes but `.normal`.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { LiveLayers.host?.warn("drawing has no blend modes: what is drawn lies over the rest") }
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
  /// Draws a line for each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = CGMutablePath()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      lines.addLines(between: [points[start], points[start + 1]])
    }
    stroke(lines, state.line)
  }
  /// Edges are smooth in any case.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Edges are smooth in any case.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
