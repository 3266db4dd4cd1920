import Foundation
import HeroJSON
import HeroTesting

/// `--appearance`, `--direction` and `--text-size` of every command that draws: as if the canvas said it.
@Suite struct LookTests {
  /// A label that stands at the leading edge, in colours and a font that follow.
  private static func scene(_ canvas: String = "") -> String {
    """
    { "version": 1, "canvas": { "width": 120, "height": 60, "scale": 1\(canvas) }, "root": "a",
      "screens": {
        "a": { "view": { "backgroundColor": "systemBackground", "subviews": [
          { "frame": [5, 5, 110, 50], "text": "Ab", "font": { "textStyle": "body" }, "textAlignment": "natural" } ] } },
        "b": { "view": { "backgroundColor": "systemGroupedBackground" } } },
      "timeline": [ { "wait": 0.2 }, { "present": "b", "animation": "push(leading)" }, { "wait": 0.1 } ] }
    """
  }

  private static let ways: [(options: [String], canvas: String)] = [
    (["--appearance", "dark"], #", "appearance": "dark""#), (["--direction", "rtl"], #", "layoutDirection": "rtl""#),
    (["--text-size", "ax1"], #", "textSize": "ax1""#),
    (
      ["--appearance", "dark", "--direction", "rtl", "--text-size", "accessibility-medium"],
      #", "appearance": "dark", "layoutDirection": "rtl", "textSize": "ax1""#
    ),
  ]

  private func withScenes(_ canvas: String, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for (name, text) in [("s", Self.scene()), ("said/s", Self.scene(canvas))] {
        let file = URL(fileURLWithPath: "\(folder)/\(name).json")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try body(folder)
    }
  }

  private func bytes(_ file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

  @Test func everyCommandTakesThem() throws {
    for (options, canvas) in Self.ways {
      try withScenes(canvas) { folder in
        let commands = [
          ["render", "s.json", "out.png", "--time", "0"], ["render", "s.json", "out.gif", "--fps", "10"],
          ["sheet", "s.json", "out.png"], ["compare", "s.json", "s.json", "out.png", "--time", "0"],
          ["inspect", "s.json", "--time", "0.3", "--json"], ["convert", "s.json", "out.json"],
        ]
        for command in commands {
          let told = try Program.run(command + options, in: folder)
          let said = try Program.run(command, in: "\(folder)/said")
          #expect(told.status == 0 && !told.errors.contains("warning"), "\(command) \(options): \(told.errors)")
          #expect(said.status == 0 && told.output == said.output, "\(command) \(options)")
          guard let output = command.first(where: { $0.hasPrefix("out.") }) else { continue }
          try expectEqual(bytes("\(folder)/\(output)"), bytes("\(folder)/said/\(output)"), "\(command) \(options)")
          for file in ["\(folder)/\(output)", "\(folder)/said/\(output)"] {
            try FileManager.default.removeItem(atPath: file)
          }
        }
        // The picture is another than without them.
        let picture = ["render", "s.json", "out.png", "--time", "0.3", "--quiet"]
        try expectEqual(Program.run(picture, in: folder).status, 0)
        let plain = try bytes("\(folder)/out.png")
        try expectEqual(Program.run(picture + options, in: folder).status, 0)
        #expect(try bytes("\(folder)/out.png") != plain)
      }
    }
  }

  @Test func galleriesAndPreviewsTakeThem() throws {
    let (options, canvas) = Self.ways[3]
    try withScenes(canvas) { folder in
      let told = try Program.run(["gallery", "s.json", "site", "--quiet"] + options, in: folder)
      let said = try Program.run(["gallery", "s.json", "site", "--quiet"], in: "\(folder)/said")
      #expect(told.status == 0 && said.status == 0, "\(told.errors)")
      let pictures = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/site").filter {
        $0.hasSuffix(".webp") || $0.hasSuffix(".png")
      }
      #expect(!pictures.isEmpty)
      for picture in pictures {
        try expectEqual(bytes("\(folder)/site/\(picture)"), bytes("\(folder)/said/site/\(picture)"), "\(picture)")
      }
      func still(_ arguments: [String], in folder: String) throws -> Data {
        let preview = try RunningPreview(arguments, in: folder)
        defer { preview.end() }
        func get(_ path: String) throws -> Data {
          try Data(contentsOf: try #require(URL(string: preview.address + path)))
        }
        let film = try JSONValue(parsing: Array(try get("api/films/0")))
        return try get("api/films/0/\(try #require(film["variant"]?.text))/frames/0.png")
      }
      try expectEqual(still(["s.json"] + options, in: folder), still(["s.json"], in: "\(folder)/said"))
    }
  }

  @Test func framesOfAnotherLookAreNotGoneOnWith() throws {
    try withScenes("") { folder in
      try expectEqual(Program.run(["s.json", "frames", "--frames", "0-3"], in: folder).status, 0)
      let other = try Program.run(["s.json", "frames", "--frames", "4-6", "--appearance", "dark"], in: folder)
      #expect(other.status != 0 && other.errors.contains("frames"), "\(other.errors)")
    }
  }

  @Test func aStoryboardTakesWhatItCan() throws {
    try withTemporaryFolder { folder in
      try StoryboardTests.storyboard().write(toFile: "\(folder)/M.storyboard", atomically: true, encoding: .utf8)
      let picture = ["M.storyboard", "m.png", "--time", "0"]
      try expectEqual(Program.run(picture + ["--appearance", "dark", "--text-size", "xl"], in: folder).status, 0)
      try expectEqual(Program.run(picture + ["--direction", "ltr"], in: folder).status, 0)
      for command in [picture, ["sheet", "M.storyboard", "m.png"], ["lint", "M.storyboard"]] {
        let refused = try Program.run(command + ["--direction", "rtl"], in: folder)
        #expect(
          refused.status == 2
            && refused.errors.contains(
              "M.storyboard: error: storyboards are laid out from left to right; a direction of rtl is for scenes"),
          "\(refused.errors)")
      }
      for option in [["--appearance", "pink"], ["--direction", "up"], ["--text-size", "huge"]] {
        try expectEqual(Program.run(picture + option, in: folder).status, 64)
      }
    }
  }

  @Test func aTextSizeThatNothingFollowsIsTold() throws {
    try withTemporaryFolder { folder in
      let scene = Self.scene().replacing(#""textStyle": "body""#, with: #""size": 17"#)
      for name in ["a", "b"] { try scene.write(toFile: "\(folder)/\(name).json", atomically: true, encoding: .utf8) }
      let note = "a.json (and 1 more): no font has a 'textStyle'; the text size changes nothing"
      for command in [["compare", "a.json", "b.json", "c.png", "--time", "0"], ["gallery", ".", "site"]] {
        let told = try Program.run(command + ["--text-size", "xl"], in: folder)
        #expect(told.status == 0 && told.errors.contains(note), "\(command) \(told.errors)")
        let quiet = try Program.run(command + ["--text-size", "xl", "--quiet"], in: folder)
        #expect(quiet.status == 0 && !quiet.errors.contains("textStyle"), "\(quiet.errors)")
      }
      let sheet = try Program.run(["sheet", "a.json", "s.png", "--text-size", "xl"], in: folder)
      #expect(
        sheet.status == 0 && sheet.errors.contains("a.json: warning: the text size of the command line changes nothing")
      )
    }
  }
}
