import HeroTesting

@testable import HeroRender

@Suite struct FrameSelectionTests {
  private func numbers(_ list: String?, every: Int = 1, of count: Int) throws -> [Int] {
    try FrameSelection(list: list, every: every).resolved(frameCount: count).numbers(limit: 1000)
  }

  @Test func lists() throws {
    for (list, expected) in [
      ("10", [10]), ("3-6", [3, 4, 5, 6]), ("17-", [17, 18, 19]), ("0,5,9-12", [0, 5, 9, 10, 11, 12]),
      // Order and repetition do not matter: a film has each frame once.
      ("9-12,5,10-13,5", [5, 9, 10, 11, 12, 13]), ("19", [19]),
    ] {
      try expectEqual(numbers(list, of: 20), expected, "\(list)")
    }
  }

  @Test func everyCountsFromTheFirstChosenFrame() throws {
    try expectEqual(numbers(nil, every: 7, of: 20), [0, 7, 14])
    try expectEqual(numbers("3-11", every: 4, of: 20), [3, 7, 11])
    // Of 2, 3, 10, 11, 12: the first, third and fifth.
    try expectEqual(numbers("2-3,10-12", every: 2, of: 20), [2, 10, 12])
    try expectEqual(numbers(nil, every: .max, of: 20), [0])
  }

  @Test func malformed() {
    for list in ["", ",", "1,,2", "-", "-5", "5-3", "a", "1-2-3", "1.5", "99999999999999999999", "+1"] {
      #expect(throws: RenderError.self, "\(list)") { try FrameSelection(list: list) }
    }
    #expect(throws: RenderError.self) { try FrameSelection(list: nil, every: 0) }
  }

  @Test func beyondTheEndNamesTheLastFrame() {
    for list in ["20", "0-20", "20-", "5,400"] {
      let error = #expect(throws: RenderError.self) { try numbers(list, of: 20) }
      expectEqual(error?.description.contains("last frame, 19"), true, "\(list)")
    }
  }

  @Test func limitNamesTheCountWithoutListingTheFrames() throws {
    let chosen = try FrameSelection.all.resolved(frameCount: 1_000_000_000_000_001)
    let error = #expect(throws: RenderError.self) { try chosen.numbers(limit: 100_000) }
    expectEqual(error?.description.contains("1000000000000001 frames"), true)
    try expectEqual(FrameSelection.all.resolved(frameCount: 5).numbers(limit: 5).count, 5)
  }

  @Test func shardsAreDisjointAndTogetherEverything() throws {
    let chosen = try FrameSelection(list: "3-50,55-", every: 2).resolved(frameCount: 61)
    let whole = try chosen.numbers(limit: 100)
    expectEqual(whole.count, 27)  // 48 + 6 = 54 frames, every second one
    for count in [1, 2, 3, 7, 61, 100] {
      let union = try (1...count).flatMap {
        try chosen.part(try #require(Shard("\($0)/\(count)"))).numbers(limit: 100)
      }
      expectEqual(union, whole, "\(count) shards")
    }
    // 10 = 4 + 3 + 3.
    expectEqual(try (1...3).map { try #require(Shard("\($0)/3")).positions(of: 10).count }, [4, 3, 3])
  }

  @Test func hostileShards() throws {
    for text in ["0/0", "3/2", "0/1", "1/0", "-1/2", "1", "1/", "/1", "1/2/3", "a/b", "1/99999999999999999999"] {
      expectEqual(Shard(text), nil, "\(text)")
    }
    #expect(try #require(Shard("\(Int.max)/\(Int.max)")).positions(of: 10).isEmpty)
  }
}
