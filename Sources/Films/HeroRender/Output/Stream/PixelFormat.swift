import HeroImage

/// How raw frames follow one another in a pipe; rows from the top, no padding.
package enum PixelFormat: String, Sendable, CaseIterable {
  /// 4 bytes a pixel: red, green, blue, straight alpha. No header.
  case rgba
  /// 3 bytes a pixel: red, green, blue, transparency over black. No header.
  case rgb
  /// YUV4MPEG2, which says its own size and rate: 8-bit 4:2:0, chroma in the middle of 2×2 pixels (C420jpeg), BT.709, limited range
  /// (16…235, 16…240), transparency over black. 4:2:0 because some encoders take nothing else; who wants every colour takes rgba.
  case y4m

  /// What comes before the first frame.
  func header(_ canvas: FilmCanvas, rate: PlayRate) -> [UInt8] {
    guard self == .y4m else { return [] }
    let facts = "W\(canvas.pixelWidth) H\(canvas.pixelHeight) F\(rate.numerator):\(rate.denominator) Ip A1:1"
    return Array("YUV4MPEG2 \(facts) C420jpeg XYSCSS=420JPEG XCOLORRANGE=LIMITED\n".utf8)
  }

  /// A frame's bytes.
  func bytes(_ pixmap: Pixmap) -> [UInt8] {
    switch self {
    case .rgba: pixmap.bytes
    case .rgb: pixmap.opaqueRGB(over: (0, 0, 0))
    case .y4m: Array("FRAME\n".utf8) + VideoRange.planes420(pixmap)
    }
  }
}

/// BT.709 in limited range, in whole numbers so that every machine gives the same bytes.
enum VideoRange {
  /// Y′ = 16 + 219·(0.2126 R + 0.7152 G + 0.0722 B)/255, in 1/65536; the weights add up to 219/255.
  private static let luma: (Int32, Int32, Int32) = (11966, 40254, 4064)
  /// Cb = 128 + 224·(B − Y)/(1.8556·255), in 1/65536; the weights add up to 0, so that grey has no colour.
  private static let blue: (Int32, Int32, Int32) = (-6596, -22189, 28785)
  /// Cr = 128 + 224·(R − Y)/(1.5748·255), in 1/65536.
  private static let red: (Int32, Int32, Int32) = (28784, -26145, -2639)

  /// The Y′, Cb and Cr planes one after the other; each chroma sample is the mean of its (up to) 2×2 pixels.
  static func planes420(_ pixmap: Pixmap) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    let rgb = pixmap.opaqueRGB(over: (0, 0, 0))
    let size = width * height + 2 * halfWidth * halfHeight
    return [UInt8](unsafeUninitializedCapacity: size) { target, count in
      rgb.withUnsafeBufferPointer { rgb in
        for pixel in 0..<width * height {
          let (r, g, b) = (Int32(rgb[pixel * 3]), Int32(rgb[pixel * 3 + 1]), Int32(rgb[pixel * 3 + 2]))
          target[pixel] = UInt8(16 + (luma.0 * r + luma.1 * g + luma.2 * b + 32768) >> 16)
        }
        var place = width * height
        for row in 0..<halfHeight {
          for column in 0..<halfWidth {
            var (r, g, b): (Int32, Int32, Int32) = (0, 0, 0)
            // At an odd edge the last row or column counts twice.
            for y in [2 * row, min(2 * row + 1, height - 1)] {
              for x in [2 * column, min(2 * column + 1, width - 1)] {
                let from = (y * width + x) * 3
                r += Int32(rgb[from])
                g += Int32(rgb[from + 1])
                b += Int32(rgb[from + 2])
              }
            }
            // The sums are of four pixels: two more bits.
            let cb = 128 + (blue.0 * r + blue.1 * g + blue.2 * b + 131072) >> 18
            let cr = 128 + (red.0 * r + red.1 * g + red.2 * b + 131072) >> 18
            target[place] = UInt8(min(max(cb, 16), 240))
            target[place + halfWidth * halfHeight] = UInt8(min(max(cr, 16), 240))
            place += 1
          }
        }
      }
      count = size
    }
  }
}
