import Foundation
import HeroTesting

/// What version 0.1.0 wrote: `Samples/0.1.0` has two of its scenes, a golden and one of two parts of a film, made by that version.
@Suite struct UpgradeTests {
  /// A copy of the samples.
  private func withSamples(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Samples/0.1.0")
      try FileManager.default.copyItem(atPath: samples.path, toPath: "\(folder)/old")
      try body("\(folder)/old")
    }
  }

  @Test func goldensCount() throws {
    try withSamples { folder in
      let passed = try Program.run(["test", "scenes/cascade.json", "--golden", "golden"], in: folder)
      #expect(passed.status == 0 && passed.output.contains("1 passed"), "\(passed.output)\(passed.errors)")
      #expect(passed.output.contains("the golden is of version 1, whose fonts cannot be compared: record it again"))
      // Another colour is another picture, and accepting it makes the golden one of today's.
      let scene = try String(contentsOfFile: "\(folder)/scenes/cascade.json", encoding: .utf8)
      let color = try #require(scene.firstMatch(of: /"backgroundColor": "(#[0-9a-f]{6})"/)?.output.1)
      try scene.replacingOccurrences(of: color, with: "#123456")
        .write(toFile: "\(folder)/scenes/cascade.json", atomically: true, encoding: .utf8)
      let failed = try Program.run(["test", "scenes/cascade.json", "--golden", "golden"], in: folder)
      #expect(failed.status == 1 && failed.output.contains("pixels differ"), "\(failed.output)")
      try expectEqual(Program.run(["accept", "herorender-report", "cascade"], in: folder).status, 0)
      let manifest = try String(contentsOfFile: "\(folder)/golden/cascade/manifest.json", encoding: .utf8)
      #expect(manifest.contains("\"version\": 2") && !manifest.contains("sha256"))
      try expectEqual(Program.run(["test", "scenes/cascade.json", "--golden", "golden"], in: folder).status, 0)
    }
  }

  // The key was every navigation controller's; it is SDOSHero's now.
  @Test func scenesSayWhatToChange() throws {
    try withSamples { folder in
      let result = try Program.run(["inspect", "scenes/push-opposite.json"], in: folder)
      expectEqual(result.status, 2)
      #expect(result.errors.contains("give the navigation controller \"controller\": \"SDOSHero\""), "\(result.errors)")
    }
  }

  @Test func foldersOfFramesAreNotMixed() throws {
    try withSamples { folder in
      let film = ["scenes/cascade.json", "frames", "--fps", "10", "--shard", "1/2"]
      let before = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/frames/manifest.json"))
      let resumed = try Program.run(film + ["--resume"], in: folder)
      #expect(resumed.status == 2 && resumed.errors.contains("name another folder, or --force to replace them"))
      try expectEqual(
        Program.run(["scenes/cascade.json", "rest", "--fps", "10", "--shard", "2/2"], in: folder).status, 0)
      let merged = try Program.run(["merge", "whole", "frames", "rest"], in: folder)
      #expect(merged.status == 2 && merged.errors.contains("render frames again with this program"), "\(merged.errors)")
      try expectEqual(Data(contentsOf: URL(fileURLWithPath: "\(folder)/frames/manifest.json")), before)
      try expectEqual(Program.run(film + ["--force"], in: folder).status, 0)
      try expectEqual(Program.run(["merge", "whole", "frames", "rest"], in: folder).status, 0)
    }
  }
}
