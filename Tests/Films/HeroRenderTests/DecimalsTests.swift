import HeroRender
import HeroTesting

/// Numbers as people read them.
@Suite struct DecimalsTests {
  @Test func bytes() {
    for (count, text) in [
      (0, "1 kB"), (499, "1 kB"), (640_400, "640 kB"), (1_849_999, "1.8 MB"), (12_000_000, "12.0 MB"),
    ] {
      expectEqual(Decimals.megabytes(count), text)
    }
  }

  @Test func zeroHasNoSign() {
    expectEqual((Decimals.fixed(-0.0001, 3), Decimals.fixed(-0.001, 3)), ("0.000", "-0.001"))
    expectEqual((Decimals.compact(-0.0), Decimals.compact(12.50), Decimals.compact(100)), ("0", "12.5", "100"))
  }

  // 0.1 + 0.2 − 0.15 leaves a trace in the last digit; a third has no short neighbour.
  @Test func whatArithmeticLeftIsTakenAway() {
    expectEqual((Decimals.asWritten(0.44999999999999996), Decimals.asWritten(1.0 / 3)), (0.45, 1.0 / 3))
    expectEqual((Decimals.readable(0.44999999999999996), Decimals.readable(1.0 / 3)), ("0.45", "0.333"))
  }
}
