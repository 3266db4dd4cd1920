internal import CPixels

extension Pixmap {
  /// Makes straight pixels of premultiplied ones, alpha in the highest bits, then red, green, blue: c = round(255·c′/a). The colour of a
  /// transparent pixel is black. Nil when a side is not positive or the number of pixels does not fit.
  public init?(width: Int, height: Int, premultiplied pixels: [UInt32]) {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { target, filled in
      hero_straighten(pixels, pixels.count, target.baseAddress)
      filled = pixels.count * 4
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}
