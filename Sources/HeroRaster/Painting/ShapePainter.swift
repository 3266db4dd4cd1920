internal import CCairo
import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// From so many segments on, Cairo is kept from intersecting a path with a round clip exactly, which it does in a time that
  /// grows with the number of crossings; the two coverages are multiplied instead.
  private static let exactClipLimit = 256

  /// Fills and strokes a path as CAShapeLayer does: the stroke is centred on the path, over the fill.
  func paintShape(_ shape: ShapeContents, alpha: Double) {
    let isLong = shape.path.elements.count > Self.exactClipLimit || !shape.lineDashPattern.isEmpty
    // Either way is 16 × 15 samples a pixel; another way than the clip's is what keeps the two apart.
    if isLong { cairo_set_antialias(canvas.cr, CAIRO_ANTIALIAS_GRAY) }
    defer { cairo_set_antialias(canvas.cr, CAIRO_ANTIALIAS_DEFAULT) }
    if let color = shape.fillColor, color.alpha > 0 {
      canvas.setPath(shape.path)
      cairo_set_fill_rule(canvas.cr, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      canvas.setColor(color, alpha: alpha)
      cairo_fill(canvas.cr)
      cairo_set_fill_rule(canvas.cr, CAIRO_FILL_RULE_WINDING)
    }
    guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd
    else { return }
    let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
    canvas.setPath(isWhole ? shape.path : shape.path.trimmed(from: shape.strokeStart, to: shape.strokeEnd))
    cairo_set_line_width(canvas.cr, shape.lineWidth)
    switch shape.lineCap {
    case .butt: cairo_set_line_cap(canvas.cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(canvas.cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(canvas.cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch shape.lineJoin {
    case .miter: cairo_set_line_join(canvas.cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(canvas.cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(canvas.cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(canvas.cr, 10)
    // Cairo refuses a pattern that is all zero; Core Animation then draws a solid line.
    let dashes = shape.lineDashPattern.contains { $0 > 0 } ? shape.lineDashPattern.map { max($0, 0) } : []
    cairo_set_dash(canvas.cr, dashes, Int32(dashes.count), 0)
    canvas.setColor(color, alpha: alpha)
    cairo_stroke(canvas.cr)
    cairo_set_dash(canvas.cr, nil, 0, 0)
  }
}

extension Path {
  /// The part of the path between two fractions of its whole length, all subpaths counted, as straight pieces.
  func trimmed(from start: Double, to end: Double) -> Path {
    let polylines = flattened()
    var total = 0.0
    for line in polylines { for (a, b) in zip(line, line.dropFirst()) { total += a.distance(to: b) } }
    let low = min(max(start, 0), 1) * total
    let high = min(max(end, 0), 1) * total
    var elements: [Element] = []
    var walked = 0.0
    for line in polylines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = a.distance(to: b)
        defer { walked += length }
        guard length > 0, walked + length > low, walked < high else {
          isDrawing = false
          continue
        }
        let from = max((low - walked) / length, 0)
        let to = min((high - walked) / length, 1)
        if !isDrawing { elements.append(.move(.interpolate(from: a, to: b, fraction: from))) }
        elements.append(.line(.interpolate(from: a, to: b, fraction: to)))
        isDrawing = to == 1
      }
    }
    return Path(elements: elements)
  }

  /// Each subpath as points; curves in 64 steps of their parameter.
  private func flattened() -> [[Point]] {
    var lines: [[Point]] = []
    var line: [Point] = []
    func mix(_ a: Point, _ b: Point, _ t: Double) -> Point { a + (b - a) * t }
    func curve(_ point: (Double) -> Point) {
      for step in 1...64 { line.append(point(Double(step) / 64)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .line(let point): line.append(point)
      case .quad(let control, let end):
        guard let from = line.last else { continue }
        curve { t in mix(mix(from, control, t), mix(control, end, t), t) }
      case .cubic(let first, let second, let end):
        guard let from = line.last else { continue }
        curve { t in
          let middle = mix(first, second, t)
          return mix(mix(mix(from, first, t), middle, t), mix(middle, mix(second, end, t), t), t)
        }
      case .close:
        if let first = line.first {
          line.append(first)
          lines.append(line)
          line = [first]
        }
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }
}
