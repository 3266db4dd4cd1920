internal import HeroCatalog
package import HeroImage
internal import HeroMedia
internal import HeroSymbols

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
  package let picture: UIImagePicture
  /// Pixels per point.
  public let scale: CGFloat
  /// How it is coloured. Default: automatic.
  public let renderingMode: RenderingMode
  /// Points that a resizable picture does not stretch; drawn stretched as a whole.
  public let capInsets: UIEdgeInsets
  /// What a resizable picture does in its middle.
  public let resizingMode: ResizingMode

  package init(
    _ picture: UIImagePicture, scale: CGFloat, renderingMode: RenderingMode = .automatic,
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
  package var isNothing: Bool { picture === UIImagePicture.nothing }

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
    guard let picture = UIImagePicture.file(path) else { return nil }
    self.init(picture, scale: CGFloat(ScaledName(path).scale))
  }

  /// A picture of a file's bytes, one pixel per point; nil when they cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of a file's bytes; nil when they cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = UIImagePicture(bytes: [UInt8](data), name: nil) else { return nil }
    self.init(picture, scale: scale)
  }

  /// A picture of pixels, one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage.picture, scale: 1) }

  /// A picture of pixels; there are none that are turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.picture, scale: scale)
  }

  /// The pixels; nil for a picture of nothing.
  public var cgImage: CGImage? { isNothing ? nil : CGImage(picture) }
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
    UIImage(
      picture, scale: scale, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode)
  }

  /// The same picture; here it is stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture; here it is stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    UIImage(picture, scale: scale, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode)
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

/// A picture's pixels.
public final class CGImage: Sendable {
  /// The pixels' file.
  package let picture: UIImagePicture

  init(_ picture: UIImagePicture) { self.picture = picture }

  /// Pixels.
  public var width: Int { picture.file.width }
  /// Pixels.
  public var height: Int { picture.file.height }

  /// The pixels in a rectangle of pixels, whose sides move out to whole ones; nil where there are none.
  ///
  /// Source: Apple, CGImage.cropping(to:): the integral rectangle, then what it has in common with the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    func side(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let first = Int(min(max(low.rounded(.down), 0), CGFloat(count)))
      return first..<max(first, Int(min(max(high.rounded(.up), 0), CGFloat(count))))
    }
    let (columns, rows) = (side(rect.minX, rect.maxX, width), side(rect.minY, rect.maxY, height))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return (try? picture.file.pixmap())?.cropped(columns: columns, rows: rows).flatMap { UIImagePicture($0) }
      .map { CGImage($0) }
  }
}

/// A picture's file, read through once.
package final class UIImagePicture: Sendable {
  package let file: ImageFile
  /// The file's bytes, for a scene's folder.
  package let bytes: [UInt8]
  /// The file's own name; nil for one that was made.
  package let name: String?
  /// The symbol of iOS that it stands for.
  let symbol: SystemSymbol?
  /// Pixels per point of a vector picture as it is drawn; nil for others.
  let drawnScale: CGFloat?

  /// Reads a picture of any format that scenes know; nil when it cannot be read, and for PDF and SVG where nobody says how large they are
  /// drawn: UIKit reads those by their names alone.
  package convenience init?(bytes: [UInt8], name: String?, vectorScale: CGFloat? = nil) {
    self.init(bytes: bytes, name: name, symbol: nil, vectorScale: vectorScale)
  }

  private init?(bytes: [UInt8], name: String?, symbol: SystemSymbol?, vectorScale: CGFloat? = nil) {
    guard let picture = try? SourcePicture(bytes, vectorScale: vectorScale.map { Double($0) }) else { return nil }
    file = picture.file
    drawnScale = picture.drawnScale.map { CGFloat($0) }
    self.symbol = symbol
    self.bytes = bytes
    self.name = name
  }

  /// Without size; its one pixel is never shown.
  static let nothing: UIImagePicture = {
    let pixel = Pixmap(width: 1, height: 1, bytes: [0, 0, 0, 0])
    guard let clear = pixel.flatMap({ UIImagePicture($0) }) else { fatalError("A pixel cannot be written") }
    return clear
  }()

  package static func file(_ path: String, vectorScale: CGFloat? = nil) -> UIImagePicture? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return UIImagePicture(
      bytes: [UInt8](data), name: String(path.split(separator: "/").last ?? "image"), vectorScale: vectorScale)
  }

  /// A picture of pixels; nil when they cannot be written.
  package convenience init?(_ pixmap: Pixmap) { self.init(pixmap, symbol: nil) }

  /// A picture of pixels that stand for a symbol; nil when they cannot be written.
  convenience init?(_ pixmap: Pixmap, symbol: SystemSymbol?) {
    guard let bytes = try? PNGEncoder.encode(pixmap, compression: .balanced) else { return nil }
    self.init(bytes: bytes, name: nil, symbol: symbol)
  }

  /// A symbol's drawing; nil when it cannot be drawn.
  convenience init?(_ symbol: SystemSymbol, scale: Double) {
    guard let pixmap = try? symbol.picture(scale: scale) else { return nil }
    self.init(pixmap, symbol: symbol)
  }
}
