/// One glyph of a shaped line, in visual order.
struct ShapedGlyph {
  /// What a glyph draws.
  enum Ink: Equatable {
    case none
    /// Glyph index in the face.
    case glyph(UInt)
    /// The box of a character that no font has.
    case missing(UInt32)
  }

  /// What is drawn.
  var ink: Ink
  /// The font; nil draws nothing.
  var face: FontFace?
  /// To the next glyph's origin, points.
  var advance: Double
  /// From the pen to where the glyph is drawn, points; y down.
  var offset: (x: Double, y: Double)
  /// Where the glyph's characters start, UTF-8 bytes into the shaped text.
  var byte: Int
  /// Whether this is the space that justified lines stretch.
  var isSpace: Bool
  /// Index into the text's styles.
  var style: Int
}

/// One line of text, shaped but not yet placed.
struct ShapedLine {
  /// The glyphs from left to right.
  var glyphs: [ShapedGlyph]
  /// The line's UTF-8 bytes in the shaped text, without the paragraph separator.
  var bytes: Range<Int>
  /// Where the white space starts that hangs over the end of a wrapped line, UTF-8 bytes into the shaped text.
  var inkEnd: Int
  /// Whether the paragraph goes on in the next line.
  var isWrapped: Bool
  /// The paragraph's base direction.
  var isRightToLeft: Bool
  /// Of the line's start, an index into the text's styles.
  var style: Int
}
