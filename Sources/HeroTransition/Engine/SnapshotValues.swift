import HeroGeometry
import HeroLayers
import HeroTimeline

/// The values of all snapshots at one moment, before children are carried along.
struct SnapshotValues {
  /// By node.
  var states: [LayerState]
  /// Names of the keys that each node has a value of its own for.
  var ownKeys: [Set<String>]
  /// 0…1 of each node's backdrop effect.
  var effects: [Double]
}

extension AnimatedTransition {
  /// All values at a time; `elapsed` is the transition's own time for effects and plugins.
  func values(at time: TrackTime) -> SnapshotValues {
    let elapsed: Double
    switch time {
    case .playing(let seconds), .seeking(let seconds): elapsed = seconds
    }
    var values = SnapshotValues(states: nodes.map(\.own), ownKeys: nodes.map(\.trackNames), effects: [])
    for (index, node) in nodes.enumerated() {
      for track in node.tracks { track.apply(to: &values.states[index], at: time) }
      values.effects.append(node.effect(at: elapsed))
      for plugin in draft.plugins where plugin.canAnimate(node.view, in: draft) {
        plugin.apply(to: &values.states[index], of: node.view, at: elapsed)
      }
    }
    return values
  }

  /// Positions and sizes as they are shown: children are carried along with a parent that changes size (rule L3).
  func carried(_ values: SnapshotValues) -> [LayerState] {
    var states = values.states
    // Parents are made before their local children.
    for (index, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      if case .live = nodes[parent].content { continue }
      let current = states[parent].size
      let own = nodes[parent].own.size
      guard current != own else { continue }
      let fills = own.width == 0 || own.height == 0
      if !values.ownKeys[index].contains(LayerKeys.position.name) {
        let position = states[index].position
        states[index].position =
          fills
          ? current.center
          : Point(x: position.x * (current.width / own.width), y: position.y * (current.height / own.height))
      }
      if !values.ownKeys[index].contains(LayerKeys.size.name) {
        let size = states[index].size
        states[index].size =
          fills
          ? current
          : Size(width: size.width * (current.width / own.width), height: size.height * (current.height / own.height))
      }
    }
    return states
  }

  /// The snapshots of the container as layers.
  func layers(for values: SnapshotValues) -> [Layer] {
    let states = carried(values)
    return roots.map { layer(of: $0, states: states, values: values) }
  }

  private func layer(of index: Int, states: [LayerState], values: SnapshotValues) -> Layer {
    let node = nodes[index]
    let state = states[index]
    let view = node.sceneView
    let keys = values.ownKeys[index]
    var layer = Layer(
      path: view.path, role: .snapshot, position: state.position,
      bounds: Rect(origin: .zero, size: state.size.clampedToZero))
    layer.anchorPoint = state.anchorPoint
    layer.transform = state.transform
    layer.opacity = min(max(state.opacity, 0), 1)
    layer.opacityMode = .eachPrimitive
    layer.cornerRadius = max(state.cornerRadius, 0)
    layer.maskedCorners = view.maskedCorners
    layer.cornerCurve = view.cornerCurve
    layer.zPosition = state.zPosition
    layer.backgroundColor = state.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    layer.borderWidth = max(state.borderWidth, 0)
    layer.borderColor = state.borderColor ?? .clear
    layer.shadow = state.shadow
    layer.masksToBounds = state.masksToBounds
    layer.contentsRect = state.contentsRect

    // The contents are a layer of their own inside the snapshot: they follow these keys only when those animate.
    let radius = max(keys.contains(LayerKeys.cornerRadius.name) ? state.cornerRadius : view.cornerRadius, 0)
    let rect = keys.contains(LayerKeys.contentsRect.name) ? state.contentsRect : Rect.unit
    switch node.content {
    case .picture(let picture): layer.contents = LayerContents(.picture(picture), rect: rect, clipRadius: radius)
    case .image(let image, let background):
      layer.contents = LayerContents(.image(image), rect: rect, background: background, clipRadius: radius)
    case .effect(var effect):
      effect.fraction = values.effects[index]
      layer.contents = LayerContents(.backdrop(effect), clipRadius: radius)
    case .live(var contents, let subviews):
      layer.opacityMode = .group
      if case .backdrop(var effect) = contents?.kind {
        effect.fraction = values.effects[index]
        contents?.kind = .backdrop(effect)
      }
      contents?.rect = state.contentsRect
      layer.contents = contents
      layer.children = subviews
    }
    layer.children += node.children.map { self.layer(of: $0, states: states, values: values) }
    if let color = state.overlayColor {
      layer.children.append(
        overlay(of: node, color: color, state: state, isRounded: keys.contains(LayerKeys.cornerRadius.name), rect: rect)
      )
    }
    return layer
  }

  /// Rule L6: a colour over everything inside; square unless cornerRadius animates.
  private func overlay(of node: Node, color: Color, state: LayerState, isRounded: Bool, rect: Rect) -> Layer {
    var overlay = Layer(
      path: node.sceneView.path, role: .overlay, position: node.overlaySize.center,
      bounds: Rect(origin: .zero, size: node.overlaySize))
    overlay.backgroundColor = color
    overlay.opacity = min(max(state.overlayOpacity, 0), 1)
    overlay.cornerRadius = isRounded ? max(state.cornerRadius, 0) : 0
    overlay.contentsRect = rect
    return overlay
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

extension LayerState {
  /// The shadow as it is drawn; nil at opacity 0.
  var shadow: Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    return Shadow(
      color: shadowColor, opacity: min(shadowOpacity, 1), offset: shadowOffset, radius: max(shadowRadius, 0),
      path: shadowPath)
  }
}
