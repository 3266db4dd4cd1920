import Foundation
import HeroGeometry
import HeroTransition

/// Values of animated keys as people read them; rounded to three digits after the point.
package enum ValueText {
  static func number(_ value: Double) -> String { Decimals.compact(value) }

  static func list(_ values: [Double]) -> String { "(\(values.map(number).joined(separator: ", ")))" }

  static func point(_ point: Point) -> String { list([point.x, point.y]) }

  static func size(_ width: Double, _ height: Double) -> String { "\(number(width))×\(number(height))" }

  /// `#rrggbb`, with the alpha when it is not 1, as `#rrggbb 40 %`.
  static func color(_ color: Color?) -> String {
    guard let color else { return "none" }
    let digits = [color.red, color.green, color.blue].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    let alpha = color.alpha == 1 ? "" : " \(Decimals.compact(color.alpha * 100, 1)) %"
    return "#\(digits.joined())\(alpha)"
  }

  static func seconds(_ value: Double) -> String { "\(Decimals.fixed(value, 3)) s" }

  /// A key's value; `name` decides how lists read.
  static func value(_ value: PlanValue, ofKey name: String) -> String {
    switch value {
    case .number(let number): Self.number(number)
    case .numbers(let numbers) where numbers.count == 16: transform(numbers)
    case .numbers(let numbers) where numbers.count == 2 && name.hasSuffix("size"): size(numbers[0], numbers[1])
    case .numbers(let numbers): list(numbers)
    case .color(let color): Self.color(color)
    case .flag(let flag): flag ? "true" : "false"
    case .path(let path): path.map { "path of \($0.elements.count) elements" } ?? "none"
    }
  }

  /// Sixteen numbers in the words of modifiers where those suffice: `translate(0, -40) rotate(0.2) scale(0.7)`.
  package static func transform(_ m: [Double]) -> String {
    guard m.count == 16 else { return list(m) }
    let isFlat = [2, 3, 6, 7, 8, 9, 11].allSatisfy { m[$0] == 0 } && m[15] == 1
    guard isFlat else { return list(m) }
    var words: [String] = []
    if m[12] != 0 || m[13] != 0 || m[14] != 0 {
      words.append("translate\(list(Array(m[12...(m[14] == 0 ? 13 : 14)])))")
    }
    // Rows of the 2×2 part; orthogonal rows are a rotation after a scale.
    let (sx, sy): (Double, Double)
    if m[1] == 0, m[4] == 0 {
      (sx, sy) = (m[0], m[5])
    } else {
      let dot = m[0] * m[4] + m[1] * m[5]
      let determinant = m[0] * m[5] - m[1] * m[4]
      (sx, sy) = (hypot(m[0], m[1]), hypot(m[4], m[5]) * (determinant < 0 ? -1 : 1))
      guard abs(dot) <= 1e-9 * abs(sx * sy) else { return list(m) }
      words.append("rotate(\(number(atan2(m[1], m[0]))))")
    }
    if sx != 1 || sy != 1 || m[10] != 1 {
      let factors = m[10] != 1 ? [sx, sy, m[10]] : sx == sy ? [sx] : [sx, sy]
      if !factors.allSatisfy({ number($0) == "1" }) { words.append("scale\(list(factors))") }
    }
    return words.isEmpty ? "identity" : words.joined(separator: " ")
  }

  /// Names of rule M8, else the control points.
  static func curve(_ points: [Double]) -> String {
    switch points {
    case [0, 0, 1, 1]: "linear"
    case [0.42, 0, 1, 1]: "easeIn"
    case [0, 0, 0.58, 1]: "easeOut"
    case [0.42, 0, 0.58, 1]: "easeInOut"
    case [0.4, 0, 0.2, 1]: "standard"
    case [0, 0, 0.2, 1]: "deceleration"
    case [0.4, 0, 1, 1]: "acceleration"
    case [0.4, 0, 0.6, 1]: "sharp"
    case [0.175, 0.885, 0.32, 1.275]: "easeOutBack"
    default: "curve\(list(points))"
    }
  }

  static func timing(_ timing: ViewPlan.Timing) -> String {
    switch timing {
    case .curve(let points): curve(points)
    case .spring(let stiffness, let damping, let settling, let points):
      "spring(\(number(stiffness)), \(number(damping))) settling in \(seconds(settling)), \(curve(points))"
    }
  }
}

/// Rows of text in aligned columns.
struct TextTable {
  private var rows: [[String]] = []

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines, each indented; the last column is not padded.
  func lines(indent: Int) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
