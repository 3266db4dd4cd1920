import HeroImage
import HeroModel
import HeroTesting

@testable import HeroRender

extension DevicePreset.SafeArea {
  static let none = DevicePreset.SafeArea(top: 0, left: 0, bottom: 0, right: 0)
}

extension Pixmap {
  /// A film's picture of one colour.
  static func plain(_ canvas: FilmCanvas, _ color: [UInt8]) throws -> Pixmap {
    let (width, height) = (canvas.pixelWidth, canvas.pixelHeight)
    let bytes = [[UInt8]](repeating: color, count: width * height).flatMap { $0 }
    return try #require(Pixmap(width: width, height: height, bytes: bytes))
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    let place = (y * width + x) * 4
    return Array(bytes[place..<place + 4])
  }
}

/// A style with some keys.
func style(_ change: (inout FilmStyle) -> Void) -> FilmStyle {
  var style = FilmStyle()
  change(&style)
  return style
}
