/// The units that people write behind numbers, which scenes leave out.
package enum UnitWords {
  /// A unit's spellings, what scenes count instead, and how many of these it is.
  private static let units: [(spellings: [String], counts: String, factor: Double)] = [
    (["ms", "msec", "millisecond", "milliseconds"], "seconds", 0.001),
    (["s", "sec", "secs", "second", "seconds"], "seconds", 1),
    (["deg", "degs", "degree", "degrees", "°"], "radians", .pi / 180),
    (["rad", "rads", "radian", "radians"], "radians", 1), (["turn", "turns"], "radians", 2 * .pi),
    (["%", "percent"], "a part of 1", 0.01), (["pt", "pts", "px", "dp", "point", "points"], "points", 1),
  ]

  /// `write seconds: 0.2` for 200 and `ms`; nil for what is no unit.
  package static func advice(_ value: Double, _ unit: String) -> String? {
    let word = unit.lowercased()
    return units.first { $0.spellings.contains(word) }.map { "write \($0.counts): \(text(value * $0.factor))" }
  }

  /// The same for a whole string, such as `200ms` or `-90 deg`.
  package static func advice(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars.prefix(40))
    let end = scalars.lastIndex { (0x30...0x39).contains($0.value) || $0 == "." }.map { $0 + 1 } ?? 0
    guard end > 0, end < scalars.count else { return nil }
    var (number, unit) = (String.UnicodeScalarView(scalars[..<end]), String.UnicodeScalarView(scalars[end...]))
    while unit.first == " " { unit.removeFirst() }
    if number.first == "+" { number.removeFirst() }
    return Double(String(number)).flatMap { $0.isFinite ? advice($0, String(unit)) : nil }
  }

  /// A number with at most four decimals, as people write it.
  package static func text(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return (rounded.isFinite ? rounded : value).plain
  }
}
