import HeroTesting

@testable import HeroJSON

@Suite struct JSONValueTests {
  @Test func numericArraysAndEmptyOnesStayOnALine() {
    let value: JSONValue = ["a": .numbers([1, 0.5]), "b": .array([]), "c": [:], "d": .array([.string("x")])]
    expectEqual(value.pretty(), "{\n \"a\": [1.0, 0.5],\n \"b\": [],\n \"c\": {},\n \"d\": [\n  \"x\"\n ]\n}\n")
    expectEqual(value.line, #"{"a": [1.0, 0.5], "b": [], "c": {}, "d": ["x"]}"#)
    expectEqual(value.compact, #"{"a":[1.0,0.5],"b":[],"c":{},"d":["x"]}"#)
  }

  @Test func deepValuesMayStayOnALine() {
    let value: JSONValue = ["a": .array([["b": .integer(1)], ["b": .integer(2)]])]
    expectEqual(value.pretty(inlineDepth: 2), "{\n \"a\": [\n  {\"b\": 1},\n  {\"b\": 2}\n ]\n}\n")
  }

  @Test(
    arguments: [
      (0.1 + 0.2, "0.30000000000000004"), (-0.0, "0.0"), (100, "100.0"), (1e-7, "1e-07"), (.nan, "null"),
      (.infinity, "null"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func numbersReadBackAsTheyWere(value: Double, text: String) {
    expectEqual(JSONValue.number(value).line, text)
  }

  @Test func textIsEscaped() {
    expectEqual(JSONValue.string("a\"\\\n\t\u{1}é→").line, #""a\"\\\n\t\u0001é→""#)
  }
}
