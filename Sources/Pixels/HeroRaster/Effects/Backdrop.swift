import HeroLayers

extension DrawnPixels {
  /// A rectangle of pixels within the group as samples 0…1: premultiplied r, g, b, a.
  func samples(left: Int, top: Int, width: Int, height: Int) -> SamplePlane {
    var plane = SamplePlane(width: width, height: height, channels: 4)
    plane.samples.withUnsafeMutableBufferPointer { samples in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels[(top + y) * stride + left + x]
          let place = (y * width + x) * 4
          for channel in 0..<4 { samples[place + channel] = Float(pixel >> UInt32(channel * 8) & 255) / 255 }
        }
      }
    }
    return plane
  }
}

extension SamplePlane {
  /// Saturation by Rec. 709 weights, then the tint on top; samples are premultiplied r, g, b, a.
  func tinted(_ effect: BackdropEffect, fraction: Double) -> PixelBuffer {
    var buffer = PixelBuffer(width: width, height: height)
    let saturation = Float(1 + (effect.saturation - 1) * fraction)
    let tint = effect.tint ?? .clear
    let strength = Float(min(max(tint.alpha * fraction, 0), 1))
    let (tintRed, tintGreen, tintBlue) = (Float(tint.red), Float(tint.green), Float(tint.blue))
    buffer.pixels.withUnsafeMutableBufferPointer { pixels in
      samples.withUnsafeBufferPointer { samples in
        for index in 0..<pixels.count {
          let red = samples[index * 4]
          let green = samples[index * 4 + 1]
          let blue = samples[index * 4 + 2]
          let alpha = samples[index * 4 + 3]
          let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
          func channel(_ value: Float, _ tint: Float) -> UInt32 {
            let saturated = min(max(grey + (value - grey) * saturation, 0), alpha)
            return UInt32(min(max((saturated * (1 - strength) + tint * strength) * 255 + 0.5, 0), 255))
          }
          let outAlpha = UInt32(min((alpha * (1 - strength) + strength) * 255 + 0.5, 255))
          let outRed = min(channel(red, tintRed), outAlpha)
          let outGreen = min(channel(green, tintGreen), outAlpha)
          let outBlue = min(channel(blue, tintBlue), outAlpha)
          pixels[index] = outAlpha << 24 | outBlue << 16 | outGreen << 8 | outRed
        }
      }
    }
    return buffer
  }
}
