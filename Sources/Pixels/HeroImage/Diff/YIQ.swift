/// Two pictures of one size, read pixel by pixel.
///
/// Source: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile applications"
/// (2010); Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009).
struct PicturePair {
  let left: UnsafeBufferPointer<UInt8>
  let right: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int

  /// Whether any of the four bytes differ.
  func differs(at pixel: Int) -> Bool {
    let start = pixel * 4
    return left[start] != right[start] || left[start + 1] != right[start + 1] || left[start + 2] != right[start + 2]
      || left[start + 3] != right[start + 3]
  }

  /// The perceived distance of the two pixels, 0…35215.
  func distance(at pixel: Int) -> Double {
    let a = YIQ(left, pixel)
    let b = YIQ(right, pixel)
    let (y, i, q) = (a.y - b.y, a.i - b.i, a.q - b.q)
    let seen = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    // On white, white of alpha 0 and of alpha 1 look the same; alpha is part of a frame nevertheless.
    let alpha = Double(left[pixel * 4 + 3]) - Double(right[pixel * 4 + 3])
    return max(seen, alpha * alpha / (255 * 255) * YIQ.largestDistance)
  }

  /// Whether a pixel that differs is a smoothed edge in either picture.
  func isAntialiasing(at pixel: Int) -> Bool {
    isSmoothedEdge(at: pixel, in: left, other: right) || isSmoothedEdge(at: pixel, in: right, other: left)
  }

  /// A smoothed edge lies on a slope between a darker and a brighter neighbour, one of which is part of a flat area in both pictures.
  private func isSmoothedEdge(
    at pixel: Int, in picture: UnsafeBufferPointer<UInt8>, other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let center = YIQ(picture, pixel).y
    // Beyond the picture's edge counts as one equal neighbour.
    var equal = isOnBorder(pixel) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkestPixel, brightestPixel) = (pixel, pixel)
    for neighbour in neighbours(of: pixel) {
      let delta = YIQ(picture, neighbour).y - center
      if delta == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if delta < darkest {
        (darkest, darkestPixel) = (delta, neighbour)
      } else if delta > brightest {
        (brightest, brightestPixel) = (delta, neighbour)
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return (isFlat(darkestPixel, in: picture) && isFlat(darkestPixel, in: other))
      || (isFlat(brightestPixel, in: picture) && isFlat(brightestPixel, in: other))
  }

  /// Whether at least three neighbours have exactly this pixel's colour.
  private func isFlat(_ pixel: Int, in picture: UnsafeBufferPointer<UInt8>) -> Bool {
    var equal = isOnBorder(pixel) ? 1 : 0
    for neighbour in neighbours(of: pixel)
    where (0..<4).allSatisfy({ picture[pixel * 4 + $0] == picture[neighbour * 4 + $0] }) {
      equal += 1
      if equal > 2 { return true }
    }
    return false
  }

  private func isOnBorder(_ pixel: Int) -> Bool {
    let (row, column) = pixel.quotientAndRemainder(dividingBy: width)
    return row == 0 || column == 0 || row == height - 1 || column == width - 1
  }

  /// The up to eight pixels around one, rows from the top.
  private func neighbours(of pixel: Int) -> [Int] {
    let (row, column) = pixel.quotientAndRemainder(dividingBy: width)
    var found: [Int] = []
    found.reserveCapacity(8)
    for y in max(row - 1, 0)...min(row + 1, height - 1) {
      for x in max(column - 1, 0)...min(column + 1, width - 1) where y != row || x != column {
        found.append(y * width + x)
      }
    }
    return found
  }
}

/// A pixel over white in the YIQ colour space; y is 0…255.
struct YIQ {
  /// The weighted squared distance of black and white with the chroma that can go with it, rounded up.
  static let largestDistance = 35215.0

  let y: Double
  let i: Double
  let q: Double

  init(_ picture: UnsafeBufferPointer<UInt8>, _ pixel: Int) {
    let start = pixel * 4
    let alpha = Double(picture[start + 3]) / 255
    let r = 255 + (Double(picture[start]) - 255) * alpha
    let g = 255 + (Double(picture[start + 1]) - 255) * alpha
    let b = 255 + (Double(picture[start + 2]) - 255) * alpha
    // Source: NTSC's matrix.
    y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * b
    i = 0.59597799 * r - 0.27417610 * g - 0.32180189 * b
    q = 0.21147017 * r - 0.52261711 * g + 0.31114694 * b
  }
}
