import HeroGeometry
import HeroLayers

/// What all frames of a film share: images, pictures drawn once, fonts, shadow masks.
final class RasterResources: Sendable {
  /// Bytes of pictures that are kept; docs/limits.md names it.
  private static let pictureLimit = 512 << 20
  /// Bytes of pictures above which those go that a while of frames did not show, so that a film's memory does not grow with its
  /// transitions; docs/limits.md names it.
  private static let idlePictureLimit = 1 << 20

  /// Device pixels per point.
  let scale: Double
  /// By `ImageContents.image`.
  let images: [(chain: MipChain, scale: Double)]
  /// By `ImageContents.image`.
  let imageFacts: [ImageFacts]
  let text: TextRenderer
  let shadows: ShadowMasks
  private let pictures = SharedStore<String, MipChain>(limit: pictureLimit, idleLimit: idlePictureLimit)

  init(scale: Double, images: [ImageResource], fonts: [String]) throws(RasterError) {
    self.scale = scale
    self.images = images.map { (MipChain($0.file), $0.scale) }
    imageFacts = self.images.map { ImageFacts($0.chain, scale: $0.scale) }
    text = try TextRenderer(fontFiles: fonts)
    shadows = ShadowMasks()
  }

  /// The images and fonts of others, for another film: its pictures have the same ids and show other layers.
  init(sharing others: RasterResources) {
    (scale, images, imageFacts) = (others.scale, others.images, others.imageFacts)
    (text, shadows) = (others.text, others.shadows)
  }

  /// Begins another frame.
  func beginFrame() {
    pictures.beginTurn()
    text.beginFrame()
  }

  /// The pixels of a picture, drawn at the canvas scale when first asked for.
  func pixels(of picture: Picture) throws(RasterError) -> MipChain {
    try pictures.value(of: picture.id) { () throws(RasterError) in
      let chain = MipChain(try draw(picture).flattened)
      return (chain, chain.byteCount)
    }
  }

  /// Draws the pictures that layers show, leaving out those that another thread is drawing: several threads that come to the
  /// same frame share the work.
  func prepare(_ layers: some Sequence<Layer>) {
    for layer in layers where layer.isDrawn {
      if case .picture(let picture) = layer.contents?.kind, pictures.isIdle(picture.id) {
        // A failure is reported where it is painted.
        _ = try? pixels(of: picture)
      }
      prepare(layer.children)
    }
  }

  /// Works out what the texts of layers cover on a canvas of so many pixels, leaving out those that another thread is at: of several
  /// threads that come to the same tree one paints it, and the others share its work.
  ///
  /// - Parameter matrix: From the space that the layers stand in to the canvas.
  func prepareTexts(_ layers: some Sequence<Layer>, on matrix: Matrix, width: Int, height: Int) {
    let canvas = PixelBox(left: 0, top: 0, right: width, bottom: height)
    for layer in layers where layer.isDrawn {
      let map = layer.map
      guard map.isAffine, let matrix = matrix.preceded(by: map) else { continue }
      if let contents = layer.contents, case .text(let text) = contents.kind, contents.rect == .unit,
        let place = TextMask.place(of: layer.contentsBounds, scale: scale, on: matrix),
        !place.intersection(canvas).isEmpty
      {
        self.text.prepare(text, size: layer.contentsBounds.size, scale: scale, on: matrix)
      }
      prepareTexts(layer.children, on: matrix, width: width, height: height)
    }
  }

  private func draw(_ picture: Picture) throws(RasterError) -> PixelBuffer {
    guard picture.size.width > 0, picture.size.height > 0, let layer = picture.layers.first else {
      return PixelBuffer(width: 1, height: 1)
    }
    let ground = picture.ground(scale: scale, layer: layer)
    return try PixelBuffer(width: Int(ground.clip.size.width), height: Int(ground.clip.size.height)) {
      canvas throws(RasterError) in
      canvas.matrix = ground.matrix
      let painter = LayerPainter(canvas: canvas, resources: self, isPictured: true)
      if !layer.isHidden { try painter.paintBody(layer, alpha: 1) }
    }
  }
}
