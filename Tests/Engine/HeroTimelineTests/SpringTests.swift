import HeroTesting
import HeroTimeline

/// Values of fact sheets 2.2–2.4.
@Suite struct SpringTests {
  @Test(arguments: [
    (100.0, 10.0, [0.340300, 0.849426, 1.124355, 1.074591]),
    (200.0, 20.0, [0.491674, 0.933259, 1.042263, 1.004550]),
    (250.0, 25.0, [0.532886, 0.930390, 1.015737, 1.002224]),
    (100.0, 20.0, [0.264241, 0.593994, 0.800852, 0.959572]),
  ])
  func fractionsMatchPublishedVectors(stiffness: Double, damping: Double, expected: [Double]) {
    let spring = Spring(stiffness: stiffness, damping: damping)
    for (time, value) in zip([0.1, 0.2, 0.3, 0.5], expected) {
      #expect(abs(spring.fraction(at: time) - value) < 1e-6)
    }
  }

  @Test(arguments: [
    (100.0, 10.0, 1.47270033467809), (100, 5, 2.854975), (100, 15, 1.022094), (250, 25, 0.618939),
    (200, 20, 0.760090), (300, 30, 0.527521),
  ])
  func settlesWhenThePublishedValuesSay(stiffness: Double, damping: Double, expected: Double) {
    #expect(abs(Spring(stiffness: stiffness, damping: damping).settlingDuration - expected) < 1e-6)
  }

  /// Critical: response 0.2 s means ω0 = 2π/0.2 = 31.4159; 9.2334/ω0 = 0.2939 s, rounded up to 0.3 s (fact sheet 2.4).
  @Test func criticalSpringsSettleOnTenths() {
    let omega = 2 * Double.pi / 0.2
    expectEqual(Spring(stiffness: omega * omega, damping: 2 * omega).settlingDuration, 0.3)
    // ω0 = 10: 0.92334 s, up to 1.0 s. Over-damped springs settle, and go, as critical ones.
    let (critical, overDamped) = (Spring(stiffness: 100, damping: 20), Spring(stiffness: 100, damping: 500))
    expectEqual((critical.settlingDuration, overDamped.settlingDuration), (1, 1))
    expectEqual(overDamped.fraction(at: 0.3), critical.fraction(at: 0.3))
  }

  @Test func isExactlyOneFromSettlingOn() {
    let spring = Spring(stiffness: 250, damping: 25)
    expectEqual(spring.fraction(at: spring.settlingDuration), 1)
    #expect(spring.fraction(at: spring.settlingDuration - 1e-4) != 1)
    expectEqual(spring.fraction(at: 0), 0)
    expectEqual(spring.fraction(at: -1), 0)
  }
}
