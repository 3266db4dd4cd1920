import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster
import Synchronization

/// Draws layer trees as small as a question allows; a tree that several questions ask for in turn is drawn once.
final class SmallCanvas: Sendable {
  /// Pixels per point.
  let scale: Double
  private let rasterizer: Rasterizer
  /// Bytes of pixels that are kept, at most.
  private static let kept = 16 << 20
  /// The one that was asked for last at the end.
  private let pictures = Mutex<[(tree: LayerTree, pixmap: Pixmap)]>([])

  /// - Parameters:
  ///   - scene: The scene of all trees to be drawn.
  ///   - side: Pixels of the longer side, at most.
  init(scene: Scene, side: Double) throws(RasterError) {
    let longer = max(scene.canvas.size.width, scene.canvas.size.height, 1)
    scale = min(side / longer, scene.canvas.scale)
    let images = scene.images.map { ImageResource(file: $0.file, scale: $0.scale) }
    rasterizer = try Rasterizer(scale: scale, images: images, fonts: scene.fonts)
  }

  func draw(_ tree: LayerTree) throws(RasterError) -> Pixmap {
    let known = pictures.withLock { pictures -> Pixmap? in
      guard let index = pictures.lastIndex(where: { $0.tree == tree }) else { return nil }
      let picture = pictures.remove(at: index)
      pictures.append(picture)
      return picture.pixmap
    }
    if let known { return known }
    let pixmap = try rasterizer.render(tree)
    pictures.withLock { pictures in
      pictures.append((tree, pixmap))
      while pictures.count > 1, pictures.reduce(0, { $0 + $1.pixmap.bytes.count }) > Self.kept {
        pictures.removeFirst()
      }
    }
    return pixmap
  }
}

/// Where two pictures of one size differ.
struct PictureChange {
  /// Points of a block's side: single pixels on edges and in letters are drawn anew by any change of their layer.
  private static let side = 4.0
  /// Out of 255, of a block's mean.
  private static let least = 12

  /// A run of blocks that touch each other.
  struct Area {
    /// Pixels.
    var box: Rect
    var count: Int
    /// Blocks of the shorter side.
    var breadth: Int
  }

  /// From the largest to the smallest.
  let areas: [Area]
  /// Part of the picture, 0…1.
  let part: Double

  /// - Parameter scale: Pixels per point of both.
  init(_ one: Pixmap, _ other: Pixmap, scale: Double) {
    let block = max(Int((Self.side * scale).rounded()), 2)
    let columns = (one.width + block - 1) / block
    let rows = (one.height + block - 1) / block
    var changed = [Bool](repeating: false, count: columns * rows)
    if one.width == other.width, one.height == other.height {
      let strips = one.changedStrips(from: other, height: block)
      for row in 0..<rows where strips[row] {
        for column in 0..<columns {
          changed[row * columns + column] = Self.differs(one, other, column: column, row: row, block: block)
        }
      }
    }
    part = Double(changed.count { $0 }) / Double(max(changed.count, 1))
    areas = Self.areas(changed, columns: columns, rows: rows, block: block)
  }

  private static func differs(
    _ one: Pixmap, _ other: Pixmap, column: Int, row: Int, block: Int
  ) -> Bool {
    let (right, bottom) = (min((column + 1) * block, one.width), min((row + 1) * block, one.height))
    var (red, green, blue) = (0, 0, 0)
    one.bytes.withUnsafeBufferPointer { first in
      other.bytes.withUnsafeBufferPointer { second in
        var y = row * block
        while y < bottom {
          var place = (y * one.width + column * block) * 4
          let end = (y * one.width + right) * 4
          while place < end {
            red += Int(first[place]) - Int(second[place])
            green += Int(first[place + 1]) - Int(second[place + 1])
            blue += Int(first[place + 2]) - Int(second[place + 2])
            place += 4
          }
          y += 1
        }
      }
    }
    let count = (right - column * block) * (bottom - row * block)
    return max(abs(red), abs(green), abs(blue)) > least * count
  }

  private static func areas(_ changed: [Bool], columns: Int, rows: Int, block: Int) -> [Area] {
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
      let size = Double(block)
      areas.append(
        Area(
          box: Rect(
            x: Double(low.column) * size, y: Double(low.row) * size,
            width: Double(high.column - low.column + 1) * size, height: Double(high.row - low.row + 1) * size),
          count: count, breadth: min(high.column - low.column, high.row - low.row) + 1))
    }
    return areas.sorted { $0.count > $1.count }
  }
}

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

  /// Places of bytes whose pixels differ clearly from another picture's inside of a box, pixels.
  func clearlyChanged(from other: Pixmap, in box: Rect) -> [Int] {
    guard width == other.width, height == other.height else { return [] }
    let (left, right) = (max(Int(box.minX), 0), min(Int(box.maxX.rounded(.up)), width))
    let (top, bottom) = (max(Int(box.minY), 0), min(Int(box.maxY.rounded(.up)), height))
    guard left < right, top < bottom else { return [] }
    return (top..<bottom).flatMap { y in
      (left..<right).map { (y * width + $0) * 4 }.filter { differsClearly(from: other, at: $0) }
    }
  }

  /// Whether a pixel differs so that one sees it: by a tenth of black to white.
  func differsClearly(from other: Pixmap, at place: Int) -> Bool {
    (0..<3).contains { abs(Int(bytes[place + $0]) - Int(other.bytes[place + $0])) > 24 }
  }

  /// How many pixels differ from another picture's by more than a shade.
  func differing(from other: Pixmap) -> Int {
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
  var luminance: Double {
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
