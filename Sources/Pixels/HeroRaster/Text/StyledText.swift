import HeroGeometry
import HeroLayers

/// The attributes of a stretch of text, with fonts that exist.
struct TextStyle {
  let font: ResolvedFont
  /// As asked for, points: lines below and through the glyphs go by it.
  let size: Double
  /// Points after each character: San Francisco's tracking and what the text adds.
  let spacing: Double
  /// Of the font above its baseline, points.
  let ascender: Double
  /// Of the font below its baseline, points.
  let descender: Double
  /// Points that the glyphs stand above the line's baseline.
  let rise: Double
  /// What the glyphs are painted in.
  let color: Color
  /// Behind the glyphs.
  let backgroundColor: Color?
  /// Below the glyphs.
  let underlineStyle: TextLineStyle
  /// Through the glyphs.
  let strikethroughStyle: TextLineStyle
  /// How the lines of a paragraph stand that begins here.
  let paragraph: TextParagraph
  /// A picture in the place of each glyph.
  let attachment: TextAttachment?
  /// Which of the text's parts it is of: one has several styles where several fonts draw it. Default: 0.
  var part = 0

  /// A run's attributes; the ascender and descender are the font's, points. A picture has its own, and no tracking.
  init(_ run: TextRun, font: ResolvedFont, ascender: Double, descender: Double) {
    self.font = font
    size = run.font.size
    attachment = run.attachment
    self.ascender = run.attachment.map { max($0.bounds.maxY, 0) } ?? ascender
    self.descender = run.attachment.map { max(-$0.bounds.minY, 0) } ?? descender
    let kern = run.kern ?? 0
    let isTracked = font.isSystem && run.attachment == nil
    spacing =
      (isTracked ? SystemFont.tracking(size: font.size, weight: font.weight) : 0) + (kern.isFinite ? kern : 0)
    rise = run.baselineOffset.isFinite ? run.baselineOffset : 0
    color = run.color
    backgroundColor = run.backgroundColor
    underlineStyle = run.underlineStyle
    strikethroughStyle = run.strikethroughStyle
    paragraph = run.paragraph
  }
}

/// UTF-8 whose stretches have styles; paragraphs end with "\n".
struct StyledText {
  /// A stretch of one style.
  private struct Stretch {
    /// The byte after its last one.
    var end: Int
    /// Index into the styles.
    var style: Int
  }

  private(set) var bytes: [UInt8]
  /// At least one.
  let styles: [TextStyle]
  /// At least one; the last one ends with the text.
  private var stretches: [Stretch]

  /// What parts paragraphs.
  static let paragraphSeparator = UInt8(ascii: "\n")

  /// A text of one style.
  init(_ bytes: [UInt8], style: TextStyle) {
    self.bytes = bytes
    styles = [style]
    stretches = [Stretch(end: bytes.count, style: 0)]
  }

  /// Texts put together, each in one of some styles; nil without any.
  ///
  /// Every kind of line break becomes "\n"; one at the very end opens no line, as in UILabel.
  init?(_ parts: [(text: Substring, style: Int)], styles: [TextStyle]) {
    guard !parts.isEmpty else { return nil }
    self.styles = styles
    bytes = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.text.utf8.count })
    stretches = []
    for part in parts {
      for character in part.text {
        if character.isNewline {
          bytes.append(Self.paragraphSeparator)
        } else {
          // Pango takes a NUL for the end of its C string.
          bytes.append(contentsOf: character.utf8.lazy.filter { $0 != 0 })
        }
      }
      stretches.append(Stretch(end: bytes.count, style: part.style))
    }
    if bytes.last == Self.paragraphSeparator {
      bytes.removeLast()
      for index in stretches.indices { stretches[index].end = min(stretches[index].end, bytes.count) }
    }
  }

  /// The index of a byte's style; beyond the end, of the last one's.
  func style(at byte: Int) -> Int {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].end <= byte { low = middle + 1 } else { high = middle }
    }
    return stretches[low].style
  }

  /// Whether all lines are of one height and pitch.
  var isEven: Bool {
    guard styles.count == 1, let paragraph = styles.first?.paragraph else { return false }
    return paragraph.paragraphSpacing <= 0 && paragraph.paragraphSpacingBefore <= 0
  }

  /// Some of the bytes, counted from the first of them.
  func slice(_ range: Range<Int>) -> StyledText {
    var slice = self
    slice.bytes = Array(bytes[range])
    if stretches.count > 1 {
      slice.stretches = stretches.filter { $0.end > range.lowerBound }.map {
        Stretch(end: min($0.end, range.upperBound) - range.lowerBound, style: $0.style)
      }
      // Those that begin beyond the end are empty.
      if let whole = slice.stretches.firstIndex(where: { $0.end == range.count }) {
        slice.stretches.removeSubrange((whole + 1)...)
      }
      if slice.stretches.isEmpty { slice.stretches = [Stretch(end: range.count, style: style(at: range.lowerBound))] }
    }
    return slice
  }

  /// Adds characters in the last byte's style.
  mutating func append(_ text: String) {
    bytes += text.utf8
    stretches[stretches.count - 1].end = bytes.count
  }

  /// Makes one paragraph of all.
  mutating func joinParagraphs() { bytes = bytes.map { $0 == Self.paragraphSeparator ? UInt8(ascii: " ") : $0 } }

  /// The fonts that Pango is asked for: neighbours that differ in nothing else are one.
  var spans: [PangoParagraph.Span] {
    var spans: [PangoParagraph.Span] = []
    var start = 0
    for stretch in stretches where stretch.end > start || stretches.count == 1 {
      let style = styles[stretch.style]
      let next = PangoParagraph.Span(bytes: start..<stretch.end, style)
      if let last = spans.last, last.isLike(next) {
        spans[spans.count - 1].bytes = last.bytes.lowerBound..<stretch.end
      } else {
        spans.append(next)
      }
      start = stretch.end
    }
    if spans.isEmpty { spans = [PangoParagraph.Span(bytes: 0..<bytes.count, styles[stretches[0].style])] }
    return spans
  }
}

extension PangoParagraph.Span {
  fileprivate init(bytes: Range<Int>, _ style: TextStyle) {
    self.init(bytes: bytes, font: style.font, spacing: style.spacing, width: style.attachment?.bounds.size.width)
  }

  fileprivate func isLike(_ other: Self) -> Bool {
    font == other.font && spacing == other.spacing && width == other.width
  }
}
