import Foundation

/// CASpringAnimation with mass 1 and no initial velocity, in closed form (rule T4).
package struct Spring: Equatable, Hashable, Sendable {
  /// Spring constant, > 0.
  package let stiffness: Double
  /// Friction, > 0.
  package let damping: Double
  /// Seconds until the rest of the way stays below 1/1000; exactly the end value from there on.
  package let settlingDuration: Double

  /// A spring; values that are not positive are raised to the smallest that still settles.
  package init(stiffness: Double, damping: Double) {
    let stiffness = max(stiffness, 1e-6)
    let damping = max(damping, 1e-3)
    self.stiffness = stiffness
    self.damping = damping
    let omega0 = stiffness.squareRoot()
    let beta = damping / 2
    if beta < omega0 {
      let omega = (omega0 * omega0 - beta * beta).squareRoot()
      settlingDuration = log((1 + beta / omega) / 0.001) / beta
    } else {
      // Core Animation walks in steps of 0.1 s (fact sheet 2.4). The root of (1 + x)e^(−x) = 0.001 is x ≈ 9.2334; start
      // one step before it.
      var step = max((9.2334 / omega0 * 10).rounded(.down) - 1, 1)
      while (1 + omega0 * step / 10) * exp(-omega0 * step / 10) >= 0.001 { step += 1 }
      settlingDuration = step / 10
    }
  }

  /// The fraction of the way at a time in seconds: 0 before the start, 1 from `settlingDuration` on; overshoots when
  /// under-damped.
  package func fraction(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= settlingDuration { return 1 }
    let omega0 = stiffness.squareRoot()
    let beta = damping / 2
    guard beta < omega0 else { return 1 - exp(-omega0 * time) * (1 + omega0 * time) }
    let omega = (omega0 * omega0 - beta * beta).squareRoot()
    return 1 - exp(-beta * time) * (cos(omega * time) + beta / omega * sin(omega * time))
  }
}
