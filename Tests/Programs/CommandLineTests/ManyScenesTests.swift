import Foundation
import HeroJSON
import HeroTesting

/// `test` with many scenes: some of them, in several ways, told to others.
@Suite struct ManyScenesTests {
  private func withScenes(_ body: (String) throws -> Void) throws {
    try withFiles(
      [
        "scenes/a.json": Self.scene("white"), "scenes/b.json": Self.scene("white"),
        "scenes/c.json": Self.scene("white"),
      ],
      body)
  }

  private static func scene(_ color: String) -> String {
    """
    { "version": 1, "canvas": { "width": 40, "height": 40, "scale": 1 }, "root": "a",
      "screens": { "a": { "view": { "backgroundColor": "\(color)" } } } }
    """
  }

  // The goldens are in `golden` where nobody says otherwise.
  @Test func someOfThem() throws {
    try withScenes { folder in
      try Program.run("test scenes --record missing", in: folder, status: 1)
      #expect(exists("\(folder)/golden/a/manifest.json"))
      #expect(try Program.run("test scenes", in: folder).output.hasSuffix("3 passed\n"))
      for (options, output) in [
        ("--filter a --filter c", "ok       a\nok       c\n2 passed\n"), ("--shard 2/2", "ok       c\n1 passed\n"),
      ] { try expectEqual(Program.run("test scenes \(options)", in: folder).output, output) }
      try Program.run("test scenes --filter z*", in: folder, status: 64, says: "no scene is named like 'z*'")
      try Program.run("test scenes --filter a --prune", in: folder, status: 64)
    }
  }

  @Test func thoseThatHaveChanged() throws {
    try withScenes { folder in
      try Program.run("test scenes --record missing", in: folder, status: 1)
      try Program.run("test scenes --changed-since HEAD", in: folder, status: 64, says: "git")
      let git = """
        git init -q . && git -c user.name=n -c user.email=e@x add . && git -c user.name=n -c user.email=e@x commit -qm one
        """
      try Program.run(script: git, in: folder, status: 0)
      try expectEqual(Program.run("test scenes --changed-since HEAD", in: folder).output, "0 passed\n")
      // The same picture of another file.
      try write(Self.scene("#ffffff"), "\(folder)/scenes/b.json")
      try write("x", "\(folder)/golden/c/new.txt")
      try Program.run("test scenes --changed-since HEAD", in: folder, prints: "2 passed")
      try Program.run("test scenes --changed-since nothing", in: folder, status: 64)
    }
  }

  @Test func severalWaysOfDrawing() throws {
    try withScenes { folder in
      let test = ["test", "scenes", "--filter", "a", "--appearance", "light", "--appearance", "dark"]
      let ways = test + ["--device", "iPhone 8"]
      try Program.run(
        ways + ["--record", "missing"], in: folder, prints: "recorded a@iphone-8-light →", "recorded a@iphone-8-dark →")
      let document = try JSONValue(parsing: Array(Program.run(ways + ["--json"], in: folder).output.utf8))
      expectEqual(document["passed"]?.whole, 2)
      try Program.run(["test", "scenes", "--device", "iPhone 800"], in: folder, status: 64)
    }
  }

  // A scene without text styles is drawn once, and the note says which.
  @Test func severalTextSizes() throws {
    try withScenes { folder in
      let sizes = "--text-size l --text-size accessibilityExtraLarge"
      let none = try Program.run(
        "test scenes \(sizes) --record missing", in: folder,
        says: "note: scenes/a.json (and 2 more): no font has a 'textStyle'; the text size changes nothing",
        prints: "recorded a →")
      #expect(!none.output.contains("@"))
      try write(StoryboardTests.storyboard(), "\(folder)/scenes/menu.storyboard")
      let styled = Self.scene("white").replacing(
        #""white" }"#,
        with: #""white", "subviews": [ { "frame": [0, 0, 40, 40], "text": "A", "font": { "textStyle": "body" } } ] }"#)
      try write(styled, "\(folder)/scenes/text.json")
      let recorded = try Program.run(
        "test scenes \(sizes) --appearance light --scale 1 --record missing", in: folder,
        says: "note: scenes/a.json (and 2 more): no font has a 'textStyle'")
      let lines = recorded.output.split(separator: "\n").filter { $0.hasPrefix("recorded ") && $0.contains("@") }
      expectEqual(
        lines.compactMap { $0.split(separator: " ").dropFirst().first },
        ["a@light", "b@light", "c@light", "menu@light-l", "menu@light-ax3", "text@light-l", "text@light-ax3"])
      let pictures = try ["l", "ax3"].map { size in
        let golden = "\(folder)/golden/text@light-\(size)"
        let picture = try #require(try names(golden).first { $0.hasSuffix(".png") })
        return try bytes("\(golden)/\(picture)")
      }
      #expect(pictures[0] != pictures[1])
      let one = try Program.run(
        "test scenes --filter menu@*ax3 \(sizes) --appearance light --junit j.xml", in: folder)
      #expect(one.output.hasSuffix("1 passed\n"), "\(one.output)")
      #expect(try read("\(folder)/j.xml").contains("name=\"menu@light-ax3\""))
      // The other commands say it and go on.
      for command in [
        "inspect scenes/a.json", "scenes/a.json a.png --time 0", "diff scenes/a.json scenes/b.json",
        "sheet scenes/a.json a.png",
      ] {
        try Program.run(
          "\(command) --text-size xl", in: folder, status: 0,
          says: "scenes/a.json: warning: the text size of the command line changes nothing")
      }
      let lint = try Program.run(
        "lint scenes --text-size xl", in: folder, status: 0, prints: "scenes/b.json: warning:", "[fixed-sizes]")
      #expect(!lint.output.contains("scenes/text.json: warning"))
      try Program.run("inspect scenes/menu.storyboard --text-size xl", in: folder, status: 0)
    }
  }

  @Test func othersAreTold() throws {
    try withScenes { folder in
      try Program.run("test scenes --record missing", in: folder, status: 1)
      try write(Self.scene("red"), "\(folder)/scenes/b.json")
      let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "\(folder)/summary.md"]
      let result = try Program.run(
        "test scenes --comment c.md --junit j.xml", in: folder, environment: environment, status: 1)
      #expect(result.output.contains(/::error file=scenes\/b.json,line=\d+,title=herorender%3A b::.* → "red"/))
      #expect(try read("\(folder)/c.md").contains("![actual](c.md.pictures/b-actual.png)"))
      #expect(exists("\(folder)/c.md.pictures/b-expected.png"))
      let junit = try read("\(folder)/j.xml")
      #expect(junit.contains("name=\"b\" time=\"") && junit.contains(/message=".* → &quot;red&quot;/))
      // GitHub makes the file before a step begins.
      try write("", "\(folder)/summary.md")
      try Program.run("test scenes", in: folder, environment: environment)
      #expect(try read("\(folder)/summary.md").hasPrefix("### herorender: 2 passed, 1 failed"))
    }
  }
}
