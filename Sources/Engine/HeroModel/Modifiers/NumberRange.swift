/// Which numbers a key or an argument takes.
package enum NumberRange: Equatable, Sendable {
  /// Any finite number.
  case any
  /// Any but 0 and what is so near to it that its inverse is infinite.
  case notZero
  /// At least this.
  case atLeast(Double)
  /// More than this.
  case above(Double)
  /// Both ends included.
  case from(Double, to: Double)

  /// 0…1.
  package static let unit = NumberRange.from(0, to: 1)
  /// ≥ 0.
  package static let notNegative = NumberRange.atLeast(0)
  /// > 0.
  package static let positive = NumberRange.above(0)

  package func contains(_ value: Double) -> Bool {
    switch self {
    case .any: value.isFinite
    case .notZero: value.isFinite && (1 / value).isFinite
    case .atLeast(let low): value >= low && value.isFinite
    case .above(let low): value > low && value.isFinite
    case .from(let low, let high): value >= low && value <= high
    }
  }

  /// What messages say is expected.
  package var expectation: String {
    switch self {
    case .any: "a number"
    case .notZero: "a number other than 0"
    case .atLeast(let low): "a number ≥ \(low.plain)"
    case .above(let low): "a number > \(low.plain)"
    case .from(let low, let high): "a number from \(low.plain) to \(high.plain)"
    }
  }

  /// Behind "number" in tables: ` ≥ 0`, ` 0…1`; empty for any.
  package var bounds: String {
    switch self {
    case .any: ""
    case .notZero: " ≠ 0"
    case .atLeast(let low): " ≥ \(low.plain)"
    case .above(let low): " > \(low.plain)"
    case .from(let low, let high): " \(low.plain)…\(high.plain)"
    }
  }
}

extension Double {
  /// As people write it: no needless ".0".
  package var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
