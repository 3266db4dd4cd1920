package import HeroLayers

/// How lines are set: what its words and numbers name is there to read, of an `NSMutableParagraphStyle` to set.
@dynamicMemberLookup
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// What a style says in words.
  public struct Words: Hashable, Sendable {
    /// Where lines stand.
    public var alignment = NSTextAlignment.natural
    /// What happens to lines that do not fit; that of a text's first paragraph counts for all of it. Default: byWordWrapping, so that a
    /// label cuts such a text off without dots, as a phone's does.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// From which part of a line's width on words are hyphenated.
    public var hyphenationFactor: Float = 0
  }

  /// What a style says in numbers.
  public struct Numbers: Sendable {
    /// Points between lines.
    public let lineSpacing = Number(place: \.lineSpacing)
    /// Points after a paragraph.
    public let paragraphSpacing = Number(place: \.paragraphSpacing)
    /// Points before a paragraph; not before the first one.
    public let paragraphSpacingBefore = Number(place: \.paragraphSpacingBefore)
    /// What a line's own height is multiplied with; 0 leaves it.
    public let lineHeightMultiple = Number(place: \.lineHeightMultiple)
    /// Points that a line has at least.
    public let minimumLineHeight = Number(place: \.minimumLineHeight)
    /// Points that a line has at most; 0 is no limit.
    public let maximumLineHeight = Number(place: \.maximumLineHeight)
    /// Points from the leading edge to a paragraph's first line.
    public let firstLineHeadIndent = Number(place: \.firstLineHeadIndent)
    /// Points from the leading edge to its other lines.
    public let headIndent = Number(place: \.headIndent)
    /// Points from the leading edge to the lines' end; 0 and less: from the trailing edge.
    public let tailIndent = Number(place: \.tailIndent)

    fileprivate static let all = Numbers()
  }

  /// One of them: where it is kept.
  public struct Number: Sendable {
    fileprivate let place: WritableKeyPath<TextParagraph, Double> & Sendable
  }

  fileprivate struct Values: Hashable {
    var words = Words()
    var paragraph = TextParagraph()

    subscript(number: KeyPath<Numbers, Number>) -> CGFloat {
      get { CGFloat(paragraph[keyPath: Numbers.all[keyPath: number].place]) }
      set { paragraph[keyPath: Numbers.all[keyPath: number].place] = Double(newValue) }
    }
  }

  private let foundationWord = AttributeWord.foreign
  fileprivate var values = Values()

  /// What a text has that says none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open subscript<Word>(dynamicMember word: WritableKeyPath<Words, Word>) -> Word { values.words[keyPath: word] }
  open subscript(dynamicMember number: KeyPath<Numbers, Number>) -> CGFloat { values[number] }

  /// As the renderer takes it.
  package var layers: TextParagraph {
    var paragraph = values.paragraph.noticed
    paragraph.alignment = values.words.alignment.layers
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
  open override subscript<Word>(dynamicMember word: WritableKeyPath<Words, Word>) -> Word {
    get { values.words[keyPath: word] }
    set { values.words[keyPath: word] = newValue }
  }
  open override subscript(dynamicMember number: KeyPath<Numbers, Number>) -> CGFloat {
    get { values[number] }
    set { values[number] = newValue }
  }

  /// A style of a paragraph, whose alignment is said apart.
  convenience init(_ paragraph: TextParagraph, _ alignment: NSTextAlignment, _ lineBreakMode: NSLineBreakMode) {
    self.init()
    values.paragraph = paragraph
    (values.words.alignment, values.words.lineBreakMode) = (alignment, lineBreakMode)
  }

  /// Takes over what another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
