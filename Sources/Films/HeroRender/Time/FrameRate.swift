/// Frames per second as an exact fraction in lowest terms, 1…240.
package struct FrameRate: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// Frames in `denominator` seconds, > 0.
  package let numerator: Int
  /// Seconds, > 0.
  package let denominator: Int

  /// 60 frames per second.
  package static let standard = FrameRate(reduced: 60, 1)

  private init(reduced numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A rate; nil outside 1…240 or when a part is not in 1…1 000 000 000.
  package init?(numerator: Int, denominator: Int = 1) {
    let parts = 1...1_000_000_000
    guard parts.contains(numerator), parts.contains(denominator) else { return nil }
    guard numerator >= denominator, numerator <= 240 * denominator else { return nil }
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.init(reduced: numerator / a, denominator / a)
  }

  /// Reads `60`, `29.97` or `30000/1001`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      guard halves.count <= 2, let whole = DigitText.number(halves[0]) else { return nil }
      guard halves.count == 2 else {
        self.init(numerator: whole)
        return
      }
      // Six digits keep the numerator far from overflow.
      guard whole <= 240, halves[1].count <= 6, let fraction = DigitText.number(halves[1]) else { return nil }
      let unit = halves[1].reduce(1) { product, _ in product * 10 }
      self.init(numerator: whole * unit + fraction, denominator: unit)
    case 2:
      guard let numerator = DigitText.number(parts[0]), let denominator = DigitText.number(parts[1]) else {
        return nil
      }
      self.init(numerator: numerator, denominator: denominator)
    default:
      return nil
    }
  }

  /// `60` or `30000/1001`.
  package var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  /// Frames per second, rounded to the nearest double.
  package var value: Double { Double(numerator) / Double(denominator) }
}

/// Reads whole numbers more strictly than `Int.init`: ASCII digits only, no sign.
enum DigitText {
  static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}
