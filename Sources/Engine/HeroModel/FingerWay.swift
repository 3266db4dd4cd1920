import HeroGeometry
import HeroTimeline

/// Where a finger is while it drags, in canvas points; times are seconds since it landed (scene words W5).
package struct FingerWay: Equatable, Sendable {
  /// A place that the finger passes.
  package struct Stop: Equatable, Sendable {
    /// Seconds since the finger landed.
    package var time: Double
    /// Canvas points.
    package var point: Point

    package init(time: Double, point: Point) {
      self.time = time
      self.point = point
    }
  }

  /// At least one, in time order, the first at 0; straight and even between two.
  package var stops: [Stop]
  /// How the whole way runs through its time. Default: linear.
  package var timing: TimingFunction

  package init(stops: [Stop], timing: TimingFunction = .linear) {
    self.stops = stops
    self.timing = timing
  }

  /// Seconds from landing to lifting.
  package var duration: Double { stops.last?.time ?? 0 }

  /// The finger's place at a time, which is held within the drag.
  package func location(at time: Double) -> Point {
    guard let first = stops.first else { return .zero }
    guard duration > 0 else { return first.point }
    let warped = timing.value(at: time / duration) * duration
    var before = first
    for stop in stops {
      if stop.time > warped {
        let fraction = (warped - before.time) / (stop.time - before.time)
        return .interpolate(from: before.point, to: stop.point, fraction: fraction)
      }
      before = stop
    }
    return before.point
  }
}
