/// Finds the start tags of an XML file, so that elements know their exact places, and what is refused before anything is parsed.
///
/// The parser tells of most faults only where it gives up, so they are told here.
struct TagScanner {
  private struct Tag {
    let name: String
    let place: InterfacePlace
  }

  let bytes: [UInt8]
  private(set) var index = 0
  private(set) var place = InterfacePlace(line: 1, column: 1)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The places of all start tags, in file order.
  ///
  /// Throws at a document type, the only way to declare entities, and at tags that do not match.
  static func startTags(_ bytes: [UInt8]) throws(InterfaceError) -> [InterfacePlace] {
    var scanner = TagScanner(bytes)
    return try scanner.scan()
  }

  private mutating func scan() throws(InterfaceError) -> [InterfacePlace] {
    var tags: [InterfacePlace] = []
    var open: [Tag] = []
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        if starts(with: "]]>") { throw problem("']]>' in a text", place) }
        try skipCharacter()
        continue
      }
      if try skipComment() || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") { continue }
      if starts(with: "<!") {
        throw InterfaceError(
          "document types and entities are refused; Interface Builder writes none: remove the declaration", at: place)
      }
      let start = place
      if starts(with: "</") {
        let name = name(at: index + 2)
        guard let last = open.popLast() else {
          throw InterfaceError("</\(name)> closes no element", at: start)
        }
        guard last.name == name else {
          throw InterfaceError(
            "</\(name)> stands where <\(last.name)> of line \(last.place.line) is to be closed: the tags do not match",
            at: start)
        }
        advance()
      } else {
        tags.append(start)
        let name = name(at: index + 1)
        if try !skipStartTag() { open.append(Tag(name: name, place: start)) }
      }
    }
    if let last = open.last {
      throw InterfaceError("the file ends inside of <\(last.name)> of line \(last.place.line)", at: place)
    }
    return tags
  }

  /// The characters of a tag's name.
  private func name(at start: Int) -> String {
    let ends: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<")]
    let bytes = bytes[min(start, bytes.count)...].prefix { !ends.contains($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= bytes.count && text.indices.allSatisfy { bytes[index + $0] == text[$0] }
    }
  }

  private mutating func skipComment() throws(InterfaceError) -> Bool {
    guard starts(with: "<!--") else { return false }
    let start = place
    for _ in 0..<4 { advance() }
    while index < bytes.count, !starts(with: "-->") {
      if starts(with: "--") { throw problem("'--' in a comment", place) }
      advance()
    }
    guard index < bytes.count else { throw problem("a comment does not end", start) }
    for _ in 0..<3 { advance() }
    return true
  }

  private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
    guard starts(with: start) else { return false }
    for _ in 0..<start.utf8CodeUnitCount { advance() }
    while index < bytes.count, !starts(with: end) { advance() }
    for _ in 0..<end.utf8CodeUnitCount where index < bytes.count { advance() }
    return true
  }

  /// Moves behind a byte.
  mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      place = InterfacePlace(line: place.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      place.column += 1
    }
  }
}
