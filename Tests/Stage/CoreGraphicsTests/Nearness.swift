import CoreGraphics

extension CGPoint {
  /// Whether it is another point but for rounding.
  func isNear(_ other: CGPoint) -> Bool { hypot(x - other.x, y - other.y) < 1e-9 }
}
