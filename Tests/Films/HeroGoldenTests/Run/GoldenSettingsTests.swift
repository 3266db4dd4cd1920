import HeroRender
import HeroTesting

@testable import HeroGolden

/// What a golden decides about its own comparison: pixels per point and what may differ.
@Suite struct GoldenSettingsTests {
  private func manifest(_ place: RunPlace, _ name: String = "two") throws -> GoldenManifest {
    try GoldenFolder(path: "\(place.golden)/\(name)").manifest()
  }

  /// Pictures alone: a colour that the pixels' tolerance allows is a change of the numbers.
  private func picturesOnly(_ run: inout GoldenTestRun) { run.check.levels = GoldenLevels(pixels: .png, trace: .none) }

  @Test func scaleIsTheGoldens() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing) { $0.scale = 0.5 }
      try expectEqual(manifest(place).film.canvas.pixelWidth, 50)
      try expectEqual(place.run().results.map(\.outcome), [.passed, .passed])
      // The scene's own is 1.
      let other = try place.run { $0.scale = 1 }
      #expect(other.results[1].failures.contains { $0.kind == .wrongSize })
      // Recorded again it stays as small; with another scale it is another golden.
      _ = try place.run(.all)
      try expectEqual(manifest(place).film.canvas.pixelWidth, 50)
      _ = try place.run(.all) { $0.scale = 0.2 }
      try expectEqual(manifest(place).film.canvas.pixelWidth, 20)
    }
  }

  @Test func aNewGoldenHasTheScenesOwnScale() throws {
    try RunPlace.with { place in
      try place.write(TestScene(scale: 2).json, "two")
      _ = try place.run(.missing)
      try expectEqual(manifest(place).film.canvas.pixelWidth, 200)
    }
  }

  @Test func toleranceIsTheGoldens() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing) {
        picturesOnly(&$0)
        $0.tolerance = ToleranceOverride(threshold: 0.01, countsAntialiasing: true)
      }
      let own = GoldenTolerance(threshold: 0.01, countsAntialiasing: true)
      try expectEqual(manifest(place).tolerance, own)
      // One of 255 levels of blue, which is far below a hundredth of what can be seen.
      try place.write(TestScene(squareColor: "#00ff01").json, "two")
      let passed = try place.run()
      expectEqual(passed.results.map(\.outcome), [.passed, .passed])
      expectEqual(passed.results[1].frames.map(\.status), Array(repeating: .tolerated, count: 5))
      // What an option names counts instead, and the rest stays the golden's.
      try expectEqual(place.run { $0.tolerance.threshold = 0 }.results.map(\.outcome), [.passed, .failed])
      try expectEqual(place.run { $0.tolerance.maxDiffRatio = 0.5 }.results.map(\.outcome), [.passed, .passed])
      _ = try place.run(.all)
      try expectEqual(manifest(place).tolerance, own)
      _ = try place.run(.all) { $0.tolerance.threshold = 0.5 }
      try expectEqual(manifest(place).tolerance, GoldenTolerance(threshold: 0.5, countsAntialiasing: true))
    }
  }

  @Test func nothingIsEncodedForWhatPasses() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing) {
        picturesOnly(&$0)
        $0.tolerance.threshold = 0.01
      }
      try place.write(TestScene(squareColor: "#00ff01").json, "two")
      let summary = try place.run()
      #expect(summary.results[1].frames.allSatisfy { $0.status == .tolerated && !$0.hasPictures })
      #expect(!place.exists("report"))
      #expect(try place.run { $0.keepsPassed = true }.results[1].frames.allSatisfy(\.hasPictures))
    }
  }

  @Test func aFailingSceneShowsWhatWasToleratedToo() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing) {
        picturesOnly(&$0)
        $0.tolerance.threshold = 0.01
      }
      // The square can hardly be told; the bar fades in, so that only later pictures fail.
      let changed = TestScene(squareColor: "#00ff01", badgeColor: "#ffff00")
      try place.write(changed.json, "two")
      let statuses = try place.run().results[1].frames.map(\.status)
      expectEqual(statuses, [.tolerated, .different, .different, .different, .different])
      for folder in ["expected", "actual", "diff"] {
        #expect(place.exists("report/two/\(folder)/t0_000.png"), "\(folder)")
        #expect(place.exists("report/two/\(folder)/t0_100.png"), "\(folder)")
      }
      // What is taken over is all of today's, and keeps the golden's tolerance.
      _ = try Acceptance(report: place.report).accept()
      try expectEqual(manifest(place).tolerance, GoldenTolerance(threshold: 0.01))
      let after = try place.run { $0.tolerance.threshold = 0 }
      expectEqual(after.results.map(\.outcome), [.passed, .passed])
    }
  }

  @Test func toleranceThatCannotBeReadIsNotLeftOut() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      let text = try place.text("golden/two/manifest.json")
      // Exact goldens say nothing of it.
      #expect(!text.contains("tolerance"))
      try expectEqual(manifest(place).tolerance, .exact)
      for json in [
        #"{"threshold": 2}"#, #"{"threshold": "low"}"#, #"{"ignore": ["1:2"]}"#, #"{"ignoreViews": [1]}"#,
        #"{"includeAntialiasing": 1}"#, #"{"colour": 1}"#, "1",
      ] {
        let damaged = text.replacing(#""trace": "all""#, with: #""tolerance": \#(json), "trace": "all""#)
        #expect(throws: GoldenFormatError("'tolerance' is missing or wrong"), "\(json)") {
          try GoldenManifest(bytes: Array(damaged.utf8))
        }
      }
    }
  }

  @Test func everyPartOfAToleranceIsKept() throws {
    let region = try #require(PixelRegion("1:2-30:40"))
    let tolerance = GoldenTolerance(
      threshold: 0.25, maxDiffRatio: 0.125, ignoredViews: ["list/clock"], ignoredRegions: [region],
      countsAntialiasing: true)
    expectEqual(
      tolerance.json.line,
      #"{"threshold": 0.25, "maxDiffRatio": 0.125, "ignoreViews": ["list/clock"], "ignore": ["1:2-30:40"], "#
        + #""includeAntialiasing": true}"#)
    expectEqual(GoldenTolerance(json: tolerance.json), tolerance)
  }

  @Test func resultsComeInTheScenesOrderForAnyNumberOfThreads() throws {
    try RunPlace.with { place in
      for index in 0..<12 { try place.write(TestScene(left: Double(index)).json, "many/\(index + 10)") }
      _ = try place.run(.missing)
      var orders: [[String]] = []
      for jobs in [1, 5] {
        var seen: [String] = []
        let found = try SceneDiscovery.scenes(in: [place.scenes], golden: place.golden)
        let run = GoldenTestRun(
          scenes: found, golden: place.golden, report: place.report, check: GoldenCheck(jobs: jobs))
        let summary = try run.run(load: RunPlace.load) { seen.append($0.name) }
        expectEqual(summary.count(.passed), 14)
        orders.append(seen)
      }
      expectEqual(orders[0], orders[1])
      expectEqual(orders[0], orders[0].sorted())
    }
  }
}
