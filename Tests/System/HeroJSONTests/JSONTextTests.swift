import HeroTesting

@testable import HeroJSON

struct JSONTextTests {
  private func document(_ string: String) -> JSONText { JSONText(Array(string.utf8)) }
  private func string(_ text: JSONText) -> String { String(decoding: text.bytes, as: UTF8.self) }

  @Test func placesAreTheParsers() throws {
    let source = "\u{FEFF}{ \"é\": [1,\r\n  \"ä\", // \"no\"\r  {\"k\": tru\u{65}}]\n}"
    let (node, _) = try JSONParser.parse(Array(source.utf8), rules: JSONRules(allowsComments: true))
    let text = document(source)
    func check(_ node: JSONNode) throws {
      let offset = try #require(text.offset(line: Int(node.place.line), column: Int(node.place.column)))
      let range = try #require(text.range(ofValueAt: offset))
      switch node.kind {
      case .array(let items): for item in items { try check(item) }
      case .object(let members): for member in members { try check(member.value) }
      default: try expectEqual(JSONValue(parsing: Array(text.bytes[range])), node.value)
      }
      #expect([UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), 0x31, 0x74].contains(text.bytes[offset]))
    }
    try check(node)
    expectEqual(text.offset(line: 9, column: 1), nil)
  }

  @Test func bracketsInStringsAndCommentsDoNotCount() {
    let source = "{\"a\": \"}\\\"\", /* } */ \"b\": [\"]\"] // }\n}"
    expectEqual(document(source).range(ofValueAt: 0), 0..<source.utf8.count)
  }

  @Test func memberIsAddedAsItsNeighbourIsLaidOut() {
    func added(_ source: String, behind keys: [String] = []) -> String? {
      var text = document(source)
      return text.add("k", "1", toObjectAt: 0, behind: keys) ? string(text) : nil
    }
    expectEqual(added("{}"), "{\"k\": 1}")
    expectEqual(added("{ \"a\": 0 }"), "{ \"a\": 0, \"k\": 1 }")
    expectEqual(added("{\"a\":0}"), "{\"a\":0, \"k\":1}")
    expectEqual(added("{\n  \"a\" : 0,\n  \"b\" : 2\n}"), "{\n  \"a\" : 0,\n  \"b\" : 2,\n  \"k\" : 1\n}")
    expectEqual(added("{\"a\": 0, \"b\": 2}", behind: ["x", "a"]), "{\"a\": 0, \"k\": 1, \"b\": 2}")
    #expect(added("{\"a\": 0, // one\n  \"b\": 2,\n}") == "{\"a\": 0, // one\n  \"b\": 2,\n  \"k\": 1,\n}")
    expectEqual(added("[]"), nil)
  }

  @Test func memberIsTakenAway() throws {
    func removed(_ source: String, _ value: Character) throws -> String {
      var text = document(source)
      let offset = source.utf8.distance(from: source.startIndex, to: try #require(source.firstIndex(of: value)))
      let object = try #require(text.object(around: offset))
      let isRemoved = text.removeMember(withValueAt: offset, ofObjectAt: object)
      #expect(isRemoved)
      return string(text)
    }
    try expectEqual(removed("{ \"a\": 1, \"b\": 2 }", "1"), "{ \"b\": 2 }")
    try expectEqual(removed("{ \"a\": 1, \"b\": 2 }", "2"), "{ \"a\": 1 }")
    try expectEqual(removed("[{ \"a\": [4], \"b\":\n 2 }, {\"c\": 5}]", "2"), "[{ \"a\": [4] }, {\"c\": 5}]")
    try expectEqual(removed("[{ \"a\": [4] }, {\"c\": 5}]", "5"), "[{ \"a\": [4] }, {}]")
  }
}
