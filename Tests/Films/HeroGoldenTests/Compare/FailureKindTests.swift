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

  // Today's film has other frames than the golden's 13 at 20 a second, of 100×100 pixels.
  @Test func anotherFilm() throws {
    try GoldenPlace.with { place in
      try place.record()
      let longer = try place.compare(TestScene(lastWait: 0.3))
      expectEqual(longer.failures.first?.message, "wrong frame count: the golden's film has 13 frames, today's 17")
      expectEqual(longer.frames.count, 17)
      let larger = try place.compare(TestScene(scale: 2))
      expectEqual(larger.failures.first?.message, "wrong size: the golden has 100×100 px, today's frames 200×200 px")
      #expect(larger.frames.allSatisfy { $0.status == .unreadable })
      try expectEqual(place.compare(fps: 30).failures.first?.message, "wrong fps: the golden has 20, this run 30")
      // Shorter than the frames that were chosen.
      let check = GoldenCheck(selection: .frames("0,12"))
      try place.record(TestScene(), check)
      let shorter = try place.compare(TestScene(lastWait: 0), check)
      expectEqual(shorter.failures.first?.message, "wrong frame count: the golden's film has 13 frames, today's 11")
      expectEqual(shorter.frames.map(\.moment.name), ["frame_00000"])
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
      // And one of another frame.
      let other = try #require(FileManager.default.contents(atPath: place.golden.file("frame_00008.png")))
      try other.write(to: URL(fileURLWithPath: place.golden.file("frame_00003.png")))
      let failures = try place.compare().failures
      expectEqual(failures.map(\.kind.rawValue), ["corrupt"])
      #expect(failures[0].message.hasSuffix("its pixels are not those that the manifest lists"))
    }
  }

  @Test func filesThatAreMissingOrDamaged() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n"
    let fetch = "is a Git LFS pointer; run 'git lfs pull' (in GitHub Actions: checkout with lfs: true)"
    try GoldenPlace.with { place in
      for (name, text, kind, reason) in [
        ("frame_00003.png", nil, "missing-file", "missing: FILE belongs to the golden but is not there"),
        ("trace.jsonl.gz", nil, "missing-file", "missing: FILE belongs to the golden but is not there"),
        ("frame_00003.png", pointer, "lfs-pointer", "not fetched: FILE \(fetch)"),
        ("trace.jsonl.gz", pointer, "lfs-pointer", "not fetched: FILE \(fetch)"),
        ("manifest.json", pointer, "lfs-pointer", "not fetched: FILE \(fetch)"),
        ("manifest.json", "{}", "corrupt", "corrupt: FILE: it is not the manifest of a golden"),
        ("manifest.json", "{", "corrupt", "corrupt: FILE: it is not JSON"),
        (
          "manifest.json", #"{"format": "herorender-golden", "version": 7}"#, "corrupt",
          "corrupt: FILE: its version is 7; this program reads versions 1 to 2"
        ),
        (
          "manifest.json", #"{"format": "herorender-golden", "version": 1}"#, "corrupt",
          "corrupt: FILE: 'canvas' is missing or wrong"
        ),
        (
          "trace.jsonl.gz", "{\"frame\": 0}\n", "corrupt",
          "corrupt: FILE: it is damaged, or unpacks to more than 1 GiB"
        ),
      ] as [(String, String?, String, String)] {
        try place.record()
        if let text {
          try place.write(text, to: name)
        } else {
          try FileManager.default.removeItem(atPath: place.golden.file(name))
        }
        let failures = try place.compare().failures
        expectEqual(failures.map(\.kind.rawValue), [kind])
        let message = "golden file " + reason.replacing("FILE", with: "\(place.golden.path)/\(name)")
        expectEqual(failures.map(\.message), [message])
      }
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
      try place.write("{\"frame\": 0}\n", to: "trace.jsonl")
      try expectEqual(
        place.compare().failures.map(\.message),
        ["golden file corrupt: \(place.golden.path)/trace.jsonl: line 1 is not a layer of a trace"])
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
