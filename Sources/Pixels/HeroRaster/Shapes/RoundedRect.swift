import HeroGeometry
import HeroLayers

/// A rectangle with rounded corners, in local points.
package struct RoundedRect: Equatable, Hashable, Sendable {
  package let rect: Rect
  /// Effective radius: never more than half the shorter side (fact sheet 5.5).
  package let radius: Double
  /// Corners that are rounded.
  package let corners: CornerMask
  /// Shape of the corners.
  package let curve: CornerCurve

  /// Continuous corners reach this far along the edge, in radii (fact sheet 5.6).
  private static let continuousReach = 1.528665

  package init(_ rect: Rect, radius: Double, corners: CornerMask = .all, curve: CornerCurve = .circular) {
    self.rect = rect
    self.corners = corners
    self.curve = curve
    let half = min(rect.size.width, rect.size.height) / 2
    self.radius = max(min(radius, curve == .continuous ? half / Self.continuousReach : half), 0)
  }

  /// The bounds of a layer, or another rectangle of it, with its kind of corners.
  package init(_ layer: Layer, rect: Rect? = nil, radius: Double? = nil) {
    self.init(
      rect ?? layer.bounds, radius: radius ?? layer.cornerRadius, corners: layer.maskedCorners,
      curve: layer.cornerCurve)
  }

  /// How far from a vertex along an edge a corner reaches.
  var reach: Double { isPlain ? 0 : radius * (curve == .continuous ? Self.continuousReach : 1) }

  /// What is so far from two sides lies inside of any corner, whatever its curve.
  var cornerMargin: Double { isPlain ? 0 : radius * 0.35 }

  /// Whether no corner is round.
  package var isPlain: Bool { radius <= 0 || corners.isEmpty }

  /// The same shape moved inwards by a width, as a border's inner edge (fact sheet 5.2).
  package func inset(by width: Double) -> RoundedRect {
    let inner = Rect(
      x: rect.minX + width, y: rect.minY + width, width: rect.size.width - 2 * width,
      height: rect.size.height - 2 * width)
    return RoundedRect(inner, radius: max(radius - width, 0), corners: corners, curve: curve)
  }

  /// The same shape elsewhere.
  package func moved(by distance: Point) -> RoundedRect {
    RoundedRect(
      Rect(origin: rect.origin + distance, size: rect.size), radius: radius, corners: corners, curve: curve)
  }

  /// The outline, clockwise from the top edge.
  package var path: Path {
    var elements: [Path.Element] = []
    // Unit vectors along the edge that arrives at a corner and the one that leaves it, clockwise.
    let turns: [(corner: CornerMask, vertex: Point, arriving: Point, leaving: Point)] = [
      (.topRight, Point(x: rect.maxX, y: rect.minY), Point(x: 1, y: 0), Point(x: 0, y: 1)),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0)),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Point(x: -1, y: 0), Point(x: 0, y: -1)),
      (.topLeft, Point(x: rect.minX, y: rect.minY), Point(x: 0, y: -1), Point(x: 1, y: 0)),
    ]
    for turn in turns {
      guard radius > 0, corners.contains(turn.corner) else {
        elements.append(elements.isEmpty ? .move(turn.vertex) : .line(turn.vertex))
        continue
      }
      /// A point given by its distances from the vertex, in radii, back along the arriving and on along the leaving edge.
      func at(_ back: Double, _ on: Double) -> Point {
        turn.vertex - turn.arriving * (back * radius) + turn.leaving * (on * radius)
      }
      let first = at(curve == .continuous ? Self.continuousReach : 1, 0)
      elements.append(elements.isEmpty ? .move(first) : .line(first))
      switch curve {
      case .circular:
        // Four cubic quarter circles: control points at 1 − 4/3·(√2 − 1) from the vertex.
        let control = 1 - 0.552284749830793
        elements.append(.cubic(control1: at(control, 0), control2: at(0, control), end: at(0, 1)))
      case .continuous:
        elements.append(
          .cubic(control1: at(1.088493, 0), control2: at(0.868407, 0), end: at(0.669934, 0.065496)))
        elements.append(.line(at(0.631494, 0.074911)))
        elements.append(
          .cubic(control1: at(0.372824, 0.169059), control2: at(0.169059, 0.372824), end: at(0.074911, 0.631494)))
        elements.append(.line(at(0.065496, 0.669934)))
        elements.append(.cubic(control1: at(0, 0.868407), control2: at(0, 1.088493), end: at(0, Self.continuousReach)))
      }
    }
    elements.append(.close)
    return Path(elements: elements)
  }
}
