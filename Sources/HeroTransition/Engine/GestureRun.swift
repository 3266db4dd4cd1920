import HeroGeometry
import HeroLayers
import HeroScene
import HeroTimeline

/// A transition in a user's hands: updates, applied values, a release (§8). Times are seconds since the step's start, before speed.
struct GestureRun: Sendable {
  /// Modifiers for one snapshot.
  struct Applied: Sendable {
    let node: Int
    let modifiers: [Modifier]
  }

  /// A new target for one snapshot.
  struct Retarget: Sendable {
    let node: Int
    let modifiers: [Modifier]
    /// Whether the end value is replaced, else the start value.
    let end: Bool
  }

  /// One sample, addressed to snapshots; partners are spelt out.
  struct Sample: Sendable {
    let time: Double
    let progress: Double?
    let apply: [Applied]
    let retargets: [Retarget]
  }

  let transition: AnimatedTransition
  let samples: [Sample]
  let release: Release
  /// Progress when the gesture ends, 0…1.
  let releaseProgress: Double
  /// Seconds that the release runs (rule I6).
  let releaseDuration: Double
  /// What shows when the gesture ends.
  private let shown: SnapshotValues
  /// The way on, by node; nil: the node stays as it is.
  private let resumed: [[any KeyTrack]?]

  /// Seconds from the step's start to its end.
  var duration: Double { release.time + releaseDuration }

  init(transition: AnimatedTransition, samples: [Sample], release: Release) {
    self.transition = transition
    self.samples = samples
    self.release = release
    let progress = Self.progress(at: release.time, samples: samples)
    releaseProgress = progress
    let held = Self.held(transition, samples: samples, at: release.time)
    shown = held
    let elapsed = progress * transition.total

    let carried = transition.carried(held)
    var after = 0.0
    var resumed: [[any KeyTrack]?] = []
    let tracks = Self.tracksAtRelease(transition, samples: samples)
    for (index, node) in transition.nodes.enumerated() {
      let optimized =
        node.target.duration == nil ? Durations.optimized(from: carried[index], to: node.target) + elapsed : -.infinity
      if let effect = node.effectRun { after = max(after, max(effect, optimized)) }
      guard node.target.canAnimate,
        let timing = node.timing.resumed(
          at: elapsed, duration: max(node.timing.duration, optimized), finishing: release.finishes)
      else {
        resumed.append(nil)
        continue
      }
      let onward = tracks[index].map {
        $0.resumed(from: held.states[index], reversed: !release.finishes, timing: timing)
      }
      after = max(after, timing.delay + max(timing.duration, onward.map(\.motionDuration).max() ?? 0))
      resumed.append(onward)
    }
    self.resumed = resumed
    if !release.animates || after <= 1.0 / 120 {
      releaseDuration = 0
    } else {
      let way = release.finishes ? 1 - progress : progress
      releaseDuration = after * min(1, way / 0.01)
    }
  }

  /// Hero's progress at a time.
  func progress(at time: Double) -> Double {
    guard time > release.time, releaseDuration > 0 else { return Self.progress(at: time, samples: samples) }
    let fraction = min((time - release.time) / releaseDuration, 1)
    let end = release.finishes ? 1.0 : 0
    return releaseProgress + (end - releaseProgress) * fraction
  }

  /// What shows at a time.
  func values(at time: Double) -> SnapshotValues {
    guard time > release.time else { return Self.held(transition, samples: samples, at: time) }
    let since = time - release.time
    let elapsed = releaseProgress * transition.total
    var values = shown
    for (index, node) in transition.nodes.enumerated() {
      if let tracks = resumed[index] {
        // What the release does not move stands at the layer's own value, to be carried along with its parent.
        for track in tracks { track.apply(to: &values.states[index], at: .playing(since)) }
        values.ownKeys[index] = Set(tracks.map(\.name))
      }
      let reached = min(elapsed, node.effectDuration ?? 0)
      values.effects[index] = node.effect(at: release.finishes ? elapsed + since : max(reached - since, 0))
      for plugin in transition.draft.plugins where plugin.canAnimate(node.view, in: transition.draft) {
        plugin.apply(to: &values.states[index], of: node.view, at: progress(at: time) * transition.total)
      }
    }
    return values
  }

  /// Progress runs linearly between samples that have one, 0 before the first; the last holds. Clamped to 0…1 (rule I1).
  private static func progress(at time: Double, samples: [Sample]) -> Double {
    var current: (time: Double, progress: Double)?
    for sample in samples {
      guard let progress = sample.progress else { continue }
      let clamped = min(max(progress, 0), 1)
      guard sample.time > time else {
        current = (sample.time, clamped)
        continue
      }
      guard let current else { return 0 }
      let fraction = (time - current.time) / (sample.time - current.time)
      return current.progress + (clamped - current.progress) * fraction
    }
    return current?.progress ?? 0
  }

  /// Values while the finger is down: seeked, with applied values on top (rules I1, I2).
  private static func held(_ transition: AnimatedTransition, samples: [Sample], at time: Double) -> SnapshotValues {
    let elapsed = progress(at: time, samples: samples) * transition.total
    var values = transition.values(at: .seeking(elapsed))
    let animating = values.ownKeys
    var applied = [[String: any KeySetting]](repeating: [:], count: transition.nodes.count)
    let updates = samples.filter { $0.progress != nil || !$0.apply.isEmpty }
    let last = updates.lastIndex { $0.time <= time }
    for (position, update) in updates.enumerated() {
      guard let last, position <= last else { break }
      // An update seeks the animating keys again; the others keep what was applied.
      if update.progress != nil {
        for node in applied.indices { applied[node] = applied[node].filter { !animating[node].contains($0.key) } }
      }
      let next = position == last && position + 1 < updates.count ? updates[position + 1] : nil
      for entry in update.apply {
        var modifiers = entry.modifiers
        if let next, let target = next.apply.last(where: { $0.node == entry.node }), next.time > update.time {
          let fraction = (time - update.time) / (next.time - update.time)
          modifiers = Modifier.blend(modifiers, target.modifiers, fraction: fraction) ?? modifiers
        }
        for setting in transition.settings(modifiers, node: entry.node) { applied[entry.node][setting.name] = setting }
      }
    }
    for node in applied.indices {
      for (name, setting) in applied[node] {
        setting.apply(to: &values.states[node])
        values.ownKeys[node].insert(name)
      }
    }
    return values
  }

  /// Each node's keys when the gesture ends: its own, those that were applied, with changed targets (rules I2, I3).
  private static func tracksAtRelease(_ transition: AnimatedTransition, samples: [Sample]) -> [[any KeyTrack]] {
    var tracks = transition.nodes.map(\.tracks)
    for sample in samples {
      for entry in sample.apply {
        for setting in transition.settings(entry.modifiers, node: entry.node)
        where !tracks[entry.node].contains(where: { $0.name == setting.name }) {
          let node = transition.nodes[entry.node]
          var own = node.own
          // An overlay's colour is constant (rule L6): one that is only applied has its colour from the start.
          if own.overlayColor == nil, setting.name == LayerKeys.overlayColor.name { setting.apply(to: &own) }
          tracks[entry.node].append(setting.standing(at: own, timing: node.timing))
        }
      }
      for retarget in sample.retargets {
        let node = transition.nodes[retarget.node]
        let current = held(transition, samples: samples, at: sample.time).states[retarget.node]
        for setting in transition.settings(retarget.modifiers, node: retarget.node) {
          if let existing = tracks[retarget.node].firstIndex(where: { $0.name == setting.name }) {
            tracks[retarget.node][existing] = setting.retarget(tracks[retarget.node][existing], end: retarget.end)
          } else {
            let standing = setting.standing(at: current, timing: node.timing)
            tracks[retarget.node].append(setting.retarget(standing, end: retarget.end))
          }
        }
      }
    }
    return tracks
  }
}

extension AnimatedTransition {
  /// The keys that a modifier list sets on a node.
  func settings(_ modifiers: [Modifier], node: Int) -> [any KeySetting] {
    let node = nodes[node]
    return TargetState(modifiers).settings(
      currentSize: node.own.size, scaleBased: node.target.useScaleBasedSizeChange ?? false,
      hasOpacityKey: node.hasOpacityKey)
  }
}

extension ViewTiming {
  /// What is left to run when a gesture lets go at `elapsed` seconds of the transition; nil: the view stays (rules I4, I5).
  fileprivate func resumed(at elapsed: Double, duration: Double, finishing: Bool) -> ViewTiming? {
    var timing = self
    let end = delay + duration
    if finishing {
      if elapsed <= delay {
        timing.delay = delay - elapsed
        timing.duration = duration
      } else if elapsed <= end {
        timing.delay = 0
        timing.duration = duration - (elapsed - delay)
      } else {
        return nil
      }
    } else {
      if elapsed > end {
        timing.delay = elapsed - end
        timing.duration = duration
      } else if elapsed > delay {
        timing.delay = 0
        timing.duration = duration - (elapsed - delay)
      } else {
        return nil
      }
    }
    return timing
  }
}
