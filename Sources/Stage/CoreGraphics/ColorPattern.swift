package import HeroGeometry
internal import HeroImage

/// A picture that is laid side by side in place of a colour.
package final class ColorPattern: Sendable {
  package let picture: CGImage
  /// Pixels per point.
  package let scale: CGFloat
  /// What stands for it where no picture can: the mean of its pixels, opaque.
  package let mean: Color

  package init(_ picture: CGImage, scale: CGFloat) {
    self.picture = picture
    self.scale = scale
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    let bytes = (try? picture.file.pixmap())?.bytes ?? []
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let part = Int(bytes[pixel + 3])
      red += Int(bytes[pixel]) * part
      green += Int(bytes[pixel + 1]) * part
      blue += Int(bytes[pixel + 2]) * part
      alpha += part
    }
    func mean(_ sum: Int) -> Double { alpha == 0 ? 0 : Double(sum) / Double(alpha) / 255 }
    self.mean = Color(red: mean(red), green: mean(green), blue: mean(blue), alpha: 1)
  }
}
