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
    /// Where what comes before the glyph ends, points from the box's left.
    var x: Double
  }

  /// Neighbouring glyphs of one style.
  struct Segment: Equatable {
    /// Index into the layout's styles.
    var style: Int
    /// Left edge in points from the box's left.
    var x: Double
    /// Points.
    var width: Double
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
    /// Top edge in points from the box's top.
    var top = 0.0
    /// Points.
    var height = 0.0
    /// What has ink, or a style's lines or background, from left to right.
    var segments: [Segment] = []
  }

  /// The visible lines.
  var lines: [Line] = []
  /// Width of the widest line with its indents, and height of all, points.
  var size = Size.zero
  /// The attributes of glyphs and segments.
  var styles: [TextStyle] = []
}

extension TextShaper {
  /// Lays text out in a box of a size in points.
  ///
  /// - Parameters:
  ///   - width: Points; nil or no finite number lets every paragraph have one line.
  ///   - height: Points; nil or no finite number lets all lines show.
  ///   - scale: Pixels per point; baselines are rounded to whole pixels (fact sheet 6.3). nil rounds none.
  func layout(
    _ contents: TextContents, width: Double?, height: Double?, scale: Double? = nil
  ) throws(RasterError) -> TextLayout {
    let width = width.flatMap { $0.isFinite ? $0 : nil }
    let height = height.flatMap { $0.isFinite ? $0 : nil }
    guard let text = try styled(contents), !text.bytes.isEmpty else { return TextLayout() }
    if !library.hasSystemFont, text.styles.contains(where: \.font.isSystem) {
      throw .unavailable(
        "the system font Inter is not installed: apt install fonts-inter, brew install --cask font-inter, "
          + "or name its folder in \(InterFiles.folderVariable)")
    }
    let shaped = try visibleLines(of: text, contents: contents, width: width, height: height)

    let pace = LinePace(shaped, of: text)
    // Vertically centred, to the half point.
    let top = height.map { ($0 - pace.height).rounded() / 2 } ?? 0
    var layout = TextLayout(size: Size(width: 0, height: pace.height), styles: text.styles)
    var paragraph = TextParagraph()
    for (index, line) in shaped.enumerated() {
      let startsParagraph = index == 0 || !shaped[index - 1].isWrapped
      if startsParagraph { paragraph = text.styles[line.style].paragraph }
      let room = LineRoom(paragraph, startsParagraph: startsParagraph, width: width)
      let exact = top + pace.starts[index] + pace.extents[index].baseline
      let baseline = scale.map { (exact * $0).rounded() / $0 } ?? exact
      var placed = TextLayout.Line(
        line, styles: text.styles, alignment: paragraph.alignment, isRightToLeft: contents.isRightToLeft,
        width: room.width, baseline: baseline)
      // A positive tail indent leaves the rest of the box free.
      let trailing = width.map { $0 - room.head - (room.width ?? $0) } ?? 0
      placed.move(by: contents.isRightToLeft ? trailing : room.head)
      placed.height = pace.extents[index].height
      placed.top = baseline - pace.extents[index].baseline
      layout.size.width = max(layout.size.width, room.head + placed.width + room.tail)
      layout.lines.append(placed)
    }
    return layout
  }

  /// The text with its styles; nil when nothing of it has a font.
  private func styled(_ contents: TextContents) throws(RasterError) -> StyledText? {
    var styles: [TextStyle] = []
    var parts: [(text: Substring, style: Int)] = []
    let han = HanStyle(of: contents.text.unicodeScalars)
    for (part, run) in contents.allRuns.enumerated() {
      guard let font = ResolvedFont(run.font, in: library) else { continue }
      var metrics = (ascender: SystemFont.ascender * font.size, descender: SystemFont.descender * font.size)
      if !font.isSystem, let own = try self.metrics(of: font) { metrics = own }
      func add(_ font: ResolvedFont) -> Int {
        var style = TextStyle(run, font: font, ascender: metrics.ascender, descender: metrics.descender)
        style.part = part
        styles.append(style)
        return styles.count - 1
      }
      let own = add(font)
      var others: [String: Int] = [:]
      for (text, family) in library.parts(of: run.text, in: font, han) {
        guard let family else {
          parts.append((text, own))
          continue
        }
        let style = others[family] ?? add(font.led(by: family, in: library))
        others[family] = style
        parts.append((text, style))
      }
    }
    return StyledText(parts, styles: styles)
  }

  /// The lines that show, the last of them cut as the line break mode says when there is more text.
  private func visibleLines(
    of text: StyledText, contents: TextContents, width: Double?, height: Double?
  ) throws(RasterError) -> [ShapedLine] {
    let wrap: Overflow =
      switch contents.lineBreakMode {
      case .byClipping: .none
      case .byCharWrapping: .wrapCharacters
      case .byWordWrapping, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle: .wrapWords
      }
    let most = LinePace.limit(numberOfLines: contents.numberOfLines, height: height, of: text)
    let all = try wrappedLines(
      of: text, width: width, overflow: wrap, isRightToLeft: contents.isRightToLeft, limit: most)
    var limit = most
    if let height, !text.isEven { limit = min(most, LinePace(all, of: text).fitting(height)) }
    var visible = Array(all.prefix(limit))
    guard all.count > limit, let last = visible.last else { return visible }

    let start = last.bytes.lowerBound
    var rest = text.slice(start..<text.bytes.count)
    let overflow: Overflow
    switch contents.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping:
      return visible
    case .byTruncatingTail:
      overflow = .ellipsizeEnd
      // The rest of this paragraph; when that fits, the ellipsis stands for the paragraphs below.
      if let end = rest.bytes.firstIndex(of: StyledText.paragraphSeparator) {
        rest = rest.slice(0..<end)
        rest.append("…")
      }
    case .byTruncatingHead:
      overflow = .ellipsizeStart
    case .byTruncatingMiddle:
      overflow = .ellipsizeMiddle
    }
    // One line cannot hold a paragraph's end.
    rest.joinParagraphs()
    let startsParagraph = visible.count == 1 || !visible[visible.count - 2].isWrapped
    let paragraph = visible.indices.last { $0 == 0 || !visible[$0 - 1].isWrapped } ?? 0
    let room = LineRoom(
      text.styles[visible[paragraph].style].paragraph, startsParagraph: startsParagraph, width: width)
    let truncated = try lines(
      of: rest, width: room.width, overflow: overflow, isRightToLeft: last.isRightToLeft, hasFixedDirection: true)
    if let line = truncated.first { visible[visible.count - 1] = line }
    return visible
  }
}
