import HeroGeometry
import HeroLayers

/// A text's lines as UILabel places them in a box.
struct TextLayout {
  /// One glyph at its place.
  struct Glyph {
    /// What is drawn and with which font.
    var shaped: ShapedGlyph
    /// Where the glyph's origin comes to lie, in points from the box's top-left corner.
    var origin: Point
  }

  /// One line.
  struct Line {
    /// The glyphs from left to right.
    var glyphs: [Glyph]
    /// Left edge in points from the box's left.
    var x: Double
    /// Points, without white space at a wrapped end.
    var width: Double
    /// Baseline in points from the box's top.
    var baseline: Double
  }

  /// The visible lines.
  var lines: [Line] = []
  /// Width of the widest line and height of all, points.
  var size = Size.zero
  /// Ascent of the font above a baseline, points; the height of the box of a missing character.
  var ascender = 0.0
}

extension TextShaper {
  /// Lays text out in a box of a size in points.
  ///
  /// - Parameters:
  ///   - width: Points; nil or no finite number lets every paragraph have one line.
  ///   - height: Points; nil or no finite number lets all lines show.
  ///   - scale: Pixels per point; baselines are rounded to whole pixels (fact sheet 6.3). nil rounds none.
  func layout(
    _ text: TextContents, width: Double?, height: Double?, scale: Double? = nil
  ) throws(RasterError) -> TextLayout {
    guard let font = ResolvedFont(text.font, in: library) else { return TextLayout() }
    let width = width.flatMap { $0.isFinite ? $0 : nil }
    let height = height.flatMap { $0.isFinite ? $0 : nil }
    let bytes = Self.shapedBytes(of: text.text)
    guard !bytes.isEmpty else { return TextLayout() }
    if font.isSystem, !library.hasSystemFont {
      throw .unavailable(
        "the system font Inter is not installed: apt install fonts-inter, brew install --cask font-inter, "
          + "or name its folder in \(InterFiles.folderVariable)")
    }
    let metrics = try lineMetrics(of: font)
    let lineHeight = metrics.ascender + metrics.descender
    let pace = LinePace(text, lineHeight: lineHeight)

    let spacing = Self.characterSpacing(of: text, font: font)
    let shaped = try visibleLines(
      of: bytes, text: text, font: font, spacing: spacing, width: width,
      pace: pace, height: height)

    let starts = pace.starts(of: shaped)
    let blockHeight = (starts.last ?? 0) + lineHeight
    // Vertically centred, to the half point.
    let top = height.map { ($0 - blockHeight).rounded() / 2 } ?? 0
    var layout = TextLayout(size: Size(width: 0, height: blockHeight), ascender: metrics.ascender)
    for (index, line) in shaped.enumerated() {
      let exact = top + starts[index] + metrics.ascender
      let baseline = scale.map { (exact * $0).rounded() / $0 } ?? exact
      let placed = Self.place(line, text: text, spacing: spacing, width: width, baseline: baseline)
      layout.size.width = max(layout.size.width, placed.width)
      layout.lines.append(placed)
    }
    return layout
  }

  /// The lines that show, the last of them cut as the line break mode says when there is more text.
  private func visibleLines(
    of bytes: [UInt8], text: TextContents, font: ResolvedFont, spacing: Double, width: Double?, pace: LinePace,
    height: Double?
  ) throws(RasterError) -> [ShapedLine] {
    let wrap: Overflow =
      switch text.lineBreakMode {
      case .byClipping: .none
      case .byCharWrapping: .wrapCharacters
      case .byWordWrapping, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle: .wrapWords
      }
    let most = pace.limit(numberOfLines: text.numberOfLines, height: height)
    let all = try wrappedLines(
      of: bytes, font: font, spacing: spacing, width: width, overflow: wrap, isRightToLeft: text.isRightToLeft,
      limit: most)
    let limit = pace.fitting(all, atMost: most, height: height)
    var visible = Array(all.prefix(limit))
    guard all.count > limit, let last = visible.last else { return visible }

    var rest = Array(bytes[last.bytes.lowerBound...])
    let overflow: Overflow
    switch text.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping:
      return visible
    case .byTruncatingTail:
      overflow = .ellipsizeEnd
      // The rest of this paragraph; when that fits, the ellipsis stands for the paragraphs below.
      if let end = rest.firstIndex(of: Self.paragraphSeparator) { rest = Array(rest[..<end]) + "…".utf8 }
    case .byTruncatingHead:
      overflow = .ellipsizeStart
    case .byTruncatingMiddle:
      overflow = .ellipsizeMiddle
    }
    // One line cannot hold a paragraph's end.
    rest = rest.map { $0 == Self.paragraphSeparator ? UInt8(ascii: " ") : $0 }
    let truncated = try lines(
      of: rest, font: font, spacing: spacing, width: width, overflow: overflow, isRightToLeft: last.isRightToLeft,
      hasFixedDirection: true)
    if let line = truncated.first { visible[visible.count - 1] = line }
    return visible
  }

  /// Sets a line flush with the edge that the alignment names.
  private static func place(
    _ line: ShapedLine, text: TextContents, spacing: Double, width: Double?, baseline: Double
  ) -> TextLayout.Line {
    var pen = 0.0
    var glyphs: [TextLayout.Glyph] = []
    var low = Double.infinity
    var high = -Double.infinity
    for (index, shaped) in line.glyphs.enumerated() {
      let origin = Point(x: pen + shaped.offset.x, y: baseline + shaped.offset.y)
      glyphs.append(TextLayout.Glyph(shaped: shaped, origin: origin))
      let next = pen + shaped.advance
      if shaped.byte < line.inkEnd {
        // Pango puts half the spacing before a character and half after, none at the ends of a line. Core Text puts all
        // of it after, behind the last character too: that counts for the width.
        let isLast = index == line.glyphs.count - 1
        low = min(low, index == 0 ? pen : pen + spacing / 2)
        high = max(high, next + (isLast ? spacing : spacing / 2))
      }
      pen = next
    }
    // A line of white space only has no ink to align.
    if low > high { (low, high) = (0, 0) }
    let lineWidth = high - low
    let slack = (width ?? lineWidth) - lineWidth
    let x: Double
    switch text.alignment {
    // What is too wide is cut at its end.
    case _ where slack < 0: x = line.isRightToLeft ? slack : 0
    case .left: x = 0
    case .right: x = slack
    case .center: x = slack / 2
    case .natural, .justified: x = text.isRightToLeft ? slack : 0
    }
    for index in glyphs.indices { glyphs[index].origin.x += x - low }
    var placed = TextLayout.Line(glyphs: glyphs, x: x, width: lineWidth, baseline: baseline)
    if text.alignment == .justified, line.isWrapped, slack > 0 { stretch(&placed, inkEnd: line.inkEnd, by: slack - x) }
    return placed
  }

  /// Spreads a surplus in points evenly over a line's spaces.
  private static func stretch(_ line: inout TextLayout.Line, inkEnd: Int, by surplus: Double) {
    let isGap = { (glyph: TextLayout.Glyph) in glyph.shaped.isSpace && glyph.shaped.byte < inkEnd }
    let gaps = line.glyphs.count(where: isGap)
    guard gaps > 0 else { return }
    var shift = 0.0
    for index in line.glyphs.indices {
      line.glyphs[index].origin.x += shift
      if isGap(line.glyphs[index]) { shift += surplus / Double(gaps) }
    }
    line.width += surplus
  }

  private func lineMetrics(of font: ResolvedFont) throws(RasterError) -> (ascender: Double, descender: Double) {
    if !font.isSystem, let own = try metrics(of: font) { return own }
    return (SystemFont.ascender * font.size, SystemFont.descender * font.size)
  }

  /// Points after each character: San Francisco's tracking and what the label adds.
  private static func characterSpacing(of text: TextContents, font: ResolvedFont) -> Double {
    let kern = text.kern ?? 0
    return (font.isSystem ? SystemFont.tracking(size: font.size, weight: font.weight) : 0) + (kern.isFinite ? kern : 0)
  }

  private static let paragraphSeparator = UInt8(ascii: "\n")

  /// UTF-8 with every kind of line break as "\n"; one at the very end opens no line, as in UILabel.
  private static func shapedBytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for character in text {
      if character.isNewline {
        bytes.append(paragraphSeparator)
      } else {
        // Pango takes a NUL for the end of its C string.
        bytes.append(contentsOf: character.utf8.lazy.filter { $0 != 0 })
      }
    }
    if bytes.last == paragraphSeparator { bytes.removeLast() }
    return bytes
  }
}
