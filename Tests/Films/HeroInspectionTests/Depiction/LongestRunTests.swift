import HeroInspection
import HeroTesting

@Suite struct LongestRunTests {
  // Of two that are as long the first.
  @Test(
    arguments: [
      ([], nil), ([false, false], nil), ([true], 0..<1), ([false, true, true, false, true], 1..<3),
      ([true, false, true], 0..<1), ([true, false, true, true], 2..<4),
    ] as [([Bool], Range<Int>?)])
  func theLongestStretchOfAll(flags: [Bool], run: Range<Int>?) { expectEqual(flags.longestRun, run) }
}
