internal import CCairo
import HeroGeometry

extension TextLayout {
  /// Fills all glyphs in one colour, from the canvas's origin as the box's top-left corner.
  ///
  /// The outlines are filled as one path: cairo 1.16 rounds the positions of rasterized glyphs to whole pixels, and
  /// overlapping glyphs must not show in a translucent colour.
  func draw(color: Color, on canvas: OpaquePointer) {
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(canvas, options)
    cairo_font_options_destroy(options)

    let glyphs = lines.flatMap(\.glyphs)
    cairo_new_path(canvas)
    for run in Self.runs(of: glyphs) where !run.face.isColored {
      Self.select(run.face, on: canvas)
      cairo_glyph_path(canvas, run.glyphs, Int32(clamping: run.glyphs.count))
    }
    for glyph in glyphs { addMissingBox(glyph, to: canvas) }
    cairo_set_source_rgba(canvas, color.red, color.green, color.blue, color.alpha)
    cairo_set_fill_rule(canvas, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(canvas, CAIRO_ANTIALIAS_GRAY)
    cairo_fill(canvas)

    // Emoji keep their own colours; only the opacity is the text's.
    let colored = Self.runs(of: glyphs).filter(\.face.isColored)
    guard !colored.isEmpty else { return }
    cairo_push_group(canvas)
    cairo_set_source_rgba(canvas, color.red, color.green, color.blue, 1)
    for run in colored {
      Self.select(run.face, on: canvas)
      cairo_show_glyphs(canvas, run.glyphs, Int32(clamping: run.glyphs.count))
    }
    cairo_pop_group_to_source(canvas)
    cairo_paint_with_alpha(canvas, color.alpha)
  }

  /// Neighbouring glyphs of one face.
  private struct Run {
    var face: FontFace
    var glyphs: [cairo_glyph_t]
  }

  private static func runs(of glyphs: [Glyph]) -> [Run] {
    var runs: [Run] = []
    for glyph in glyphs {
      guard case .glyph(let index) = glyph.shaped.ink, let face = glyph.shaped.face else { continue }
      if runs.last?.face !== face { runs.append(Run(face: face, glyphs: [])) }
      runs[runs.count - 1].glyphs.append(cairo_glyph_t(index: index, x: glyph.origin.x, y: glyph.origin.y))
    }
    return runs
  }

  private static func select(_ face: FontFace, on canvas: OpaquePointer) {
    cairo_set_font_face(canvas, face.face)
    var matrix = face.matrix
    cairo_set_font_matrix(canvas, &matrix)
  }

  /// Outlines an upright box in a missing character's place.
  private func addMissingBox(_ glyph: Glyph, to canvas: OpaquePointer) {
    guard case .missing = glyph.shaped.ink else { return }
    let height = 0.7 * ascender
    let stroke = 0.06 * ascender
    let inset = min(stroke, glyph.shaped.advance / 4)
    let left = glyph.origin.x + inset
    let width = glyph.shaped.advance - 2 * inset
    guard width > 2 * stroke else { return }
    cairo_rectangle(canvas, left, glyph.origin.y - height, width, height)
    // Against the outer direction, so that the winding rule leaves a hole.
    cairo_new_sub_path(canvas)
    cairo_move_to(canvas, left + stroke, glyph.origin.y - height + stroke)
    cairo_line_to(canvas, left + stroke, glyph.origin.y - stroke)
    cairo_line_to(canvas, left + width - stroke, glyph.origin.y - stroke)
    cairo_line_to(canvas, left + width - stroke, glyph.origin.y - height + stroke)
    cairo_close_path(canvas)
  }
}
