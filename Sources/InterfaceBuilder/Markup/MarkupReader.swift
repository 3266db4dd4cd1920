import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into a tree of elements, as strictly as Interface Builder writes it.
package enum MarkupReader {
  /// Bytes of a file, at most.
  package static let maximumSize = 16 << 20
  /// Elements within elements, at most.
  package static let maximumDepth = 200
  /// Elements of a file, at most.
  package static let maximumElements = 200_000

  /// The root element.
  ///
  /// Throws where the text is no XML, is too large or too deep, or declares a document type.
  package static func read(_ bytes: [UInt8]) throws(InterfaceError) -> MarkupElement {
    guard bytes.count <= maximumSize else {
      throw InterfaceError("the file has \(bytes.count) bytes; at most \(maximumSize) are allowed")
    }
    let first = InterfacePlace(line: 1, column: 1)
    guard !bytes.isEmpty else { throw InterfaceError("the file is empty; it is no XML", at: first) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InterfaceError("the file is not UTF-8, as Interface Builder writes it", at: first)
    }
    if let encoding = declaredEncoding(text), !["utf-8", "us-ascii", "ascii"].contains(encoding.lowercased()) {
      throw InterfaceError("the encoding '\(encoding)' is refused; save the file as UTF-8", at: first)
    }
    let tags = try TagScanner.startTags(bytes)
    let builder = TreeBuilder(tags: tags)
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    #if canImport(FoundationXML)
      parser.externalEntityResolvingPolicy = .never
    #endif
    parser.delegate = builder
    let isWhole = parser.parse()
    if let problem = builder.problem { throw problem }
    guard isWhole, let root = builder.root else {
      throw problem(parser, bytes)
    }
    return root
  }

  /// What the first line says: `<?xml version="1.0" encoding="UTF-8"?>`.
  private static func declaredEncoding(_ text: String) -> String? {
    guard text.hasPrefix("<?xml"), let end = text.range(of: "?>"),
      let start = text.range(of: "encoding=", range: text.startIndex..<end.lowerBound)
    else { return nil }
    let rest = text[start.upperBound..<end.lowerBound]
    guard let quote = rest.first, let close = rest.dropFirst().firstIndex(of: quote) else { return nil }
    return String(rest.dropFirst()[..<close])
  }

  private static func problem(_ parser: XMLParser, _ bytes: [UInt8]) -> InterfaceError {
    let code = (parser.parserError as NSError?)?.code ?? 0
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let line = min(max(parser.lineNumber, 1), lines)
    let column = max(parser.columnNumber, 1)
    let what = reasons[code] ?? "not well-formed XML (libxml2's error \(code))"
    return InterfaceError("\(what); open and save the file in Xcode, or mend it", at: .init(line: line, column: column))
  }

  /// Source: libxml2, `xmlParserErrors`.
  private static let reasons: [Int: String] = [
    4: "the file holds no element", 5: "the file ends too early, or goes on after its end",
    9: "a character that XML has not",
    26: "an entity that is not declared", 38: "a '<' in an attribute", 39: "an attribute's value has no quote",
    40: "an attribute's value does not end", 41: "an attribute without a value", 42: "an attribute stands twice",
    45: "a comment does not end", 63: "a CDATA section does not end", 65: "a space is missing between attributes",
    68: "a name is missing or wrong", 73: "a tag does not end", 76: "a start tag and an end tag do not match",
    77: "the file ends before all elements end", 1: "not well-formed XML", 62: "']]>' in a text",
  ]
}

/// Puts elements together while the parser goes.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  private let tags: [InterfacePlace]
  private var open: [MarkupElement] = []
  private var count = 0
  private(set) var root: MarkupElement?
  private(set) var problem: InterfaceError?

  init(tags: [InterfacePlace]) { self.tags = tags }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard problem == nil else { return }
    let place = tags.indices.contains(count) ? tags[count] : InterfacePlace(line: max(parser.lineNumber, 1), column: 1)
    count += 1
    if open.count >= MarkupReader.maximumDepth {
      problem = InterfaceError("elements lie more than \(MarkupReader.maximumDepth) deep", at: place)
    } else if count > MarkupReader.maximumElements {
      problem = InterfaceError("the file has more than \(MarkupReader.maximumElements) elements", at: place)
    }
    guard problem == nil else { return parser.abortParsing() }
    open.append(MarkupElement(name: name, attributes: attributes, place: place))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard problem == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      if root == nil { root = element }
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
