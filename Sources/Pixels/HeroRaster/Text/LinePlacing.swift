import HeroGeometry
import HeroLayers

extension TextLayout.Line {
  /// Sets a line flush with the edge that the alignment names, in a room so many points wide.
  init(
    _ line: ShapedLine, styles: [TextStyle], alignment: TextAlignment, isRightToLeft: Bool, width: Double?,
    baseline: Double
  ) {
    var pen = 0.0
    var glyphs: [TextLayout.Glyph] = []
    var low = Double.infinity
    var high = -Double.infinity
    var before: Double?
    for (index, shaped) in line.glyphs.enumerated() {
      // Pango puts half the spacing before a character and half after, none at the ends of a line. Core Text puts all
      // of it after, behind the last character too: that counts for the width, and where one spacing follows another.
      let spacing = styles[shaped.style].spacing
      if let before, before != spacing { pen += (before - spacing) / 2 }
      before = spacing
      let start = index == 0 ? pen : pen + spacing / 2
      let origin = Point(x: pen + shaped.offset.x, y: baseline + shaped.offset.y - styles[shaped.style].rise)
      glyphs.append(TextLayout.Glyph(shaped: shaped, origin: origin, x: start))
      let next = pen + shaped.advance
      if shaped.byte < line.inkEnd {
        let isLast = index == line.glyphs.count - 1
        low = min(low, start)
        high = max(high, next + (isLast ? spacing : spacing / 2))
      }
      pen = next
    }
    // A line of white space only has no ink to align.
    if low > high { (low, high) = (0, 0) }
    let lineWidth = high - low
    let slack = (width ?? lineWidth) - lineWidth
    let x: Double
    switch alignment {
    // What is too wide is cut at its end.
    case _ where slack < 0: x = line.isRightToLeft ? slack : 0
    case .left: x = 0
    case .right: x = slack
    case .center: x = slack / 2
    case .natural, .justified: x = isRightToLeft ? slack : 0
    }
    for index in glyphs.indices {
      glyphs[index].origin.x += x - low
      glyphs[index].x += x - low
    }
    self.init(glyphs: glyphs, x: x, width: lineWidth, baseline: baseline)
    if alignment == .justified, line.isWrapped, slack > 0 { stretch(inkEnd: line.inkEnd, by: slack - x) }
    segments = segments(inkEnd: line.inkEnd, styles)
  }

  /// Moves the line to the right, points.
  mutating func move(by distance: Double) {
    guard distance != 0 else { return }
    x += distance
    for index in glyphs.indices {
      glyphs[index].origin.x += distance
      glyphs[index].x += distance
    }
    for index in segments.indices { segments[index].x += distance }
  }

  /// Spreads a surplus in points evenly over the line's spaces.
  private mutating func stretch(inkEnd: Int, by surplus: Double) {
    let isGap = { (glyph: TextLayout.Glyph) in glyph.shaped.isSpace && glyph.shaped.byte < inkEnd }
    let gaps = glyphs.count(where: isGap)
    guard gaps > 0 else { return }
    var shift = 0.0
    for index in glyphs.indices {
      glyphs[index].origin.x += shift
      glyphs[index].x += shift
      if isGap(glyphs[index]) { shift += surplus / Double(gaps) }
    }
    width += surplus
  }

  /// The line's ink by parts of the text: neighbours of one part are one, whatever fonts draw them.
  private func segments(inkEnd: Int, _ styles: [TextStyle]) -> [TextLayout.Segment] {
    var segments: [TextLayout.Segment] = []
    for glyph in glyphs
    where glyph.shaped.byte < inkEnd && segments.last.map({ styles[$0.style].part }) != styles[glyph.shaped.style].part
    {
      segments.append(TextLayout.Segment(style: glyph.shaped.style, x: segments.isEmpty ? x : glyph.x, width: 0))
    }
    // Of one style, without the rounding errors of a difference.
    if segments.count == 1 { segments[0].width = width }
    for index in segments.indices where segments.count > 1 {
      let end = index + 1 < segments.count ? segments[index + 1].x : x + width
      segments[index].width = max(0, end - segments[index].x)
    }
    return segments
  }
}
