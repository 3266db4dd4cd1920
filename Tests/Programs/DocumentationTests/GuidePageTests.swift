import HeroScene
import HeroTesting

/// docs/from-the-guides.md: each piece of a scene stands in the scene that it is shown with, and that scene is valid.
@Suite struct GuidePageTests {
  /// A piece of the page that ends with a scene's link: its code blocks by language, and the scene.
  private struct Entry {
    var blocks: [(language: String, text: String)]
    var scene: String
  }

  private func entries() throws -> [Entry] {
    let page = try Repository.text("docs/from-the-guides.md")
    var entries: [Entry] = []
    var rest = page[...]
    while let link = rest.firstMatch(of: /\]\(\.\.\/(scenes\/guides\/[a-z0-9-]+\.json)\)/) {
      let blocks = rest[..<link.range.lowerBound].matches(of: /(?s)```(swift|json)\n(.*?)```/)
        .map { (language: String($0.output.1), text: String($0.output.2)) }
      if !blocks.isEmpty { entries.append(Entry(blocks: blocks, scene: String(link.output.1))) }
      rest = rest[link.range.upperBound...]
    }
    return entries
  }

  /// Without white space, which differs where a line breaks.
  private func dense(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

  @Test func piecesStandInTheirScenes() throws {
    let entries = try entries()
    #expect(entries.count >= 13)
    for entry in entries {
      let scene = dense(try Repository.text(entry.scene))
      let pieces = entry.blocks.filter { $0.language == "json" }
      #expect(!pieces.isEmpty && pieces.count < entry.blocks.count, "\(entry.scene)")
      for piece in pieces { #expect(scene.contains(dense(piece.text)), "\(entry.scene): \(piece.text)") }
    }
  }

  @Test func everySceneIsOnThePageAndLoads() throws {
    let shown = Set(try entries().map(\.scene))
    let scenes = Repository.files(under: "scenes/guides", endings: ["json"])
    expectEqual(Set(scenes), shown)
    for scene in scenes { _ = try SceneLoader().load(path: "\(Repository.root)/\(scene)") }
  }

  /// Modifier arrays and animation types of the guides' Swift are read as they stand, and written the same way again.
  @Test func swiftOfTheGuidesIsRead() throws {
    let scene = try SceneLoader().load(path: "\(Repository.root)/scenes/guides/usage-modifiers.json")
    let card = scene.screens[1].views.first { $0.name == "card" }
    expectEqual(card?.heroModifiers?.swift, "[.fade, .translate(y: -250), .rotate(x: -1.6), .scale(1.5)]")
  }
}
