import HeroRender

/// Reads the JSON that golden folders hold into ordered values; strict enough for what this program writes itself.
enum JSONReader {
  /// The value; nil when the bytes are not one JSON document.
  static func parse(_ bytes: some Collection<UInt8>) -> JSONValue? {
    var cursor = Cursor(bytes: Array(bytes))
    guard let value = cursor.value(depth: 0) else { return nil }
    cursor.skipSpace()
    return cursor.isAtEnd ? value : nil
  }

  /// Deeper documents are none of ours, and would exhaust the stack.
  private static let maximumDepth = 64

  private struct Cursor {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index >= bytes.count }
    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipSpace() {
      while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard next == byte else { return false }
      index += 1
      return true
    }

    private mutating func take(word: StaticString) -> Bool {
      let word = word.description.utf8
      guard bytes[index...].starts(with: word) else { return false }
      index += word.count
      return true
    }

    mutating func value(depth: Int) -> JSONValue? {
      guard depth < JSONReader.maximumDepth else { return nil }
      skipSpace()
      switch next {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return array(depth: depth)
      case UInt8(ascii: "\""): return string().map { .string($0) }
      case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
      default: return number()
      }
    }

    private mutating func object(depth: Int) -> JSONValue? {
      index += 1
      var members: [JSONValue.Member] = []
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object([]) }
      while true {
        skipSpace()
        guard next == UInt8(ascii: "\""), let key = string() else { return nil }
        skipSpace()
        guard take(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
        members.append(JSONValue.Member(key, value))
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        guard take(UInt8(ascii: ",")) else { return nil }
      }
    }

    private mutating func array(depth: Int) -> JSONValue? {
      index += 1
      var values: [JSONValue] = []
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array([]) }
      while true {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(values) }
        guard take(UInt8(ascii: ",")) else { return nil }
      }
    }

    private mutating func string() -> String? {
      index += 1
      var text: [UInt8] = []
      while let byte = next {
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let scalar = escape() else { return nil }
          text += Array(String(Character(scalar)).utf8)
        case 0..<0x20: return nil
        default: text.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
      guard let byte = next else { return nil }
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "u"):
        guard index + 4 <= bytes.count,
          let digits = String(validating: bytes[index..<index + 4], as: UTF8.self), let code = UInt32(digits, radix: 16)
        else { return nil }
        index += 4
        // Surrogates are never written by this program.
        return Unicode.Scalar(code)
      default: return nil
      }
    }

    private mutating func number() -> JSONValue? {
      let start = index
      var isWhole = true
      while let byte = next {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
        case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"): isWhole = false
        default:
          return finish(start, isWhole)
        }
        index += 1
      }
      return finish(start, isWhole)
    }

    private func finish(_ start: Int, _ isWhole: Bool) -> JSONValue? {
      guard start < index, let text = String(validating: bytes[start..<index], as: UTF8.self) else { return nil }
      if isWhole, let number = Int(text) { return .integer(number) }
      guard let number = Double(text), number.isFinite else { return nil }
      return .number(number)
    }
  }
}

extension JSONValue {
  /// A member's value; nil without it and for values that are no objects.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Text; nil for anything else.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A whole number; nil for anything else.
  var whole: Int? { if case .integer(let number) = self { number } else { nil } }

  /// Any number; nil for anything else.
  var real: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// True or false; nil for anything else.
  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The items of an array; nil for anything else.
  var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

  /// The members of an object; nil for anything else.
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The numbers of an array of numbers; nil for anything else.
  var reals: [Double]? {
    guard let items else { return nil }
    let numbers = items.compactMap(\.real)
    return numbers.count == items.count ? numbers : nil
  }
}
