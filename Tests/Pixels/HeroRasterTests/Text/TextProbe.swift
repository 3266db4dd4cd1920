import HeroGeometry
import HeroLayers

@testable import HeroRaster

/// Text drawn alone on a transparent canvas, to be asked where its ink is.
struct TextProbe {
  /// Pixels.
  let width: Int
  /// Pixels.
  let height: Int
  /// Premultiplied BGRA bytes as cairo wrote them.
  let bytes: [UInt8]

  /// Draws text in bounds of a size in points at the canvas's origin, shifted by an offset in points.
  init(
    _ text: TextContents, size: Size, offset: Point = .zero, scale: Double = 2, opacity: Double = 1,
    renderer: TextRenderer
  ) throws {
    width = Int(size.width * scale)
    height = Int(size.height * scale)
    let buffer = try PixelBuffer(width: width, height: height) { canvas throws(RasterError) in
      canvas.scale(by: scale)
      try renderer.draw(text, in: Rect(origin: offset, size: size), opacity: opacity, scale: scale, on: canvas)
    }
    bytes = buffer.bytes
  }

  /// 0…255.
  func alpha(x: Int, y: Int) -> Int { Int(bytes[(y * width + x) * 4 + 3]) }

  /// The strongest alpha of a row of pixels, 0…255.
  func ink(row: Int) -> Int { (0..<width).map { alpha(x: $0, y: row) }.max() ?? 0 }

  /// The strongest alpha of a column of pixels, 0…255.
  func ink(column: Int) -> Int { (0..<height).map { alpha(x: column, y: $0) }.max() ?? 0 }

  /// Red, green, blue and alpha of a pixel, premultiplied, 0…255.
  func color(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return (0..<4).map { Int(bytes[start + $0]) }
  }

  /// First and last row with ink; nil when nothing was drawn.
  var inkedRows: ClosedRange<Int>? {
    let rows = (0..<height).filter { ink(row: $0) > 0 }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }

  /// First and last column with ink; nil when nothing was drawn.
  var inkedColumns: ClosedRange<Int>? {
    let columns = (0..<width).filter { ink(column: $0) > 0 }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }
}

extension PixelBuffer {
  /// Red, green, blue and alpha of each pixel in turn, 0…255.
  var bytes: [UInt8] {
    pixels.flatMap { pixel in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) } }
  }
}

/// What a label may say, in the order in which the tests change it.
func label(
  _ string: String, size: Double = 17, weight: Int = 400, family: String? = nil, lines: Int = 1,
  mode: LineBreakMode = .byTruncatingTail,
  alignment: HeroLayers.TextAlignment = .natural, isRightToLeft: Bool = false, kern: Double? = nil,
  lineSpacing: Double = 0
) -> TextContents {
  var text = TextContents(text: string, font: Font(family: family, size: size, weight: weight))
  text.numberOfLines = lines
  text.lineBreakMode = mode
  text.alignment = alignment
  text.isRightToLeft = isRightToLeft
  text.kern = kern
  text.lineSpacing = lineSpacing
  return text
}

extension TextLayout.Line {
  /// What is drawn, from left to right.
  var ink: [ShapedGlyph.Ink] { glyphs.map(\.shaped.ink) }
}

extension TextRenderer {
  /// A text that may be as high as it is.
  func layout(_ text: TextContents, width: Double? = nil) throws -> TextLayout {
    try layout(text, width: width, height: nil)
  }

  /// The glyphs of a text on one line without limits, from left to right.
  func ink(of string: String) throws -> [ShapedGlyph.Ink] {
    try layout(label(string), width: nil, height: nil).lines.first?.ink ?? []
  }
}
