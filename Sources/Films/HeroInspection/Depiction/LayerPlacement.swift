import HeroGeometry
import HeroLayers

/// One layer of a tree, taken out of it: where it lies on the canvas and how much of it shows.
package struct LayerPlacement {
  /// The layer without its children.
  package let layer: Layer
  /// From the layer's own space to the canvas, points.
  package let map: Homography
  /// The product of its own opacity and its ancestors', 0…1.
  package let opacity: Double
  /// How many layers hold it.
  package let depth: Int
  /// Around what the layers that hold it and cut off at their bounds leave of the canvas; nil: all of it.
  package let clip: Rect?

  /// The middle of the layer on the canvas; nil behind the eye.
  package var center: Point? { map.weight(of: layer.bounds.center) > 1e-6 ? map.apply(layer.bounds.center) : nil }

  /// The visible layers of a tree in paint order, ancestors first.
  package static func all(in tree: LayerTree) -> [LayerPlacement] {
    var placements: [LayerPlacement] = []
    func add(_ layers: [Layer], parent: Homography, opacity: Double, depth: Int, clip: Rect?) {
      for layer in layers where layer.isSeen {
        var alone = layer
        alone.children = []
        let map = layer.map * parent
        let placement = LayerPlacement(
          layer: alone, map: map, opacity: opacity * layer.opacity, depth: depth, clip: clip)
        placements.append(placement)
        add(
          layer.childrenInPaintOrder, parent: map, opacity: opacity * layer.opacity, depth: depth + 1,
          clip: layer.masksToBounds ? placement.visibleBox ?? clip : clip)
      }
    }
    add(tree.below.inPaintOrder, parent: .identity, opacity: 1, depth: 0, clip: nil)
    add(tree.layers.inPaintOrder, parent: .identity, opacity: 1, depth: 0, clip: nil)
    return placements
  }

  /// The smallest upright rectangle of the canvas that holds the layer's bounds; nil behind the eye.
  package var canvasBox: Rect? {
    let corners = layer.bounds.corners
    guard corners.allSatisfy({ map.weight(of: $0) > 1e-6 }) else { return nil }
    return Rect(bounding: corners.map(map.apply))
  }

  /// Those of another layer's corners that lie in its own; nil behind the eye.
  ///
  /// - Parameter radius: How near, points.
  package func corners(of other: LayerPlacement, _ radius: Double) -> CornerMask? {
    guard let own = canvasBox?.corners, let others = other.canvasBox?.corners else { return nil }
    let masks = [CornerMask.topLeft, .topRight, .bottomRight, .bottomLeft]
    return CornerMask(zip(masks, zip(own, others)).filter { $1.0.distance(to: $1.1) < radius }.map(\.0))
  }

  /// What those that cut off leave of it, without any size where that is nothing; nil behind the eye.
  package var visibleBox: Rect? {
    guard let box = canvasBox, let clip else { return canvasBox }
    let (left, top) = (max(box.minX, clip.minX), max(box.minY, clip.minY))
    let (right, bottom) = (min(box.maxX, clip.maxX), min(box.maxY, clip.maxY))
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Its box, with its shadow's room.
  package var reach: Rect {
    guard let box = visibleBox else { return .zero }
    guard let shadow = layer.shownShadow else { return box }
    let room = 2 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    return Rect(
      x: box.minX - room, y: box.minY - room, width: box.size.width + 2 * room, height: box.size.height + 2 * room)
  }
}

extension Transform3D {
  /// The transform that moves a plane (z = 0) as a map does and leaves depth alone.
  init(_ map: Homography) {
    let e = map.elements
    self =
      Transform3D(elements: [e[0], e[1], 0, e[2], e[3], e[4], 0, e[5], 0, 0, 1, 0, e[6], e[7], 0, e[8]]) ?? .identity
  }
}

/// The ways that the animating layers of a transition go.
struct MotionPath: Equatable, Sendable {
  /// `LayerPlacement.layer.path`.
  let path: String
  /// Middles of the layer on the canvas at equal intervals; at least two, and not all the same.
  let points: [Point]

  /// The ways of all snapshots that move by more than half a point, in paint order of their first appearance.
  ///
  /// - Parameters:
  ///   - start: Seconds.
  ///   - end: Seconds; what shows just before it counts, because at a step's end the next one shows.
  static func all(
    from start: Double, to end: Double, samples: Int = 33, tree: (Double) -> LayerTree
  ) -> [MotionPath] {
    guard end > start, samples >= 2 else { return [] }
    var order: [String] = []
    var points: [String: [Point]] = [:]
    for sample in 0..<samples {
      let time = start + (end - start) * min(Double(sample) / Double(samples - 1), 1 - 1e-9)
      var seen: Set<String> = []
      for placement in LayerPlacement.all(in: tree(time)) where placement.layer.role == .snapshot {
        let path = placement.layer.path
        guard let center = placement.center, seen.insert(path).inserted else { continue }
        if points[path] == nil { order.append(path) }
        points[path, default: []].append(center)
      }
    }
    return order.compactMap { path in
      guard let way = points[path], let first = way.first, way.contains(where: { $0.distance(to: first) > 0.5 }) else {
        return nil
      }
      return MotionPath(path: path, points: way)
    }
  }
}

/// Layers that explain others: lines, dots and words, in colours that tell neighbours apart.
package enum Annotation {
  private static let colors = [
    Color(red: 0.04, green: 0.52, blue: 1), Color(red: 1, green: 0.58, blue: 0),
    Color(red: 0.2, green: 0.78, blue: 0.35),
    Color(red: 1, green: 0.18, blue: 0.57), Color(red: 0.69, green: 0.32, blue: 0.87),
    Color(red: 0.35, green: 0.78, blue: 0.98),
  ]

  /// The same colour for the same position, again from the start after the last.
  static func color(_ index: Int) -> Color { colors[index % colors.count] }

  /// A line through points on the canvas, with dots at both ends.
  static func way(_ points: [Point], color: Color, width: Double) -> [Layer] {
    guard let first = points.first, let last = points.last else { return [] }
    return [line(points, color: color, width: width)]
      + [first, last].map { dot($0, radius: width * 1.8, color: color) }
  }

  /// A line through points on the canvas, at least one.
  static func line(_ points: [Point], color: Color, width: Double) -> Layer {
    var line = ShapeContents(
      path: Path(elements: points.prefix(1).map { .move($0) } + points.dropFirst().map { .line($0) }))
    line.fillColor = nil
    line.strokeColor = color
    line.lineWidth = width
    line.lineCap = .round
    line.lineJoin = .round
    return shape(line, around: points)
  }

  /// The outline of a rectangle of the canvas.
  package static func frame(_ rect: Rect, color: Color, width: Double) -> Layer {
    line(rect.corners + rect.corners.prefix(2), color: color, width: width)
  }

  /// A filled circle.
  static func dot(_ center: Point, radius: Double, color: Color) -> Layer {
    let bounds = Rect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    var layer = Layer(path: "annotation", role: .overlay, position: center, bounds: bounds)
    layer.backgroundColor = color
    layer.cornerRadius = radius
    return layer
  }

  /// A line of text in a frame.
  static func label(
    _ text: String, frame: Rect, size: Double, weight: Int = 400, color: Color, alignment: TextAlignment = .left
  ) -> Layer {
    var contents = TextContents(text: text, font: Font(size: size, weight: weight), color: color)
    contents.alignment = alignment
    var layer = Layer(
      path: "annotation", role: .overlay, position: frame.center, bounds: Rect(origin: .zero, size: frame.size))
    layer.contents = LayerContents(.text(contents))
    return layer
  }

  /// A shape whose points are the canvas's: its own space lies on the canvas's, its bounds around the line.
  private static func shape(_ contents: ShapeContents, around points: [Point]) -> Layer {
    let box = Rect(bounding: points)
    let margin = contents.lineWidth
    let bounds = Rect(
      x: box.minX - margin, y: box.minY - margin, width: box.size.width + 2 * margin,
      height: box.size.height + 2 * margin)
    var layer = Layer(path: "annotation", role: .overlay, position: bounds.origin, bounds: bounds)
    layer.anchorPoint = .zero
    layer.contents = LayerContents(.shape(contents))
    return layer
  }
}
