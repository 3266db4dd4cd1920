import HeroImage
import HeroRender
import HeroTesting

@testable import HeroGolden

@Suite struct ToleranceTests {
  @Test func pixelsThatMayDiffer() throws {
    func ignoring(_ region: String) throws -> GoldenTolerance {
      GoldenTolerance(ignoredRegions: [try #require(PixelRegion(region))])
    }
    let levels = GoldenLevels(pixels: .png, trace: .none)
    try GoldenPlace.with { place in
      try place.record(TestScene(), GoldenCheck(selection: .frames(nil), levels: levels))
      for (badge, tolerance, outcome) in [
        ("#0000fe", .exact, .failed), ("#0000fe", GoldenTolerance(threshold: 0.01), .passed),
        // 36 of 10 000 pixels in the frames where the badge shows, none in those before.
        ("#ffff00", GoldenTolerance(maxDiffRatio: 0.0036), .passed),
        ("#ffff00", GoldenTolerance(maxDiffRatio: 0.0035), .failed),
        // The badge covers columns 80…85 and rows 92…97.
        ("#ffff00", try ignoring("80:92-85:97"), .passed), ("#ffff00", try ignoring("80:92-84:97"), .failed),
      ] as [(String, GoldenTolerance, GoldenResult.Outcome)] {
        let check = GoldenCheck(tolerance: tolerance, selection: .frames(nil), levels: levels)
        let result = try place.compare(TestScene(badgeColor: badge), check)
        expectEqual(result.outcome, outcome, "\(badge), \(tolerance)")
        if badge == "#0000fe", outcome == .passed { #expect(result.frames.contains { $0.status == .tolerated }) }
      }
    }
  }

  @Test func ratiosArePartsOfOneAndRegionsAreWhole() {
    expectEqual([-1, 2, .nan].map { GoldenTolerance(maxDiffRatio: $0).maxDiffRatio }, [0, 1, 0])
    for text in ["", "1:2", "1:2-3", "3:0-1:0", "0:3-0:1", "a:0-1:1", "1:2-3:4-5:6", "-1:0-2:2", "+1:0-2:2"] {
      expectEqual(PixelRegion(text), nil, "\(text)")
    }
  }

  // A view that holds another covers it.
  @Test func viewsThatAreIgnored() throws {
    try GoldenPlace.with { place in
      try place.record()
      for (scene, views, outcome) in [
        (TestScene(squareColor: "#00ff00"), ["list/square", "detail/square"], .passed),
        (TestScene(squareColor: "#00ff00"), ["list/square"], .failed),
        (TestScene(badgeColor: "#ffff00"), ["detail/bar"], .passed),
      ] as [(TestScene, [String], GoldenResult.Outcome)] {
        let result = try place.compare(scene, GoldenCheck(tolerance: GoldenTolerance(ignoredViews: views)))
        expectEqual(result.outcome, outcome, "\(views)")
      }
    }
  }
}
