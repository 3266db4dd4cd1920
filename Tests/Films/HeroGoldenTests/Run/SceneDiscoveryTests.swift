import Foundation
import HeroRender
import HeroTesting

@testable import HeroGolden

/// What of a folder is a scene.
@Suite struct SceneDiscoveryTests {
  private func found(_ place: RunPlace) throws -> [String] {
    try SceneDiscovery.scenes(in: [place.folder], golden: place.golden).map(\.name)
  }

  // The report of a run that failed, its goldens and the schema lie beside the scenes, under any name.
  @Test func whatHerorenderWroteIsNoScene() throws {
    try RunPlace.withFailed { place, _ in
      for name in ["report/results.json", "report/two/actual/manifest.json", "golden/environment.json"] {
        #expect(place.exists(name), "\(name)")
      }
      try expectEqual(found(place), ["scenes/a/one", "scenes/two"])
      // The report of a run that broke off has no results.
      try FileManager.default.removeItem(atPath: "\(place.report)/results.json")
      try Data().write(to: URL(fileURLWithPath: "\(place.report)/report.tmp"))
      try expectEqual(found(place), ["scenes/a/one", "scenes/two"])
      // A scene in the folder of a golden is one, and so is one that is called like a part of a golden.
      try FileManager.default.moveItem(atPath: "\(place.golden)/two", toPath: "\(place.scenes)/two")
      try place.write(TestScene().json, "two/three")
      try place.write(TestScene().json, "plan")
      try expectEqual(found(place), ["scenes/a/one", "scenes/plan", "scenes/two/three", "scenes/two"])
    }
  }

  @Test func whatScenesUseIsNoScene() throws {
    try RunPlace.with { place in
      for folder in ["assets", "Shop.xcassets/Lamp.imageset", ".hidden"] {
        try place.write("{}", "\(folder)/Contents")
        try expectEqual(found(place), ["scenes/a/one", "scenes/two"], "\(folder)")
      }
    }
  }

  @Test func everythingElseIs() throws {
    try RunPlace.with { place in
      for text in [
        #"{"version":2}"#, #"{ "version": 1, "with": { "renderer": "x", "format": "herorender-results" } }"#, "",
        "no JSON", #"{ "$schema": "../scene.schema.json", "version": 1 }"#,
      ] {
        try place.write(text, "two")
        try expectEqual(found(place), ["scenes/a/one", "scenes/two"], "\(text)")
      }
    }
  }

  // A golden of another root, and a link that leads round: neither is an orphan of this root.
  @Test func orphansAreNoGoldensOfLinks() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      let other = "\(place.folder)/other"
      try FileManager.default.copyItem(atPath: "\(place.golden)/a", toPath: other)
      try FileManager.default.createSymbolicLink(atPath: "\(place.golden)/round", withDestinationPath: ".")
      try FileManager.default.createSymbolicLink(atPath: "\(place.golden)/other", withDestinationPath: other)
      let summary = try place.run(prunes: true)
      expectEqual((summary.orphans, summary.count(.passed)), ([], 2))
      #expect(place.exists("other/one/manifest.json"))
    }
  }

  // `two` is gone, and the golden of `two/card` lies in its golden's folder, with somebody's notes.
  @Test func pruningLeavesGoldensInTheFolderOfAnOrphan() throws {
    try RunPlace.with { place in
      try place.write(TestScene().json, "two/card")
      _ = try place.run(.missing)
      try FileManager.default.removeItem(atPath: "\(place.scenes)/two.json")
      try Data().write(to: URL(fileURLWithPath: "\(place.golden)/two/NOTES.md"))
      let summary = try place.run(prunes: true)
      expectEqual(summary.orphans, ["\(place.golden)/two"])
      #expect(!place.exists("golden/two/manifest.json") && !place.exists("golden/two/t0_000.png"))
      #expect(place.exists("golden/two/NOTES.md"))
      try expectEqual(place.run().results.map(\.outcome), [.passed, .passed])
    }
  }
}
