import HeroGeometry
import HeroJSON
import HeroRender

/// A layer of a trace on the canvas: where its rectangle is seen.
struct ProjectedLayer {
  /// The view's path.
  let path: String
  /// The paths of the layers that hold it, outermost first.
  let holders: [String]
  /// The line itself.
  let line: TraceLine
  /// From the layer's own points to pixels.
  private let toPixels: Homography
  private let toLocal: Homography
  private let bounds: Rect
  /// What the layer may paint, with its shadow.
  private let reach: Rect
  /// The clipping layers that hold it.
  private let clips: [Clip]
  /// Whether it paints anything by itself.
  let isPainted: Bool

  private struct Clip {
    let toLocal: Homography
    let bounds: Rect

    func contains(_ pixel: Point) -> Bool { bounds.holds(toLocal, pixel) }
  }

  /// Whether a pixel (its centre, in pixels) lies in the layer's rectangle, and in those that clip it.
  func contains(_ pixel: Point) -> Bool { bounds.holds(toLocal, pixel) && clips.allSatisfy { $0.contains(pixel) } }

  /// As `contains`, with the layer's shadow.
  func reaches(_ pixel: Point) -> Bool { reach.holds(toLocal, pixel) && clips.allSatisfy { $0.contains(pixel) } }

  /// The smallest rectangle of pixels that holds everything the layer may paint; nil when it lies behind the eye.
  var pixelBounds: Rect? {
    guard reach.corners.allSatisfy({ toPixels.weight(of: $0) > 0 }) else { return nil }
    return Rect(bounding: reach.corners.map { toPixels.apply($0) })
  }

  /// The same for a report's page.
  func loupe(isChanged: Bool) -> LoupeLayer {
    LoupeLayer(
      path: path, isChanged: isChanged, toLocal: toLocal.elements, bounds: bounds.numbers, reach: reach.numbers,
      clips: clips.map { $0.toLocal.elements + $0.bounds.numbers })
  }

  /// The layers of one moment back to front; pictures are looked into. Layers that cannot be seen are left out.
  static func layers(of section: Trace.Section, in trace: Trace, scale: Double) -> [ProjectedLayer] {
    let pictures = Dictionary(trace.pictures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let canvas = Homography(Transform3D.scale(x: scale, y: scale))
    var projection = Projection(pictures: pictures)
    projection.add(section.lines, base: canvas, clips: [], holders: [])
    return projection.layers
  }

  private struct Projection {
    let pictures: [String: Trace.Section]
    var layers: [ProjectedLayer] = []

    /// - Parameters:
    ///   - base: From the space that the outermost layers stand in to pixels.
    ///   - holders: The paths of the layers around, outermost first.
    ///   - nesting: How many pictures hold this one.
    mutating func add(
      _ lines: [TraceLine], base: Homography, clips: [Clip], holders: [String], nesting: Int = 0
    ) {
      // One entry per depth: the space of the children, what clips them, and whether they can be seen.
      var parents: [(map: Homography, clips: [Clip], holders: [String], isVisible: Bool)] = []
      for line in lines {
        parents.removeLast(max(0, parents.count - line.depth))
        let parent = parents.last ?? (base, clips, holders, true)
        let geometry = Geometry(line)
        // A picture's outermost layer fills the picture: its own place does not count.
        let own = nesting > 0 && line.depth == 0 ? Homography.identity : geometry.toParent
        let map = own * parent.map
        let isVisible = parent.isVisible && line["hidden"] == nil && (line["opacity"]?.real ?? 1) > 0
        guard isVisible, let inverse = map.inverse else {
          parents.append((map, parent.clips, parent.holders, false))
          continue
        }
        layers.append(
          ProjectedLayer(
            path: line.path, holders: parent.holders, line: line, toPixels: map, toLocal: inverse,
            bounds: geometry.bounds,
            reach: geometry.reach, clips: parent.clips, isPainted: geometry.isPainted))
        var inner = parent.clips
        let chain = parent.holders + [line.path]
        if line["masksToBounds"]?.flag == true { inner.append(Clip(toLocal: inverse, bounds: geometry.bounds)) }
        // Recursion ends even for a picture that claims to hold itself.
        if let name = line["contents.picture"]?.text, let picture = pictures[name], nesting < 16,
          let fit = geometry.fit(picture)
        {
          let clip = Clip(toLocal: inverse, bounds: geometry.bounds)
          add(picture.lines, base: fit * map, clips: inner + [clip], holders: chain, nesting: nesting + 1)
        }
        parents.append((map, inner, chain, true))
      }
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, size.width, size.height] }

  /// Whether a pixel, brought into this rectangle's space, lies inside; edges count.
  fileprivate func holds(_ toLocal: Homography, _ pixel: Point) -> Bool {
    let weight = toLocal.weight(of: pixel)
    guard weight > 0 else { return false }
    let point = toLocal.apply(pixel)
    return point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

/// A trace line's geometry in numbers.
private struct Geometry {
  let bounds: Rect
  let toParent: Homography
  let reach: Rect
  let isPainted: Bool
  private let contentsRect: Rect

  init(_ line: TraceLine) {
    bounds = Self.rect(line["bounds"]) ?? .zero
    let position = Self.point(line["position"]) ?? .zero
    let anchor = Self.point(line["anchorPoint"]) ?? Point(x: 0.5, y: 0.5)
    let transform = line["transform"]?.reals.flatMap { Transform3D(elements: $0) } ?? .identity
    toParent = Homography(position: position, bounds: bounds, anchorPoint: anchor, transform: transform)
    contentsRect = Self.rect(line["contents.rect"]) ?? .unit
    // Three standard deviations of the shadow's blur are all that a byte can show.
    let blur = line["shadowOpacity"] == nil ? 0 : 3 * (line["shadowRadius"]?.real ?? 0)
    let offset = line["shadowOffset"]?.reals ?? [0, 0]
    let (dx, dy) = offset.count == 2 ? (offset[0], offset[1]) : (0, 0)
    // Half a point more, for smoothed edges.
    let left = 0.5 + max(0, blur - dx)
    let top = 0.5 + max(0, blur - dy)
    reach = Rect(
      x: bounds.minX - left, y: bounds.minY - top, width: bounds.size.width + left + 0.5 + max(0, blur + dx),
      height: bounds.size.height + top + 0.5 + max(0, blur + dy))
    let background = line["backgroundColor"]?.reals ?? []
    isPainted =
      (background.count == 4 && background[3] > 0) || line["borderWidth"] != nil || line["shadowOpacity"] != nil
      || (line["contents"] != nil && line["contents.picture"] == nil)
  }

  /// From a picture's own points into this layer's; nil when either has no area.
  func fit(_ picture: Trace.Section) -> Homography? {
    guard let first = picture.lines.first, let inner = Self.rect(first["bounds"]), inner.size.width > 0,
      inner.size.height > 0, contentsRect.size.width > 0, contentsRect.size.height > 0
    else { return nil }
    let x = bounds.size.width / contentsRect.size.width
    let y = bounds.size.height / contentsRect.size.height
    let toUnit =
      Transform3D.translation(x: -inner.minX, y: -inner.minY)
      * .scale(x: 1 / inner.size.width, y: 1 / inner.size.height)
    let toHost =
      Transform3D.translation(x: -contentsRect.minX, y: -contentsRect.minY) * .scale(x: x, y: y)
      * .translation(x: bounds.minX, y: bounds.minY)
    return Homography(toUnit * toHost)
  }

  private static func point(_ value: JSONValue?) -> Point? {
    guard let numbers = value?.reals, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  private static func rect(_ value: JSONValue?) -> Rect? {
    guard let numbers = value?.reals, numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
