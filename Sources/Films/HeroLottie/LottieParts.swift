import HeroGeometry
import HeroJSON
import HeroLayers
import HeroMotion
import HeroRaster
import HeroRender

/// What a layer shows of its own, in Core Animation's order (fact sheet 5.2).
extension LottieComposer {
  /// Shadow, background, contents and border of a layer with its children between, back to front.
  ///
  /// - Parameters:
  ///   - alpha: That each of them is multiplied with, by frame; nil: 1.
  ///   - children: Those under the contents, or those over them.
  func parts(
    of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?,
    children: (_ under: Bool) throws(RenderError) -> [JSONValue] = { _ in [] }
  ) throws(RenderError) -> [JSONValue] {
    var layers: [JSONValue] = []
    layers += try shadow(of: layer, placement, alpha: alpha)
    layers += background(of: layer, placement, alpha: alpha)
    layers += try children(true)
    layers += try contents(of: layer, placement, alpha: alpha)
    layers += try children(false)
    layers += border(of: layer, placement, alpha: alpha)
    return layers
  }

  private func background(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) -> [JSONValue] {
    layer.runs(by: \.showsBackground).filter(\.key).map { frames, _ in
      let values = layer.values.cut(to: frames)
      let shape = LottieShapes.group(
        LottieShapes.outline(values.map { RoundedRect($0) }) + [
          LottieShapes.fill(values.map { $0.backgroundColor ?? .clear }, alpha: alpha?.cut(to: frames))
        ])
      return shapeLayer(layer.path, [shape], placement.cut(to: frames), content: values.runs[0].value.bounds)
    }
  }

  /// A ring inside of the bounds: a line along its middle, or what lies between two outlines where that has no such line.
  private func border(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) -> [JSONValue] {
    layer.runs(by: \.showsBorder).filter(\.key).map { frames, _ in
      let (values, alpha) = (layer.values.cut(to: frames), alpha?.cut(to: frames))
      let colors = values.map { $0.borderColor }
      let items =
        values.runs.allSatisfy { $0.value.borderHasMiddle }
        ? LottieShapes.outline(values.map { RoundedRect($0).inset(by: $0.borderWidth / 2) })
          + [LottieShapes.stroke(colors, width: values.series { $0.borderWidth }, alpha: alpha)]
        : LottieShapes.outline(values.map { RoundedRect($0) })
          + LottieShapes.outline(values.map { RoundedRect($0).inset(by: $0.borderWidth).orNothing })
          + [LottieShapes.fill(colors, alpha: alpha, rule: 2)]
      return shapeLayer(
        layer.path, [LottieShapes.group(items)], placement.cut(to: frames), content: values.runs[0].value.bounds)
    }
  }

  // MARK: Shadows

  private func shadow(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) throws(RenderError)
    -> [JSONValue]
  {
    guard let casts = layer.casts(images: sprites.facts) else { return [] }
    var layers: [JSONValue] = []
    for (frames, kind) in casts.runs(by: { $0.map { $0.outline != nil } }) {
      guard let isRect = kind else { continue }
      let (part, place, alpha) = (casts.cut(to: frames), placement.cut(to: frames), alpha?.cut(to: frames))
      if isRect {
        layers.append(steps(of: part, layer.path, place, alpha: alpha))
      } else {
        layers += try castPictures(of: layer.cut(to: frames), place, alpha: alpha)
      }
    }
    return layers
  }

  private func steps(
    of casts: FrameRuns<Cast?>, _ name: String, _ placement: Placement, alpha: FrameSeries?
  ) -> JSONValue {
    func strength(_ cast: Cast?) -> Double { cast?.color.alpha ?? 0 }
    let strongest = max(casts.runs.map { strength($0.value) }.max() ?? 0, 1e-6)
    let colors = casts.map { ($0?.shadow.color ?? .black).withAlpha(1) }
    let share = casts.series { strength($0) / strongest }
    let fade = alpha.map { share * $0 } ?? share
    let shapes = LottieShadow.steps(strength: strongest).map { step in
      LottieShapes.group(
        LottieShapes.outline(
          casts.map { cast in
            guard let cast, let outline = cast.outline else { return RoundedRect(.zero, radius: 0) }
            let offset = Point(x: cast.shadow.offset.width, y: cast.shadow.offset.height)
            return LottieShadow.contour(of: outline.moved(by: offset), sigma: cast.shadow.radius, level: step.level)
          })
          + [LottieShapes.fill(colors.map { $0.withAlpha(step.alpha) }, alpha: fade)])
    }
    // In front first.
    return layerObject(
      name, [.init("ty", 4), .init("shapes", .array(shapes.reversed()))], placement,
      content: casts.runs[0].value?.outline?.rect ?? .zero, alpha: nil)
  }

  /// The layer with its shadow, under itself: what casts it hides it.
  private func castPictures(
    of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?
  ) throws(RenderError) -> [JSONValue] {
    note(layer.path, "the shadow of what is no rounded rectangle", layer.frames)
    return try sequence(in: layer, placement, alpha: alpha) { frame in
      var drawn = layer.layer(at: frame)
      drawn.place(in: .zero)
      if drawn.shadow?.path != nil { drawn.keepOnlyShadow() }
      return ([drawn], drawn.extent(images: sprites.facts))
    }
  }

  /// Pictures one after another, a new one whenever the layers change; each with its rectangle in the layer's space.
  func sequence(
    in layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?, outline: FrameRuns<RoundedRect>? = nil,
    layers make: (Int) -> (layers: [Layer], box: Rect)
  ) throws(RenderError) -> [JSONValue] {
    var result: [JSONValue] = []
    var shown: (first: Int, layers: [Layer], box: Rect)?
    func finish(_ end: Int) throws(RenderError) {
      guard let shown, let sprite = try sprites.sprite(of: shown.layers, in: shown.box) else { return }
      let frames = shown.first..<end
      let size = sprite.points
      result.append(
        imageLayer(
          layer.path, sprite, filling: FrameRuns(Rect(origin: shown.box.origin, size: size), in: frames),
          placement.cut(to: frames), alpha: alpha?.cut(to: frames), outline: outline?.cut(to: frames)))
    }
    for frame in layer.frames {
      let next = make(frame)
      if let shown, shown.layers == next.layers, shown.box == next.box { continue }
      try finish(frame)
      shown = (frame, next.layers, next.box)
    }
    try finish(layer.frames.upperBound)
    return result
  }
}

extension Layer {
  /// Whether a line along the middle of the border has the corners of the bounds, and its inner edge leaves something free.
  fileprivate var borderHasMiddle: Bool {
    let outline = RoundedRect(self)
    return (outline.isPlain || outline.radius >= borderWidth / 2)
      && min(bounds.size.width, bounds.size.height) >= borderWidth
  }
}

extension RoundedRect {
  /// Without a size below nothing.
  fileprivate var orNothing: RoundedRect {
    rect.size.width > 0 && rect.size.height > 0
      ? self : RoundedRect(Rect(origin: rect.center, size: .zero), radius: 0, corners: corners, curve: curve)
  }
}
