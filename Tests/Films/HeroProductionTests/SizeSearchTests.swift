import HeroRender
import HeroTesting

@testable import HeroProduction

/// Which film comes after one that is too large.
///
/// At 60 frames a second the levels weigh 1, 0.6 (half the frames: 0.2 + 0.8 / 2), 0.492 (quality 70: 0.82 of it), 0.3196 (¾^1.5 of that), ….
@Suite struct SizeSearchTests {
  /// The levels to which it goes on after films of so many bytes, of which 1000 are allowed; nil where there is none left.
  private func levels(after bytes: Int...) -> [Int?] {
    var search = SizeSearch(limit: 1000, rate: .standard)
    return bytes.map { search.goOn(after: $0) ? search.index : nil }
  }

  // The estimate may miss by a tenth: of 1833 bytes 0.6 are 1099.8, of 1834 they are 1100.4.
  @Test(arguments: [(1001, 1), (1833, 1), (1834, 2), (2235, 2), (2236, 3), (3442, 3), (3443, 4), (1_000_000, 9)])
  func theFirstThatMayFitIsTried(bytes: Int, index: Int) { expectEqual(levels(after: bytes), [index]) }

  @Test func theSmallestIsTheLast() {
    expectEqual(levels(after: 1_000_000, 5000), [9, nil])
    var search = SizeSearch(limit: 1000, rate: .standard)
    _ = search.goOn(after: 1_000_000)
    expectEqual((search.scale(2), search.levelRate.description, search.quality(nil)), (0.5, "12", 30))
    #expect(throws: RenderError.self) { try search.shrink("a.gif", from: 5000) }
  }

  @Test func whatWasAskedForIsNeverExceeded() throws {
    var search = SizeSearch(limit: 1000, rate: try #require(FrameRate("20")))
    #expect(search.quality(nil) == nil && search.quality(80) == 80 && search.scale(3) == 3)
    // Fewer frames than 30 a second are asked for: that level is no smaller.
    _ = search.goOn(after: 1200)
    expectEqual(search.index, 2)
    expectEqual((search.quality(90), search.quality(50), search.levelRate.description), (70, 50, "20"))
  }
}
