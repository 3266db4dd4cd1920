import HeroImage

@testable import UIKit

/// What is drawn on a screen of two pixels a point, or at a scale of its own.
@MainActor
func drawn(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, _ actions: (UIGraphicsImageRendererContext) -> Void
) -> UIImage {
  _ = testStage(device: .iPhone8, root: UIViewController())
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image(actions: actions)
}

extension UIGraphicsImageRendererContext {
  /// Fills a rectangle with a colour.
  func fill(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    color.setFill()
    fill(CGRect(x: x, y: y, width: width, height: height))
  }
}

extension UIImage {
  /// r, g, b and alpha of a pixel.
  func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
    let pixmap = try picture.file.pixmap()
    let place = (y * pixmap.width + x) * 4
    return Array(pixmap.bytes[place..<place + 4])
  }
}

extension [UInt8] {
  static let clear: Self = [0, 0, 0, 0]
  static let opaqueRed: Self = [255, 0, 0, 255]
  static let opaqueGreen: Self = [0, 255, 0, 255]
  static let opaqueBlue: Self = [0, 0, 255, 255]
  static let opaqueWhite: Self = [255, 255, 255, 255]
  static let opaqueBlack: Self = [0, 0, 0, 255]
}
