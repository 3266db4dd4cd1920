import HeroGeometry
import HeroJSON
import HeroLayers
import HeroMotion
import HeroRaster
import HeroRender

/// What a layer shows between its background and its children.
extension LottieComposer {
  /// What must stay the same for contents to be one Lottie layer.
  private enum Kind: Hashable {
    case image(ImageContents)
    case picture(String)
    case text(TextContents, Size)
    case gradient(GradientContents.Kind, count: Int, hasAlpha: Bool, isSaid: Bool)
    case shape([LottiePath.Part], ShapeContents.FillRule, fills: Bool, strokes: Bool, dashes: Int, trims: Bool)
    case backdrop
  }

  private func kind(of layer: Layer) -> Kind? {
    guard let contents = layer.contents else { return nil }
    let bounds = layer.contentsBounds
    switch contents.kind {
    case .image(var image):
      // It only places the image.
      image.contentMode = .scaleToFill
      return .image(image)
    case .picture(let picture): return .picture(picture.id)
    case .text(let text): return .text(text, bounds.size)
    case .gradient(let gradient):
      return .gradient(
        gradient.kind, count: gradient.colors.count, hasAlpha: gradient.colors.contains { $0.alpha < 1 },
        isSaid: LottieShapes.says(gradient, over: bounds))
    case .shape(let shape):
      let strokes = (shape.strokeColor?.alpha ?? 0) > 0 && shape.lineWidth > 0
      return .shape(
        LottiePath(shape.path).parts, shape.fillRule, fills: (shape.fillColor?.alpha ?? 0) > 0, strokes: strokes,
        dashes: shape.lineDashPattern.count, trims: shape.strokeStart > 0 || shape.strokeEnd < 1)
    case .backdrop(let effect): return effect.fraction > 0 ? .backdrop : nil
    }
  }

  func contents(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) throws(RenderError)
    -> [JSONValue]
  {
    var layers: [JSONValue] = []
    for (frames, isShown) in layer.runs(by: { $0.contents?.showsBackground == true }) where isShown {
      let values = layer.values.cut(to: frames)
      let shape = LottieShapes.group(
        LottieShapes.outline(values.map { $0.contentsClip ?? RoundedRect($0.contentsBounds, radius: 0) })
          + [LottieShapes.fill(values.map { $0.contents?.background ?? .clear }, alpha: alpha?.cut(to: frames))])
      layers.append(shapeLayer(layer.path, [shape], placement.cut(to: frames), content: values.runs[0].value.bounds))
    }
    var texts = 0
    for (frames, kind) in layer.runs(by: { self.kind(of: $0) }) {
      guard let kind else { continue }
      let (part, place, alpha) = (layer.cut(to: frames), placement.cut(to: frames), alpha?.cut(to: frames))
      switch kind {
      case .image, .picture: layers += try image(of: part, place, alpha: alpha)
      case .text:
        texts += 1
        if texts == 3 { note(layer.path, "a text whose width changes", layer.frames) }
        layers += try text(of: part, place, alpha: alpha)
      case .gradient(_, _, _, let isSaid):
        layers += try isSaid ? [gradient(of: part, place, alpha: alpha)] : drawn(part, place, alpha: alpha)
      case .shape: layers += [shape(of: part, place, alpha: alpha)]
      case .backdrop: layers += try backdrop(of: part, place, alpha: alpha)
      }
    }
    return layers
  }

  private func image(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) throws(RenderError)
    -> [JSONValue]
  {
    guard let contents = layer.values.runs[0].value.contents else { return [] }
    let facts = sprites.facts
    let parts = layer.values.map { $0.contentsPlace(images: facts) }
    if case .image(let image) = contents.kind {
      return try place(
        try sprites.sprite(of: image, filling: parts.map(\.whole)), layer, parts, placement, alpha: alpha)
    }
    guard case .picture(let picture) = contents.kind, picture.size.width > 0, picture.size.height > 0 else { return [] }
    if let single = try self.single(picture, of: layer, parts, placement, alpha: alpha) { return single }
    let isFaded = alpha?.values.contains { $0[0] < 1 } ?? false
    if !isFaded { return try place(try composition(of: picture), layer, parts, placement, alpha: nil) }
    if picture.layers.first?.overlapsItself(images: facts) == false {
      return try place(try composition(of: picture, fading: alpha), layer, parts, placement, alpha: nil)
    }
    // rlottie fades a composition on a canvas of its own, and each time everything else gets darker by 1/255; an image fades without, but where
    // it moves rlottie takes the nearest pixel. Large texts that move are worth a canvas.
    let moves = parts.runs.count > 1 || placement.maps.runs.count > 1
    let isLarge = picture.size.width * picture.size.height * 25 > canvas.width * canvas.height
    if drawsOutlines, moves, isLarge, picture.layers.first?.containsText == true {
      return try place(try composition(of: picture), layer, parts, placement, alpha: alpha)
    }
    return try place(
      try sprites.sprite(of: LayerContents(.picture(picture)), size: picture.size), layer, parts, placement,
      alpha: alpha)
  }

  private func place(
    _ sprite: Sprite?, _ layer: MotionLayer, _ parts: FrameRuns<Layer.ContentsPlace>, _ placement: Placement,
    alpha: FrameSeries?
  ) throws(RenderError) -> [JSONValue] {
    guard let sprite else { return [] }
    let outlines = parts.map(\.outline)
    let isCut = outlines.runs.contains { $0.value != nil }
    return [
      imageLayer(
        layer.path, sprite, filling: parts.map(\.whole), placement, alpha: alpha,
        outline: isCut ? parts.map { $0.outline ?? RoundedRect($0.whole, radius: 0) } : nil)
    ]
  }

  private func text(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) throws(RenderError)
    -> [JSONValue]
  {
    let first = layer.values.runs[0].value
    guard case .text(let text)? = first.contents?.kind else { return [] }
    let size = first.contentsBounds.size
    if drawsOutlines, let outlines = try sprites.outlines(of: text, in: size) {
      return outlined(outlines, text, of: layer, placement, alpha: alpha)
    }
    var drawn = Layer(path: "", position: .zero, bounds: Rect(origin: .zero, size: size))
    drawn.anchorPoint = .zero
    drawn.contents = LayerContents(.text(text))
    guard let sprite = try sprites.sprite(of: [drawn], in: drawn.bounds) else { return [] }
    let rects = layer.values.map { Rect(origin: $0.contentsBounds.origin, size: sprite.points) }
    let clips = layer.values.map { $0.contentsClip }
    let isCut = clips.runs.contains { $0.value != nil }
    return [
      imageLayer(
        layer.path, sprite, filling: rects, placement, alpha: alpha,
        outline: isCut ? layer.values.map { $0.contentsClip ?? RoundedRect($0.contentsBounds, radius: 0) } : nil)
    ]
  }

  /// A text as paths, which move with the bounds' corner.
  ///
  /// One that never fades is a composition, which is in the file once.
  private func outlined(
    _ outlines: [TextOutline], _ text: TextContents, of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?
  ) -> [JSONValue] {
    let size = layer.values.runs[0].value.contentsBounds.size
    let frames = alpha == nil ? allFrames : layer.frames
    let shapes = outlines.compactMap { outline -> JSONValue? in
      let paths = LottieShapes.path(FrameRuns(outline.path, in: frames)) ?? []
      return paths.isEmpty
        ? nil
        : LottieShapes.group(paths + [LottieShapes.fill(FrameRuns(outline.color, in: frames), alpha: alpha)])
    }
    guard !shapes.isEmpty else { return [] }
    let origins = layer.values.map(\.contentsBounds.origin)
    var members: [JSONValue.Member] = [.init("ty", 4), .init("shapes", .array(shapes.reversed()))]
    if alpha == nil {
      let key = StillKey.text(text, size)
      let place = Placement(maps: FrameRuns(.identity, in: frames), origin: .zero)
      let sprite =
        still[key]
        ?? add(
          [shapeLayer(text.text, shapes.reversed(), place, content: Rect(origin: .zero, size: size))],
          named: text.text, size, as: key)
      members = Self.reference(to: sprite)
    }
    let clips = layer.values.map { value in
      value.contentsClip.map { $0.moved(by: .zero - value.contentsBounds.origin) }
    }
    return [
      clipped(
        layerObject(
          layer.path, members, placement.moved(by: origins), content: layer.values.runs[0].value.bounds, alpha: nil),
        by: clips)
    ]
  }

  /// A picture of one thing, which is drawn straight into its place: players fade that without a picture of their own. Nil for others.
  private func single(
    _ picture: Picture, of layer: MotionLayer, _ parts: FrameRuns<Layer.ContentsPlace>, _ placement: Placement,
    alpha: FrameSeries?
  ) throws(RenderError) -> [JSONValue]? {
    guard var pictured = picture.layers.first, pictured.isSinglePrimitive, pictured.mask == nil, !pictured.isHidden,
      pictured.contents?.size == nil, pictured.contents.map({ picture.holds($0, in: pictured) }) ?? true
    else { return nil }
    if parts.runs.contains(where: { $0.value.outline != nil }) {
      // One colour fills what is left of it, with one edge.
      let isInside = parts.runs.allSatisfy { run in
        run.value.outline.map { run.value.whole.intersection($0.rect) == $0.rect } ?? true
      }
      guard let color = pictured.backgroundColor, pictured.showsBackground, RoundedRect(pictured).isPlain, isInside
      else { return nil }
      let shape = LottieShapes.group(
        LottieShapes.outline(parts.map { $0.outline ?? RoundedRect($0.whole, radius: 0) })
          + [LottieShapes.fill(parts.map { _ in color }, alpha: alpha)])
      return [shapeLayer(layer.path, [shape], placement, content: layer.values.runs[0].value.bounds)]
    }
    pictured.place(in: .zero)
    let away = Rect(origin: pictured.bounds.origin, size: picture.size)
    let values = layer.values.map { _ in pictured }
    let inside = MotionLayer(path: layer.path, role: layer.role, values: values)
    return try self.parts(
      of: inside, placement.preceded(by: parts.map { AffineMap(from: away, to: $0.whole) }), alpha: alpha)
  }

  /// A picture as the layers that it was taken of.
  ///
  /// - Parameter alpha: What each thing in it is multiplied with, by frame; nil: 1.
  private func composition(of picture: Picture, fading alpha: FrameSeries? = nil) throws(RenderError) -> Sprite? {
    let key = StillKey.picture(picture.id)
    if alpha == nil, let known = still[key] { return known }
    guard var layer = picture.layers.first, !layer.isHidden, picture.size.width > 0, picture.size.height > 0 else {
      return nil
    }
    layer.place(in: .zero)
    // What is drawn where Lottie has no words is drawn as a whole, and so is what looks at what lies below.
    guard !layer.containsBackdrop else {
      return try sprites.sprite(of: [layer], in: Rect(origin: layer.bounds.origin, size: picture.size))
    }
    let inside = try layers(of: layer, fading: alpha)
    return inside.isEmpty ? nil : add(inside, named: layer.path, picture.size, as: alpha == nil ? key : nil)
  }

  private func gradient(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) -> JSONValue {
    let gradients = layer.values.map { value -> GradientContents in
      if case .gradient(let gradient)? = value.contents?.kind { return gradient }
      return GradientContents(colors: [])
    }
    let outlines = layer.values.map { $0.contentsClip ?? RoundedRect($0, rect: $0.contentsBounds) }
    let shape = LottieShapes.group(
      LottieShapes.outline(outlines) + [
        LottieShapes.fill(gradients, over: layer.values.map(\.contentsBounds), alpha: alpha)
      ])
    return shapeLayer(layer.path, [shape], placement, content: outlines.runs[0].value.rect)
  }

  private func shape(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) -> JSONValue {
    let shapes = layer.values.map { value -> ShapeContents in
      if case .shape(let shape)? = value.contents?.kind { return shape }
      return ShapeContents(path: Path())
    }
    let first = shapes.runs[0].value
    let paths = LottieShapes.path(shapes.map(\.path)) ?? []
    var groups: [JSONValue] = []
    if (first.strokeColor?.alpha ?? 0) > 0, first.lineWidth > 0 {
      var items = paths
      if shapes.runs.contains(where: { $0.value.strokeStart > 0 || $0.value.strokeEnd < 1 }) {
        items.append(LottieShapes.trim(shapes))
      }
      items.append(
        LottieShapes.stroke(
          shapes.map { $0.strokeColor ?? .clear }, width: shapes.series { $0.lineWidth }, alpha: alpha, like: first))
      groups.append(LottieShapes.group(items))
    }
    if (first.fillColor?.alpha ?? 0) > 0 {
      groups.append(
        LottieShapes.group(
          paths + [
            LottieShapes.fill(
              shapes.map { $0.fillColor ?? .clear }, alpha: alpha, rule: first.fillRule == .evenOdd ? 2 : 1)
          ]))
    }
    return clipped(
      shapeLayer(layer.path, groups, placement, content: first.path.boundingBox), by: layer.values.map(\.contentsClip))
  }

  /// A layer with a mask in its own space, where there is one.
  private func clipped(_ layer: JSONValue, by clips: FrameRuns<RoundedRect?>) -> JSONValue {
    guard clips.runs.allSatisfy({ $0.value != nil }), case .object(let members) = layer,
      let path = LottieShapes.path(LottieShapes.paths(clips.map { $0 ?? RoundedRect(.zero, radius: 0) }))?.first
    else { return layer }
    return .object(members + Self.mask([path]))
  }

  private func backdrop(of layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) throws(RenderError)
    -> [JSONValue]
  {
    note(layer.path, "a blur of what lies below", layer.frames)
    let outlines = layer.values.map { $0.contentsClip ?? RoundedRect($0, rect: $0.contentsBounds) }
    return try sequence(
      in: layer, placement, alpha: alpha, outline: outlines.runs.allSatisfy { $0.value.isPlain } ? nil : outlines
    ) { frame in
      let (layers, map) = ground(at: frame)
      var view = Layer(path: "", position: .zero, bounds: .zero)
      view.anchorPoint = .zero
      if let back = map.inverse {
        view.transform = Transform3D(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
      }
      view.children = [backgroundLayer(at: frame)] + layers
      return ([view], layer.values[frame].contentsBounds)
    }
  }

  /// Contents that Lottie has no word for, drawn.
  private func drawn(_ layer: MotionLayer, _ placement: Placement, alpha: FrameSeries?) throws(RenderError)
    -> [JSONValue]
  {
    note(layer.path, "a gradient around a point, or an ellipse", layer.frames)
    return try sequence(in: layer, placement, alpha: alpha) { frame in
      var own = layer.values[frame]
      own.place(in: .zero)
      own.keepOnlyContents()
      return ([own], own.contentsBounds)
    }
  }
}

extension Picture {
  /// Whether contents stay within the picture, which cuts off what lies outside.
  fileprivate func holds(_ contents: LayerContents, in layer: Layer) -> Bool {
    switch contents.kind {
    case .text, .gradient: true
    case .image(let image): [.scaleToFill, .redraw, .scaleAspectFit].contains(image.contentMode) || layer.masksToBounds
    case .shape, .backdrop, .picture: false
    }
  }
}

extension Layer {
  /// Puts the layer's own space into its superlayer's.
  mutating func place(in point: Point) {
    (anchorPoint, transform, opacity) = (.zero, .identity, 1)
    position = point + bounds.origin
  }

  /// Whether it shows a text.
  fileprivate var containsText: Bool {
    if case .text? = contents?.kind { return true }
    return children.contains(where: \.containsText)
  }

  /// Takes away all but the contents.
  mutating func keepOnlyContents() {
    (backgroundColor, borderWidth, shadow, children) = (nil, 0, nil, [])
  }

  /// Takes away all but the shadow, which has a path of its own.
  mutating func keepOnlyShadow() {
    (backgroundColor, borderWidth, contents, children, mask) = (nil, 0, nil, [], nil)
  }
}
