/// What a motion moves.
@MainActor
protocol Moving: AnyObject {
  /// The motion that is under way.
  var motion: ScrollMotion? { get set }
}

/// A change that goes on in virtual time, 60 times a second.
@preconcurrency @MainActor
final class ScrollMotion {
  private weak var owner: (any Moving)?
  private var event: VirtualClock.Event?
  private let start: TimeInterval
  private let duration: TimeInterval
  private let name: String
  private let step: (_ part: CGFloat) -> Void
  private let done: () -> Void

  /// `step` gets the part of the duration that has passed, 0…1, `done` comes after the last.
  init<Owner: Moving>(
    _ owner: Owner, duration: TimeInterval, name: String, step: @escaping (Owner, CGFloat) -> Void,
    done: @escaping (Owner) -> Void
  ) {
    self.owner = owner
    self.duration = duration
    self.name = name
    self.step = { [unowned owner] in step(owner, $0) }
    self.done = { [unowned owner] in done(owner) }
    start = UIKitRuntime.current.clock.now
    next(1)
  }

  private func next(_ frame: Int) {
    let clock = UIKitRuntime.current.clock
    let time = min(start + Double(frame) / 60, start + duration)
    event = clock.schedule(after: time - clock.now, name) { [weak self] in
      guard let self, let owner = self.owner else { return }
      guard time < self.start + self.duration else {
        owner.motion = nil
        self.done()
        return
      }
      self.step(CGFloat((time - self.start) / self.duration))
      // A step may have ended or replaced the motion.
      if owner.motion === self { self.next(frame + 1) }
    }
  }

  /// Ends it where it is.
  func stop() {
    event?.cancel()
    if owner?.motion === self { owner?.motion = nil }
  }
}

/// Where an offset is while it comes to rest, along one axis.
///
/// Source: UIScrollView.decelerationRate (the part of the velocity that is left after a millisecond) and, for the way back from beyond an
/// edge, a critically damped spring with a response of 0.575 s, as others measured UIKit's.
struct ScrollCourse: Equatable {
  private static let frequency = 2 * Double.pi / 0.575

  private let from: Double
  private let target: Double
  /// Points per second at the edge, or at once.
  private let velocity: Double
  private let rate: Double
  /// Seconds until it crosses an edge, from where a spring brings it back.
  private let crossing: Double
  /// Where the spring brings it.
  private let edge: Double
  private let springStart: Double
  private let springVelocity: Double
  /// Seconds until it is within half a point for good.
  let duration: Double
  /// Where it comes to rest.
  var end: Double { crossing < .infinity ? edge : target }

  /// Coasts from an offset with a velocity in points per second; a spring keeps it between the edges.
  init(from: Double, velocity: Double, rate: Double, low: Double, high: Double) {
    let way = Self.way(velocity, rate: rate)
    self.init(from: from, velocity: velocity, target: from + way, rate: rate, low: low, high: high)
  }

  /// Coasts to a target.
  init(from: Double, velocity: Double, target: Double, rate: Double, low: Double, high: Double) {
    self.from = from
    self.velocity = velocity
    self.target = target
    self.rate = rate
    let logarithm = 1000 * log(rate)
    func time(to place: Double) -> Double { log((target - place) / (target - from)) / logarithm }
    if from < low || from > high {
      crossing = 0
      edge = from < low ? low : high
    } else if target < low || target > high {
      edge = target < low ? low : high
      crossing = abs(target - from) < 1e-9 ? 0 : time(to: edge)
    } else {
      edge = target
      crossing = .infinity
    }
    if crossing == .infinity {
      (springStart, springVelocity) = (0, 0)
      duration = abs(target - from) <= 0.5 ? 0 : log(0.5 / abs(target - from)) / logarithm
      return
    }
    springStart = crossing == 0 ? from - edge : 0
    springVelocity = crossing == 0 ? velocity : -(target - from) * logarithm * exp(logarithm * crossing)
    var time = 0.0
    let (start, speed) = (springStart, springVelocity)
    // The spring's envelope falls for good after its extreme; a sixtieth is fine enough.
    func reach(_ time: Double) -> Double {
      (abs(start) + abs(speed + Self.frequency * start) * time) * exp(-Self.frequency * time)
    }
    while reach(time) > 0.5 || time < 1 / Self.frequency { time += 1.0 / 60 }
    duration = crossing + time
  }

  /// Points that something which a finger has drawn so far beyond an edge has gone there.
  ///
  /// Source: x·d·c / (d + c·x) with c = 0.55, as others measured UIKit's.
  static func lag(_ beyond: CGFloat, length: CGFloat) -> CGFloat { beyond * length * 0.55 / (length + 0.55 * beyond) }

  /// Points that something with a velocity in points per second coasts.
  static func way(_ velocity: Double, rate: Double) -> Double { -velocity / (1000 * log(rate)) }

  /// The offset after seconds.
  func offset(at time: Double) -> Double {
    if time < crossing { return target - (target - from) * exp(1000 * log(rate) * time) }
    let past = time - crossing
    return edge + (springStart + (springVelocity + Self.frequency * springStart) * past)
      * exp(-Self.frequency * past)
  }
}
