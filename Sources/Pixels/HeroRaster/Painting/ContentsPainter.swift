import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Draws a layer's contents, clipped to `clip` when there is one.
  func paintContents(_ contents: LayerContents, of layer: Layer, clip: RoundedRect?, alpha: Double) throws(RasterError)
  {
    let bounds = layer.contentsBounds
    // A path stands in the layer's own points, whatever its bounds: apps give shape layers none.
    let isShape = if case .shape = contents.kind { true } else { false }
    guard isShape || (bounds.size.width > 0 && bounds.size.height > 0) else { return }
    if contents.showsBackground, let background = contents.background {
      canvas.fill((clip ?? RoundedRect(layer, rect: bounds, radius: 0)).path, background, alpha: alpha)
    }
    switch contents.kind {
    case .picture(let picture):
      let chain = try resources.pixels(of: picture)
      try paint(
        chain, part: contents.rect, of: Size(width: Double(chain.width), height: Double(chain.height)),
        into: bounds, clip: clip ?? RoundedRect(layer, rect: bounds, radius: 0), alpha: alpha)
    case .image(let image):
      try paintImage(image, part: contents.rect, in: bounds, clip: clip, alpha: alpha)
    case .text(let text):
      try withClip(clip) { () throws(RasterError) in
        try paintText(text, part: contents.rect, in: bounds, alpha: alpha)
      }
    case .gradient(let gradient):
      // A gradient layer's own colours follow its corners, as a background does.
      try paintGradient(gradient, in: bounds, outline: clip ?? RoundedRect(layer, rect: bounds), alpha: alpha)
    case .shape(let shape):
      try withClip(clip) { () throws(RasterError) in paintShape(shape, alpha: alpha) }
    case .backdrop(let effect):
      try paintBackdrop(effect, outline: clip ?? RoundedRect(layer, rect: bounds), alpha: alpha)
    }
  }

  private func withClip(_ clip: RoundedRect?, _ body: () throws(RasterError) -> Void) throws(RasterError) {
    guard let clip else { return try body() }
    try canvas.withSavedState { () throws(RasterError) in
      canvas.clip(to: clip.path)
      try body()
    }
  }

  /// Text is drawn into the bounds; a part of it other than the whole is stretched over them.
  private func paintText(_ text: TextContents, part: Rect, in bounds: Rect, alpha: Double) throws(RasterError) {
    guard part != .unit else { return try paintText(text, in: bounds, alpha: alpha) }
    guard part.size.width > 0, part.size.height > 0 else { return }
    let stretch =
      Transform3D.translation(x: -part.minX * bounds.size.width, y: -part.minY * bounds.size.height)
      * .scale(x: 1 / part.size.width, y: 1 / part.size.height) * .translation(x: bounds.minX, y: bounds.minY)
    guard let matrix = canvas.matrix.preceded(by: Homography(stretch)) else { return }
    try canvas.withSavedState { () throws(RasterError) in
      canvas.clip(to: RoundedRect(bounds, radius: 0).path)
      canvas.matrix = matrix
      try paintText(text, in: Rect(origin: .zero, size: bounds.size), alpha: alpha)
    }
  }

  /// The text's shadow, cut off where the text is, and the text.
  private func paintText(_ text: TextContents, in bounds: Rect, alpha: Double) throws(RasterError) {
    if let shadow = text.shadow, shadow.color.alpha * alpha > 0 {
      try canvas.withSavedState { () throws(RasterError) in
        canvas.clip(to: bounds)
        canvas.move(to: shadow.offset)
        try paintShadow(shadow, of: text, in: bounds, alpha: alpha)
      }
    }
    try resources.text.draw(
      text, in: bounds, opacity: alpha, scale: resources.scale, isKept: !isPictured, on: canvas
    ) { attachment, rect, color throws(RasterError) in
      let image = ImageContents(image: attachment.image, templateTint: attachment.isTemplate ? color : nil)
      try paintImage(image, part: .unit, in: rect, clip: nil, alpha: alpha)
    }
  }

  /// Draws a part of a picture stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - part: Unit rectangle of the picture; edge pixels repeat outside it (fact sheet 5.14).
  ///   - pixels: The picture's full size in pixels, before any halving.
  ///   - destination: Local points.
  ///   - clip: Where it shows; nil: all of `destination`.
  func paint(
    _ chain: MipChain, part: Rect, of pixels: Size, into destination: Rect, clip: RoundedRect?,
    magnification: MagnificationFilter = .linear, tint: Color? = nil, alpha: Double
  ) throws(RasterError) {
    guard destination.size.width > 0, destination.size.height > 0, part.size.width > 0, part.size.height > 0 else {
      return
    }
    let matrix = canvas.matrix
    let perPoint = Size(
      width: pixels.width * part.size.width / destination.size.width,
      height: pixels.height * part.size.height / destination.size.height)
    let deviceX = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let deviceY = (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot()
    let ratio = min(perPoint.width / deviceX, perPoint.height / deviceY)
    let (buffer, divisor) = try chain.level(forMinification: ratio)
    // From local points to the buffer's pixels.
    let x = perPoint.width / divisor
    let y = perPoint.height * Double(buffer.height) / pixels.height
    let toPixels = Matrix(
      xx: x, yx: 0, xy: 0, yy: y, x0: pixels.width * part.minX / divisor - destination.minX * x,
      y0: Double(buffer.height) * part.minY - destination.minY * y)
    // Beyond all measure large or small: nothing of it can be seen.
    guard toPixels.isUsable, canvas.ground.canMeasure(toPixels, over: destination) else { return }
    let isLinear = magnification == .linear || ratio >= 1
    if isLinear, tint == nil, let outline = visibleOutline(destination, clip: clip),
      try canvas.draw(buffer, isOpaque: chain.isOpaque, map: toPixels, inside: outline, alpha: alpha, hidden: hidden)
    {
      return
    }

    try buffer.withPattern { pattern throws(RasterError) in
      pattern.setMatrix(toPixels)
      pattern.repeatEdges()
      pattern.setFilter(isLinear ? .linear : .nearest)
      try canvas.withSavedState { () throws(RasterError) in
        setVisiblePath(destination, clip: clip)
        if let tint {
          canvas.clip()
          canvas.setColor(tint, alpha: alpha)
          canvas.mask(pattern)
        } else if alpha < 1 {
          canvas.clip()
          canvas.setSource(pattern)
          canvas.paint(alpha: alpha)
        } else {
          canvas.setSource(pattern)
          canvas.fill()
        }
      }
    }
  }

  /// The path of what shows of a rectangle; when that is no outline, the clip is set as such.
  private func setVisiblePath(_ destination: Rect, clip: RoundedRect?) {
    if let outline = visibleOutline(destination, clip: clip) { return canvas.setPath(outline.path) }
    guard let clip, let part = destination.intersection(clip.rect) else { return canvas.setPath(Path()) }
    canvas.clip(to: clip.path)
    canvas.setPath(RoundedRect(part, radius: 0).path)
  }

  /// What shows of a rectangle as an outline; nil when it is nothing, or the common part of a rectangle and a round clip.
  private func visibleOutline(_ destination: Rect, clip: RoundedRect?) -> RoundedRect? {
    guard let clip else { return RoundedRect(destination, radius: 0) }
    let tolerance = 1e-9 * max(clip.rect.size.width, clip.rect.size.height)
    let covers =
      destination.minX <= clip.rect.minX + tolerance && destination.maxX >= clip.rect.maxX - tolerance
      && destination.minY <= clip.rect.minY + tolerance && destination.maxY >= clip.rect.maxY - tolerance
    if covers { return clip }
    return clip.isPlain ? destination.intersection(clip.rect).map { RoundedRect($0, radius: 0) } : nil
  }
}
