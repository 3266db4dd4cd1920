import HeroGeometry
import HeroScene

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
  /// From each node's own space to container space, before anything animates.
  private var toContainer: [Homography] = []

  /// Makes the snapshots of all animating views: source first, exchanged when insertToViewFirst.
  init(draft: TransitionDraft) {
    let sides: [Side] = draft.insertToViewFirst ? [.destination, .source] : [.source, .destination]
    for side in sides {
      for index in draft[side].flattened {
        let view = ViewReference(side, index)
        if draft.canAnimate(view) { insert(view, draft: draft) }
      }
    }
  }

  private mutating func insert(_ view: ViewReference, draft: TransitionDraft) {
    let geometry = draft[view.side].geometry
    let state = draft[view] ?? TargetState()
    let isGlobal = state.coordinateSpace == .global
    let parent = isGlobal ? nil : nearestAncestor(of: view, in: geometry)

    var position = geometry.positionInContainer(of: view.index)
    if let parent, let inverse = toContainer[parent].inverse { position = inverse.apply(position) }
    let sceneView = draft.view(view)
    var layerState = LayerState(
      view: sceneView, position: position, transform: geometry.flattenedTransform(of: view.index),
      contentsScale: draft.request.contentsScale, displayShadow: state.displayShadow)
    if state.snapshotType == .noSnapshot { layerState.backgroundColor = sceneView.backgroundColor }
    let map = Homography(
      position: layerState.position, bounds: Rect(origin: .zero, size: layerState.size),
      anchorPoint: layerState.anchorPoint, transform: layerState.transform)

    let node = nodes.count
    nodes.append(Node(view: view, natural: layerState, parent: parent))
    index[view] = node
    children.append([])
    toContainer.append(parent.map { map * toContainer[$0] } ?? map)
    order(node, parent: parent, draft: draft)
  }

  /// Rule L4's order: beside an existing partner, its subviews' and later siblings' global snapshots rise first.
  private mutating func order(_ node: Int, parent: Int?, draft: TransitionDraft) {
    let view = nodes[node].view
    if let partner = draft.partner(of: view), let partnerNode = index[partner] {
      raise(partnerNode, in: parent)
      let views = draft.request.screen(partner.side).views
      for subview in views[partner.index].children {
        raiseGlobalTree(ViewReference(partner.side, subview), draft: draft)
      }
      if let superview = views[partner.index].parent {
        let siblings = views[superview].children
        for sibling in siblings.drop(while: { $0 != partner.index }).dropFirst() {
          raiseGlobalTree(ViewReference(partner.side, sibling), draft: draft)
        }
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
    roots.removeAll { $0 == node }
    for owner in children.indices { children[owner].removeAll { $0 == node } }
    if let parent { children[parent].append(node) } else { roots.append(node) }
  }

  private mutating func raiseGlobalTree(_ view: ViewReference, draft: TransitionDraft) {
    let geometry = draft[view.side].geometry
    for index in [view.index] + geometry.descendants(of: view.index) {
      let reference = ViewReference(view.side, index)
      if draft[reference]?.coordinateSpace == .global, let node = self.index[reference] { raise(node, in: nil) }
    }
  }
}
