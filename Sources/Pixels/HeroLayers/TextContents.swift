import HeroGeometry

/// A label's text and its attributes, UILabel's words.
package struct TextContents: Equatable, Hashable, Sendable {
  /// The text, may hold line breaks.
  package var text: String
  /// Font of what says none of its own.
  package var font: Font
  /// Default: black.
  package var color: Color
  /// How lines stand, of all paragraphs that say nothing else.
  package var paragraph: TextParagraph
  /// Lines at most; 0 is no limit. Default: 1.
  package var numberOfLines: Int
  /// Default: byTruncatingTail.
  package var lineBreakMode: LineBreakMode
  /// Points added after each character, on top of the font's tracking; nil: the tracking alone. Default: nil.
  package var kern: Double?
  /// Below each line, in the text's colour. Default: none.
  package var underlineStyle: TextLineStyle
  /// Through each line, in the text's colour. Default: none.
  package var strikethroughStyle: TextLineStyle
  /// Below the text, inside of the bounds. Default: none.
  package var shadow: TextShadow?
  /// The layout direction of the scene, for `natural` alignment. Default: false.
  package var isRightToLeft: Bool
  /// Parts with attributes of their own, which put together are the text; empty: all of it has the attributes above. Default: empty.
  package var runs: [TextRun]

  /// Makes text contents with UILabel's defaults.
  package init(text: String, font: Font = Font(), color: Color = .black) {
    self.text = text
    self.font = font
    self.color = color
    paragraph = TextParagraph()
    numberOfLines = 1
    lineBreakMode = .byTruncatingTail
    kern = nil
    underlineStyle = .none
    strikethroughStyle = .none
    shadow = nil
    isRightToLeft = false
    runs = []
  }

  /// Default: natural.
  package var alignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }
  /// Points added between lines. Default: 0.
  package var lineSpacing: Double {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }
  /// Points added after each paragraph but the last. Default: 0.
  package var paragraphSpacing: Double {
    get { paragraph.paragraphSpacing }
    set { paragraph.paragraphSpacing = newValue }
  }
}

extension TextContents {
  /// The text as parts; one where all of it has the same attributes.
  package var allRuns: [TextRun] { runs.isEmpty ? [TextRun(text: text, like: self)] : runs }

  /// The largest font.
  package var tallestFont: Font { runs.map(\.font).max { $0.size < $1.size } ?? font }

  /// Makes parts the text: what is the same in all of them is the text's own, and parts that differ in nothing else stay one text.
  package mutating func setRuns(_ parts: [TextRun]) {
    text = parts.map(\.text).joined()
    runs = []
    guard let first = parts.first else { return }
    (font, color, kern, paragraph) = (first.font, first.color, first.kern, first.paragraph)
    (underlineStyle, strikethroughStyle) = (first.underlineStyle, first.strikethroughStyle)
    var merged: [TextRun] = []
    for part in parts where !part.text.isEmpty {
      if let last = merged.last, part.differsOnlyInText(from: last) {
        merged[merged.count - 1].text += part.text
      } else {
        merged.append(part)
      }
    }
    if merged.count > 1 || merged.first != TextRun(text: text, like: self) { runs = merged }
  }

  /// Gives the largest font a size in points, and the others theirs in proportion.
  package mutating func resize(to size: Double) {
    let largest = tallestFont.size
    font.size = runs.isEmpty ? size : font.size * (size / largest)
    for index in runs.indices { runs[index].font.size *= size / largest }
  }

  /// Makes the fonts of a single line smaller until it fits a width in points, as UILabel.adjustsFontSizeToFitWidth does.
  ///
  /// - Parameters:
  ///   - minimum: How small they may become, a part of their size.
  ///   - measure: The width of a text, points.
  package mutating func shrink(to width: Double, by minimum: Double, measure: (TextContents) -> Double) {
    let smallest = tallestFont.size * minimum
    // Letters of small sizes stand wider apart, so that once is not enough.
    for _ in 0..<4 {
      let natural = measure(self), size = tallestFont.size
      guard natural > width, natural > 0, size > smallest else { return }
      resize(to: max(size * width / natural, smallest))
    }
  }

  /// Adds points after each character.
  package mutating func addKern(_ points: Double) {
    kern = (kern ?? 0) + points
    for index in runs.indices { runs[index].kern = (runs[index].kern ?? 0) + points }
  }

  /// Changes the colour of the text and of all parts.
  package mutating func mapColors(_ change: (Color) -> Color) {
    color = change(color)
    for index in runs.indices { runs[index].color = change(runs[index].color) }
  }
}

/// A part of a text with attributes of its own, NSAttributedString's words.
package struct TextRun: Equatable, Hashable, Sendable {
  /// The characters, may hold line breaks.
  package var text: String
  /// As the text's.
  package var font: Font
  /// As the text's.
  package var color: Color
  /// Behind the characters, as high as their line. Default: none.
  package var backgroundColor: Color?
  /// Points added after each character, on top of the font's tracking; nil: the tracking alone.
  package var kern: Double?
  /// Below the characters, in their colour.
  package var underlineStyle: TextLineStyle
  /// Through the characters, in their colour.
  package var strikethroughStyle: TextLineStyle
  /// Points that the characters stand above the line's baseline. Default: 0.
  package var baselineOffset: Double
  /// How lines stand in a paragraph that begins in this part.
  package var paragraph: TextParagraph
  /// A picture in the place of each character. Default: none.
  package var attachment: TextAttachment?

  /// A part with a text's own attributes.
  package init(text: String, like contents: TextContents) {
    self.text = text
    font = contents.font
    color = contents.color
    backgroundColor = nil
    kern = contents.kern
    underlineStyle = contents.underlineStyle
    strikethroughStyle = contents.strikethroughStyle
    baselineOffset = 0
    paragraph = contents.paragraph
    attachment = nil
  }

  /// The character that a picture stands in place of: U+FFFC, NSTextAttachment's.
  package static let attachmentCharacter = "\u{FFFC}"

  /// Whether another part has the same attributes.
  func differsOnlyInText(from other: TextRun) -> Bool {
    var other = other
    other.text = text
    return self == other
  }
}

/// A picture that stands in a line as a character does, NSTextAttachment's words.
package struct TextAttachment: Equatable, Hashable, Sendable {
  /// Index into the images that the renderer was made with.
  package var image: Int
  /// Points from the place on the baseline, y up: the lower left corner and the size.
  package var bounds: Rect
  /// Whether the image's alpha is painted in the part's colour. Default: false.
  package var isTemplate: Bool

  /// A picture in a line.
  package init(image: Int, bounds: Rect, isTemplate: Bool = false) {
    (self.image, self.bounds, self.isTemplate) = (image, bounds, isTemplate)
  }
}

/// How the lines of a paragraph stand, NSParagraphStyle's words.
package struct TextParagraph: Equatable, Hashable, Sendable {
  /// Default: natural.
  package var alignment = TextAlignment.natural
  /// Points added between lines. Default: 0.
  package var lineSpacing = 0.0
  /// Points added after the paragraph, unless it is the last. Default: 0.
  package var paragraphSpacing = 0.0
  /// Points added before the paragraph, unless it is the first. Default: 0.
  package var paragraphSpacingBefore = 0.0
  /// What a line's own height is multiplied with; 0 leaves it. Default: 0.
  package var lineHeightMultiple = 0.0
  /// Points that a line has at least. Default: 0.
  package var minimumLineHeight = 0.0
  /// Points that a line has at most; 0 is no limit. Default: 0.
  package var maximumLineHeight = 0.0
  /// Points from the leading edge to the first line. Default: 0.
  package var firstLineHeadIndent = 0.0
  /// Points from the leading edge to the other lines. Default: 0.
  package var headIndent = 0.0
  /// Points from the leading edge to the lines' end; 0 and less: from the trailing edge. Default: 0.
  package var tailIndent = 0.0

  /// A paragraph as UIKit sets it when told nothing.
  package init() {}

  /// Without lengths of less than nothing, which UIKit takes no notice of; the lines' end may lie before the trailing edge.
  package var noticed: TextParagraph {
    var paragraph = self
    for path in Self.lengths { paragraph[keyPath: path] = max(paragraph[keyPath: path], 0) }
    return paragraph
  }

  private static let lengths: [WritableKeyPath<TextParagraph, Double> & Sendable] = [
    \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.lineHeightMultiple, \.minimumLineHeight,
    \.maximumLineHeight, \.firstLineHeadIndent, \.headIndent,
  ]
}

/// What UILabel or NSShadow casts below a text.
package struct TextShadow: Equatable, Hashable, Sendable {
  /// Its alpha is the shadow's strength. Default: black at a third.
  package var color: Color
  /// Points to the right and down. Default: 0, -1, UILabel's.
  package var offset: Point
  /// Points over which edges fade, twice the standard deviation. Default: 0, as UILabel's.
  package var blurRadius: Double

  package init(
    color: Color = Color.black.withAlpha(1 / 3), offset: Point = Point(x: 0, y: -1), blurRadius: Double = 0
  ) {
    (self.color, self.offset, self.blurRadius) = (color, offset, blurRadius)
  }
}

/// NSUnderlineStyle without patterns.
package enum TextLineStyle: String, Equatable, Hashable, Sendable, CaseIterable {
  case none
  /// A line, one of twice the height, two lines.
  case single, thick, double
}

/// A font request.
package struct Font: Equatable, Hashable, Sendable {
  /// Family name; nil is the system font (Inter with San Francisco's metrics).
  package var family: String?
  /// Points; another size than that of its text style takes the style away. Default: 17.
  package var size: Double {
    didSet { if size != oldValue { textStyle = nil } }
  }
  /// 100…900. Default: 400.
  package var weight: Int
  /// Default: false.
  package var isItalic: Bool
  /// What the size is of, where it follows the user's choice. Default: none.
  package var textStyle: FontStyle?

  /// A font request with UILabel's defaults.
  package init(family: String? = nil, size: Double = 17, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The system's font of a text style at the user's text size, as UIFont.preferredFont(forTextStyle:) does.
  package init(_ style: FontStyle, at category: ContentSizeCategory = .large) {
    self.init(size: style.size(at: category), weight: style.weight)
    textStyle = style
  }
}

extension Font {
  /// Points from one line to the next, San Francisco's. Source: its `hhea` table.
  package var lineHeight: Double { size * 2444 / 2048 }
  /// Points above the baseline, San Francisco's. Source: its `hhea` table.
  package var ascender: Double { size * 1950 / 2048 }
}

/// NSTextAlignment.
package enum TextAlignment: String, Equatable, Hashable, Sendable, CaseIterable {
  /// Leading for the layout direction.
  case natural
  /// Flush left, centred, flush right, both edges.
  case left, center, right, justified
}

/// NSLineBreakMode.
package enum LineBreakMode: String, Equatable, Hashable, Sendable, CaseIterable {
  /// "Start of te…"
  case byTruncatingTail
  /// "…end of text"
  case byTruncatingHead
  /// "Start…text"
  case byTruncatingMiddle
  /// Whole words, the rest is cut.
  case byWordWrapping
  /// Anywhere between characters.
  case byCharWrapping
  /// No wrapping, cut at the edge.
  case byClipping
}
