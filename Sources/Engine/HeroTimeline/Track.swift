import HeroGeometry

/// When and how a view's keys run: what Hero hands to Core Animation.
package struct ViewTiming: Equatable, Sendable {
  /// Seconds before anything moves.
  package var delay: Double
  /// Seconds, ≥ 0; at 0 Core Animation's own default runs (rule T1).
  package var duration: Double
  /// Eases everything that has no spring. Default: `standard`.
  package var function: TimingFunction
  /// Drives every key but cornerRadius. Default: none.
  package var spring: Spring?
  /// Curves the position's way (rule T5). Default: none.
  package var arc: Double?

  package init(
    delay: Double = 0, duration: Double, function: TimingFunction = .standard, spring: Spring? = nil, arc: Double? = nil
  ) {
    self.delay = delay
    self.duration = duration
    self.function = function
    self.spring = spring
    self.arc = arc
  }
}

/// A moment in a view's animation.
package enum TrackTime: Equatable, Sendable {
  /// Plays: seconds since the start of the transition (or of the release).
  case playing(Double)
  /// Held by a gesture (rule I1): local time stays below the end by a thousandth of a second.
  case seeking(Double)
}

/// The pace of one key: local time to fraction.
package enum Motion: Equatable, Sendable {
  /// Core Animation's duration for an animation that has none. Source: CAMediaTiming, "duration"; rule T1.
  package static let defaultDuration = 0.25

  /// Eases over a duration in seconds; one of 0 plays for `defaultDuration`.
  case eased(TimingFunction, duration: Double)
  /// Stands at the end from the start, whatever the delay: UIKit's animation without duration.
  case jump
  case spring(Spring)

  /// Seconds until the end value stands.
  package var duration: Double {
    switch self {
    case .eased(_, let duration): duration
    case .jump: 0
    case .spring(let spring): spring.settlingDuration
    }
  }

  /// The fraction at a local time (seconds after the delay); 0 before, 1 after (rule T3).
  package func fraction(atLocal time: Double) -> Double {
    switch self {
    case .spring(let spring): return spring.fraction(at: time)
    case .jump: return 1
    case .eased(let function, let duration):
      let duration = duration > 0 ? duration : Self.defaultDuration
      if time >= duration { return 1 }
      return function.value(at: time / duration)
    }
  }
}

/// One key's way from a value to another.
package struct Track<Value: Interpolatable>: Equatable, Sendable {
  /// Value at the start.
  package var from: Value
  /// Value at the end.
  package var to: Value
  /// Seconds.
  package var delay: Double
  package var motion: Motion

  package init(from: Value, to: Value, delay: Double, motion: Motion) {
    self.from = from
    self.to = to
    self.delay = delay
    self.motion = motion
  }

  /// The fraction at a time; outside 0…1 when the pace overshoots.
  package func fraction(at time: TrackTime) -> Double {
    switch time {
    case .playing(let elapsed): return motion.fraction(atLocal: elapsed - delay)
    case .seeking(let elapsed):
      // Hero's own clamp: of a run shorter than a thousandth the start shows.
      return motion.fraction(atLocal: min(max(elapsed - delay, 0), motion.duration - 0.001))
    }
  }

  /// The value at a time (rule T3); exactly `from` before and `to` after.
  package func value(at time: TrackTime) -> Value {
    .interpolate(from: from, to: to, fraction: fraction(at: time))
  }
}

/// A quadratic Bézier that replaces the straight way of a position (rule T5).
package struct Arc: Equatable, Sendable {
  package let from: Point
  package let control: Point
  package let to: Point

  /// The arc of an intensity; nil when the ways along x or y are shorter than a point.
  package init?(from: Point, to: Point, intensity: Double) {
    guard abs(from.x - to.x) >= 1, abs(from.y - to.y) >= 1 else { return nil }
    let corner = from.y > to.y ? Point(x: to.x, y: from.y) : Point(x: from.x, y: to.y)
    let middle = from + (to - from) / 2
    self.from = from
    self.to = to
    control = middle + (corner - middle) * intensity
  }

  /// The point at a curve parameter, clamped to 0…1 (fact sheet 3.3–3.4).
  package func point(at parameter: Double) -> Point {
    let u = min(max(parameter, 0), 1)
    if u == 0 { return from }
    if u == 1 { return to }
    return from * ((1 - u) * (1 - u)) + control * (2 * u * (1 - u)) + to * (u * u)
  }
}
