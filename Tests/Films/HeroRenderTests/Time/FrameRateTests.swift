import HeroTesting

@testable import HeroRender

@Suite struct FrameRateTests {
  @Test func reads() {
    for (text, numerator, denominator) in [
      ("60", 60, 1), ("1", 1, 1), ("240", 240, 1), ("30000/1001", 30000, 1001), ("60/2", 30, 1), ("29.97", 2997, 100),
      ("12.5", 25, 2),
    ] {
      let rate = FrameRate(text)
      expectEqual((rate?.numerator, rate?.denominator), (numerator, denominator), "\(text)")
    }
    for text in ["30000/1001", "60"] { expectEqual(FrameRate(text)?.description, text) }
    for text in [
      "", "0", "241", "-60", "+60", "60/0", "0/1", "1/2", "60/", "/60", "60/1/1", "sixty", "1e2", " 60", "nan", "60.",
      ".5", "99999999999999999999", "60.12345678901234567890", "2000000000/1999999999",
    ] {
      expectEqual(FrameRate(text), nil, "\(text)")
    }
  }
}
