import Foundation
import HeroRender
import HeroTesting

@Suite struct InitTests {
  @Test func whatItWritesIsReadAndTested() throws {
    try withTemporaryFolder { folder in
      try Program.run("init first", in: folder, status: 0, prints: "cd first && herorender test --record missing")
      let place = "\(folder)/first"
      for name in [
        "scenes/card.json", "scenes/README.md", "herorender.json", "herorender.schema.json", "scene.schema.json",
        "golden/.gitkeep", ".github/workflows/transitions.yml",
      ] { #expect(exists("\(place)/\(name)"), "\(name)") }
      try Program.run("lint scenes --strict", in: place, status: 0)
      try Program.run("test scenes --record missing --scale 0.5", in: place, status: 1)
      try Program.run("test scenes", in: place, status: 0)
    }
  }

  @Test func nothingIsWrittenOver() throws {
    try withFiles(["scene.schema.json": "{}"]) { folder in
      try expectEqual(
        Program.run("init", in: folder, status: 2).errors,
        "herorender: error: scene.schema.json exists already, so init wrote nothing\n")
      try expectEqual(names(folder), ["scene.schema.json"])
    }
  }

  // docs/ci.md shows the workflow that is written.
  @Test func theWorkflowIsTheOneOfThePage() throws {
    let page = try Repository.text("docs/ci.md")
    let workflow = try Repository.text("Sources/Programs/herorender/Templates/transitions.yml")
    #expect(page.contains("```yaml\n\(workflow)```"))
    #expect(workflow.contains("uses: OWNER/herorender@v\(RendererVersion.current)\n"))
  }
}
