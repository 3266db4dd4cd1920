internal import HeroTimeline

/// How an animation goes on in time.
struct AnimationPace {
  /// Seconds of one way.
  var duration: TimeInterval
  /// Of the way, by the seconds since it began.
  var fraction: (TimeInterval) -> Double

  private init(_ motion: Motion) {
    duration = motion.duration
    fraction = { motion.fraction(atLocal: $0) }
  }

  /// Along a curve.
  static func eased(_ curve: TimingFunction, duration: TimeInterval) -> AnimationPace {
    AnimationPace(.eased(curve, duration: duration))
  }

  /// A spring of mass 1 without initial velocity, until the rest of the way stays below a thousandth.
  static func spring(stiffness: Double, damping: Double) -> AnimationPace {
    AnimationPace(.spring(Spring(stiffness: stiffness, damping: damping)))
  }

  /// A spring that has swung down to a thousandth of the way after its duration, as UIKit chooses its frequency: the envelope of a damped
  /// oscillation, |ζω − v| / (ω √(1 − ζ²)) · e^(−ζωd), is 0.001 there. A ratio of 1 and more does not swing.
  ///
  /// - Parameter velocity: At the start, ways per second.
  static func spring(dampingRatio: Double, velocity: Double, duration: TimeInterval) -> AnimationPace {
    let (ratio, time) = (min(max(dampingRatio, 0.01), 1), max(duration, 1e-3))
    guard ratio < 1 else {
      // (1 + x) e^(−x) = 0.001.
      let omega = 9.2334 / time
      return AnimationPace(duration) { 1 - exp(-omega * $0) * (1 + (omega - velocity) * $0) }
    }
    let root = (1 - ratio * ratio).squareRoot()
    var omega = 7 / (ratio * time)
    for _ in 0..<20 {
      let start = max(abs(ratio * omega - velocity) / (omega * root), 0.01)
      omega = log(start / 0.001) / (ratio * time)
    }
    let (decay, swing) = (ratio * omega, omega * root)
    return AnimationPace(duration) { seconds in
      1 - exp(-decay * seconds) * (cos(swing * seconds) + (decay - velocity) / swing * sin(swing * seconds))
    }
  }

  private init(_ duration: TimeInterval, _ fraction: @escaping (TimeInterval) -> Double) {
    self.duration = duration
    self.fraction = { $0 <= 0 ? 0 : $0 >= duration ? 1 : fraction($0) }
  }

  /// There and back, or again and again.
  func repeated(_ goesOn: Bool, autoreverses: Bool) -> AnimationPace {
    guard goesOn || autoreverses, duration > 0 else { return self }
    let (once, way) = (fraction, duration)
    var pace = self
    if autoreverses { pace.duration *= 2 }
    pace.fraction = { seconds in
      guard seconds > 0 else { return 0 }
      let turn = (seconds / way).rounded(.down)
      let rest = seconds - turn * way
      return once(autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1 ? way - rest : rest)
    }
    return pace
  }
}

/// Finds out what a block changes of layers, so that films show the way there.
@MainActor final class AnimationBlock {
  struct Change {
    let layer: CALayer
    let from: LayerLook
    let to: LayerLook
  }
  /// What one of several blocks changes, and when, in parts of the duration.
  struct Keyframe {
    let start: Double
    let duration: Double
    let changes: [Change]

    var isWhole: Bool { start == 0 && duration == 1 }
  }

  /// Whether `UIView.addKeyframe` belongs to it.
  let takesKeyframes: Bool
  private let runtime: UIKitRuntime
  /// What has been changed, as it was before, in the order of changes.
  private var before: [(layer: CALayer, look: LayerLook)] = []
  private var known: Set<ObjectIdentifier> = []
  /// Of `UIView.addKeyframe`, while those are asked for.
  private(set) var keyframes: [Keyframe] = []

  /// Nil where changes hold at once: without a stage, while animations are switched off, and inside of another block, whose they are then.
  init?(_ runtime: UIKitRuntime, takesKeyframes: Bool = false) {
    guard runtime.beginsAnimations else { return nil }
    self.takesKeyframes = takesKeyframes
    self.runtime = runtime
  }

  /// Makes changes that are to be found.
  func run(_ changes: () -> Void) {
    begin()
    changes()
    end()
  }
  func begin() {
    runtime.animationBlock = self
    LiveLayers.willChange = { [unowned self] in note($0) }
  }
  func end() {
    LiveLayers.willChange = nil
    runtime.animationBlock = nil
  }

  private func note(_ layer: CALayer) {
    guard !LiveLayers.isShowing, known.insert(ObjectIdentifier(layer)).inserted else { return }
    before.append((layer, LayerLook(layer)))
  }

  /// Makes changes that hold at once.
  func leaveOut(_ changes: () -> Void) {
    let own = self.changes
    changes()
    beginAgain(but: own)
  }

  /// Makes changes of a keyframe.
  func addKeyframe(start: Double, duration: Double, _ changes: () -> Void) {
    let earlier = self.changes
    beginAgain(but: [])
    changes()
    keyframes.append(Keyframe(start: start, duration: duration, changes: self.changes))
    beginAgain(but: earlier)
  }

  /// What has changed so far counts no more, but for some of it.
  private func beginAgain(but kept: [Change]) {
    before = kept.map { change in
      var look = LayerLook(change.layer)
      look.take(of: change.from, unlike: (change.from, change.to))
      return (change.layer, look)
    }
    known = Set(before.map { ObjectIdentifier($0.layer) })
  }

  /// What changes in the whole of the duration.
  var whole: Keyframe { Keyframe(start: 0, duration: 1, changes: changes) }

  /// What is another than before.
  var changes: [Change] {
    before.compactMap { layer, look in
      let now = LayerLook(layer)
      return now == look ? nil : Change(layer: layer, from: look, to: now)
    }
  }
}

extension UIKitRuntime {
  /// Whether what is asked to be animated now begins by itself, and films show it.
  var beginsAnimations: Bool { clock.isDriven && animates && animationBlock == nil && heldAnimations == nil }
}
