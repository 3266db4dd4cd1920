/// A number of bytes as people write it.
package struct ByteCount: Equatable, Sendable {
  package let bytes: Int

  /// What to write.
  package static let expectation = "a size such as 10MB, 800kB or 2MiB"

  /// What to write instead of a text.
  package static func expectation(of text: String) -> String {
    guard let number = Double(text), number > 0, number.isFinite else { return expectation }
    return "\(text)MB or \(text)kB: a size has a unit"
  }

  /// A number without a unit is one of bytes from here on; nobody means so few by a small one.
  private static let leastPlain = 100_000.0

  private static let units: [(String, Double)] = [
    ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824), ("kb", 1e3), ("mb", 1e6), ("gb", 1e9), ("k", 1e3),
    ("m", 1e6), ("b", 1), ("", 1),
  ]

  /// Reads `10MB`, `800 kB`, `2MiB`, `500B`, or `500000` for bytes; nil for anything else, and for fewer than `leastPlain` without a unit.
  package init?(_ text: String) {
    let lower = text.lowercased()
    guard let (unit, factor) = Self.units.first(where: { lower.hasSuffix($0.0) }),
      let number = Double(lower.dropLast(unit.count).split(separator: " ").joined()), number > 0,
      number * factor >= (unit.isEmpty ? Self.leastPlain : 1), number * factor <= 1e12
    else { return nil }
    bytes = Int(number * factor)
  }
}
