import HeroGeometry
import HeroLayers

extension InterfaceReader {
  mutating func label(_ element: MarkupElement) -> InterfaceLabel {
    let fragments = fragments(element, key: "attributedText")
    let isAttributed = element.flag("usesAttributedText") ?? false
    return InterfaceLabel(
      text: isAttributed ? fragments.map(\.text).joined() : element.string("text") ?? "",
      fragments: isAttributed ? fragments : [], font: font(element) ?? InterfaceFont(),
      textColor: color(element, key: "textColor"), alignment: word(element, "textAlignment", .natural),
      lineBreakMode: word(element, "lineBreakMode", .byTruncatingTail),
      numberOfLines: element.integer("numberOfLines") ?? 1,
      adjustsFontSize: element.flag("adjustsFontSizeToFit") ?? element.flag("adjustsFontSizeToFitWidth") ?? false,
      minimumScale: minimumScale(element), baselineAdjustment: word(element, "baselineAdjustment", .alignBaselines),
      preferredMaxWidth: element.number("preferredMaxLayoutWidth") ?? 0,
      isEnabled: element.flag("enabled") ?? true, shadowColor: color(element, key: "shadowColor"),
      shadowOffset: element.size(key: "shadowOffset") ?? Size(width: 0, height: -1),
      highlightedColor: color(element, key: "highlightedColor"), isHighlighted: element.flag("highlighted") ?? false)
  }

  func minimumScale(_ element: MarkupElement) -> Double {
    if let scale = element.number("minimumScaleFactor") { return scale }
    // Old files say points.
    guard let points = element.number("minimumFontSize"), points > 0 else { return 0 }
    return points / (font(element)?.size ?? 17)
  }

  mutating func textViewLabel(_ element: MarkupElement) -> InterfaceLabel {
    var result = label(element)
    result.font = font(element) ?? InterfaceFont(size: 14)
    result.numberOfLines = 0
    result.lineBreakMode = .byWordWrapping
    if !result.fragments.isEmpty {
      // Source: an attributed string's attributes where it says none.
      result.font = InterfaceFont(size: 12)
      result.textColor = .fixed(.black)
    }
    return result
  }

  /// The runs of an attributed string.
  mutating func fragments(_ element: MarkupElement, key: String) -> [InterfaceFragment] {
    guard let string = element.child("attributedString", key: key) else { return [] }
    return string.children.filter { $0.name == "fragment" }.map { fragment in
      let attributes = fragment.child("attributes")
      let paragraph = attributes?.child("paragraphStyle")
      return InterfaceFragment(
        text: fragment.string("content") ?? "", font: attributes.flatMap { font($0, key: "NSFont") },
        color: attributes.flatMap { color($0, key: "NSColor") },
        backgroundColor: attributes.flatMap { color($0, key: "NSBackgroundColor") },
        kern: attributes.flatMap { number($0, key: "NSKern") }, alignment: paragraph.flatMap { word($0, "alignment") },
        lineBreakMode: paragraph.flatMap { word($0, "lineBreakMode") },
        paragraph: paragraph.map { self.paragraph($0) } ?? .init(),
        isUnderlined: attributes.flatMap { number($0, key: "NSUnderline") } ?? 0 != 0,
        isStruckThrough: attributes.flatMap { number($0, key: "NSStrikethrough") } ?? 0 != 0)
    }
  }

  private func number(_ attributes: MarkupElement, key: String) -> Double? {
    attributes.children.first { $0.key == key }?.number("value")
  }

  private func paragraph(_ element: MarkupElement) -> TextParagraph {
    var paragraph = TextParagraph()
    let numbers: [(String, WritableKeyPath<TextParagraph, Double>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("lineHeightMultiple", \.lineHeightMultiple),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
    ]
    for (name, path) in numbers { paragraph[keyPath: path] = element.number(name) ?? 0 }
    return paragraph
  }

  mutating func textField(_ element: MarkupElement) -> InterfaceTextField {
    InterfaceTextField(
      text: element.string("text") ?? fragments(element, key: "attributedText").map(\.text).joined(),
      placeholder: element.string("placeholder"), borderStyle: word(element, "borderStyle", .none),
      font: font(element) ?? InterfaceFont(), textColor: color(element, key: "textColor"),
      alignment: word(element, "textAlignment", .natural),
      isSecure: element.child("textInputTraits")?.flag("secureTextEntry") ?? false,
      clearButtonMode: word(element, "clearButtonMode", .never), background: element["background"],
      isEnabled: element.flag("enabled") ?? true)
  }

  mutating func searchBar(_ element: MarkupElement) -> InterfaceSearchBar {
    InterfaceSearchBar(
      text: element.string("text") ?? "", placeholder: element.string("placeholder"), prompt: element.string("prompt"),
      style: word(element, "searchBarStyle", .default), barTint: color(element, key: "barTintColor"),
      showsCancelButton: element.flag("showsCancelButton") ?? false,
      scopeTitles: element.children(in: "scopeButtonTitles").map(\.text),
      showsScopes: element.flag("showsScopeBar") ?? false)
  }
}
