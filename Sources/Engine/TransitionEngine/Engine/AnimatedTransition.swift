import HeroGeometry
import HeroLayers
import HeroModel
import HeroTimeline

/// A transition ready to be looked at, at any time: snapshots, their keys and how long they run.
struct AnimatedTransition: Sendable {
  /// What a snapshot shows.
  enum Content: Sendable {
    /// Stretched to the bounds.
    case picture(Picture)
    /// Laid out anew by its content mode, on the image view's own background.
    case image(ImageContents, background: Color?)
    /// A live backdrop effect.
    case effect(BackdropEffect)
    /// The view itself (`useNoSnapshot`), with its non-animating subviews.
    case live(LayerContents?, subviews: LiveSubviews)

    /// False for live visual effects: their opacity drives the effect instead (rule L3).
    var hasOpacityKey: Bool {
      switch self {
      case .effect: return false
      case .live(let contents, _):
        if case .backdrop = contents?.kind { return false }
        return true
      case .picture, .image: return true
      }
    }
  }

  /// One animating view. Shared, not copied: it holds the view and its target state, and never changes.
  final class Node: Sendable {
    let view: ViewReference
    let sceneView: View
    let target: TargetState
    let content: Content
    /// Index of the parent snapshot; nil is the container.
    let parent: Int?
    /// Child snapshots, bottom to top.
    let children: [Int]
    /// Own values after `beginWith`.
    let own: LayerState
    let timing: ViewTiming
    /// In a fixed order.
    let tracks: [any KeyTrack]
    /// The keys that the tracks animate.
    let trackKeys: Set<LayerKey>
    /// Seconds that the backdrop effect runs (rule L3); nil when it does not change.
    let effectDuration: Double?
    /// Seconds that a live visual effect counts for the total, changing or not; nil for other views.
    let effectRun: Double?
    /// Whether `beginWith` gives the view an overlay that stands even without keys (rule L6).
    let beginsWithOverlay: Bool

    fileprivate init(
      _ placed: SnapshotTree.Node, target: TargetState, content: Content, children: [Int],
      sceneView: View, duration: Double, effectDuration: Double?, effectRun: Double?
    ) {
      let hasOpacityKey = content.hasOpacityKey
      let appearing = placed.view.side == .destination
      let scaleBased = target.useScaleBasedSizeChange ?? false
      let timing = ViewTiming(
        delay: target.delay, duration: duration, function: target.timingFunction ?? .standard, spring: target.spring,
        arc: target.arc)

      var own = placed.natural
      var beginsWithOverlay = false
      if let modifiers = target.beginState {
        let begin = TargetState(modifiers)
        let settings = begin.settings(currentSize: own.size, scaleBased: scaleBased, hasOpacityKey: hasOpacityKey)
        for setting in settings { setting.apply(to: &own) }
        beginsWithOverlay = begin.overlayOpacity != nil
      }
      var tracks: [any KeyTrack] = []
      if target.canAnimate {
        let settings = target.settings(currentSize: own.size, scaleBased: scaleBased, hasOpacityKey: hasOpacityKey)
        tracks = settings.map { $0.track(own: own, appearing: appearing, timing: timing) }
      }

      (view, parent, self.children, self.sceneView) = (placed.view, placed.parent, children, sceneView)
      (self.target, self.content, self.own, self.timing) = (target, content, own, timing)
      (self.tracks, trackKeys) = (tracks, Set(tracks.map(\.key)))
      (self.effectDuration, self.effectRun, self.beginsWithOverlay) = (effectDuration, effectRun, beginsWithOverlay)
    }

    var isAppearing: Bool { view.side == .destination }
    /// False for live visual effects (rule L3).
    var hasOpacityKey: Bool { content.hasOpacityKey }
  }

  let draft: TransitionDraft
  let nodes: [Node]
  /// The container's snapshots, bottom to top.
  let roots: [Int]
  /// The two real trees, destination first (rule L1).
  let realLayers: [Layer]
  /// Seconds, before speed and gestures (rule T6).
  let total: Double

  init(request: TransitionRequest, plugins: [any TransitionPlugin] = []) {
    var draft = TransitionDraft(request: request, plugins: plugins)
    for pass in TransitionPasses.all { pass(&draft) }
    let tree = SnapshotTree(draft: draft)
    let durations = Durations(draft: draft, tree: tree)
    let animating: [Side: Set<Int>] = [
      .source: Set(tree.nodes.filter { $0.view.side == .source }.map(\.view.index)),
      .destination: Set(tree.nodes.filter { $0.view.side == .destination }.map(\.view.index)),
    ]

    var nodes: [Node] = []
    var total = durations.longest
    for (index, placed) in tree.nodes.enumerated() {
      let target = draft[placed.view] ?? TargetState()
      let content = Self.content(
        of: placed.view, target: target, draft: draft, animating: animating[placed.view.side] ?? [])
      let node = Node(
        placed, target: target, content: content, children: tree.children[index], sceneView: draft.view(placed.view),
        duration: durations.views[index], effectDuration: durations.effects[index],
        effectRun: durations.effectRuns[index])
      nodes.append(node)
      if target.canAnimate {
        total = max(total, node.timing.delay + max(node.timing.duration, node.tracks.map(\.motionDuration).max() ?? 0))
      }
      if let effect = durations.effectRuns[index] { total = max(total, effect) }
      for plugin in plugins where plugin.canAnimate(placed.view, in: draft) {
        total = max(total, plugin.duration(of: placed.view, in: draft))
      }
    }
    self.draft = draft
    self.nodes = nodes
    self.total = total
    roots = tree.roots
    realLayers = [
      request.builder(.destination).layer(of: 0, hiding: animating[.destination] ?? []),
      request.builder(.source).layer(of: 0, hiding: animating[.source] ?? []),
    ]
  }

  /// Seconds that the transition takes by itself: a total of less than a frame settles at once (rule T6).
  var settledTotal: Double { total <= 1.0 / 120 ? 0 : total }

  /// Node of a view.
  func node(of view: ViewReference) -> Int? { nodes.firstIndex { $0.view == view } }

  /// What a view's snapshot shows (rule L3).
  private static func content(
    of view: ViewReference, target: TargetState, draft: TransitionDraft, animating: Set<Int>
  ) -> Content {
    let screen = draft.request.screen(view.side)
    let sceneView = screen.views[view.index]
    let builder = draft.request.builder(view.side)
    func picture(isBitmap: Bool = false) -> Content {
      let id = "\(draft.request.id)/\(view.side.rawValue)/\(view.index)"
      return .picture(builder.picture(of: view.index, id: id, without: animating, isBitmap: isBitmap))
    }
    /// Hero hides the views that animate first, effect views by `isHidden`, others by their alpha.
    func looksHidden(_ child: Int) -> Bool {
      if screen.views[child].isHidden { return true }
      if case .visualEffect = screen.views[child].content { return animating.contains(child) }
      return false
    }
    switch target.snapshotType ?? .optimized {
    case .normal: return picture()
    case .layerRender: return picture(isBitmap: true)
    case .noSnapshot:
      let subviews = LiveSubviews(of: view.index, hiding: animating, builder: builder)
      return .live(LayerBuilder.contents(of: sceneView), subviews: subviews)
    case .optimized:
      switch sceneView.content {
      case .image(let image) where sceneView.children.allSatisfy(looksHidden):
        // A new image view stands in, which is seen even where the view itself is hidden (rule L3).
        return .image(image, background: sceneView.backgroundColor)
      case .stack: return picture(isBitmap: true)
      case .visualEffect(let effect): return .effect(effect)
      default: return picture()
      }
    }
  }
}
