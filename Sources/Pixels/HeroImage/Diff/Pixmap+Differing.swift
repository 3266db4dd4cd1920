import Foundation
import HeroGeometry

extension Pixmap {
  /// Whether strips of rows differ from those of a picture of the same size.
  fileprivate func changedStrips(from other: Pixmap, height strip: Int) -> [Bool] {
    let count = strip * width * 4
    return bytes.withUnsafeBytes { one in
      other.bytes.withUnsafeBytes { other in
        (0..<(height + strip - 1) / strip).map { index in
          guard let one = one.baseAddress, let other = other.baseAddress else { return false }
          let start = index * count
          return memcmp(one + start, other + start, min(count, bytes.count - start)) != 0
        }
      }
    }
  }

  /// How many pixels differ from another picture's by more than a shade.
  package func differing(from other: Pixmap) -> Int {
    guard width == other.width, height == other.height else { return width * height }
    var count = 0
    for (row, isChanged) in changedStrips(from: other, height: 1).enumerated() where isChanged {
      var place = row * width * 4
      let end = place + width * 4
      while place < end {
        if abs(Int(bytes[place]) - Int(other.bytes[place])) > 6
          || abs(Int(bytes[place + 1]) - Int(other.bytes[place + 1])) > 6
          || abs(Int(bytes[place + 2]) - Int(other.bytes[place + 2])) > 6
        {
          count += 1
        }
        place += 4
      }
    }
    return count
  }

  /// The mean luminance, 0…1, of sRGB values as they stand (Rec. 709 weights).
  ///
  /// - Parameter part: Whole pixels of the picture. Default: all of it.
  package func luminance(in part: Rect? = nil) -> Double {
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let first = min(max(Int(low), 0), count)
      return first..<min(max(Int(high), first), count)
    }
    let across = part.map { range($0.minX, $0.maxX, width) } ?? 0..<width
    let down = part.map { range($0.minY, $0.maxY, height) } ?? 0..<height
    var (red, green, blue) = (0, 0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      for y in down {
        for place in stride(from: (y * width + across.lowerBound) * 4, to: (y * width + across.upperBound) * 4, by: 4) {
          red += Int(bytes[place])
          green += Int(bytes[place + 1])
          blue += Int(bytes[place + 2])
        }
      }
    }
    let weighted = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    return weighted / 255 / Double(max(across.count * down.count, 1))
  }
}
