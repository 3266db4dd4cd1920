internal import HeroGeometry
internal import HeroImage
internal import UIKit

extension StagePictures {
  /// What a mask leaves of a layer's bounds: the layer without it, times the mask's alpha.
  func masked(_ layer: CALayer, by mask: CALayer, scale: CGFloat) -> UIImage {
    let looked = picture(of: layer, scale: scale, showsMask: false)
    // The mask stands in the layer's own points, as a sublayer would.
    let ground = CALayer()
    ground.bounds = layer.bounds
    ground.addSublayer(mask)
    defer { mask.removeFromSuperlayer() }
    let cut = picture(of: ground, scale: scale)
    guard var pixels = try? looked.picture.file.pixmap(), let alpha = try? cut.picture.file.pixmap(),
      pixels.bytes.count == alpha.bytes.count
    else { return looked }
    for place in stride(from: 3, to: pixels.bytes.count, by: 4) {
      let product = Int(pixels.bytes[place]) * Int(alpha.bytes[place])
      pixels.bytes[place] = UInt8((product + 127) / 255)
    }
    return CGImage(pixels).map { UIImage($0, scale: scale) } ?? looked
  }
}
