import HeroImage
import HeroLayers
import HeroModel
import HeroRaster
import HeroRender
import Synchronization

/// What draws a film; shared by all that have the same images, fonts and scale, so that what is decoded stays so.
final class Drawing: Sendable {
  private static let made = Mutex(0)

  /// Tells drawings apart.
  let id: Int
  private let rasterizer: Rasterizer
  private let scale: Double
  private let images: [ImageAsset]
  private let fonts: [FontContent]

  /// A font file and what it held when the scene was read.
  struct FontContent: Equatable {
    let path: String
    let xxh128: String
  }

  /// Sets up what a scene needs.
  ///
  /// Throws `RenderError.environment` when the rasterizer cannot be set up.
  init(_ scene: Scene, fonts: [FontContent]) throws(RenderError) {
    let resources = scene.images.map { ImageResource(file: $0.file, scale: $0.scale) }
    do {
      rasterizer = try Rasterizer(scale: scene.canvas.scale, images: resources, fonts: scene.fonts)
    } catch {
      throw .environment("the renderer cannot start: \(error)")
    }
    (scale, images, self.fonts) = (scene.canvas.scale, scene.images, fonts)
    id = Self.made.withLock { count in
      count += 1
      return count
    }
  }

  /// Whether another scene can be drawn with it.
  func fits(_ scene: Scene, fonts: [FontContent]) -> Bool {
    scale == scene.canvas.scale && self.fonts == fonts && images == scene.images
  }

  /// A tree as a PNG; its pictures are named by `ContentHash`.
  func png(of tree: LayerTree) throws -> [UInt8] {
    let pixmap = try rasterizer.render(tree)
    return try PNGEncoder.encode(pixmap, compression: .fast)
  }
}
