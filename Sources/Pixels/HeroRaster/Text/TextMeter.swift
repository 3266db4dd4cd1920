import HeroGeometry
import HeroLayers

/// Says how large labels like to be, with the fonts that a rasterizer with the same files draws them with.
package struct TextMeter: Sendable {
  private struct Key: Hashable {
    let text: TextContents
    let width: Double?
    let scale: Double
  }

  private let renderer: Result<TextRenderer, RasterError>
  /// Sizes that were asked for: layouts ask again and again.
  private let sizes = SharedStore<Key, Size>(limit: 1 << 20)
  /// Beside its text, bytes.
  private static let overhead = 256

  /// - Parameter fonts: Font files beside the system font, absolute paths.
  package init(fonts: [String]) {
    renderer = TextRenderer.opened(fontFiles: fonts)
  }

  /// The size that UILabel would ask for, in points, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - width: Points; nil lets every paragraph have one line.
  ///   - scale: Pixels per point.
  ///
  /// Throws `failed` or `unavailable` when a font is missing or cannot be read.
  package func size(of text: TextContents, width: Double?, scale: Double) throws(RasterError) -> Size {
    let renderer = try renderer.get()
    return try sizes.value(of: Key(text: text, width: width, scale: scale)) { () throws(RasterError) in
      (try renderer.measure(text, width: width, scale: scale), text.text.utf8.count + Self.overhead)
    }
  }

  /// How far a font's lines reach above and below their baseline, points, both positive; nil for the system font and what it stands for.
  package func metrics(of font: Font) throws(RasterError) -> (ascender: Double, descender: Double)? {
    try renderer.get().withShaper { shaper throws(RasterError) in
      guard let font = ResolvedFont(font, in: shaper.library), !font.isSystem else { return nil }
      return try shaper.metrics(of: font)
    }
  }
}
