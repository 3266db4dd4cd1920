/// A colour in sRGB with straight (not premultiplied) alpha; gamma-encoded components 0…1.
package struct Color: Equatable, Hashable, Sendable {
  /// Red, 0…1.
  package var red: Double
  /// Green, 0…1.
  package var green: Double
  /// Blue, 0…1.
  package var blue: Double
  /// Opacity, 0…1. Default: 1.
  package var alpha: Double

  /// A colour from sRGB components.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque colour of 0xRRGGBB.
  package init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255)
  }

  /// Opaque black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black, UIKit's `clear`.
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha replaced.
  package func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
