extension CGContext {
  /// Cuts what is drawn from now on off at the path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: CGPath(path.path), isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Cuts what is drawn from now on off at a rectangle.
  public func clip(to rect: CGRect) {
    let isUpright = state.transform.b == 0 && state.transform.c == 0
    guard isUpright else { return clip(to: CGPath(rect: rect, transform: nil), isEvenOdd: false) }
    let place = rect.applying(state.transform)
    let group = CALayer()
    group.frame = place
    group.bounds.origin = place.origin
    group.masksToBounds = true
    begin(group)
  }

  package func clip(to path: CGPath, isEvenOdd: Bool) {
    let mask = CAShapeLayer()
    mask.path = CGPath(path.path.applying(state.transform))
    mask.fillRule = isEvenOdd ? .evenOdd : .nonZero
    mask.frame = canvas.bounds
    let group = CALayer()
    group.frame = canvas.bounds
    group.mask = mask
    begin(group)
  }

  /// Shows what is drawn from now on where a picture in a rectangle is opaque, upside down as Core Graphics draws it into UIKit's coordinates.
  public func clip(to rect: CGRect, mask: CGImage) {
    let cut = CGContext(bounds: canvas.bounds)
    cut.state.transform = state.transform
    cut.draw(mask, in: rect)
    let group = CALayer()
    group.frame = canvas.bounds
    group.mask = cut.canvas
    begin(group)
  }

  private func begin(_ group: CALayer) {
    state.group.addSublayer(group)
    state.group = group
  }

  /// Draws colours that flow along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let (area, corners) = ground
    let way = corners.map { (($0.x - startPoint.x) * dx + ($0.y - startPoint.y) * dy) / length }
    let from: CGFloat = options.contains(.drawsBeforeStartLocation) ? -CGFloat.infinity : 0
    let to: CGFloat = options.contains(.drawsAfterEndLocation) ? CGFloat.infinity : length
    saveGState()
    defer { restoreGState() }
    if way.contains(where: { $0 < from - 1e-6 || $0 > to + 1e-6 }) {
      // The strip between the lines across the ends, as far as the picture goes.
      let reach = area.width * 2 + length
      let (first, last) = (max(from, -reach), min(to, reach))
      func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: startPoint.x + (dx * along - dy * across) / length, y: startPoint.y + (dy * along + dx * across) / length)
      }
      let strip = CGMutablePath()
      strip.addLines(between: [
        point(first, -reach), point(last, -reach), point(last, reach), point(first, reach),
      ])
      strip.closeSubpath()
      clip(to: strip, isEvenOdd: false)
    }
    let layer = CAGradientLayer()
    layer.startPoint = unit(startPoint, in: area)
    layer.endPoint = unit(endPoint, in: area)
    add(layer, gradient, gradient.locations, in: area)
  }

  /// Draws colours that flow from a circle to one around it. Stops for circles of two centres, which layers cannot show.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter == endCenter, endRadius > startRadius, startRadius >= 0 else {
      stop(
        "drawRadialGradient: the circles need one centre, and the end's radius has to be the larger one",
        name: "NSInvalidArgumentException")
    }
    let (area, _) = ground
    saveGState()
    defer { restoreGState() }
    let inner = options.contains(.drawsBeforeStartLocation) ? 0 : startRadius
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: radius * 2, height: radius * 2)
    }
    if inner > 0 || !options.contains(.drawsAfterEndLocation) {
      let ring = CGMutablePath()
      if options.contains(.drawsAfterEndLocation) { ring.addRect(area) } else { ring.addEllipse(in: circle(endRadius)) }
      if inner > 0 { ring.addEllipse(in: circle(inner)) }
      clip(to: ring, isEvenOdd: true)
    }
    let layer = CAGradientLayer()
    layer.type = .radial
    layer.startPoint = unit(endCenter, in: area)
    layer.endPoint = unit(CGPoint(x: endCenter.x + endRadius, y: endCenter.y + endRadius), in: area)
    let count = gradient.colors.count
    let even = (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
    let share = startRadius / endRadius
    add(layer, gradient, (gradient.locations ?? even).map { share + $0 * (1 - share) }, in: area)
  }

  /// A square around the picture in coordinates of what is drawn, and the picture's corners.
  private var ground: (area: CGRect, corners: [CGPoint]) {
    let back = state.transform.inverted()
    let (width, height) = (canvas.bounds.width, canvas.bounds.height)
    let corners = [
      CGPoint.zero, CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height),
    ].map { $0.applying(back) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    let side = max((xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
    return (CGRect(x: left, y: top, width: side, height: side), corners)
  }

  private func unit(_ point: CGPoint, in area: CGRect) -> CGPoint {
    CGPoint(x: (point.x - area.minX) / area.width, y: (point.y - area.minY) / area.height)
  }

  private func add(_ layer: CAGradientLayer, _ gradient: CGGradient, _ locations: [CGFloat]?, in area: CGRect) {
    layer.colors = gradient.colors
    layer.locations = locations.map { $0.map { NSNumber(value: Double($0)) } }
    layer.anchorPoint = .zero
    layer.bounds = CGRect(origin: .zero, size: area.size)
    layer.position = .zero
    layer.setAffineTransform(state.transform.translatedBy(x: area.minX, y: area.minY))
    layer.opacity = Float(state.alpha)
    state.group.addSublayer(layer)
  }
}
