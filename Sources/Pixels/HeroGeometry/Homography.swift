/// The map of one layer's plane (z = 0) onto another plane: a 3×3 projective matrix in row vectors, [x y 1] × H.
///
/// Core Animation flattens ordinary layers into their own plane before it projects them (fact sheet 5.11–5.12), so
/// from one layer to the next only x, y and w of a 4×4 transform count.
package struct Homography: Equatable, Sendable {
  /// The nine numbers, row by row.
  package let elements: [Double]

  init(elements: [Double]) { self.elements = elements }

  /// The map that changes nothing.
  package static let identity = Homography(elements: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  /// The plane z = 0 under a 4×4 transform.
  package init(_ transform: Transform3D) {
    elements = [
      transform[1, 1], transform[1, 2], transform[1, 4],
      transform[2, 1], transform[2, 2], transform[2, 4],
      transform[4, 1], transform[4, 2], transform[4, 4],
    ]
  }

  /// From a layer's own (local) space into its parent's space.
  ///
  /// Source: fact sheet 5.11: T(−anchor·size − bounds origin) · transform · T(position).
  package init(position: Point, bounds: Rect, anchorPoint: Point, transform: Transform3D) {
    let local = Transform3D.translation(
      x: -anchorPoint.x * bounds.size.width - bounds.origin.x,
      y: -anchorPoint.y * bounds.size.height - bounds.origin.y)
    self.init(local * transform * .translation(x: position.x, y: position.y))
  }

  /// The product: `left` acts first.
  package static func * (left: Homography, right: Homography) -> Homography {
    var product = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        product[row * 3 + column] =
          left.elements[row * 3] * right.elements[column] + left.elements[row * 3 + 1] * right.elements[3 + column]
          + left.elements[row * 3 + 2] * right.elements[6 + column]
      }
    }
    return Homography(elements: product)
  }

  /// The homogeneous weight of a point's image; ≤ 0 means that the point lies behind the eye.
  package func weight(of point: Point) -> Double { point.x * elements[2] + point.y * elements[5] + elements[8] }

  /// The image of a point; infinite where the weight is 0.
  package func apply(_ point: Point) -> Point {
    let w = weight(of: point)
    return Point(
      x: (point.x * elements[0] + point.y * elements[3] + elements[6]) / w,
      y: (point.x * elements[1] + point.y * elements[4] + elements[7]) / w)
  }

  /// Whether no perspective is left: straight lines stay parallel.
  package var isAffine: Bool { elements[2] == 0 && elements[5] == 0 }

  /// Whether what lies before the eye winds the other way round.
  package var mirrors: Bool { determinant < 0 }

  private var determinant: Double {
    let e = elements
    return e[0] * (e[4] * e[8] - e[5] * e[7]) + e[1] * (e[5] * e[6] - e[3] * e[8]) + e[2] * (e[3] * e[7] - e[4] * e[6])
  }

  /// The way back; nil when the map is singular.
  package var inverse: Homography? {
    let e = elements
    let cofactors = [
      e[4] * e[8] - e[5] * e[7], e[2] * e[7] - e[1] * e[8], e[1] * e[5] - e[2] * e[4],
      e[5] * e[6] - e[3] * e[8], e[0] * e[8] - e[2] * e[6], e[2] * e[3] - e[0] * e[5],
      e[3] * e[7] - e[4] * e[6], e[1] * e[6] - e[0] * e[7], e[0] * e[4] - e[1] * e[3],
    ]
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Homography(elements: cofactors.map { $0 / determinant })
  }
}
