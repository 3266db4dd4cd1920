internal import CPango

/// A Pango font map and a context for laying out text with it; for one thread at a time: a font map has no lock of its own.
struct PangoFonts: ~Copyable {
  private let fontMap: OpaquePointer
  private let context: OpaquePointer

  /// The version of Pango, such as `1.50.12`.
  static var libraryVersion: String? { pango_version_string().map { String(cString: $0) } }

  /// A font map over a library's fonts, which must outlive it. Throws `failed` when Pango has no FreeType support.
  init(_ library: FontLibrary) throws(RasterError) {
    let options = try FontOptions()
    guard let fontMap = pango_cairo_font_map_new_for_font_type(Int32(HERO_CAIRO_FONT_TYPE_FT)) else {
      throw .failed("pango: no font map for FreeType fonts")
    }
    pango_fc_font_map_set_config(fontMap, library.configuration)
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(UnsafeMutableRawPointer(fontMap))
      throw .failed("pango: no context")
    }
    self.fontMap = fontMap
    self.context = context
    pango_cairo_context_set_font_options(context, options.pointer)
    // 72 dpi: a typographic point is a local point.
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    // A language that Pango knows nothing about: otherwise it asks the locale which one a script is written for.
    pango_context_set_language(context, pango_language_from_string("xx"))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// A font's own ascent and descent (positive) in points; nil when there is no such font.
  func metrics(of font: borrowing PangoFontRequest) -> (ascender: Double, descender: Double)? {
    guard let loaded = pango_context_load_font(context, font.pointer) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    guard let metrics = pango_font_get_metrics(loaded, nil) else { return nil }
    defer { pango_font_metrics_unref(metrics) }
    return (
      PangoUnits.points(pango_font_metrics_get_ascent(metrics)),
      PangoUnits.points(pango_font_metrics_get_descent(metrics))
    )
  }

  /// An empty paragraph in a base direction.
  func makeParagraph(isRightToLeft: Bool) throws(RasterError) -> PangoParagraph {
    pango_context_set_base_dir(
      context, Int32(isRightToLeft ? HERO_PANGO_DIRECTION_RTL : HERO_PANGO_DIRECTION_LTR))
    guard let layout = pango_layout_new(context) else { throw .failed("pango: no layout") }
    return PangoParagraph(owning: layout)
  }
}

/// A font as Pango is asked for it.
struct PangoFontRequest: ~Copyable {
  /// A `PangoFontDescription`, for the files that own Pango's objects.
  let pointer: OpaquePointer

  init(_ font: ResolvedFont) throws(RasterError) {
    guard let pointer = pango_font_description_new() else { throw .failed("pango: no font description") }
    self.pointer = pointer
    pango_font_description_set_family(pointer, font.families.joined(separator: ","))
    pango_font_description_set_weight(pointer, Int32(clamping: min(max(font.weight, 1), 1000)))
    pango_font_description_set_style(
      pointer, Int32(font.isItalic ? HERO_PANGO_STYLE_ITALIC : HERO_PANGO_STYLE_NORMAL))
    pango_font_description_set_absolute_size(pointer, font.size * Double(HERO_PANGO_SCALE))
  }

  deinit { pango_font_description_free(pointer) }
}

/// Pango's numbers: 1/1024 point.
enum PangoUnits {
  /// Widest line, points: Pango counts in Int32.
  static let widthLimit = 1_000_000.0

  /// Points from units.
  static func points(_ units: Int32) -> Double { Double(units) / Double(HERO_PANGO_SCALE) }

  /// Units of a finite number of points, at most the width limit either way.
  static func units(_ points: Double) -> Int32 {
    Int32((min(max(points, -widthLimit), widthLimit) * Double(HERO_PANGO_SCALE)).rounded())
  }
}
