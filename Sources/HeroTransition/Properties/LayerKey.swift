import HeroGeometry
import HeroTimeline

/// An animatable property: its Core Animation name and where its value lives.
struct LayerKey<Value: Interpolatable>: Sendable {
  /// Core Animation's key path, as `inspect` prints it.
  let name: String
  /// Where the value lives.
  let path: WritableKeyPath<LayerState, Value> & Sendable
  /// False only for cornerRadius (rule T4).
  var followsSpring = true
  /// How `inspect` prints a value.
  let plan: @Sendable (Value) -> PlanValue
}

/// The keys that Hero hands to Core Animation.
enum LayerKeys {
  private static func number(_ name: String, _ path: WritableKeyPath<LayerState, Double> & Sendable) -> LayerKey<Double>
  {
    LayerKey(name: name, path: path) { .number($0) }
  }
  private static func color(_ name: String, _ path: WritableKeyPath<LayerState, Color?> & Sendable) -> LayerKey<Color?>
  {
    LayerKey(name: name, path: path) { .color($0) }
  }

  static let size = LayerKey(name: "bounds.size", path: \.size) { .numbers([$0.width, $0.height]) }
  static let position = LayerKey(name: "position", path: \.position) { .numbers([$0.x, $0.y]) }
  static let opacity = number("opacity", \.opacity)
  static let cornerRadius = LayerKey(name: "cornerRadius", path: \.cornerRadius, followsSpring: false) { .number($0) }
  static let backgroundColor = color("backgroundColor", \.backgroundColor)
  static let zPosition = number("zPosition", \.zPosition)
  static let anchorPoint = LayerKey(name: "anchorPoint", path: \.anchorPoint) { .numbers([$0.x, $0.y]) }
  static let borderWidth = number("borderWidth", \.borderWidth)
  static let borderColor = color("borderColor", \.borderColor)
  static let masksToBounds = LayerKey(name: "masksToBounds", path: \.masksToBounds) { .flag($0) }
  static let shadowColor = color("shadowColor", \.shadowColor)
  static let shadowRadius = number("shadowRadius", \.shadowRadius)
  static let shadowOpacity = number("shadowOpacity", \.shadowOpacity)
  static let shadowPath = LayerKey(name: "shadowPath", path: \.shadowPath) { .path($0) }
  static let shadowOffset = LayerKey(name: "shadowOffset", path: \.shadowOffset) { .numbers([$0.width, $0.height]) }
  static let contentsRect = LayerKey(name: "contentsRect", path: \.contentsRect) {
    .numbers([$0.minX, $0.minY, $0.size.width, $0.size.height])
  }
  static let contentsScale = number("contentsScale", \.contentsScale)
  static let transform = LayerKey(name: "transform", path: \.transform) { .numbers($0.elements) }
  static let overlayOpacity = number("overlay.opacity", \.overlayOpacity)
  static let overlayColor = color("overlay.backgroundColor", \.overlayColor)
}

/// A value for one key, of any type.
protocol KeySetting: Sendable {
  /// Core Animation's name.
  var name: String { get }
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
  /// Core Animation's name.
  var name: String { get }
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
  let key: LayerKey<Value>
  let value: Value

  var name: String { key.name }

  func apply(to state: inout LayerState) { state[keyPath: key.path] = value }

  func track(own: LayerState, appearing: Bool, timing: ViewTiming) -> any KeyTrack {
    let appeared = own[keyPath: key.path]
    return TypedTrack(key: key, from: appearing ? value : appeared, to: appearing ? appeared : value, timing: timing)
  }

  func standing(at state: LayerState, timing: ViewTiming) -> any KeyTrack {
    let current = state[keyPath: key.path]
    return TypedTrack(key: key, from: current, to: current, timing: timing)
  }

  func retarget(_ track: any KeyTrack, end: Bool) -> any KeyTrack {
    guard let typed = track as? TypedTrack<Value> else { return track }
    return TypedTrack(
      key: key, from: end ? typed.track.from : value, to: end ? value : typed.track.to, timing: typed.timing)
  }

  var sizeChange: SizeChange? {
    guard name == LayerKeys.size.name, let size = value as? Size else { return nil }
    return SizeChange(from: size, to: size, fraction: 1)
  }
}

/// A typed track.
struct TypedTrack<Value: Interpolatable>: KeyTrack {
  let key: LayerKey<Value>
  let track: Track<Value>
  let timing: ViewTiming
  /// Replaces the straight way of a position (rule T5); the arc eases even when the view has a spring.
  let arc: Arc?

  init(key: LayerKey<Value>, from: Value, to: Value, timing: ViewTiming) {
    self.key = key
    self.timing = timing
    if let intensity = timing.arc, key.name == LayerKeys.position.name, let from = from as? Point, let to = to as? Point
    {
      arc = Arc(from: from, to: to, intensity: intensity)
    } else {
      arc = nil
    }
    let motion: Motion
    if let spring = timing.spring, key.followsSpring, arc == nil {
      motion = .spring(spring)
    } else if timing.duration <= 0, key.name == LayerKeys.size.name {
      motion = .jump
    } else {
      motion = .eased(timing.function, duration: timing.duration)
    }
    track = Track(from: from, to: to, delay: timing.delay, motion: motion)
  }

  var name: String { key.name }
  var motionDuration: Double { track.motion.duration }
  var isSpring: Bool {
    if case .spring = track.motion { return true }
    return false
  }

  func apply(to state: inout LayerState, at time: TrackTime) {
    if let arc, let point = arc.point(at: track.fraction(at: time)) as? Value {
      state[keyPath: key.path] = point
    } else {
      state[keyPath: key.path] = track.value(at: time)
    }
  }

  func resumed(from shown: LayerState, reversed: Bool, timing: ViewTiming) -> any KeyTrack {
    TypedTrack(key: key, from: shown[keyPath: key.path], to: reversed ? track.from : track.to, timing: timing)
  }

  var plan: ViewPlan.Key { ViewPlan.Key(name: name, from: key.plan(track.from), to: key.plan(track.to)) }

  func sizeChange(at time: TrackTime) -> SizeChange? {
    guard name == LayerKeys.size.name, let from = track.from as? Size, let to = track.to as? Size else { return nil }
    return SizeChange(from: from, to: to, fraction: track.fraction(at: time))
  }
}

extension TargetState {
  /// The keys that this state sets, in a fixed order, for a snapshot of the given current size (rules T2, T7).
  ///
  /// - Parameters:
  ///   - currentSize: The snapshot's size, for `useScaleBasedSizeChange`.
  ///   - scaleBased: Whether the view's own target state asks for scale-based sizes.
  ///   - hasOpacityKey: False for live visual effects (rule L3).
  func settings(currentSize: Size, scaleBased: Bool, hasOpacityKey: Bool) -> [any KeySetting] {
    var settings: [any KeySetting] = []
    func add<Value>(_ key: LayerKey<Value>, _ value: Value?) {
      if let value { settings.append(TypedSetting(key: key, value: value)) }
    }
    var transform = self.transform
    if let size {
      if useScaleBasedSizeChange ?? scaleBased {
        let x = currentSize.width == 0 ? 1 : size.width / currentSize.width
        let y = currentSize.height == 0 ? 1 : size.height / currentSize.height
        transform = (transform ?? .identity).scaled(x: x, y: y)
      } else {
        add(LayerKeys.size, size)
      }
    }
    add(LayerKeys.position, position)
    if hasOpacityKey { add(LayerKeys.opacity, opacity) }
    add(LayerKeys.cornerRadius, cornerRadius)
    add(LayerKeys.backgroundColor, backgroundColor.map { .some($0) })
    add(LayerKeys.zPosition, zPosition)
    add(LayerKeys.anchorPoint, anchorPoint)
    add(LayerKeys.borderWidth, borderWidth)
    add(LayerKeys.borderColor, borderColor.map { .some($0) })
    add(LayerKeys.masksToBounds, masksToBounds)
    if displayShadow {
      add(LayerKeys.shadowColor, shadowColor.map { .some($0) })
      add(LayerKeys.shadowRadius, shadowRadius)
      add(LayerKeys.shadowOpacity, shadowOpacity)
      add(LayerKeys.shadowPath, shadowPath.map { .some($0) })
      add(LayerKeys.shadowOffset, shadowOffset)
    }
    add(LayerKeys.contentsRect, contentsRect)
    add(LayerKeys.contentsScale, contentsScale)
    add(LayerKeys.transform, transform)
    if let overlay {
      add(LayerKeys.overlayColor, .some(overlay.color))
      add(LayerKeys.overlayOpacity, overlay.opacity)
    }
    return settings
  }
}
