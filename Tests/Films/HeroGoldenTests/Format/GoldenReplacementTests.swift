import Foundation
import HeroFiles
import HeroRender
import HeroTesting

@testable import HeroGolden

/// Goldens that are replaced, and what runs leave that are killed meanwhile.
@Suite struct GoldenReplacementTests {
  /// The name of a hidden folder of a process that is gone: of this machine, with the number of the process that now runs here, but begun at another time.
  private func hiddenName(of golden: String) -> String {
    let writer = Writer.current
    return ".\(golden).\(writer.place)-\(writer.process)-\(writer.start + 1)-0123456789abcdef.herorender-golden"
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func aGoldenThatCannotBeTakenOverLeavesTheOldOneAndNothingElse() throws {
    try RunPlace.withFailed { place, _ in
      let before = try place.text("golden/two/manifest.json")
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(place.report)/two/actual/t0_100.png"))
      #expect(throws: RenderError.self) { try Acceptance(report: place.report).accept() }
      try expectEqual(names(place.golden), ["a", "environment.json", "two"])
      try expectEqual(place.text("golden/two/manifest.json"), before)
    }
  }

  // Killed before its folder took the golden's place, and after it.
  @Test func whatAKilledRunLeftGoes() throws {
    try RunPlace.withFailed { place, _ in
      let hidden = "\(place.golden)/\(hiddenName(of: "two"))"
      try FileManager.default.createDirectory(atPath: hidden, withIntermediateDirectories: true)
      try Data("half".utf8).write(to: URL(fileURLWithPath: "\(hidden)/t0_000.png"))
      try expectEqual(place.run().count(.failed), 1)
      try expectEqual(names(place.golden), ["a", "environment.json", "two"])

      try FileManager.default.copyItem(atPath: "\(place.golden)/two", toPath: hidden)
      try Acceptance(report: place.report).accept()
      try expectEqual(names(place.golden), ["a", "environment.json", "two"])
      try expectEqual(place.run().count(.passed), 2)
    }
  }

  // The golden of `two/card` lies in the folder of `two`, with somebody's notes: files move one by one.
  @Test func goldensInTheFolderOfAnotherStay() throws {
    try RunPlace.with { place in
      try place.write(TestScene().json, "two/card")
      _ = try place.run(.missing)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(place.golden)/two/NOTES.md"))
      try place.write(TestScene(squareColor: "#00ffff").json, "two")
      try expectEqual(place.run().results.map(\.outcome), [.passed, .passed, .failed])
      try Acceptance(report: place.report).accept()
      try expectEqual(place.run().count(.passed), 3)
      try expectEqual(place.text("golden/two/NOTES.md"), "mine")
      // All of them recorded at once.
      try expectEqual(place.run(.all).count(.recorded), 3)
      try expectEqual(place.run().count(.passed), 3)
      try expectEqual(names("\(place.golden)/two").filter { $0.hasPrefix(".") }, [])
      try expectEqual(names(place.golden), ["a", "environment.json", "two"])
    }
  }

  // Killed while files moved: one picture is the new one, all else of the golden the old.
  @Test func aLaterRunMovesTheRest() throws {
    try RunPlace.withFailed { place, _ in
      let (hidden, golden) = ("\(place.golden)/\(hiddenName(of: "two"))", "\(place.golden)/two")
      try FileManager.default.copyItem(atPath: "\(place.report)/two/actual", toPath: hidden)
      try Data().write(to: URL(fileURLWithPath: "\(hidden)/moving.tmp"))
      try FileManager.default.removeItem(atPath: "\(golden)/t0_000.png")
      try FileManager.default.moveItem(atPath: "\(hidden)/t0_000.png", toPath: "\(golden)/t0_000.png")
      try Data().write(to: URL(fileURLWithPath: "\(golden)/frame_00001.png"))
      try expectEqual(place.run().count(.passed), 2)
      try expectEqual(names(place.golden), ["a", "environment.json", "two"])
      #expect(!place.exists("golden/two/frame_00001.png"))
    }
  }

  // The golden's folder is a link, with rights of its own.
  @Test func linksAndRightsStay() throws {
    try RunPlace.withFailed { place, _ in
      try FileManager.default.moveItem(atPath: "\(place.golden)/two", toPath: "\(place.folder)/elsewhere")
      try FileManager.default.createSymbolicLink(atPath: "\(place.golden)/two", withDestinationPath: "../elsewhere")
      chmod("\(place.folder)/elsewhere", 0o750)
      try Acceptance(report: place.report).accept()
      expectEqual(FileSystem.link(at: "\(place.golden)/two"), "../elsewhere")
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(place.folder)/elsewhere")
      expectEqual(attributes[.posixPermissions] as? Int, 0o750)
      try expectEqual(place.run().count(.passed), 2)
    }
  }

  // Whoever asks to stop while goldens are recorded finds the old ones, and no report that is not whole.
  @Test func stoppedRecordingLeavesOldGoldens() throws {
    try RunPlace.withFailed { place, _ in
      let before = try place.text("golden/two/manifest.json")
      let error = #expect(throws: RenderError.self) {
        try place.run(.all) { $0.check.cancellation.request(.terminated) }
      }
      expectEqual(error, .stopped)
      try expectEqual(place.text("golden/two/manifest.json"), before)
      try expectEqual(names(place.golden), ["a", "environment.json", "two"])
      #expect(!place.exists("report"))
    }
  }
}
