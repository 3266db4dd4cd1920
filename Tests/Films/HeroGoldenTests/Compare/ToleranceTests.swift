import HeroImage
import HeroRender
import HeroTesting

@testable import HeroGolden

@Suite struct ToleranceTests {
  private func outcome(_ tolerance: GoldenTolerance, changed: TestScene) throws -> GoldenResult {
    var found: GoldenResult?
    try GoldenPlace.with { place in
      let levels = GoldenLevels(pixels: .png, trace: .none)
      try place.record(TestScene(), GoldenCheck(selection: .frames(nil), levels: levels))
      found = try place.compare(changed, GoldenCheck(tolerance: tolerance, selection: .frames(nil), levels: levels))
    }
    return try #require(found)
  }

  @Test func thresholdHidesWhatNobodySees() throws {
    let changed = TestScene(badgeColor: "#0000fe")
    try expectEqual(outcome(.exact, changed: changed).outcome, .failed)
    let tolerant = try outcome(GoldenTolerance(threshold: 0.01), changed: changed)
    expectEqual(tolerant.outcome, .passed)
    #expect(tolerant.frames.contains { $0.status == .tolerated })
  }

  @Test func ratiosArePartsOfOne() {
    expectEqual([-1, 2, .nan].map { GoldenTolerance(maxDiffRatio: $0).maxDiffRatio }, [0, 1, 0])
  }

  @Test func ratioHoldsForEachFrame() throws {
    // 36 of 10 000 pixels in the frames where the badge shows, none in those before.
    let changed = TestScene(badgeColor: "#ffff00")
    try expectEqual(outcome(GoldenTolerance(maxDiffRatio: 0.0036), changed: changed).outcome, .passed)
    try expectEqual(outcome(GoldenTolerance(maxDiffRatio: 0.0035), changed: changed).outcome, .failed)
  }

  @Test func ignoredRegion() throws {
    let changed = TestScene(badgeColor: "#ffff00")
    // The badge covers columns 80…85 and rows 92…97.
    let region = try #require(PixelRegion("80:92-85:97"))
    try expectEqual(outcome(GoldenTolerance(ignoredRegions: [region]), changed: changed).outcome, .passed)
    let smaller = try #require(PixelRegion("80:92-84:97"))
    try expectEqual(outcome(GoldenTolerance(ignoredRegions: [smaller]), changed: changed).outcome, .failed)
  }

  @Test func ignoredView() throws {
    try GoldenPlace.with { place in
      try place.record()
      let changed = TestScene(squareColor: "#00ff00")
      let ignoring = GoldenCheck(tolerance: GoldenTolerance(ignoredViews: ["list/square", "detail/square"]))
      try expectEqual(place.compare(changed, ignoring).failures, [])
      let half = GoldenCheck(tolerance: GoldenTolerance(ignoredViews: ["list/square"]))
      try expectEqual(place.compare(changed, half).outcome, .failed)
    }
  }

  @Test func ignoredHolderCoversWhatItHolds() throws {
    try GoldenPlace.with { place in
      try place.record()
      let check = GoldenCheck(tolerance: GoldenTolerance(ignoredViews: ["detail/bar"]))
      try expectEqual(place.compare(TestScene(badgeColor: "#ffff00"), check).failures, [])
    }
  }

  @Test(arguments: ["", "1:2", "1:2-3", "3:0-1:0", "0:3-0:1", "a:0-1:1", "1:2-3:4-5:6", "-1:0-2:2", "+1:0-2:2"])
  func malformedRegions(text: String) {
    expectEqual(PixelRegion(text), nil)
  }
}
