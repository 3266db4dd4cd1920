internal import CPango

/// A Pango layout: text with its attributes, and the lines that Pango breaks it into.
struct PangoParagraph: ~Copyable {
  /// UIKit's default tab interval, points.
  private static let tabInterval: Int32 = 28

  private let layout: OpaquePointer

  /// Takes over the caller's reference to a `PangoLayout`.
  init(owning layout: OpaquePointer) { self.layout = layout }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Bytes of the text with one font.
  struct Span {
    /// UTF-8 bytes in the text.
    var bytes: Range<Int>
    var font: ResolvedFont
    /// Points between characters.
    var spacing: Double
    /// Of each character that a picture stands in place of, points.
    var width: Double?
  }

  /// Sets the fonts of all bytes, at least one span, and whether words that are broken between characters get a hyphen.
  func setSpans(_ spans: [Span], hyphenates: Bool) throws(RasterError) {
    guard let attributes = pango_attr_list_new() else { throw .failed("pango: no attributes") }
    defer { pango_attr_list_unref(attributes) }
    for (index, span) in spans.enumerated() {
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        if spans.count > 1 {
          attribute?.pointee.start_index = UInt32(clamping: span.bytes.lowerBound)
          attribute?.pointee.end_index = UInt32(clamping: span.bytes.upperBound)
        }
        pango_attr_list_insert(attributes, attribute)
      }
      let font = try PangoFontRequest(span.font)
      if index == 0 { pango_layout_set_font_description(layout, font.pointer) }
      if spans.count > 1 { insert(pango_attr_font_desc_new(font.pointer)) }
      var spacingUnits = PangoUnits.units(span.spacing)
      // Pango puts half before and half after a character, but rounds the halves of whole points.
      if spacingUnits != 0, spacingUnits % Int32(HERO_PANGO_SCALE) == 0 { spacingUnits += 1 }
      if spacingUnits != 0 { insert(pango_attr_letter_spacing_new(spacingUnits)) }
      if let width = span.width {
        var room = PangoRectangle(
          x: 0, y: 0, width: PangoUnits.units(min(max(width, 0), PangoUnits.widthLimit)), height: 0)
        insert(pango_attr_shape_new(&room, &room))
      }
      if let features = span.font.features { insert(pango_attr_font_features_new(features)) }
    }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(hyphenates ? 1 : 0))
    pango_layout_set_attributes(layout, attributes)
  }

  /// Sets tabs as UIKit has them.
  func setTabs() throws(RasterError) {
    guard let tabs = pango_tab_array_new(1, 1) else { throw .failed("pango: no tabs") }
    pango_tab_array_set_tab(tabs, 0, 0, Self.tabInterval)
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  /// Says whether strong characters may turn a paragraph's base direction.
  func setFindsDirection(_ findsDirection: Bool) { pango_layout_set_auto_dir(layout, findsDirection ? 1 : 0) }

  /// Says how far a line may go, points, and what happens to text that is wider.
  func setOverflow(_ overflow: TextShaper.Overflow, width: Double?) {
    if let width, overflow != .none {
      pango_layout_set_width(
        layout, PangoUnits.units(min(max(width, 0), PangoUnits.widthLimit).rounded(upTo: 1024)))
    }
    pango_layout_set_wrap(
      layout, Int32(overflow == .wrapCharacters ? HERO_PANGO_WRAP_CHAR : HERO_PANGO_WRAP_WORD_CHAR))
    let ellipsize =
      switch overflow {
      case .wrapWords, .wrapCharacters, .none: HERO_PANGO_ELLIPSIZE_NONE
      case .ellipsizeStart: HERO_PANGO_ELLIPSIZE_START
      case .ellipsizeMiddle: HERO_PANGO_ELLIPSIZE_MIDDLE
      case .ellipsizeEnd: HERO_PANGO_ELLIPSIZE_END
      }
    pango_layout_set_ellipsize(layout, Int32(ellipsize))
  }

  /// Makes a paragraph's first line so many points shorter than the others; less than 0: the others shorter.
  func setIndent(_ indent: Double) {
    if indent != 0 { pango_layout_set_indent(layout, PangoUnits.units(indent)) }
  }

  /// Sets the text, UTF-8 without NUL.
  func setText(_ text: [UInt8]) throws(RasterError) {
    guard let length = Int32(exactly: text.count) else { throw .failed("pango: a text of \(text.count) bytes") }
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, length) }
    }
  }

  /// One line.
  struct Line {
    /// The runs from left to right.
    var runs: [Run] = []
    /// UTF-8 bytes in the text, without the paragraph separator.
    var bytes: Range<Int>
    /// Whether a paragraph starts here.
    var startsParagraph: Bool
    /// The paragraph's base direction.
    var isRightToLeft: Bool
  }

  /// Neighbouring glyphs of one font.
  struct Run {
    /// nil draws nothing.
    var font: PangoRunFont?
    /// Whether this is the "…" in place of what does not fit.
    var isEllipsis: Bool
    /// In visual order.
    var glyphs: [Glyph] = []
  }

  /// One glyph.
  struct Glyph {
    /// What is drawn.
    var ink: ShapedGlyph.Ink
    /// To the next glyph's origin, points.
    var advance: Double
    /// From the pen to where the glyph is drawn, points; y down.
    var offset: (x: Double, y: Double)
    /// Where the glyph's characters start, UTF-8 bytes into the text.
    var byte: Int
  }

  /// Runs `body` with the lines from top to bottom; their fonts live as long as this.
  func withLines<Result>(_ body: ([Line]) throws(RasterError) -> Result) throws(RasterError) -> Result {
    var lines: [Line] = []
    var link = pango_layout_get_lines_readonly(layout)
    while let node = link {
      link = node.pointee.next
      guard let line = node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee else { continue }
      let start = Int(line.start_index)
      lines.append(
        Line(
          runs: Self.runs(of: line), bytes: start..<start + Int(max(0, line.length)),
          startsParagraph: line.is_paragraph_start != 0,
          isRightToLeft: Int(line.resolved_dir) == HERO_PANGO_DIRECTION_RTL))
    }
    return try body(lines)
  }

  private static func runs(of line: PangoLayoutLine) -> [Run] {
    var runs: [Run] = []
    var link = line.runs
    while let node = link {
      link = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let item = run.item?.pointee, let string = run.glyphs?.pointee, let infos = string.glyphs,
        let clusters = string.log_clusters
      else { continue }
      var found = Run(
        font: item.analysis.font.map(PangoRunFont.init(pointer:)),
        isEllipsis: Int(item.analysis.flags) & HERO_PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0)
      found.glyphs.reserveCapacity(Int(max(0, string.num_glyphs)))
      for index in 0..<Int(max(0, string.num_glyphs)) {
        let info = infos[index]
        found.glyphs.append(
          Glyph(
            ink: ink(of: info.glyph), advance: PangoUnits.points(info.geometry.width),
            offset: (PangoUnits.points(info.geometry.x_offset), PangoUnits.points(info.geometry.y_offset)),
            byte: Int(item.offset) + Int(clusters[index])))
      }
      runs.append(found)
    }
    return runs
  }

  private static func ink(of glyph: UInt32) -> ShapedGlyph.Ink {
    let missing = UInt32(HERO_PANGO_GLYPH_UNKNOWN_FLAG)
    if glyph & missing != 0 { return .missing(glyph & ~missing) }
    return glyph == UInt32(HERO_PANGO_GLYPH_EMPTY) ? .none : .glyph(UInt(glyph))
  }
}

/// A font that Pango chose for a run, borrowed from its paragraph.
struct PangoRunFont: Hashable {
  fileprivate let pointer: OpaquePointer

  fileprivate init(pointer: OpaquePointer) { self.pointer = pointer }

  /// The font for drawing; nil when it draws nothing.
  func face() throws(RasterError) -> FontFace? {
    var isColored: FcBool = 0
    // Without an answer the glyphs have outlines.
    if let pattern = pango_fc_font_get_pattern(pointer),
      FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) != FcResultMatch
    {
      isColored = 0
    }
    return try FontFace(scaledFont: pango_cairo_font_get_scaled_font(pointer), isColored: isColored != 0)
  }

  /// How far a glyph moves the pen by itself, points.
  func advance(of glyph: UInt) -> Double {
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(pointer, UInt32(truncatingIfNeeded: glyph), nil, &logical)
    return PangoUnits.points(logical.width)
  }
}

extension Double {
  /// The smallest multiple of 1/steps that is not less.
  fileprivate func rounded(upTo steps: Double) -> Double { (self * steps).rounded(.up) / steps }
}
