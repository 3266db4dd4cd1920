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
    // Wang et al. 2004 with uniform windows every four pixels: four squares of 4×4 px, nil where one is masked.
    let columns = left.width / 4
    var squares = [Sums?](repeating: Sums(), count: columns * (left.height / 4))
    for y in 0..<left.height {
      for x in 0..<left.width {
        let square = x / 4 < columns && y / 4 < left.height / 4 ? y / 4 * columns + x / 4 : nil
        guard mask.isEmpty || !isMasked(x, y) else {
          if let square { squares[square] = nil }
          continue
        }
        let index = (y * left.width + x) * 4
        for channel in index..<index + 3 { sum += abs(Int(left.bytes[channel]) - Int(right.bytes[channel])) }
        count += 3
        if let square { squares[square]?.add(left.luminance(at: index), right.luminance(at: index)) }
      }
    }
    meanDifference = Double(sum) / Double(max(count, 1))
    var (total, windows) = (0.0, 0)
    for square in squares.indices where square % columns < columns - 1 && square + columns < squares.count {
      guard let a = squares[square], let b = squares[square + 1], let c = squares[square + columns],
        let d = squares[square + columns + 1]
      else { continue }
      total += (a + b + c + d).similarity
      windows += 1
    }
    similarity = windows > 0 ? total / Double(windows) : 0
  }

  /// Sums over pixels of two pictures.
  private struct Sums {
    private var (count, a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

    mutating func add(_ p: Double, _ q: Double) {
      count += 1
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }

    static func + (left: Sums, right: Sums) -> Sums {
      var sum = left
      sum.count += right.count
      sum.a += right.a
      sum.b += right.b
      sum.aa += right.aa
      sum.bb += right.bb
      sum.ab += right.ab
      return sum
    }

    /// The constants are (0.01 · 255)² and (0.03 · 255)².
    var similarity: Double {
      let (meanA, meanB) = (a / count, b / count)
      let (varianceA, varianceB) = (aa / count - meanA * meanA, bb / count - meanB * meanB)
      return (2 * meanA * meanB + 6.5025) * (2 * (ab / count - meanA * meanB) + 58.5225)
        / ((meanA * meanA + meanB * meanB + 6.5025) * (varianceA + varianceB + 58.5225))
    }
  }
}

/// Pixels of one cell, or of the whole page.
struct Cell {
  let width: Int
  let height: Int
  /// Straight RGBA.
  var bytes: [UInt8]

  subscript(x: Int, y: Int, channel: Int) -> Int { Int(bytes[(y * width + x) * 4 + channel]) }

  /// 0…255 by Rec. 709, of the pixel that begins at a byte.
  func luminance(at index: Int) -> Double {
    0.2126 * Double(bytes[index]) + 0.7152 * Double(bytes[index + 1]) + 0.0722 * Double(bytes[index + 2])
  }

  /// A part; what lies outside is transparent.
  func part(x left: Int, y top: Int, width: Int, height: Int) -> Cell {
    var part = Cell(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
    let columns = max(min(width, self.width - left), 0)
    for y in 0..<max(min(height, self.height - top), 0) {
      let (from, to) = (((top + y) * self.width + left) * 4, y * width * 4)
      part.bytes.replaceSubrange(to..<to + columns * 4, with: bytes[from..<from + columns * 4])
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
