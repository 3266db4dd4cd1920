internal import CCairo
import HeroGeometry

extension Path {
  /// The same path elsewhere.
  package func moved(by distance: Point) -> Path { mapped { $0 + distance } }

  /// The same path with every point moved.
  package func mapped(_ move: (Point) -> Point) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .quad(let control, let end): .quad(control: move(control), end: move(end))
        case .cubic(let first, let second, let end):
          .cubic(control1: move(first), control2: move(second), end: move(end))
        case .close: .close
        }
      })
  }
}

extension CairoCanvas {
  /// Replaces the path by a new one.
  func setPath(_ path: Path) {
    cairo_new_path(cr)
    append(path)
  }

  /// Adds to the path; quadratic segments are raised to cubics, and what lies too far out for Cairo is moved nearer.
  func append(_ path: Path) {
    let matrix = matrix
    let box = matrix.box(of: path.boundingBox)
    guard box.corners.allSatisfy({ $0 == $0.drawable }) else { return appendBounded(path, matrix) }
    append(path) { $0 }
  }

  /// The path, local points.
  func currentPath() throws(RasterError) -> Path {
    guard let copy = cairo_copy_path(cr) else { throw .failed("cairo_copy_path: out of memory") }
    defer { cairo_path_destroy(copy) }
    try RasterError.check(copy.pointee.status, "a path")
    var elements: [Path.Element] = []
    var index = 0
    while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
      let header = data[index].header
      func point(_ offset: Int) -> Point {
        let point = data[index + offset].point
        return Point(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.cubic(control1: point(1), control2: point(2), end: point(3)))
      default: elements.append(.close)
      }
      index += Int(header.length)
    }
    return Path(elements: elements)
  }

  /// Adds a rectangle to the path.
  func append(_ rect: Rect) { cairo_rectangle(cr, rect.minX, rect.minY, rect.size.width, rect.size.height) }

  private func appendBounded(_ path: Path, _ matrix: Matrix) {
    let map = matrix.homography
    self.matrix = .identity
    append(path) { map.apply($0).drawable }
    self.matrix = matrix
  }

  private func append(_ path: Path, at place: (Point) -> Point) {
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        current = place(point)
        cairo_move_to(cr, current.x, current.y)
        start = current
      case .line(let point):
        current = place(point)
        cairo_line_to(cr, current.x, current.y)
      case .quad(let control, let end):
        let (control, end) = (place(control), place(end))
        let first = current + (control - current) * (2.0 / 3)
        let second = end + (control - end) * (2.0 / 3)
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let first, let second, let end):
        let (first, second) = (place(first), place(second))
        current = place(end)
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, current.x, current.y)
      case .close:
        cairo_close_path(cr)
        current = start
      }
    }
  }
}
