import Foundation
import HeroTesting

@testable import HeroScene

/// docs/scene-format.md is what the program knows, and the reader reads what it names.
@Suite struct FormatPageTests {
  @Test func pageIsTheProgramsOwn() throws {
    try expectEqual(Repository.text("docs/scene-format.md"), FormatPage.markdown, "run `make format-docs`")
  }

  @Test func pageNamesEveryKey() {
    let sections = FormatPage.markdown.components(separatedBy: "\n### ")
    for group in SceneFields.groups + ModeFields.groups {
      let section = sections.first { $0.hasPrefix("\(group.title)\n") } ?? ""
      for field in group.fields {
        #expect(section.contains("\n| `\(field.name)` | "), "\(group.title) \(field.name)")
      }
    }
  }

  // A key that is in the table and that nobody reads would be taken and mean nothing.
  @Test func readerNamesEveryKey() throws {
    // Tables of keys, and what is made of them.
    let described = [
      "/Fields/Field.", "/Fields/SceneFields", "/Fields/ModeFields.", "Page.swift", "/SchemaNode.", "/Schema/",
      "/GuideWords.",
    ]
    var names: Set<String> = []
    for file in Repository.files(under: "Sources/Scenes/HeroScene", endings: ["swift"])
    where !described.contains(where: file.contains) {
      names.formUnion(try Repository.text(file).matches(of: /"([$\w]+)"/).map { String($0.output.1) })
    }
    // These are read by their places in a list; actions are rows of `StepDefinition`.
    let listed = [
      SceneFields.insets, SceneFields.modalPair, SceneFields.rgbColor, SceneFields.whiteColor, SceneFields.hueColor,
      SceneFields.actions,
    ].flatMap(\.names)
    let known = Set((SceneFields.groups + ModeFields.groups).flatMap(\.fields).map(\.name)).subtracting(listed)
    expectEqual(known.subtracting(names).sorted(), [])
  }

  @Test func sampleLoads() throws {
    let page = FormatPage.markdown
    let sample = try #require(page.firstMatch(of: /(?s)```json\n(.*?)```/))
    let scene = try SceneLoader().load(bytes: Array(sample.output.1.utf8), file: "page", folder: Repository.root)
    expectEqual((scene.screens.count, scene.steps.count), (2, 4))
  }
}
