import HeroGeometry
import HeroLayers
import HeroRender
import TransitionEngine

/// A film as layers over time: what vector animations are written from.
package struct Motion: Sendable {
  /// The canvas in points.
  package let size: Size
  /// The colour under everything, by frame.
  package let background: FrameRuns<Color>
  package let rate: FrameRate
  /// At least 1.
  package let frameCount: Int
  /// Back to front: where two show at the same frame, the later one is painted over the earlier.
  package let layers: [MotionLayer]

  /// A film's layers at the frames of a clock.
  ///
  /// - Throws: `RenderError.usage` for a film of more than `limit` layers, counted once in a row of frames that show the same.
  package init(_ film: Film, _ clock: FrameClock, limit: Int = Self.limit) throws(RenderError) {
    var trees: FrameRuns<LayerTree>?
    var last = 0.0
    var count = 0
    for frame in 0..<clock.frameCount {
      let time = clock.time(ofFrame: frame)
      defer { last = time }
      if let tree = trees?.runs.last?.value, film.isStill(from: last, to: time) {
        trees?.append(tree, until: frame + 1)
        continue
      }
      let tree = film.moment(at: time).tree
      let runs = trees?.runs.count ?? 0
      if trees == nil { trees = FrameRuns(tree, in: frame..<frame + 1) } else { trees?.append(tree, until: frame + 1) }
      if trees?.runs.count != runs { count += Self.count(tree.below) + Self.count(tree.layers) }
      guard count <= limit else {
        throw .usage(
          """
          the film is too long to be written as layers: more than \(limit) of them over time by \(Decimals.fixed(time, 1)) s; \
          choose a part with --transition or --to, or a lower --fps
          """)
      }
    }
    guard let trees else { throw .usage("the film has no frames") }
    self.init(trees, rate: clock.rate)
  }

  /// The same of trees by frame, which have one size.
  package init(_ trees: FrameRuns<LayerTree>, rate: FrameRate) {
    size = trees.runs[0].value.size
    background = trees.map(\.background)
    self.rate = rate
    frameCount = trees.frames.upperBound
    layers = MotionLayer.aligned(
      trees.runs.indices.map { run in
        let tree = trees.runs[run].value
        return (trees.frames(of: run), tree.below.inPaintOrder + tree.layers.inPaintOrder)
      })
  }

  /// Layers that are held at once, at most; docs/limits.md names it.
  package static let limit = 400_000

  private static func count(_ layers: [Layer]) -> Int { layers.reduce(layers.count) { $0 + count($1.children) } }
}

/// A layer from the frame at which it appears to the one at which it goes; one that comes again is another.
///
/// Over all its frames its clip is on or off, its mask has one structure, and its opacity goes one way to what it holds. All else may change:
/// its contents, too.
package struct MotionLayer: Sendable {
  /// The view's path.
  package let path: String
  package let role: Layer.Role
  /// Its values by frame, without children.
  package let values: FrameRuns<Layer>
  /// Those painted before its contents, back to front, within its frames.
  package let childrenUnderContents: [MotionLayer]
  /// Those painted after its contents, back to front, within its frames.
  package let children: [MotionLayer]

  package init(
    path: String, role: Layer.Role, values: FrameRuns<Layer>, childrenUnderContents: [MotionLayer] = [],
    children: [MotionLayer] = []
  ) {
    (self.path, self.role, self.values) = (path, role, values)
    (self.childrenUnderContents, self.children) = (childrenUnderContents, children)
  }

  /// The frames at which it is drawn.
  package var frames: Range<Int> { values.frames }

  /// The layer at one of its frames, with all that it holds.
  package func layer(at frame: Int) -> Layer {
    var layer = values[frame]
    layer.children = (childrenUnderContents + children).filter { $0.frames.contains(frame) }.map { $0.layer(at: frame) }
    return layer
  }

  /// The frames at which it, or what it holds, changes, ascending; the first is its own first.
  package var changes: [Int] {
    func collect(_ layer: MotionLayer, _ frames: inout Set<Int>) {
      frames.formUnion(layer.values.runs.map(\.first))
      for child in layer.childrenUnderContents + layer.children {
        collect(child, &frames)
        frames.insert(child.frames.upperBound)
      }
    }
    var frames: Set<Int> = []
    collect(self, &frames)
    return frames.filter { self.frames.contains($0) }.sorted()
  }

  /// Its frames by what a key of its values is: frames in a row with equal keys together.
  package func runs<Key: Equatable>(by key: (Layer) -> Key) -> [(frames: Range<Int>, key: Key)] { values.runs(by: key) }

  /// The same at some of its frames.
  package func cut(to part: Range<Int>) -> MotionLayer {
    func cut(_ layers: [MotionLayer]) -> [MotionLayer] {
      layers.compactMap { layer in
        let frames = layer.frames.clamped(to: part)
        return frames.isEmpty ? nil : layer.cut(to: frames)
      }
    }
    return MotionLayer(
      path: path, role: role, values: values.cut(to: part), childrenUnderContents: cut(childrenUnderContents),
      children: cut(children))
  }
}

extension MotionLayer {
  /// What tells siblings apart.
  private struct Key: Hashable {
    let path: String
    let role: Layer.Role
    /// Of several with the same path and role, in paint order.
    var occurrence = 0
    let clips: Bool
    let mask: [Int]?
    let opacityMode: Layer.OpacityMode

    init(_ layer: Layer) {
      (path, role) = (layer.path, layer.role)
      (clips, opacityMode) = (layer.masksToBounds, layer.opacityMode)
      mask = layer.mask.map { $0.path.elements.map(\.kind) + [$0.fillRule == .evenOdd ? 1 : 0] }
    }
  }

  /// One that still collects its frames.
  private struct Open {
    let key: Key
    var values: FrameRuns<Layer>
    var under: [(frames: Range<Int>, layers: [Layer])] = []
    var over: [(frames: Range<Int>, layers: [Layer])] = []

    init(_ key: Key, _ layer: Layer, _ frames: Range<Int>) {
      self.key = key
      var own = layer
      own.children = []
      values = FrameRuns(own, in: frames)
      hold(layer.childrenInPaintOrder, layer.childrenUnderContents, frames)
    }

    mutating func append(_ layer: Layer, _ frames: Range<Int>) {
      var own = layer
      own.children = []
      values.append(own, until: frames.upperBound)
      hold(layer.childrenInPaintOrder, layer.childrenUnderContents, frames)
    }

    private mutating func hold(_ children: [Layer], _ behind: Int, _ frames: Range<Int>) {
      under.append((frames, Array(children.prefix(behind))))
      over.append((frames, Array(children.dropFirst(behind))))
    }

    var closed: MotionLayer {
      MotionLayer(
        path: key.path, role: key.role, values: values, childrenUnderContents: aligned(under), children: aligned(over))
    }
  }

  /// Siblings over time, from those of frames in a row, back to front.
  ///
  /// One that shows in frames in a row is one layer as long as the order of those around it stays: where the order changes, as many as
  /// possible go on, and the others begin anew.
  package static func aligned(_ siblings: [(frames: Range<Int>, layers: [Layer])]) -> [MotionLayer] {
    // In an order that holds at every frame; those that show now by their keys.
    var order: [Open] = []
    var shown: [Key: Int] = [:]
    for (frames, layers) in siblings {
      let drawn = layers.filter(\.isDrawn)
      var counts: [Key: Int] = [:]
      let keys = drawn.map { layer in
        var key = Key(layer)
        let count = counts[key, default: 0]
        counts[key] = count + 1
        key.occurrence = count
        return key
      }
      let places = keys.map { shown[$0] }
      let going = Set(longestRise(places))
      var inserted: [(after: Int, open: Open)] = []
      var after = -1
      for (index, key) in keys.enumerated() {
        if let place = places[index], going.contains(index) {
          order[place].append(drawn[index], frames)
          after = place
        } else {
          inserted.append((after, Open(key, drawn[index], frames)))
        }
      }
      let stays = Set(going.compactMap { places[$0] })
      (order, shown) = merged(order, staying: stays, with: inserted)
    }
    return order.map(\.closed)
  }

  /// Puts new layers behind those that they follow; the places of those that show.
  private static func merged(
    _ order: [Open], staying: Set<Int>, with inserted: [(after: Int, open: Open)]
  ) -> (order: [Open], shown: [Key: Int]) {
    var (result, shown): ([Open], [Key: Int]) = ([], [:])
    var waiting = inserted[...]
    for place in -1..<order.count {
      if place >= 0 {
        if staying.contains(place) { shown[order[place].key] = result.count }
        result.append(order[place])
      }
      while let next = waiting.first, next.after == place {
        shown[next.open.key] = result.count
        result.append(next.open)
        waiting.removeFirst()
      }
    }
    return (result, shown)
  }

  /// The indices of the most places that rise, one after another; nil is none.
  private static func longestRise(_ places: [Int?]) -> [Int] {
    // The index that ends the best rise of each length, and what comes before each (patience sorting).
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: places.count)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if places[ends[middle]] ?? 0 < place { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var index = ends.last
    while let place = index {
      rise.append(place)
      index = before[place]
    }
    return rise.reversed()
  }
}

extension Path.Element {
  fileprivate var kind: Int {
    switch self {
    case .move: 2
    case .line: 3
    case .quad: 4
    case .cubic: 5
    case .close: 6
    }
  }
}
