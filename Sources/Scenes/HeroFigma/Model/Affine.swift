import Foundation
import HeroGeometry

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct Affine: Equatable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = Affine()

  func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// First the other, then this.
  func after(_ other: Affine) -> Affine {
    let origin = apply(Point(x: other.tx, y: other.ty))
    return Affine(
      a: a * other.a + c * other.b, b: b * other.a + d * other.b, c: a * other.c + c * other.d,
      d: b * other.c + d * other.d, tx: origin.x, ty: origin.y)
  }

  /// Without its shift.
  var linear: Affine { Affine(a: a, b: b, c: c, d: d) }

  /// What takes it back, of its linear part; nil where that is flat.
  var inverse: Affine? {
    let area = a * d - b * c
    guard abs(area) > 1e-9 else { return nil }
    return Affine(a: d / area, b: -b / area, c: -c / area, d: a / area)
  }

  /// Whether it does nothing but shift.
  var isPlain: Bool { abs(a - 1) < 1e-4 && abs(b) < 1e-4 && abs(c) < 1e-4 && abs(d - 1) < 1e-4 }

  /// Radians, where it does nothing but turn.
  var angle: Double? {
    abs(a - d) < 2e-4 && abs(b + c) < 2e-4 && abs(a * a + b * b - 1) < 2e-4 ? atan2(b, a) : nil
  }

  /// How large the bounding box of a size is.
  func box(_ size: Size) -> Size {
    Size(
      width: abs(a) * size.width + abs(c) * size.height, height: abs(b) * size.width + abs(d) * size.height)
  }
}
