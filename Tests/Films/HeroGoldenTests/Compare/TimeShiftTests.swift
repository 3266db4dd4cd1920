import HeroTesting

@testable import HeroGolden

/// What counts as the same frames, earlier or later. A letter is a frame's numbers.
@Suite struct TimeShiftTests {
  private func find(_ expected: String, _ actual: String) -> String? {
    func frames(_ text: String) -> [String?] { text.map { $0 == "-" ? nil : String($0) } }
    return TimeShift.find(expected: frames(expected), actual: frames(actual)).map { "\($0.frames) from \($0.from)" }
  }

  @Test func framesAreFoundBeforeAndAfter() {
    expectEqual(find("abcdef", "aabcde"), "1 from 1")
    expectEqual(find("aabcde", "abcdee"), "-1 from 1")
    expectEqual(find("abcdef", "abcdef"), nil)
    // A frame that is missing on one side does not count.
    expectEqual(find("abcdef", "aa-cde"), "1 from 1")
  }

  // Three frames of ten are the golden's first ones: chance, for so short an overlap.
  @Test func aShortOverlapProvesNothing() { expectEqual(find("abcdefghij", "qrstuvwabc"), nil) }

  // Only two frames differ from the one before them.
  @Test func threeFramesHaveToMove() {
    expectEqual(find("ssabbb", "sssabb"), nil)
    expectEqual(find("ssabcc", "sssabc"), "1 from 2")
  }

  // One frame in eight that move may differ, not one in four.
  @Test func oneFrameInEightMayDiffer() {
    expectEqual(find("abcdeeeeeeee", "aabxdeeeeeee"), nil)
    expectEqual(find("abcdefghijkl", "aabxdefghijk"), "1 from 1")
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
    expectEqual(find(expected, actual), shift)
  }
}
