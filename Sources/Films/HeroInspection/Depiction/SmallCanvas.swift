import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster
import Synchronization

/// Draws layer trees as small as a question allows; a tree that several questions ask for in turn is drawn once.
package final class SmallCanvas: Sendable {
  /// Pixels per point.
  package let scale: Double
  private let rasterizer: Rasterizer
  /// Bytes of pixels that are kept, at most.
  private static let kept = 16 << 20
  /// The one that was asked for last at the end.
  private let pictures = Mutex<[(tree: LayerTree, pixmap: Pixmap)]>([])

  /// - Parameters:
  ///   - scene: The scene of all trees to be drawn.
  ///   - side: Pixels of the longer side, at most.
  package init(scene: Scene, side: Double) throws(RasterError) {
    let longer = max(scene.canvas.size.width, scene.canvas.size.height, 1)
    scale = min(side / longer, scene.canvas.scale)
    let images = scene.images.map { ImageResource(file: $0.file, scale: $0.scale) }
    rasterizer = try Rasterizer(scale: scale, images: images, fonts: scene.fonts)
  }

  /// For another film with the same images and fonts, in which the ids of pictures stand for others.
  package init(sharing other: SmallCanvas) {
    scale = other.scale
    rasterizer = Rasterizer(sharing: other.rasterizer)
  }

  /// - Parameter keeps: Whether the same tree may be asked for again. Default: yes.
  package func draw(_ tree: LayerTree, keeping keeps: Bool = true) throws(RasterError) -> Pixmap {
    let known = pictures.withLock { pictures -> Pixmap? in
      guard keeps, let index = pictures.lastIndex(where: { $0.tree == tree }) else { return nil }
      let picture = pictures.remove(at: index)
      pictures.append(picture)
      return picture.pixmap
    }
    if let known { return known }
    let drawn = try rasterizer.render(tree)
    // What covers everything covers a pixel at the edge in part alone.
    func whole(_ points: Double, _ count: Int) -> Range<Int> { 0..<min(max(Int(points * scale + 1e-6), 1), count) }
    let (across, down) = (whole(tree.size.width, drawn.width), whole(tree.size.height, drawn.height))
    let isWhole = across.count == drawn.width && down.count == drawn.height
    let pixmap = isWhole ? drawn : drawn.cropped(columns: across, rows: down) ?? drawn
    if !keeps { return pixmap }
    pictures.withLock { pictures in
      pictures.append((tree, pixmap))
      while pictures.count > 1, pictures.reduce(0, { $0 + $1.pixmap.bytes.count }) > Self.kept {
        pictures.removeFirst()
      }
    }
    return pixmap
  }

  /// How much of what lies under everything shows in an area, 0…1: the picture gets so much lighter when that turns from black to white.
  ///
  /// - Parameter area: Points. Default: the whole canvas.
  package func bareness(_ tree: LayerTree, in area: Rect? = nil) throws -> Double {
    let part = area.map { area in
      Rect(bounding: area.corners.map { Point(x: ($0.x * scale).rounded(), y: ($0.y * scale).rounded()) })
    }
    var (light, dark) = (tree, tree)
    (light.background, dark.background) = (.white, .black)
    return try draw(light).luminance(in: part) - draw(dark).luminance(in: part)
  }
}
