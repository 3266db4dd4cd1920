import HeroGeometry
import HeroJSON
import HeroLayers
import HeroMotion
import HeroRaster
import HeroRender

/// Writes a film's layers over time as Lottie's.
final class LottieComposer {
  /// What Lottie cannot say, and is drawn as pictures.
  struct Substitute: Equatable {
    let path: String
    let reason: String
    var frames: Range<Int>
  }

  private let motion: Motion
  let sprites: Sprites
  private var compositions: [JSONValue] = []
  /// Compositions that never change, by what they show.
  private(set) var still: [StillKey: Sprite] = [:]

  /// What a composition that never changes shows.
  enum StillKey: Hashable {
    case text(TextContents, Size)
    case picture(String)
  }

  /// Whether texts are outlines.
  let drawsOutlines: Bool
  private(set) var substitutes: [Substitute] = []
  /// What is being written, from the canvas inwards: siblings, and which of them.
  private var ancestors: [(siblings: [MotionLayer], index: Int)] = []
  /// Where the composition that is being written ends.
  private(set) var end: Int
  private let checkpoint: () throws(RenderError) -> Void

  /// - Parameters:
  ///   - drawsOutlines: Whether texts are outlines; else they are pictures.
  ///   - checkpoint: Called now and then; throws when nobody wants the file any more.
  init(
    _ motion: Motion, _ sprites: Sprites, drawsOutlines: Bool, checkpoint: @escaping () throws(RenderError) -> Void
  ) {
    (self.motion, self.sprites, self.checkpoint) = (motion, sprites, checkpoint)
    (self.drawsOutlines, end) = (drawsOutlines, motion.frameCount)
  }

  /// All frames of the film.
  var allFrames: Range<Int> { 0..<motion.frameCount }

  /// Points.
  var canvas: Size { motion.size }

  /// Lottie's main composition, with its compositions within, as soon as its pictures' assets are given.
  func composition(name: String) throws(RenderError) -> ([JSONValue]) -> JSONValue {
    var layers: [JSONValue] = []
    if motion.background.runs.contains(where: { $0.value.alpha > 0 }) {
      let canvas = RoundedRect(Rect(origin: .zero, size: motion.size), radius: 0)
      layers.append(
        shapeLayer(
          "background",
          [
            LottieShapes.group(
              LottieShapes.outline(FrameRuns(canvas, in: allFrames)) + [
                LottieShapes.fill(motion.background, alpha: nil)
              ])
          ], Placement(maps: FrameRuns(.identity, in: allFrames), origin: .zero), content: canvas.rect))
    }
    layers += try write(motion.layers, origin: .zero, alpha: nil)
    let (motion, rate, compositions, shown) = (motion, motion.rate, compositions, numbered(layers))
    return { pictures in
      [
        "v": "5.7.0", "nm": .string(name),
        "fr": rate.denominator == 1 ? .integer(rate.numerator) : .number(rate.value), "ip": 0,
        "op": .integer(motion.frameCount), "w": .integer(Int(motion.size.width.rounded())),
        "h": .integer(Int(motion.size.height.rounded())), "ddd": 0,
        "assets": .array(pictures + compositions), "layers": .array(shown),
      ]
    }
  }

  /// Front to back, as Lottie has them, each with its number.
  private func numbered(_ layers: [JSONValue]) -> [JSONValue] {
    layers.reversed().enumerated().map { index, layer in
      guard case .object(let members) = layer else { return layer }
      // Before its transform, or rlottie takes no notice of turns.
      return .object([.init("ddd", 0), .init("ind", .integer(index + 1))] + members)
    }
  }

  /// Siblings in a composition whose corner lies at `origin` of their space, back to front.
  ///
  /// - Parameters:
  ///   - start: The first that is written; those before only lie below.
  ///   - alpha: What ancestors hand down, by frame; nil: 1.
  private func write(
    _ siblings: [MotionLayer], from start: Int = 0, origin: Point, alpha: FrameSeries?
  ) throws(RenderError) -> [JSONValue] {
    var layers: [JSONValue] = []
    for (index, layer) in siblings.enumerated().dropFirst(start) {
      try checkpoint()
      ancestors.append((siblings, index))
      defer { ancestors.removeLast() }
      for (frames, reason) in seen(layer, alpha).flatMap({ layer.cut(to: $0).runs(by: { self.obstacle($0) }) }) {
        let part = layer.cut(to: frames)
        let handed = alpha?.cut(to: frames)
        if let reason {
          layers += try pictures(of: part, origin: origin, alpha: handed, reason)
        } else {
          layers += try vectors(of: part, origin: origin, alpha: handed)
        }
      }
    }
    return layers
  }

  /// The frames at which a layer changes a pixel of eight bits.
  private func seen(_ layer: MotionLayer, _ alpha: FrameSeries?) -> [Range<Int>] {
    let opacity = layer.values.series { $0.opacity }
    let shown = alpha.map { $0.cut(to: layer.frames) * opacity } ?? opacity
    var ranges: [Range<Int>] = []
    for frame in layer.frames where shown[frame][0] > 2 * LottieTolerance.color {
      if let last = ranges.last, last.upperBound == frame {
        ranges[ranges.count - 1] = last.lowerBound..<frame + 1
      } else {
        ranges.append(frame..<frame + 1)
      }
    }
    return ranges
  }

  /// Why a layer and what it holds can only be drawn; nil where Lottie can say it.
  private func obstacle(_ layer: Layer) -> String? {
    guard let map = AffineMap(layer.map) else { return "perspective" }
    if map.skew(of: layer.bounds) > LottieTolerance.length { return "a skew" }
    if let mask = layer.mask, LottiePath(mask.path).parts.count != 1 { return "a mask of several outlines" }
    guard let contents = layer.contents, contents.rect != .unit else { return nil }
    if case .text = contents.kind { return "a part of a text" }
    let part = contents.rect
    if part.minX < 0 || part.minY < 0 || part.maxX > 1 || part.maxY > 1 { return "an image's edge that goes on" }
    return nil
  }

  // MARK: A layer as vectors

  private func vectors(
    of layer: MotionLayer, origin: Point, alpha handed: FrameSeries?
  ) throws(RenderError) -> [JSONValue] {
    let maps = layer.values.map { AffineMap($0.map) ?? .identity }
    let opacity = layer.values.series { $0.opacity }
    // What is nearly opaque is so: a player that fades draws everything twice.
    let alpha = (handed.map { $0 * opacity } ?? opacity).map { $0.map { $0 > 1 - 2 * LottieTolerance.color ? 1 : $0 } }
    let isFaded = alpha.values.contains { $0[0] < 1 }
    let first = layer.values.runs[0].value
    let holds = !layer.children.isEmpty || !layer.childrenUnderContents.isEmpty
    let isSingle = !holds && layer.values.runs.allSatisfy { $0.value.isSinglePrimitive }
    let isGroup =
      isFaded && first.opacityMode == .group && !isSingle
      && layer.changes.contains { layer.layer(at: $0).overlapsItself(images: sprites.facts) }
    let clips = first.masksToBounds && (holds || layer.values.runs.contains { $0.value.contents?.size != nil })
    guard holds || isGroup || clips || first.mask != nil else {
      return try parts(of: layer, Placement(maps: maps, origin: origin), alpha: isFaded ? alpha : nil)
    }
    let box = extent(of: layer)
    guard box.size.width > 0, box.size.height > 0 else { return [] }
    let inner = isGroup || !isFaded ? nil : alpha
    let inPlace = Placement(maps: layer.values.map { _ in .identity }, origin: box.origin)
    let inside = try within(layer.frames.upperBound) { () throws(RenderError) in
      try parts(of: layer, inPlace, alpha: inner) { under throws(RenderError) in
        let behind = layer.childrenUnderContents
        if under { return try self.write(behind, origin: box.origin, alpha: inner) }
        return try self.write(behind + layer.children, from: behind.count, origin: box.origin, alpha: inner)
      }
    }
    guard !inside.isEmpty else { return [] }
    var members = Self.reference(to: add(inside, named: layer.path, box.size))
    members += masks(of: layer, clips: clips, origin: box.origin, size: box.size)
    let placement = Placement(maps: maps.map { AffineMap(1, 0, 0, 1, box.minX, box.minY).then($0) }, origin: origin)
    return [
      layerObject(
        layer.path, members, placement, content: Rect(origin: .zero, size: box.size), alpha: isGroup ? alpha : nil)
    ]
  }

  /// Adds a composition of a size in points, of one that never changes under a key.
  func add(_ layers: [JSONValue], named name: String, _ size: Size, as key: StillKey? = nil) -> Sprite {
    let id = "comp_\(compositions.count)"
    compositions.append(["id": .string(id), "nm": .string(name), "layers": .array(numbered(layers))])
    let sprite = Sprite(id: id, size: size, scale: 1, isComposition: true)
    if let key { still[key] = sprite }
    return sprite
  }

  /// A layer that never moves and all that it holds, in a composition of its bounds that shows at the frames of `alpha`, or at any.
  func layers(of layer: Layer, fading alpha: FrameSeries?) throws(RenderError) -> [JSONValue] {
    let around = ancestors
    ancestors = []
    defer { ancestors = around }
    let frames = alpha?.frames ?? allFrames
    return try within(frames.upperBound) { () throws(RenderError) in
      try write(MotionLayer.aligned([(frames, [layer])]), origin: layer.bounds.origin, alpha: alpha)
    }
  }

  /// Writes what belongs to a composition that ends at a frame.
  private func within<Result>(
    _ end: Int, _ body: () throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    let outer = self.end
    self.end = end
    defer { self.end = outer }
    return try body()
  }

  /// The whole points around all that a layer shows over its frames, in its own space.
  private func extent(of layer: MotionLayer) -> Rect {
    var corners: [Point] = []
    var frame = layer.frames.lowerBound
    let changes = layer.changes
    for next in changes.dropFirst() + [layer.frames.upperBound] {
      let whole = layer.layer(at: frame)
      corners += whole.extent(images: sprites.facts).corners
      if whole.masksToBounds { corners += whole.bounds.corners }
      frame = next
    }
    let box = Rect(bounding: corners).intersection(Self.space) ?? .zero
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    return Rect(x: left, y: top, width: box.maxX.rounded(.up) - left, height: box.maxY.rounded(.up) - top)
  }

  /// Farther out nothing is seen: what lies beside a canvas a few times.
  private static let space = Rect(x: -8000, y: -8000, width: 16_000, height: 16_000)

  /// What cuts off a layer's composition: the rounded bounds, or its mask.
  private func masks(of layer: MotionLayer, clips: Bool, origin: Point, size: Size) -> [JSONValue.Member] {
    let away = Point.zero - origin
    var outlines: [JSONValue] = []
    func add(_ paths: FrameRuns<Path>) {
      outlines += LottieShapes.path(paths.map { $0.moved(by: away) })?.prefix(1) ?? []
    }
    if layer.values.runs[0].value.mask != nil { add(layer.values.map { $0.mask?.path ?? Path() }) }
    if clips {
      let bounds = layer.values.map { RoundedRect($0) }
      // A composition cuts off at its own edges.
      let edge = Rect(origin: origin, size: size)
      if !bounds.runs.allSatisfy({ $0.value.isPlain && $0.value.rect == edge }) { add(LottieShapes.paths(bounds)) }
    }
    return Self.mask(outlines)
  }

  // MARK: A layer as pictures

  /// A layer and all that it holds, drawn once for each way that it looks.
  private func pictures(
    of layer: MotionLayer, origin: Point, alpha handed: FrameSeries?, _ reason: String
  ) throws(RenderError) -> [JSONValue] {
    note(layer.path, reason, layer.frames)
    var layers: [JSONValue] = []
    var (start, shown): (Int, Layer?) = (layer.frames.lowerBound, nil)
    for frame in layer.frames.lowerBound...layer.frames.upperBound {
      let whole = frame < layer.frames.upperBound ? layer.layer(at: frame) : nil
      defer { if shown != whole { (start, shown) = (frame, whole) } }
      guard let shown, shown != whole else { continue }
      try checkpoint()
      var drawn = shown
      drawn.opacity = 1
      var group = Layer(path: "", position: .zero, bounds: .zero)
      group.anchorPoint = .zero
      group.children = [drawn]
      let canvas = Rect(origin: .zero, size: motion.size).outset(by: max(motion.size.width, motion.size.height))
      // On whole pixels: players take the nearest, or blend.
      guard let box = group.extent(images: sprites.facts).intersection(canvas)?.aligned(to: sprites.scale),
        let sprite = try sprites.sprite(of: [drawn], in: box)
      else { continue }
      let frames = start..<frame
      let opacity = FrameSeries(first: start, values: frames.map { _ in [shown.opacity] })
      let alpha = handed.map { $0.cut(to: frames) * opacity } ?? opacity
      let rect = Rect(origin: box.origin, size: sprite.points)
      layers.append(
        imageLayer(
          layer.path, sprite, filling: FrameRuns(rect, in: frames),
          Placement(maps: FrameRuns(.identity, in: frames), origin: origin), alpha: alpha))
    }
    return layers
  }

  /// Notes that a layer is drawn where Lottie cannot say it.
  func note(_ path: String, _ reason: String, _ frames: Range<Int>) {
    if let index = substitutes.lastIndex(where: { $0.path == path && $0.reason == reason }),
      substitutes[index].frames.upperBound >= frames.lowerBound - 1
    {
      substitutes[index].frames =
        min(
          substitutes[index].frames.lowerBound, frames.lowerBound)..<max(
          substitutes[index].frames.upperBound, frames.upperBound)
    } else {
      substitutes.append(Substitute(path: path, reason: reason, frames: frames))
    }
  }

  /// What lies below the contents of the layer that is being written and these, and its map to the canvas, at a frame.
  func ground(at frame: Int) -> (layers: [Layer], map: AffineMap) {
    var layers: [Layer]?
    var map = AffineMap.identity
    for (siblings, index) in ancestors.reversed() {
      let below = siblings.prefix(index).filter { $0.frames.contains(frame) }.map { $0.layer(at: frame) }
      var own = siblings[index].values[frame]
      map = map.then(AffineMap(own.map) ?? .identity)
      own.children = layers ?? []
      own.opacity = 1
      if layers == nil { own.keepOnlyContents() }
      layers = below + [own]
    }
    return (layers ?? [], map)
  }

  /// The canvas's colour at a frame as a layer.
  func backgroundLayer(at frame: Int) -> Layer {
    var layer = Layer(
      path: "", position: motion.size.center, bounds: Rect(origin: .zero, size: motion.size))
    layer.backgroundColor = motion.background[frame]
    return layer
  }
}

extension Rect {
  /// The rectangle around it whose corners lie on pixels, of which a point has `scale`.
  fileprivate func aligned(to scale: Double) -> Rect {
    let (left, top) = ((minX * scale).rounded(.down) / scale, (minY * scale).rounded(.down) / scale)
    return Rect(
      x: left, y: top, width: (maxX * scale).rounded(.up) / scale - left,
      height: (maxY * scale).rounded(.up) / scale - top)
  }
}
