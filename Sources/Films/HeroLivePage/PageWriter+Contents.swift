import HeroGeometry
import HeroLayers
import HeroMotion
import HeroRaster
import HeroRender

/// What a layer shows between its background and its children.
extension PageWriter {
  /// What must stay the same for contents to be one element.
  private enum Kind: Hashable {
    case image(ImageContents)
    case picture(String)
    case text(TextContents, Size)
    case gradient(GradientContents)
    case conic(GradientContents, Size)
    case shape(ShapeContents)
    case backdrop
  }

  private func kind(of layer: Layer) -> Kind? {
    guard let contents = layer.contents else { return nil }
    switch contents.kind {
    case .image(var image):
      // It only places the image.
      image.contentMode = .scaleToFill
      return .image(image)
    case .picture(let picture): return .picture(picture.id)
    case .text(let text): return .text(text, layer.contentsBounds.size)
    case .gradient(let gradient):
      return gradient.kind == .conic ? .conic(gradient, layer.contentsBounds.size) : .gradient(gradient)
    case .shape(let shape): return .shape(shape)
    case .backdrop(let effect): return effect.fraction > 0 ? .backdrop : nil
    }
  }

  func contents(of layer: MotionLayer, alpha: FrameSeries?) throws(RenderError) -> [Element] {
    var elements: [Element] = []
    for (frames, isShown) in layer.runs(by: { $0.contents?.showsBackground == true }) where isShown {
      let values = layer.values.cut(to: frames)
      var element = part(frames, of: layer, alpha)
      element.place(values.map { $0.contentsClip ?? RoundedRect($0.contentsBounds, radius: 0) })
      element.setColor("background", values.map { $0.contents?.background ?? .clear })
      elements.append(element)
    }
    for (frames, kind) in layer.runs(by: { self.kind(of: $0) }) {
      guard let kind else { continue }
      let values = layer.values.cut(to: frames)
      var element = part(frames, of: layer, alpha)
      switch kind {
      case .image(let image): try fill(&element, with: image, values)
      case .picture: try fillWithSnapshot(&element, values)
      case .text(let text, let size): try fill(&element, with: text, size, values)
      case .gradient(let gradient): fill(&element, with: gradient, values)
      case .conic(let gradient, let size): try fill(&element, drawn: .gradient(gradient), size, values)
      case .shape(let shape): fill(&element, with: shape, values)
      case .backdrop: fillWithBackdrop(&element, values)
      }
      if !element.children.isEmpty || !element.style.isEmpty { elements.append(element) }
    }
    return elements
  }

  /// An image as it lies in the layer, cut where that is to be cut.
  private func fill(_ element: inout Element, with image: ImageContents, _ values: FrameRuns<Layer>) throws(RenderError)
  {
    let facts = sprites.facts
    let places = values.map { $0.contentsPlace(images: facts) }
    guard let sprite = try sprites.sprite(of: image, filling: places.map(\.whole)) else { return }
    var picture = Element(.image(sprite.place))
    if image.magnificationFilter == .nearest { picture.set("image-rendering", "pixelated") }
    cut(&element, places) { offsets in
      picture.place(offsets)
      return picture
    }
  }

  private func fillWithSnapshot(_ element: inout Element, _ values: FrameRuns<Layer>) throws(RenderError) {
    guard case .picture(let picture)? = values.runs[0].value.contents?.kind, picture.size.width > 0,
      picture.size.height > 0
    else { return }
    var shown: Element
    if picture.layers.first?.containsBackdrop == true {
      // What looks at what lies below is drawn as a whole.
      guard let sprite = try sprites.sprite(of: LayerContents(.picture(picture)), size: picture.size)
      else { return }
      shown = Element(.image(sprite.place))
    } else {
      guard let place = try snapshot(picture) else { return }
      shown = Element(.snapshot(place))
      shown.set("overflow", "hidden")
    }
    let facts = sprites.facts
    cut(&element, values.map { $0.contentsPlace(images: facts) }) { rects in
      shown.set("width", CSS.points(picture.size.width))
      shown.set("height", CSS.points(picture.size.height))
      shown.setTransform(
        rects.map { rect in
          Homography(
            Transform3D(
              a: rect.size.width / picture.size.width, b: 0, c: 0, d: rect.size.height / picture.size.height,
              tx: rect.minX, ty: rect.minY))
        }, size: picture.size)
      return shown
    }
  }

  /// Puts something into an element where it lies in the layer, within the outlines that cut it.
  private func cut(
    _ element: inout Element, _ places: FrameRuns<Layer.ContentsPlace>, _ make: (FrameRuns<Rect>) -> Element
  ) {
    guard places.runs.contains(where: { $0.value.outline != nil }) else {
      element.children = [make(places.map(\.whole))]
      return
    }
    let outlines = places.map { $0.outline ?? RoundedRect($0.whole, radius: 0) }
    element.place(outlines)
    element.set("overflow", "hidden")
    element.children = [
      make(
        places.map { place in
          let corner = (place.outline?.rect ?? place.whole).origin
          return Rect(origin: place.whole.origin - corner, size: place.whole.size)
        })
    ]
  }

  /// A text as outlines, or drawn where it has none.
  private func fill(
    _ element: inout Element, with text: TextContents, _ size: Size, _ values: FrameRuns<Layer>
  ) throws(RenderError) {
    guard values.runs.allSatisfy({ ($0.value.contents?.rect ?? .unit) == .unit }),
      let outlines = try sprites.outlines(of: text, in: size)
    else { return try fill(&element, drawn: .text(text), size, values) }
    let paths = outlines.map { "<path fill=\"\(CSS.color($0.color))\" d=\"\(CSS.path($0.path))\"/>" }
    guard !paths.isEmpty else { return }
    draw(&element, "<svg>\(paths.joined())</svg>", values, origin: \.contentsBounds.origin)
  }

  /// Contents that are drawn, at their own size.
  private func fill(
    _ element: inout Element, drawn kind: LayerContents.Kind, _ size: Size, _ values: FrameRuns<Layer>
  ) throws(RenderError) {
    guard size.width > 0, size.height > 0,
      let sprite = try sprites.sprite(of: LayerContents(kind), size: size)
    else { return }
    var picture = Element(.image(sprite.place))
    let facts = sprites.facts
    cut(&element, values.map { $0.contentsPlace(images: facts) }) { rects in
      picture.place(rects)
      return picture
    }
  }

  /// A drawing that starts at a point of the layer, within the contents' clip.
  private func draw(
    _ element: inout Element, _ svg: String, _ values: FrameRuns<Layer>, origin: (Layer) -> Point
  ) {
    var drawing = Element(.drawing(svg))
    let clips = values.map(\.contentsClip)
    guard clips.runs.allSatisfy({ $0.value != nil }) else {
      drawing.place(values.map { Rect(origin: origin($0), size: .zero) })
      element.children = [drawing]
      return
    }
    element.place(clips.map { $0 ?? RoundedRect(.zero, radius: 0) })
    element.set("overflow", "hidden")
    drawing.place(values.map { Rect(origin: origin($0) - ($0.contentsClip?.rect.origin ?? .zero), size: .zero) })
    element.children = [drawing]
  }

  /// A colour ramp of the unit square, stretched over the contents as SVG's are.
  private func fill(_ element: inout Element, with gradient: GradientContents, _ values: FrameRuns<Layer>) {
    func number(_ value: Double) -> String { CSS.number(value, 4) }
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let stops = zip(gradient.colors, gradient.locations).map { color, location in
      let alpha = color.alpha < 1 ? " stop-opacity=\"\(number(color.alpha))\"" : ""
      return "<stop offset=\"\(number(location))\" stop-color=\"\(CSS.color(color.withAlpha(1)))\"\(alpha)/>"
    }.joined()
    let id = "ramp"
    let ramp: String
    if gradient.kind == .axial {
      let line = "x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\""
      ramp = "<linearGradient id=\"\(id)\" \(line)>\(stops)</linearGradient>"
    } else {
      let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
      let place = "translate(\(number(start.x)) \(number(start.y))) scale(\(number(x)) \(number(y)))"
      ramp =
        "<radialGradient id=\"\(id)\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"\(place)\">\(stops)</radialGradient>"
    }
    element.place(values.map { $0.contentsClip ?? RoundedRect($0, rect: $0.contentsBounds) })
    element.set("overflow", "hidden")
    var drawing = Element(
      .drawing(
        "<svg class=\"fill\"><defs>\(ramp)</defs><rect width=\"100%\" height=\"100%\" fill=\"url(#\(id))\"/></svg>"))
    drawing.set("inset", "0")
    element.children = [drawing]
  }

  private func fill(_ element: inout Element, with shape: ShapeContents, _ values: FrameRuns<Layer>) {
    var attributes = "d=\"\(CSS.path(shape.path))\" fill=\"\(shape.fillColor.map(CSS.color) ?? "none")\""
    if shape.fillRule == .evenOdd { attributes += " fill-rule=\"evenodd\"" }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      attributes += " stroke=\"\(CSS.color(color))\" stroke-width=\"\(CSS.number(shape.lineWidth, 3))\""
      attributes += " stroke-linecap=\"\(shape.lineCap.rawValue)\" stroke-linejoin=\"\(shape.lineJoin.rawValue)\""
      attributes += " stroke-miterlimit=\"\(CSS.number(shape.miterLimit, 3))\""
      if shape.strokeStart > 0 || shape.strokeEnd < 1 {
        let (start, end) = (
          CSS.number(shape.strokeStart, 4), CSS.number(max(shape.strokeEnd - shape.strokeStart, 0), 4)
        )
        attributes += " pathLength=\"1\" stroke-dasharray=\"\(end) 2\" stroke-dashoffset=\"-\(start)\""
      } else if !shape.lineDashPattern.isEmpty {
        attributes += " stroke-dasharray=\"\(shape.lineDashPattern.map { CSS.number($0, 3) }.joined(separator: " "))\""
      }
    }
    draw(&element, "<svg><path \(attributes)/></svg>", values) { _ in .zero }
  }

  private func fillWithBackdrop(_ element: inout Element, _ values: FrameRuns<Layer>) {
    let effects = values.map { value -> BackdropEffect in
      if case .backdrop(let effect)? = value.contents?.kind { return effect }
      return BackdropEffect(blurRadius: 0, fraction: 0)
    }
    element.place(values.map { $0.contentsClip ?? RoundedRect($0, rect: $0.contentsBounds) })
    let series = effects.series { [$0.blurRadius * $0.fraction, 1 + ($0.saturation - 1) * $0.fraction] }
    for key in ["-webkit-backdrop-filter", "backdrop-filter"] {
      element.set(key, series, within: [Tolerance.length, 0.01]) { values in
        "blur(\(CSS.points(values[0]))) saturate(\(CSS.number(values[1], 3)))"
      }
    }
    element.setColor(
      "background",
      effects.map { effect in
        let tint = effect.tint ?? .clear
        return tint.withAlpha(tint.alpha * effect.fraction)
      })
  }
}
