internal import HeroCatalog
internal import HeroImage

@preconcurrency @MainActor
public final class UIImage: NSObject {
  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    case up
  }

  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable {
    /// By where it is shown.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// Its alpha in the tint colour.
    case alwaysTemplate
  }

  /// What a resizable picture does in its middle.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// The pixels, their file's name and bytes.
  package let picture: CGImage
  /// Pixels per point.
  public let scale: CGFloat
  /// How it is coloured. Default: automatic.
  public let renderingMode: RenderingMode
  /// Points that a resizable picture does not stretch; drawn stretched as a whole.
  public let capInsets: UIEdgeInsets
  /// What a resizable picture does in its middle.
  public let resizingMode: ResizingMode
  /// What constraints of an image view leave out at the picture's edges, points. Default: zero.
  public private(set) var alignmentRectInsets = UIEdgeInsets.zero

  package init(
    _ picture: CGImage, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
  ) {
    self.picture = picture
    self.scale = scale
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }

  /// A picture of nothing: without size and pixels.
  public override convenience init() { self.init(.nothing, scale: 1) }

  /// Whether there is nothing to show.
  package var isNothing: Bool { picture === CGImage.nothing }

  /// A picture of the stage's folders or asset catalogues; nil when there is none.
  public convenience init?(named name: String) {
    guard let found = UIKitRuntime.current.assets.image(named: name) else { return nil }
    self.init(found.picture, scale: found.scale, renderingMode: found.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// A picture of the stage's folders or asset catalogues; bundle and traits do not matter.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// A picture of the stage's folders or asset catalogues; bundle and configuration do not matter.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// A picture file; nil when it is not there or cannot be read. `@2x` and `@3x` in its name set its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = CGImage.file(path) else { return nil }
    self.init(picture, scale: CGFloat(ScaledName(path).scale))
  }

  /// A picture of a file's bytes, one pixel per point; nil when they cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of a file's bytes; nil when they cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(bytes: [UInt8](data), name: nil) else { return nil }
    self.init(picture, scale: scale)
  }

  /// A picture of pixels, one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// A picture of pixels; there are none that are turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// The pixels; nil for a picture of nothing.
  public var cgImage: CGImage? { isNothing ? nil : picture }
  /// Always up: files that say otherwise are turned when they are read.
  public var imageOrientation: Orientation { .up }
  /// Whether it stands for an SF Symbol.
  public var isSymbolImage: Bool { picture.symbol != nil }

  /// Points.
  public var size: CGSize {
    guard !isNothing else { return .zero }
    return CGSize(width: CGFloat(picture.file.width) / scale, height: CGFloat(picture.file.height) / scale)
  }

  /// The same picture, coloured otherwise.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode, capInsets, resizingMode)
  }

  /// The same picture, aligned otherwise.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image = copy(renderingMode, capInsets, resizingMode)
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// The picture as a mirror shows it.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(at: .zero)
    }.withRenderingMode(renderingMode)
  }

  /// The same picture: texts run from left to right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  private func copy(_ mode: RenderingMode, _ capInsets: UIEdgeInsets, _ resizingMode: ResizingMode) -> UIImage {
    let image = UIImage(
      picture, scale: scale, renderingMode: mode, capInsets: capInsets, resizingMode: resizingMode)
    image.alignmentRectInsets = alignmentRectInsets
    return image
  }

  /// The same picture; here it is stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture; here it is stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy(renderingMode, capInsets, resizingMode)
  }

  /// The same picture; here it is stretched as a whole.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
  }

  /// The same picture: it has been read already.
  public func preparingForDisplay() -> UIImage? { self }

  /// Gives the same picture back when the running code has returned.
  public func prepareForDisplay(completionHandler: @escaping @MainActor (UIImage?) -> Void) {
    UIKitRuntime.current.clock.atEndOfTurn { completionHandler(self) }
  }

  /// The picture as a PNG file.
  public func pngData() -> Data? {
    guard !isNothing else { return nil }
    return (try? picture.file.pixmap()).flatMap { try? PNGEncoder.encode($0, compression: .balanced) }.map { Data($0) }
  }

  /// The picture as a JPEG file, of a quality of 0…1; nil for a picture of nothing, or of more than 65 500 pixels a side. What is translucent
  /// lies over white. Files are libjpeg's: as large and as good as Apple's, not the same.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard !isNothing else { return nil }
    let quality = 1 + Int((min(max(compressionQuality, 0), 1) * 99).rounded())
    return (try? picture.file.pixmap()).flatMap { JPEGEncoder.encode($0, quality: quality) }.map { Data($0) }
  }
}
