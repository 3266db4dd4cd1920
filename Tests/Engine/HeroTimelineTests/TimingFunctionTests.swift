import HeroTesting
import HeroTimeline

/// Values of fact sheet 1.1, published to five decimals.
@Suite struct TimingFunctionTests {
  @Test(arguments: [
    (TimingFunction(0.42, 0, 1, 1), [0.09346, 0.31536, 0.62186]),
    (TimingFunction(0, 0, 0.58, 1), [0.37814, 0.68464, 0.90654]),
    (TimingFunction(0.42, 0, 0.58, 1), [0.12916, 0.5, 0.87084]),
    (TimingFunction(0.25, 0.1, 0.25, 1), [0.40851, 0.80240, 0.96046]),
    (TimingFunction.standard, [0.23659, 0.77556, 0.95937]),
    (TimingFunction(0.175, 0.885, 0.32, 1.275), [0.84668, 1.06755, 1.07587]),
  ])
  func matchesPublishedValues(curve: TimingFunction, expected: [Double]) {
    for (time, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.value(at: time) - value) < 6e-6)
    }
  }

  @Test func endsAreExactAndTimesAreClamped() {
    let curve = TimingFunction(0.175, 0.885, 0.32, 1.275)
    for (time, value) in [(0.0, 0.0), (1, 1), (-3, 0), (7, 1)] { expectEqual(curve.value(at: time), value) }
    // Linear is the identity.
    for time in (0...10).map({ Double($0) / 10 }) { expectEqual(TimingFunction.linear.value(at: time), time) }
    // Control points of (0, 0) and (1, 1) in time make x(s) = y(s) = 3s²(1−s) + s³, the identity.
    let clamped = TimingFunction(-1, 0, 2, 1)
    expectEqual((clamped.x1, clamped.x2), (0, 1))
    for time in [0.25, 0.5, 0.75] { #expect(abs(clamped.value(at: time) - time) < 1e-6) }
  }

  /// With control points (1, y) and (0, y) x(s) = 3s(1−s)² + … has a flat middle: the slope at s = ½ is 0, so Newton alone fails.
  @Test func solvesVerticalCurves() {
    let curve = TimingFunction(1, 0, 0, 1)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-4)
    // x(s) = 3s(1−s)² + s³ at s = 0.25: 0.421875 + 0.015625 = 0.4375; y(s) = 3s²(1−s) + s³ = 0.140625 + 0.015625 = 0.15625.
    #expect(abs(curve.value(at: 0.4375) - 0.15625) < 1e-9)
  }
}
