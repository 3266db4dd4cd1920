/// Puts the elements of an XML file together in one pass, and tells what breaks XML's rules where it stands.
struct TagScanner {
  let bytes: [UInt8]
  private(set) var index = 0
  private(set) var place = InterfacePlace(line: 1, column: 1)
  private var open: [MarkupElement] = []
  private var count = 0
  private var root: MarkupElement?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The root element.
  ///
  /// Throws at a document type too, the only way to declare entities.
  static func root(of bytes: [UInt8]) throws(InterfaceError) -> MarkupElement {
    var scanner = TagScanner(bytes)
    return try scanner.scan()
  }

  private mutating func scan() throws(InterfaceError) -> MarkupElement {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let start = index
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        try scanText()
        continue
      }
      if try skipComment() { continue }
      if try scanData() { continue }
      if starts(with: "<?") {
        if starts(with: "<?xml "), index > start {
          throw problem("an XML declaration that is not the file's first line", place)
        }
        _ = try between("<?", "?>", "a processing instruction does not end")
      } else if starts(with: "<!") {
        throw InterfaceError(
          "document types and entities are refused; Interface Builder writes none: remove the declaration", at: place)
      } else if starts(with: "</") {
        try scanEndTag()
      } else {
        try scanStartTag()
      }
    }
    if let last = open.last {
      throw InterfaceError("the file ends inside of <\(last.name)> of line \(last.place.line)", at: place)
    }
    guard let root else { throw problem("the file has no element", place) }
    return root
  }

  private mutating func scanText() throws(InterfaceError) {
    let start = place
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "]"), starts(with: "]]>") { throw problem("']]>' in a text", place) }
      try takeCharacter(into: &text)
    }
    try add(text, start)
  }

  private mutating func scanData() throws(InterfaceError) -> Bool {
    let start = place
    guard let data = try between("<![CDATA[", "]]>", "a CDATA section does not end") else { return false }
    try add(data, start)
    return true
  }

  private mutating func add(_ text: [UInt8], _ start: InterfacePlace) throws(InterfaceError) {
    guard open.isEmpty else {
      open[open.count - 1].text += String(decoding: text, as: UTF8.self)
      return
    }
    guard text.allSatisfy({ Self.spaces.contains($0) }) else {
      throw problem(root == nil ? "the file has no element, but text" : "the file has more after its end", start)
    }
  }

  private mutating func scanEndTag() throws(InterfaceError) {
    let start = place
    advance(2)
    let name = String(decoding: word(), as: UTF8.self)
    skipSpaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { throw problem("a tag does not end", start) }
    advance()
    guard let element = open.popLast() else { throw InterfaceError("</\(name)> closes no element", at: start) }
    guard element.name == name else {
      throw InterfaceError(
        "</\(name)> is where <\(element.name)> of line \(element.place.line) is to be closed: the tags do not match",
        at: start)
    }
    close(element)
  }

  private mutating func scanStartTag() throws(InterfaceError) {
    let start = place
    guard root == nil else { throw problem("the file has more after its end", start) }
    advance()
    let name = try name("a tag's name is missing or wrong", start)
    count += 1
    if open.count >= MarkupReader.maximumDepth {
      throw InterfaceError("elements lie more than \(MarkupReader.maximumDepth) deep", at: start)
    } else if count > MarkupReader.maximumElements {
      throw InterfaceError("the file has more than \(MarkupReader.maximumElements) elements", at: start)
    }
    let (attributes, isEmpty) = try scanAttributes(of: name)
    let element = MarkupElement(name: name, attributes: attributes, place: start)
    if isEmpty { close(element) } else { open.append(element) }
  }

  private mutating func close(_ element: MarkupElement) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  // MARK: Bytes

  static let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= bytes.count && text.indices.allSatisfy { bytes[index + $0] == text[$0] }
    }
  }

  private mutating func skipComment() throws(InterfaceError) -> Bool {
    guard starts(with: "<!--") else { return false }
    let start = place
    advance(4)
    while index < bytes.count, !starts(with: "-->") {
      if starts(with: "--") { throw problem("'--' in a comment", place) }
      advance()
    }
    guard index < bytes.count else { throw problem("a comment does not end", start) }
    advance(3)
    return true
  }

  /// What stands between two signs, and moves behind the second one; nil where the first one is not here.
  private mutating func between(
    _ start: StaticString, _ end: StaticString, _ fault: String
  ) throws(InterfaceError) -> [UInt8]? {
    guard starts(with: start) else { return nil }
    let first = place
    advance(start.utf8CodeUnitCount)
    var inside: [UInt8] = []
    while index < bytes.count, !starts(with: end) { takeByte(into: &inside) }
    guard index < bytes.count else { throw problem(fault, first) }
    advance(end.utf8CodeUnitCount)
    return inside
  }

  /// Takes a byte; ends of lines become one line feed.
  mutating func takeByte(into text: inout [UInt8]) {
    if bytes[index] == 0x0D, starts(with: "\r\n") { advance() }
    text.append(bytes[index] == 0x0D ? 0x0A : bytes[index])
    advance()
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        place = InterfacePlace(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
  }

  func problem(_ what: String, _ place: InterfacePlace) -> InterfaceError {
    InterfaceError("\(what); open and save the file in Xcode, or correct it", at: place)
  }
}
