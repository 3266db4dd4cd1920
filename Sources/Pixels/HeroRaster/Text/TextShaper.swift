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
    case none
  }

  let library: FontLibrary
  private let fonts: PangoFonts

  /// A font map of its own over the library. Throws `failed` when Pango has no FreeType support.
  init(library: FontLibrary) throws(RasterError) {
    fonts = try PangoFonts(library)
    self.library = library
  }

  /// A font's own ascent and descent (positive) in points.
  func metrics(of font: ResolvedFont) throws(RasterError) -> (ascender: Double, descender: Double)? {
    fonts.metrics(of: try PangoFontRequest(font))
  }

  /// Shapes text and breaks it into lines.
  ///
  /// - Parameters:
  ///   - width: Points; nil for no limit.
  ///   - indent: Points that a paragraph's first line is shorter; less than 0: that the others are. Default: 0.
  ///   - isRightToLeft: Base direction of the paragraphs that have no strong character.
  ///   - hasFixedDirection: Whether the base direction holds for all paragraphs. Default: false.
  func lines(
    of text: StyledText, width: Double?, indent: Double = 0, overflow: Overflow, isRightToLeft: Bool,
    hasFixedDirection: Bool = false
  ) throws(RasterError) -> [ShapedLine] {
    let paragraph = try fonts.makeParagraph(isRightToLeft: isRightToLeft)
    // Pango hyphenates words that it breaks between characters, UIKit only at soft hyphens.
    try paragraph.setSpans(text.spans, hyphenates: overflow == .wrapWords && Self.hasSoftHyphen(text.bytes))
    try paragraph.setTabs()
    paragraph.setFindsDirection(!hasFixedDirection)
    paragraph.setOverflow(overflow, width: width)
    paragraph.setIndent(indent)
    try paragraph.setText(text.bytes)
    return try paragraph.withLines { lines throws(RasterError) in try Self.shapedLines(lines, text: text) }
  }

  private static func shapedLines(
    _ found: [PangoParagraph.Line], text: StyledText
  ) throws(RasterError) -> [ShapedLine] {
    var faces: [PangoRunFont: FontFace] = [:]
    var lines: [ShapedLine] = []
    for line in found {
      if !line.startsParagraph, let last = lines.indices.last { markWrapped(&lines[last], text: text.bytes) }
      lines.append(
        ShapedLine(
          glyphs: try glyphs(of: line, text: text, faces: &faces), bytes: line.bytes,
          inkEnd: line.bytes.upperBound, isWrapped: false, isRightToLeft: line.isRightToLeft,
          style: text.style(at: line.bytes.lowerBound)))
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

  private static func glyphs(
    of line: PangoParagraph.Line, text: StyledText, faces: inout [PangoRunFont: FontFace]
  ) throws(RasterError) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    for (index, run) in line.runs.enumerated() {
      let face = try face(of: run.font, in: &faces)
      let start = glyphs.count
      for glyph in run.glyphs {
        glyphs.append(
          ShapedGlyph(
            ink: glyph.ink, face: face, advance: glyph.advance, offset: glyph.offset, byte: glyph.byte,
            isSpace: text.bytes.indices.contains(glyph.byte) && text.bytes[glyph.byte] == UInt8(ascii: " "),
            style: text.style(at: glyph.byte)))
      }
      if let font = run.font, run.isEllipsis {
        let spacing = text.styles[glyphs.last?.style ?? 0].spacing
        unstretchEllipsis(
          &glyphs[start...], font: font, spaceBefore: start == 0 ? 0 : spacing / 2,
          spaceAfter: index == line.runs.count - 1 ? 0 : spacing / 2)
      }
    }
    return glyphs
  }

  private static func face(
    of font: PangoRunFont?, in faces: inout [PangoRunFont: FontFace]
  ) throws(RasterError) -> FontFace? {
    guard let font else { return nil }
    if let known = faces[font] { return known }
    let face = try font.face()
    faces[font] = face
    return face
  }

  /// Gives an ellipsis its own width.
  ///
  /// Pango widens it until the line is full, which would break the alignment, and takes off letter spacing that it
  /// never got.
  private static func unstretchEllipsis(
    _ glyphs: inout ArraySlice<ShapedGlyph>, font: PangoRunFont, spaceBefore: Double, spaceAfter: Double
  ) {
    for index in glyphs.indices {
      guard case .glyph(let glyph) = glyphs[index].ink else { continue }
      glyphs[index].advance = font.advance(of: glyph)
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
}
