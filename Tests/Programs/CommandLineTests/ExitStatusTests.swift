import Foundation
import HeroTesting

/// What every command ends with, for every kind of ending that it can be brought to.
@Suite struct ExitStatusTests {
  /// 64×48 pixels, half a second: 31 frames.
  private static let scene = FullDiskTests.scene(duration: 0.3)

  private func withScenes(_ body: (String) throws -> Void) throws {
    try withFiles(
      [
        "scene.json": Self.scene, "other.json": Self.scene.replacing("#112233", with: "#112234"), "broken.json": "{",
        "wrong.json": #"{ "version": 1 }"#,
      ], body)
  }

  // The folder of programs is empty.
  @Test(arguments: [("gif", 0), ("apng", 0), ("webp", 0), ("mp4", 3), ("webm", 3), ("mov", 3), ("avif", 3)])
  func onlyFilmsNeedFFmpeg(ending: String, status: Int) throws {
    try withScenes { folder in
      let result = try Program.run(
        "scene.json out/film.\(ending) --quiet", in: folder, environment: ["PATH": folder], status: status)
      expectEqual(result.errors.contains("needs ffmpeg, which is not on the PATH"), (status == 3))
      expectEqual(exists("\(folder)/out/film.\(ending)"), (status == 0))
    }
  }

  // One line a command: what is done first (";" between), then the command and its status.
  @Test(arguments: [
    ("", "scene.json out", 0), ("", "render scene.json out", 0), ("", "inspect scene.json", 0),
    ("", "inspect scene.json --time 0.5", 0), ("", "sheet scene.json sheet.png", 0), ("", "lint scene.json", 0),
    ("", "lint scene.json --strict", 0), ("", "schema", 0), ("", "devices", 0), ("", "help", 0),
    ("", "help inspect", 0), ("scene.json p --shard 1/1", "merge out p", 0),
    ("scene.json p", "diff p p", 0), ("test scene.json --golden g --record all", "test scene.json --golden g", 0),
    // A comparison failed, or goldens were recorded.
    ("", "test scene.json --golden g", 1), ("", "test scene.json --golden g --record missing", 1),
    ("scene.json p; other.json q", "diff p q", 1),
    // The input is wrong.
    ("", "broken.json out", 2), ("", "wrong.json out", 2), ("", "missing out/", 2),
    ("", "inspect wrong.json", 2), ("", "inspect wrong.json --time 9", 2), ("", "sheet wrong.json s.png", 2),
    ("", "lint wrong.json", 2), ("", "lint missing.json --strict", 2), ("", "test wrong.json --golden g", 2),
    ("", "merge out missing", 2), ("scene.json p --shard 1/2", "merge out p", 2),
    ("scene.json out", "other.json out", 2), ("scene.json out", "other.json out --shard 1/2", 2),
    ("scene.json out", "scene.json out --frame 0 --scale 2", 2),
    ("scene.json out", "scene.json out --resume --fps 30", 2),
    ("scene.json out", "scene.json out --layers explode --every 2", 2),
    ("scene.json p; other.json out", "merge out p", 2),
    // The environment failed; a file stands where a folder is needed.
    ("", "scene.json scene.json/out", 3), ("", "sheet scene.json scene.json/s.png", 3),
    ("scene.json p", "merge scene.json/out p", 3), ("", "test scene.json --golden scene.json/g --record all", 3),
    ("", "scene.json out --timeout 0.000001", 3),
    ("scene.json p; other.json q", "diff p q --report scene.json", 3),
    // The usage is wrong; CommandLineTests has more.
    ("", "", 64), ("", "scene.json a.png --time 9", 64), ("", "scene.json a.png --time 120%", 64),
    ("", "scene.json a.png --frame 0 --width 50 --scale 2", 64), ("", "scene.json a.png --frame 0 --width 0", 64),
    ("", "scene.json f.html --player-quality 101", 64), ("", "scene.json a.png --frame 31", 64),
    ("", "scene.json out --max-frames 3", 64), ("", "inspect scene.json --time 0.502", 64),
    ("", "inspect scene.json --frame 31", 64), ("", "sheet scene.json", 64), ("", "sheet scene.json s.gif", 64),
    ("", "merge out", 64), ("scene.json p", "merge p p", 64), ("", "lint", 64),
    ("", "lint scene.json --format xml", 64),
    ("", "schema more", 64), ("", "devices more", 64),
  ])
  func everyEnding(before: String, command: String, status: Int) throws {
    try withScenes { folder in
      for line in before.split(separator: ";") { try Program.run(String(line), in: folder) }
      let result = try Program.run(command, in: folder, status: status)
      // What is wrong is said, with the results where it is one of them.
      #expect(status == 0 || !(result.errors + result.output).isEmpty)
    }
  }

  // A reader that leaves ends a command as SIGPIPE ends others; a pipe whose reader is gone before anything is written.
  @Test(arguments: [
    ("", "inspect scene.json"), ("", "inspect scene.json --time 0"), ("", "lint scene.json"), ("", "schema"),
    ("", "devices"), ("", "devices --json"), ("", "scene.json - --quiet"), ("", "scene.json out --json"),
    ("", "scene.json out"), ("", "sheet scene.json s.png"),
    ("scene.json scene.png --frame 0", "diff scene.png scene.png"), ("scene.json p", "merge out p"),
    ("test scene.json --golden g --record all", "test scene.json --golden g"),
  ])
  func aReaderThatLeft(before: String, command: String) throws {
    try withScenes { folder in
      if !before.isEmpty { try Program.run(before, in: folder) }
      // The program starts once the reader has ended.
      let script =
        "exec 3> >(exec <&-; sleep 0.1; touch gone); while [ ! -e gone ]; do sleep 0.05; done; sleep 0.2; "
        + "'\(try Program.path())' \(command) >&3 2>errors; echo $?; cat errors >&2"
      let result = try Program.run(script: script, in: folder)
      expectEqual(result.output, "141\n", "\(result.errors)")
      #expect(!result.errors.contains("rror"))
      // What was asked for is there all the same.
      if command.hasPrefix("scene.json out") {
        try expectEqual(names("\(folder)/out").count, 32)
      }
    }
  }

  // 128 + the signal's number, whether the program ends itself or the signal ends it; the film is far too long to be done.
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signalsAreToldApart(signal: Int32, status: Int32) throws {
    let long = Self.scene.replacing("{ \"wait\": 0.1 } ]", with: "{ \"wait\": 1600 } ]")
    try withFiles(["scene.json": long]) { folder in
      let process = try Program.start(["scene.json", "out", "--quiet", "--jobs", "1"], in: folder)
      while process.isRunning, !exists("\(folder)/out/frame_00003.png") { usleep(500) }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      expectEqual((process.terminationReason, process.terminationStatus), (.exit, status))
    }
  }
}
