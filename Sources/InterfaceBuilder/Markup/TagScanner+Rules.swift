/// What XML asks of tags and texts, with the place where it is not so: the parser tells the end of the file for most of it.
extension TagScanner {
  /// Moves behind a start tag, and tells whether it closes itself; at the file's end it does not.
  mutating func skipStartTag() throws(InterfaceError) -> Bool {
    let start = place
    advance()
    let name = word()
    guard let first = name.first, Self.beginsName(first) else {
      throw problem("a tag's name is missing or wrong", start)
    }
    var names: Set<[UInt8]> = []
    while true {
      let hasSpace = skipSpaces()
      guard index < bytes.count else { return false }
      if bytes[index] == UInt8(ascii: ">") {
        advance()
        return false
      }
      if bytes[index] == UInt8(ascii: "/") {
        advance()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { throw problem("a '/' within a tag", place) }
        advance()
        return true
      }
      guard hasSpace else { throw problem("a space is missing between attributes", place) }
      let at = place
      let attribute = word()
      let text = String(decoding: attribute, as: UTF8.self)
      guard let first = attribute.first, Self.beginsName(first) else {
        throw problem("an attribute's name is missing or wrong", at)
      }
      try skipValue(of: text, at)
      guard names.insert(attribute).inserted else { throw problem("the attribute '\(text)' stands twice", at) }
      // Before the parser looks at them, which compares each with all others.
      guard names.count <= InterfaceLimits.attributes else {
        throw InterfaceError(
          "the tag '\(String(decoding: name, as: UTF8.self))' has more than \(InterfaceLimits.attributes) attributes, which Interface Builder never writes; take some away",
          at: at)
      }
    }
  }

  private mutating func skipValue(of name: String, _ start: InterfacePlace) throws(InterfaceError) {
    skipSpaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      throw problem("the attribute '\(name)' has no value", start)
    }
    advance()
    skipSpaces()
    guard index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index]) else {
      throw problem("the value of '\(name)' has no quotes", start)
    }
    let quote = bytes[index]
    var length = 0
    advance()
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") { throw problem("a '<' in the value of '\(name)'", place) }
      if bytes[index] & 0xC0 != 0x80 { length += 1 }
      guard length <= InterfaceLimits.textLength else {
        throw InterfaceError(
          "the value of '\(name)' has more than \(InterfaceLimits.textLength) characters; shorten it, or set it in the app's code",
          at: start)
      }
      try skipCharacter()
    }
    guard index < bytes.count else { throw problem("the value of '\(name)' does not end", start) }
    advance()
  }

  /// Moves behind a character of a text or value; an entity must be one of XML's own or a number.
  mutating func skipCharacter() throws(InterfaceError) {
    let byte = bytes[index]
    if byte < 0x20, ![0x09, 0x0A, 0x0D].contains(byte) { throw problem("a character that XML has not", place) }
    guard byte == UInt8(ascii: "&") else {
      advance()
      return
    }
    let name = bytes[(index + 1)...].prefix(32).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "<") }
    let end = index + 1 + name.count
    let text = String(decoding: name, as: UTF8.self)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      throw problem("a '&' by itself; write &amp;", place)
    }
    guard ["amp", "lt", "gt", "quot", "apos"].contains(text) || Self.isNumber(text) else {
      throw problem("the entity '&\(text);' is not declared", place)
    }
    while index <= end { advance() }
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("#x") ? text.dropFirst(2) : text.dropFirst()
    return text.hasPrefix("#") && UInt32(digits, radix: text.hasPrefix("#x") ? 16 : 10) != nil
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// What stands up to a space or a sign of a tag.
  private mutating func word() -> [UInt8] {
    let ends: Set<UInt8> = Set(" \t\n\r/><='\"".utf8)
    let start = index
    while index < bytes.count, !ends.contains(bytes[index]) { advance() }
    return Array(bytes[start..<index])
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = index
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { advance() }
    return index > start
  }

  func problem(_ what: String, _ place: InterfacePlace) -> InterfaceError {
    InterfaceError("\(what); open and save the file in Xcode, or mend it", at: place)
  }
}
