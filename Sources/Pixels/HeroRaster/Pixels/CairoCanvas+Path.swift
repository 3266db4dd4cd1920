internal import CCairo
import HeroGeometry

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
