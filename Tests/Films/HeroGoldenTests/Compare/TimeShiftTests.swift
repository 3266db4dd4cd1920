import Testing

@testable import HeroGolden

/// Letters stand for frames; a point is one that does not count.
@Suite struct TimeShiftTests {
  private func find(_ expected: String, _ actual: String) -> [Int]? {
    func frames(_ text: String) -> [String?] { text.map { $0 == "." ? nil : String($0) } }
    return TimeShift.find(expected: frames(expected), actual: frames(actual)).map { [$0.frames, $0.from] }
  }

  // Three frames of what was, three frames later: half of the six that differ. One more before them is too little.
  @Test(
    arguments: [
      ("abc", "xxxabc", [3, 0]), ("abc", "xxxxabc", nil), ("abcdefg", "abaabcde", [3, 2]),
      ("abcdefg", "cdefg", [-2, 0]),
      // Two frames that move are none; what does not count is left out.
      ("aab", "xaab", nil), ("abcdef", ".abcdef", [1, 1]), ("abcdef", "abcdef", nil),
    ] as [(String, String, [Int]?)]) func shiftsExplainHalfOfAFilm(expected: String, actual: String, shift: [Int]?)
  {
    #expect(find(expected, actual) == shift)
  }
}
