import HeroGeometry

/// One element of a path as it is drawn: a line or curve between two points, device pixels.
struct PathStretch {
  /// Start, control points, end: two to four.
  private let points: (Point, Point, Point, Point)
  /// 1 of a line, 2 of a quadratic curve, 3 of a cubic one.
  private let degree: Int
  /// Whether no stretch ends where it begins.
  let beginsSubpath: Bool

  private init(_ points: (Point, Point, Point, Point), degree: Int, beginsSubpath: Bool) {
    (self.points, self.degree, self.beginsSubpath) = (points, degree, beginsSubpath)
  }

  /// Calls `body` with all stretches of a path on a ground, in drawing order.
  static func forEach(of path: Path, on ground: Ground, _ body: (PathStretch) -> Void) {
    let matrix = ground.matrix
    func place(_ point: Point) -> Point {
      Point(
        x: matrix.xx * point.x + matrix.xy * point.y + matrix.x0,
        y: matrix.yx * point.x + matrix.yy * point.y + matrix.y0
      ).drawable
    }
    var current = Point.zero
    var start = Point.zero
    var beginsSubpath = true
    func add(_ first: Point, _ second: Point, _ end: Point, degree: Int) {
      body(PathStretch((current, first, second, end), degree: degree, beginsSubpath: beginsSubpath))
      (current, beginsSubpath) = (end, false)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = place(point)
        (start, beginsSubpath) = (current, true)
      case .line(let point):
        let end = place(point)
        add(end, end, end, degree: 1)
      case .quad(let control, let point):
        let end = place(point)
        add(place(control), end, end, degree: 2)
      case .cubic(let first, let second, let end): add(place(first), place(second), place(end), degree: 3)
      case .close:
        add(start, start, start, degree: 1)
        beginsSubpath = true
      }
    }
  }

  /// The place at a fraction of the way, 0…1 of a curve's parameter.
  func point(at t: Double) -> Point {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let first = mix(points.0, points.1)
    if degree == 1 { return first }
    let second = mix(points.1, points.2)
    let middle = mix(first, second)
    return degree == 2 ? middle : mix(middle, mix(second, mix(points.2, points.3)))
  }

  /// Pixels along the stretch, of a curve along its control points.
  var length: Double {
    points.0.distance(to: points.1) + points.1.distance(to: points.2) + points.2.distance(to: points.3)
  }

  /// Pixel rows of a clip that the stretch crosses, of a curve its control polygon.
  func rows(in clip: Rect) -> Double {
    func rows(_ a: Point, _ b: Point) -> Double {
      max(min(max(a.y, b.y), clip.maxY) - max(min(a.y, b.y), clip.minY), 0)
    }
    return rows(points.0, points.1) + rows(points.1, points.2) + rows(points.2, points.3)
  }

  /// Chords that stay as near to the stretch as Cairo's do, at most twice as many as it takes: n equal steps of a cubic stay within
  /// ¾·bend/n² of it, halving again and again takes up to twice as many.
  var chords: Double {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double { (a - b * 2 + c).distance(to: .zero) }
    let most: Double
    switch degree {
    case 1: most = 0
    case 2: most = bend(points.0, points.1, points.2)
    default: most = max(bend(points.0, points.1, points.2), bend(points.1, points.2, points.3))
    }
    return most > 0 ? 2 * (0.75 * most / CairoCanvas.tolerance).squareRoot() + 1 : 1
  }
}
