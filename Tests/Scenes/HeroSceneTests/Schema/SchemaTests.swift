import HeroJSON
import HeroTesting

@testable import HeroModel
@testable import HeroScene

@Suite struct SchemaTests {
  private let document: JSONCursor

  init() throws { document = JSONCursor(value: try JSONParser.parse(Array(SceneSchema.json.utf8)).value, path: .root) }

  @Test func schemaIsJSONWithoutDuplicates() throws {
    let parsed = try JSONParser.parse(Array(SceneSchema.json.utf8))
    #expect(parsed.duplicates.isEmpty)
    #expect(SceneSchema.json.hasSuffix("}\n"))
  }

  // Editors find the schema by this key; the reader only checks that it is text.
  @Test func scenesMayNameTheirSchema() throws {
    expectEqual(document.member("properties")?.members.map(\.key), SceneKeys.scene)
    #expect(SceneKeys.scene.contains("$schema"))
    let loader = SceneLoader()
    func load(_ schema: String) throws {
      let text =
        "{ \"$schema\": \(schema), \"version\": 1, \"canvas\": { \"width\": 9, \"height\": 9 }, \"root\": \"a\", "
        + "\"screens\": { \"a\": { \"view\": {} } } }"
      _ = try loader.load(bytes: Array(text.utf8), file: "scene.json", folder: ".")
    }
    try load("\"./scene.schema.json\"")
    #expect(throws: SceneError.self) { try load("1") }
  }

  @Test func everyReferenceHasADefinition() throws {
    let definitions = Set(try #require(document.member("$defs")).members.map(\.key))
    let references = SceneSchema.json.matches(of: /"#\/\$defs\/(\w+)"/).map { String($0.1) }
    #expect(references.count > 20)
    #expect(Set(references).subtracting(definitions).isEmpty)
    // And none is written in vain.
    #expect(definitions.subtracting(references).isEmpty)
  }

  @Test func viewsListEveryKeyOfTheReader() throws {
    let keys = document.member("$defs")?.member("viewKeys")?.member("properties")?.members.map(\.key)
    expectEqual(keys, SceneKeys.anyView + ViewType.allCases.flatMap(\.keys))
  }
}
