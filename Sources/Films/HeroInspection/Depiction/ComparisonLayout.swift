import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster
import HeroRender

/// How pictures that are compared lie in one.
package enum ComparisonArrangement: String, Equatable, Sendable, CaseIterable {
  /// Beside each other.
  case sideBySide = "side-by-side"
  /// The first at the left and the second at the right of a line that moves over them.
  case wipe
  /// One after the other, at the same place.
  case blink
  /// How far the colours are apart: black where they are equal.
  case difference
}

/// Pictures that are compared, below their names on a ground of its own.
package struct ComparisonLayout: Sendable {
  /// Pixels of the whole.
  package let width, height: Int
  private let arrangement: ComparisonArrangement
  private let names: [String]
  /// Of each picture, pixels.
  private let sizes: [(width: Int, height: Int)]
  private let gap, titleHeight: Int
  /// Pixels per point of the names.
  private let scale: Double
  private let rasterizer: Rasterizer
  /// The names at each place, as bytes of pixels.
  private var titles: [[UInt8]] = []

  private static let paper = Color(red: 0.11, green: 0.11, blue: 0.12)
  /// Points.
  private static let (titlePoints, margin) = (28.0, 12.0)
  /// Seconds in which a wipe's line goes over the pictures and back, and for which each picture of a blink shows.
  private static let (wipe, blink) = (4.0, 0.5)

  /// A layout.
  ///
  /// - Parameters:
  ///   - names: One for each picture, at least one.
  ///   - sizes: Of the pictures, pixels, as many.
  ///   - scale: Pixels per point; names have at least one.
  /// - Throws: `RenderError.usage` for pictures that do not lie over each other, `environment` when names cannot be drawn.
  package init(
    _ arrangement: ComparisonArrangement, names: [String], sizes: [(width: Int, height: Int)], scale: Double
  ) throws(RenderError) {
    (self.arrangement, self.names, self.sizes) = (arrangement, names, sizes)
    gap = Int((Self.margin * scale).rounded())
    // Smaller names could not be read.
    let scale = max(scale, 1)
    self.scale = scale
    titleHeight = Int((Self.titlePoints * scale).rounded())
    if arrangement == .sideBySide {
      width = sizes.map(\.width).reduce(0, +) + gap * (sizes.count - 1)
    } else {
      guard sizes.count == 2, sizes[0] == sizes[1] else {
        let list = sizes.map { "\($0.width)×\($0.height)" }.joined(separator: " and ")
        throw .usage("\(arrangement.rawValue) lays two pictures of one size over each other; these have \(list) pixels")
      }
      width = sizes[0].width
    }
    height = titleHeight + (sizes.map(\.height).max() ?? 0)
    do {
      rasterizer = try Rasterizer(scale: scale, images: [], fonts: [])
      for place in 0..<(arrangement == .blink ? 2 : 1) { titles.append(try title(names, place)) }
    } catch {
      throw .environment("the names cannot be drawn: \(error)")
    }
  }

  /// What a moment in seconds adds: the column of a wipe's line, or which picture a blink shows; 0 for the others.
  func place(at time: Double) -> Int {
    switch arrangement {
    case .sideBySide, .difference: return 0
    case .blink: return Int((time / Self.blink + 1e-9).rounded(.down)) % 2
    case .wipe:
      // From the middle to the right, then to the left and back.
      let phase = (time / Self.wipe + 0.25).truncatingRemainder(dividingBy: 1)
      return Int((Double(width) * (phase < 0.5 ? 2 * phase : 2 - 2 * phase)).rounded())
    }
  }

  /// The pictures as one.
  ///
  /// - Parameters:
  ///   - place: What `place(at:)` says.
  ///   - others: Names in place of the layout's own.
  package func draw(_ pictures: [Pixmap], place: Int = 0, names others: [String]? = nil) throws -> Pixmap {
    var bytes = try others.map { try title($0, place) } ?? titles[arrangement == .blink ? place : 0]
    bytes.reserveCapacity(width * height * 4)
    switch arrangement {
    case .sideBySide: beside(pictures, &bytes)
    case .blink: bytes += pictures[place].bytes
    case .difference: bytes += Self.difference(pictures[0], pictures[1])
    case .wipe: wiped(pictures[0], pictures[1], place, &bytes)
    }
    guard let whole = Pixmap(width: width, height: height, bytes: bytes) else {
      throw RenderError.environment("the pictures are too large to be shown together")
    }
    return whole
  }

  private func title(_ names: [String], _ place: Int) throws(RasterError) -> [UInt8] {
    let size = Size(width: Double(width) / scale, height: Double(titleHeight) / scale)
    func label(_ name: String, _ x: Double, _ width: Double, _ alignment: TextAlignment) -> Layer {
      Annotation.label(
        name, frame: Rect(x: x + 8, y: 0, width: max(width - 16, 1), height: size.height), size: 13, weight: 600,
        color: .white, alignment: alignment)
    }
    var labels: [Layer] = []
    switch arrangement {
    case .sideBySide:
      var left = 0
      for (name, picture) in zip(names, sizes) {
        labels.append(label(name, Double(left) / scale, Double(picture.width) / scale, .center))
        left += picture.width + gap
      }
    case .blink: labels = [label(names[place], 0, size.width, .center)]
    case .difference: labels = [label("\(names[0]) − \(names[1])", 0, size.width, .center)]
    case .wipe:
      labels = [
        label(names[0], 0, size.width / 2, .left), label(names[1], size.width / 2, size.width / 2, .right),
      ]
    }
    return try rasterizer.render(LayerTree(size: size, background: Self.paper, layers: labels)).bytes
  }

  private func beside(_ pictures: [Pixmap], _ bytes: inout [UInt8]) {
    let paper = [Self.paper.red, Self.paper.green, Self.paper.blue, 1].map { UInt8(($0 * 255).rounded()) }
    let widest = max(pictures.map(\.width).max() ?? 0, gap)
    let blank = [[UInt8]](repeating: paper, count: widest).flatMap { $0 }
    for row in 0..<(height - titleHeight) {
      for (index, picture) in pictures.enumerated() {
        if index > 0 { bytes += blank[..<(gap * 4)] }
        let count = picture.width * 4
        bytes += row < picture.height ? picture.bytes[row * count..<(row + 1) * count] : blank[..<count]
      }
    }
  }

  /// How far two pictures of one size are apart, channel by channel; opaque.
  package static func difference(_ one: Pixmap, _ other: Pixmap) -> [UInt8] {
    var bytes = [UInt8](repeating: 255, count: one.bytes.count)
    one.bytes.withUnsafeBytes { one in
      other.bytes.withUnsafeBytes { other in
        for index in 0..<min(one.count, other.count) where index % 4 != 3 {
          bytes[index] = max(one[index], other[index]) - min(one[index], other[index])
        }
      }
    }
    return bytes
  }

  private func wiped(_ one: Pixmap, _ other: Pixmap, _ place: Int, _ bytes: inout [UInt8]) {
    // White with dark edges is seen on any ground.
    let half = max(Int((scale / 2).rounded()), 1)
    let line = (place - 2 * half..<place + 2 * half).clamped(to: 0..<width)
    let split = min(max(place, 0), width)
    for row in 0..<one.height {
      let start = row * width * 4
      let first = bytes.count
      bytes += one.bytes[start..<start + split * 4]
      bytes += other.bytes[start + split * 4..<start + width * 4]
      for column in line {
        let value: UInt8 = (place - half..<place + half).contains(column) ? 255 : 40
        bytes.replaceSubrange(first + column * 4..<first + column * 4 + 4, with: [value, value, value, 255])
      }
    }
  }
}
