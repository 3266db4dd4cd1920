internal import CCairo
internal import CPango
import HeroLayers

/// Shapes text and breaks it into lines with Pango. For one thread at a time: a Pango font map has no lock of its own.
final class TextShaper {
  /// What happens to text that is wider than the line.
  enum Overflow {
    /// Goes on in the next line after a word; between characters where one word is too long.
    case wrapWords
    /// Goes on in the next line after any character.
    case wrapCharacters
    /// Gives way to "…" at the start, in the middle, at the end.
    case ellipsizeStart, ellipsizeMiddle, ellipsizeEnd
    /// Stays.
    case none
  }

  /// Widest line, points: Pango counts in Int32 of 1/1024 point.
  private static let widthLimit = 1_000_000.0
  /// UIKit's default tab interval, points.
  private static let tabInterval: Int32 = 28

  /// The fonts.
  let library: FontLibrary
  private let fontMap: OpaquePointer
  private let context: OpaquePointer

  /// Makes a font map of its own over the library. Throws `failed` when Pango has no FreeType support.
  init(library: FontLibrary) throws(RasterError) {
    guard let fontMap = pango_cairo_font_map_new_for_font_type(Int32(HERO_CAIRO_FONT_TYPE_FT)) else {
      throw .failed("pango: no font map for FreeType fonts")
    }
    pango_fc_font_map_set_config(fontMap, library.configuration)
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(UnsafeMutableRawPointer(fontMap))
      throw .failed("pango: no context")
    }
    self.library = library
    self.fontMap = fontMap
    self.context = context
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
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

  /// A font's own ascent and descent (positive) in points.
  func metrics(of font: ResolvedFont) -> (ascender: Double, descender: Double)? {
    let description = Self.description(of: font)
    defer { pango_font_description_free(description) }
    guard let loaded = pango_context_load_font(context, description) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    guard let metrics = pango_font_get_metrics(loaded, nil) else { return nil }
    defer { pango_font_metrics_unref(metrics) }
    let ascent = pango_font_metrics_get_ascent(metrics)
    let descent = pango_font_metrics_get_descent(metrics)
    return (Self.points(ascent), Self.points(descent))
  }

  /// Shapes text and breaks it into lines.
  ///
  /// - Parameters:
  ///   - text: UTF-8, may hold line breaks.
  ///   - spacing: Points added after each character.
  ///   - width: Points; nil for no limit.
  ///   - isRightToLeft: Base direction of the paragraphs that have no strong character.
  ///   - hasFixedDirection: Whether the base direction holds for all paragraphs. Default: false.
  func lines(
    of text: [UInt8], font: ResolvedFont, spacing: Double, width: Double?, overflow: Overflow, isRightToLeft: Bool,
    hasFixedDirection: Bool = false
  ) throws(RasterError) -> [ShapedLine] {
    guard let length = Int32(exactly: text.count) else { throw .failed("pango: a text of \(text.count) bytes") }
    pango_context_set_base_dir(
      context, Int32(isRightToLeft ? HERO_PANGO_DIRECTION_RTL : HERO_PANGO_DIRECTION_LTR))
    guard let layout = pango_layout_new(context) else { throw .failed("pango: no layout") }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }

    let description = Self.description(of: font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    // Pango hyphenates words that it breaks between characters, UIKit only at soft hyphens.
    let hyphenates = overflow == .wrapWords && Self.hasSoftHyphen(text)
    setAttributes(of: layout, font: font, spacing: spacing, hyphenates: hyphenates)
    let tabs = pango_tab_array_new(1, 1)
    pango_tab_array_set_tab(tabs, 0, 0, Self.tabInterval)
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)

    pango_layout_set_auto_dir(layout, hasFixedDirection ? 0 : 1)
    if let width, overflow != .none {
      pango_layout_set_width(layout, Self.units(min(max(width, 0), Self.widthLimit).rounded(upTo: 1024)))
    }
    pango_layout_set_wrap(
      layout, Int32(overflow == .wrapCharacters ? HERO_PANGO_WRAP_CHAR : HERO_PANGO_WRAP_WORD_CHAR))
    pango_layout_set_ellipsize(layout, Self.ellipsizeMode(overflow))
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, length) }
    }
    return readLines(of: layout, text: text, spacing: spacing)
  }

  private func setAttributes(of layout: OpaquePointer, font: ResolvedFont, spacing: Double, hyphenates: Bool) {
    guard let attributes = pango_attr_list_new() else { return }
    var spacingUnits = Self.units(spacing)
    // Pango puts half before and half after a character, but rounds the halves of whole points.
    if spacingUnits != 0, spacingUnits % Int32(HERO_PANGO_SCALE) == 0 { spacingUnits += 1 }
    if spacingUnits != 0 { pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacingUnits)) }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(hyphenates ? 1 : 0))
    if let features = font.features { pango_attr_list_insert(attributes, pango_attr_font_features_new(features)) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func readLines(of layout: OpaquePointer, text: [UInt8], spacing: Double) -> [ShapedLine] {
    var faces: [OpaquePointer: FontFace] = [:]
    var lines: [ShapedLine] = []
    var link = pango_layout_get_lines_readonly(layout)
    while let node = link {
      link = node.pointee.next
      guard let line = node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee else { continue }
      if line.is_paragraph_start == 0, let last = lines.indices.last { Self.markWrapped(&lines[last], text: text) }
      let bytes = Int(line.start_index)..<Int(line.start_index) + Int(max(0, line.length))
      lines.append(
        ShapedLine(
          glyphs: readGlyphs(of: line, text: text, spacing: spacing, faces: &faces), bytes: bytes,
          inkEnd: bytes.upperBound, isWrapped: false,
          isRightToLeft: Int(line.resolved_dir) == HERO_PANGO_DIRECTION_RTL))
    }
    return lines
  }

  private static func markWrapped(_ line: inout ShapedLine, text: [UInt8]) {
    line.isWrapped = true
    for scalar in String(decoding: text[line.bytes], as: UTF8.self).unicodeScalars.reversed() {
      guard scalar.properties.isWhitespace, scalar != "\u{A0}" else { break }
      line.inkEnd -= UTF8.width(scalar)
    }
  }

  private func readGlyphs(
    of line: PangoLayoutLine, text: [UInt8], spacing: Double, faces: inout [OpaquePointer: FontFace]
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    var link = line.runs
    while let node = link {
      link = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let item = run.item, let string = run.glyphs, let infos = string.pointee.glyphs,
        let clusters = string.pointee.log_clusters
      else { continue }
      let face = item.pointee.analysis.font.flatMap { font in
        if let known = faces[font] { return known }
        let face = Self.face(of: font)
        faces[font] = face
        return face
      }
      let start = glyphs.count
      for index in 0..<Int(string.pointee.num_glyphs) {
        let info = infos[index]
        let byte = Int(item.pointee.offset) + Int(clusters[index])
        glyphs.append(
          ShapedGlyph(
            ink: Self.ink(of: info.glyph), face: face, advance: Self.points(info.geometry.width),
            offset: (Self.points(info.geometry.x_offset), Self.points(info.geometry.y_offset)),
            byte: byte, isSpace: text.indices.contains(byte) && text[byte] == UInt8(ascii: " ")))
      }
      if let font = item.pointee.analysis.font,
        Int(item.pointee.analysis.flags) & HERO_PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
      {
        Self.unstretchEllipsis(
          &glyphs[start...], font: font, spaceBefore: start == 0 ? 0 : spacing / 2,
          spaceAfter: link == nil ? 0 : spacing / 2)
      }
    }
    return glyphs
  }

  /// Gives an ellipsis its own width.
  ///
  /// Pango widens it until the line is full, which would break the alignment, and takes off letter spacing that it
  /// never got.
  private static func unstretchEllipsis(
    _ glyphs: inout ArraySlice<ShapedGlyph>, font: OpaquePointer, spaceBefore: Double, spaceAfter: Double
  ) {
    for index in glyphs.indices {
      guard case .glyph(let glyph) = glyphs[index].ink else { continue }
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(font, UInt32(truncatingIfNeeded: glyph), nil, &logical)
      glyphs[index].advance = points(logical.width)
      glyphs[index].offset.x = 0
    }
    guard let first = glyphs.indices.first, let last = glyphs.indices.last else { return }
    glyphs[first].advance += spaceBefore
    glyphs[first].offset.x += spaceBefore
    glyphs[last].advance += spaceAfter
  }

  private static func hasSoftHyphen(_ text: [UInt8]) -> Bool {
    text.indices.dropLast().contains { text[$0] == 0xC2 && text[$0 + 1] == 0xAD }
  }

  private static func face(of font: OpaquePointer) -> FontFace? {
    var isColored: FcBool = 0
    if let pattern = pango_fc_font_get_pattern(font) { FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) }
    return FontFace(scaledFont: pango_cairo_font_get_scaled_font(font), isColored: isColored != 0)
  }

  private static func ink(of glyph: UInt32) -> ShapedGlyph.Ink {
    let missing = UInt32(HERO_PANGO_GLYPH_UNKNOWN_FLAG)
    if glyph & missing != 0 { return .missing(glyph & ~missing) }
    return glyph == UInt32(HERO_PANGO_GLYPH_EMPTY) ? .none : .glyph(UInt(glyph))
  }

  private static func ellipsizeMode(_ overflow: Overflow) -> Int32 {
    switch overflow {
    case .wrapWords, .wrapCharacters, .none: Int32(HERO_PANGO_ELLIPSIZE_NONE)
    case .ellipsizeStart: Int32(HERO_PANGO_ELLIPSIZE_START)
    case .ellipsizeMiddle: Int32(HERO_PANGO_ELLIPSIZE_MIDDLE)
    case .ellipsizeEnd: Int32(HERO_PANGO_ELLIPSIZE_END)
    }
  }

  private static func description(of font: ResolvedFont) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.families.joined(separator: ","))
    pango_font_description_set_weight(description, Int32(clamping: min(max(font.weight, 1), 1000)))
    pango_font_description_set_style(
      description, Int32(font.isItalic ? HERO_PANGO_STYLE_ITALIC : HERO_PANGO_STYLE_NORMAL))
    pango_font_description_set_absolute_size(description, font.size * Double(HERO_PANGO_SCALE))
    return description
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(HERO_PANGO_SCALE) }

  /// Pango units of a finite number of points, at most the width limit either way.
  private static func units(_ points: Double) -> Int32 {
    Int32((min(max(points, -widthLimit), widthLimit) * Double(HERO_PANGO_SCALE)).rounded())
  }
}

extension Double {
  /// The smallest multiple of 1/steps that is not less.
  fileprivate func rounded(upTo steps: Double) -> Double { (self * steps).rounded(.up) / steps }
}
