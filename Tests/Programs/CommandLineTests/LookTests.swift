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

  private static let ways: [(options: String, canvas: String)] = [
    ("--appearance dark", #", "appearance": "dark""#), ("--direction rtl", #", "layoutDirection": "rtl""#),
    ("--text-size ax1", #", "textSize": "ax1""#),
    (
      "--appearance dark --direction rtl --text-size accessibility-medium",
      #", "appearance": "dark", "layoutDirection": "rtl", "textSize": "ax1""#
    ),
  ]

  private func withScenes(_ canvas: String, _ body: (String) throws -> Void) throws {
    try withFiles(["s.json": Self.scene(), "said/s.json": Self.scene(canvas)], body)
  }

  @Test func everyCommandTakesThem() throws {
    for (options, canvas) in Self.ways {
      try withScenes(canvas) { folder in
        for command in [
          "render s.json out.png --time 0", "render s.json out.gif --fps 10", "sheet s.json out.png",
          "compare s.json s.json out.png --time 0", "inspect s.json --time 0.3 --json", "convert s.json out.json",
        ] {
          let told = try Program.run("\(command) \(options)", in: folder, status: 0)
          let said = try Program.run(command, in: "\(folder)/said", status: 0)
          #expect(told.output == said.output && !told.errors.contains("warning"), "\(command): \(told.errors)")
          guard let output = command.split(separator: " ").first(where: { $0.hasPrefix("out.") }) else { continue }
          let files = ["\(folder)/\(output)", "\(folder)/said/\(output)"]
          try expectEqual(bytes(files[0]), bytes(files[1]), "\(command) \(options)")
          for file in files { try FileManager.default.removeItem(atPath: file) }
        }
        // The picture is another than without them.
        let picture = "render s.json out.png --time 0.3 --quiet"
        try Program.run(picture, in: folder, status: 0)
        let plain = try bytes("\(folder)/out.png")
        try Program.run("\(picture) \(options)", in: folder, status: 0)
        #expect(try bytes("\(folder)/out.png") != plain)
      }
    }
  }

  @Test func galleriesAndPreviewsTakeThem() throws {
    let (options, canvas) = Self.ways[3]
    try withScenes(canvas) { folder in
      try Program.run("gallery s.json site --quiet \(options)", in: folder, status: 0)
      try Program.run("gallery s.json site --quiet", in: "\(folder)/said", status: 0)
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
        func get(_ path: String) throws -> Data { try Data(contentsOf: #require(URL(string: preview.address + path))) }
        let film = try JSONValue(parsing: Array(try get("api/films/0")))
        return try get("api/films/0/\(try #require(film["variant"]?.text))/frames/0.png")
      }
      try expectEqual(
        still(["s.json"] + options.split(separator: " ").map(String.init), in: folder),
        still(["s.json"], in: "\(folder)/said"))
    }
  }

  @Test func framesOfAnotherLookAreNotGoneOnWith() throws {
    try withScenes("") { folder in
      try Program.run("s.json frames --frames 0-3", in: folder, status: 0)
      let other = try Program.run("s.json frames --frames 4-6 --appearance dark", in: folder)
      #expect(other.status != 0 && other.errors.contains("frames"), "\(other.errors)")
    }
  }

  @Test func aStoryboardTakesWhatItCan() throws {
    try withFiles(["M.storyboard": StoryboardTests.storyboard()]) { folder in
      let picture = "M.storyboard m.png --time 0"
      try Program.run("\(picture) --appearance dark --text-size xl", in: folder, status: 0)
      try Program.run("\(picture) --direction ltr", in: folder, status: 0)
      for command in [picture, "sheet M.storyboard m.png", "lint M.storyboard"] {
        try Program.run(
          "\(command) --direction rtl", in: folder, status: 2,
          says: "M.storyboard: error: storyboards are laid out from left to right; a direction of rtl is for scenes")
      }
      for option in ["--appearance pink", "--direction up", "--text-size huge"] {
        try Program.run("\(picture) \(option)", in: folder, status: 64)
      }
    }
  }

  @Test func aTextSizeThatNothingFollowsIsTold() throws {
    let scene = Self.scene().replacing(#""textStyle": "body""#, with: #""size": 17"#)
    try withFiles(["a.json": scene, "b.json": scene]) { folder in
      let note = "a.json (and 1 more): no font has a 'textStyle'; the text size changes nothing"
      for command in ["compare a.json b.json c.png --time 0", "gallery . site"] {
        try Program.run("\(command) --text-size xl", in: folder, status: 0, says: note)
        let quiet = try Program.run("\(command) --text-size xl --quiet", in: folder, status: 0)
        #expect(!quiet.errors.contains("textStyle"), "\(quiet.errors)")
      }
    }
  }
}
