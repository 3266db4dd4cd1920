import Testing

@testable import HeroGolden

/// What counts as the same frames, earlier or later. A letter is a frame's numbers.
@Suite struct TimeShiftTests {
  private func find(_ expected: String, _ actual: String) -> String? {
    func frames(_ text: String) -> [String?] { text.map { $0 == "-" ? nil : String($0) } }
    return TimeShift.find(expected: frames(expected), actual: frames(actual)).map { "\($0.frames) from \($0.from)" }
  }

  @Test func framesAreFoundBeforeAndAfter() {
    #expect(find("abcdef", "aabcde") == "1 from 1")
    #expect(find("aabcde", "abcdee") == "-1 from 1")
    #expect(find("abcdef", "abcdef") == nil)
    // A frame that is missing on one side does not count.
    #expect(find("abcdef", "aa-cde") == "1 from 1")
  }

  // Three frames of ten are the golden's first ones: chance, for so short an overlap.
  @Test func aShortOverlapProvesNothing() { #expect(find("abcdefghij", "qrstuvwabc") == nil) }

  // Only two frames differ from the one before them.
  @Test func threeFramesHaveToMove() {
    #expect(find("ssabbb", "sssabb") == nil)
    #expect(find("ssabcc", "sssabc") == "1 from 2")
  }

  // One frame in eight that move may differ, not one in four.
  @Test func oneFrameInEightMayDiffer() {
    #expect(find("abcdeeeeeeee", "aabxdeeeeeee") == nil)
    #expect(find("abcdefghijkl", "aabxdefghijk") == "1 from 1")
  }

  // Three frames of what was, three frames later: half of the six that differ. One more before them is too little.
  @Test(
    arguments: [
      ("abc", "xxxabc", "3 from 0"), ("abc", "xxxxabc", nil), ("abcdefg", "abaabcde", "3 from 2"),
      ("abcdefg", "cdefg", "-2 from 0"),
      // Two frames that move are none; what does not count is left out.
      ("aab", "xaab", nil), ("abcdef", "-abcdef", "1 from 1"), ("abcdef", "abcdef", nil),
    ] as [(String, String, String?)]) func shiftsExplainHalfOfAFilm(expected: String, actual: String, shift: String?)
  {
    #expect(find(expected, actual) == shift)
  }
}
