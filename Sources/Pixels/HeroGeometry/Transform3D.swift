import Foundation

/// A 4×4 transform in the row-vector convention (point × matrix), laid out as CATransform3D.
///
/// ```
///                | m11 m12 m13 m14 |
/// [x y z 1]   ×  | m21 m22 m23 m24 |   then divide by w
///                | m31 m32 m33 m34 |
///                | m41 m42 m43 m44 |
/// ```
/// The last row is the translation; m34 = −1/d is a perspective seen from distance d.
package struct Transform3D: Equatable, Hashable, Sendable {
  /// The sixteen numbers, row by row: m11, m12, … m44.
  package private(set) var elements: [Double]

  /// A transform from sixteen numbers, row by row; nil for any other count.
  package init?(elements: [Double]) {
    guard elements.count == 16 else { return nil }
    self.elements = elements
  }

  private init(unchecked elements: [Double]) { self.elements = elements }

  /// The transform that changes nothing.
  package static let identity = Transform3D(unchecked: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// The affine transform x' = a·x + c·y + tx, y' = b·x + d·y + ty (CGAffineTransform's names).
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init(unchecked: [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1])
  }

  /// A translation in points.
  package static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    Transform3D(unchecked: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
  }

  /// A scale about the origin.
  package static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
    Transform3D(unchecked: [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
  }

  /// A rotation by `angle` radians about an axis through the origin; the identity when the axis is zero.
  ///
  /// Source: CATransform3DRotate (right-handed in row vectors; about +z it turns x towards y, clockwise on screen).
  package static func rotation(angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cos(angle)
    let s = sin(angle)
    let t = 1 - c
    return Transform3D(unchecked: [
      t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
      t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
      t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
      0, 0, 0, 1,
    ])
  }

  /// The element in row `row` and column `column`, both 1…4 as in CATransform3D's names.
  package subscript(row: Int, column: Int) -> Double {
    get { elements[(row - 1) * 4 + column - 1] }
    set { elements[(row - 1) * 4 + column - 1] = newValue }
  }

  /// The matrix product `left` × `right`: `left` acts on a point first.
  package static func * (left: Transform3D, right: Transform3D) -> Transform3D {
    var product = [Double](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        var sum = 0.0
        for k in 0..<4 { sum += left.elements[row * 4 + k] * right.elements[k * 4 + column] }
        product[row * 4 + column] = sum
      }
    }
    return Transform3D(unchecked: product)
  }

  /// CATransform3DTranslate: the translation acts before what this transform holds already.
  package func translated(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    .translation(x: x, y: y, z: z) * self
  }
  /// CATransform3DScale: the scale acts before what this transform holds already.
  package func scaled(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D { .scale(x: x, y: y, z: z) * self }
  /// CATransform3DRotate: the rotation acts before what this transform holds already.
  package func rotated(angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    .rotation(angle: angle, x: x, y: y, z: z) * self
  }

  /// Whether the transform is the identity.
  package var isIdentity: Bool { self == .identity }

  /// Whether points of the plane z = 0 stay an affine image of the plane: no perspective reaches x, y or w.
  package var isPlanarAffine: Bool { self[1, 4] == 0 && self[2, 4] == 0 && self[4, 4] != 0 }

  /// The image of a point under the affine part only (CATransform3DGetAffineTransform), as Hero's durations use it (rule T1).
  package func applyingAffinePart(to point: Point) -> Point {
    Point(
      x: point.x * self[1, 1] + point.y * self[2, 1] + self[4, 1],
      y: point.x * self[1, 2] + point.y * self[2, 2] + self[4, 2])
  }

  /// The image of a size under the linear part only; may be negative.
  package func applyingAffinePart(to size: Size) -> Size {
    Size(
      width: size.width * self[1, 1] + size.height * self[2, 1],
      height: size.width * self[1, 2] + size.height * self[2, 2])
  }
}
