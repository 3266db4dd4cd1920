import Foundation
import HeroJSON
import HeroTesting

/// What commands print: nothing with `--quiet`, errors as documents, options that change nothing.
@Suite struct TellingTests {
  private static let covering = FullDiskTests.scene
  private static let clean = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../../scenes/explain/in-front.json").standardized.path

  private func withScene(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try Self.covering.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      try "{".write(toFile: "\(folder)/broken.json", atomically: true, encoding: .utf8)
      try body(folder)
    }
  }

  @Test func quietCommandsPrintNothing() throws {
    try withScene { folder in
      for command in [
        "scene.json frames --scale 1", "scene.json film.gif --scale 1 --fps 30", "merge merged frames",
        "sheet scene.json s.png", "compare scene.json scene.json c.png --time 0.2", "inspect scene.json",
        "inspect scene.json --time 0.2", "lint scene.json", "explain \(Self.clean) --time 0.2",
        "convert scene.json t.json",
        "diff scene.json t.json --scale 1", "diff s.png s.png --report r",
      ] {
        let result = try Program.run(command.split(separator: " ").map(String.init) + ["--quiet"], in: folder)
        expectEqual(result.status, 0, "\(command): \(result.errors)")
        #expect(result.output.isEmpty && result.errors.isEmpty, "\(command): \(result.output)\(result.errors)")
      }
      // What is recorded does not pass, and is told.
      let recorded = try Program.run(
        ["test", "scene.json", "--golden", "golden", "--record", "missing", "--quiet"], in: folder)
      #expect(recorded.status == 1 && !recorded.output.isEmpty)
      try Data().write(to: URL(fileURLWithPath: "\(folder)/golden/scene/orphan.png"))
      let passed = try Program.run(
        ["test", "scene.json", "--golden", "golden", "--report", "report", "--quiet"], in: folder)
      #expect(passed.status == 0 && passed.output.isEmpty && passed.errors.isEmpty, "\(passed.output)\(passed.errors)")
      // Failures are told.
      let failed = try Program.run(["lint", "broken.json", "--quiet"], in: folder)
      #expect(failed.status == 2 && failed.errors.hasPrefix("broken.json:1:2: error: "))
    }
  }

  @Test(arguments: [
    "inspect broken.json --json", "inspect none.json --json", "lint broken.json --format json",
    "lint none.json --format json",
    "explain broken.json --json", "compare broken.json scene.json c.png --time 0 --json",
    "inspect scene.json --json --frame 99",
  ])
  func errorsAreDocuments(command: String) throws {
    try withScene { folder in
      let result = try Program.run(command.split(separator: " ").map(String.init), in: folder)
      let document = try JSONValue(parsing: Array(result.output.utf8))
      expectEqual(document["version"]?.whole, 1)
      let error = try #require(document["error"])
      expectEqual(error["exitCode"]?.whole, Int(result.status))
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
      let result = try Program.run(["lint", "broken.json", "scene.json", "--format", "json"], in: folder)
      expectEqual(result.status, 2)
      let documents = try result.output.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
      expectEqual(documents.map { $0["file"]?.text }, ["broken.json", "scene.json"])
      expectEqual(documents.map { $0["error"] != nil }, [true, false])
    }
  }

  // Both screens are opaque and fade; a screen in the corner leaves the canvas bare.
  @Test func aBackgroundThatShowsNowhereIsTold() throws {
    try withScene { folder in
      let render = ["scene.json", "a.gif", "--scale", "1", "--fps", "10", "--background"]
      let covered = try Program.run(render + ["#00ff00"], in: folder)
      #expect(covered.status == 0 && covered.errors.contains("--background shows nowhere"), "\(covered.errors)")
      #expect(!(try Program.run(render.dropLast(), in: folder)).errors.contains("shows nowhere"))
      try Self.covering.replacingOccurrences(of: "\"view\": { \"backgroundColor\": \"#ffffff\",", with: "\"view\": {")
        .write(
          toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      #expect(!(try Program.run(render + ["#00ff00"], in: folder)).errors.contains("shows nowhere"))
    }
  }
}
