import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroRaster
import Testing

/// Layers drawn on a small canvas, to be asked for colours and edges.
struct Drawing {
  /// Straight RGBA.
  let pixmap: Pixmap

  /// Draws layers over a background.
  init(
    _ layers: [Layer], below: [Layer] = [], width: Double, height: Double, scale: Double = 1,
    background: Color = .white,
    images: [ImageResource] = []
  ) throws {
    let rasterizer = try Rasterizer(scale: scale, images: images, fonts: [])
    pixmap = try rasterizer.render(
      LayerTree(size: Size(width: width, height: height), background: background, below: below, layers: layers))
  }

  /// The four components of a pixel, 0…255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * pixmap.width + x) * 4
    return pixmap.bytes[start..<start + 4].map { Int($0) }
  }

  /// How dark a pixel of a black drawing on white is, 0…1.
  func darkness(_ x: Int, _ y: Int) -> Double { 1 - Double(self[x, y][1]) / 255 }

  /// The darkness of a row of pixels.
  func darkness(row y: Int) -> [Double] { (0..<pixmap.width).map { darkness($0, y) } }

  /// The largest distance of the drawing's darkness from an expected coverage.
  func deviation(from coverage: (Int, Int) -> Double) -> Double {
    var worst = 0.0
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width { worst = max(worst, abs(darkness(x, y) - coverage(x, y))) }
    }
    return worst
  }

  /// The same from a drawing that is black in some boxes of pixels alone.
  func deviation(from boxes: (columns: Range<Int>, rows: Range<Int>)...) -> Double {
    deviation { x, y in boxes.contains { $0.columns.contains(x) && $0.rows.contains(y) } ? 1 : 0 }
  }
}

/// A layer given by its frame.
func layer(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, color: Color? = nil,
  change: (inout Layer) -> Void = { _ in }
) -> Layer {
  var layer = Layer(
    path: "test", position: Point(x: x + width / 2, y: y + height / 2),
    bounds: Rect(x: 0, y: 0, width: width, height: height))
  layer.backgroundColor = color
  change(&layer)
  return layer
}

/// The share of a pixel that a region covers, by 16×16 points.
func coverage(_ x: Int, _ y: Int, of contains: (Point) -> Bool) -> Double {
  var inside = 0
  for row in 0..<16 {
    for column in 0..<16 {
      let point = Point(x: Double(x) + (Double(column) + 0.5) / 16, y: Double(y) + (Double(row) + 0.5) / 16)
      if contains(point) { inside += 1 }
    }
  }
  return Double(inside) / 256
}

/// The normal distribution's integral up to `x` standard deviations.
func phi(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }

/// An image whose pixels are given by a function; straight RGBA bytes.
func picture(_ width: Int, _ height: Int, scale: Double = 1, _ pixel: (Int, Int) -> [UInt8]) throws -> ImageResource {
  var bytes: [UInt8] = []
  for y in 0..<height { for x in 0..<width { bytes += pixel(x, y) } }
  let pixmap = try #require(Pixmap(width: width, height: height, bytes: bytes))
  return ImageResource(file: try ImageFile(try PNGEncoder.encode(pixmap, compression: .fast)), scale: scale)
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

extension Transform3D {
  /// The projection of an eye at a distance in front of the middle.
  static func seen(from distance: Double) -> Transform3D {
    var transform = Transform3D.identity
    transform[3, 4] = -1 / distance
    return transform
  }
}

/// Whether two colours of a pixel differ by at most so many steps of 255 in each component.
func near(_ left: [Int], _ right: [Int], within steps: Int = 1) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= steps }
}
