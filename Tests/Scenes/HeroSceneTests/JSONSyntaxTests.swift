import HeroJSON
import HeroTesting

@testable import HeroModel

@Suite struct JSONSyntaxTests {
  /// Texts with exactly one problem: its place and message.
  private static let cases: [(String, String)] = [
    ("", "1:1: error: the file is empty"),
    (" \n\t", "2:2: error: the file contains nothing but white space"),
    ("{", "1:2: error: unexpected end of file; expected a key in double quotes"),
    ("{\"a\"", "1:5: error: unexpected end of file; expected ':' after the key"),
    ("{\"a\":", "1:6: error: unexpected end of file; expected a value"),
    ("{\"a\":1", "1:7: error: unexpected end of file; expected ',' or '}'"),
    ("[1, 2", "1:6: error: unexpected end of file; expected ',' or ']'"),
    ("\"ab", "1:4: error: unexpected end of file; the string is not closed"),
    ("\"a\nb\"", "1:3: error: the string is not closed on its line; write \\n for a line break"),
    ("\"\u{1}\"", "1:2: error: a control character in a string is written \\u0001"),
    ("\"\\q\"", "1:2: error: unknown escape in a string; known are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"),
    ("\"\\u12G4\"", "1:2: error: \\u needs four hexadecimal digits"),
    ("\"\\uD800\"", "1:2: error: \\uD800 is half of a surrogate pair without the other half"),
    ("\"\\uD800\\u0041\"", "1:2: error: \\uD800 is half of a surrogate pair without the other half"),
    ("\"\\uDC00\"", "1:2: error: \\uDC00 is half of a surrogate pair without the other half"),
    ("[1 2]", "1:4: error: expected ',' or ']', found '2'"),
    ("{a:1}", "1:2: error: expected a key in double quotes, found 'a'"),
    ("{'a':1}", "1:2: error: strings are written in double quotes; expected a key in double quotes"),
    ("// x\n[1 2]", "2:4: error: expected ',' or ']', found '2'"),
    ("[1, /* x */ ? ]", "1:13: error: expected a value, found '?'"),
    ("[1, # x\n2]", "1:5: error: a comment begins with // or /*; expected a value"),
    ("NaN", "1:1: error: JSON has no NaN; a number is finite"),
    ("[Infinity]", "1:2: error: JSON has no Infinity; a number is finite"),
    ("[-Infinity]", "1:2: error: JSON has no infinite or undefined numbers; a number is finite"),
    ("+1", "1:1: error: a number may not begin with '+'"),
    (".5", "1:1: error: a number needs a digit before the point"),
    ("-.5", "1:1: error: a number needs a digit before the point"),
    ("5.", "1:3: error: unexpected end of file; expected a digit after the point"),
    ("[1e]", "1:4: error: expected a digit in the exponent, found ']'"),
    ("01", "1:1: error: a number may not begin with a needless 0"),
    ("0x1F", "1:1: error: JSON has no hexadecimal numbers"),
    ("12px", "1:3: error: expected the end of the number, found 'p'"),
    ("[\n  1e999]", "2:3: error: the number 1e999 is out of range; numbers go up to 1e9 either way"),
    ("[-1000000001]", "1:2: error: the number -1000000001 is out of range; numbers go up to 1e9 either way"),
    ("True", "1:1: error: write 'true', found 'True'"),
    ("tru", "1:4: error: unexpected end of file; expected a value"),
    ("[red]", "1:2: error: expected a value, found 'red'; strings are written in double quotes"),
    ("{} {}", "1:4: error: expected nothing after the end of the document, found '{'"),
    // Columns count scalars, not bytes: é and 😀 are one each.
    ("[\"é😀\" x]", "1:7: error: expected ',' or ']', found 'x'"),
    // A carriage return with or without a line feed ends a line.
    ("[\r\n1\r2]", "3:1: error: expected ',' or ']', found '2'"),
  ]

  @Test func syntaxErrors() {
    for (text, problem) in Self.cases { expectEqual(SceneText.problems(text), ["s.json:" + problem], "\(text)") }
    // Huge numbers are cut.
    let digits = String(repeating: "9", count: 400)
    expectEqual(
      SceneText.problems(digits),
      ["s.json:1:1: error: the number \(digits.prefix(24))… is out of range; numbers go up to 1e9 either way"])
  }

  @Test func invalidUTF8HasItsPlace() {
    let text = Array("[\"é\",\n \"a".utf8)
    expectEqual(
      SceneText.problems(bytes: text + [0xC0, 0xAF]), ["s.json:2:4: error: invalid UTF-8: unexpected byte 0xC0"])
    // A surrogate in UTF-8, an overlong form, a truncated character, a byte above U+10FFFF.
    for bytes: [UInt8] in [[0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80], [0xFF]] {
      expectEqual(
        SceneText.problems(bytes: [0x22] + bytes),
        ["s.json:1:2: error: invalid UTF-8: unexpected byte 0x\(String(bytes[0], radix: 16, uppercase: true))"])
    }
  }

  @Test func byteOrderMarks() throws {
    let utf8 = [0xEF, 0xBB, 0xBF] + Array(SceneText.scene().utf8)
    expectEqual(SceneText.problems(bytes: utf8), [])
    expectEqual(SceneText.problems(bytes: [0xEF, 0xBB, 0xBF, 0x78]).first?.hasPrefix("s.json:1:1: "), true)
    let wide = "s.json:1:1: error: the file is UTF-16; a scene file is UTF-8, save it as that"
    expectEqual(SceneText.problems(bytes: [0xFE, 0xFF, 0, 0x7B]), [wide])
    expectEqual(SceneText.problems(bytes: [0xFF, 0xFE, 0x7B, 0]), [wide])
    expectEqual(SceneText.problems(bytes: [0, 0x7B, 0, 0x7D]), [wide])
  }

  @Test func escapesAreRead() throws {
    let value = try JSONParser.parse(Array(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00x""#.utf8)).value
    expectEqual(value.kind, .string("\"\\/\u{8}\u{C}\n\r\té😀x"))
    #expect(!value.isVerbatim)
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "[", count: 100_000)
    expectEqual(SceneText.problems(deep), ["s.json:1:257: error: nested more than 256 levels deep"])
    let objects = String(repeating: "{\"a\":", count: 100_000)
    // Each level is 5 characters: the 257th begins at 256·5 + 1.
    expectEqual(SceneText.problems(objects), ["s.json:1:1281: error: nested more than 256 levels deep"])
    let allowed = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    expectEqual(SceneText.problems(allowed), ["s.json:1:1: error: $: expected a scene object, found an array"])
  }

  @Test func deepViewsAreRead() throws {
    // Two levels of JSON for each view; the scene itself takes five.
    let depth = 120
    let view =
      String(repeating: #"{"frame":[0,0,1,1],"subviews":["#, count: depth) + String(repeating: "]}", count: depth)
    try expectEqual(SceneText.load(SceneText.scene(subviews: view)).screens[0].views.count, depth + 1)
  }

  @Test func duplicateKeysNameBothPlaces() {
    let text = SceneText.scene(subviews: "{\"frame\":[0,0,1,1],\n\"alpha\":1,\n\"alpha\":0}")
    expectEqual(
      SceneText.problems(text),
      ["s.json:3:1: error: $.screens.a.view.subviews[0].alpha: the key 'alpha' is given already at line 2, column 1"])
    let many = (0..<100).map { "\"k\($0)\":1" }.joined(separator: ",")
    let duplicates = try? JSONParser.parse(Array("{\(many),\"k50\":2}".utf8)).duplicates
    expectEqual(duplicates?.map(\.key), ["k50"])
  }

  @Test func truncationAtEveryByteIsAnError() {
    let bytes = Array(SceneText.card.utf8)
    for count in 0..<bytes.count { expectEqual(SceneText.problems(bytes: Array(bytes[..<count])).count, 1) }
  }

  @Test func everyByteExchangedNeverCrashes() {
    let bytes = Array(SceneText.card.utf8)
    var refused = 0
    for index in bytes.indices {
      for replacement: UInt8 in [0x00, 0x22, 0x2D, 0x39, 0x5B, 0x7D, 0xFF] {
        var changed = bytes
        changed[index] = replacement
        refused += SceneText.problems(bytes: changed).isEmpty ? 0 : 1
      }
    }
    #expect(refused > bytes.count)
  }
}
