/// What stops a JSON text from being read.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  package var place: TextPlace
  /// What, as a sentence.
  package var message: String
}

/// A key that an object has twice.
package struct DuplicateKey: Sendable {
  package var key: String
  /// Where it stands again.
  package var place: TextPlace
  /// Where it stood first.
  package var first: TextPlace
  /// The way to it.
  package var path: JSONPath

  /// The problem, as a sentence.
  package var message: String {
    "the key '\(key)' is given already at line \(first.line), column \(first.column)"
  }
}

/// What a kind of file asks of its JSON.
package struct JSONRules: Sendable {
  /// What messages call such a file: `a scene file`. Default: `a JSON file`.
  package var fileKind: String
  /// The largest number, either way, > 0. Default: the largest double.
  package var largestNumber: Double
  /// The largest number as messages write it.
  package var largestNumberText: String
  /// Whether `// …`, `/* … */` and a comma before `]` or `}` are read over. Default: false.
  package var allowsComments: Bool

  /// Makes rules; the defaults are JSON's own.
  package init(
    fileKind: String = "a JSON file", largestNumber: Double = .greatestFiniteMagnitude,
    largestNumberText: String = "\(Double.greatestFiniteMagnitude)", allowsComments: Bool = false
  ) {
    self.fileKind = fileKind
    self.largestNumber = largestNumber
    self.largestNumberText = largestNumberText
    self.allowsComments = allowsComments
  }
}

/// A strict JSON reader (RFC 8259) that remembers places. Nesting is bounded, so that hostile files cannot exhaust the stack.
package struct JSONParser {
  /// Levels of arrays and objects.
  package static let maximumDepth = 256

  let bytes: [UInt8]
  let rules: JSONRules
  var offset = 0
  var line: Int32 = 1
  /// The offset at which the line's first column would be if every scalar were a byte.
  var lineStart = 0
  /// The way to the value that is being read.
  private var trail: [Step] = []
  /// Keys that occur twice in one object, in file order, the first of them.
  private var duplicates: [DuplicateKey] = []
  /// So many such keys are kept.
  private static let mostDuplicates = 100
  /// How many members the last object of each depth had, at most `mostExpected`: the next one is likely to have as many.
  private var memberCounts = [Int](repeating: 0, count: maximumDepth + 1)
  private static let mostExpected = 32
  /// Where the first comment begins.
  var firstComment: TextPlace?

  private enum Step {
    case key(String)
    case index(Int)
  }

  private init(bytes: [UInt8], rules: JSONRules) {
    self.bytes = bytes
    self.rules = rules
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  /// Reads a whole document; of a key that an object has twice only the first counts, and at most a hundred such keys are told.
  package static func parse(
    _ bytes: [UInt8], rules: JSONRules = JSONRules()
  ) throws(JSONSyntaxError) -> (value: JSONNode, duplicates: [DuplicateKey]) {
    if let problem = TextCheck.problem(of: bytes, fileKind: rules.fileKind) { throw problem }
    var parser = JSONParser(bytes: bytes, rules: rules)
    return (try parser.document(), parser.duplicates)
  }

  /// Where the first comment of a document begins; nil when it has none before the place from which it cannot be read.
  package static func firstComment(in bytes: [UInt8], rules: JSONRules) -> TextPlace? {
    var parser = JSONParser(bytes: bytes, rules: rules)
    _ = try? parser.document()
    return parser.firstComment
  }

  private mutating func document() throws(JSONSyntaxError) -> JSONNode {
    try skipWhiteSpace()
    guard current != nil else {
      throw error(bytes.isEmpty ? "the file is empty" : "the file contains nothing but white space")
    }
    let value = try value(depth: 0)
    try skipWhiteSpace()
    if current != nil { throw unexpected("expected nothing after the end of the document") }
    return value
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
      let comments = rules.allowsComments ? "a comment begins with // or /*" : "JSON has no comments"
      return error("\(comments); \(expectation)")
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

  // MARK: Values

  /// The way to the value that is being read.
  private var path: JSONPath {
    trail.reduce(.root) { path, step in
      switch step {
      case .key(let key): .key(path, key)
      case .index(let index): .index(path, index)
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    let start = place
    guard let byte = current else { throw unexpected("expected a value") }
    switch byte {
    case UInt8(ascii: "{"):
      guard depth < Self.maximumDepth else { throw tooDeep() }
      return JSONNode(kind: .object(try object(depth: depth + 1)), place: start)
    case UInt8(ascii: "["):
      guard depth < Self.maximumDepth else { throw tooDeep() }
      return JSONNode(kind: .array(try array(depth: depth + 1)), place: start)
    case UInt8(ascii: "\""):
      let (text, isVerbatim) = try string()
      return JSONNode(kind: .string(text), place: start, isVerbatim: isVerbatim)
    default:
      if let number = try number() { return JSONNode(kind: number, place: start) }
      return JSONNode(kind: try word(), place: start)
    }
  }

  private func tooDeep() -> JSONSyntaxError {
    error("nested more than \(Self.maximumDepth) levels deep")
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    offset += 1
    var values: [JSONNode] = []
    try skipWhiteSpace()
    while true {
      if current == UInt8(ascii: "]") {
        offset += 1
        return values
      }
      trail.append(.index(values.count))
      values.append(try value(depth: depth))
      trail.removeLast()
      try skipWhiteSpace()
      let comma = place
      guard current == UInt8(ascii: ",") else {
        guard current == UInt8(ascii: "]") else { throw unexpected("expected ',' or ']'") }
        offset += 1
        return values
      }
      offset += 1
      try skipWhiteSpace()
      if current == UInt8(ascii: "]"), !rules.allowsComments {
        throw error("a comma before ']' is not allowed", at: comma)
      }
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    offset += 1
    var members: [JSONMember] = []
    members.reserveCapacity(memberCounts[depth])
    defer { memberCounts[depth] = min(members.count, Self.mostExpected) }
    // Looking keys up one by one is faster for the few that objects have; big objects get a table.
    var table: [String: Int] = [:]
    try skipWhiteSpace()
    while true {
      if current == UInt8(ascii: "}") {
        offset += 1
        return members
      }
      guard current == UInt8(ascii: "\"") else { throw unexpected("expected a key in double quotes") }
      let keyPlace = place
      let (key, _) = try string()
      try skipWhiteSpace()
      guard current == UInt8(ascii: ":") else { throw unexpected("expected ':' after the key") }
      offset += 1
      try skipWhiteSpace()
      trail.append(.key(key))
      let value = try value(depth: depth)
      trail.removeLast()

      let earlier: Int?
      if members.count < 32 {
        earlier = members.firstIndex { $0.key == key }
      } else {
        if table.isEmpty { for (index, member) in members.enumerated() { table[member.key] = index } }
        earlier = table[key]
      }
      if let earlier {
        if duplicates.count < Self.mostDuplicates {
          duplicates.append(
            DuplicateKey(key: key, place: keyPlace, first: members[earlier].keyPlace, path: .key(path, key)))
        }
      } else {
        if !table.isEmpty { table[key] = members.count }
        members.append(JSONMember(key: key, keyPlace: keyPlace, value: value))
      }

      try skipWhiteSpace()
      let comma = place
      guard current == UInt8(ascii: ",") else {
        guard current == UInt8(ascii: "}") else { throw unexpected("expected ',' or '}'") }
        offset += 1
        return members
      }
      offset += 1
      try skipWhiteSpace()
      if current == UInt8(ascii: "}"), !rules.allowsComments {
        throw error("a comma before '}' is not allowed", at: comma)
      }
    }
  }

  /// `true`, `false`, `null`, and what people write instead.
  private mutating func word() throws(JSONSyntaxError) -> JSONNode.Kind {
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
