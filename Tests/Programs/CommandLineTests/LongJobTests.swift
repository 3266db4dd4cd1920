import Foundation
import HeroTesting

/// Renderings that are stopped, spread and put together.
@Suite(.serialized) struct LongJobTests {
  /// 64×48 pixels, a second and a half: 91 frames, most of them different.
  private static let scene = FullDiskTests.scene(duration: 1.3)
  private static let frameCount = 91

  private func withScene(_ body: (String) throws -> Void) throws {
    try withFiles(["scene.json": Self.scene], body)
  }

  /// Renders in one go and returns the folder's files.
  private func reference(_ folder: String) throws -> [String: [UInt8]] {
    try Program.run("scene.json whole --quiet", in: folder, status: 0)
    let files = try contents("\(folder)/whole")
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
        while process.isRunning, ((try? contents("\(folder)/out").count) ?? 0) < goal { usleep(500) }
        if process.isRunning { kill(process.processIdentifier, signal) }
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal || process.terminationStatus == 130 { kills += 1 }
        // A signal before the program has begun to listen ends it as any other.
        if signal == SIGINT, process.terminationReason == .exit {
          #expect([0, 130].contains(process.terminationStatus))
        }
        // Every file that is there under a frame's name is whole.
        for (name, data) in (try? contents("\(folder)/out")) ?? [:] where name.hasPrefix("frame_") {
          expectEqual(data, whole[name], "\(name) after a kill at \(goal) files")
        }
      }
      try Program.run("scene.json out --resume --json", in: folder, status: 0)
      #expect(kills > 0)
      try expectEqual(contents("\(folder)/out"), whole)
    }
  }

  @Test func shardsMergeIntoWhatOneRunLeaves() throws {
    try withScene { folder in
      let whole = try reference(folder)
      for shard in 1...3 {
        try Program.run("scene.json part-\(shard) --shard \(shard)/3 --quiet", in: folder, status: 0)
        try Program.run("scene.json shared --shard \(shard)/3 --quiet", in: folder, status: 0)
      }
      let result = try Program.run("merge merged part-2 part-1 part-3", in: folder, status: 0)
      expectEqual(result.output, "91 frames of 3 parts → merged\n")
      for name in ["merged", "shared"] { try expectEqual(contents("\(folder)/\(name)"), whole) }
    }
  }

  @Test func mergingRefusesWhatIsNotAWholeFilm() throws {
    try withScene { folder in
      for shard in 1...3 {
        try Program.run("scene.json part-\(shard) --shard \(shard)/3 --quiet", in: folder)
      }
      func refuses(_ parts: String, _ reason: String) throws {
        try Program.run("merge merged \(parts)", in: folder, status: 2, says: reason)
        #expect(!exists("\(folder)/merged"))
      }
      // 91 frames in 3 parts: 31, 30, 30.
      try refuses("part-1 part-3", "31-60 missing of 91 frames")
      try refuses("part-1 nowhere", "nowhere has no manifest.json")
      try Program.run("scene.json slow --fps 30 --quiet", in: folder)
      try refuses("part-1 slow", "30 frames per second")
      try write(Self.scene.replacing("#112233", with: "#112234"), "\(folder)/other.json")
      try Program.run("other.json other --shard 2/3 --quiet", in: folder)
      try refuses("part-1 other part-3", "another scene")
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: "\(folder)/part-2/frame_00040.png"))
      try refuses("part-1 part-2 part-3", "part-2/frame_00040.png does not match its manifest")
      try FileManager.default.removeItem(atPath: "\(folder)/part-2/frame_00040.png")
      try refuses("part-1 part-2 part-3", "part-2/frame_00040.png is listed but cannot be read")
      try Program.run("merge part-1 part-1 part-2", in: folder, status: 64)
    }
  }

  // A limit on file sizes stands in for a full disk: writing fails in the middle of the job with an error number of its own.
  @Test func aFullDiskLosesNothing() throws {
    try withScene { folder in
      let whole = try reference(folder)
      // 8 blocks of 1024 bytes: frames fit, the manifest does not for long.
      try Program.run(
        script: "ulimit -f 8; exec herorender scene.json out --quiet", in: folder, status: 3,
        says: "cannot write out/manifest.json: File too large")
      let left = try contents("\(folder)/out")
      #expect(left.keys.allSatisfy { $0 == "manifest.json" || $0.hasPrefix("frame_") })
      #expect(left.count > 8)
      try Program.run("scene.json out --resume", in: folder, status: 0, prints: "kept")
      try expectEqual(contents("\(folder)/out"), whole)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func aReadOnlyFolderIsReported() throws {
    try withScene { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/locked", withIntermediateDirectories: false)
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: "\(folder)/locked")
      try Program.run("scene.json locked/out", in: folder, status: 3, says: "Permission denied")
    }
  }

  #if os(Linux)
    // Nobody can make files there, not even root.
    @Test func aFolderThatCannotBeIsReported() throws {
      try withScene { folder in
        for output in ["/proc/herorender/out", "/proc/film.gif", "/proc/film.html"] {
          try Program.run("scene.json \(output)", in: folder, status: 3, says: "herorender: error: ")
        }
      }
    }
  #endif

  // The recipe as the documentation prints it, with one thread's worth of shards.
  @Test(.enabled(if: Program.find("parallel") != nil, "GNU parallel is not on the PATH"))
  func theRecipeForParallelWorks() throws {
    let text = try Repository.text("docs/long-jobs.md")
    let section = try #require(text.components(separatedBy: "## GNU parallel\n").dropFirst().first)
    let recipe = try #require(
      section.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "\n```").first)
    #expect(recipe.hasPrefix("parallel "))
    try withScene { folder in
      let whole = try reference(folder)
      try Program.run(script: "export HOME='\(folder)'; \(recipe)", in: folder, status: 0)
      try expectEqual(contents("\(folder)/frames"), whole)
    }
  }

  // 64·48·4 = 12 288 bytes a frame.
  @Test func pipesCarryEveryFrame() throws {
    try withScene { folder in
      let result = try Program.run(script: "cat scene.json | herorender - - --quiet | wc -c", in: folder)
      expectEqual(result.output.trimmingCharacters(in: .whitespacesAndNewlines), "\(Self.frameCount * 12288)")
      #expect(result.errors.isEmpty)
    }
  }

  #if os(Linux)
    // The program waits in its last frame, which no pipe holds at once, while its peak is read. 160·120·4 = 76 800 bytes a frame.
    @Test func memoryDoesNotGrowWithTheFilm() throws {
      func peak(frames: Int, hold: Double) throws -> Int {
        var peak = 0
        let steps = #"{ "wait": 0.1 }, { "present": "b" }, { "wait": \#(hold) }"#
        let scene = FullDiskTests.scene(duration: 0.5, steps: steps)
          .replacing(#""width": 64, "height": 48"#, with: #""width": 160, "height": 120"#)
        try withFiles(["scene.json": scene]) { folder in
          let pipe = Pipe()
          let process = try Program.start(
            ["scene.json", "-", "-o", "out", "--quiet", "--jobs", "2"], in: folder, output: pipe)
          try pipe.fileHandleForWriting.close()
          var rest = (frames - 1) * 76_800
          while rest > 0, let data = try pipe.fileHandleForReading.read(upToCount: min(rest, 1 << 16)), !data.isEmpty {
            rest -= data.count
          }
          expectEqual(rest, 0)
          let status = try read("/proc/\(process.processIdentifier)/status")
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
}
