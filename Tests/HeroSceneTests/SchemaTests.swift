import Testing

@testable import HeroScene

@Suite struct SchemaTests {
  @Test func schemaIsJSONWithoutDuplicates() throws {
    let parsed = try JSONParser.parse(Array(SceneSchema.json.utf8))
    #expect(parsed.duplicates.isEmpty)
    #expect(SceneSchema.json.hasSuffix("}\n"))
  }

  @Test func everyReferenceHasADefinition() throws {
    let document = JSONCursor(value: try JSONParser.parse(Array(SceneSchema.json.utf8)).value, path: .root)
    let definitions = Set(try #require(document.member("$defs")).members.map(\.key))
    let references = SceneSchema.json.matches(of: /"#\/\$defs\/(\w+)"/).map { String($0.1) }
    #expect(references.count > 20)
    #expect(Set(references).subtracting(definitions).isEmpty)
    // And none is written in vain.
    #expect(definitions.subtracting(references).isEmpty)
  }

  @Test func viewsListEveryKeyOfTheReader() throws {
    let document = JSONCursor(value: try JSONParser.parse(Array(SceneSchema.json.utf8)).value, path: .root)
    let keys = document.member("$defs")?.member("viewKeys")?.member("properties")?.members.map(\.key)
    #expect(keys == SceneKeys.anyView + ViewType.allCases.flatMap(\.keys))
  }
}
