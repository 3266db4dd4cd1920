import HeroGeometry
import HeroLayers
import HeroModel
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

    /// Whether Hero's `update` is called; a change of target alone is none.
    var isUpdate: Bool { progress != nil || !apply.isEmpty }
  }

  let transition: AnimatedTransition
  let samples: [Sample]
  let release: Release
  /// Progress when the gesture ends, 0…1.
  let releaseProgress: Double
  /// Seconds that the release runs (rule I6).
  let releaseDuration: Double
  /// What Hero's keys show when the gesture ends.
  private let shown: SnapshotValues
  /// The way on, by node; nil: the node stays as it is.
  private let resumed: [[any KeyTrack]?]

  /// Seconds from the step's start to its end.
  var duration: Double { release.time + releaseDuration }

  init(transition: AnimatedTransition, samples: [Sample], release: Release) {
    self.transition = transition
    self.samples = samples
    self.release = release
    let progress = Self.progress(transition, samples: samples, at: release.time)
    releaseProgress = progress
    let held = Self.held(transition, samples: samples, at: release.time).values
    shown = held
    let elapsed = progress * transition.total

    let carried = CarriedValues(held, of: transition).states
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

  /// When the first update, or else the release, ends the transition's own run (rule I1).
  static func takeover(samples: [Sample], release: Release) -> Double {
    samples.first(where: \.isUpdate)?.time ?? release.time
  }

  /// Hero's progress at a time.
  func progress(at time: Double) -> Double {
    guard time > release.time else { return Self.progress(transition, samples: samples, at: time) }
    let end = release.finishes ? 1.0 : 0
    guard releaseDuration > 0 else { return end }
    let fraction = min((time - release.time) / releaseDuration, 1)
    return releaseProgress + (end - releaseProgress) * fraction
  }

  /// What an over-full-screen change leaves behind: end values, but without animation those shown (rule L7).
  var lastValues: SnapshotValues { values(at: release.animates ? .infinity : release.time) }

  /// What shows at a time.
  func values(at time: Double) -> SnapshotValues {
    let elapsed = progress(at: time) * transition.total
    guard time > release.time else {
      var (values, applied) = Self.held(transition, samples: samples, at: time)
      transition.applyPlugins(to: &values, at: elapsed)
      // A view shows exactly what is applied (rule I2), whatever a plugin adds to its keys.
      for node in applied.indices { for setting in applied[node].values { values.hold(setting, on: node) } }
      return values
    }
    var values = released(at: time)
    transition.applyPlugins(to: &values, at: elapsed)
    return values
  }

  /// What Hero's own keys say at a time after the release.
  private func released(at time: Double) -> SnapshotValues {
    let since = time - release.time
    let elapsed = releaseProgress * transition.total
    var values = shown
    for (index, node) in transition.nodes.enumerated() {
      if let tracks = resumed[index] {
        // What the release does not move stands at the layer's own value, to be carried along with its parent.
        values.run(tracks, keys: Set(tracks.map(\.key)), of: index, at: .playing(since))
      }
      let reached = min(elapsed, node.effectDuration ?? 0)
      values.effects[index] = node.effect(at: release.finishes ? elapsed + since : max(reached - since, 0))
    }
    return values
  }

  /// Before the first update the transition plays by itself; then progress runs linearly between samples that have one, and the last
  /// holds. Clamped to 0…1 (rule I1).
  private static func progress(_ transition: AnimatedTransition, samples: [Sample], at time: Double) -> Double {
    let takeover = samples.first(where: \.isUpdate)?.time ?? .infinity
    let played = transition.total > 0 ? min(min(time, takeover) / transition.total, 1) : 0
    guard time >= takeover else { return played }
    var current: (time: Double, progress: Double)?
    for sample in samples {
      guard let progress = sample.progress else { continue }
      let clamped = min(max(progress, 0), 1)
      guard sample.time > time else {
        current = (sample.time, clamped)
        continue
      }
      guard let current else { return played }
      let fraction = (time - current.time) / (sample.time - current.time)
      return current.progress + (clamped - current.progress) * fraction
    }
    return current?.progress ?? played
  }

  /// Hero's keys until the release, with applied values on top, and these by node and key: played by themselves until the first
  /// update, then seeked (rules I1, I2).
  private static func held(
    _ transition: AnimatedTransition, samples: [Sample], at time: Double
  ) -> (values: SnapshotValues, applied: [[LayerKey: any KeySetting]]) {
    let elapsed = progress(transition, samples: samples, at: time) * transition.total
    var applied = [[LayerKey: any KeySetting]](repeating: [:], count: transition.nodes.count)
    let updates = samples.filter(\.isUpdate)
    guard let takeover = updates.first?.time, takeover <= time else {
      return (transition.keyValues(at: .playing(elapsed)), applied)
    }
    var values = transition.keyValues(at: .seeking(elapsed))
    let animating = values.ownKeys
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
        for setting in transition.settings(modifiers, node: entry.node) {
          applied[entry.node][setting.key] = setting
          values.ran(setting, on: entry.node)
        }
      }
    }
    for node in applied.indices {
      for setting in applied[node].values { values.hold(setting, on: node) }
    }
    return (values, applied)
  }

  /// Each node's keys when the gesture ends: its own, those that were applied, with changed targets (rules I2, I3).
  private static func tracksAtRelease(_ transition: AnimatedTransition, samples: [Sample]) -> [[any KeyTrack]] {
    var tracks = transition.nodes.map(\.tracks)
    for sample in samples {
      for entry in sample.apply {
        for setting in transition.settings(entry.modifiers, node: entry.node)
        where !tracks[entry.node].contains(where: { $0.key == setting.key }) {
          let node = transition.nodes[entry.node]
          tracks[entry.node].append(setting.standing(at: node.own, timing: node.timing))
        }
      }
      for retarget in sample.retargets {
        let node = transition.nodes[retarget.node]
        let current = held(transition, samples: samples, at: sample.time).values.states[retarget.node]
        for setting in transition.settings(retarget.modifiers, node: retarget.node) {
          if let existing = tracks[retarget.node].firstIndex(where: { $0.key == setting.key }) {
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
