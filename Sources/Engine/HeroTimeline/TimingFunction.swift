/// CAMediaTimingFunction: a cubic Bézier from (0, 0) to (1, 1), time on x, fraction on y.
package struct TimingFunction: Equatable, Hashable, Sendable {
  /// First control point's time, 0…1.
  package let x1: Double
  /// First control point's fraction, unbounded.
  package let y1: Double
  /// Second control point's time, 0…1.
  package let x2: Double
  /// Second control point's fraction, unbounded.
  package let y2: Double

  /// A curve from its control points; times are clamped to 0…1, so that the curve is a function of time.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Fraction = time.
  package static let linear = TimingFunction(0, 0, 1, 1)
  /// Hero's `standard`, the default (rule M8).
  package static let standard = TimingFunction(0.4, 0, 0.2, 1)
  /// Hero's `deceleration` (rule M8).
  package static let deceleration = TimingFunction(0, 0, 0.2, 1)

  /// The curves that modifiers name, in the order in which they are listed (rule M8).
  package static let named: [(name: String, curve: TimingFunction)] = [
    ("linear", linear), ("easeIn", TimingFunction(0.42, 0, 1, 1)), ("easeOut", TimingFunction(0, 0, 0.58, 1)),
    ("easeInOut", TimingFunction(0.42, 0, 0.58, 1)), ("standard", standard), ("deceleration", deceleration),
    ("acceleration", TimingFunction(0.4, 0, 1, 1)), ("sharp", TimingFunction(0.4, 0, 0.6, 1)),
    ("easeOutBack", TimingFunction(0.175, 0.885, 0.32, 1.275)),
  ]

  /// The control points as CAMediaTimingFunction takes them.
  package var controlPoints: [Double] { [x1, y1, x2, y2] }

  /// The fraction at a time in 0…1 (clamped); may leave 0…1 (`easeOutBack`).
  ///
  /// Source: fact sheet 1.2; x(s) = t is solved by Newton with bisection as a fallback, to 1e-12 in x.
  package func value(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    if time == 0 || time == 1 { return time }
    if x1 == y1, x2 == y2 { return time }
    return Self.bezier(y1, y2, parameter(at: time))
  }

  /// The curve parameter s with x(s) = `time`.
  private func parameter(at time: Double) -> Double {
    let tolerance = 1e-12
    var s = time
    for _ in 0..<12 {
      let error = Self.bezier(x1, x2, s) - time
      if abs(error) < tolerance { return s }
      let slope = Self.slope(x1, x2, s)
      if abs(slope) < 1e-6 { break }
      s -= error / slope
      if s < 0 || s > 1 { break }
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      s = (low + high) / 2
      if Self.bezier(x1, x2, s) < time { low = s } else { high = s }
    }
    return s
  }

  /// One coordinate of the Bézier whose end points are 0 and 1.
  private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  private static func slope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return (3 * a * s + 2 * b) * s + c
  }
}
