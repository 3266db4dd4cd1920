internal import HeroGeometry

/// Where drawing goes: shapes and pictures in the order in which they are drawn.
///
/// A picture is made of them by the same renderer that draws frames. Blend modes and erasing are not there.
@preconcurrency @MainActor
public final class CGContext {
  /// What is drawn, back to front.
  package let canvas = CALayer()
  /// What the layers of the canvas belong to.
  package var kept: [AnyObject] = []
  var state: State
  private var saved: [State] = []
  let path = CGMutablePath()

  struct State {
    /// What is drawn goes in here: the canvas, or a view in it that cuts off.
    var group: CALayer
    var transform = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var line = LineStyle()
    var alpha: CGFloat = 1
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
  }

  package init(bounds: CGRect) {
    canvas.frame = CGRect(origin: .zero, size: bounds.size)
    state = State(group: canvas)
    state.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
  }

  /// From the coordinates of what is drawn to those of the picture.
  public var ctm: CGAffineTransform { state.transform }

  /// Whether nothing is drawn.
  package var isEmpty: Bool { canvas.children.isEmpty }

  /// Keeps transform, colours and alpha for `restoreGState`.
  public func saveGState() { saved.append(state) }
  /// Restores the state that was saved last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Lets what is drawn from now on move.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
  /// Lets what is drawn from now on grow.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
  /// Lets what is drawn from now on turn; radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Lets what is drawn from now on be transformed.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  /// The colour of areas.
  public func setFillColor(_ color: CGColor) {
    if color.pattern != nil {
      LiveLayers.host?.warn("a pattern that fills a path is the mean of its pixels; draw the picture instead")
    }
    state.fill = color
  }
  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// The width of lines, points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// How opaque what is drawn from now on is, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), isEvenOdd: false) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil), isEvenOdd: false) }
  /// Draws a rectangle's outline.
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil), state.line) }
  /// Draws an ellipse's outline.
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil), state.line) }

  /// Begins a part of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Goes on with a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes on with a curve of one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// Goes on with a curve of two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// Closes the part of the path.
  public func closePath() { path.closeSubpath() }
  public func beginPath() { path.replace(with: Path()) }
  /// Fills the path and begins anew.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(CGPath(path.path), isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Draws the path's outline and begins anew.
  public func strokePath() {
    stroke(CGPath(path.path), state.line)
    beginPath()
  }
  /// Fills the path, draws its outline, or both, and begins anew.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = CGPath(path.path)
    if mode != .stroke { fill(drawn, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill && mode != .eoFill { stroke(drawn, state.line) }
    beginPath()
  }

  package func fill(_ path: CGPath, isEvenOdd: Bool) {
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = state.fill
    shape.fillRule = isEvenOdd ? .evenOdd : .nonZero
    add(shape)
  }

  package func stroke(_ path: CGPath, _ line: LineStyle) {
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = state.stroke
    shape.lineWidth = line.width
    shape.lineCap = line.cap.layers
    shape.lineJoin = line.join.layers
    shape.miterLimit = line.miterLimit
    shape.lineDashPattern = line.dashes.isEmpty ? nil : line.dashes.map { NSNumber(value: Double($0)) }
    add(shape)
  }

  /// Puts what a layer shows into a rectangle, at an alpha.
  package func draw(_ layer: CALayer, in rect: CGRect, alpha: CGFloat = 1) {
    layer.anchorPoint = .zero
    layer.bounds = CGRect(origin: .zero, size: rect.size)
    layer.position = .zero
    layer.setAffineTransform(state.transform.translatedBy(x: rect.minX, y: rect.minY))
    layer.opacity = Float(alpha * state.alpha)
    cast(by: layer)
    state.group.addSublayer(layer)
  }

  /// A picture of pixels, upside down as Core Graphics draws them into UIKit's coordinates.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    let layer = CALayer()
    layer.contents = image
    draw(layer, in: CGRect(origin: .zero, size: rect.size))
    restoreGState()
  }

  /// A shape whose path stands in coordinates of what is drawn.
  private func add(_ shape: CAShapeLayer) {
    shape.anchorPoint = .zero
    shape.bounds = CGRect(origin: .zero, size: canvas.bounds.size)
    shape.position = .zero
    shape.setAffineTransform(state.transform)
    shape.opacity = Float(state.alpha)
    cast(by: shape)
    state.group.addSublayer(shape)
  }

  /// The shadow's offset is not transformed.
  private func cast(by layer: CALayer) {
    guard let shadow = state.shadow else { return }
    let turn = CGAffineTransform(
      a: state.transform.a, b: state.transform.b, c: state.transform.c, d: state.transform.d, tx: 0, ty: 0)
    let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height).applying(turn.inverted())
    layer.shadowColor = shadow.color
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: offset.x, height: offset.y)
    // Source: Core Graphics blurs by half of the value, as a deviation; a layer's radius is one itself.
    layer.shadowRadius = shadow.blur / 2
  }
}

extension CGLineCap {
  /// Of a layer that draws the line.
  fileprivate var layers: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  /// Of a layer that draws the line.
  fileprivate var layers: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
