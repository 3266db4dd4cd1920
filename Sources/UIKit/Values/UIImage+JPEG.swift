internal import CJPEG
internal import HeroImage

extension UIImage {
  /// The picture as a JPEG file, of a quality of 0…1; nil for a picture of nothing, or of more than 65 500 pixels a side. What is translucent
  /// lies over white. Files are libjpeg's: as large and as good as Apple's, not the same.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard !isNothing, let pixmap = try? picture.file.pixmap(), max(pixmap.width, pixmap.height) <= 65_500 else {
      return nil
    }
    var pixels = pixmap.bytes
    for pixel in stride(from: 0, to: pixels.count, by: 4) where pixels[pixel + 3] < 255 {
      let alpha = Int(pixels[pixel + 3])
      for channel in pixel..<pixel + 3 {
        pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
    }
    let quality = 1 + Int32((min(max(compressionQuality, 0), 1) * 99).rounded())
    var count = 0
    let written = pixels.withUnsafeBufferPointer {
      hero_jpeg_encode($0.baseAddress, UInt32(pixmap.width), UInt32(pixmap.height), quality, &count)
    }
    return written.map { Data(bytesNoCopy: $0, count: count, deallocator: .free) }
  }
}
