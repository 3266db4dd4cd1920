import HeroTesting

@testable import HeroJSON

@Suite struct ReadingTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  private func problem(_ text: String, rules: JSONRules = JSONRules()) -> String? {
    do throws(JSONSyntaxError) {
      _ = try JSONParser.parse(Array(text.utf8), rules: rules)
      return nil
    } catch {
      return "\(error.place.line):\(error.place.column) \(error.message)"
    }
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let value: JSONValue = [
      "b": .array([.null, .bool(true), .bool(false)]), "a": .integer(-3), "c": .number(0.1), "d": .number(2),
      "e": .string("\"\\\n\u{1B}é😀"), "f": [:], "g": .array([]), "h": .integer(.max),
    ]
    try expectEqual(read(value.line), value)
    try expectEqual(read(value.pretty()), value)
  }

  // 2 and 2.0 are told apart because they are written as they were; −0 has a sign that no whole number keeps; 2⁶³ is one more
  // than the largest.
  @Test func numbersKeepTheirKind() throws {
    for (text, value) in [
      ("2", .integer(2)), ("2.0", .number(2)), ("2e0", .number(2)), ("-0", .number(-0.0)), ("0", .integer(0)),
      ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      ("1e300", .number(1e300)),
    ] as [(String, JSONValue)] { try expectEqual(read(text), value, "\(text)") }
    try expectEqual(read("-0").real?.sign, .minus)
  }

  @Test func rulesLimitNumbers() {
    let rules = JSONRules(largestNumber: 100, largestNumberText: "1e2")
    expectEqual(problem("[100, -100.0]", rules: rules), nil)
    expectEqual(problem("[101]", rules: rules), "1:2 the number 101 is out of range; numbers go up to 1e2 either way")
    expectEqual(
      problem("1e999"), "1:1 the number 1e999 is out of range; numbers go up to 1.7976931348623157e+308 either way")
  }

  private static let relaxed = JSONRules(allowsComments: true)

  @Test func commentsAndTrailingCommasAreReadOver() throws {
    let text = "// é first\n{ /* a\r\n é */ \"a\": [1, /**/ 2,], // x\r\"b\": \"// é /* */\", } /* end */ //"
    let (node, _) = try JSONParser.parse(Array(text.utf8), rules: Self.relaxed)
    #expect(node.value == ["a": .array([.integer(1), .integer(2)]), "b": .string("// é /* */")])
    // Lines and columns count what stands in comments, a scalar each: ` é */ "a"` has its key in column 7.
    let members = JSONCursor(value: node, path: .root).members
    expectEqual(members.map(\.keyPlace), [TextPlace(line: 3, column: 7), TextPlace(line: 4, column: 1)])
    let inLine = try JSONParser.parse(Array("[/* é */ 1]".utf8), rules: Self.relaxed).value
    expectEqual(JSONCursor(value: inLine, path: .root).elements?.first?.place, TextPlace(line: 1, column: 10))
  }

  @Test func whatIsNoComment() {
    for (text, expected) in [
      ("[1, /* x", "1:5 the comment is never closed; it ends with */"),
      ("/*/", "1:1 the comment is never closed; it ends with */"),
      ("[1, / 2]", "1:5 a comment begins with // or /*; expected a value"),
      ("# x", "1:1 a comment begins with // or /*; expected a value"),
      ("[,]", "1:2 expected a value, found ','"), ("{,}", "1:2 expected a key in double quotes, found ','"),
      ("[1,,]", "1:4 expected a value, found ','"), ("// x", "1:5 the file contains nothing but white space"),
    ] { expectEqual(problem(text, rules: Self.relaxed), expected) }
    // Other files stay strict.
    for (text, expected) in [
      ("// x\n1", "1:1 JSON has no comments; expected a value"),
      ("[1, /* x */ 2]", "1:5 JSON has no comments; expected a value"),
      ("[1,]", "1:3 a comma before ']' is not allowed"), ("{\"a\":1,}", "1:7 a comma before '}' is not allowed"),
    ] { expectEqual(problem(text), expected) }
  }

  @Test func rulesNameTheFile() throws {
    #expect(
      throws: JSONSyntaxError(
        place: TextPlace(line: 1, column: 1), message: "the file is UTF-16; a scene is UTF-8, save it as that")
    ) {
      _ = try JSONParser.parse([0xFE, 0xFF], rules: JSONRules(fileKind: "a scene"))
    }
  }

  @Test func keysThatComeTwiceAreRefusedInValues() {
    let text = "{\"a\": 1, \"b\": [{\"c\": 1,\n\"c\": 2}]}"
    #expect(
      throws: JSONSyntaxError(
        place: TextPlace(line: 2, column: 1), message: "the key 'c' is given already at line 1, column 17")
    ) { _ = try read(text) }
    let found = try? JSONParser.parse(Array(text.utf8))
    expectEqual(found?.duplicates.map(\.path.text), ["$.b[0].c"])
    expectEqual(found?.value.value, ["a": .integer(1), "b": .array([["c": .integer(1)]])])
  }

  @Test func valuesAreAskedForByKind() throws {
    let value = try read(#"{"s": "x", "i": 2, "r": 2.5, "f": true, "n": null, "l": [1, 2.5], "m": [1, "x"]}"#)
    #expect(value["s"]?.text == "x" && value["i"]?.whole == 2 && value["f"]?.flag == true)
    #expect(value["i"]?.real == 2 && value["r"]?.real == 2.5 && value["r"]?.whole == nil && value["s"]?.real == nil)
    #expect(value["l"]?.reals == [1, 2.5] && value["m"]?.reals == nil && value["m"]?.items?.count == 2)
    #expect(value["n"] == .null && value["x"] == nil && value["s"]?["s"] == nil && value.members?.count == 7)
  }

  @Test func placesCountScalars() throws {
    let (node, _) = try JSONParser.parse(Array("{\"é😀\":\n [1, \"a\\n\"]}".utf8))
    let cursor = JSONCursor(value: node, path: .root)
    let items = try #require(cursor.member("é😀")?.elements)
    expectEqual(items.map(\.place), [TextPlace(line: 2, column: 3), TextPlace(line: 2, column: 6)])
    expectEqual(items.map(\.path.text), ["$[\"é😀\"][0]", "$[\"é😀\"][1]"])
    #expect(!items[1].value.isVerbatim)
  }
}
