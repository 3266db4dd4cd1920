internal import HeroGeometry
internal import HeroImage
internal import UIKit

extension StagePictures {
  /// What a mask leaves of a layer's bounds: the layer without it, times the mask's alpha.
  func masked(_ layer: CALayer, by mask: CALayer, scale: CGFloat) -> UIImage {
    // The mask stands in the layer's own points, as a sublayer would.
    let ground = CALayer()
    ground.bounds = layer.bounds
    ground.addSublayer(mask)
    let cut = pixels(of: ground, scale: scale)
    mask.removeFromSuperlayer()
    var looked = pixels(of: layer, scale: scale, showsMask: false)
    looked.bytes.withUnsafeMutableBytes { bytes in
      cut.bytes.withUnsafeBytes { alpha in
        // Written for a build that is not optimised, as an app's is.
        var place = 3
        while place < bytes.count {
          if alpha[place] != 255 { bytes[place] = UInt8((Int(bytes[place]) * Int(alpha[place]) + 127) / 255) }
          place += 4
        }
      }
    }
    guard let image = CGImage(looked) else { stop("A masked picture cannot be written") }
    return UIImage(image, scale: scale)
  }
}
