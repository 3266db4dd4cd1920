internal import HeroImage
internal import UIKit

extension ColorPattern {
  /// The most pixels of a picture that is laid out.
  private static let maximumPixels = 33_554_432

  /// The picture side by side from the upper left corner on, in as many pixels as cover a size; nil where these are none or too many.
  @MainActor
  func tiled(over size: CGSize) -> UIImage? {
    guard let tile = try? picture.file.pixmap(), size.width > 0, size.height > 0,
      size.width * size.height * scale * scale < CGFloat(Self.maximumPixels)
    else { return nil }
    let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let start = row % tile.height * tile.width * 4
      let line = tile.bytes[start..<start + tile.width * 4]
      var rest = width * 4
      while rest > 0 {
        bytes += line.prefix(rest)
        rest -= min(rest, line.count)
      }
    }
    return Pixmap(width: width, height: height, bytes: bytes).flatMap { CGImage($0) }
      .map { UIImage($0, scale: scale) }
  }
}
