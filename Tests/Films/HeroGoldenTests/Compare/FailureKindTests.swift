import Foundation
import HeroImage
import HeroRender
import HeroTesting

@testable import HeroGolden

/// Every way in which a golden can fail, provoked.
@Suite struct FailureKindTests {
  @Test func equalFilmsPassAndLeaveNoReport() throws {
    try GoldenPlace.with { place in
      try place.record()
      let result = try place.compare()
      expectEqual(result.outcome, .passed)
      expectEqual(result.failures, [])
      expectEqual(result.frames.count, 13)
      #expect(result.frames.allSatisfy { $0.status == .same })
      expectEqual(place.names("\(place.folder)/report"), [])
    }
  }

  @Test func missingGolden() throws {
    try GoldenPlace.with { place in
      let result = try place.compare()
      expectEqual(result.outcome, .failed)
      expectEqual(result.failures, [.missing(folder: place.golden.path)])
      #expect(result.failures[0].message.hasSuffix("golden/film has not been recorded; a missing golden never passes"))
      // Today's frames can be accepted as they are.
      try place.golden.replace(by: GoldenFolder(path: "\(place.report)/actual"))
      let after = try place.compare()
      expectEqual(after.outcome, .passed)
    }
  }

  @Test func longerFilm() throws {
    try GoldenPlace.with { place in
      try place.record()
      let result = try place.compare(TestScene(lastWait: 0.3))
      expectEqual(result.failures.first?.message, "wrong frame count: the golden's film has 13 frames, today's 17")
      expectEqual(result.frames.count, 17)
    }
  }

  @Test func shorterFilmThanTheChosenFrames() throws {
    try GoldenPlace.with { place in
      let check = GoldenCheck(selection: .frames("0,12"))
      try place.record(TestScene(), check)
      let result = try place.compare(TestScene(lastWait: 0), check)
      expectEqual(result.failures.first?.message, "wrong frame count: the golden's film has 13 frames, today's 11")
      expectEqual(result.frames.map(\.moment.name), ["frame_00000"])
    }
  }

  @Test func anotherSize() throws {
    try GoldenPlace.with { place in
      try place.record()
      let result = try place.compare(TestScene(scale: 2))
      expectEqual(result.failures.first?.message, "wrong size: the golden has 100×100 px, today's frames 200×200 px")
      #expect(result.frames.allSatisfy { $0.status == .unreadable })
    }
  }

  @Test func anotherRate() throws {
    try GoldenPlace.with { place in
      try place.record()
      let result = try place.compare(fps: 30)
      expectEqual(result.failures.first?.message, "wrong fps: the golden has 20, this run 30")
    }
  }

  @Test func corruptPicture() throws {
    try GoldenPlace.with { place in
      try place.record()
      try place.write("no picture", to: "frame_00003.png")
      let result = try place.compare()
      let message = try #require(result.failures.first?.message)
      expectEqual(result.failures.count, 1)
      #expect(message.hasPrefix("golden file corrupt: \(place.golden.path)/frame_00003.png: it cannot be decoded: "))
      expectEqual(result.frames.filter(\.isFailure).map(\.moment.name), ["frame_00003"])
    }
  }

  @Test func pictureOfAnotherFrame() throws {
    try GoldenPlace.with { place in
      try place.record()
      let other = try #require(FileManager.default.contents(atPath: place.golden.file("frame_00008.png")))
      try other.write(to: URL(fileURLWithPath: place.golden.file("frame_00003.png")))
      let result = try place.compare()
      expectEqual(result.failures.map(\.kind.rawValue), ["corrupt"])
      #expect(result.failures[0].message.hasSuffix("its pixels are not those that the manifest lists"))
    }
  }

  @Test(arguments: ["frame_00003.png", "trace.jsonl.gz", "manifest.json"])
  func largeFileStoragePointer(name: String) throws {
    try GoldenPlace.with { place in
      try place.record()
      try place.write("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n", to: name)
      let result = try place.compare()
      expectEqual(result.failures.map(\.kind.rawValue), ["lfs-pointer"])
      expectEqual(
        result.failures.first?.message,
        "golden file not fetched: \(place.golden.path)/\(name) is a Git LFS pointer; "
          + "run 'git lfs pull' (in GitHub Actions: checkout with lfs: true)")
    }
  }

  @Test func missingPicture() throws {
    try GoldenPlace.with { place in
      try place.record()
      try FileManager.default.removeItem(atPath: place.golden.file("frame_00003.png"))
      let result = try place.compare()
      expectEqual(
        result.failures.map(\.message),
        [
          "golden file missing: \(place.golden.path)/frame_00003.png belongs to the golden but is not there"
        ])
    }
  }

  @Test func missingTrace() throws {
    try GoldenPlace.with { place in
      try place.record()
      try FileManager.default.removeItem(atPath: place.golden.file("trace.jsonl.gz"))
      try expectEqual(place.compare().failures.map(\.kind.rawValue), ["missing-file"])
    }
  }

  @Test(arguments: [
    ("{}", "it is not the manifest of a golden"), ("{", "it is not JSON"),
    (#"{"format": "herorender-golden", "version": 7}"#, "its version is 7; this program reads versions 1 to 2"),
    (#"{"format": "herorender-golden", "version": 1}"#, "'canvas' is missing or wrong"),
  ])
  func corruptManifest(text: String, reason: String) throws {
    try GoldenPlace.with { place in
      try place.record()
      try place.write(text, to: "manifest.json")
      let result = try place.compare()
      expectEqual(
        result.failures.map(\.message), ["golden file corrupt: \(place.golden.path)/manifest.json: \(reason)"])
    }
  }

  @Test(arguments: [
    ("trace.jsonl", "{\"frame\": 0}\n", "line 1 is not a layer of a trace"),
    ("trace.jsonl.gz", "{\"frame\": 0}\n", "it is damaged, or unpacks to more than 1 GiB"),
  ])
  func corruptTrace(name: String, text: String, reason: String) throws {
    try GoldenPlace.with { place in
      try place.record()
      try FileManager.default.removeItem(atPath: place.golden.file("trace.jsonl.gz"))
      try place.write(text, to: name)
      let result = try place.compare()
      expectEqual(
        result.failures.map(\.message), ["golden file corrupt: \(place.golden.path)/\(name): \(reason)"])
    }
  }

  // Frames 0 to 2 of the film are the same, and so are 10 to 12: 13 frames are nine files. A golden of before has all of them.
  @Test func equalPicturesAreKeptOnce() throws {
    try GoldenPlace.with { place in
      try place.record()
      let pictures = place.names(place.golden.path).filter { $0.hasSuffix(".png") }
      expectEqual(pictures.count, 9)
      #expect(!pictures.contains("frame_00002.png") && !pictures.contains("frame_00012.png"))
      try expectEqual(place.compare().failures, [])
      let first = place.golden.file("frame_00000.png")
      try FileManager.default.copyItem(atPath: first, toPath: place.golden.file("frame_00001.png"))
      try expectEqual(place.compare().failures, [])
      // Only what differs lies in the report; the rest comes from the golden when it is accepted.
      let result = try place.compare(TestScene(wait: 0.05))
      #expect(result.outcome == .failed)
      let actual = GoldenFolder(path: "\(place.report)/actual")
      #expect(!FileManager.default.fileExists(atPath: actual.file("frame_00000.png")))
      try place.golden.replace(by: actual)
      try expectEqual(place.compare(TestScene(wait: 0.05)).failures, [])
      try FileManager.default.removeItem(atPath: first)
      let name = "golden file missing: \(first) belongs to the golden but is not there"
      try expectEqual(place.compare(TestScene(wait: 0.05)).failures.map(\.message), [name])
    }
  }

  // Goldens of version 0.1 have their traces as they are.
  @Test func aTraceThatIsNotPackedIsRead() throws {
    try GoldenPlace.with { place in
      try place.record()
      guard let lines = try place.golden.unpacked(GoldenFolder.traceFile) else {
        Issue.record("no trace")
        return
      }
      try FileManager.default.removeItem(atPath: place.golden.file("trace.jsonl.gz"))
      try place.write(String(decoding: lines, as: UTF8.self), to: "trace.jsonl")
      try expectEqual(place.compare().failures, [])
      // Recording leaves the packed one alone.
      try place.record()
      try expectEqual(place.compare().failures, [])
      expectEqual(place.names(place.golden.path).filter { $0.hasPrefix("trace") }, ["trace.jsonl.gz"])
    }
  }

  @Test func otherEnvironmentIsNoFailureByItself() throws {
    try GoldenPlace.with { place in
      try place.record()
      var environment = GoldenEnvironment.current()
      environment.raster.cairo = "9.9.9"
      environment.raster.fonts = [.init(name: "New.otf", xxh128: "00")]
      let result = try allFrames.compare(
        try TestScene().subject(environment: environment), with: place.golden,
        result: GoldenResult(name: "film", golden: place.golden.path), report: place.report)
      expectEqual(result.outcome, .passed)
      let cairo = GoldenEnvironment.current().raster.cairo
      expectEqual(result.environmentChanges.first, "cairo \(cairo) → 9.9.9")
      expectEqual(result.environmentChanges.last, "font New.otf is new")
    }
  }

  @Test func hashOnlyGoldenKeepsNoPicturesAndNoticesOnePixel() throws {
    try GoldenPlace.with { place in
      let check = GoldenCheck(selection: .frames(nil), levels: GoldenLevels(pixels: .hash, trace: .none))
      try place.record(TestScene(), check)
      expectEqual(place.names(place.golden.path), ["manifest.json", "plan.json.gz"])
      try expectEqual(place.compare(TestScene(), check).outcome, .passed)
      let result = try place.compare(TestScene(badgeColor: "#0000fe"), check)
      let message = try #require(result.failures.first?.message)
      #expect(message.hasPrefix("pixel hashes differ in "))
      #expect(message.hasSuffix("a hash-only golden cannot show the expected pictures"))
    }
  }

  @Test func filmAboveTheLimitIsRefused() throws {
    try GoldenPlace.with { place in
      var check = allFrames
      check.maxFrames = 5
      #expect(throws: RenderError.self) { try place.record(TestScene(), check) }
    }
  }
}
