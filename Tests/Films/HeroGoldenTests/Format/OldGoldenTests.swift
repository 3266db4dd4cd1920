import Foundation
import HeroRender
import HeroTesting

@testable import HeroGolden

/// Goldens of version 1, whose manifests name pixels, files, fonts and the scene by SHA-256: their pictures still count.
@Suite struct OldGoldenTests {
  /// Makes a golden what version 1 would have written, with a file for each picture; of sums only their length is right, since nobody looks at them.
  private func age(_ golden: GoldenFolder) throws {
    for frame in try golden.manifest().frames where frame.fileXXH128 != nil {
      let (own, kept) = (golden.file(frame.moment.file), golden.picture(of: frame.moment))
      if own != kept { try FileManager.default.copyItem(atPath: kept, toPath: own) }
    }
    let file = golden.file(GoldenFolder.manifestFile)
    let digits = String(repeating: "ab", count: 32)
    var text = try String(contentsOfFile: file, encoding: .utf8)
    text.replace("\"version\": 2", with: "\"version\": 1")
    text.replace(/"(sceneDigest|xxh128|fileXXH128)": "[0-9a-f]+"/) { match in
      let key = ["xxh128": "sha256", "fileXXH128": "fileSHA256"][match.output.1] ?? match.output.1
      return "\"\(key)\": \"\(digits)\""
    }
    #expect(!text.contains("xxh128") && text.contains(digits))
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func withOld(_ check: GoldenCheck = allFrames, _ body: (GoldenPlace) throws -> Void) throws {
    try GoldenPlace.with { place in
      try place.record(TestScene(), check)
      try age(place.golden)
      try body(place)
    }
  }

  @Test func theSamePixelsPass() throws {
    try withOld { place in
      let result = try place.compare()
      #expect(result.outcome == .passed && result.frames.allSatisfy { $0.status == .same })
      #expect(!result.isSceneChanged)
      expectEqual(
        result.environmentChanges,
        [
          "the golden is of version 1, whose fonts cannot be compared: record it again"
        ])
    }
  }

  @Test func otherPixelsFailAndTheirReportIsAGoldenOfToday() throws {
    try withOld { place in
      let result = try place.compare(TestScene(badgeColor: "#0000fe"))
      #expect(result.outcome == .failed && result.failures.contains { $0.kind == .pixels })
      #expect(result.frames.contains { $0.changedPixels > 0 })
      let actual = GoldenFolder(path: "\(place.report)/actual")
      try expectEqual(actual.manifest().version, 2)
      try place.golden.replace(by: actual)
      try expectEqual(place.compare(TestScene(badgeColor: "#0000fe")).outcome, .passed)
    }
  }

  @Test func aPictureThatIsGoneOrBrokenIsSeen() throws {
    try withOld { place in
      try place.write("no picture", to: "frame_00003.png")
      try FileManager.default.removeItem(atPath: place.golden.file("frame_00004.png"))
      try expectEqual(place.compare().failures.map(\.kind), [.corrupt, .missingFile])
    }
  }

  @Test func hashesAloneSayHowToRenew() throws {
    let check = GoldenCheck(selection: .frames(nil), levels: GoldenLevels(pixels: .hash, trace: .none))
    try withOld(check) { place in
      try expectEqual(
        place.compare(TestScene(), check).failures.map(\.message),
        [
          "golden file corrupt: \(place.golden.path)/manifest.json: it has version 1, which identifies pixels by SHA-256, "
            + "and no pictures: record it again"
        ])
    }
  }

  // A report that the version before has left cannot be accepted: its pictures are named by other sums.
  @Test func anOldReportIsNotAccepted() throws {
    try GoldenPlace.with { place in
      try place.record()
      let old = GoldenFolder(path: "\(place.folder)/old")
      try FileManager.default.copyItem(atPath: place.golden.path, toPath: old.path)
      try age(old)
      #expect(
        throws: RenderError.environment("\(old.path)/manifest.json is of version 1: run the test again")
      ) { () throws in try place.golden.replace(by: old) }
      try expectEqual(place.compare().outcome, .passed)
    }
  }

  // Version 1 named images by 12 digits of their SHA-256, which say nothing of today's 16 of another sum; those of one kind are compared.
  @Test func imagesInTraces() throws {
    func trace(_ image: String) throws -> Trace {
      try Trace(
        bytes: Array(
          #"{"contents.image": "\#(image)", "depth": 0, "frame": 0, "layer": "a", "role": "view"}"#.utf8))
    }
    for (old, new, count) in [
      ("0123456789ab", "0123456789abcdef", 0), ("0123456789ab", "0123456789ac", 1), ("0123456789abcdef", "2", 1),
    ] {
      expectEqual(TraceComparison.changes(expected: try trace(old), actual: try trace(new)).count, count)
    }
  }
}
