import Foundation
import HeroTesting

/// Disks, standard output and limits that take no more.
@Suite(.serialized) struct FullDiskTests {
  /// 64×48 points, 31 frames of a box that moves.
  static let scene = """
    { "version": 1, "canvas": { "width": 64, "height": 48, "scale": 4 },
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "box", "frame": [4, 4, 20, 20], "heroID": "box", "backgroundColor": "#ff3355" } ] } },
        "b": { "view": { "backgroundColor": "#112233", "subviews": [
          { "name": "box", "frame": [24, 8, 36, 36], "heroID": "box", "backgroundColor": "#ff3355",
            "heroModifiers": "duration(0.5)" } ] } } },
      "root": "a", "timeline": [ { "present": "b" } ] }
    """

  private func withScene(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try Self.scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      try body(folder)
    }
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
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), ["film.\(ending)"])
    expectEqual(FileManager.default.contents(atPath: "\(folder)/film.\(ending)"), Data("old".utf8), "\(ending)")
  }

  // The signal that ends programs beyond their limit is an error of writing here, in children too. 1 block is 1024 bytes.
  @Test(arguments: files)
  func aLimitOnFileSizesKeepsTheOldFile(ending: String) throws {
    try withScene { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/out", withIntermediateDirectories: false)
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/out/film.\(ending)"))
      let script =
        "ulimit -f 1; exec '\(try Program.path())' scene.json out/film.\(ending) \(Self.options(ending)) --quiet"
      try expectOldFile(try Program.run(script: script, in: folder), ending, in: "\(folder)/out")
    }
  }

  @Test func aLimitOnFileSizesKeepsWholeFrames() throws {
    try withScene { folder in
      let program = try Program.path()
      let result = try Program.run(script: "ulimit -f 8; exec '\(program)' scene.json out --quiet", in: folder)
      expectEqual(result.status, 3)
      #expect(result.errors.contains("File too large"), "\(result.errors)")
      let resumed = try Program.run(["scene.json", "out", "--resume"], in: folder)
      expectEqual(resumed.status, 0)
      #expect(resumed.output.contains("kept"))
    }
  }

  /// Whether this process may mount a file system of a few kilobytes.
  private static let mayMount: Bool = {
    #if os(Linux)
      guard geteuid() == 0, let mount = Program.find("mount"), let umount = Program.find("umount") else { return false }
      let place = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-\(UUID().uuidString)").path
      guard mkdir(place, 0o700) == 0 else { return false }
      defer { rmdir(place) }
      let tries = ["'\(mount)' -t tmpfs -o size=8k tmpfs '\(place)' && '\(umount)' '\(place)'"]
      return tries.allSatisfy { (try? Program.run(script: $0, in: "/tmp").status) == 0 }
    #else
      return false
    #endif
  }()

  // Two pages: one is the older file's, one is left.
  @Test(.enabled(if: mayMount, "needs root and a kernel that mounts tmpfs"), arguments: files + ["folder"])
  func aFullDiskKeepsTheOldFile(ending: String) throws {
    try withScene { folder in
      let disk = "\(folder)/disk"
      try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
      let mounted = try Program.run(script: "mount -t tmpfs -o size=8k tmpfs disk", in: folder)
      try #require(mounted.status == 0)
      defer { _ = try? Program.run(script: "umount disk", in: folder) }
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(disk)/film.\(ending)"))
      if ending == "folder" {
        let result = try Program.run(["scene.json", "disk/out", "--quiet"], in: folder)
        expectEqual(result.status, 3)
        #expect(result.errors.contains("No space left on device"), "\(result.errors)")
      } else {
        let options = Self.options(ending).split(separator: " ").map(String.init)
        let result = try Program.run(["scene.json", "disk/film.\(ending)", "--quiet"] + options, in: folder)
        #expect(result.errors.contains("No space left on device"), "\(ending): \(result.errors)")
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
        PATH="$PWD/bin:$PATH" exec '\(try Program.path())' scene.json out/film.mp4 --quiet
        """
      try expectOldFile(try Program.run(script: script, in: folder), "mp4", in: "\(folder)/out")
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full on this machine"),
    arguments: [
      "inspect scene.json", "inspect scene.json --json", "inspect scene.json --time 0.1", "schema", "devices",
      "devices --json", "lint scene.json", "lint scene.json --format json", "lint scene.json --format sarif --strict",
      "scene.json out", "scene.json out --json", "scene.json still.png --frame 0", "sheet scene.json sheet.png",
      "scene.json - --quiet", "merge merged part", "test scene.json --golden golden", "diff scene.png scene.png",
      "--help", "--version", "help inspect", "inspect --help", "--generate-completion-script bash",
    ])
  func resultsThatAreLostAreAnError(arguments: String) throws {
    try withScene { folder in
      let program = try Program.path()
      let preparations = ["merge": ["scene.json", "part"], "diff": ["scene.json", "scene.png", "--frame", "0"]]
      if let preparation = preparations[String(arguments.prefix { $0 != " " })] {
        try #require(try Program.run(preparation, in: folder).status == 0)
      }
      let result = try Program.run(script: "exec '\(program)' \(arguments) >/dev/full", in: folder)
      expectEqual(result.status, 3)
      #expect(
        result.errors.contains("herorender: error: cannot write standard output: No space left on device"),
        "\(result.errors)")
    }
  }

  // A reader that has seen enough is no error; one that leaves while there is more to say ends the program, silently.
  @Test(arguments: [("--version", "0\n"), ("schema", "141\n")]) func aReaderThatLeavesIsNone(
    command: String, status: String
  ) throws {
    try withScene { folder in
      let script = "{ '\(try Program.path())' \(command); echo $? >status; } | head -c 1 >/dev/null; cat status"
      let result = try Program.run(script: script, in: folder)
      expectEqual(result.output, status)
      expectEqual(result.errors, "")
    }
  }
}
