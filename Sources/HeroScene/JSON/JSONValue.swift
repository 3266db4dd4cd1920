/// A parsed JSON value with its place in the file.
struct JSONValue: Sendable {
  /// The six kinds of JSON.
  enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  var kind: Kind
  /// Where the value begins.
  var place: TextPlace
  /// Whether a string stands in the file exactly as it reads, so that places inside it can be told.
  var isVerbatim = false

  /// What messages call the value: "a number".
  var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One `"key": value` of an object.
struct JSONMember: Sendable {
  var key: String
  var keyPlace: TextPlace
  var value: JSONValue
  /// The path of the object that the member was written in, when it was merged into another one (a step's `set`).
  var origin: JSONPath?
}

/// Line and column, 1-based, the column in Unicode scalars.
struct TextPlace: Equatable, Hashable, Comparable, Sendable {
  var line: Int32
  var column: Int32

  static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The place some scalars further on the same line.
  func advanced(by scalars: Int) -> TextPlace {
    TextPlace(line: line, column: Int32(clamping: Int(column) + scalars))
  }
}

/// The way from the top of a JSON document to a value; its text is made only when somebody asks.
indirect enum JSONPath: Sendable {
  case root
  case key(JSONPath, String)
  case index(JSONPath, Int)

  /// `$.screens.list.view.subviews[2]`; keys that are not plain words are quoted: `$.set["list/card"]`.
  var text: String {
    var parts: [String] = []
    var node = self
    walk: while true {
      switch node {
      case .root: break walk
      case .key(let parent, let key):
        parts.append(Self.isPlainWord(key) ? ".\(key)" : "[\"\(Self.escaped(key))\"]")
        node = parent
      case .index(let parent, let index):
        parts.append("[\(index)]")
        node = parent
      }
    }
    return "$" + parts.reversed().joined()
  }

  private static func isPlainWord(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
  }

  private static func escaped(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.value < 0x20 {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

/// A value together with the way to it.
struct JSONCursor {
  var value: JSONValue
  var path: JSONPath

  var place: TextPlace { value.place }

  /// The elements of an array; nil for other kinds.
  var elements: [JSONCursor]? {
    guard case .array(let values) = value.kind else { return nil }
    return values.enumerated().map { JSONCursor(value: $1, path: .index(path, $0)) }
  }

  /// The member with a key; nil when absent or not an object.
  func member(_ key: String) -> JSONCursor? {
    guard case .object(let members) = value.kind else { return nil }
    for member in members where member.key == key { return cursor(of: member) }
    return nil
  }

  /// A member as a cursor.
  func cursor(of member: JSONMember) -> JSONCursor {
    JSONCursor(value: member.value, path: .key(member.origin ?? path, member.key))
  }

  /// The members of an object; empty for other kinds.
  var members: [JSONMember] {
    guard case .object(let members) = value.kind else { return [] }
    return members
  }
}
