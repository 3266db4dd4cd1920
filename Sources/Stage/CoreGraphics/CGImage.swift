package import HeroImage
internal import HeroMedia
package import HeroSymbols
internal import Synchronization

/// A picture's pixels, in a file that was read through once.
public final class CGImage: Sendable {
  /// The pixels' file.
  package let file: ImageFile
  /// The file's bytes, for a scene's folder.
  package let bytes: [UInt8]
  /// The file's own name; nil for one that was made.
  package let name: String?
  /// The symbol of iOS that it stands for.
  package let symbol: SystemSymbol?
  /// Pixels per point of a vector picture as it is drawn; nil for others.
  package let drawnScale: CGFloat?
  /// What `dataProvider` has given.
  let provider = Mutex<CGDataProvider?>(nil)

  /// Pixels.
  public var width: Int { file.width }
  /// Pixels.
  public var height: Int { file.height }

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
    return (try? file.pixmap())?.cropped(columns: columns, rows: rows).flatMap { CGImage($0) }
  }

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
  package static let nothing: CGImage = {
    let pixel = Pixmap(width: 1, height: 1, bytes: [0, 0, 0, 0])
    guard let clear = pixel.flatMap({ CGImage($0) }) else { fatalError("A pixel cannot be written") }
    return clear
  }()

  package static func file(_ path: String, vectorScale: CGFloat? = nil) -> CGImage? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return CGImage(
      bytes: [UInt8](data), name: String(path.split(separator: "/").last ?? "image"), vectorScale: vectorScale)
  }

  /// A picture of pixels; nil when they cannot be written.
  package convenience init?(_ pixmap: Pixmap) { self.init(pixmap, symbol: nil) }

  /// A picture of pixels that stand for a symbol; nil when they cannot be written.
  package convenience init?(_ pixmap: Pixmap, symbol: SystemSymbol?) {
    guard let bytes = try? PNGEncoder.encode(pixmap, compression: .balanced) else { return nil }
    self.init(bytes: bytes, name: nil, symbol: symbol)
  }

  /// A symbol's drawing; nil when it cannot be drawn.
  package convenience init?(_ symbol: SystemSymbol, scale: Double) {
    guard let pixmap = try? symbol.picture(scale: scale) else { return nil }
    self.init(pixmap, symbol: symbol)
  }
}
