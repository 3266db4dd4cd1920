import HeroGeometry
import HeroLayers

/// How much of a path a renderer has to walk through.
struct PathCost {
  /// Straight pieces after curves are flattened.
  private(set) var pieces = 0.0
  /// Pixel rows within the clip that the pieces cross, added up.
  private(set) var rows = 0.0
  /// Device pixels along the path, curves as their control polygons.
  private(set) var length = 0.0

  /// Measures a path on a ground.
  init(_ path: Path, on ground: Ground) {
    let matrix = ground.matrix
    func place(_ point: Point) -> Point {
      Point(
        x: matrix.xx * point.x + matrix.xy * point.y + matrix.x0,
        y: matrix.yx * point.x + matrix.yy * point.y + matrix.y0
      ).drawable
    }
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        current = place(point)
        start = current
      case .line(let point): add([current, place(point)], ground.clip, &current)
      case .quad(let control, let end): add([current, place(control), place(end)], ground.clip, &current)
      case .cubic(let first, let second, let end):
        add([current, place(first), place(second), place(end)], ground.clip, &current)
      case .close: add([current, start], ground.clip, &current)
      }
    }
  }

  private mutating func add(_ points: [Point], _ clip: Rect, _ current: inout Point) {
    var bend = 0.0
    for (index, point) in points.enumerated().dropFirst() {
      let before = points[index - 1]
      length += before.distance(to: point)
      rows += max(min(max(before.y, point.y), clip.maxY) - max(min(before.y, point.y), clip.minY), 0)
      if index > 1 {
        let second = points[index - 2] - before * 2 + point
        bend = max(bend, (second.x * second.x + second.y * second.y).squareRoot())
      }
      current = point
    }
    // N equal steps of a cubic stay within 3/4·bend/N² of it; halving again and again takes up to twice as many.
    pieces += bend > 0 ? 2 * (0.75 * bend / Canvas.tolerance).squareRoot() + 1 : 1
  }

  /// Units for filling.
  var fill: Double { pieces * WorkPrices.segment.piece + rows * WorkPrices.segment.row }

  /// Units for filling and stroking a shape.
  static func draw(_ shape: ShapeContents, on ground: Ground) -> Double {
    let path = PathCost(shape.path, on: ground)
    var units = (shape.fillColor?.alpha ?? 0) > 0 ? path.fill : 0
    guard (shape.strokeColor?.alpha ?? 0) > 0, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd else {
      return units
    }
    let width = min(shape.lineWidth * ground.matrix.meanScale, Point.drawableLimit)
    // Trimming makes 64 lines of a curve.
    let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
    var pieces = isWhole ? path.pieces : path.pieces + 64 * Double(shape.path.elements.count)
    let period = shape.lineDashPattern.reduce(0, +) * ground.matrix.meanScale
    if period > 0 { pieces += path.length / period * Double(shape.lineDashPattern.count) }
    // A round end or corner is a polygon of so many sides.
    let isRound = shape.lineCap == .round || shape.lineJoin == .round
    let sides = isRound ? 4 + 2 * (width / Canvas.tolerance).squareRoot() : 4
    units += pieces * sides * WorkPrices.segment.piece
    units += (2 * path.rows + 4 * pieces * min(width, ground.clip.size.height)) * WorkPrices.segment.row
    return units
  }
}
