internal import HeroGeometry

extension CGPath {
  /// Whether a point is inside, by winding or by crossings; open pieces count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = transform.isIdentity ? point : point.applying(transform.inverted())
    let winding = path.winding(around: Point(place))
    return rule == .winding ? winding.turns != 0 : winding.crossings % 2 == 1
  }

  /// The box around what the path draws, without control points.
  public var boundingBoxOfPath: CGRect { CGRect(Rect(bounding: path.straightened.flatMap { $0 })) }
}

extension Path {
  /// Corners of each subpath, curves as 64 straight pieces.
  fileprivate var straightened: [[Point]] {
    var subpaths: [[Point]] = []
    var corners: [Point] = []
    func mix(_ points: [Point], _ part: Double) -> Point {
      guard points.count > 1 else { return points[0] }
      let between = zip(points, points.dropFirst()).map { Point.interpolate(from: $0, to: $1, fraction: part) }
      return mix(between, part)
    }
    func curve(_ controls: [Point]) {
      guard let from = corners.last else { return }
      corners += (1...64).map { mix([from] + controls, Double($0) / 64) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !corners.isEmpty { subpaths.append(corners) }
        corners = [point]
      case .line(let point): corners.append(point)
      case .quad(let control, let end): curve([control, end])
      case .cubic(let control1, let control2, let end): curve([control1, control2, end])
      case .close:
        guard let first = corners.first else { continue }
        subpaths.append(corners + [first])
        corners = [first]
      }
    }
    if corners.count > 1 { subpaths.append(corners) }
    return subpaths
  }

  /// How often the path goes round a point, and how often a ray from it to the right meets the path.
  fileprivate func winding(around point: Point) -> (turns: Int, crossings: Int) {
    var (turns, crossings) = (0, 0)
    for corners in straightened {
      for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        crossings += 1
        turns += end.y > start.y ? 1 : -1
      }
    }
    return (turns, crossings)
  }
}
