import HeroGeometry
import HeroLayers
import HeroMotion
import HeroRaster
import HeroRender

/// Writes a film's layers over time as a page's elements.
final class PageWriter {
  let motion: Motion
  let sprites: Sprites
  /// Snapshots as the layers that they were taken of, each once.
  private(set) var snapshots: [[Element]] = []
  private var known: [String: Int] = [:]
  private let checkpoint: () throws(RenderError) -> Void

  /// - Parameter checkpoint: Called now and then; throws when nobody wants the page any more.
  init(_ motion: Motion, _ sprites: Sprites, checkpoint: @escaping () throws(RenderError) -> Void) {
    (self.motion, self.sprites, self.checkpoint) = (motion, sprites, checkpoint)
  }

  func elements() throws(RenderError) -> [Element] {
    try elements(motion.layers, in: 0..<motion.frameCount, alpha: nil)
  }

  /// Siblings, back to front.
  ///
  /// - Parameters:
  ///   - frames: At which what holds them is there.
  ///   - alpha: What ancestors hand down, by frame; nil: 1.
  private func elements(
    _ siblings: [MotionLayer], in frames: Range<Int>, alpha: FrameSeries?
  ) throws(RenderError) -> [Element] {
    var elements: [Element] = []
    for layer in siblings {
      try checkpoint()
      // Nobody sees what differs by less than a step of 255.
      let seen = layer.frames.filter { layer.values[$0].opacity > 1 / 255 }
      guard let first = seen.first, let last = seen.last else { continue }
      let part = layer.cut(to: first..<last + 1)
      elements.append(try element(part, in: frames, alpha: alpha?.cut(to: part.frames)))
    }
    return elements
  }

  private func element(
    _ layer: MotionLayer, in frames: Range<Int>, alpha handed: FrameSeries?
  ) throws(RenderError) -> Element {
    let first = layer.values.runs[0].value
    let opacity = layer.values.series { $0.opacity }
    let alpha = handed.map { $0 * opacity } ?? opacity
    let isGroup = first.opacityMode == .group
    let inner = isGroup || alpha.values.allSatisfy { $0[0] > 1 - Tolerance.color } ? nil : alpha

    var element = Element()
    if layer.frames != frames { element.frames = layer.frames }
    element.setTransform(layer.values.map(\.map), size: first.bounds.size)
    if isGroup { element.setOpacity(alpha) }
    if first.mask != nil {
      element.clip(to: layer.values.map { $0.mask?.path ?? Path() }, isEvenOdd: first.mask?.fillRule == .evenOdd)
    }
    element.children = try shadow(of: layer, alpha: inner, around: &element)
    let clips = first.masksToBounds && cuts(layer)
    var parts = background(of: layer, alpha: inner)
    parts += try elements(layer.childrenUnderContents, in: layer.frames, alpha: inner)
    parts += try contents(of: layer, alpha: inner)
    parts += try elements(layer.children, in: layer.frames, alpha: inner)
    element.children += clips && !parts.isEmpty ? [clipped(parts, to: layer.values.map { RoundedRect($0) })] : parts
    element.children += border(of: layer, alpha: inner)
    return element
  }

  /// Whether a layer's clip takes anything away. A clip that does not would only draw its edges twice as thin.
  private func cuts(_ layer: MotionLayer) -> Bool {
    layer.changes.contains { frame in
      var whole = layer.layer(at: frame)
      guard RoundedRect(whole).isPlain else { return true }
      whole.masksToBounds = false
      (whole.shadow, whole.mask) = (nil, nil)
      let (extent, bounds) = (whole.extent(images: sprites.facts), whole.bounds.outset(by: 1e-6))
      return extent.minX < bounds.minX || extent.minY < bounds.minY || extent.maxX > bounds.maxX
        || extent.maxY > bounds.maxY
    }
  }

  /// Elements of a layer's own space, of which only what lies in an outline shows.
  private func clipped(_ elements: [Element], to outlines: FrameRuns<RoundedRect>) -> Element {
    var clip = Element()
    clip.place(outlines)
    clip.set("overflow", "hidden")
    guard outlines.runs.contains(where: { $0.value.rect.origin != .zero }) else {
      clip.children = elements
      return clip
    }
    var back = Element()
    back.place(outlines.map { Rect(origin: Point(x: -$0.rect.minX, y: -$0.rect.minY), size: .zero) })
    back.children = elements
    clip.children = [back]
    return clip
  }

  private func background(of layer: MotionLayer, alpha: FrameSeries?) -> [Element] {
    layer.runs(by: \.showsBackground).filter(\.key).map { frames, _ in
      let values = layer.values.cut(to: frames)
      var element = part(frames, of: layer, alpha)
      element.place(values.map { RoundedRect($0) })
      element.setColor("background", values.map { $0.backgroundColor ?? .clear })
      return element
    }
  }

  /// A ring inside of the bounds.
  private func border(of layer: MotionLayer, alpha: FrameSeries?) -> [Element] {
    layer.runs(by: \.showsBorder).filter(\.key).map { frames, _ in
      let values = layer.values.cut(to: frames)
      var element = part(frames, of: layer, alpha)
      if values.runs.contains(where: { $0.value.cornerCurve == .continuous && $0.value.cornerRadius > 0 }) {
        element.place(values.map(\.bounds))
        element.clip(
          to: values.map { value in
            let outline = RoundedRect(
              Rect(origin: .zero, size: value.bounds.size), radius: max(value.cornerRadius, 0.01),
              corners: value.maskedCorners, curve: value.cornerCurve)
            var inner = outline.inset(by: value.borderWidth)
            inner = RoundedRect(inner.rect, radius: max(inner.radius, 0.01), corners: inner.corners, curve: inner.curve)
            return Path(elements: outline.path.elements + inner.path.elements)
          }, isEvenOdd: true)
        element.setColor("background", values.map(\.borderColor))
        return element
      }
      element.place(values.map { RoundedRect($0) })
      element.set("box-sizing", "border-box")
      element.set("border-style", "solid")
      element.set("border-width", values.series { $0.borderWidth }, within: [Tolerance.length]) { CSS.points($0[0]) }
      element.setColor("border-color", values.map(\.borderColor))
      return element
    }
  }

  /// An element that is there at some of a layer's frames.
  func part(_ frames: Range<Int>, of layer: MotionLayer, _ alpha: FrameSeries?) -> Element {
    var element = Element()
    if frames != layer.frames { element.frames = frames }
    element.setOpacity(alpha?.cut(to: frames))
    return element
  }

  // MARK: Shadows

  /// A shadow as an element below the layer's parts, or as a filter of all of them.
  private func shadow(
    of layer: MotionLayer, alpha: FrameSeries?, around element: inout Element
  ) throws(RenderError) -> [Element] {
    guard let casts = layer.casts(images: sprites.facts) else { return [] }
    let shown = casts.runs.compactMap(\.value)
    if shown.contains(where: { $0.shadow.path != nil }) { return pathShadows(casts, of: layer, alpha: alpha) }
    guard shown.allSatisfy({ $0.outline != nil }) else {
      element.set("filter", numbers(casts), within: tolerances) { "drop-shadow(\(Self.words($0)))" }
      return []
    }
    return casts.runs(by: { $0 != nil }).filter(\.key).map { frames, _ in
      let casts = casts.cut(to: frames)
      var element = part(frames, of: layer, alpha)
      element.place(casts.map { $0?.outline ?? RoundedRect(.zero, radius: 0) })
      // A box's shadow is twice as wide as a Gaussian's standard deviation says.
      element.set("box-shadow", numbers(casts), within: tolerances) { values in
        Self.words(values.enumerated().map { $0 == 2 ? $1 * 2 : $1 })
      }
      return element
    }
  }

  private let tolerances =
    [Double](repeating: Tolerance.length, count: 3) + [Double](repeating: Tolerance.color, count: 4)

  /// Offset, standard deviation, colour.
  private func numbers(_ casts: FrameRuns<Cast?>) -> FrameSeries {
    casts.series { cast in
      guard let cast else { return [0, 0, 0, 0, 0, 0, 0] }
      let (shadow, color) = (cast.shadow, cast.color)
      return [
        shadow.offset.width, shadow.offset.height, shadow.radius, color.red, color.green, color.blue, color.alpha,
      ]
    }
  }

  private static func words(_ values: [Double]) -> String {
    let lengths = values.prefix(3).map(CSS.points).joined(separator: " ")
    return "\(lengths) \(CSS.color(Color(red: values[3], green: values[4], blue: values[5], alpha: values[6])))"
  }

  private func pathShadows(_ casts: FrameRuns<Cast?>, of layer: MotionLayer, alpha: FrameSeries?) -> [Element] {
    casts.runs.indices.compactMap { run in
      guard let cast = casts.runs[run].value, let path = cast.shadow.path ?? cast.outline?.path else { return nil }
      var element = part(casts.frames(of: run), of: layer, alpha)
      element.set("left", CSS.points(cast.shadow.offset.width))
      element.set("top", CSS.points(cast.shadow.offset.height))
      element.set("filter", "blur(\(CSS.points(cast.shadow.radius)))")
      element.kind = .drawing("<svg><path fill=\"\(CSS.color(cast.color))\" d=\"\(CSS.path(path))\"/></svg>")
      return element
    }
  }

  // MARK: Snapshots

  /// The place of a snapshot's elements among the page's; nil where nothing of it shows.
  func snapshot(_ picture: Picture) throws(RenderError) -> Int? {
    if let known = known[picture.id] { return known }
    guard var layer = picture.layers.first, !layer.isHidden else { return nil }
    (layer.anchorPoint, layer.transform, layer.opacity) = (.zero, .identity, 1)
    layer.position = layer.bounds.origin
    let frames = 0..<1
    var back = Element()
    back.place(FrameRuns(Rect(origin: Point(x: -layer.bounds.minX, y: -layer.bounds.minY), size: .zero), in: frames))
    back.children = try elements(MotionLayer.aligned([(frames, [layer])]), in: frames, alpha: nil)
    let place = snapshots.count
    snapshots.append([back])
    known[picture.id] = place
    return place
  }
}
