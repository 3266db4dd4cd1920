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

  /// For another film with the same images and fonts, in which the ids of pictures stand for others.
  init(sharing other: SmallCanvas) {
    scale = other.scale
    rasterizer = Rasterizer(sharing: other.rasterizer)
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
