import Foundation
import HeroTesting

/// Renderings that are stopped, spread and put together.
@Suite(.serialized) struct LongJobTests {
  /// 64×48 pixels, a second and a half: 91 frames, most of them different.
  private static let scene = """
    { "version": 1, "canvas": { "width": 64, "height": 48, "scale": 1 },
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "box", "frame": [4, 4, 20, 20], "heroID": "box", "backgroundColor": "#ff3355" } ] } },
        "b": { "view": { "backgroundColor": "#112233", "subviews": [
          { "name": "box", "frame": [24, 8, 36, 36], "heroID": "box", "backgroundColor": "#ff3355",
            "heroModifiers": "duration(1.3)" } ] } } },
      "root": "a", "timeline": [ { "wait": 0.1 }, { "present": "b" }, { "wait": 0.1 } ] }
    """
  private static let frameCount = 91

  private func withScene(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try Self.scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      try body(folder)
    }
  }

  private func files(_ folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      files[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
    }
    return files
  }

  /// Renders in one go and returns the folder's files.
  private func reference(_ folder: String) throws -> [String: Data] {
    let result = try Program.run(["scene.json", "whole", "--quiet"], in: folder)
    try #require(result.status == 0, "\(result.errors)")
    let files = try files("\(folder)/whole")
    try #require(files.count == Self.frameCount + 1)
    return files
  }

  // Killed as soon as so many frames are there, again and again; what is left at the end is what one run leaves.
  @Test(arguments: [SIGKILL, SIGINT])
  func stoppedRunsAreTakenUp(signal: Int32) throws {
    try withScene { folder in
      let whole = try reference(folder)
      var generator = SystemRandomNumberGenerator()
      var kills = 0
      // Eight rounds, and more while the machine was always faster than the signal: at least one run must have been stopped.
      var rounds = 0
      while rounds < 8 || (kills == 0 && rounds < 100) {
        if kills == 0 { try? FileManager.default.removeItem(atPath: "\(folder)/out") }
        rounds += 1
        let process = try Program.start(["scene.json", "out", "--resume", "--quiet", "--jobs", "2"], in: folder)
        let goal = kills == 0 ? 3 : Int.random(in: 0...Self.frameCount, using: &generator)
        while process.isRunning, ((try? files("\(folder)/out").count) ?? 0) < goal { usleep(500) }
        if process.isRunning { kill(process.processIdentifier, signal) }
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal || process.terminationStatus == 130 { kills += 1 }
        // A signal before the program has begun to listen ends it as any other.
        if signal == SIGINT, process.terminationReason == .exit {
          #expect([0, 130].contains(process.terminationStatus))
        }
        // Every file that is there under a frame's name is whole.
        for (name, data) in (try? files("\(folder)/out")) ?? [:] where name.hasPrefix("frame_") {
          expectEqual(data, whole[name], "\(name) after a kill at \(goal) files")
        }
      }
      let last = try Program.run(["scene.json", "out", "--resume", "--json"], in: folder)
      expectEqual(last.status, 0)
      #expect(kills > 0)
      try expectEqual(files("\(folder)/out"), whole)
    }
  }

  @Test func shardsMergeIntoWhatOneRunLeaves() throws {
    try withScene { folder in
      let whole = try reference(folder)
      for shard in 1...3 {
        let own = try Program.run(["scene.json", "part-\(shard)", "--shard", "\(shard)/3", "--quiet"], in: folder)
        expectEqual(own.status, 0)
        let shared = try Program.run(["scene.json", "shared", "--shard", "\(shard)/3", "--quiet"], in: folder)
        expectEqual(shared.status, 0)
      }
      let result = try Program.run(["merge", "merged", "part-2", "part-1", "part-3"], in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
      expectEqual(result.output, "91 frames of 3 parts → merged\n")
      try expectEqual(files("\(folder)/merged"), whole)
      try expectEqual(files("\(folder)/shared"), whole)
    }
  }

  @Test func mergingRefusesWhatIsNotAWholeFilm() throws {
    try withScene { folder in
      for shard in 1...3 {
        _ = try Program.run(["scene.json", "part-\(shard)", "--shard", "\(shard)/3", "--quiet"], in: folder)
      }
      func refuses(_ parts: [String], _ reason: String, status: Int32 = 2) throws {
        let result = try Program.run(["merge", "merged"] + parts, in: folder)
        expectEqual(result.status, status)
        #expect(result.errors.contains(reason), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/merged"))
      }
      // 91 frames in 3 parts: 31, 30, 30.
      try refuses(["part-1", "part-3"], "31-60 missing of 91 frames")
      try refuses(["part-1", "nowhere"], "nowhere has no manifest.json")
      _ = try Program.run(["scene.json", "slow", "--fps", "30", "--quiet"], in: folder)
      try refuses(["part-1", "slow"], "30 frames per second")
      try Self.scene.replacingOccurrences(of: "#112233", with: "#112234").write(
        toFile: "\(folder)/other.json", atomically: true, encoding: .utf8)
      _ = try Program.run(["other.json", "other", "--shard", "2/3", "--quiet"], in: folder)
      try refuses(["part-1", "other", "part-3"], "another scene")
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: "\(folder)/part-2/frame_00040.png"))
      try refuses(["part-1", "part-2", "part-3"], "part-2/frame_00040.png does not match its manifest")
      try FileManager.default.removeItem(atPath: "\(folder)/part-2/frame_00040.png")
      try refuses(["part-1", "part-2", "part-3"], "part-2/frame_00040.png is listed but cannot be read")
      let result = try Program.run(["merge", "part-1", "part-1", "part-2"], in: folder)
      expectEqual(result.status, 64)
    }
  }

  // A limit on file sizes stands in for a full disk: writing fails in the middle of the job with an error number of its own.
  @Test func aFullDiskLosesNothing() throws {
    try withScene { folder in
      let whole = try reference(folder)
      let program = try Program.path()
      // 8 blocks of 1024 bytes: frames fit, the manifest does not for long.
      let script = "trap '' XFSZ; ulimit -f 8; exec '\(program)' scene.json out --quiet"
      let result = try Program.run(script: script, in: folder)
      expectEqual(result.status, 3)
      #expect(result.errors.contains("cannot write out/manifest.json: File too large"), "\(result.errors)")
      let left = try files("\(folder)/out")
      #expect(left.keys.allSatisfy { $0 == "manifest.json" || $0.hasPrefix("frame_") })
      #expect(left.count > 8)
      let resumed = try Program.run(["scene.json", "out", "--resume"], in: folder)
      #expect(resumed.output.contains("kept"))
      try expectEqual(files("\(folder)/out"), whole)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func aReadOnlyFolderIsReported() throws {
    try withScene { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/locked", withIntermediateDirectories: false)
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: "\(folder)/locked")
      let result = try Program.run(["scene.json", "locked/out"], in: folder)
      expectEqual(result.status, 3)
      #expect(result.errors.contains("Permission denied"))
    }
  }

  #if os(Linux)
    // Nobody can make files there, not even root.
    @Test func aFolderThatCannotBeIsReported() throws {
      try withScene { folder in
        for output in ["/proc/herorender/out", "/proc/film.gif", "/proc/film.html"] {
          let result = try Program.run(["scene.json", output], in: folder)
          expectEqual(result.status, 3, "\(output)")
          #expect(result.errors.contains("herorender: error: "))
        }
      }
    }
  #endif

  // The recipe as the documentation prints it, with one thread's worth of shards.
  @Test(.enabled(if: Program.find("parallel") != nil, "GNU parallel is not on the PATH"))
  func theRecipeForParallelWorks() throws {
    let text = try String(
      contentsOfFile: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(
          "../../docs/long-jobs.md"
        ).standardized.path, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## GNU parallel\n").dropFirst().first)
    let recipe = try #require(
      section.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "\n```").first)
    #expect(recipe.hasPrefix("parallel "))
    try withScene { folder in
      let whole = try reference(folder)
      let program = try Program.path()
      let home = (program as NSString).deletingLastPathComponent
      let result = try Program.run(script: "export HOME='\(folder)' PATH='\(home)':\"$PATH\"; \(recipe)", in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
      try expectEqual(files("\(folder)/frames"), whole)
    }
  }

  // 64·48·4 = 12 288 bytes a frame.
  @Test func pipesCarryEveryFrame() throws {
    try withScene { folder in
      let result = try Program.run(
        script: "cat scene.json | '\(try Program.path())' - - --quiet | wc -c", in: folder)
      expectEqual(result.output.trimmingCharacters(in: .whitespacesAndNewlines), "\(Self.frameCount * 12288)")
      #expect(result.errors.isEmpty)
    }
  }

  #if os(Linux)
    // The program waits in its last frame, which no pipe holds at once, while its peak is read. 160·120·4 = 76 800 bytes a frame.
    @Test func memoryDoesNotGrowWithTheFilm() throws {
      func peak(frames: Int, hold: Double) throws -> Int {
        var peak = 0
        try withTemporaryFolder { folder in
          let scene = Self.scene
            .replacingOccurrences(of: "\"width\": 64, \"height\": 48", with: "\"width\": 160, \"height\": 120")
            .replacingOccurrences(of: "1.3", with: "0.5")
            .replacingOccurrences(of: "{ \"wait\": 0.1 } ]", with: "{ \"wait\": \(hold) } ]")
          try scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
          let pipe = Pipe()
          let process = try Program.start(
            ["scene.json", "-", "-o", "out", "--quiet", "--jobs", "2"], in: folder, output: pipe)
          try pipe.fileHandleForWriting.close()
          var rest = (frames - 1) * 76_800
          while rest > 0, let data = try pipe.fileHandleForReading.read(upToCount: min(rest, 1 << 16)), !data.isEmpty {
            rest -= data.count
          }
          expectEqual(rest, 0)
          let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
          let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
          peak = try #require(Int(line.split(whereSeparator: { !$0.isNumber }).first ?? ""))
          let last = try #require(try pipe.fileHandleForReading.readToEnd())
          expectEqual(last.count, 76_800)
          process.waitUntilExit()
          expectEqual(process.terminationStatus, 0)
        }
        return peak
      }
      // ⌈60·T⌉ + 1 frames of 0.1 s, 0.5 s and the hold.
      let short = try peak(frames: 61, hold: 0.4)
      let long = try peak(frames: 3601, hold: 59.4)
      #expect(Double(long) < 1.1 * Double(short), "\(short) kB for 61 frames, \(long) kB for 3601")
    }
  #endif

  @Test func aClosedPipeEndsQuietly() throws {
    try withScene { folder in
      let script =
        "{ '\(try Program.path())' scene.json - --quiet; echo $? >status; } | head -c 100 >/dev/null; cat status"
      let result = try Program.run(script: script, in: folder)
      expectEqual(result.output, "141\n")
      #expect(result.errors.isEmpty)
    }
  }
}
