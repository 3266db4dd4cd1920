import HeroTesting

@testable import HeroGolden

/// What counts as the same frames, earlier or later. A letter is a frame's numbers.
@Suite struct TimeShiftTests {
  private func find(_ expected: String, _ actual: String) -> String? {
    func frames(_ text: String) -> [String?] { text.map { $0 == "-" ? nil : String($0) } }
    return TimeShift.find(expected: frames(expected), actual: frames(actual)).map { "\($0.frames) from \($0.from)" }
  }

  @Test func framesAreFoundBeforeAndAfter() {
    for (expected, actual, shift) in [
      ("abcdef", "aabcde", "1 from 1"), ("aabcde", "abcdee", "-1 from 1"), ("abcdef", "abcdef", nil),
      // A frame that is missing on one side does not count.
      ("abcdef", "aa-cde", "1 from 1"), ("abcdef", "-abcdef", "1 from 1"),
      // Three frames of ten are the golden's first ones: chance, for so short an overlap.
      ("abcdefghij", "qrstuvwabc", nil),
      // Only two frames differ from the one before them: three have to move.
      ("ssabbb", "sssabb", nil), ("ssabcc", "sssabc", "1 from 2"), ("aab", "xaab", nil),
      // One frame in eight that move may differ, not one in four.
      ("abcdeeeeeeee", "aabxdeeeeeee", nil), ("abcdefghijkl", "aabxdefghijk", "1 from 1"),
      // Three frames of what was, three frames later: half of the six that differ. One more before them is too little.
      ("abc", "xxxabc", "3 from 0"), ("abc", "xxxxabc", nil), ("abcdefg", "abaabcde", "3 from 2"),
      ("abcdefg", "cdefg", "-2 from 0"),
    ] as [(String, String, String?)] {
      expectEqual(find(expected, actual), shift, "\(expected) \(actual)")
    }
  }
}
