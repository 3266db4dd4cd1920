/// What stops a JSON text from being read.
struct JSONSyntaxError: Error, Equatable {
  var place: TextPlace
  var message: String
}

/// A key that an object has twice.
struct DuplicateKey {
  var key: String
  var place: TextPlace
  var first: TextPlace
  var path: JSONPath
}

/// A strict JSON reader (RFC 8259) that remembers places. Nesting is bounded, so that hostile files cannot exhaust the stack.
struct JSONParser {
  /// Levels of arrays and objects.
  static let maximumDepth = 256

  let bytes: [UInt8]
  var offset = 0
  private var line: Int32 = 1
  /// The offset at which the line's first column would be if every scalar were a byte.
  private var lineStart = 0
  /// Keys that occur twice in one object, in file order.
  private(set) var duplicates: [DuplicateKey] = []

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  /// Reads a whole document.
  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> (value: JSONValue, duplicates: [DuplicateKey]) {
    if let problem = TextCheck.problem(of: bytes) {
      throw JSONSyntaxError(place: problem.place, message: problem.message)
    }
    var parser = JSONParser(bytes: bytes)
    parser.skipWhiteSpace()
    guard parser.current != nil else {
      throw parser.error(bytes.isEmpty ? "the file is empty" : "the file holds nothing but white space")
    }
    let value = try parser.value(path: .root, depth: 0)
    parser.skipWhiteSpace()
    if parser.current != nil {
      throw parser.unexpected("expected nothing after the end of the document")
    }
    return (value, parser.duplicates)
  }

  // MARK: Places

  /// The byte at the offset; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The place of the offset.
  var place: TextPlace { TextPlace(line: line, column: Int32(clamping: offset - lineStart + 1)) }

  /// Tells the column count that a byte belongs to the scalar before it.
  mutating func countContinuation() { lineStart += 1 }

  func error(_ message: String, at place: TextPlace? = nil) -> JSONSyntaxError {
    JSONSyntaxError(place: place ?? self.place, message: message)
  }

  /// An error about what stands at the offset.
  func unexpected(_ expectation: String) -> JSONSyntaxError {
    guard let byte = current else { return error("unexpected end of file; \(expectation)") }
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return error("JSON has no comments; \(expectation)")
    case UInt8(ascii: "'"):
      return error("strings are written in double quotes; \(expectation)")
    default:
      return error("\(expectation), found \(description(of: byte))")
    }
  }

  private func description(of byte: UInt8) -> String {
    if byte < 0x20 || byte == 0x7F { return "the control character 0x\(String(byte, radix: 16, uppercase: true))" }
    if byte < 0x80 { return "'\(Character(UnicodeScalar(byte)))'" }
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return text.unicodeScalars.first.map { "'\($0)'" } ?? "a strange byte"
  }

  mutating func skipWhiteSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09: offset += 1
      case 0x0A:
        offset += 1
        newLine()
      case 0x0D:
        offset += 1
        if current == 0x0A { offset += 1 }
        newLine()
      default: return
      }
    }
  }

  private mutating func newLine() {
    line += 1
    lineStart = offset
  }

  // MARK: Values

  private mutating func value(path: JSONPath, depth: Int) throws(JSONSyntaxError) -> JSONValue {
    let start = place
    guard let byte = current else { throw unexpected("expected a value") }
    switch byte {
    case UInt8(ascii: "{"):
      guard depth < Self.maximumDepth else { throw tooDeep() }
      return JSONValue(kind: .object(try object(path: path, depth: depth + 1)), place: start)
    case UInt8(ascii: "["):
      guard depth < Self.maximumDepth else { throw tooDeep() }
      return JSONValue(kind: .array(try array(path: path, depth: depth + 1)), place: start)
    case UInt8(ascii: "\""):
      let (text, isVerbatim) = try string()
      return JSONValue(kind: .string(text), place: start, isVerbatim: isVerbatim)
    default:
      if let number = try number() { return JSONValue(kind: .number(number), place: start) }
      return JSONValue(kind: try word(), place: start)
    }
  }

  private func tooDeep() -> JSONSyntaxError {
    error("nested more than \(Self.maximumDepth) levels deep")
  }

  private mutating func array(path: JSONPath, depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
    offset += 1
    var values: [JSONValue] = []
    skipWhiteSpace()
    if current == UInt8(ascii: "]") {
      offset += 1
      return values
    }
    while true {
      values.append(try value(path: .index(path, values.count), depth: depth))
      skipWhiteSpace()
      let comma = place
      guard current == UInt8(ascii: ",") else {
        guard current == UInt8(ascii: "]") else { throw unexpected("expected ',' or ']'") }
        offset += 1
        return values
      }
      offset += 1
      skipWhiteSpace()
      if current == UInt8(ascii: "]") { throw error("a comma before ']' is not allowed", at: comma) }
    }
  }

  private mutating func object(path: JSONPath, depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    offset += 1
    var members: [JSONMember] = []
    // Looking keys up one by one is faster for the few that objects have; big objects get a table.
    var table: [String: Int] = [:]
    skipWhiteSpace()
    if current == UInt8(ascii: "}") {
      offset += 1
      return members
    }
    while true {
      guard current == UInt8(ascii: "\"") else { throw unexpected("expected a key in double quotes") }
      let keyPlace = place
      let (key, _) = try string()
      skipWhiteSpace()
      guard current == UInt8(ascii: ":") else { throw unexpected("expected ':' after the key") }
      offset += 1
      skipWhiteSpace()
      let value = try value(path: .key(path, key), depth: depth)

      let earlier: Int?
      if members.count < 16 {
        earlier = members.firstIndex { $0.key == key }
      } else {
        if table.isEmpty { for (index, member) in members.enumerated() { table[member.key] = index } }
        earlier = table[key]
      }
      if let earlier {
        duplicates.append(
          DuplicateKey(key: key, place: keyPlace, first: members[earlier].keyPlace, path: .key(path, key)))
      } else {
        if !table.isEmpty { table[key] = members.count }
        members.append(JSONMember(key: key, keyPlace: keyPlace, value: value))
      }

      skipWhiteSpace()
      let comma = place
      guard current == UInt8(ascii: ",") else {
        guard current == UInt8(ascii: "}") else { throw unexpected("expected ',' or '}'") }
        offset += 1
        return members
      }
      offset += 1
      skipWhiteSpace()
      if current == UInt8(ascii: "}") { throw error("a comma before '}' is not allowed", at: comma) }
    }
  }

  /// `true`, `false`, `null`, and what people write instead.
  private mutating func word() throws(JSONSyntaxError) -> JSONValue.Kind {
    let start = offset
    var end = offset
    while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
    guard end > start else { throw unexpected("expected a value") }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    switch text {
    case "true":
      offset = end
      return .bool(true)
    case "false":
      offset = end
      return .bool(false)
    case "null":
      offset = end
      return .null
    case "NaN", "nan", "Infinity", "infinity", "inf", "Inf":
      throw error("JSON has no \(text); a number is finite")
    case "t", "tr", "tru", "f", "fa", "fal", "fals", "n", "nu", "nul":
      if end == bytes.count {
        offset = end
        throw error("unexpected end of file; expected a value")
      }
    default: break
    }
    if ["true", "false", "null"].contains(text.lowercased()) {
      throw error("write '\(text.lowercased())', found '\(text)'")
    }
    throw error("expected a value, found '\(text.prefix(40))'; strings are written in double quotes")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }
  static func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (0x30...0x39).contains(byte)
  }
}
