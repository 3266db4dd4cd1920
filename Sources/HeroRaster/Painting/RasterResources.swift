import HeroGeometry
import HeroLayers
import Synchronization

/// What all frames of a film share: images, pictures drawn once, fonts, shadow masks.
final class RasterResources: Sendable {
  /// Pictures kept at most, in bytes; the oldest go first and are drawn again when needed.
  private static let pictureLimit = 512 << 20

  /// One picture, drawn under its own lock, so that threads that need it wait for each other and others do not.
  private final class PictureSlot: Sendable {
    let chain = Mutex<MipChain?>(nil)
  }

  private struct Pictures {
    var slots: [String: PictureSlot] = [:]
    var order: [String] = []
    var bytes = 0
  }

  /// Device pixels per point.
  let scale: Double
  /// By `ImageContents.image`.
  let images: [(chain: MipChain, scale: Double)]
  /// By `ImageContents.image`.
  let imageFacts: [ImageFacts]
  let text: TextRenderer
  let shadows = ShadowMasks()
  private let pictures = Mutex(Pictures())

  init(scale: Double, images: [ImageResource], fonts: [String]) throws(RasterError) {
    self.scale = scale
    self.images = images.map { (MipChain($0.file), $0.scale) }
    imageFacts = self.images.map { ImageFacts($0.chain, scale: $0.scale) }
    text = try TextRenderer(fontFiles: fonts)
  }

  /// The pixels of a picture, drawn at the canvas scale when first asked for.
  func pixels(of picture: Picture) throws(RasterError) -> MipChain {
    let slot = pictures.withLock { pictures in
      if let slot = pictures.slots[picture.id] { return slot }
      let slot = PictureSlot()
      pictures.slots[picture.id] = slot
      pictures.order.append(picture.id)
      return slot
    }
    let result = slot.chain.withLock { chain -> (Result<MipChain, RasterError>, isNew: Bool) in
      if let chain { return (.success(chain), false) }
      do throws(RasterError) {
        let drawn = MipChain(try draw(picture))
        chain = drawn
        return (.success(drawn), true)
      } catch {
        return (.failure(error), false)
      }
    }
    if result.isNew, case .success(let chain) = result.0 {
      pictures.withLock { pictures in
        pictures.bytes += chain.byteCount
        while pictures.bytes > Self.pictureLimit, let oldest = pictures.order.first, oldest != picture.id {
          pictures.order.removeFirst()
          let evicted = pictures.slots.removeValue(forKey: oldest)
          pictures.bytes -= evicted?.chain.withLock { $0?.byteCount ?? 0 } ?? 0
        }
      }
    }
    return try result.0.get()
  }

  private func draw(_ picture: Picture) throws(RasterError) -> PixelBuffer {
    guard picture.size.width > 0, picture.size.height > 0, let layer = picture.layers.first else {
      return PixelBuffer(width: 1, height: 1)
    }
    let ground = picture.ground(scale: scale, layer: layer)
    return try PixelBuffer(width: Int(ground.clip.size.width), height: Int(ground.clip.size.height)) {
      canvas throws(RasterError) in
      canvas.matrix = ground.matrix
      if !layer.isHidden { try LayerPainter(canvas: canvas, resources: self).paintBody(layer, alpha: 1) }
    }
  }
}
