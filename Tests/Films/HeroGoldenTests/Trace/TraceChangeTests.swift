import HeroTesting

@testable import HeroGolden

/// What differs between the numbers of two films.
@Suite struct TraceChangeTests {
  private func changes(_ expected: String, _ actual: String) throws -> [String] {
    func trace(_ values: String) throws -> Trace {
      try Trace(bytes: Array("{\"frame\": 3, \"role\": \"view\", \"layer\": \"a/card\", \"depth\": 0, \(values)}".utf8))
    }
    return TraceComparison.changes(expected: try trace(expected), actual: try trace(actual)).map(\.text)
  }

  // Half of 255 is 127.5, and 0.501 of it 127.8: both are 80 in hexadecimal digits.
  @Test func coloursThatReadTheSameAreToldInNumbers() throws {
    try expectEqual(
      changes("\"backgroundColor\": [0.5, 0, 0, 1]", "\"backgroundColor\": [0.501, 0, 0, 1]"),
      [
        "frame 3 a/card backgroundColor (0.5, 0, 0, 1) → (0.501, 0, 0, 1)"
      ])
    try expectEqual(
      changes("\"backgroundColor\": [0.5, 0, 0, 1]", "\"backgroundColor\": [1, 0, 0, 0.5]"),
      [
        "frame 3 a/card backgroundColor #800000 → #ff0000 50 %"
      ])
  }

  // One unit of the last of four digits is rounding.
  @Test func numbersAreComparedToFourDigits() throws {
    #expect(try changes("\"cornerRadius\": 12", "\"cornerRadius\": 12.0001").isEmpty)
    try expectEqual(changes("\"cornerRadius\": 12", "\"cornerRadius\": 9.6"), ["frame 3 a/card cornerRadius 12 → 9.6"])
  }
}
