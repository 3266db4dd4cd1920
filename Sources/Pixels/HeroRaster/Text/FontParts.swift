extension FontLibrary {
  /// A text in parts that one family draws: nil for the font's own first one, and for what no font has.
  ///
  /// A part of another family ends with its last character, so that the space behind it is the text's own. A character with U+FE0E, which
  /// asks for text, is drawn by an emoji font only where no other has it (Unicode Technical Standard 51, "Emoji and Text Presentation").
  func parts(of text: String, in font: ResolvedFont, _ han: HanStyle) -> [(text: Substring, family: String?)] {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [(text[...], nil)] }
    var parts: [(text: Substring, family: String?)] = []
    var (start, family): (String.Index, String?) = (text.startIndex, nil)
    for index in text.indices {
      let own = self.family(drawing: text[index], in: font, han)
      guard own != family else { continue }
      if start < index { parts.append((text[start..<index], family)) }
      (start, family) = (index, own)
    }
    parts.append((text[start...], family))
    return parts
  }

  /// The family that draws a cluster, the same for all of its characters.
  private func family(drawing cluster: Character, in font: ResolvedFont, _ han: HanStyle) -> String? {
    guard !cluster.isASCII, let first = font.families.first else { return nil }
    let characters = cluster.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map(\.value)
    guard let lacking = characters.first(where: { family(of: $0, among: [first]) == nil }) else { return nil }
    var families = font.families
    if cluster.unicodeScalars.contains("\u{FE0E}") {
      families = families.filter { $0 != EmojiFont.family } + [EmojiFont.family]
    }
    if let script = ScriptFont.font(of: lacking, han)?.family { families.append(script) }
    return family(of: lacking, among: families)
  }
}
