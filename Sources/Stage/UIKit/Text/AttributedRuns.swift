package import HeroLayers

@MainActor
extension NSAttributedString {
  /// How a label shows links, whatever else their attributes say. Taps on them do nothing. Source: labels of a phone; Apple's documentation does
  /// not say it.
  package static let linkAttributes: [Key: Any] = [
    .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
  ]

  /// The parts of the text as the renderer takes them; what their attributes do not say is another text's. Pictures that stand in the text
  /// are numbered as `pictures(beside:)` has them.
  ///
  /// - Parameter links: Attributes of links, over their own.
  package func textRuns(like contents: TextContents, links: [Key: Any]? = nil) -> [TextRun] {
    let characters = NSString(string: string)
    var runs: [TextRun] = []
    var pictures = 0
    enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
      let attributes = own[.link] == nil ? own : own.merging(links ?? Self.linkAttributes) { $1 }
      var run = TextRun(text: characters.substring(with: range), like: contents)
      Self.apply(attributes, to: &run)
      if let attachment = Self.attachment(attributes, in: run.text) {
        run.attachment = attachment.layers(image: pictures, beside: UIFont(run.font))
        if run.attachment == nil { run.text = "" } else { pictures += 1 }
      }
      runs.append(run)
    }
    return runs
  }

  /// The pictures that stand in the text, beside letters of a font where the text says no other.
  package func pictures(beside font: UIFont) -> [UIImage] {
    let characters = NSString(string: string)
    var pictures: [UIImage] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let attachment = Self.attachment(attributes, in: characters.substring(with: range))
      if let image = attachment?.image(beside: attributes[.font] as? UIFont ?? font) { pictures.append(image) }
    }
    return pictures
  }

  /// What stands in place of a part's characters; of others than U+FFFC nothing does.
  private static func attachment(_ attributes: [Key: Any], in text: String) -> NSTextAttachment? {
    guard text.unicodeScalars.allSatisfy({ $0.value == UInt32(NSTextAttachment.character) }) else { return nil }
    return attributes[.attachment] as? NSTextAttachment
  }

  private static let unshown: [(Key, String)] = [
    (.underlineColor, "underlineColor"), (.strikethroughColor, "strikethroughColor"), (.strokeColor, "strokeColor"),
    (.strokeWidth, "strokeWidth"), (.obliqueness, "obliqueness"), (.expansion, "expansion"),
  ]

  private static func apply(_ attributes: [Key: Any], to run: inout TextRun) {
    if let font = attributes[.font] as? UIFont { run.font = font.request }
    if let color = attributes[.foregroundColor] as? UIColor { run.color = color.color }
    run.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.color
    run.kern = number(attributes[.kern]) ?? run.kern
    run.underlineStyle = NSUnderlineStyle.layers(attributes[.underlineStyle])
    run.strikethroughStyle = NSUnderlineStyle.layers(attributes[.strikethroughStyle])
    run.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    for (key, name) in unshown where attributes[key] != nil {
      UIKitRuntime.current.warn("an attributed text's \(name) is of no effect: letters and their lines are plain")
    }
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
  package mutating func show(_ text: NSAttributedString, links: [NSAttributedString.Key: Any]? = nil) {
    let attributes = text.firstAttributes
    setRuns(text.textRuns(like: self, links: links))
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      lineBreakMode = paragraph.lineBreakMode.layers
    }
    if let shadow = attributes[.shadow] as? NSShadow { self.shadow = shadow.layers }
  }
}
