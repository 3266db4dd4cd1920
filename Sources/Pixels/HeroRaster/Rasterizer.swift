import HeroGeometry
import HeroImage
import HeroLayers

/// Draws layer trees with Cairo. Safe to use from several threads at once; pictures are drawn once and shared.
package final class Rasterizer: Sendable {
  private let resources: RasterResources
  private let undercoat = Undercoat()
  private let memory = FrameMemory()

  /// A rasterizer for one film.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - images: What `ImageContents.image` counts in.
  ///   - fonts: Font files beside the system font, absolute paths.
  /// - Throws: When a font file cannot be read.
  package init(scale: Double, images: [ImageResource], fonts: [String]) throws(RasterError) {
    resources = try RasterResources(scale: scale, images: images, fonts: fonts)
  }

  /// Draws another film at the same scale, with the same images and fonts.
  package init(sharing other: Rasterizer) { resources = RasterResources(sharing: other.resources) }

  /// Counts the work that drawing a tree takes, without drawing anything.
  ///
  /// - Throws: `RasterError.layer` when it is more than a frame may take.
  @discardableResult
  package func measure(_ tree: LayerTree) throws(RasterError) -> FrameWork {
    try FrameWork(of: tree, scale: resources.scale, images: resources.imageFacts)
  }

  /// Draws one tree into size · scale pixels, rounded to whole ones.
  ///
  /// - Parameter isMeasured: Whether `measure` has let it pass. Default: no, and then it is asked first.
  /// - Throws: `RasterError.layer` when a layer cannot be drawn or the frame is too much work, `unavailable` when text is
  ///   drawn and the system font is missing, `failed` when a library call fails without any layer's doing.
  package func render(_ tree: LayerTree, isMeasured: Bool = false) throws(RasterError) -> Pixmap {
    if !isMeasured { try measure(tree) }
    let width = max((tree.size.width * resources.scale).rounded(), 1)
    let height = max((tree.size.height * resources.scale).rounded(), 1)
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else {
      throw .failed(
        "a frame of \(tree.size.width)×\(tree.size.height) points at scale \(resources.scale) cannot be drawn")
    }
    resources.beginFrame()
    let (under, above) = tree.undercoat
    resources.prepare(above)
    func paint(_ tree: LayerTree, on canvas: CairoCanvas) throws(RasterError) {
      canvas.replace(with: tree.background)
      let painter = painter(on: canvas)
      try painter.paint(tree.below, alpha: 1)
      try painter.paint(tree.layers, alpha: 1)
    }
    // Nothing takes away from what is opaque.
    let isOpaque = tree.background.alpha == 1
    func prepareTexts(_ tree: LayerTree) {
      let matrix = Matrix(xx: resources.scale, yx: 0, xy: 0, yy: resources.scale, x0: 0, y0: 0)
      resources.prepareTexts(tree.below + tree.layers, on: matrix, width: Int(width), height: Int(height))
    }
    // Where nothing animates there is nothing to keep for the next frame, which will be the same or another altogether.
    if above.isEmpty {
      let pixmap = try PixelBuffer.pixmap(width: Int(width), height: Int(height), isOpaque: isOpaque, memory: memory) {
        canvas throws(RasterError) in try paint(under, on: canvas)
      }
      guard let pixmap else { throw .failed("the frame has no pixels") }
      return pixmap
    }
    let coat = try undercoat.pixels(of: under, prepare: prepareTexts) { under throws(RasterError) in
      try PixelBuffer(width: Int(width), height: Int(height)) { canvas throws(RasterError) in
        try paint(under, on: canvas)
      }
    }
    let covers = resources.covers(
      of: above, in: PixelBox(left: 0, top: 0, right: coat.width, bottom: coat.height))
    let pixmap = try coat.pixmap(isOpaque: isOpaque, covered: covers[0], memory: memory) { canvas throws(RasterError) in
      var painter = painter(on: canvas)
      for (layer, hidden) in zip(above, covers.dropFirst()) {
        painter.hidden = hidden
        try painter.paint(layer, alpha: 1)
      }
    }
    guard let pixmap else { throw .failed("the frame has no pixels") }
    return pixmap
  }

  /// What a text fills in a box of a size in points, back to front, from the box's top-left corner; nil for what is no outline.
  package func outlines(of text: TextContents, in size: Size) throws(RasterError) -> [TextOutline]? {
    try resources.text.outlines(of: text, in: size, scale: resources.scale)
  }

  /// What is known of the images, by `ImageContents.image`.
  package var imageFacts: [ImageFacts] { resources.imageFacts }

  /// Whether a tree's background may show; false only where views surely cover the whole canvas.
  package func showsBackground(of tree: LayerTree) -> Bool {
    resources.beginFrame()
    let (width, height) = (tree.size.width * resources.scale, tree.size.height * resources.scale)
    guard width <= 32_767, height <= 32_767 else { return true }
    let frame = PixelBox(left: 0, top: 0, right: Int(max(width.rounded(), 1)), bottom: Int(max(height.rounded(), 1)))
    return resources.leaveHoles(tree.below + tree.layers, in: frame)
  }

  private func painter(on canvas: CairoCanvas) -> LayerPainter {
    canvas.scale(by: resources.scale)
    return LayerPainter(canvas: canvas, resources: resources)
  }
}
