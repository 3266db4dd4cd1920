import Foundation
import HeroFiles
import HeroImage

/// A small copy of a picture, to stand in a page of many.
enum Thumbnail {
  /// The longest side, pixels; shown at half that size, so that it is sharp on dense screens.
  static let side = 192

  /// A PNG file's small copy as a data URI; nil when the file is none.
  static func uri(_ path: String) -> String? {
    guard let bytes = FileSystem.bytes(of: path), let pixmap = try? ImageDecoder.decode(bytes),
      let small = reduced(pixmap, to: side), let png = try? PNGEncoder.encode(small, compression: .balanced)
    else { return nil }
    return "data:image/png;base64,\(Data(png).base64EncodedString())"
  }

  /// The picture with no side longer than `side` pixels: each pixel the mean of those that it stands for, weighted by their alpha.
  static func reduced(_ pixmap: Pixmap, to side: Int) -> Pixmap? {
    let longest = max(pixmap.width, pixmap.height)
    guard longest > side else { return pixmap }
    let (width, height) = (max(pixmap.width * side / longest, 1), max(pixmap.height * side / longest, 1))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let rows = y * pixmap.height / height..<(y + 1) * pixmap.height / height
      for x in 0..<width {
        let columns = x * pixmap.width / width..<(x + 1) * pixmap.width / width
        bytes += mean(pixmap, columns, rows)
      }
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  private static func mean(_ pixmap: Pixmap, _ columns: Range<Int>, _ rows: Range<Int>) -> [UInt8] {
    var sums = (red: 0, green: 0, blue: 0, alpha: 0)
    for row in rows {
      for column in columns {
        let index = (row * pixmap.width + column) * 4
        let alpha = Int(pixmap.bytes[index + 3])
        sums.red += Int(pixmap.bytes[index]) * alpha
        sums.green += Int(pixmap.bytes[index + 1]) * alpha
        sums.blue += Int(pixmap.bytes[index + 2]) * alpha
        sums.alpha += alpha
      }
    }
    guard sums.alpha > 0 else { return [0, 0, 0, 0] }
    let count = rows.count * columns.count
    return [sums.red, sums.green, sums.blue].map { UInt8(($0 + sums.alpha / 2) / sums.alpha) }
      + [UInt8((sums.alpha + count / 2) / count)]
  }
}
