import Testing

@testable import HeroJSON

/// Where words stand in a file.
struct JSONPlaceTests {
  // Counted by hand: lines and columns from 1, columns in scalars.
  @Test(arguments: [
    ("{\"a\": 1, \"b\": 2}", "b", 1, 10), ("{\n  \"é\": \"b\", // \"b\": 0\n  \"b\": 2 }", "b", 3, 3),
    ("{\r\n\"a\": { \"b\": 0 },\r \"b\": 2 }", "b", 3, 2), ("\u{FEFF}{ \"b\": 2 }", "b", 1, 3),
  ])
  func keysStandWhereTheyAreWritten(_ source: String, _ key: String, _ line: Int32, _ column: Int32) throws {
    let text = JSONText(Array(source.utf8))
    let object = try #require(text.offset(line: 1, column: 1))
    #expect(text.place(ofKey: key, inObjectAt: object) == TextPlace(line: line, column: column))
    #expect(text.place(ofKey: "c", inObjectAt: object) == nil)
  }

  @Test(arguments: [
    ("\"fade duration(0.3)\"", "duration", 1, 7), ("\"fade duration(0.3)\"", "duration(0.3)", 1, 7),
    ("\"fadeOut fade\"", "fade", 1, 10), ("\"when(isPresenting, fade) fade\"", "fade", 1, 27),
    ("[\"scale(2)\",\n \".fade\"]", "fade", 2, 4),
  ])
  func modifiersAreFoundByTheirNames(_ source: String, _ name: String, _ line: Int32, _ column: Int32) {
    let text = JSONText(Array(source.utf8))
    #expect(text.place(ofName: name, inValueAt: 0) == TextPlace(line: line, column: column))
    #expect(text.place(ofName: "arc", inValueAt: 0) == nil)
  }
}
