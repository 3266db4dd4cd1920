import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Fills and strokes a path as CAShapeLayer does: the stroke is centred on the path, over the fill.
  func paintShape(_ shape: ShapeContents, alpha: Double) {
    if canvas.clipBox == nil, !shape.lineDashPattern.isEmpty || canvas.isIntricate(shape.path) {
      canvas.withoutExactClips { drawShape(shape, alpha: alpha) }
    } else {
      drawShape(shape, alpha: alpha)
    }
  }

  private func drawShape(_ shape: ShapeContents, alpha: Double) {
    if let color = shape.fillColor, color.alpha > 0 {
      canvas.setPath(shape.path)
      canvas.setColor(color, alpha: alpha)
      canvas.fill(shape.fillRule)
    }
    guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd
    else { return }
    let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
    canvas.setPath(isWhole ? shape.path : shape.path.trimmed(from: shape.strokeStart, to: shape.strokeEnd))
    canvas.setColor(color, alpha: alpha)
    canvas.stroke(
      width: shape.lineWidth, cap: shape.lineCap, join: shape.lineJoin, miterLimit: shape.miterLimit,
      dashes: shape.lineDashPattern)
  }
}

extension Path {
  /// The part of the path between two fractions of its whole length, all subpaths counted, as straight pieces.
  func trimmed(from start: Double, to end: Double) -> Path {
    let polylines = flattened()
    var total = 0.0
    for line in polylines { for (a, b) in zip(line, line.dropFirst()) { total += a.distance(to: b) } }
    let low = start * total
    let high = end * total
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
