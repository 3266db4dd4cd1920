import HeroGeometry
import HeroTimeline

/// The bounds' sizes at both ends of a run, in points.
struct SizeRun: Equatable, Sendable {
  let from: Size
  let to: Size

  /// Whether a side of zero at either end makes Hero fill the snapshot instead of scaling what is in it (rule L3).
  var hasFlatEnd: Bool { from.isFlat || to.isFlat }
}

/// How far a size key has brought a snapshot's bounds.
struct SizeChange: Equatable, Sendable {
  let run: SizeRun
  /// Of the way; outside 0…1 when a spring overshoots.
  let fraction: Double
  /// What ran before, first to last. Snapshots inside begin where it left them.
  private(set) var earlier: [SizeRun] = []

  init(from: Size, to: Size, fraction: Double) {
    run = SizeRun(from: from, to: to)
    self.fraction = fraction
  }

  /// The same change after another one. Two runs without a side of zero are one, because their ratios multiply.
  func following(_ previous: SizeChange?) -> SizeChange {
    guard let previous else { return self }
    var change = self
    change.earlier = previous.earlier
    if let last = previous.earlier.last, !last.hasFlatEnd, !previous.run.hasFlatEnd {
      change.earlier[change.earlier.count - 1] = SizeRun(from: last.from, to: previous.run.to)
    } else {
      change.earlier.append(previous.run)
    }
    return change
  }
}

extension Size {
  /// Whether a side is zero.
  var isFlat: Bool { width == 0 || height == 0 }
}

/// A value for one key, of any type.
protocol KeySetting: Sendable {
  var key: LayerKey { get }
  /// Writes the value.
  func apply(to state: inout LayerState)
  /// The key's track between the layer's own value and this one (rule T2).
  func track(own: LayerState, appearing: Bool, timing: ViewTiming) -> any KeyTrack
  /// A track that stands at the layer's current value (rule I2: a key that was not animating).
  func standing(at state: LayerState, timing: ViewTiming) -> any KeyTrack
  /// The track with one end replaced by this value (rule I3).
  func retarget(_ track: any KeyTrack, end: Bool) -> any KeyTrack
  /// Bounds that stand at this value; nil for other keys.
  var sizeChange: SizeChange? { get }
}

/// One key's way through a transition, of any type.
protocol KeyTrack: Sendable {
  var key: LayerKey { get }
  /// Seconds from the start of the motion, without the delay, until the end value stands.
  var motionDuration: Double { get }
  /// Whether a spring drives the key.
  var isSpring: Bool { get }
  /// Writes the value at a time.
  func apply(to state: inout LayerState, at time: TrackTime)
  /// The way on from the value shown: to the end, or back to the start (rules I4, I5).
  func resumed(from shown: LayerState, reversed: Bool, timing: ViewTiming) -> any KeyTrack
  /// For `inspect`.
  var plan: ViewPlan.Key { get }
  /// How far the bounds have come; nil for other keys.
  func sizeChange(at time: TrackTime) -> SizeChange?
}

/// A typed setting.
struct TypedSetting<Value: Interpolatable>: KeySetting {
  let property: LayerProperty<Value>
  let value: Value

  var key: LayerKey { property.key }

  func apply(to state: inout LayerState) { property.setState(&state, value) }

  func track(own: LayerState, appearing: Bool, timing: ViewTiming) -> any KeyTrack {
    let appeared = property.state(own)
    return TypedTrack(property, from: appearing ? value : appeared, to: appearing ? appeared : value, timing: timing)
  }

  func standing(at state: LayerState, timing: ViewTiming) -> any KeyTrack {
    let current = property.state(state)
    return TypedTrack(property, from: current, to: current, timing: timing)
  }

  func retarget(_ track: any KeyTrack, end: Bool) -> any KeyTrack {
    guard let typed = track as? TypedTrack<Value> else { return track }
    return TypedTrack(
      property, from: end ? typed.track.from : value, to: end ? value : typed.track.to, timing: typed.timing)
  }

  var sizeChange: SizeChange? {
    guard key == .size, let size = value as? Size else { return nil }
    return SizeChange(from: size, to: size, fraction: 1)
  }
}

/// A typed track.
struct TypedTrack<Value: Interpolatable>: KeyTrack {
  let property: LayerProperty<Value>
  let track: Track<Value>
  let timing: ViewTiming
  /// Replaces the straight way of a position (rule T5); the arc eases even when the view has a spring.
  let arc: Arc?

  init(_ property: LayerProperty<Value>, from: Value, to: Value, timing: ViewTiming) {
    self.property = property
    self.timing = timing
    if let intensity = timing.arc, property.key == .position, let from = from as? Point, let to = to as? Point {
      arc = Arc(from: from, to: to, intensity: intensity)
    } else {
      arc = nil
    }
    let motion: Motion
    if let spring = timing.spring, property.followsSpring, arc == nil {
      motion = .spring(spring)
    } else if timing.duration <= 0, property.key == .size {
      motion = .jump
    } else {
      motion = .eased(timing.function, duration: timing.duration)
    }
    track = Track(from: from, to: to, delay: timing.delay, motion: motion)
  }

  var key: LayerKey { property.key }
  var motionDuration: Double { track.motion.duration }
  var isSpring: Bool {
    if case .spring = track.motion { return true }
    return false
  }

  func apply(to state: inout LayerState, at time: TrackTime) {
    if let arc, let point = arc.point(at: track.fraction(at: time)) as? Value {
      property.setState(&state, point)
    } else {
      property.setState(&state, track.value(at: time))
    }
  }

  func resumed(from shown: LayerState, reversed: Bool, timing: ViewTiming) -> any KeyTrack {
    TypedTrack(property, from: property.state(shown), to: reversed ? track.from : track.to, timing: timing)
  }

  var plan: ViewPlan.Key {
    ViewPlan.Key(name: key.rawValue, from: property.printed(track.from), to: property.printed(track.to))
  }

  func sizeChange(at time: TrackTime) -> SizeChange? {
    guard key == .size, let from = track.from as? Size, let to = track.to as? Size else { return nil }
    return SizeChange(from: from, to: to, fraction: track.fraction(at: time))
  }
}
