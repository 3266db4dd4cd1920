internal import CCairo
import HeroGeometry

/// A cairo font face at a size, as Pango chose it for a run.
final class FontFace {
  /// Referenced for the life of this object.
  fileprivate let face: OpaquePointer
  /// Glyph space to local points.
  fileprivate let matrix: cairo_matrix_t
  /// Whether the glyphs are coloured pictures, which have no outline to fill.
  let isColored: Bool

  /// Keeps a reference to the face of a scaled font, a `cairo_scaled_font_t`; nil for a font without a face.
  ///
  /// Throws when Cairo could not make the font.
  init?(scaledFont: OpaquePointer?, isColored: Bool) throws(RasterError) {
    guard let scaledFont else { return nil }
    try RasterError.check(cairo_scaled_font_status(scaledFont), "a font")
    guard let face = cairo_scaled_font_get_font_face(scaledFont) else { return nil }
    try RasterError.check(cairo_font_face_status(face), "a font face")
    self.face = cairo_font_face_reference(face)
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    self.matrix = matrix
    self.isColored = isColored
  }

  deinit { cairo_font_face_destroy(face) }
}

/// How outlines become pixels: grey edges, and neither shapes nor metrics fitted to the pixels.
struct FontOptions: ~Copyable {
  /// A `cairo_font_options_t`, for Cairo and Pango.
  let pointer: OpaquePointer

  init() throws(RasterError) {
    guard let pointer = cairo_font_options_create() else { throw .failed("cairo: no font options") }
    cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
    let status = cairo_font_options_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_options_destroy(pointer)
      throw RasterError(cairo: status, "font options")
    }
    self.pointer = pointer
  }

  deinit { cairo_font_options_destroy(pointer) }
}

/// Neighbouring glyphs of one face.
struct GlyphRun {
  let face: FontFace
  private(set) var glyphs: [cairo_glyph_t] = []

  init(face: FontFace) { self.face = face }

  /// Adds a glyph of the face by its index, with its origin in local points.
  mutating func append(_ index: UInt, at origin: Point) {
    glyphs.append(cairo_glyph_t(index: index, x: origin.x, y: origin.y))
  }
}

extension CairoCanvas {
  /// Starts an empty path that is filled with grey edges, and takes glyphs unfitted.
  func beginGlyphs() throws(RasterError) {
    let options = try FontOptions()
    cairo_set_font_options(cr, options.pointer)
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
    cairo_new_path(cr)
  }

  /// Adds the outlines of glyphs to the path.
  func append(_ run: GlyphRun) {
    select(run.face)
    cairo_glyph_path(cr, run.glyphs, Int32(clamping: run.glyphs.count))
  }

  /// Draws glyphs on the nearest group, which holds nothing else; coloured ones in their own colours.
  func draw(_ runs: [GlyphRun], _ color: Color) throws(RasterError) {
    // These colours are not ours to hand over with red and blue in each other's place.
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    for run in runs {
      select(run.face)
      cairo_show_glyphs(cr, run.glyphs, Int32(clamping: run.glyphs.count))
    }
    try swapRedAndBlue()
  }

  private func select(_ face: FontFace) {
    cairo_set_font_face(cr, face.face)
    var matrix = face.matrix
    cairo_set_font_matrix(cr, &matrix)
  }
}
