import HeroGeometry

/// One picture said twice: as views of a scene and as CSS, on a white cell of 160×120 points.
struct Comparison: Sendable {
  /// The cell in points.
  static let size = Size(width: 160, height: 120)
  /// Pixels per point.
  static let scale = 2.0

  /// What is compared; unique.
  let name: String
  /// The root view's subviews: a JSON array's elements.
  let views: String
  /// The cell's HTML.
  let html: String
  /// Points that do not count: text.
  var mask: [Rect] = []
}

/// How far two pictures are from each other.
struct Agreement {
  /// Mean distance of a colour component, 0…255.
  let meanDifference: Double
  /// Mean structural similarity of the luminance in windows of 8×8 px, −1…1.
  let similarity: Double

  /// Compares two cells of straight RGBA, both opaque and of one size.
  init(_ left: Cell, _ right: Cell, mask: [Rect]) {
    func isMasked(_ x: Int, _ y: Int) -> Bool {
      let (px, py) = (Double(x) / Comparison.scale, Double(y) / Comparison.scale)
      return mask.contains { px >= $0.minX && px < $0.maxX && py >= $0.minY && py < $0.maxY }
    }
    var (sum, count) = (0, 0)
    for y in 0..<left.height {
      for x in 0..<left.width where !isMasked(x, y) {
        for channel in 0..<3 { sum += abs(left[x, y, channel] - right[x, y, channel]) }
        count += 3
      }
    }
    meanDifference = Double(sum) / Double(max(count, 1))

    // Wang et al. 2004 with uniform windows every four pixels; the constants are (0.01 · 255)² and (0.03 · 255)².
    var (total, windows) = (0.0, 0)
    for top in stride(from: 0, through: left.height - 8, by: 4) {
      for start in stride(from: 0, through: left.width - 8, by: 4) {
        guard !isMasked(start, top), !isMasked(start + 7, top), !isMasked(start, top + 7), !isMasked(start + 7, top + 7)
        else { continue }
        var (a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for y in top..<top + 8 {
          for x in start..<start + 8 {
            let (p, q) = (left.luminance(x, y), right.luminance(x, y))
            a += p
            b += q
            aa += p * p
            bb += q * q
            ab += p * q
          }
        }
        let (meanA, meanB) = (a / 64, b / 64)
        let (varianceA, varianceB) = (aa / 64 - meanA * meanA, bb / 64 - meanB * meanB)
        let covariance = ab / 64 - meanA * meanB
        total +=
          (2 * meanA * meanB + 6.5025) * (2 * covariance + 58.5225)
          / ((meanA * meanA + meanB * meanB + 6.5025) * (varianceA + varianceB + 58.5225))
        windows += 1
      }
    }
    similarity = windows > 0 ? total / Double(windows) : 0
  }
}

/// Pixels of one cell, or of the whole page.
struct Cell {
  let width: Int
  let height: Int
  /// Straight RGBA.
  var bytes: [UInt8]

  subscript(x: Int, y: Int, channel: Int) -> Int { Int(bytes[(y * width + x) * 4 + channel]) }

  /// 0…255 by Rec. 709.
  func luminance(_ x: Int, _ y: Int) -> Double {
    0.2126 * Double(self[x, y, 0]) + 0.7152 * Double(self[x, y, 1]) + 0.0722 * Double(self[x, y, 2])
  }

  /// A part; what lies outside is transparent.
  func part(x left: Int, y top: Int, width: Int, height: Int) -> Cell {
    var part = Cell(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
    for y in 0..<height where top + y < self.height {
      for x in 0..<width where left + x < self.width {
        for channel in 0..<4 {
          part.bytes[(y * width + x) * 4 + channel] = bytes[((top + y) * self.width + left + x) * 4 + channel]
        }
      }
    }
    return part
  }

  /// Three cells of a size side by side: this one, another, and their distance times eight.
  func beside(_ other: Cell) -> Cell {
    var result = Cell(width: width * 3, height: height, bytes: [UInt8](repeating: 255, count: width * height * 12))
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<3 {
          let (a, b) = (self[x, y, channel], other[x, y, channel])
          let row = y * width * 3 + x
          result.bytes[row * 4 + channel] = UInt8(a)
          result.bytes[(row + width) * 4 + channel] = UInt8(b)
          result.bytes[(row + 2 * width) * 4 + channel] = UInt8(255 - min(abs(a - b) * 8, 255))
        }
      }
    }
    return result
  }
}
