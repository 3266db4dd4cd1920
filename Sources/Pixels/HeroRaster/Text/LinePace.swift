import HeroLayers

/// How high a line is, and how far its baseline stands below its top, points.
struct LineExtent: Equatable {
  /// From the top to the baseline.
  let baseline: Double
  /// From the top to the bottom.
  let height: Double

  /// A line whose fonts reach so far above and below the baseline.
  ///
  /// A paragraph's rules change the room above: text keeps its distance from the line's bottom. Source: NSParagraphStyle's documentation
  /// for the order of multiple, minimum and maximum; that glyphs stand at the bottom is what texts set that way show on a phone.
  init(above: Double, below: Double, in paragraph: TextParagraph) {
    let natural = above + below
    let multiple = Self.used(paragraph.lineHeightMultiple)
    var height = multiple > 0 ? natural * multiple : natural
    height = max(height, Self.used(paragraph.minimumLineHeight))
    let maximum = Self.used(paragraph.maximumLineHeight)
    if maximum > 0 { height = min(height, maximum) }
    self.height = height
    baseline = height == natural ? above : height - below
  }

  /// A length that counts: a finite one above 0, or 0.
  static func used(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
}

/// How far below each other a text's lines stand, points.
struct LinePace {
  /// Each line's own height.
  let extents: [LineExtent]
  /// Where each line begins, from the first.
  let starts: [Double]

  /// The pace of some lines of a text.
  init(_ lines: [ShapedLine], of text: StyledText) {
    var extents: [LineExtent] = []
    var starts: [Double] = []
    var paragraph = TextParagraph()
    // Lines of one pitch are counted and not added up, so that rounding errors do not grow.
    var (top, pitch, count, gaps) = (0.0, 0.0, 0, 0.0)
    for (index, line) in lines.enumerated() {
      if index == 0 || !lines[index - 1].isWrapped {
        let next = text.styles[line.style].paragraph
        if index > 0 {
          gaps += LineExtent.used(paragraph.paragraphSpacing) + LineExtent.used(next.paragraphSpacingBefore)
        }
        paragraph = next
      }
      starts.append(top + Double(count) * pitch + gaps)
      let extent = line.extent(of: text.styles, in: paragraph)
      extents.append(extent)
      let own = extent.height + LineExtent.used(paragraph.lineSpacing)
      if own != pitch { (top, pitch, count) = (top + Double(count) * pitch, own, 0) }
      count += 1
    }
    (self.extents, self.starts) = (extents, starts)
  }

  /// From the first line's top to the last one's bottom.
  var height: Double { (starts.last ?? 0) + (extents.last?.height ?? 0) }

  /// More lines than these do not fit in a height, nor are they asked for; at least one.
  static func limit(numberOfLines: Int, height: Double?, of text: StyledText) -> Int {
    let asked = numberOfLines > 0 ? numberOfLines : Int.max
    let lowest = text.styles.min { $0.ascender + $0.descender < $1.ascender + $1.descender }
    guard let height, let lowest else { return asked }
    let lines = text.styles.map { style in
      let extent = LineExtent(above: lowest.ascender, below: lowest.descender, in: style.paragraph)
      return (height: extent.height, pitch: extent.height + LineExtent.used(style.paragraph.lineSpacing))
    }
    guard let line = lines.map(\.height).min(), let pitch = lines.map(\.pitch).min(), pitch > 0 else { return asked }
    // The last line needs no spacing below; a rounding error must not cost a line.
    let fitting = ((height - line) / pitch + 1 + 1e-6).rounded(.down)
    return min(asked, Int(min(max(fitting, 1), 1e9)))
  }

  /// How many lines fit in a height, at least one.
  func fitting(_ height: Double) -> Int {
    max(zip(starts, extents).prefix { $0 + $1.height <= height + 1e-6 }.count, 1)
  }
}

extension ShapedLine {
  /// How high the line is with the fonts of its glyphs; one without glyphs has the font at its start.
  fileprivate func extent(of styles: [TextStyle], in paragraph: TextParagraph) -> LineExtent {
    guard styles.count > 1, let first = glyphs.first else { return LineExtent(styles[style], in: paragraph) }
    var (above, below) = (styles[first.style].above, styles[first.style].below)
    for glyph in glyphs {
      above = max(above, styles[glyph.style].above)
      below = max(below, styles[glyph.style].below)
    }
    return LineExtent(above: above, below: below, in: paragraph)
  }
}

extension TextStyle {
  /// Points above the line's baseline.
  fileprivate var above: Double { ascender + rise }
  /// Points below the line's baseline.
  fileprivate var below: Double { descender - rise }
}

extension LineExtent {
  fileprivate init(_ style: TextStyle, in paragraph: TextParagraph) {
    self.init(above: style.above, below: style.below, in: paragraph)
  }
}
