import HeroModel
import HeroTesting

@testable import HeroRender

/// What `--quality` means for a GIF: docs/outputs.md, "How small a GIF becomes".
@Suite struct GIFQualityTests {
  @Test func largeFilmsCountSomeRowsOfEachFrame() {
    expectEqual([255, 256, 1023, 1024].map { GIFColors.step(height: $0) }, [1, 4, 4, 8])
  }

  // N % of 256, and below 60 N % of 60 frames a second in whole hundredths: 0.6·59 = 35.4 → 3 hundredths, 30 → 3, 24 → 4, 18 → 6 (5.56),
  // 12 → 8 (8.33), 6 → 17 (16.67).
  @Test(arguments: [
    (100, 256, "50"), (60, 153, "50"), (59, 151, "100/3"), (50, 128, "100/3"), (40, 102, "25"), (30, 76, "50/3"),
    (20, 51, "25/2"), (10, 25, "100/17"), (1, 16, "100/17"),
  ]) func numbersAreHundredths(quality: Int, entries: Int, rate: String) throws {
    expectEqual(GIFQuality.entries(quality), entries)
    expectEqual(GIFQuality.isDithered(quality), (quality >= 60))
    try expectEqual(OutputTarget("a.gif").nearestRate(to: .standard, quality: quality)?.description, rate)
  }

  @Test func fewerFramesStayAsFew() throws {
    let ten = try #require(FrameRate("10"))
    try expectEqual(OutputTarget("a.gif").nearestRate(to: ten, quality: 20), nil)
    try expectEqual(OutputTarget("a.webp").nearestRate(to: .standard, quality: 20), nil)
    #expect(OutputTarget.rateNote(.standard, becomes: try #require(FrameRate("25/2"))).contains("of this quality"))
  }
}
