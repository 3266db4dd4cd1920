import HeroGeometry
import HeroJSON
import HeroMotion
import HeroRaster

/// Lottie's layers.
extension LottieComposer {
  /// Where something of a layer stands in its composition, by frame.
  struct Placement {
    let maps: FrameRuns<AffineMap>
    /// The composition's corner.
    let origin: Point

    var frames: Range<Int> { maps.frames }

    func cut(to frames: Range<Int>) -> Placement { Placement(maps: maps.cut(to: frames), origin: origin) }

    /// Another map before this one, by frame.
    func preceded(by inner: FrameRuns<AffineMap>) -> Placement {
      Placement(maps: inner.zipped(with: maps) { $0.then($1) }, origin: origin)
    }

    /// Moved within the layer, by frame.
    func moved(by points: FrameRuns<Point>) -> Placement {
      preceded(by: points.map { AffineMap(1, 0, 0, 1, $0.x, $0.y) })
    }
  }

  func shapeLayer(_ name: String, _ shapes: [JSONValue], _ placement: Placement, content: Rect) -> JSONValue {
    layerObject(name, [.init("ty", 4), .init("shapes", .array(shapes))], placement, content: content, alpha: nil)
  }

  /// A layer that shows in the frames of its placement.
  func layerObject(
    _ name: String, _ members: [JSONValue.Member], _ placement: Placement, content: Rect, alpha: FrameSeries?
  ) -> JSONValue {
    let frames = placement.frames
    let away = AffineMap(1, 0, 0, 1, -placement.origin.x, -placement.origin.y)
    var maps: [AffineMap] = []
    maps.reserveCapacity(frames.count)
    for run in placement.maps.runs.indices {
      let map = placement.maps.runs[run].value.then(away)
      for _ in placement.maps.frames(of: run) { maps.append(map) }
    }
    let transform = LottieTransform(maps: maps, first: frames.lowerBound, content: content)
    return .object(
      [.init("nm", .string(name))] + members + [
        .init("ks", transform.property(opacity: alpha, end: frames.upperBound < end ? frames.upperBound : nil)),
        .init("ip", .integer(frames.lowerBound)),
        .init("op", .integer(frames.upperBound)), .init("st", 0),
      ])
  }

  /// A picture that fills a rectangle of a layer's space, by frame.
  ///
  /// - Parameter outline: Where it shows; nil: everywhere.
  func imageLayer(
    _ name: String, _ sprite: Sprite, filling rects: FrameRuns<Rect>, _ placement: Placement, alpha: FrameSeries?,
    outline: FrameRuns<RoundedRect>? = nil
  ) -> JSONValue {
    var members = Self.reference(to: sprite)
    let whole = Rect(origin: .zero, size: sprite.size)
    if let outline {
      let inPixels = LottieShapes.paths(outline).zipped(with: rects) { path, rect in
        let toPixels = AffineMap(from: rect, to: whole)
        return path.mapped { toPixels.apply($0) }
      }
      if let shape = LottieShapes.path(inPixels)?.first {
        members += Self.mask([shape])
      }
    }
    return layerObject(
      name, members, placement.preceded(by: rects.map { AffineMap(from: whole, to: $0) }), content: whole, alpha: alpha)
  }

  /// What a layer says of the asset that it shows.
  static func reference(to sprite: Sprite) -> [JSONValue.Member] {
    let id = JSONValue.Member("refId", .string(sprite.id))
    guard sprite.isComposition else { return [.init("ty", 2), id] }
    return [
      .init("ty", 0), id, .init("w", .integer(Int(sprite.size.width.rounded(.up)))),
      .init("h", .integer(Int(sprite.size.height.rounded(.up)))),
    ]
  }

  /// Of one outline, or what several have in common.
  static func mask(_ outlines: [JSONValue]) -> [JSONValue.Member] {
    let masks = outlines.enumerated().compactMap { index, shape -> JSONValue? in
      guard case .object(let members) = shape, let path = members.last else { return nil }
      return [
        "mode": index == 0 ? "a" : "i", "inv": false, "o": LottieValue.fixed(100), "pt": path.value,
        "x": LottieValue.fixed(0),
      ]
    }
    return masks.isEmpty ? [] : [.init("hasMask", true), .init("masksProperties", .array(masks))]
  }
}
