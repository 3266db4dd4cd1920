import Foundation
import HeroGeometry

/// A transform as the modifiers that make it: `perspective(d) translate(…) rotate(…) scale(…)`, the newest acting first (rule M2).
struct TransformWords {
  /// The words; nil when modifiers alone cannot make the matrix (it is skewed), `identity` for no change.
  let text: String?
  /// The matrix: six numbers for one of the plane, else all sixteen.
  let matrix: String

  /// Takes sixteen numbers apart, row by row as CATransform3D lists them.
  init(_ elements: [Double]) {
    let flat = [0, 1, 4, 5, 12, 13]
    let isPlane = elements.indices.allSatisfy { flat.contains($0) || elements[$0] == ($0 % 5 == 0 ? 1 : 0) }
    matrix = isPlane ? "matrix\(ValueText.list(flat.map { elements[$0] }))" : ValueText.list(elements)
    text = Self.words(elements)
  }

  private static func words(_ m: [Double]) -> String? {
    let rows = [Array(m[0..<3]), Array(m[4..<7]), Array(m[8..<11])]
    guard m.allSatisfy(\.isFinite), let perspective = perspective(m), let (angles, scale) = turnAndScale(rows) else {
      return nil
    }
    var words: [String] = []
    if perspective != 0 { words.append("perspective(\(ValueText.number(-1 / perspective)))") }
    if m[12] != 0 || m[13] != 0 || m[14] != 0 {
      words.append("translate\(ValueText.list(Array(m[12...(m[14] == 0 ? 13 : 14)])))")
    }
    if angles.contains(where: { ValueText.number($0) != "0" }) {
      let isPlane = ValueText.number(angles[0]) == "0" && ValueText.number(angles[1]) == "0"
      words.append("rotate\(ValueText.list(isPlane ? [angles[2]] : angles))")
    }
    if scale.contains(where: { ValueText.number($0) != "1" }) {
      let isDeep = ValueText.number(scale[2]) != "1"
      let factors = isDeep ? scale : scale[0] == scale[1] ? [scale[0]] : [scale[0], scale[1]]
      words.append("scale\(ValueText.list(factors))")
    }
    return words.isEmpty ? "identity" : words.joined(separator: " ")
  }

  /// m34 of the perspective that acts last; nil when the last column is none of one.
  ///
  /// M = A·P with P the identity but for m34: the last column is A's third times m34, plus A's own (0, 0, 0, 1).
  private static func perspective(_ m: [Double]) -> Double? {
    let third = [m[2], m[6], m[10], m[14]]
    let last = [m[3], m[7], m[11], m[15] - 1]
    guard let widest = third.indices.max(by: { abs(third[$0]) < abs(third[$1]) }) else { return nil }
    let value = last.allSatisfy { $0 == 0 } ? 0 : last[widest] / third[widest]
    guard value.isFinite else { return nil }
    return zip(third, last).allSatisfy { abs($0 * value - $1) <= 1e-9 * max(abs($1), 1e-3) } ? value : nil
  }

  /// Angles about x, y and z in radians and factors along them; nil for rows that are not at right angles.
  private static func turnAndScale(_ rows: [[Double]]) -> (angles: [Double], scale: [Double])? {
    let isUpright = [0, 1, 2].allSatisfy { row in [0, 1, 2].allSatisfy { $0 == row || rows[row][$0] == 0 } }
    if isUpright { return ([0, 0, 0], [rows[0][0], rows[1][1], rows[2][2]]) }
    var scale = rows.map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    func dot(_ left: Int, _ right: Int) -> Double { zip(rows[left], rows[right]).reduce(0) { $0 + $1.0 * $1.1 } }
    for (left, right) in [(0, 1), (0, 2), (1, 2)] {
      guard abs(dot(left, right)) <= 1e-9 * scale[left] * scale[right] else { return nil }
    }
    let (a, b, c) = (rows[0], rows[1], rows[2])
    let determinant =
      a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
    // A mirror image is written as a negative height.
    if determinant < 0 { scale[1] = -scale[1] }
    guard scale.allSatisfy({ $0 != 0 }) else { return flatTurn(rows, scale: scale) }
    return (angles(zip(rows, scale).map { row, factor in row.map { $0 / factor } }), scale)
  }

  /// The angle about z of a matrix that flattens to nothing in some direction.
  private static func flatTurn(_ rows: [[Double]], scale: [Double]) -> (angles: [Double], scale: [Double])? {
    guard scale[0] != 0, rows[0][2] == 0, rows[1][2] == 0, rows[2][0] == 0, rows[2][1] == 0 else { return nil }
    return ([0, 0, atan2(rows[0][1], rows[0][0])], scale)
  }

  /// The angles of `rotate(x, y, z)` with a rotation's rows: R = Rz·Ry·Rx in the row-vector convention, so that the third row is
  /// (sin y, −cos y sin x, cos y cos x) and the first column (cos y cos z, −cos y sin z, sin y). Of the two answers the one that turns less.
  private static func angles(_ r: [[Double]]) -> [Double] {
    let y = asin(min(max(r[2][0], -1), 1))
    guard abs(cos(y)) > 1e-9 else { return [atan2(r[1][2], r[1][1]), y, 0] }
    let first = [atan2(-r[2][1], r[2][2]), y, atan2(-r[1][0], r[0][0])]
    let other = [atan2(r[2][1], -r[2][2]), (y < 0 ? -Double.pi : .pi) - y, atan2(r[1][0], -r[0][0])]
    func turn(_ angles: [Double]) -> Double { angles.reduce(0) { $0 + abs($1) } }
    return turn(first) <= turn(other) + 1e-9 ? first : other
  }
}
