import HeroGeometry
import HeroLayers
import HeroTimeline

/// The values of all snapshots at one moment, before children are carried along.
struct SnapshotValues {
  /// By node.
  var states: [LayerState]
  /// The keys that each node has a value of its own for.
  var ownKeys: [Set<LayerKey>]
  /// What shows of each node's size key; nil: none of its own.
  var sizes: [SizeChange?]
  /// The last change of each node's size that ran, which the next one follows. It shows, unless an update has gone back to an earlier one.
  var lastSizes: [SizeChange?]
  /// 0…1 of each node's backdrop effect.
  var effects: [Double]

  /// Writes a node's keys at a time; what other keys it had, it has no more.
  mutating func run(_ tracks: [any KeyTrack], keys: Set<LayerKey>, of node: Int, at time: TrackTime) {
    for track in tracks { track.apply(to: &states[node], at: time) }
    ownKeys[node] = keys
    sizes[node] = tracks.lazy.compactMap { $0.sizeChange(at: time) }.first?.following(lastSizes[node])
    lastSizes[node] = sizes[node] ?? lastSizes[node]
  }

  /// Notes that a size was put in place, whether or not it still shows.
  mutating func ran(_ setting: any KeySetting, on node: Int) {
    if let change = setting.sizeChange { lastSizes[node] = change.following(lastSizes[node]) }
  }

  /// Puts a value that ran in the place of whatever a node's key has.
  mutating func hold(_ setting: any KeySetting, on node: Int) {
    setting.apply(to: &states[node])
    ownKeys[node].insert(setting.key)
    if setting.sizeChange != nil { sizes[node] = lastSizes[node] }
  }
}

extension AnimatedTransition {
  /// All values while the transition plays by itself.
  func values(playing elapsed: Double) -> SnapshotValues {
    var values = keyValues(at: .playing(elapsed))
    applyPlugins(to: &values, at: elapsed)
    return values
  }

  /// What Hero's own keys say at a time.
  func keyValues(at time: TrackTime) -> SnapshotValues {
    let elapsed: Double
    switch time {
    case .playing(let seconds), .seeking(let seconds): elapsed = seconds
    }
    var values = SnapshotValues(
      states: nodes.map(\.own), ownKeys: nodes.map(\.trackKeys), sizes: nodes.map { _ in nil },
      lastSizes: nodes.map { _ in nil }, effects: nodes.map { $0.effect(at: elapsed) })
    for (index, node) in nodes.enumerated() { values.run(node.tracks, keys: node.trackKeys, of: index, at: time) }
    return values
  }

  /// Lets the plugins change what Hero's own keys say; once, because what they add is no part of what a release goes on from.
  func applyPlugins(to values: inout SnapshotValues, at elapsed: Double) {
    for (index, node) in nodes.enumerated() {
      for plugin in draft.plugins where plugin.canAnimate(node.view, in: draft) {
        plugin.apply(to: &values.states[index], of: node.view, at: elapsed)
      }
    }
  }

  /// The snapshots of the container as layers.
  func layers(for values: SnapshotValues) -> [Layer] {
    let carried = CarriedValues(values, of: self)
    return roots.map { layer(of: $0, carried: carried, values: values) }
  }

  private func layer(of index: Int, carried: CarriedValues, values: SnapshotValues) -> Layer {
    let node = nodes[index]
    let state = carried.states[index]
    let view = node.sceneView
    let keys = values.ownKeys[index]
    var layer = Layer(
      path: view.path, role: .snapshot, position: state.position, bounds: Rect(origin: .zero, size: .zero))
    state.show(in: &layer)
    layer.opacityMode = .eachPrimitive
    layer.maskedCorners = view.maskedCorners

    // The contents are a layer of their own inside the snapshot: they follow these keys only when those animate.
    let animatesCorners = keys.contains(.cornerRadius)
    let radius = max(animatesCorners ? state.cornerRadius : view.cornerRadius, 0)
    let rect = keys.contains(.contentsRect) ? state.contentsRect : Rect.unit
    switch node.content {
    case .picture(let picture):
      layer.contents = LayerContents(.picture(picture), rect: rect, clipRadius: radius)
    case .image(let image, let background):
      layer.contents = LayerContents(.image(image), rect: rect, background: background, clipRadius: radius)
    case .effect(var effect):
      effect.fraction = values.effects[index]
      layer.contents = LayerContents(.backdrop(effect), clipRadius: radius)
    case .live(var contents, let subviews):
      layer.opacityMode = .group
      layer.cornerCurve = view.cornerCurve
      layer.mask = view.mask
      if case .backdrop(var effect) = contents?.kind {
        // Hero shows a hidden effect view when it animates; any other live view stays as it is (rule L3).
        effect.fraction = values.effects[index]
        contents?.kind = .backdrop(effect)
        contents?.clipRadius = radius
      } else {
        layer.isHidden = view.isHidden
      }
      contents?.rect = state.contentsRect
      layer.contents = contents
      layer.children = subviews.layers(at: state.size)
      if let first = subviews.layers.first, first.bounds.size == node.own.size {
        layer.children[0].follow(state, corners: animatesCorners, contents: keys.contains(.contentsRect))
      }
    }
    layer.contents?.size = carried.contents[index]?.clampedToZero
    layer.children += node.children.map { self.layer(of: $0, carried: carried, values: values) }
    if node.beginsWithOverlay || keys.contains(.overlayOpacity) {
      layer.children.append(overlay(of: node, state: state, isRounded: animatesCorners, rect: rect))
    }
    return layer
  }

  /// Rule L6: a colour over everything inside, of the view's own size; square unless cornerRadius animates.
  private func overlay(of node: Node, state: LayerState, isRounded: Bool, rect: Rect) -> Layer {
    let size = node.own.size.clampedToZero
    var overlay = Layer(
      path: node.sceneView.path, role: .overlay, position: size.center, bounds: Rect(origin: .zero, size: size))
    overlay.backgroundColor = state.overlayColor.flatMap { $0.alpha > 0 ? $0 : nil }
    overlay.opacity = min(max(state.overlayOpacity, 0), 1)
    overlay.cornerRadius = isRounded ? max(state.cornerRadius, 0) : 0
    overlay.contentsRect = rect
    return overlay
  }
}

extension Layer {
  /// Hero animates these keys on the first subview of a live view too when that fills it (rule L3).
  fileprivate mutating func follow(_ state: LayerState, corners: Bool, contents: Bool) {
    if corners {
      cornerRadius = max(state.cornerRadius, 0)
      if self.contents?.clipRadius != nil { self.contents?.clipRadius = cornerRadius }
    }
    if contents {
      contentsRect = state.contentsRect
      self.contents?.rect = state.contentsRect
    }
  }
}

extension AnimatedTransition.Node {
  /// Rule L3: from or to none, linearly over its duration from the start, whatever the view's delay or timing.
  func effect(at elapsed: Double) -> Double {
    guard let duration = effectDuration else { return 1 }
    let fraction = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
    return isAppearing ? fraction : 1 - fraction
  }
}
