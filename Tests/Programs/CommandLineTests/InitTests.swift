import Foundation
import HeroRender
import HeroTesting

@Suite struct InitTests {
  @Test func whatItWritesIsReadAndTested() throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(["init", "first"], in: folder)
      #expect(result.status == 0 && result.output.contains("cd first && herorender test --record missing"))
      let place = "\(folder)/first"
      let files = try #require(FileManager.default.subpaths(atPath: place)).filter {
        $0.contains(".") && !$0.hasSuffix("/")
      }
      #expect(
        Set(files).isSuperset(of: [
          "scenes/card.json", "scenes/README.md", "herorender.json", "herorender.schema.json", "scene.schema.json",
          "golden/.gitkeep",
          ".github/workflows/transitions.yml",
        ]))
      try expectEqual(Program.run(["lint", "scenes", "--strict"], in: place).status, 0)
      try expectEqual(
        Program.run(
          ["test", "scenes", "--record", "missing", "--scale", "0.5"], in: place
        )
        .status, 1)
      try expectEqual(Program.run(["test", "scenes"], in: place).status, 0)
    }
  }

  @Test func nothingIsWrittenOver() throws {
    try withTemporaryFolder { folder in
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/scene.schema.json"))
      let result = try Program.run(["init"], in: folder)
      expectEqual(result.status, 2)
      expectEqual(result.errors, "herorender: error: scene.schema.json exists already, so init wrote nothing\n")
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), ["scene.schema.json"])
    }
  }

  // docs/ci.md shows the workflow that is written.
  @Test func theWorkflowIsTheOneOfThePage() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../..").standardized
    let page = try String(contentsOf: root.appendingPathComponent("docs/ci.md"), encoding: .utf8)
    let workflow = try String(
      contentsOf: root.appendingPathComponent("Sources/Programs/herorender/Templates/transitions.yml"), encoding: .utf8)
    #expect(page.contains("```yaml\n\(workflow)```"))
    #expect(workflow.contains("uses: OWNER/herorender@v\(RendererVersion.current)\n"))
  }

  @Test func versionsAreSaidByACommandToo() throws {
    try withTemporaryFolder { folder in
      let word = try Program.run(["version"], in: folder)
      let option = try Program.run(["--version"], in: folder)
      #expect(word.status == 0 && word.output == option.output)
    }
  }
}
