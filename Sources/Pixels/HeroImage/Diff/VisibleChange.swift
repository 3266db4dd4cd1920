import Foundation
import HeroGeometry

/// Where two pictures of one size differ so that a person sees it, when one follows the other.
///
/// A block of both pictures differs when its mean colour does, and when enough of its pixels have a colour that the other picture has
/// nowhere within a point: an edge that moves less, a picture that is sampled anew and a text whose edges get bolder are none of these.
package struct VisibleChange {
  /// Points of a block's side: about a stroke of a headline.
  private static let side = 4.0
  /// CIE 1976 colour difference of two blocks' means. Just noticeable is 2.3 (Mahy, Van Eycken and Oosterlinck 1994) of two fields side by
  /// side and at rest; here twice of it, because both show one after the other and for a sixtieth of a second.
  private static let leastDifference = 4.6
  /// Points that an edge moves without being seen: the eye resolves one minute of arc (20/20), 0.087 mm at 30 cm, and a point is 0.156 mm
  /// (1/163 inch) on a phone.
  private static let reach = 1.0
  /// Steps of 255 beyond all colours around, and the part of a block's pixels that has to be so.
  private static let (leastBeyond, leastPart) = (12, 0.1)
  /// Blocks that touch each other: fewer, less than ten points on each side, is a letter's detail.
  private static let leastBlocks = 6

  /// A run of blocks that touch each other.
  package struct Area: Equatable, Sendable {
    /// Points.
    package var box: Rect
    package var blocks: Int
  }

  /// From the largest to the smallest.
  package let areas: [Area]

  /// - Parameters:
  ///   - scale: Pixels per point of both.
  ///   - box: Where to look, points; nil: everywhere.
  package init(_ one: Pixmap, _ other: Pixmap, scale: Double, in box: Rect? = nil) {
    guard one.width == other.width, one.height == other.height else {
      areas = [
        Area(box: Rect(x: 0, y: 0, width: Double(one.width) / scale, height: Double(one.height) / scale), blocks: .max)
      ]
      return
    }
    let block = max(Int((Self.side * scale).rounded()), 2)
    let (columns, rows) = ((one.width + block - 1) / block, (one.height + block - 1) / block)
    var changed = [Bool](repeating: false, count: columns * rows)
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let (first, last) = (
        Int((low * scale / Double(block)).rounded(.down)), Int((high * scale / Double(block)).rounded(.up))
      )
      return min(max(first, 0), count)..<min(max(last, first, 0), count)
    }
    let across = box.map { range($0.minX, $0.maxX, columns) } ?? 0..<columns
    let down = box.map { range($0.minY, $0.maxY, rows) } ?? 0..<rows
    let blocks = BlockPair(one, other, block: block, reach: max(Int((Self.reach * scale).rounded()), 1))
    one.bytes.withUnsafeBufferPointer { first in
      other.bytes.withUnsafeBufferPointer { second in
        for row in down where blocks.isChanged(row: row, first, second) {
          for column in across where blocks.isSeen(column: column, row: row, first, second) {
            changed[row * columns + column] = true
          }
        }
      }
    }
    areas = Self.areas(changed, columns: columns, rows: rows, side: Double(block) / scale)
  }

  /// Whether nobody sees a difference.
  package var isNothing: Bool { areas.isEmpty }

  private static func areas(_ changed: [Bool], columns: Int, rows: Int, side: Double) -> [Area] {
    var left = changed
    var areas: [Area] = []
    for start in left.indices where left[start] {
      var open = [start]
      left[start] = false
      var (low, high, count) = ((column: columns, row: rows), (column: 0, row: 0), 0)
      while let place = open.popLast() {
        let (column, row) = (place % columns, place / columns)
        low = (min(low.column, column), min(low.row, row))
        high = (max(high.column, column), max(high.row, row))
        count += 1
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) where left[y * columns + x] {
            left[y * columns + x] = false
            open.append(y * columns + x)
          }
        }
      }
      guard count >= leastBlocks else { continue }
      areas.append(
        Area(
          box: Rect(
            x: Double(low.column) * side, y: Double(low.row) * side,
            width: Double(high.column - low.column + 1) * side, height: Double(high.row - low.row + 1) * side),
          blocks: count))
    }
    return areas.enumerated().sorted { ($1.element.blocks, $0.offset) < ($0.element.blocks, $1.offset) }.map(\.element)
  }

  /// Two pictures in blocks.
  private struct BlockPair {
    typealias Bytes = UnsafeBufferPointer<UInt8>
    let (width, height, block, reach): (Int, Int, Int, Int)

    init(_ one: Pixmap, _ other: Pixmap, block: Int, reach: Int) {
      (width, height, self.block, self.reach) = (one.width, one.height, block, reach)
    }

    /// Whether a row of blocks has any other byte.
    func isChanged(row: Int, _ one: Bytes, _ other: Bytes) -> Bool {
      let (start, end) = (row * block * width * 4, min((row + 1) * block, height) * width * 4)
      guard let first = one.baseAddress, let second = other.baseAddress, end > start else { return false }
      return memcmp(first + start, second + start, end - start) != 0
    }

    func isSeen(column: Int, row: Int, _ one: Bytes, _ other: Bytes) -> Bool {
      let (left, top) = (column * block, row * block)
      let (right, bottom) = (min(left + block, width), min(top + block, height))
      let count = (right - left) * (bottom - top)
      var (first, second) = ((0, 0, 0), (0, 0, 0))
      for y in top..<bottom {
        for x in left..<right {
          let place = (y * width + x) * 4
          first = (first.0 + Int(one[place]), first.1 + Int(one[place + 1]), first.2 + Int(one[place + 2]))
          second = (second.0 + Int(other[place]), second.1 + Int(other[place + 1]), second.2 + Int(other[place + 2]))
        }
      }
      // A difference of less than a step in all channels is below any that is seen.
      guard max(abs(first.0 - second.0), abs(first.1 - second.1), abs(first.2 - second.2)) > count,
        LabColor(first, count).distance(to: LabColor(second, count)) >= leastDifference
      else { return false }
      let needed = max(Int((leastPart * Double(count)).rounded(.up)), 1)
      var found = 0
      for y in top..<bottom {
        for x in left..<right where isBeyond(x, y, one, other) || isBeyond(x, y, other, one) {
          found += 1
          if found >= needed { return true }
        }
      }
      return false
    }

    /// Whether a pixel of one picture is clearly lighter or darker than all pixels around its place in the other.
    private func isBeyond(_ x: Int, _ y: Int, _ one: Bytes, _ other: Bytes) -> Bool {
      let place = (y * width + x) * 4
      return (0..<3).contains { channel in
        let value = Int(one[place + channel])
        guard abs(value - Int(other[place + channel])) > leastBeyond else { return false }
        var (low, high) = (255, 0)
        for line in max(y - reach, 0)...min(y + reach, height - 1) {
          for column in max(x - reach, 0)...min(x + reach, width - 1) {
            let near = Int(other[(line * width + column) * 4 + channel])
            (low, high) = (min(low, near), max(high, near))
          }
        }
        return value < low - leastBeyond || value > high + leastBeyond
      }
    }
  }
}

/// A colour of CIE 1976 L*a*b*, daylight white.
private struct LabColor {
  let (lightness, a, b): (Double, Double, Double)

  /// The mean of so many sRGB pixels, by the sums of their channels, 0…255.
  init(_ sums: (Int, Int, Int), _ count: Int) {
    func linear(_ sum: Int) -> Double {
      let value = Double(sum) / Double(count) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func curve(_ value: Double) -> Double { value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116 }
    let (red, green, blue) = (linear(sums.0), linear(sums.1), linear(sums.2))
    // The matrix of sRGB (IEC 61966-2-1), over daylight white.
    let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  func distance(to other: LabColor) -> Double {
    ((lightness - other.lightness) * (lightness - other.lightness) + (a - other.a) * (a - other.a)
      + (b - other.b) * (b - other.b)).squareRoot()
  }
}
