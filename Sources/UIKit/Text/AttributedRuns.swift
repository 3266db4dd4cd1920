package import HeroLayers

@MainActor
extension NSAttributedString {
  /// The parts of the text as the renderer takes them; what their attributes do not say is another text's.
  package func textRuns(like contents: TextContents) -> [TextRun] {
    let characters = NSString(string: string)
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var run = TextRun(text: characters.substring(with: range), like: contents)
      Self.apply(attributes, to: &run)
      runs.append(run)
    }
    return runs
  }

  private static func apply(_ attributes: [Key: Any], to run: inout TextRun) {
    if let font = attributes[.font] as? UIFont { run.font = font.request }
    if let color = attributes[.foregroundColor] as? UIColor { run.color = color.color }
    run.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.color
    run.kern = number(attributes[.kern]) ?? run.kern
    run.underlineStyle = NSUnderlineStyle.layers(attributes[.underlineStyle])
    run.strikethroughStyle = NSUnderlineStyle.layers(attributes[.strikethroughStyle])
    run.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    run.paragraph = style.layers
    if style.hyphenationFactor > 0 {
      UIKitRuntime.current.warn("a paragraph style's hyphenationFactor is of no effect: lines break between words")
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? (value as? Double)
  }

  /// The attributes of the first character.
  package var firstAttributes: [Key: Any] { length > 0 ? attributes(at: 0, effectiveRange: nil) : [:] }
}

extension TextContents {
  /// Takes over a text with attributes; what they do not say stays as it is.
  @MainActor
  package mutating func show(_ text: NSAttributedString) {
    let attributes = text.firstAttributes
    setRuns(text.textRuns(like: self))
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      lineBreakMode = paragraph.lineBreakMode.layers
    }
    if let shadow = attributes[.shadow] as? NSShadow { self.shadow = shadow.layers }
  }
}
