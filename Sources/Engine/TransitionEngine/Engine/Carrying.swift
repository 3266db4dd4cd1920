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
      let calls = SizeCall.all(of: change, natural: node.own.size)
      for child in node.children {
        carry(child, calls: calls, fraction: change.fraction, values: values, nodes: transition.nodes)
      }
    }
  }

  /// Puts a node where its parent's calls have brought it, and with it what is in it.
  private mutating func carry(
    _ index: Int, calls: [SizeCall], fraction: Double, values: SnapshotValues, nodes: [AnimatedTransition.Node]
  ) {
    var places = [Place(position: states[index].position, size: states[index].size)]
    for call in calls { places.append(places[places.count - 1].after(call)) }
    if calls.contains(where: { $0.isFlat || $0.old != $0.new }), let end = places.last {
      // The last two calls are the run that shows: its start stands, its end is run to.
      let place = Place.interpolate(from: places[places.count - 2], to: end, fraction: fraction)
      if !values.ownKeys[index].contains(.position) { states[index].position = place.position }
      if values.sizes[index] == nil {
        let own = states[index].size
        states[index].size = place.size
        contents[index] = contentsSize(
          nodes[index].content, own: own, sizes: places.dropFirst().map(\.size), fraction: fraction)
      }
    }
    guard nodes[index].content.carriesChildren, values.sizes[index] == nil || calls.contains(where: \.isFlat) else {
      return
    }
    // Hero's recursion finds the child already resized: there only a side of zero does anything.
    let inner = places.dropFirst().map { SizeCall(old: $0.size, new: $0.size) }
    for child in nodes[index].children {
      carry(child, calls: inner, fraction: fraction, values: values, nodes: nodes)
    }
  }

  /// The size of what a carried snapshot shows, from the sizes that its bounds got, call by call: a side of zero is filled at once, and run
  /// to at the end; anything but an image is laid out to the bounds after each run. Nil: it follows the bounds.
  private func contentsSize(
    _ content: AnimatedTransition.Content, own: Size, sizes: [Size], fraction: Double
  ) -> Size? {
    let isLaidOut: Bool
    switch content {
    case .live: return nil
    case .image: isLaidOut = false
    case .picture, .effect: isLaidOut = true
    }
    var (start, end) = (own, own)
    for (call, size) in sizes.enumerated() {
      // Every second call ends a run.
      if call.isMultiple(of: 2), call > 0, isLaidOut { end = sizes[call - 1] }
      start = end
      if size.isFlat { end = size }
    }
    guard let last = sizes.last, !last.isFlat else { return .interpolate(from: start, to: end, fraction: fraction) }
    return isLaidOut ? last : end
  }
}

/// One call of Hero's `setSize` (HeroCoreAnimationViewContext): a run makes two, one with the size that it begins with and one, animated,
/// with the size that it ends with.
private struct SizeCall {
  /// Points, of the bounds before it.
  let old: Size
  /// Points, of the bounds after it.
  let new: Size

  var isFlat: Bool { old.isFlat || new.isFlat }

  static func all(of change: SizeChange, natural: Size) -> [SizeCall] {
    let sizes = [natural] + (change.earlier + [change.run]).flatMap { [$0.from, $0.to] }
    return zip(sizes, sizes.dropFirst()).map { SizeCall(old: $0, new: $1) }
  }
}

extension Place {
  /// Where a view is when its parent's bounds have got another size: with a zero side it fills the parent, else it is scaled.
  fileprivate func after(_ call: SizeCall) -> Place {
    if call.isFlat { return .filling(call.new) }
    return call.old == call.new ? self : scaled(from: call.old, to: call.new)
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
