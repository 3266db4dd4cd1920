import Foundation
import HeroBytes
import HeroTesting

@testable import HeroRender

@Suite struct PNGSequenceSinkTests {
  @discardableResult
  private func render(
    _ run: RenderRun, to folder: String, source: FakeSource = FakeSource(), cancellation: Cancellation = Cancellation()
  ) throws -> RenderJob<FakeSource>.Outcome {
    try RenderJob(source: source, run: run, jobs: 2).render(
      into: [PNGSequenceSink(folder: folder)], cancellation: cancellation)
  }

  private func manifest(_ folder: String) throws -> Manifest {
    let bytes = try #require(FileManager.default.contents(atPath: "\(folder)/manifest.json"))
    return try #require(Manifest(bytes: [UInt8](bytes)))
  }

  @Test func fileNames() {
    expectEqual(
      [0, 99_999, 100_000].map { PNGSequenceSink.fileName(frame: $0) },
      ["frame_00000.png", "frame_99999.png", "frame_100000.png"])
  }

  @Test func aFolderHoldsTheFramesAndTheManifestAndNothingElse() throws {
    try withTemporaryFolder { folder in
      let out = "\(folder)/new/deep"
      try render(try fakeRun(frames: [0, 1, 2], count: 3), to: out)
      let files = try contents(out)
      expectEqual(files.keys.sorted(), ["frame_00000.png", "frame_00001.png", "frame_00002.png", "manifest.json"])
      let frame = try manifest(out).frames[1]
      expectEqual((frame.number, frame.time, frame.file), (1, 0.1, "frame_00001.png"))
      expectEqual(frame.xxh128, xxh128Hex([1, 0, 0, 255, 0, 1, 0, 255]))
      expectEqual(frame.fileXXH128, xxh128Hex(try #require(files["frame_00001.png"])))
      // The manifest says what they belong to.
      let data = Data(try #require(files["manifest.json"]))
      let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      expectEqual((json["version"] as? Int, json["sceneDigest"] as? String), (2, "scene-a"))
      expectEqual((json["rendererVersion"] as? String, json["fps"] as? String), ("0.2.0", "10"))
      expectEqual((json["duration"] as? Double, json["frameCount"] as? Int), (0.2, 3))
      expectEqual((json["canvas"] as? [String: Any])?["pixelWidth"] as? Int, 2)
      expectEqual((json["frames"] as? [Any])?.count, 3)
    }
  }

  @Test func shardsLeaveTheBytesOfOneRun() throws {
    try withTemporaryFolder { folder in
      try render(try fakeRun(frames: Array(0..<20)), to: "\(folder)/one")
      // Not in order, as machines finish.
      for part in [7..<14, 14..<20, 0..<7] { try render(try fakeRun(frames: Array(part)), to: "\(folder)/parts") }
      let whole = try contents("\(folder)/one")
      expectEqual(whole.count, 21)
      try expectEqual(contents("\(folder)/parts"), whole)
    }
  }

  @Test func forceReplacesOnlyFrames() throws {
    try withTemporaryFolder { folder in
      try render(try fakeRun(frames: Array(0..<20)), to: folder)
      for name in ["notes.txt", "frame_1.png", "frame_00003.jpg"] {
        try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      try render(try fakeRun(frames: [0, 1], count: 2, digest: "scene-b", forces: true), to: folder)
      try expectEqual(
        contents(folder).keys.sorted(),
        [
          "frame_00000.png", "frame_00001.png", "frame_00003.jpg", "frame_1.png", "manifest.json", "notes.txt",
        ])
      try expectEqual(manifest(folder).header.sceneDigest, "scene-b")
    }
  }

  // Even when the run forces: they are somebody else's.
  @Test func foreignFilesAreRefused() throws {
    for (name, forces) in [
      ("frame_00007.png", false), ("manifest.json", false), ("frame_00007.png", true), ("manifest.json", true),
    ] {
      try withTemporaryFolder { folder in
        try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        let run = try fakeRun(frames: [0, 1], count: 2, forces: forces)
        #expect(throws: RenderError.self) { try render(run, to: folder) }
        try expectEqual(contents(folder), [name: Array("{}".utf8)])
      }
    }
  }

  @Test func aFileInThePlaceOfTheFolderIsRefused() throws {
    try withTemporaryFolder { folder in
      try Data().write(to: URL(fileURLWithPath: "\(folder)/file"))
      let run = try fakeRun(frames: [0, 1], count: 2)
      for path in ["\(folder)/file", "\(folder)/file/below"] {
        let error = #expect(throws: RenderError.self) { try render(run, to: path) }
        expectEqual(error?.description.contains("is a file"), true)
      }
    }
  }

  // The film of a scene file replaces the film of that file, whatever has changed in it; nothing else in the folder is touched.
  @Test(arguments: [("scene-a", 4.0, 3), ("scene-b", 2.0, 5)])
  func aWholeFilmReplacesThatOfItsFile(digest: String, width: Double, count: Int) throws {
    try withTemporaryFolder { folder in
      try render(try fakeRun(frames: Array(0..<20), sceneName: "card.json"), to: folder)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/notes.txt"))
      let sink = PNGSequenceSink(folder: folder)
      let run = try fakeRun(
        frames: Array(0..<count), count: count, digest: digest, width: width, sceneName: "card.json")
      var notes: [String] = []
      _ = try RenderJob(source: FakeSource(), run: run).render(into: [sink]) { event in
        if case .noted(let text) = event { notes.append(text) }
      }
      expectEqual(notes, ["\(folder): replaces 20 frames that herorender made from card.json"])
      let frames = (0..<count).map { PNGSequenceSink.fileName(frame: $0) }
      try expectEqual(contents(folder).keys.sorted(), frames + ["manifest.json", "notes.txt"])
      try expectEqual(manifest(folder).sceneName, "card.json")
    }
  }

  // A run that was killed has written frames that it had no time to list; they are its own all the same.
  @Test func announcedFramesAreNoStrangers() throws {
    try withTemporaryFolder { folder in
      try render(try fakeRun(frames: Array(0..<20)), to: "\(folder)/whole")
      var killed = Manifest(header: try fakeRun(frames: [0]).header, frames: [])
      killed.expected = IndexSet(integersIn: 0..<20)
      try FileManager.default.createDirectory(atPath: "\(folder)/out", withIntermediateDirectories: true)
      try Data(killed.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/out/manifest.json"))
      try Data("half of the work".utf8).write(to: URL(fileURLWithPath: "\(folder)/out/frame_00019.png"))
      try render(try fakeRun(frames: Array(0..<20), resumes: true), to: "\(folder)/out")
      try expectEqual(contents("\(folder)/out"), contents("\(folder)/whole"))
    }
  }

  @Test func runsAnnounceTheirFramesBeforeTheyWriteThem() throws {
    try withTemporaryFolder { folder in
      try render(try fakeRun(frames: [0, 1, 2]), to: folder)
      let sink = PNGSequenceSink(folder: folder)
      let run = try fakeRun(frames: [5, 6, 7, 12])
      try sink.check(run)
      let writer = try sink.open(run, cancellation: Cancellation())
      try expectEqual(manifest(folder).expected, IndexSet([5, 6, 7, 12]))
      let text = String(decoding: try #require(contents(folder)["manifest.json"]), as: UTF8.self)
      #expect(text.contains("\"expected\": [\n  [5, 7],\n  [12, 12]\n ]"))
      try writer.finish(isComplete: false)
      try expectEqual(manifest(folder).expected, IndexSet([5, 6, 7, 12]))
      try render(run, to: folder)
      #expect(try manifest(folder).expected.isEmpty)
    }
  }

  @Test func resumingDrawsOnlyWhatIsMissingOrChanged() throws {
    try withTemporaryFolder { folder in
      try render(try fakeRun(frames: Array(0..<20)), to: folder)
      let whole = try contents(folder)
      try FileManager.default.removeItem(atPath: "\(folder)/frame_00004.png")
      try Data("torn".utf8).write(to: URL(fileURLWithPath: "\(folder)/frame_00011.png"))
      let source = FakeSource()
      let outcome = try render(try fakeRun(frames: Array(0..<20), resumes: true), to: folder, source: source)
      expectEqual(source.log.sorted, [4, 11])
      expectEqual(outcome, .init(drawn: 2, kept: 18, cancelled: nil))
      try expectEqual(contents(folder), whole)
    }
  }

  @Test func resumingTrustsNoOtherScene() throws {
    try withTemporaryFolder { folder in
      try render(try fakeRun(frames: Array(0..<20)), to: folder)
      let source = FakeSource()
      try render(
        try fakeRun(frames: Array(0..<20), digest: "scene-b", resumes: true, forces: true), to: folder, source: source)
      expectEqual(source.log.sorted, Array(0..<20))
    }
  }

  @Test func anInterruptedRunListsExactlyItsWholeFrames() throws {
    try withTemporaryFolder { folder in
      let cancellation = Cancellation()
      let stopper = MemorySink()
      stopper.onReceive = { if $0.request.number == 8 { cancellation.request(.interrupted) } }
      let job = RenderJob(source: FakeSource(), run: try fakeRun(frames: Array(0..<20)), jobs: 2)
      let outcome = try job.render(into: [PNGSequenceSink(folder: folder), stopper], cancellation: cancellation)
      expectEqual(outcome.cancelled, .interrupted)
      #expect(outcome.drawn >= 9)
      #expect(outcome.drawn < 20)
      let listed = try manifest(folder).frames.map(\.file)
      try expectEqual(contents(folder).keys.sorted(), listed + ["manifest.json"])
      expectEqual(listed.count, outcome.drawn)
    }
  }

  @Test func aFailedFrameLeavesTheOnesBeforeIt() throws {
    try withTemporaryFolder { folder in
      let run = try fakeRun(frames: Array(0..<20))
      #expect(throws: RenderError.self) { try render(run, to: folder, source: FakeSource(failing: [5])) }
      try expectEqual(manifest(folder).frames.map(\.number), [0, 1, 2, 3, 4])
      try expectEqual(contents(folder).count, 6)
    }
  }

  @Test func longRunsListTheirFramesMeanwhile() throws {
    try withTemporaryFolder { folder in
      let watcher = MemorySink()
      var listed = 0
      watcher.onReceive = { frame in
        guard frame.request.number == 99 else { return }
        listed = (try? manifest(folder).frames.count) ?? 0
      }
      let job = RenderJob(source: FakeSource(), run: try fakeRun(frames: Array(0..<200), count: 200), jobs: 2)
      _ = try job.render(into: [PNGSequenceSink(folder: folder), watcher])
      // When a hundred frames are written, at most a quarter is not listed yet.
      #expect((75..<100).contains(listed))
      try expectEqual(manifest(folder).frames.count, 200)
    }
  }
}
