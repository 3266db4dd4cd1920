import Foundation
import Testing

@Suite struct CommandLineTests {
  @Test func version() throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(["--version"], in: folder)
      #expect(result.status == 0)
      #expect(result.output == "herorender 0.2.0\n")
      #expect(result.errors.isEmpty)
    }
  }

  @Test(arguments: ["render s.json out --force --frames 0", "lint s.json", "inspect s.json"])
  func aBrokenFontIsFoundWhenTheSceneIsRead(arguments: String) throws {
    try withTemporaryFolder { folder in
      let text = """
        { "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "a", "screens": { "a": { "view": {} } },
          "fonts": ["bad.ttf"] }
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/s.json"))
      try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(folder)/bad.ttf"))
      try FileManager.default.createDirectory(atPath: "\(folder)/out", withIntermediateDirectories: false)
      try Data("kept".utf8).write(to: URL(fileURLWithPath: "\(folder)/out/frame_00000.png"))
      let result = try Program.run(arguments.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 2)
      #expect(
        result.errors == "s.json:2:13: error: $.fonts[0]: font 'bad.ttf': is not a font file that can be read; "
          + "name an OpenType or TrueType file\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/out") == ["frame_00000.png"])
    }
  }

  @Test(arguments: [["--help"], ["render", "--help"], ["inspect", "--help"]])
  func help(arguments: [String]) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(arguments, in: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("EXAMPLES"))
      #expect(result.errors.isEmpty)
    }
  }

  @Test func helpListsEveryOption() throws {
    try withTemporaryFolder { folder in
      let help = try Program.run(["render", "--help"], in: folder).output
      for option in [
        "fps", "scale", "device", "size", "frames", "every", "frame", "time", "shard", "jobs", "compression", "resume",
        "force", "background", "asset-root", "timeout", "max-frames", "quiet", "json", "output", "pixel-format",
      ] {
        #expect(help.contains("--\(option)"), "\(option)")
      }
    }
  }

  // Wrong usage: 64, the fault named on standard error, before the scene is even looked for.
  @Test(arguments: [
    ("scene.json", "<output>"), ("scene.json out --nonsense", "--nonsense"), ("scene.json out --fps 0", "--fps"),
    ("scene.json out --fps 241", "--fps"), ("scene.json out --fps 30/0", "--fps"),
    ("scene.json out --shard 0/0", "--shard"), ("scene.json out --shard 3/2", "--shard"),
    ("scene.json out --every 0", "--every"), ("scene.json out --jobs 0", "--jobs"),
    ("scene.json out --frames 5-3", "backwards"), ("scene.json out --frame 1 --time 0", "exclude"),
    ("scene.json out --time 0.5", "NAME.png"), ("scene.json out.png --time nan", "--time"),
    ("scene.json out --size 100", "--size"), ("scene.json out --size 0x100", "--size"),
    ("scene.json out --scale 0", "--scale"), ("scene.json out --compression huge", "--compression"),
    ("scene.json out --timeout 0", "--timeout"), ("scene.json out --max-frames 0", "--max-frames"),
    ("scene.json out --max-frames 1000001", "--max-frames must be 1…1000000"),
    ("scene.json out --max-frames 9000000000000000000", "--max-frames must be 1…1000000"),
    ("test scenes --golden golden --max-frames 9000000000000000000", "--max-frames must be 1…1000000"),
    ("scene.json out --background nocolour", "--background"), ("scene.json out.gif --time 0", "NAME.png"),
    ("scene.json out.avi", "no output format"), ("scene.json - --pixel-format yuv", "--pixel-format"),
    ("scene.json out -o out", "twice"), ("inspect", "<scene>"),
    ("inspect scene.json --time 1 --frame 2", "exclude"), ("inspect scene.json --frame x", "--frame"),
  ])
  func wrongUsage(arguments: String, fault: String) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(arguments.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 64)
      let line = try #require(result.errors.split(separator: "\n").first)
      #expect(line.hasPrefix("herorender: error: "))
      #expect(line.contains(fault))
      // With --json a document says so too.
      #expect(result.output.isEmpty == !arguments.contains("--json"))
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left == [])
    }
  }

  // The argument parser counts letters alone.
  @Test(arguments: [
    ("scene.json out --bounce", "herorender: error: Unknown option '--bounce'\n"),
    ("scene.json out --job", "herorender: error: Unknown option '--job'. Did you mean '--jobs'?\n"),
  ])
  func unknownOptions(arguments: String, line: String) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(arguments.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 64 && result.errors.hasPrefix(line), "\(result.errors)")
    }
  }

  // Only a word that looks like no path, and that no file is called, is taken for a command.
  @Test(arguments: [
    ("inspct scene.json", "herorender: error: unknown command 'inspct'; did you mean 'inspect'?"),
    ("rendr scene.json out", "herorender: error: unknown command 'rendr'; did you mean 'render'?"),
    ("devces", "herorender: error: unknown command 'devces'; did you mean 'devices'?"),
    ("frobnicate scene.json", "herorender: error: unknown command 'frobnicate'; there are render, inspect, "),
    ("foo out/", "foo: error: no such file"), ("./inspct out", "./inspct: error: no such file"),
    ("inspct.json out", "inspct.json: error: no such file"), ("here out", "here:1:1: error: "),
    ("tst out", "tst:1:1: error: "),
  ])
  func aMisspeltCommandIsToldFromAScene(arguments: String, line: String) throws {
    try withTemporaryFolder { folder in
      for file in ["here", "tst"] { try "x".write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8) }
      let result = try Program.run(arguments.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == (line.hasPrefix("herorender: ") ? 64 : 2))
      #expect(result.errors.hasPrefix(line), "\(result.errors)")
    }
  }

  // A wrong scene: 2, a diagnostic that begins with the file, and no output but the error for machines.
  @Test(arguments: [
    ["missing.json", "out"], ["missing.json", "r"], ["missing.json", "-o", "out", "-o", "a.png", "--frame", "0"],
    ["missing.json", "out.png", "--frame", "0"], ["missing.json", "out", "--quiet"],
    ["inspect", "missing.json"], ["inspect", "missing.json", "--time", "0", "--json"],
  ])
  func missingScene(arguments: [String]) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(arguments, in: folder)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("missing.json"))
      #expect(result.errors.contains("error: "))
      #expect(arguments.contains("--json") ? result.output.contains(#""error": {"#) : result.output.isEmpty)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left == [])
    }
  }

  @Test func errorsAreEventsToo() throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(["missing.json", "out", "--json"], in: folder)
      #expect(result.status == 2)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 1)
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      #expect(event["event"] as? String == "error")
      #expect(event["version"] as? Int == 2)
      #expect(event["exitCode"] as? Int == 2)
      let diagnostics = try #require(event["diagnostics"] as? [[String: Any]])
      #expect(diagnostics.first?["file"] as? String == "missing.json")
    }
  }
}
