extension NSAttributedString {
  /// What a file of text is.
  public struct DocumentType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }
  /// What is said of a file of text.
  public struct DocumentAttributeKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }
  /// How a file of text is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a text or HTML, of which bold, italic and underlined parts, headings, lists and line breaks count; other types are read as texts.
  ///
  /// HTML without a font is in Times of 12 points, as on a phone.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    let type = options[.documentType]
    guard type as? DocumentType == .html || type as? String == DocumentType.html.rawValue else {
      self.init(string: text)
      return
    }
    self.init(attributedString: MarkupText(text).attributed)
  }
}

/// The text of an HTML page.
private struct MarkupText {
  let attributed = NSMutableAttributedString()
  /// Open tags that count.
  private var open: [String] = []
  /// In `<style>` and the like nothing is text.
  private var hidden = 0

  init(_ html: String) {
    var rest = html[...]
    while let next = rest.firstIndex(of: "<") {
      add(rest[..<next])
      guard let end = rest[next...].firstIndex(of: ">") else { return }
      tag(rest[rest.index(after: next)..<end])
      rest = rest[rest.index(after: end)...]
    }
    add(rest)
    endLine()
  }

  private mutating func tag(_ text: Substring) {
    let isEnd = text.hasPrefix("/")
    let name = text.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "style", "script", "head", "title": hidden = max(0, hidden + (isEnd ? -1 : 1))
    case "br": attributed.append(NSAttributedString(string: "\n", attributes: attributes))
    case "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "blockquote":
      endLine()
      if name == "li", !isEnd { attributed.append(NSAttributedString(string: "\t•\t", attributes: attributes)) }
    default: break
    }
    if !isEnd {
      open.append(name)
    } else if let last = open.lastIndex(of: name) {
      open.removeSubrange(last...)
    }
  }

  private func endLine() {
    if attributed.length > 0, !attributed.string.hasSuffix("\n") { attributed.append(NSAttributedString(string: "\n")) }
  }

  private func add(_ text: Substring) {
    guard hidden == 0 else { return }
    let words = text.split(omittingEmptySubsequences: false) { $0.isWhitespace && $0 != "\u{a0}" }
    var shown = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard !shown.isEmpty || text.contains(" ") else { return }
    let atStart = attributed.length == 0 || attributed.string.last.map { " \n\t".contains($0) } ?? true
    if words.first?.isEmpty == true, !atStart { shown = " " + shown }
    if words.count > 1, words.last?.isEmpty == true, shown != " ", !shown.isEmpty { shown += " " }
    attributed.append(NSAttributedString(string: Self.plain(shown), attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04]
    let heading = open.last { headings[$0] != nil }
    let size = heading.flatMap { headings[$0] } ?? 12
    var traits: UIFontDescriptor.SymbolicTraits = []
    if heading != nil || open.contains("b") || open.contains("strong") { traits.insert(.traitBold) }
    if open.contains("i") || open.contains("em") { traits.insert(.traitItalic) }
    let plain = UIFont(name: "TimesNewRomanPSMT", size: size) ?? .systemFont(ofSize: size)
    let font = plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? plain
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if open.contains("u") || open.contains("a") { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    return attributes
  }

  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "hellip": "…"]
    return text.replacing(#/&(#x?[0-9a-fA-F]+|[a-zA-Z]+);/#) { match in
      let name = match.1
      if let known = names[String(name)] { return known }
      guard name.hasPrefix("#") else { return String(match.0) }
      let isHex = name.dropFirst().hasPrefix("x")
      return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init).map(String.init)
        ?? String(match.0)
    }
  }
}
