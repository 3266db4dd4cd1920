internal import CCompositor
import HeroGeometry
import HeroLayers

/// What the glyphs of a text cover of each pixel, when it stands on whole pixels at the canvas's own scale: its place and its opacity do not
/// matter then.
struct TextMask: Sendable {
  /// In the order in which they are drawn.
  private let layers: [(color: Color, coverage: MaskBuffer)]

  /// Pixels of a text that is kept, at most.
  private static let largest = 1 << 20
  /// What counts as a whole pixel: far less than the 256th that Cairo counts in.
  private static let tolerance = 1e-6

  /// The pixels of a box in local points; nil where a text in it would not look the same everywhere, and where it is very large.
  static func place(of bounds: Rect, scale: Double, on matrix: Matrix) -> PixelBox? {
    guard matrix.xx == scale, matrix.yy == scale, matrix.isUpright else { return nil }
    let (left, top) = (matrix.x0 + bounds.minX * scale, matrix.y0 + bounds.minY * scale)
    guard abs(left - left.rounded()) < tolerance, abs(top - top.rounded()) < tolerance,
      abs(left) < Point.drawableLimit, abs(top) < Point.drawableLimit,
      let size = pixels(of: bounds.size, scale: scale)
    else { return nil }
    let (x, y) = (Int(left.rounded()), Int(top.rounded()))
    return PixelBox(left: x, top: y, right: x + size.width, bottom: y + size.height)
  }

  private static func pixels(of size: Size, scale: Double) -> PixelBox? {
    func pixels(_ length: Double) -> Double { (length * scale - tolerance).rounded(.up) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    guard width >= 1, height >= 1, width * height <= Double(largest) else { return nil }
    return PixelBox(left: 0, top: 0, right: Int(width), bottom: Int(height))
  }

  /// Draws the masks of a laid-out text; nil when there is more to it than glyphs in one colour each.
  init?(_ layout: TextLayout, size: Size, scale: Double) throws(RasterError) {
    guard let pixels = Self.pixels(of: size, scale: scale), layout.hasGlyphsOnly else { return nil }
    var layers: [(color: Color, coverage: MaskBuffer)] = []
    for (color, glyphs) in layout.glyphsByColor {
      let coverage = try MaskBuffer(width: pixels.width, height: pixels.height) { canvas throws(RasterError) in
        canvas.scale(by: scale)
        canvas.clip(to: Rect(origin: .zero, size: size))
        try TextLayout.draw(glyphs, stripes: [], color: .black, styles: layout.styles, on: canvas)
        try canvas.checkStatus("text")
      }
      layers.append((color, coverage))
    }
    self.layers = layers
  }

  /// Bytes that it takes.
  var byteCount: Int { layers.reduce(0) { $0 + $1.coverage.bytes.count } }

  /// Draws on a part of its pixels, whose first has this place among them.
  func draw(opacity: Double, on target: hero_target, left: Int, top: Int) {
    for layer in layers {
      let color = layer.color.withAlpha(min(layer.color.alpha * opacity, 1))
      guard color.alpha > 0 else { continue }
      layer.coverage.bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        var target = target
        hero_draw_mask(
          &target, start + top * layer.coverage.stride + left, Int64(layer.coverage.stride), color.fillPixel)
      }
    }
  }
}

extension Color {
  /// The colour as the premultiplied pixel that Cairo fills with: of its 16 bits each part keeps the upper eight.
  fileprivate var fillPixel: UInt32 {
    let alpha = min(max(alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32(value.colorPart >> 8) }
    return byte(alpha) << 24 | byte(blue * alpha) << 16 | byte(green * alpha) << 8 | byte(red * alpha)
  }
}

/// Texts as they were drawn last, for the frames that show them again: most do not move during a transition.
final class TextMasks: Sendable {
  private struct Key: Hashable {
    let text: TextContents
    let width: Double
    let height: Double
  }

  /// Bytes that are kept; docs/limits.md names it.
  private static let limit = 4 << 20
  /// Bytes above which those go that a while of frames did not show.
  private static let idleLimit = 1 << 20
  /// Beside its pixels and its text.
  private static let overhead = 512

  private let masks = SharedStore<Key, TextMask?>(limit: limit, idleLimit: idleLimit)

  /// The mask of a text in a box of a size in points; nil when it has none.
  func mask(
    of text: TextContents, size: Size, make: () throws(RasterError) -> TextMask?
  ) throws(RasterError) -> TextMask? {
    try masks.value(of: Key(text: text, width: size.width, height: size.height)) { () throws(RasterError) in
      let mask = try make()
      return (mask, (mask?.byteCount ?? 0) + text.text.utf8.count + Self.overhead)
    }
  }

  /// Whether a mask is neither there nor being made.
  func isIdle(_ text: TextContents, size: Size) -> Bool {
    masks.isIdle(Key(text: text, width: size.width, height: size.height))
  }

  /// Begins another frame.
  func beginTurn() { masks.beginTurn() }
}
