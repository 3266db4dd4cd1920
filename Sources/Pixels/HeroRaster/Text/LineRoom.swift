import HeroLayers

/// Where a paragraph's lines may stand, by its indents.
struct LineRoom {
  /// Points from the leading edge to the line's start.
  let head: Double
  /// Points from the line's end to the trailing edge, when that counts.
  let tail: Double
  /// Points for the text; nil: no limit.
  let width: Double?

  /// The room of a paragraph's first line, or of the others, in a box so many points wide; nil: no limit.
  ///
  /// Source: NSParagraphStyle's documentation: a tail indent above 0 counts from the leading edge, others from the trailing one.
  init(_ paragraph: TextParagraph, startsParagraph: Bool, width: Double?) {
    head = LineExtent.used(startsParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent)
    let indent = paragraph.tailIndent.isFinite ? paragraph.tailIndent : 0
    tail = max(0, -indent)
    if indent > 0 {
      self.width = max(0, min(indent, width ?? indent) - head)
    } else {
      let (head, tail) = (head, tail)
      self.width = head == 0 && tail == 0 ? width : width.map { max(0, $0 - head - tail) }
    }
  }

  /// What Pango gets for a paragraph whose first line has this room: the wider one's width, and how much shorter the first line is,
  /// or the others, less than 0.
  func beside(_ others: LineRoom) -> (width: Double?, indent: Double) {
    guard let first = width, let rest = others.width, first != rest else { return (width, 0) }
    return (max(first, rest), rest - first)
  }
}
