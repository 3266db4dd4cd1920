internal import CPixels

extension Pixmap {
  /// Whether every alpha is 255.
  package var isOpaque: Bool { isKnownOpaque || hero_is_opaque(bytes, width * height) != 0 }

  /// Whether every alpha of some rows is 255.
  func isOpaque(_ rows: Range<Int>) -> Bool {
    isKnownOpaque
      || bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return true }
        return hero_is_opaque(start + rows.lowerBound * width * 4, rows.count * width) != 0
      }
  }

  /// Three bytes a pixel: straight alpha over an opaque colour, rounded to nearest.
  package func opaqueRGB(over background: (red: UInt8, green: UInt8, blue: UInt8)) -> [UInt8] {
    let isOpaque = isOpaque
    let colors = [UInt32(background.red), UInt32(background.green), UInt32(background.blue)]
    return [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
      count = width * height * 3
      if isOpaque { return hero_drop_alpha(bytes, width * height, target.baseAddress) }
      bytes.withUnsafeBufferPointer { source in
        for pixel in 0..<width * height {
          let alpha = UInt32(source[pixel * 4 + 3])
          for channel in 0..<3 {
            let sum = UInt32(source[pixel * 4 + channel]) * alpha + colors[channel] * (255 - alpha)
            target[pixel * 3 + channel] = UInt8((sum + 127) / 255)
          }
        }
      }
    }
  }
}
