import Foundation
import HeroJSON
import HeroTesting

@Suite struct CommandLineTests {
  @Test func version() throws {
    for line in ["--version", "version"] {
      let result = try Program.run(line, status: 0)
      expectEqual((result.output, result.errors), ("herorender 0.2.0\n", ""), "\(line)")
    }
  }

  @Test(arguments: ["render s.json out --force --frames 0", "lint s.json", "inspect s.json"])
  func aBrokenFontIsFoundWhenTheSceneIsRead(arguments: String) throws {
    let scene = """
      { "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "a", "screens": { "a": { "view": {} } },
        "fonts": ["bad.ttf"] }
      """
    try withFiles(["s.json": scene, "bad.ttf": "no font", "out/frame_00000.png": "kept"]) { folder in
      try expectEqual(
        Program.run(arguments, in: folder, status: 2).errors,
        "s.json:2:13: error: $.fonts[0]: font 'bad.ttf': is not a font file that can be read; "
          + "name an OpenType or TrueType file\n")
      try expectEqual(names("\(folder)/out"), ["frame_00000.png"])
    }
  }

  @Test func help() throws {
    for command in ["", "render", "inspect", "test", "diff", "accept"] {
      try expectEqual(Program.run("\(command) --help", status: 0, prints: "EXAMPLES").errors, "")
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
    ("test --golden g", "<paths>"), ("test none --golden g", "none does not exist"),
    ("test . --golden g --threshold 2", "--threshold"), ("test . --golden g --max-diff-ratio -1", "--max-diff-ratio"),
    ("test . --golden g --ignore 1:2", "--ignore"), ("test . --golden g --record sometimes", "--record"),
    ("test . --golden g --samples 1", "--samples"), ("test . --golden g --samples 2 --frames all", "exclude"),
    ("test . --golden g --frames 5-3", "backwards"), ("test . --golden g --accept --record all", "exclude"),
    ("test . --golden g --jobs 0", "--jobs"), ("accept", "herorender-report contains no results.json"),
    ("diff a.png b.png", "a.png does not exist"), ("diff a.png", "<actual>"),
  ])
  func wrongUsage(arguments: String, fault: String) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(arguments, in: folder, status: 64)
      let line = try #require(result.errors.split(separator: "\n").first)
      #expect(line.hasPrefix("herorender: error: ") && line.contains(fault), "\(line)")
      try expectEqual((result.output, names(folder)), ("", []))
    }
  }

  // The argument parser counts letters alone. Only a word that looks like no path, and that no file is called, is taken for a command.
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
  func misspeltCommandsAndOptionsAreTold(arguments: String, line: String) throws {
    try withFiles(["here": "x", "tst": "x"]) { folder in
      let result = try Program.run(arguments, in: folder, status: line.hasPrefix("herorender: ") ? 64 : 2)
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
        let result = try Program.run(
          [command, name] + (rest[command] ?? []), in: folder, status: 64, says: "Usage: herorender \(command) ")
        #expect(result.errors.hasPrefix("herorender: error: \(name) is \(kind), no scene; "), "\(result.errors)")
      }
    }
  }

  // What shows only while a command runs has that command's usage, too.
  @Test(arguments: [
    ("a.gif s.json", "render", "herorender s.json a.gif"),
    ("sheet a.png s.json", "sheet", "herorender sheet s.json a.png"),
    ("explain list/card s.json", "explain", "herorender explain s.json list/card"),
    ("convert b.json s.json", "convert", "herorender convert s.json b.json"),
    ("gallery site s.json", "gallery", "herorender gallery s.json site"),
    ("compare a.gif s.json s.json", "compare", "the output goes last"),
    ("s.json a.gif --transition 7", "render", "error: "), ("sheet s.json a.png --transition 7", "sheet", "error: "),
    ("inspect s.json --frame 999", "inspect", "error: "),
    ("compare s.json s.json a.gif --transition 7", "compare", "error: "),
    ("s.json a.gif --max-size 2", "render", "a size has a unit"),
    ("compare s.json s.json a.gif --max-size 2", "compare", "a size has a unit"),
    ("gallery s.json site --max-size 0.5", "gallery", "a size has a unit"),
  ]) func wrongUseHasAdviceAndTheUsageOfItsCommand(arguments: String, command: String, advice: String) throws {
    try withFiles(["s.json": HostileInputTests.scene]) { folder in
      try Program.run(arguments, in: folder, status: 64, says: advice, "Usage: herorender \(command) ")
    }
  }

  // A wrong scene: 2, a diagnostic that begins with the file, and no output but the error for machines.
  @Test(arguments: [
    "missing.json out", "missing.json r", "missing.json -o out -o a.png --frame 0", "missing.json out.png --frame 0",
    "missing.json out --quiet", "inspect missing.json", "inspect missing.json --time 0 --json",
  ])
  func missingScene(arguments: String) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(arguments, in: folder, status: 2, says: "error: ")
      #expect(result.errors.hasPrefix("missing.json"))
      #expect(arguments.contains("--json") ? result.output.contains(#""error": {"#) : result.output.isEmpty)
      try expectEqual(names(folder), [])
    }
  }

  @Test func errorsAreEventsToo() throws {
    let output = try Program.run("missing.json out --json", status: 2).output
    expectEqual(output.split(separator: "\n").count, 1)
    let event = try JSONValue(parsing: Array(output.utf8))
    expectEqual((event["event"]?.text, event["version"]?.whole, event["exitCode"]?.whole), ("error", 2, 2))
    expectEqual(event["diagnostics"]?.items?.first?["file"]?.text, "missing.json")
  }
}
