import Foundation
import HeroGeometry
import HeroRender
import HeroTimeline
import TransitionEngine

/// Values of animated keys as people read them: numbers as somebody wrote them, others rounded to three digits after the point.
package enum ValueText {
  static func number(_ value: Double) -> String { Decimals.readable(value) }

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

  package static func seconds(_ value: Double) -> String {
    let text = Decimals.readable(value)
    let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
    return "\(digits > 3 ? text : Decimals.fixed(value, 3)) s"
  }

  /// A key's value; `name` decides how lists read.
  package static func value(_ value: PlanValue, ofKey name: String) -> String {
    switch value {
    case .number(let number): Self.number(number)
    case .numbers(let numbers) where numbers.count == 16: transformAndMatrix(numbers)
    case .numbers(let numbers) where numbers.count == 2 && name.hasSuffix("size"): size(numbers[0], numbers[1])
    case .numbers(let numbers): list(numbers)
    case .color(let color): Self.color(color)
    case .flag(let flag): flag ? "true" : "false"
    case .path(let path): path.map { "path of \($0.elements.count) elements" } ?? "none"
    }
  }

  /// A layer's value with its word; of a flag the word alone.
  static func fact(_ fact: LayerFact) -> String {
    if case .flag = fact.value { return fact.word }
    let value = value(fact.value, ofKey: fact.name)
    return fact.word.isEmpty ? value : "\(fact.word) \(value)"
  }

  /// Sixteen numbers in the words of modifiers where those suffice: `translate(0, -40) rotate(0.2) scale(0.7)`.
  ///
  /// - Parameter decimals: Digits after the point to which the numbers were rounded. Default: they are exact.
  package static func transform(_ m: [Double], decimals: Int? = nil) -> String {
    guard m.count == 16 else { return list(m) }
    let words = TransformWords(m, decimals: decimals)
    return words.text ?? words.matrix
  }

  /// The words with the matrix beside them; the matrix alone when there are none, `identity` alone for no change.
  static func transformAndMatrix(_ m: [Double]) -> String {
    guard m.count == 16 else { return list(m) }
    let words = TransformWords(m)
    guard let text = words.text else { return words.matrix }
    return text == "identity" ? text : "\(text) = \(words.matrix)"
  }

  /// Names of rule M8, else the control points.
  static func curve(_ points: [Double]) -> String {
    TimingFunction.named.first { $0.curve.controlPoints == points }?.name ?? "curve\(list(points))"
  }

  package static func timing(_ timing: ViewPlan.Timing) -> String {
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
