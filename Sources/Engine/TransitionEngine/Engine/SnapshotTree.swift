import HeroGeometry
import HeroModel

/// Where the snapshots of a transition live: parents and paint order (rules L2, L4).
struct SnapshotTree {
  /// One view's snapshot.
  struct Node {
    let view: ViewReference
    /// Values before `beginWith`.
    let natural: LayerState
    /// Index of the parent snapshot; nil is the container.
    let parent: Int?
  }

  /// In order of creation.
  private(set) var nodes: [Node] = []
  /// Node by view.
  private(set) var index: [ViewReference: Int] = [:]
  /// The container's snapshots, bottom to top.
  private(set) var roots: [Int] = []
  /// Child snapshots of each node, bottom to top.
  private(set) var children: [[Int]] = []
  /// Where each node stands: its owner (nil is the container) and when it was last moved to the top there.
  private var places: [(owner: Int?, move: Int)] = []
  private var moves = 0
  /// Global-space nodes of each side with their views, in pre-order.
  private var globals: [Side: [(view: Int, node: Int)]] = [.source: [], .destination: []]
  /// From each node's own space to container space, before anything animates.
  private var toContainer: [Homography] = []

  /// The snapshots of all animating views: source first, exchanged when insertToViewFirst.
  init(draft: TransitionDraft) {
    let sides: [Side] = draft.insertToViewFirst ? [.destination, .source] : [.source, .destination]
    for side in sides {
      for index in draft[side].flattened {
        let view = ViewReference(side, index)
        if draft.canAnimate(view) { insert(view, draft: draft) }
      }
    }
    children = Array(repeating: [], count: nodes.count)
    for node in nodes.indices.sorted(by: { places[$0].move < places[$1].move }) {
      if let owner = places[node].owner { children[owner].append(node) } else { roots.append(node) }
    }
  }

  private mutating func insert(_ view: ViewReference, draft: TransitionDraft) {
    let geometry = draft[view.side].geometry
    let state = draft[view] ?? TargetState()
    let isGlobal = state.coordinateSpace == .global
    let parent = isGlobal ? nil : nearestAncestor(of: view, in: geometry)

    // A live parent is the view's own superlayer, so that nothing needs to be converted into it (rule L3).
    let liveParent = parent.map { nodes[$0].view }.flatMap { draft[$0]?.snapshotType == .noSnapshot ? $0.index : nil }
    var position: Point
    if let liveParent {
      position = geometry.position(of: view.index, in: liveParent)
    } else {
      position = geometry.positionInContainer(of: view.index)
      if let parent, let inverse = toContainer[parent].inverse { position = inverse.apply(position) }
    }
    let sceneView = draft.view(view)
    // A live view keeps its own shadow and background (rule L3).
    var layerState = LayerState(
      sceneView, displayShadow: state.displayShadow || state.snapshotType == .noSnapshot)
    layerState.position = position
    layerState.transform = geometry.flattenedTransform(of: view.index, below: liveParent)
    layerState.contentsScale = draft.request.contentsScale
    if state.snapshotType == .noSnapshot { layerState.backgroundColor = sceneView.backgroundColor }
    let map = Homography(
      position: layerState.position, bounds: Rect(origin: .zero, size: layerState.size),
      anchorPoint: layerState.anchorPoint, transform: layerState.transform)

    let node = nodes.count
    nodes.append(Node(view: view, natural: layerState, parent: parent))
    index[view] = node
    places.append((parent, moves))
    if isGlobal { globals[view.side, default: []].append((view.index, node)) }
    toContainer.append(parent.map { map * toContainer[$0] } ?? map)
    order(node, parent: parent, draft: draft)
  }

  /// Rule L4's order: beside an existing partner, its subviews' and later siblings' global snapshots rise first.
  private mutating func order(_ node: Int, parent: Int?, draft: TransitionDraft) {
    let view = nodes[node].view
    if let partner = draft.partner(of: view), let partnerNode = index[partner] {
      raise(partnerNode, in: parent)
      let geometry = draft[partner.side].geometry
      if let superview = geometry.screen.views[partner.index].parent {
        // Subviews and later siblings stand behind the partner in pre-order, up to the end of its superview.
        raiseGlobals(of: partner.side, in: (partner.index + 1)..<geometry.subtreeEnd[superview])
      } else {
        raiseGlobals(of: partner.side, in: 1..<geometry.subtreeEnd[0])
        // In the container the source's root is a later sibling of the destination's (rule L1).
        if partner.side == .destination { raiseGlobals(of: .source, in: 0..<draft.source.geometry.subtreeEnd[0]) }
      }
    }
    raise(node, in: parent)
  }

  private func nearestAncestor(of view: ViewReference, in geometry: ScreenGeometry) -> Int? {
    var ancestor = geometry.screen.views[view.index].parent
    while let current = ancestor {
      if let node = index[ViewReference(view.side, current)] { return node }
      ancestor = geometry.screen.views[current].parent
    }
    return nil
  }

  /// Moves a snapshot to the top of a parent.
  private mutating func raise(_ node: Int, in parent: Int?) {
    moves += 1
    places[node] = (parent, moves)
  }

  /// Moves the global-space snapshots of a range of views to the top of the container, in order.
  private mutating func raiseGlobals(of side: Side, in views: Range<Int>) {
    guard let globals = globals[side] else { return }
    // The first that is not before the range, by halving.
    var low = 0
    var high = globals.count
    while low < high {
      let middle = (low + high) / 2
      if globals[middle].view < views.lowerBound { low = middle + 1 } else { high = middle }
    }
    for entry in globals[low...] {
      if entry.view >= views.upperBound { break }
      raise(entry.node, in: nil)
    }
  }
}
