internal import CJPEG
internal import HeroImage

extension UIImage {
  /// The picture as a JPEG file, of a quality of 0…1; nil for a picture of nothing, or of more than 65 500 pixels a side. What is translucent
  /// lies over white. Files are libjpeg's: as large and as good as Apple's, not the same.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard !isNothing, let pixmap = try? picture.file.pixmap(), max(pixmap.width, pixmap.height) <= 65_500 else {
      return nil
    }
    let quality = 1 + Int32((min(max(compressionQuality, 0), 1) * 99).rounded())
    var count = 0
    let pixels = pixmap.opaqueRGB(over: (255, 255, 255))
    let written = hero_jpeg_encode(pixels, UInt32(pixmap.width), UInt32(pixmap.height), quality, &count)
    return written.map { Data(bytesNoCopy: $0, count: count, deallocator: .free) }
  }
}
