import Foundation
import HeroFiles
import HeroRaster
import HeroTesting

@testable import HeroRender

/// Several runs that fill one folder, on machines that share nothing else.
@Suite struct SharedFolderTests {
  /// One shard of the fake film, 20 frames.
  private final class Shard {
    let sink: PNGSequenceSink
    let run: RenderRun
    private var writer: (any FrameWriter)?

    init(_ frames: [Int], in folder: String, resumes: Bool = false, environment: RasterEnvironment? = nil) throws {
      sink = PNGSequenceSink(folder: folder)
      var run = try fakeRun(frames: frames, resumes: resumes)
      run.header.environment = environment
      run.sceneName = "scene.json"
      self.run = run
    }

    func begin() throws {
      try sink.check(run)
      writer = try sink.open(run, cancellation: Cancellation())
    }

    func draw() throws {
      let worker = FrameWorker(source: FakeSource(), forms: [.png, .hash], compression: .balanced)
      let writer = try #require(writer)
      for request in run.requests { _ = try writer.receive(try worker.render(request)) }
    }

    func finish(isComplete: Bool = true) throws { try #require(writer).finish(isComplete: isComplete) }

    func render() throws {
      try begin()
      try draw()
      try finish()
    }
  }

  /// What one run leaves.
  private func whole() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    try withTemporaryFolder { folder in
      try Shard(Array(0..<20), in: folder).render()
      files = try contents(folder)
    }
    try #require(files.count == 21)
    return files
  }

  /// Makes the parts of this process look as if a process that has ended had written them.
  private func orphanParts(_ folder: String) throws {
    let own = Writer.current
    for name in try contents(folder).keys {
      guard let hidden = HiddenName(name), hidden.writer == own else { continue }
      let orphan = name.replacingOccurrences(
        of: "-\(own.process)-\(own.start)-", with: "-\(own.process)-\(own.start + 1)-")
      try FileManager.default.moveItem(atPath: "\(folder)/\(name)", toPath: "\(folder)/\(orphan)")
    }
  }

  @Test func whoEndsLastLeavesTheManifestOfOneRun() throws {
    let whole = try whole()
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      try withTemporaryFolder { folder in
        let shards = try [0..<7, 7..<14, 14..<20].map { try Shard(Array($0), in: folder) }
        for shard in shards { try shard.begin() }
        for index in order { try shards[index].draw() }
        for index in order { try shards[index].finish() }
        try expectEqual(contents(folder), whole)
      }
    }
  }

  // Somebody who read the folder early may write late: what they did not know of stays in its part until nobody can.
  @Test func aLateWriterLosesNobodysFrames() throws {
    let whole = try whole()
    try withTemporaryFolder { folder in
      let (first, second) = (try Shard(Array(0..<12), in: folder), try Shard(Array(12..<20), in: folder))
      try first.begin()
      try second.begin()
      let stale = try #require(FileSystem.bytes(of: "\(folder)/manifest.json"))
      try first.draw()
      try second.draw()
      try first.finish()
      try FileSystem.writeWhole(stale, to: "\(folder)/manifest.json")
      try second.finish()
      try expectEqual(contents(folder), whole)
    }
  }

  // Eight at once, again and again: whatever the order, no entry is lost and no hidden file stays.
  @Test func simultaneousShardsLoseNothing() throws {
    let whole = try whole()
    for round in 0..<20 {
      try withTemporaryFolder { folder in
        let (problems, group) = (Problems(), DispatchGroup())
        for shard in 0..<8 {
          let thread = Thread {
            do {
              try Shard(stride(from: shard, to: 20, by: 8).map { $0 }, in: "\(folder)/out").render()
            } catch { problems.add("\(error)") }
            group.leave()
          }
          group.enter()
          thread.start()
        }
        group.wait()
        expectEqual(problems.texts, [])
        let left = try contents("\(folder)/out")
        expectEqual(left, whole, "round \(round)")
      }
    }
  }

  /// What went wrong on several threads.
  private final class Problems: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    func add(_ text: String) { lock.withLock { list.append(text) } }
    var texts: [String] { lock.withLock { list } }
  }

  @Test func whatAKilledRunHasListedIsResumed() throws {
    let whole = try whole()
    try withTemporaryFolder { folder in
      let killed = try Shard(Array(0..<20), in: folder)
      try killed.begin()
      try killed.draw()
      // The manifest as a slower writer left it: only the part, last written with the sixteenth frame, knows more.
      try FileSystem.writeWhole(Array(Manifest(header: killed.run.header).text.utf8), to: "\(folder)/manifest.json")
      try orphanParts(folder)
      let source = FakeSource()
      let outcome = try RenderJob(source: source, run: try fakeRun(frames: Array(0..<20), resumes: true)).render(
        into: [PNGSequenceSink(folder: folder)])
      expectEqual(outcome.kept, 16)
      try expectEqual(contents(folder), whole)
    }
  }

  // A part of the film joins what a killed run has done, and tidies up after it.
  @Test func aKilledShardDoesNotStandInTheWay() throws {
    let whole = try whole()
    try withTemporaryFolder { folder in
      let killed = try Shard(Array(0..<12), in: folder)
      try killed.begin()
      try killed.draw()
      try orphanParts(folder)
      for frames in [0..<12, 12..<20] {
        try Shard(Array(frames), in: folder, resumes: true).render()
      }
      try expectEqual(contents(folder), whole)
    }
  }

  @Test func aRemovedFolderIsAnErrorThatNamesIt() throws {
    try withTemporaryFolder { folder in
      for isMadeAgain in [false, true] {
        let out = "\(folder)/out"
        let shard = try Shard(Array(0..<20), in: out)
        try shard.begin()
        try FileManager.default.removeItem(atPath: out)
        if isMadeAgain { try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false) }
        let expected = RenderError.environment("the folder \(out) was removed or replaced while the run wrote into it")
        #expect(throws: expected) { () throws in try shard.draw() }
        #expect(throws: expected) { () throws in try shard.finish(isComplete: false) }
        #expect(!FileManager.default.fileExists(atPath: "\(out)/manifest.json"))
        try? FileManager.default.removeItem(atPath: out)
      }
    }
  }

  @Test(arguments: ["film.html", "still.png"])
  func aFileWhoseFolderIsRemovedNamesIt(name: String) throws {
    try withTemporaryFolder { folder in
      let out = "\(folder)/out"
      let sink = try OutputTarget("\(out)/\(name)").makeSink()
      let run = try fakeRun(frames: [3])
      let writer = try sink.open(run, cancellation: Cancellation())
      try FileManager.default.removeItem(atPath: out)
      let worker = FrameWorker(source: FakeSource(), forms: [.pixels, .png, .hash], compression: .balanced)
      let frame = try worker.render(run.requests[0])
      let error = #expect(throws: RenderError.self) { () throws in
        _ = try writer.receive(frame)
        try writer.finish(isComplete: true)
      }
      expectEqual(error, .environment("the folder \(out) was removed or replaced while the run wrote into it"))
    }
  }

  private static let environment = RasterEnvironment(
    cairo: "1.16.0", pixman: "0.42.2", pango: "1.50.12", freetype: "2.12.1",
    fonts: [.init(name: "Inter-Regular.otf", xxh128: "aa")])

  @Test func theManifestNamesLibrariesAndFonts() throws {
    let manifest = Manifest(header: try Shard([], in: "", environment: Self.environment).run.header)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(manifest.text.utf8)) as? [String: Any])
    expectEqual(
      json["environment"] as? [String: String],
      [
        "cairo": "1.16.0", "pixman": "0.42.2", "pango": "1.50.12", "freetype": "2.12.1",
      ])
    expectEqual(json["fonts"] as? [[String: String]], [["file": "Inter-Regular.otf", "xxh128": "aa"]])
    expectEqual(Manifest(bytes: Array(manifest.text.utf8)), manifest)
  }

  @Test(arguments: [
    ("1.18.0", "aa", "cairo 1.16.0 → 1.18.0"), ("1.16.0", "bb", "font Inter-Regular.otf is another file"),
  ])
  func anotherEnvironmentIsRefused(cairo: String, font: String, change: String) throws {
    try withTemporaryFolder { folder in
      try Shard(Array(0..<12), in: folder, environment: Self.environment).render()
      let before = try contents(folder)
      var other = Self.environment
      other.cairo = cairo
      other.fonts[0].xxh128 = font
      for second in [
        try Shard(Array(12..<20), in: folder, environment: other),
        try Shard(Array(0..<20), in: folder, resumes: true, environment: other),
      ] {
        let error = #expect(throws: RenderError.self) { try second.begin() }
        guard case .input(let text)? = error else {
          Issue.record("\(String(describing: error)) is another error")
          return
        }
        #expect(text.contains(change))
        #expect(text.contains("--force"))
        try expectEqual(contents(folder), before)
      }
      // The whole film replaces what is there.
      try Shard(Array(0..<20), in: folder, environment: other).render()
      try expectEqual(contents(folder).count, 21)
    }
  }

  /// A merge of the folders `a` and `b`, drawn in two environments.
  private func merge(
    in folder: String, _ first: RasterEnvironment? = nil, _ second: RasterEnvironment? = nil
  ) throws -> FolderMerge {
    try Shard(Array(0..<12), in: "\(folder)/a", environment: first).render()
    try Shard(Array(12..<20), in: "\(folder)/b", environment: second).render()
    return FolderMerge(output: "\(folder)/out", parts: ["\(folder)/a", "\(folder)/b"])
  }

  @Test func mergingRefusesPartsOfTheVersionBefore() throws {
    try withTemporaryFolder { folder in
      let (merge, file) = (try merge(in: folder), "\(folder)/b/manifest.json")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try text.replacingOccurrences(of: "\"version\": 2", with: "\"version\": 1").replacingOccurrences(
        of: "\"xxh128\"", with: "\"sha256\""
      ).write(toFile: file, atomically: true, encoding: .utf8)
      let problems = #expect(throws: FolderMerge.Problems.self) { try merge.run() }
      expectEqual(
        problems?.sentences,
        [
          "\(file) has version 1, which identifies pixels by SHA-256; this program reads version 2, "
            + "which identifies them by XXH128; render \(folder)/b again with this program"
        ])
    }
  }

  @Test func mergingRefusesPartsOfTwoEnvironments() throws {
    try withTemporaryFolder { folder in
      var other = Self.environment
      other.pango = "1.54.0"
      let merge = try merge(in: folder, Self.environment, other)
      let problems = #expect(throws: FolderMerge.Problems.self) { try merge.run() }
      expectEqual(problems?.sentences.count, 1)
      expectEqual(problems?.sentences.first?.contains("pango 1.50.12 → 1.54.0"), true)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/out"))
    }
  }
}
