/// What stands in tags and texts.
extension TagScanner {
  /// Moves behind a start tag, and tells whether it closes itself; at the file's end it does not.
  mutating func scanAttributes(
    of tag: String
  ) throws(InterfaceError) -> (attributes: [String: String], isEmpty: Bool) {
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpaces()
      guard index < bytes.count else { return (attributes, false) }
      if bytes[index] == UInt8(ascii: ">") {
        advance()
        return (attributes, false)
      }
      if bytes[index] == UInt8(ascii: "/") {
        advance()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { throw problem("a '/' within a tag", place) }
        advance()
        return (attributes, true)
      }
      guard hasSpace else { throw problem("a space is missing between attributes", place) }
      let at = place
      let name = try name("an attribute's name is missing or wrong", at)
      let value = try value(of: name, at)
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw problem("the attribute '\(name)' is there twice", at)
      }
      guard attributes.count <= InterfaceLimits.attributes else {
        throw InterfaceError(
          "the tag '\(tag)' has more than \(InterfaceLimits.attributes) attributes, which Interface Builder never writes; take some away",
          at: at)
      }
    }
  }

  private mutating func value(of name: String, _ start: InterfacePlace) throws(InterfaceError) -> String {
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
    advance()
    var value: [UInt8] = []
    var length = 0
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") { throw problem("a '<' in the value of '\(name)'", place) }
      if bytes[index] & 0xC0 != 0x80 { length += 1 }
      guard length <= InterfaceLimits.textLength else {
        throw InterfaceError(
          "the value of '\(name)' has more than \(InterfaceLimits.textLength) characters; shorten it, or set it in the app's code",
          at: start)
      }
      // Written as they are, tabs and ends of lines mean a space in a value.
      let isSpace = Self.spaces.contains(bytes[index])
      try takeCharacter(into: &value)
      if isSpace { value[value.count - 1] = 0x20 }
    }
    guard index < bytes.count else { throw problem("the value of '\(name)' does not end", start) }
    advance()
    return String(decoding: value, as: UTF8.self)
  }

  /// Takes a character of a text or value; an entity must be one of XML's own or a number.
  mutating func takeCharacter(into text: inout [UInt8]) throws(InterfaceError) {
    guard bytes[index] == UInt8(ascii: "&") else { return takeByte(into: &text) }
    let name = bytes[(index + 1)...].prefix(32).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "<") }
    let end = index + 1 + name.count
    let entity = String(decoding: name, as: UTF8.self)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      throw problem("a '&' by itself; write &amp;", place)
    }
    guard let character = Self.entities[entity] ?? Self.numbered(entity) else {
      throw problem("the entity '&\(entity);' is not declared", place)
    }
    text += Array(String(character).utf8)
    advance(name.count + 2)
  }

  private static let entities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// `#233` and `#xE9`; nil for what is no number of a character that XML has.
  private static func numbered(_ text: String) -> Unicode.Scalar? {
    let isHex = text.hasPrefix("#x")
    guard text.hasPrefix("#"), let number = UInt32(text.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(number), !isRefused(scalar)
    else { return nil }
    return scalar
  }

  /// Whether XML has no such character.
  static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && !spaces.contains(UInt8(scalar.value)) || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }

  /// A name, which must begin with a letter and hold no signs.
  mutating func name(_ fault: String, _ start: InterfacePlace) throws(InterfaceError) -> String {
    let name = word()
    func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let others: [UInt8] = Array("-.0123456789".utf8)
    guard let first = name.first, isLetter(first), name.allSatisfy({ isLetter($0) || others.contains($0) }) else {
      throw problem(fault, start)
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// What stands up to a space or a sign of a tag.
  mutating func word() -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, !Self.wordEnds.contains(bytes[index]) { advance() }
    return bytes[start..<index]
  }

  private static let wordEnds: [UInt8] = Array(" \t\n\r/><='\"".utf8)

  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = index
    while index < bytes.count, Self.spaces.contains(bytes[index]) { advance() }
    return index > start
  }
}
