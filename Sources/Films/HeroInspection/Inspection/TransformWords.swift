import Foundation
import HeroGeometry
import HeroRender

/// A transform as the modifiers that make it: `perspective(d) translate(…) rotate(…) scale(…)`, the newest acting first (rule M2).
struct TransformWords {
  /// The words; nil when modifiers alone cannot make the matrix (it is skewed), `identity` for no change.
  let text: String?
  /// The matrix: six numbers for one of the plane, else all sixteen.
  let matrix: String

  /// Takes sixteen numbers apart, row by row as CATransform3D lists them.
  ///
  /// - Parameter decimals: Digits after the point to which the numbers were rounded; the words have as many. Default: they are exact.
  init(_ elements: [Double], decimals: Int? = nil) {
    let flat = [0, 1, 4, 5, 12, 13]
    let isPlane = elements.indices.allSatisfy { flat.contains($0) || elements[$0] == ($0 % 5 == 0 ? 1 : 0) }
    matrix = isPlane ? "matrix\(ValueText.list(flat.map { elements[$0] }))" : ValueText.list(elements)
    text = Words(decimals: decimals).text(elements)
  }
}

/// Takes matrices apart whose numbers are exact, or rounded.
private struct Words {
  /// Digits after the point to which the numbers were rounded; nil for exact ones.
  let decimals: Int?

  /// How far a number may be from the one that was meant.
  private var rounding: Double { decimals.map { pow(10, -Double($0)) } ?? 0 }

  private func number(_ value: Double) -> String { text(value, decimals) }

  /// What is worked out from several numbers has a digit less than they have.
  private func result(_ value: Double) -> String { text(value, decimals.map { $0 - 1 }) }

  private func text(_ value: Double, _ decimals: Int?) -> String {
    guard let decimals else { return ValueText.number(value) }
    let text = Decimals.compact(value, decimals)
    return text == "-0" ? "0" : text
  }

  func text(_ m: [Double]) -> String? {
    let rows = [Array(m[0..<3]), Array(m[4..<7]), Array(m[8..<11])]
    guard m.allSatisfy(\.isFinite), let perspective = perspective(m), let (angles, scale) = turnAndScale(rows) else {
      return nil
    }
    var words: [String] = []
    if perspective != 0 { words.append("perspective(\(result(-1 / perspective)))") }
    if m[12] != 0 || m[13] != 0 || m[14] != 0 {
      words.append("translate(\(m[12...(m[14] == 0 ? 13 : 14)].map(number).joined(separator: ", ")))")
    }
    let turns = angles.map(result)
    if turns != ["0", "0", "0"] {
      let isPlane = turns[0] == "0" && turns[1] == "0"
      words.append("rotate(\((isPlane ? [turns[2]] : turns).joined(separator: ", ")))")
    }
    let factors = scale.map(result)
    if factors != ["1", "1", "1"] {
      let told = factors[2] != "1" ? factors : factors[0] == factors[1] ? [factors[0]] : [factors[0], factors[1]]
      words.append("scale(\(told.joined(separator: ", ")))")
    }
    return words.isEmpty ? "identity" : words.joined(separator: " ")
  }

  /// m34 of the perspective that acts last; nil when the last column is none of one.
  ///
  /// M = A·P with P the identity but for m34: the last column is A's third times m34, plus A's own (0, 0, 0, 1).
  private func perspective(_ m: [Double]) -> Double? {
    let third = [m[2], m[6], m[10], m[14]]
    let last = [m[3], m[7], m[11], m[15] - 1]
    guard let widest = third.indices.max(by: { abs(third[$0]) < abs(third[$1]) }) else { return nil }
    let value = last.allSatisfy { $0 == 0 } ? 0 : last[widest] / third[widest]
    guard value.isFinite else { return nil }
    let isOne = zip(third, last).allSatisfy { abs($0 * value - $1) <= 1e-9 * max(abs($1), 1e-3) + 2 * rounding }
    return isOne ? value : nil
  }

  /// Angles about x, y and z in radians and factors along them; nil for rows that are not at right angles.
  private func turnAndScale(_ rows: [[Double]]) -> (angles: [Double], scale: [Double])? {
    let isUpright = [0, 1, 2].allSatisfy { row in [0, 1, 2].allSatisfy { $0 == row || rows[row][$0] == 0 } }
    if isUpright { return ([0, 0, 0], [rows[0][0], rows[1][1], rows[2][2]]) }
    var scale = rows.map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    func dot(_ left: Int, _ right: Int) -> Double { zip(rows[left], rows[right]).reduce(0) { $0 + $1.0 * $1.1 } }
    for (left, right) in [(0, 1), (0, 2), (1, 2)] {
      let limit = 1e-9 * scale[left] * scale[right] + 2 * rounding * (scale[left] + scale[right])
      guard abs(dot(left, right)) <= limit else { return nil }
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
  private func flatTurn(_ rows: [[Double]], scale: [Double]) -> (angles: [Double], scale: [Double])? {
    guard scale[0] != 0, rows[0][2] == 0, rows[1][2] == 0, rows[2][0] == 0, rows[2][1] == 0 else { return nil }
    return ([0, 0, atan2(rows[0][1], rows[0][0])], scale)
  }

  /// The angles of `rotate(x, y, z)` with a rotation's rows: R = Rz·Ry·Rx in the row-vector convention, so that the third row is
  /// (sin y, −cos y sin x, cos y cos x) and the first column (cos y cos z, −cos y sin z, sin y). Of the two answers the one that turns less.
  private func angles(_ r: [[Double]]) -> [Double] {
    let y = asin(min(max(r[2][0], -1), 1))
    guard abs(cos(y)) > 1e-9 else { return [atan2(r[1][2], r[1][1]), y, 0] }
    let first = [atan2(-r[2][1], r[2][2]), y, atan2(-r[1][0], r[0][0])]
    let other = [atan2(r[2][1], -r[2][2]), (y < 0 ? -Double.pi : .pi) - y, atan2(r[1][0], -r[0][0])]
    func turn(_ angles: [Double]) -> Double { angles.reduce(0) { $0 + abs($1) } }
    return turn(first) <= turn(other) + 1e-9 ? first : other
  }
}
