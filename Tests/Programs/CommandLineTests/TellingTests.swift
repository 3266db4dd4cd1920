import Foundation
import HeroJSON
import HeroTesting

/// What commands print: nothing with `--quiet`, errors as documents, options that change nothing.
@Suite struct TellingTests {
  private func withScene(_ body: (String) throws -> Void) throws {
    try withFiles(["scene.json": FullDiskTests.scene, "broken.json": "{"], body)
  }

  @Test func quietCommandsPrintNothing() throws {
    try withScene { folder in
      for command in [
        "scene.json frames --scale 1", "scene.json -q film.gif --scale 1 --fps 30", "merge merged frames",
        "sheet scene.json s.png -q", "compare scene.json scene.json c.png --time 0.2", "inspect scene.json",
        "inspect scene.json --time 0.2", "lint -q scene.json", "convert scene.json t.json",
        "explain \(Repository.path("scenes/explain/in-front.json")) --time 0.2", "diff scene.json t.json --scale 1",
        "diff s.png s.png --report r",
      ] {
        let line = command.contains(" -q") ? command : "\(command) --quiet"
        let result = try Program.run(line, in: folder, status: 0)
        expectEqual((result.output, result.errors), ("", ""), "\(line)")
      }
      // What is recorded does not pass, and is told.
      let recorded = try Program.run("test scene.json --record missing --quiet", in: folder, status: 1)
      #expect(!recorded.output.isEmpty)
      try write("", "\(folder)/golden/scene/orphan.png")
      let passed = try Program.run("test scene.json --report report --quiet", in: folder, status: 0)
      expectEqual((passed.output, passed.errors), ("", ""))
      // Failures are told.
      let failed = try Program.run("lint broken.json --quiet", in: folder, status: 2)
      #expect(failed.errors.hasPrefix("broken.json:1:2: error: "))
    }
  }

  @Test(arguments: [
    "inspect broken.json --json", "inspect none.json --json", "lint broken.json --format json",
    "lint none.json --format json", "explain broken.json --json",
    "compare broken.json scene.json c.png --time 0 --json", "inspect scene.json --json --frame 99",
  ])
  func errorsAreDocuments(command: String) throws {
    try withScene { folder in
      let result = try Program.run(command, in: folder)
      let document = try JSONValue(parsing: Array(result.output.utf8))
      let error = try #require(document["error"])
      expectEqual((document["version"]?.whole, error["exitCode"]?.whole), (1, Int(result.status)))
      expectEqual(error["message"]?.text?.isEmpty, false)
      #expect(!result.errors.isEmpty)
      guard !command.contains("--frame") else {
        #expect(result.status == 64 && error["message"]?.text?.contains("frame 99") == true)
        return
      }
      let file = command.contains("none") ? "none.json" : "broken.json"
      #expect(result.status == 2 && error["diagnostics"]?.items?.first?["file"]?.text == file)
      if command.hasPrefix("lint") {
        #expect(document["file"]?.text == file && document["findings"]?.items?.isEmpty == true)
      }
    }
  }

  @Test func lintOfSeveralHasADocumentForEach() throws {
    try withScene { folder in
      let result = try Program.run("lint broken.json scene.json --format json", in: folder, status: 2)
      let documents = try result.output.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
      expectEqual(documents.map { $0["file"]?.text }, ["broken.json", "scene.json"])
      expectEqual(documents.map { $0["error"] != nil }, [true, false])
    }
  }

  // Both screens are opaque and fade; a screen in the corner leaves the canvas bare.
  @Test func aBackgroundThatShowsNowhereIsTold() throws {
    try withScene { folder in
      func isTold(_ options: String) throws -> Bool {
        let render = "scene.json a.gif --scale 1 --fps 10 \(options)"
        return try Program.run(render, in: folder, status: 0).errors.contains("--background shows nowhere")
      }
      try expectEqual((isTold("--background #00ff00"), isTold("")), (true, false))
      let bare = FullDiskTests.scene.replacing(##""view": { "backgroundColor": "#ffffff","##, with: #""view": {"#)
      try write(bare, "\(folder)/scene.json")
      try expectEqual(isTold("--background #00ff00"), false)
    }
  }
}
