import HeroGeometry
import HeroLayers

extension TextLayout {
  /// Fills backgrounds, glyphs and stripes, from the canvas's origin as the box's top-left corner.
  ///
  /// - Parameters:
  ///   - opacity: 0…1, multiplies the colours' alphas.
  ///   - attachment: Draws a picture in a rectangle of the box, templates in a colour.
  func draw(
    opacity: Double, on canvas: CairoCanvas, attachment: (TextAttachment, Rect, Color) throws(RasterError) -> Void
  ) throws(RasterError) {
    for background in backgrounds {
      guard let color = styles[background.style].backgroundColor else { continue }
      canvas.fill(RoundedRect(background.rect, radius: 0).path, color, alpha: opacity)
    }
    let stripes = stripes
    for (color, glyphs) in glyphsByColor where color.alpha * opacity > 0 {
      try Self.draw(
        glyphs, stripes: stripes.filter { styles[$0.style].color == color }.map(\.rect),
        color: color.withAlpha(min(color.alpha * opacity, 1)), styles: styles, on: canvas)
    }
    for picture in attachments { try attachment(picture.attachment, picture.rect, picture.color) }
  }

  /// The pictures that stand in place of characters, in points from the box's top-left corner.
  var attachments: [(attachment: TextAttachment, rect: Rect, color: Color)] {
    guard styles.contains(where: { $0.attachment != nil }) else { return [] }
    return lines.flatMap(\.glyphs).compactMap { glyph in
      let style = styles[glyph.shaped.style]
      // The dots for what is cut off have the style of what stood there.
      guard let attachment = style.attachment, glyph.shaped.ink == .none else { return nil }
      let (bounds, origin) = (attachment.bounds, glyph.origin)
      let corner = Point(x: origin.x + bounds.minX, y: origin.y - bounds.maxY)
      return (attachment, Rect(origin: corner, size: bounds.size), style.color)
    }
  }

  /// The glyphs of each colour, in the order in which they are drawn.
  var glyphsByColor: [(color: Color, glyphs: [Glyph])] {
    let glyphs = lines.flatMap(\.glyphs)
    var found: Set<Color> = []
    return styles.map(\.color).filter { found.insert($0).inserted }.map { color in
      (color, styles.count == 1 ? glyphs : glyphs.filter { styles[$0.shaped.style].color == color })
    }
  }

  /// Whether there are neither backgrounds, stripes nor pictures, and no glyphs with colours of their own.
  var hasGlyphsOnly: Bool {
    backgrounds.isEmpty && stripes.isEmpty && attachments.isEmpty
      && !lines.contains { $0.glyphs.contains { $0.shaped.face?.isColored ?? false } }
  }

  /// Fills glyphs and stripes in one colour.
  ///
  /// The outlines are filled as one path: cairo 1.16 rounds the positions of rasterized glyphs to whole pixels, and
  /// overlapping glyphs must not show in a translucent colour.
  static func draw(
    _ glyphs: [Glyph], stripes: [Rect], color: Color, styles: [TextStyle], on canvas: CairoCanvas
  ) throws(RasterError) {
    try canvas.withSavedState { () throws(RasterError) in
      let runs = runs(of: glyphs)
      try canvas.beginGlyphs()
      add(glyphs, styles: styles, to: canvas)
      if stripes.isEmpty {
        canvas.setColor(color)
        canvas.fill()
      } else {
        // Outlines of some fonts turn the other way, so that one path of both would have holes.
        try canvas.setGroupAsSource {
          canvas.setColor(color.withAlpha(1))
          canvas.fill()
          for stripe in stripes { canvas.append(stripe) }
          canvas.fill()
        }
        canvas.paint(alpha: color.alpha)
      }

      // Emoji keep their own colours; only the opacity is the text's.
      let colored = runs.filter(\.face.isColored)
      guard !colored.isEmpty else { return }
      try canvas.setGroupAsSource { () throws(RasterError) in
        try canvas.draw(colored, color.withAlpha(1))
      }
      canvas.paint(alpha: color.alpha)
    }
  }

  /// Adds the outlines of glyphs to the path.
  static func add(_ glyphs: [Glyph], styles: [TextStyle], to canvas: CairoCanvas) {
    for run in runs(of: glyphs) where !run.face.isColored { canvas.append(run) }
    for glyph in glyphs { addMissingBox(glyph, styles: styles, to: canvas) }
  }

  private static func runs(of glyphs: [Glyph]) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for glyph in glyphs {
      guard case .glyph(let index) = glyph.shaped.ink, let face = glyph.shaped.face else { continue }
      if runs.last?.face !== face { runs.append(GlyphRun(face: face)) }
      runs[runs.count - 1].append(index, at: glyph.origin)
    }
    return runs
  }

  /// Outlines an upright box in a missing character's place.
  private static func addMissingBox(_ glyph: Glyph, styles: [TextStyle], to canvas: CairoCanvas) {
    guard case .missing = glyph.shaped.ink else { return }
    let ascender = styles[glyph.shaped.style].ascender
    let height = 0.7 * ascender
    let stroke = 0.06 * ascender
    let inset = min(stroke, glyph.shaped.advance / 4)
    let left = glyph.origin.x + inset
    let width = glyph.shaped.advance - 2 * inset
    guard width > 2 * stroke else { return }
    let top = glyph.origin.y - height
    canvas.append(Rect(x: left, y: top, width: width, height: height))
    // Against the outer direction, so that the winding rule leaves a hole.
    let bottom = glyph.origin.y - stroke
    canvas.append(
      Path(elements: [
        .move(Point(x: left + stroke, y: top + stroke)), .line(Point(x: left + stroke, y: bottom)),
        .line(Point(x: left + width - stroke, y: bottom)), .line(Point(x: left + width - stroke, y: top + stroke)),
        .close,
      ]))
  }
}
