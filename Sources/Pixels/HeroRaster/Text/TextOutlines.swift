import HeroGeometry
import HeroLayers

/// A part of a text in one colour, as a path.
package struct TextOutline: Equatable, Sendable {
  package let path: Path
  package let color: Color
}

extension TextRenderer {
  /// What a text in a box of a size fills, back to front, in points from the box's top-left corner; nil for what is no outline: emoji,
  /// pictures in lines, shadows, and lines under or through a translucent text.
  func outlines(of text: TextContents, in size: Size, scale: Double) throws(RasterError) -> [TextOutline]? {
    guard text.shadow == nil else { return nil }
    let layout = try layout(text, width: size.width, height: size.height, scale: scale)
    guard layout.attachments.isEmpty, !layout.lines.contains(where: { $0.glyphs.contains(where: \.isColored) }) else {
      return nil
    }
    var outlines = layout.backgrounds.compactMap { background in
      layout.styles[background.style].backgroundColor.map {
        TextOutline(path: RoundedRect(background.rect, radius: 0).path, color: $0)
      }
    }
    let stripes = layout.stripes
    for (color, glyphs) in layout.glyphsByColor where color.alpha > 0 {
      outlines.append(TextOutline(path: try TextLayout.path(of: glyphs, styles: layout.styles), color: color))
      for stripe in stripes where layout.styles[stripe.style].color == color {
        guard color.alpha == 1 else { return nil }
        outlines.append(TextOutline(path: RoundedRect(stripe.rect, radius: 0).path, color: color))
      }
    }
    return outlines
  }
}

extension TextLayout.Glyph {
  fileprivate var isColored: Bool { shaped.face?.isColored ?? false }
}

extension TextLayout {
  /// Cairo counts in 256ths: a path is read back with this many times the digits.
  private static let precision = 16.0

  /// The outlines of glyphs, points.
  fileprivate static func path(of glyphs: [Glyph], styles: [TextStyle]) throws(RasterError) -> Path {
    var path = Path()
    _ = try PixelBuffer(width: 1, height: 1) { canvas throws(RasterError) in
      canvas.scale(by: precision)
      for glyph in glyphs {
        // At its canvas's corner: Cairo leaves out glyphs that lie far beside the canvas.
        var moved = glyph
        moved.origin = .zero
        try canvas.beginGlyphs()
        add([moved], styles: styles, to: canvas)
        path.elements += try canvas.currentPath().moved(by: glyph.origin).elements
      }
    }
    return path
  }
}
