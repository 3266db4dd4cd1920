import Foundation
import HeroJSON
import HeroTesting

/// `test` with many scenes: some of them, in several ways, told to others.
@Suite struct ManyScenesTests {
  private func withScenes(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/scenes", withIntermediateDirectories: true)
      for name in ["a", "b", "c"] { try write("white", name, in: folder) }
      try body(folder)
    }
  }

  private func write(_ color: String, _ name: String, in folder: String) throws {
    let scene = """
      { "version": 1, "canvas": { "width": 40, "height": 40, "scale": 1 }, "root": "a",
        "screens": { "a": { "view": { "backgroundColor": "\(color)" } } } }
      """
    try scene.write(toFile: "\(folder)/scenes/\(name).json", atomically: true, encoding: .utf8)
  }

  private func test(
    _ options: [String], in folder: String, environment: [String: String?] = [:]
  ) throws -> Program.Result {
    try Program.run(["test", "scenes"] + options, in: folder, environment: environment)
  }

  // The goldens are in `golden` where nobody says otherwise.
  @Test func someOfThem() throws {
    try withScenes { folder in
      try expectEqual(test(["--record", "missing"], in: folder).status, 1)
      #expect(FileManager.default.fileExists(atPath: "\(folder)/golden/a/manifest.json"))
      #expect(try test([], in: folder).output.hasSuffix("3 passed\n"))
      try expectEqual(
        test(["--filter", "a", "--filter", "c"], in: folder).output, "ok       a\nok       c\n2 passed\n")
      try expectEqual(test(["--shard", "2/2"], in: folder).output, "ok       c\n1 passed\n")
      let none = try test(["--filter", "z*"], in: folder)
      #expect(none.status == 64 && none.errors.contains("no scene is named like 'z*'"))
      try expectEqual(test(["--filter", "a", "--prune"], in: folder).status, 64)
    }
  }

  @Test func thoseThatHaveChanged() throws {
    try withScenes { folder in
      try expectEqual(test(["--record", "missing"], in: folder).status, 1)
      let outside = try test(["--changed-since", "HEAD"], in: folder)
      #expect(outside.status == 64 && outside.errors.contains("git"), "\(outside.errors)")
      let git = """
        git init -q . && git -c user.name=n -c user.email=e@x add . && git -c user.name=n -c user.email=e@x commit -qm one
        """
      try expectEqual(Program.run(script: git, in: folder).status, 0)
      try expectEqual(test(["--changed-since", "HEAD"], in: folder).output, "0 passed\n")
      // The same picture of another file.
      try write("#ffffff", "b", in: folder)
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/golden/c/new.txt"))
      #expect(try test(["--changed-since", "HEAD"], in: folder).output.contains("2 passed"))
      try expectEqual(test(["--changed-since", "nothing"], in: folder).status, 64)
    }
  }

  @Test func severalWaysOfDrawing() throws {
    try withScenes { folder in
      let ways = ["--filter", "a", "--appearance", "light", "--appearance", "dark", "--device", "iPhone 8"]
      let recorded = try test(ways + ["--record", "missing"], in: folder)
      #expect(
        recorded.output.contains("recorded a@iphone-8-light →")
          && recorded.output.contains("recorded a@iphone-8-dark →"))
      let result = try test(ways + ["--json"], in: folder)
      let document = try JSONValue(parsing: Array(result.output.utf8))
      expectEqual(document["passed"]?.whole, 2)
      try expectEqual(test(["--device", "iPhone 800"], in: folder).status, 64)
    }
  }

  // A scene without text styles is drawn once, and the note says which.
  @Test func severalTextSizes() throws {
    try withScenes { folder in
      let sizes = ["--text-size", "l", "--text-size", "accessibilityExtraLarge"]
      let none = try test(sizes + ["--record", "missing"], in: folder)
      #expect(none.output.contains("recorded a →") && !none.output.contains("@"))
      #expect(
        none.errors.contains(
          "note: scenes/a.json (and 2 more): no font has a 'textStyle'; the text size changes nothing"))
      try expectEqual(test(["--text-size", "huge"], in: folder).status, 64)
      try StoryboardTests.storyboard().write(
        toFile: "\(folder)/scenes/menu.storyboard", atomically: true, encoding: .utf8)
      let styled =
        #"{ "version": 1, "canvas": { "width": 40, "height": 40 }, "root": "a", "screens": { "a": { "view": { "backgroundColor": "white", "subviews": [ "#
        + #"{ "frame": [0, 0, 40, 40], "text": "A", "font": { "textStyle": "body" } } ] } } } }"#
      try styled.write(toFile: "\(folder)/scenes/text.json", atomically: true, encoding: .utf8)
      let options = sizes + ["--appearance", "light", "--scale", "1", "--record", "missing"]
      let recorded = try test(options, in: folder)
      let lines = recorded.output.split(separator: "\n").filter { $0.hasPrefix("recorded ") && $0.contains("@") }
      let names = lines.compactMap { $0.split(separator: " ").dropFirst().first }
      expectEqual(
        names, ["a@light", "b@light", "c@light", "menu@light-l", "menu@light-ax3", "text@light-l", "text@light-ax3"])
      #expect(recorded.errors.contains("note: scenes/a.json (and 2 more): no font has a 'textStyle'"))
      let pictures = try ["l", "ax3"].map { size in
        let golden = "\(folder)/golden/text@light-\(size)"
        let picture = try #require(
          try FileManager.default.contentsOfDirectory(atPath: golden).filter { $0.hasSuffix(".png") }.min())
        return try Data(contentsOf: URL(fileURLWithPath: "\(golden)/\(picture)"))
      }
      #expect(pictures[0] != pictures[1])
      let one = try test(
        ["--filter", "menu@*ax3"] + sizes + ["--appearance", "light", "--junit", "j.xml"], in: folder)
      #expect(one.output.hasSuffix("1 passed\n"), "\(one.output)")
      #expect(try String(contentsOfFile: "\(folder)/j.xml", encoding: .utf8).contains("name=\"menu@light-ax3\""))
      // The other commands say it and go on.
      for arguments in [
        ["inspect", "scenes/a.json"], ["scenes/a.json", "a.png", "--time", "0"],
        ["diff", "scenes/a.json", "scenes/b.json"],
      ] {
        let told = try Program.run(arguments + ["--text-size", "xl"], in: folder)
        #expect(
          told.status == 0
            && told.errors.contains("scenes/a.json: warning: the text size of the command line changes nothing"),
          "\(arguments) \(told.errors)")
      }
      let lint = try Program.run(["lint", "scenes", "--text-size", "xl"], in: folder)
      #expect(
        lint.status == 0 && lint.output.contains("scenes/b.json: warning:") && lint.output.contains("[fixed-sizes]"))
      #expect(!lint.output.contains("scenes/text.json: warning"))
      try expectEqual(Program.run(["inspect", "scenes/menu.storyboard", "--text-size", "xl"], in: folder).status, 0)
    }
  }

  @Test func othersAreTold() throws {
    try withScenes { folder in
      try expectEqual(test(["--record", "missing"], in: folder).status, 1)
      try write("red", "b", in: folder)
      let result = try test(
        ["--comment", "c.md", "--junit", "j.xml"], in: folder,
        environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "\(folder)/summary.md"])
      // GitHub makes the file before a step begins.
      #expect(
        result.status == 1
          && result.output.contains(/::error file=scenes\/b.json,line=\d+,title=herorender%3A b::.* → "red"/)
      )
      let comment = try String(contentsOfFile: "\(folder)/c.md", encoding: .utf8)
      #expect(comment.contains("![actual](c.md.pictures/b-actual.png)"))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/c.md.pictures/b-expected.png"))
      let junit = try String(contentsOfFile: "\(folder)/j.xml", encoding: .utf8)
      #expect(junit.contains("name=\"b\" time=\"") && junit.contains(/message=".* → &quot;red&quot;/))
      try Data().write(to: URL(fileURLWithPath: "\(folder)/summary.md"))
      _ = try test(
        [], in: folder, environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "\(folder)/summary.md"])
      #expect(
        try String(contentsOfFile: "\(folder)/summary.md", encoding: .utf8).hasPrefix(
          "### herorender: 2 passed, 1 failed"))
    }
  }
}
