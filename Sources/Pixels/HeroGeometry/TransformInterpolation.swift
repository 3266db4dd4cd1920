import Foundation

extension Transform3D: Interpolatable {
  /// Decomposes both ends and blends the parts; blends element-wise when an end cannot be decomposed (rule T8).
  ///
  /// Source: CSS Transforms 2, "Interpolation of 3D matrices" (translation, scale, skew, quaternion, perspective).
  package static func interpolate(from start: Transform3D, to end: Transform3D, fraction: Double) -> Transform3D {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    if start == end { return start }
    guard let a = DecomposedTransform(start), let b = DecomposedTransform(end) else {
      let elements = zip(start.elements, end.elements).map { pair in
        Double.interpolate(from: pair.0, to: pair.1, fraction: fraction)
      }
      return Transform3D(elements: elements) ?? end
    }
    return DecomposedTransform.interpolate(from: a, to: b, fraction: fraction).transform
  }
}

/// A 4×4 transform taken apart into the parts that Core Animation blends one by one.
///
/// Source: CSS Transforms 2, "Decomposing a 3D matrix" (after Graphics Gems II, "unmatrix"); row vectors.
struct DecomposedTransform: Equatable {
  var translation: [Double]
  var scale: [Double]
  /// Shear xy, xz, yz.
  var skew: [Double]
  var perspective: [Double]
  /// x, y, z, w.
  var quaternion: [Double]

  /// Takes a transform apart; nil when it is singular or its m44 is 0.
  init?(_ transform: Transform3D) {
    guard transform[4, 4] != 0 else { return nil }
    var matrix = transform.elements.map { $0 / transform[4, 4] }

    // Perspective: solve with the matrix that has its last column cleared.
    var affine = matrix
    affine[3] = 0
    affine[7] = 0
    affine[11] = 0
    affine[15] = 1
    guard let inverse = Self.inverse(affine) else { return nil }
    if matrix[3] != 0 || matrix[7] != 0 || matrix[11] != 0 {
      let right = [matrix[3], matrix[7], matrix[11], matrix[15]]
      // [p] = A⁻¹ · rightColumn, because M = A·P with P the identity but for its last column p (row vectors).
      perspective = (0..<4).map { row in
        (0..<4).reduce(0) { sum, column in sum + inverse[row * 4 + column] * right[column] }
      }
      matrix = affine
    } else {
      perspective = [0, 0, 0, 1]
    }

    translation = [matrix[12], matrix[13], matrix[14]]
    var rows = [
      [matrix[0], matrix[1], matrix[2]], [matrix[4], matrix[5], matrix[6]], [matrix[8], matrix[9], matrix[10]],
    ]

    // Gram–Schmidt: scale and shear.
    var scale = [0.0, 0, 0]
    var skew = [0.0, 0, 0]
    scale[0] = Self.length(rows[0])
    guard scale[0] > 0 else { return nil }
    rows[0] = rows[0].map { $0 / scale[0] }
    skew[0] = Self.dot(rows[0], rows[1])
    rows[1] = Self.combine(rows[1], rows[0], -skew[0])
    scale[1] = Self.length(rows[1])
    guard scale[1] > 0 else { return nil }
    rows[1] = rows[1].map { $0 / scale[1] }
    skew[0] /= scale[1]
    skew[1] = Self.dot(rows[0], rows[2])
    rows[2] = Self.combine(rows[2], rows[0], -skew[1])
    skew[2] = Self.dot(rows[1], rows[2])
    rows[2] = Self.combine(rows[2], rows[1], -skew[2])
    scale[2] = Self.length(rows[2])
    guard scale[2] > 0 else { return nil }
    rows[2] = rows[2].map { $0 / scale[2] }
    skew[1] /= scale[2]
    skew[2] /= scale[2]

    // A mirrored frame: flip all axes.
    if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
      scale = scale.map { -$0 }
      rows = rows.map { $0.map { -$0 } }
    }
    self.scale = scale
    self.skew = skew
    quaternion = Self.quaternion(rows: rows)
  }

  /// The transform that the parts make together.
  var transform: Transform3D {
    var matrix: [Double] = [
      1, 0, 0, perspective[0], 0, 1, 0, perspective[1], 0, 0, 1, perspective[2], 0, 0, 0, perspective[3],
    ]
    func premultiply(_ left: [Double]) {
      var product = [Double](repeating: 0, count: 16)
      for row in 0..<4 {
        for column in 0..<4 {
          product[row * 4 + column] = (0..<4).reduce(0) { $0 + left[row * 4 + $1] * matrix[$1 * 4 + column] }
        }
      }
      matrix = product
    }
    premultiply([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, translation[0], translation[1], translation[2], 1])
    let (x, y, z, w) = (quaternion[0], quaternion[1], quaternion[2], quaternion[3])
    premultiply([
      1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
      2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
      2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0,
      0, 0, 0, 1,
    ])
    if skew[2] != 0 { premultiply([1, 0, 0, 0, 0, 1, 0, 0, 0, skew[2], 1, 0, 0, 0, 0, 1]) }
    if skew[1] != 0 { premultiply([1, 0, 0, 0, 0, 1, 0, 0, skew[1], 0, 1, 0, 0, 0, 0, 1]) }
    if skew[0] != 0 { premultiply([1, 0, 0, 0, skew[0], 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]) }
    premultiply([scale[0], 0, 0, 0, 0, scale[1], 0, 0, 0, 0, scale[2], 0, 0, 0, 0, 1])
    return Transform3D(elements: matrix) ?? .identity
  }

  /// Blends part by part; the rotation goes the shorter way round.
  static func interpolate(from a: DecomposedTransform, to b: DecomposedTransform, fraction: Double)
    -> DecomposedTransform
  {
    func blend(_ left: [Double], _ right: [Double]) -> [Double] {
      zip(left, right).map { .interpolate(from: $0.0, to: $0.1, fraction: fraction) }
    }
    var result = a
    result.translation = blend(a.translation, b.translation)
    result.scale = blend(a.scale, b.scale)
    result.skew = blend(a.skew, b.skew)
    result.perspective = blend(a.perspective, b.perspective)
    result.quaternion = slerp(a.quaternion, b.quaternion, fraction)
    return result
  }

  private static func slerp(_ a: [Double], _ b: [Double], _ fraction: Double) -> [Double] {
    var product = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
    var end = b
    if product < 0 {
      product = -product
      end = b.map { -$0 }
    }
    product = min(product, 1)
    // Nearly parallel: the arc is its chord, and acos would lose what little angle there is.
    guard product < 1 - 1e-12 else { return zip(a, end).map { .interpolate(from: $0.0, to: $0.1, fraction: fraction) } }
    let angle = acos(product)
    let s = sin(angle)
    let w0 = sin((1 - fraction) * angle) / s
    let w1 = sin(fraction * angle) / s
    return zip(a, end).map { $0.0 * w0 + $0.1 * w1 }
  }

  /// The unit quaternion of an orthonormal, right-handed frame given as rows (row vectors).
  private static func quaternion(rows r: [[Double]]) -> [Double] {
    let trace = r[0][0] + r[1][1] + r[2][2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return [(r[1][2] - r[2][1]) / s, (r[2][0] - r[0][2]) / s, (r[0][1] - r[1][0]) / s, s / 4]
    }
    if r[0][0] > r[1][1], r[0][0] > r[2][2] {
      let s = (1 + r[0][0] - r[1][1] - r[2][2]).squareRoot() * 2
      return [s / 4, (r[1][0] + r[0][1]) / s, (r[2][0] + r[0][2]) / s, (r[1][2] - r[2][1]) / s]
    }
    if r[1][1] > r[2][2] {
      let s = (1 + r[1][1] - r[0][0] - r[2][2]).squareRoot() * 2
      return [(r[1][0] + r[0][1]) / s, s / 4, (r[2][1] + r[1][2]) / s, (r[2][0] - r[0][2]) / s]
    }
    let s = (1 + r[2][2] - r[0][0] - r[1][1]).squareRoot() * 2
    return [(r[2][0] + r[0][2]) / s, (r[2][1] + r[1][2]) / s, s / 4, (r[0][1] - r[1][0]) / s]
  }

  private static func length(_ v: [Double]) -> Double { dot(v, v).squareRoot() }
  private static func dot(_ a: [Double], _ b: [Double]) -> Double { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] }
  private static func combine(_ a: [Double], _ b: [Double], _ factor: Double) -> [Double] {
    [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor]
  }
  private static func cross(_ a: [Double], _ b: [Double]) -> [Double] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  }

  /// Gauss–Jordan with partial pivoting; nil when singular.
  private static func inverse(_ matrix: [Double]) -> [Double]? {
    var a = matrix
    var b: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(a[row * 4 + column]) > abs(a[pivot * 4 + column]) { pivot = row }
      guard a[pivot * 4 + column] != 0 else { return nil }
      if pivot != column {
        for k in 0..<4 {
          a.swapAt(pivot * 4 + k, column * 4 + k)
          b.swapAt(pivot * 4 + k, column * 4 + k)
        }
      }
      let factor = a[column * 4 + column]
      for k in 0..<4 {
        a[column * 4 + k] /= factor
        b[column * 4 + k] /= factor
      }
      for row in 0..<4 where row != column {
        let multiple = a[row * 4 + column]
        guard multiple != 0 else { continue }
        for k in 0..<4 {
          a[row * 4 + k] -= multiple * a[column * 4 + k]
          b[row * 4 + k] -= multiple * b[column * 4 + k]
        }
      }
    }
    return b
  }
}
