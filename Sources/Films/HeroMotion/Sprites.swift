import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroRaster
import HeroRender
import TransitionEngine

/// An asset that stands in layers: a picture, or a composition that never changes.
package struct Sprite {
  package let id: String
  /// Its place among the files.
  package var place = 0
  /// Pixels of a picture, points of a composition.
  package let size: Size
  /// The asset's own points for one of a layer's, where it is as large as it was drawn.
  package let scale: Double
  package var isComposition = false

  package init(id: String, size: Size, scale: Double, isComposition: Bool = false) {
    (self.id, self.size, self.scale, self.isComposition) = (id, size, scale, isComposition)
  }

  /// Points that it has where it is as large as it was drawn.
  package var points: Size { Size(width: size.width / scale, height: size.height / scale) }
}

/// The pictures of a file: each drawn once, equal ones kept once.
package final class Sprites {
  /// A picture's file.
  package struct File: Sendable {
    package let id: String
    package let size: Size
    package let bytes: [UInt8]
    /// `png` or `jpg`.
    package let ending: String

    /// The file in an address.
    package var dataURI: String {
      "data:image/\(ending == "jpg" ? "jpeg" : ending);base64,\(Data(bytes).base64EncodedString())"
    }
  }

  /// Pictures of one film, at most; docs/limits.md names it.
  static let limit = 4000

  package private(set) var files: [File] = []
  private let rasterizer: Rasterizer
  /// Pixels per point.
  package let scale: Double
  package let facts: [ImageFacts]
  private let quality: Int
  private var known: [Key: Sprite?] = [:]
  private var byBytes: [[UInt8]: Sprite] = [:]

  private struct Key: Hashable {
    let contents: LayerContents
    let size: Size
  }

  /// - Parameters:
  ///   - quality: Of opaque pictures with many colours, JPEG's 1…100.
  package init(_ rasterizer: Rasterizer, scale: Double, quality: Int) {
    (self.rasterizer, self.scale, self.quality) = (rasterizer, scale, quality)
    facts = rasterizer.imageFacts
  }

  /// For a film, at its canvas's scale.
  ///
  /// - Parameter quality: Of opaque pictures with many colours, JPEG's 1…100; nil for 92.
  /// - Throws: `RenderError.environment` when the rasterizer cannot be set up.
  package convenience init(_ film: Film, quality: Int?) throws(RenderError) {
    let images = film.scene.images.map { ImageResource(file: $0.file, scale: $0.scale) }
    let scale = film.scene.canvas.scale
    let rasterizer: Rasterizer
    do { rasterizer = try Rasterizer(scale: scale, images: images, fonts: film.scene.fonts) } catch {
      throw .environment("the renderer cannot start: \(error)")
    }
    self.init(rasterizer, scale: scale, quality: quality ?? 92)
  }

  /// Contents alone, stretched over a size in points; nil where nothing of them shows.
  package func sprite(of contents: LayerContents, size: Size) throws(RenderError) -> Sprite? {
    let pixels = Size(
      width: max((size.width * scale).rounded(.up), 1), height: max((size.height * scale).rounded(.up), 1))
    let key = Key(contents: contents, size: size)
    if let known = known[key] { return known }
    var layer = Layer(path: "", position: .zero, bounds: Rect(origin: .zero, size: size))
    layer.contents = contents
    layer.anchorPoint = .zero
    layer.transform = .scale(x: pixels.width / size.width / scale, y: pixels.height / size.height / scale)
    let sprite = try draw([layer], pixels: pixels)
    known[key] = sprite
    return sprite
  }

  /// A whole image, at the size that it is shown at most, or its own where that is smaller; nil where nothing shows.
  ///
  /// - Parameter rects: What it fills.
  package func sprite(of image: ImageContents, filling rects: FrameRuns<Rect>) throws(RenderError) -> Sprite? {
    var image = image
    image.contentMode = .scaleToFill
    var size = rects.runs.reduce(Size.zero) { size, run in
      let shown = run.value.size
      return Size(width: max(size.width, abs(shown.width)), height: max(size.height, abs(shown.height)))
    }
    if facts.indices.contains(image.image) {
      let own = facts[image.image].size
      size = Size(width: min(size.width, own.width), height: min(size.height, own.height))
    }
    guard size.width > 0, size.height > 0 else { return nil }
    return try sprite(of: LayerContents(.image(image)), size: size)
  }

  /// Layers in the points of a rectangle, which becomes the picture; nil where nothing shows.
  package func sprite(of layers: [Layer], in rect: Rect) throws(RenderError) -> Sprite? {
    var group = Layer(path: "", position: .zero, bounds: rect)
    group.anchorPoint = .zero
    group.children = layers
    let pixels = Size(
      width: max((rect.size.width * scale).rounded(.up), 1), height: max((rect.size.height * scale).rounded(.up), 1))
    return try draw([group], pixels: pixels)
  }

  /// What a text fills, where that can be said.
  package func outlines(of text: TextContents, in size: Size) throws(RenderError) -> [TextOutline]? {
    do { return try rasterizer.outlines(of: text, in: size) } catch { throw RenderError(error, frame: nil, time: 0) }
  }

  private func draw(_ layers: [Layer], pixels: Size) throws(RenderError) -> Sprite? {
    let tree = LayerTree(
      size: Size(width: pixels.width / scale, height: pixels.height / scale), background: .clear, layers: layers)
    let pixmap: Pixmap
    do { pixmap = try rasterizer.render(tree) } catch { throw RenderError(error, frame: nil, time: 0) }
    guard pixmap.bytes.contains(where: { $0 != 0 }) else { return nil }
    let (bytes, ending) = try encoded(pixmap)
    if let same = byBytes[bytes] { return same }
    guard files.count < Self.limit else {
      throw .usage("more than \(Self.limit) pictures would be in one file; choose a part with --transition")
    }
    let size = Size(width: Double(pixmap.width), height: Double(pixmap.height))
    var sprite = Sprite(id: "image_\(files.count)", size: size, scale: scale)
    sprite.place = files.count
    files.append(File(id: sprite.id, size: size, bytes: bytes, ending: ending))
    byBytes[bytes] = sprite
    return sprite
  }

  /// A photo as JPEG, everything else without loss.
  private func encoded(_ pixmap: Pixmap) throws(RenderError) -> ([UInt8], String) {
    let png: [UInt8]
    do { png = try PNGEncoder.encode(pixmap, compression: .small) } catch {
      throw .environment("a picture cannot be encoded: \(error)")
    }
    // What is drawn from few colours is small without loss, too.
    guard pixmap.isOpaque, let jpeg = JPEGEncoder.encode(pixmap, quality: quality), jpeg.count * 2 < png.count else {
      return (png, "png")
    }
    return (jpeg, "jpg")
  }
}
