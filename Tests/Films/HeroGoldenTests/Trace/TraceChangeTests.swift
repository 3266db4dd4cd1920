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

  // Two layers, of which the second moves: the first is written once, then counted. What counts more than there are is damaged.
  @Test func layersThatStayAreCounted() throws {
    func line(_ frame: Int, _ layer: String, _ x: Int) -> String {
      "{\"depth\": 0, \"frame\": \(frame), \"layer\": \"\(layer)\", \"position\": [\(x), 0], \"role\": \"view\"}\n"
    }
    let whole =
      line(1, "a", 5) + line(1, "b", 1) + line(2, "a", 5) + line(2, "b", 2) + line(3, "a", 5) + line(3, "b", 2)
    let short =
      line(1, "a", 5) + line(1, "b", 1) + "{\"frame\": 2, \"same\": 1}\n" + line(2, "b", 2)
      + "{\"frame\": 3, \"same\": 2}\n"
    let trace = try Trace(bytes: Array(whole.utf8))
    expectEqual(trace.text, short)
    try expectEqual(Trace(bytes: Array(short.utf8)), trace)
    for wrong in [short.replacing("\"same\": 2", with: "\"same\": 3"), "{\"frame\": 2, \"same\": 1}"] {
      #expect(throws: GoldenFormatError.self) { try Trace(bytes: Array(wrong.utf8)) }
    }
  }

  @Test func numbersAndColoursAreTold() throws {
    for (expected, actual, text) in [
      // Half of 255 is 127.5, and 0.501 of it 127.8: both are 80 in hexadecimal digits.
      (
        "\"backgroundColor\": [0.5, 0, 0, 1]", "\"backgroundColor\": [0.501, 0, 0, 1]",
        "backgroundColor (0.5, 0, 0, 1) → (0.501, 0, 0, 1)"
      ),
      (
        "\"backgroundColor\": [0.5, 0, 0, 1]", "\"backgroundColor\": [1, 0, 0, 0.5]",
        "backgroundColor #800000 → #ff0000 50 %"
      ),
      ("\"cornerRadius\": 12", "\"cornerRadius\": 9.6", "cornerRadius 12 → 9.6"),
    ] {
      try expectEqual(changes(expected, actual), ["frame 3 a/card \(text)"])
    }
    // One unit of the last of four digits is rounding.
    #expect(try changes("\"cornerRadius\": 12", "\"cornerRadius\": 12.0001").isEmpty)
  }
}
