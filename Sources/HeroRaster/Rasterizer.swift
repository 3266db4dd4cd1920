import HeroGeometry
import HeroImage
import HeroLayers

/// An image that layers refer to by index.
public struct ImageResource: Equatable, Sendable {
  /// The file, which is decoded when it is drawn.
  public var file: ImageFile
  /// Pixels per point.
  public var scale: Double

  /// Makes a resource.
  public init(file: ImageFile, scale: Double) {
    self.file = file
    self.scale = scale
  }
}

/// Draws layer trees with Cairo. Safe to use from several threads at once; pictures are drawn once and shared.
public final class Rasterizer: Sendable {
  private let resources: RasterResources

  /// Makes a rasterizer for one film.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - images: What `ImageContents.image` counts in.
  ///   - fonts: Font files beside the system font, absolute paths.
  /// - Throws: When a font file cannot be read.
  public init(scale: Double, images: [ImageResource], fonts: [String]) throws(RasterError) {
    resources = try RasterResources(scale: scale, images: images, fonts: fonts)
  }

  /// Counts the work that drawing a tree takes, without drawing anything.
  ///
  /// - Throws: `RasterError.layer` when it is more than a frame may take.
  @discardableResult
  public func measure(_ tree: LayerTree) throws(RasterError) -> FrameWork {
    try FrameWork(of: tree, scale: resources.scale, images: resources.imageFacts)
  }

  /// Draws one tree into size · scale pixels, rounded to whole ones.
  ///
  /// - Throws: `RasterError.layer` when a layer cannot be drawn or the frame is too much work, `unavailable` when text is
  ///   drawn and the system font is missing, `failed` when a library call fails without any layer's doing.
  public func render(_ tree: LayerTree) throws(RasterError) -> Pixmap {
    try measure(tree)
    let width = max((tree.size.width * resources.scale).rounded(), 1)
    let height = max((tree.size.height * resources.scale).rounded(), 1)
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else {
      throw .failed(
        "a frame of \(tree.size.width)×\(tree.size.height) points at scale \(resources.scale) cannot be drawn")
    }
    let canvas = try Canvas(width: Int(width), height: Int(height))
    canvas.paint(tree.background)
    canvas.scale(by: resources.scale)
    let painter = LayerPainter(canvas: canvas, resources: resources)
    try painter.paint(tree.below, alpha: 1)
    try painter.paint(tree.layers, alpha: 1)
    let buffer = try canvas.finish()
    guard let pixmap = buffer.pixmap() else { throw .failed("the frame has no pixels") }
    return pixmap
  }
}

/// What can go wrong while drawing.
public enum RasterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A library call failed; the text says which and why.
  case failed(String)
  /// A layer cannot be drawn: its view's path, and why.
  case layer(path: String, reason: String)
  /// The machine lacks something that drawing needs; the text says what to install.
  case unavailable(String)

  /// What failed, without the name of the case.
  public var description: String {
    switch self {
    case .failed(let text), .layer(_, let text), .unavailable(let text): text
    }
  }

  /// The same failure blamed on a layer, unless somebody is blamed already.
  func blaming(_ path: String) -> RasterError {
    if case .failed(let reason) = self { return .layer(path: path, reason: reason) }
    return self
  }
}
