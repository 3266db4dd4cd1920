import Foundation
import HeroTesting

@Suite struct CommandLineTests {
  @Test func version() throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(["--version"], in: folder)
      expectEqual(result.status, 0)
      expectEqual(result.output, "herorender 0.2.0\n")
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
      expectEqual(result.status, 2)
      expectEqual(
        result.errors,
        "s.json:2:13: error: $.fonts[0]: font 'bad.ttf': is not a font file that can be read; "
          + "name an OpenType or TrueType file\n")
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: "\(folder)/out"), ["frame_00000.png"])
    }
  }

  @Test(arguments: [["--help"], ["render", "--help"], ["inspect", "--help"]])
  func help(arguments: [String]) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(arguments, in: folder)
      expectEqual(result.status, 0)
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
    ("scene.json out.avi", "not an output format"), ("scene.json - --pixel-format yuv", "--pixel-format"),
    ("scene.json out -o out", "twice"), ("inspect", "<scene>"),
    ("inspect scene.json --time 1 --frame 2", "exclude"), ("inspect scene.json --frame x", "--frame"),
  ])
  func wrongUsage(arguments: String, fault: String) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(arguments.split(separator: " ").map(String.init), in: folder)
      expectEqual(result.status, 64)
      let line = try #require(result.errors.split(separator: "\n").first)
      #expect(line.hasPrefix("herorender: error: "))
      #expect(line.contains(fault))
      // With --json a document says so too.
      expectEqual(result.output.isEmpty, !arguments.contains("--json"))
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      expectEqual(left, [])
    }
  }

  // The argument parser counts letters alone.
  @Test(arguments: [
    ("scene.json out --bounce", "herorender: error: Unknown option '--bounce'\n"),
    ("scene.json out --job", "herorender: error: Unknown option '--job'. Did you mean '--jobs'?\n"),
    ("scene.json a.gif --start 1", "herorender: error: Unknown option '--start'. Did you mean '--from'?\n"),
    ("scene.json a.gif --end 1", "herorender: error: Unknown option '--end'. Did you mean '--to'?\n"),
    ("scene.json a.gif --bezel dark", "herorender: error: Unknown option '--bezel'. Did you mean '--frame-device'?\n"),
    ("scene.json a.gif --slow 2", "herorender: error: Unknown option '--slow'. Did you mean '--speed'?\n"),
    ("sheet scene.json a.png --heading x", "herorender: error: Unknown option '--heading'. Did you mean '--title'?\n"),
    ("scene.json a.gif -v", "herorender: error: Unknown option '-v'. Did you mean '--verbose' or '--version'?\n"),
    ("test scenes --grep x", "herorender: error: Unknown option '--grep'. Did you mean '--filter'?\n"),
    ("lint scene.json --speed 2", "herorender: error: Unknown option '--speed'; it is an option of `render`, "),
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
    ("help inspct", "herorender: error: unknown command 'inspct'; did you mean 'inspect'?"),
    ("--help tets", "herorender: error: unknown command 'tets'; did you mean 'test'?"),
    ("inspct --help", "herorender: error: unknown command 'inspct'; did you mean 'inspect'?"),
    ("help frobnicate", "herorender: error: unknown command 'frobnicate'; there are render, inspect, "),
    ("--quiet inspect scene.json", "herorender: error: 'inspect' is a command and goes first: herorender inspect …"),
    ("here inspect", "herorender: error: 'inspect' is a command and goes first: herorender inspect …; for a folder"),
    ("foo out/", "foo: error: no such file"), ("./inspct out", "./inspct: error: no such file"),
    ("inspct.json out", "inspct.json: error: no such file"), ("here out", "here:1:1: error: "),
    ("tst out", "tst:1:1: error: "),
  ])
  func aMisspeltCommandIsToldFromAScene(arguments: String, line: String) throws {
    try withTemporaryFolder { folder in
      for file in ["here", "tst"] { try "x".write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8) }
      let result = try Program.run(arguments.split(separator: " ").map(String.init), in: folder)
      expectEqual(result.status, (line.hasPrefix("herorender: ") ? 64 : 2))
      #expect(result.errors.hasPrefix(line), "\(result.errors)")
    }
  }

  /// Files that are given where the scene goes, each with its first bytes.
  private static let foreign: [(name: String, start: [UInt8], kind: String)] = [
    ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
    ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG picture"),
    ("a.gif", Array("GIF89a".utf8), "a GIF picture"), ("a.mp4", [0, 0, 0, 24] + Array("ftypisom".utf8), "an MP4 film"),
    ("a.html", Array("<!DOCTYPE html>".utf8), "an HTML page"), ("a.zip", [0x50, 0x4B, 3, 4, 20], "a zip archive"),
    ("scene.json", [0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
    ("App.swift", Array("import UIKit".utf8), "Swift source"),
  ]

  @Test(arguments: [
    "render", "inspect", "sheet", "convert", "explain", "lint", "test", "preview", "gallery", "compare",
  ])
  func whatIsNoSceneSaysSo(command: String) throws {
    let rest = ["render": ["o.gif"], "sheet": ["o.png"], "gallery": ["site"], "compare": ["b.json", "o.gif"]]
    try withTemporaryFolder { folder in
      // All kinds by one command; each command by one kind.
      for (name, start, kind) in command == "render" ? Self.foreign : [Self.foreign[1]] {
        try Data(start).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        let result = try Program.run([command, name] + (rest[command] ?? []), in: folder)
        expectEqual(result.status, 64, "\(result.errors)")
        #expect(result.errors.hasPrefix("herorender: error: \(name) is \(kind), no scene; "), "\(result.errors)")
        #expect(result.errors.contains("Usage: herorender \(command) "), "\(result.errors)")
      }
    }
  }

  @Test(arguments: [
    ("a.gif s.json", "herorender s.json a.gif"), ("sheet a.png s.json", "herorender sheet s.json a.png"),
    ("explain list/card s.json", "herorender explain s.json list/card"),
    ("convert b.json s.json", "herorender convert s.json b.json"),
    ("gallery site s.json", "herorender gallery s.json site"),
    ("compare a.gif s.json s.json", "the output goes last"),
  ]) func exchangedArgumentsAreToldSo(arguments: String, advice: String) throws {
    try withTemporaryFolder { folder in
      try "{}".write(toFile: "\(folder)/s.json", atomically: true, encoding: .utf8)
      let result = try Program.run(arguments.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 64 && result.errors.contains(advice), "\(result.errors)")
      let command = arguments.hasPrefix("a.gif") ? "render" : arguments.prefix { $0 != " " }
      #expect(result.errors.contains("Usage: herorender \(command) "), "\(result.errors)")
    }
  }

  // What shows only while a command runs has that command's usage, too.
  @Test(arguments: [
    ("s.json a.gif --transition 7", "render"), ("sheet s.json a.png --transition 7", "sheet"),
    ("inspect s.json --frame 999", "inspect"), ("compare s.json s.json a.gif --transition 7", "compare"),
    ("s.json a.gif --max-size 2", "render"), ("compare s.json s.json a.gif --max-size 2", "compare"),
    ("gallery s.json site --max-size 0.5", "gallery"),
  ]) func wrongValuesHaveTheUsageOfTheirCommand(arguments: String, command: String) throws {
    try withTemporaryFolder { folder in
      try Self.plain.write(toFile: "\(folder)/s.json", atomically: true, encoding: .utf8)
      let result = try Program.run(arguments.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 64 && result.errors.contains("Usage: herorender \(command) "), "\(result.errors)")
      if arguments.contains("--max-size") { #expect(result.errors.contains("a size has a unit"), "\(result.errors)") }
    }
  }

  private static let plain = """
    { "version": 1, "canvas": { "width": 40, "height": 20, "scale": 1 }, "root": "a",
      "screens": { "a": { "view": { "backgroundColor": "white" } } }, "timeline": [ { "wait": 0.1 } ] }
    """

  @Test func quietHasAShortName() throws {
    try withTemporaryFolder { folder in
      try Self.plain.write(toFile: "\(folder)/s.json", atomically: true, encoding: .utf8)
      for arguments in [["s.json", "-q", "a.gif"], ["sheet", "s.json", "a.png", "-q"], ["lint", "-q", "s.json"]] {
        let result = try Program.run(arguments, in: folder)
        #expect(result.status == 0 && result.output == "" && result.errors == "", "\(result.errors)")
      }
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
      expectEqual(result.status, 2)
      #expect(result.errors.hasPrefix("missing.json"))
      #expect(result.errors.contains("error: "))
      #expect(arguments.contains("--json") ? result.output.contains(#""error": {"#) : result.output.isEmpty)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      expectEqual(left, [])
    }
  }

  @Test func errorsAreEventsToo() throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(["missing.json", "out", "--json"], in: folder)
      expectEqual(result.status, 2)
      let lines = result.output.split(separator: "\n")
      expectEqual(lines.count, 1)
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      expectEqual(event["event"] as? String, "error")
      expectEqual(event["version"] as? Int, 2)
      expectEqual(event["exitCode"] as? Int, 2)
      let diagnostics = try #require(event["diagnostics"] as? [[String: Any]])
      expectEqual(diagnostics.first?["file"] as? String, "missing.json")
    }
  }
}
