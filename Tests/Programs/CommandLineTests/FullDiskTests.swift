import Foundation
import HeroTesting

/// Disks, standard output and limits that take no more.
@Suite(.serialized) struct FullDiskTests {
  /// 64×48 points, 31 frames of a box that moves.
  static let scene: String = scene(duration: 0.5, scale: 4, steps: #"{ "present": "b" }"#)

  static func scene(
    duration: Double, scale: Int = 1, steps: String = #"{ "wait": 0.1 }, { "present": "b" }, { "wait": 0.1 }"#
  ) -> String {
    """
    { "version": 1, "canvas": { "width": 64, "height": 48, "scale": \(scale) },
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "box", "frame": [4, 4, 20, 20], "heroID": "box", "backgroundColor": "#ff3355" } ] } },
        "b": { "view": { "backgroundColor": "#112233", "subviews": [
          { "name": "box", "frame": [24, 8, 36, 36], "heroID": "box", "backgroundColor": "#ff3355",
            "heroModifiers": "duration(\(duration))" } ] } } },
      "root": "a", "timeline": [ \(steps) ] }
    """
  }

  private func withScene(_ body: (String) throws -> Void) throws {
    try withFiles(["scene.json": Self.scene], body)
  }

  /// Every output that is a file, with what chooses a frame for a picture.
  private static let films = ["mp4", "webm", "mov", "avif"]
  private static let files =
    ["html", "png", "gif", "apng", "webp"] + (Program.find("ffmpeg") == nil ? [] : films)

  private static func options(_ ending: String) -> String { ending == "png" ? "--frame 15 --scale 40" : "" }

  /// The folder holds an older file and nothing else; what a run made of it.
  private func expectOldFile(_ result: Program.Result, _ ending: String, in folder: String) throws {
    expectEqual(result.status, 3, "\(ending): \(result.output)\(result.errors)")
    #expect(result.errors.contains("cannot write"), "\(ending): \(result.errors)")
    try expectEqual((names(folder), read("\(folder)/film.\(ending)")), (["film.\(ending)"], "old"), "\(ending)")
  }

  // The signal that ends programs beyond their limit is an error of writing here, in children too. 1 block is 1024 bytes.
  @Test(arguments: files)
  func aLimitOnFileSizesKeepsTheOldFile(ending: String) throws {
    try withScene { folder in
      try write("old", "\(folder)/out/film.\(ending)")
      let script = "ulimit -f 1; exec herorender scene.json out/film.\(ending) \(Self.options(ending)) --quiet"
      try expectOldFile(try Program.run(script: script, in: folder), ending, in: "\(folder)/out")
    }
  }

  /// Whether this process may mount a file system of a few kilobytes.
  private static let mayMount: Bool = {
    #if os(Linux)
      guard geteuid() == 0, let mount = Program.find("mount"), let umount = Program.find("umount") else { return false }
      let place = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-\(UUID().uuidString)").path
      guard mkdir(place, 0o700) == 0 else { return false }
      defer { rmdir(place) }
      let script = "'\(mount)' -t tmpfs -o size=8k tmpfs '\(place)' && '\(umount)' '\(place)'"
      return (try? Program.run(script: script).status) == 0
    #else
      return false
    #endif
  }()

  // Two pages: one is the older file's, one is left.
  @Test(.enabled(if: mayMount, "needs root and a kernel that mounts tmpfs"), arguments: files + ["folder"])
  func aFullDiskKeepsTheOldFile(ending: String) throws {
    try withScene { folder in
      let disk = "\(folder)/disk"
      let mounted = try Program.run(script: "mkdir disk; mount -t tmpfs -o size=8k tmpfs disk", in: folder)
      try #require(mounted.status == 0)
      defer { _ = try? Program.run(script: "umount disk", in: folder) }
      try write("old", "\(disk)/film.\(ending)")
      if ending == "folder" {
        try Program.run("scene.json disk/out --quiet", in: folder, status: 3, says: "No space left on device")
      } else {
        let result = try Program.run(
          "scene.json disk/film.\(ending) --quiet \(Self.options(ending))", in: folder, says: "No space left on device")
        try expectOldFile(result, ending, in: disk)
      }
    }
  }

  // ffmpeg 5.1 in a disguise: it fails to write and says that all is well.
  @Test func anEncoderThatHidesItsFailureIsFoundOut() throws {
    try withScene { folder in
      let script = """
        mkdir bin out; printf old > out/film.mp4
        printf '#!/bin/sh\\ncat >/dev/null\\n' > bin/ffmpeg; chmod 755 bin/ffmpeg
        PATH="$PWD/bin:$PATH" exec herorender scene.json out/film.mp4 --quiet
        """
      try expectOldFile(try Program.run(script: script, in: folder), "mp4", in: "\(folder)/out")
    }
  }

  @Test(
    .enabled(if: exists("/dev/full"), "no /dev/full on this machine"),
    arguments: [
      "inspect scene.json", "inspect scene.json --json", "inspect scene.json --time 0.1", "schema", "devices",
      "devices --json", "lint scene.json", "lint scene.json --format json", "lint scene.json --format sarif --strict",
      "scene.json out", "scene.json out --json", "scene.json still.png --frame 0", "sheet scene.json sheet.png",
      "scene.json - --quiet", "merge merged part", "test scene.json --golden golden", "diff scene.png scene.png",
      "--help", "--version", "help inspect", "inspect --help", "--generate-completion-script bash",
    ])
  func resultsThatAreLostAreAnError(arguments: String) throws {
    try withScene { folder in
      let preparations = ["merge": "scene.json part", "diff": "scene.json scene.png --frame 0"]
      if let preparation = preparations[String(arguments.prefix { $0 != " " })] {
        try Program.run(preparation, in: folder, status: 0)
      }
      try Program.run(
        script: "exec herorender \(arguments) >/dev/full", in: folder, status: 3,
        says: "herorender: error: cannot write standard output: No space left on device")
    }
  }

  // A reader that has seen enough is no error; one that leaves while there is more to say ends the program, silently.
  @Test func aReaderThatLeavesIsNone() throws {
    try withScene { folder in
      for (command, status) in [("--version", "0\n"), ("schema", "141\n"), ("scene.json - --quiet", "141\n")] {
        let script = "{ herorender \(command); echo $? >status; } | head -c 1 >/dev/null; cat status"
        let result = try Program.run(script: script, in: folder)
        expectEqual((result.output, result.errors), (status, ""), "\(command)")
      }
    }
  }
}
