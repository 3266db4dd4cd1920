/// A position or displacement in points (or pixels, where a doc says so); x to the right, y down.
package struct Point: Equatable, Hashable, Sendable {
  /// Horizontal coordinate. Default: 0.
  package var x: Double
  /// Vertical coordinate, growing downwards. Default: 0.
  package var y: Double

  /// A point from its coordinates.
  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  package static let zero = Point()

  /// Adds component-wise.
  package static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  /// Subtracts component-wise.
  package static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  /// Scales both components.
  package static func * (left: Point, right: Double) -> Point { Point(x: left.x * right, y: left.y * right) }
  /// Divides both components.
  package static func / (left: Point, right: Double) -> Point { Point(x: left.x / right, y: left.y / right) }

  /// Euclidean distance to another point.
  package func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height in points.
package struct Size: Equatable, Hashable, Sendable {
  /// Horizontal extent. Default: 0.
  package var width: Double
  /// Vertical extent. Default: 0.
  package var height: Double

  /// A size from its extents.
  package init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  package static let zero = Size()

  /// The size seen as the point (width, height).
  package var point: Point { Point(x: width, y: height) }
  /// The middle of a rectangle of this size at the origin.
  package var center: Point { Point(x: width / 2, y: height / 2) }
}

/// An axis-aligned rectangle: an origin (top left) and a size.
package struct Rect: Equatable, Hashable, Sendable {
  /// Top-left corner. Default: (0, 0).
  package var origin: Point
  /// Extent. Default: empty.
  package var size: Size

  /// A rectangle from its corner and extent.
  package init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  package static let zero = Rect()
  /// The unit square, (0, 0, 1, 1).
  package static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  /// Whether a point lies in it; the right and lower edges do not, so that of neighbours only one has it.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Where a layer of this frame stands: origin + anchor point · size.
  ///
  /// - Parameter anchorPoint: In parts of the size.
  package func position(anchorPoint: Point) -> Point {
    Point(x: minX + anchorPoint.x * size.width, y: minY + anchorPoint.y * size.height)
  }

  /// Left edge.
  package var minX: Double { origin.x }
  /// Top edge.
  package var minY: Double { origin.y }
  /// Right edge.
  package var maxX: Double { origin.x + size.width }
  /// Bottom edge.
  package var maxY: Double { origin.y + size.height }
  /// Middle point.
  package var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
  /// The corners in order top left, top right, bottom right, bottom left.
  package var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }

  /// Whether the two rectangles have a point in common, be it on their edges, as Core Graphics has it (rule V2).
  package func intersects(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The smallest rectangle that holds all points; empty at the origin when there is none.
  package init(bounding points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var low = first
    var high = first
    for point in points.dropFirst() {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
