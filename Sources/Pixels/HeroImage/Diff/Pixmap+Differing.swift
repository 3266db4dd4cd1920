import Foundation

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
  package var luminance: Double {
    var (red, green, blue) = (0, 0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        red += Int(bytes[place])
        green += Int(bytes[place + 1])
        blue += Int(bytes[place + 2])
        place += 4
      }
    }
    let weighted = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    return weighted / 255 / Double(max(width * height, 1))
  }
}
