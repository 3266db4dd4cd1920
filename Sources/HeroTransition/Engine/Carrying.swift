import HeroGeometry

/// Where a snapshot's layer stands, and the size of what it shows.
private struct Place: Interpolatable {
  var position: Point
  var size: Size

  static func interpolate(from start: Place, to end: Place, fraction: Double) -> Place {
    Place(
      position: .interpolate(from: start.position, to: end.position, fraction: fraction),
      size: .interpolate(from: start.size, to: end.size, fraction: fraction))
  }

  /// The whole of a parent of this size.
  static func filling(_ size: Size) -> Place { Place(position: size.center, size: size) }

  /// As a parent's bounds go from one size to another, both without a zero side.
  func scaled(from: Size, to: Size) -> Place {
    let (x, y) = (to.width / from.width, to.height / from.height)
    return Place(
      position: Point(x: position.x * x, y: position.y * y),
      size: Size(width: size.width * x, height: size.height * y))
  }
}

/// Snapshots as they stand when those of them that change size have carried their children along (rule L3).
struct CarriedValues {
  /// By node.
  private(set) var states: [LayerState]
  /// Sizes of pictures and effects that do not fill their layer's bounds, by node; nil: they do.
  private(set) var contents: [Size?]

  init(_ values: SnapshotValues, of transition: AnimatedTransition) {
    states = values.states
    contents = values.states.map { _ in nil }
    // Parents are made before their local children.
    for (index, node) in transition.nodes.enumerated() {
      guard let change = values.sizes[index], node.content.carriesChildren else { continue }
      for child in node.children {
        let own = Place(position: states[child].position, size: states[child].size)
        let natural = node.own.size
        let start =
          natural.isFlat || change.from.isFlat
          ? Place.filling(change.from) : own.scaled(from: natural, to: change.from)
        let end =
          change.from.isFlat || change.to.isFlat
          ? Place.filling(change.to) : start.scaled(from: change.from, to: change.to)
        carry(child, from: start, to: end, change: change, values: values, nodes: transition.nodes)
      }
    }
  }

  /// Puts a child where its parent's run has brought it; a side of zero at either end goes through the whole subtree.
  private mutating func carry(
    _ index: Int, from start: Place, to end: Place, change: SizeChange, values: SnapshotValues,
    nodes: [AnimatedTransition.Node]
  ) {
    let own = states[index].size
    let place = Place.interpolate(from: start, to: end, fraction: change.fraction)
    if !values.ownKeys[index].contains(.position) { states[index].position = place.position }
    if values.sizes[index] == nil {
      states[index].size = place.size
      contents[index] = contentsSize(nodes[index].content, own: own, end: end.size, change: change)
    }
    guard change.from.isFlat || change.to.isFlat, nodes[index].content.carriesChildren else { return }
    for child in nodes[index].children {
      let natural = Place(position: states[child].position, size: states[child].size)
      let start = change.from.isFlat ? Place.filling(change.from) : natural
      let end = change.to.isFlat ? Place.filling(change.to) : start
      carry(child, from: start, to: end, change: change, values: values, nodes: nodes)
    }
  }

  /// An image keeps its own size; anything else is laid out for the end of the run at once. Only a side of zero is run to.
  private func contentsSize(
    _ content: AnimatedTransition.Content, own: Size, end: Size, change: SizeChange
  ) -> Size? {
    if case .live = content { return nil }
    let start = change.from.isFlat ? change.from : own
    guard !change.to.isFlat else { return .interpolate(from: start, to: change.to, fraction: change.fraction) }
    if case .image = content { return start }
    return end
  }
}

extension AnimatedTransition.Content {
  /// Whether a change of size reaches child snapshots: not those of a live view, nor those in an effect's content view (rule L3).
  fileprivate var carriesChildren: Bool {
    switch self {
    case .picture, .image: true
    case .effect, .live: false
    }
  }
}

extension Size {
  /// Whether a side is zero.
  fileprivate var isFlat: Bool { width == 0 || height == 0 }
}
