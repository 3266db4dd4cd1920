import HeroControls

/// A value that Interface Builder has words for.
protocol InterfaceWord {
  /// nil for a word that is not known.
  init?(interfaceBuilder word: String)
}

extension InterfaceWord where Self: RawRepresentable, RawValue == String {
  /// By its own name.
  init?(interfaceBuilder word: String) { self.init(rawValue: word) }
}

extension InterfaceReader {
  /// The value of an attribute; the standard one where the element says none and, with a remark, for a word that is not known.
  mutating func word<Word: InterfaceWord>(_ element: MarkupElement, _ attribute: String, _ standard: Word) -> Word {
    word(element, attribute) ?? standard
  }

  /// The value of an attribute; nil where the element says none and, with a remark, for a word that is not known.
  mutating func word<Word: InterfaceWord>(_ element: MarkupElement, _ attribute: String) -> Word? {
    guard let text = element[attribute] else { return nil }
    if let word = Word(interfaceBuilder: text) { return word }
    remark(.element, element, "the \(attribute) '\(text)' is not known; the standard one takes its place")
    return nil
  }
}

extension BlurStyle: InterfaceWord {}
