import Foundation
import HeroTesting

/// What version 0.1.0 wrote: `Samples/0.1.0` has two of its scenes, a golden and one of two parts of a film, made by that version.
@Suite struct UpgradeTests {
  /// A copy of the samples.
  private func withSamples(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let samples = Repository.path("Tests/Programs/CommandLineTests/Samples/0.1.0")
      try FileManager.default.copyItem(atPath: samples, toPath: "\(folder)/old")
      try body("\(folder)/old")
    }
  }

  @Test func goldensCount() throws {
    try withSamples { folder in
      try Program.run(
        "test scenes/cascade.json --golden golden", in: folder, status: 0, prints: "1 passed",
        "the golden is of version 1, whose fonts cannot be compared: record it again")
      // Another colour is another picture, and accepting it makes the golden one of today's.
      let scene = try read("\(folder)/scenes/cascade.json")
      let color = try #require(scene.firstMatch(of: /"backgroundColor": "(#[0-9a-f]{6})"/)?.output.1)
      try write(scene.replacing(color, with: "#123456"), "\(folder)/scenes/cascade.json")
      try Program.run("test scenes/cascade.json --golden golden", in: folder, status: 1, prints: "pixels differ")
      try Program.run("accept herorender-report cascade", in: folder, status: 0)
      let manifest = try read("\(folder)/golden/cascade/manifest.json")
      #expect(manifest.contains("\"version\": 2") && !manifest.contains("sha256"))
      try Program.run("test scenes/cascade.json --golden golden", in: folder, status: 0)
    }
  }

  // The key was every navigation controller's; it is SDOSHero's now.
  @Test func scenesSayWhatToChange() throws {
    try withSamples { folder in
      try Program.run(
        "inspect scenes/push-opposite.json", in: folder, status: 2,
        says: "give the navigation controller \"controller\": \"SDOSHero\"")
    }
  }

  @Test func foldersOfFramesAreNotMixed() throws {
    try withSamples { folder in
      let film = ["scenes/cascade.json", "frames", "--fps", "10", "--shard", "1/2"]
      let before = try bytes("\(folder)/frames/manifest.json")
      try Program.run(
        film + ["--resume"], in: folder, status: 2, says: "name another folder, or --force to replace them")
      try Program.run("scenes/cascade.json rest --fps 10 --shard 2/2", in: folder, status: 0)
      try Program.run("merge whole frames rest", in: folder, status: 2, says: "render frames again with this program")
      try expectEqual(bytes("\(folder)/frames/manifest.json"), before)
      try Program.run(film + ["--force"], in: folder, status: 0)
      try Program.run("merge whole frames rest", in: folder, status: 0)
    }
  }
}
