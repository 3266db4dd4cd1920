import HeroModel

extension NumberRange {
  /// What is wrong with a number; nil for one of the range.
  package func problem(_ value: Double) -> String? {
    contains(value) ? nil : "expected \(expectation), found \(value.plain)\(advice(value))"
  }

  /// `; 50 % are 0.5` of a number that is a part of 1 times 100, or `; 128 of 255 are 0.502`; else nothing.
  package func advice(_ value: Double) -> String {
    guard case .from(0, to: 1) = self, value >= 10, value <= 255 else { return "" }
    let text = value.plain
    return value > 100
      ? "; \(text) of 255 are \(UnitWords.text(value / 255))" : "; \(text) % are \(UnitWords.text(value / 100))"
  }
}
