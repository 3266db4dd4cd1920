package import HeroLayers

/// How lines are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// What a style says.
  fileprivate struct Values: Hashable {
    var paragraph = TextParagraph()
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var hyphenationFactor: Float = 0
  }

  private let foundationWord = AttributeWord.foreign
  fileprivate var values = Values()

  /// What a text has that says none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that do not fit; that of a text's first paragraph counts for all of it. Default: byWordWrapping, so that a
  /// label cuts such a text off without dots, as a phone's does.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { CGFloat(values.paragraph.lineSpacing) }
  /// Points after a paragraph.
  open var paragraphSpacing: CGFloat { CGFloat(values.paragraph.paragraphSpacing) }
  /// Points before a paragraph; not before the first one.
  open var paragraphSpacingBefore: CGFloat { CGFloat(values.paragraph.paragraphSpacingBefore) }
  /// What a line's own height is multiplied with; 0 leaves it.
  open var lineHeightMultiple: CGFloat { CGFloat(values.paragraph.lineHeightMultiple) }
  /// Points that a line has at least.
  open var minimumLineHeight: CGFloat { CGFloat(values.paragraph.minimumLineHeight) }
  /// Points that a line has at most; 0 is no limit.
  open var maximumLineHeight: CGFloat { CGFloat(values.paragraph.maximumLineHeight) }
  /// Points from the leading edge to a paragraph's first line.
  open var firstLineHeadIndent: CGFloat { CGFloat(values.paragraph.firstLineHeadIndent) }
  /// Points from the leading edge to its other lines.
  open var headIndent: CGFloat { CGFloat(values.paragraph.headIndent) }
  /// Points from the leading edge to the lines' end; 0 and less: from the trailing edge.
  open var tailIndent: CGFloat { CGFloat(values.paragraph.tailIndent) }
  /// From which part of a line's width on words are hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// As the renderer takes it.
  package var layers: TextParagraph {
    var paragraph = values.paragraph.noticed
    paragraph.alignment = values.alignment.layers
    return paragraph
  }

  /// A style that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// A style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// A style that says nothing.
  public override init() {}
  fileprivate init(_ values: Values) { self.values = values }

  /// Whether another object says the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// Equal styles have the same.
  open override var hash: Int { values.hashValue }
}

// Attributes of texts cross threads with them; whoever changes a style has it alone.
extension NSParagraphStyle: @unchecked Sendable {}

/// How lines are to be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.paragraph.lineSpacing = Double(newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.paragraph.paragraphSpacing = Double(newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.paragraph.paragraphSpacingBefore = Double(newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.paragraph.lineHeightMultiple = Double(newValue) }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.paragraph.minimumLineHeight = Double(newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.paragraph.maximumLineHeight = Double(newValue) }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.paragraph.firstLineHeadIndent = Double(newValue) }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.paragraph.headIndent = Double(newValue) }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.paragraph.tailIndent = Double(newValue) }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// A style of a paragraph, whose alignment is said apart.
  convenience init(_ paragraph: TextParagraph, _ alignment: NSTextAlignment, _ lineBreakMode: NSLineBreakMode) {
    self.init()
    values.paragraph = paragraph
    (values.alignment, values.lineBreakMode) = (alignment, lineBreakMode)
  }

  /// Takes over what another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
