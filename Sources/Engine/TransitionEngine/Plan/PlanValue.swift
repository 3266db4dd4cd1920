import HeroGeometry

/// A value of an animated key, ready to print.
package enum PlanValue: Equatable, Sendable {
  /// Opacity, radii, widths, z.
  case number(Double)
  /// Points, sizes, rects, transforms.
  case numbers([Double])
  /// r, g, b, a, or nothing.
  case color(Color?)
  /// masksToBounds.
  case flag(Bool)
  /// shadowPath as SVG text, or nothing.
  case path(Path?)
}

extension PlanValue {
  /// x and y.
  static func point(_ point: Point) -> PlanValue { .numbers([point.x, point.y]) }
  /// x, y, width and height.
  static func rect(_ rect: Rect) -> PlanValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  /// Row by row.
  static func transform(_ transform: Transform3D) -> PlanValue { .numbers(transform.elements) }
}
