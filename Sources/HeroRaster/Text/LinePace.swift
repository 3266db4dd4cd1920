import HeroLayers

/// How far below each other a text's lines stand, points.
struct LinePace {
  /// A line's own height.
  let lineHeight: Double
  /// From a line to the next one of its paragraph.
  let pitch: Double
  /// What a paragraph's end adds.
  let paragraphGap: Double

  /// The pace of a text whose lines are so high.
  init(_ text: TextContents, lineHeight: Double) {
    func added(_ spacing: Double) -> Double { spacing.isFinite ? max(0, spacing) : 0 }
    self.lineHeight = lineHeight
    pitch = lineHeight + added(text.lineSpacing)
    paragraphGap = added(text.paragraphSpacing)
  }

  /// Where each line begins, from the first.
  func starts(of lines: [ShapedLine]) -> [Double] {
    var gaps = 0.0
    return lines.indices.map { index in
      if index > 0, !lines[index - 1].isWrapped { gaps += paragraphGap }
      return Double(index) * pitch + gaps
    }
  }

  /// Lines that fit in a height if they are of one paragraph, at least one, and no more than asked for.
  func limit(numberOfLines: Int, height: Double?) -> Int {
    let asked = numberOfLines > 0 ? numberOfLines : Int.max
    // The last line needs no spacing below; a rounding error must not cost a line.
    guard let height, pitch > 0 else { return asked }
    let fitting = ((height - lineHeight) / pitch + 1 + 1e-6).rounded(.down)
    return min(asked, Int(min(max(fitting, 1), 1e9)))
  }

  /// How many of some lines fit in a height with the gaps between paragraphs, at least one.
  func fitting(_ lines: [ShapedLine], atMost limit: Int, height: Double?) -> Int {
    guard let height, paragraphGap > 0 else { return limit }
    let starts = starts(of: lines)
    return min(limit, max(starts.prefix { $0 + lineHeight <= height + 1e-6 }.count, 1))
  }
}
