extension JSONParser {
  /// A number in JSON's grammar; nil when what stands here is none.
  mutating func number() throws(JSONSyntaxError) -> JSONNode.Kind? {
    let start = place
    let first = offset
    var isWhole = true
    guard let byte = current else { return nil }
    switch byte {
    case UInt8(ascii: "+"): throw error("a number may not begin with '+'")
    case UInt8(ascii: "."): throw error("a number needs a digit before the point")
    case UInt8(ascii: "-"), 0x30...0x39: break
    default: return nil
    }
    if byte == UInt8(ascii: "-") {
      offset += 1
      guard let next = current else { throw unexpected("expected a digit after '-'") }
      if next == UInt8(ascii: ".") { throw error("a number needs a digit before the point", at: start) }
      if Self.isLetter(next) { throw error("JSON has no infinite or undefined numbers; a number is finite", at: start) }
      guard Self.isDigit(next) else { throw unexpected("expected a digit after '-'") }
    }
    if current == UInt8(ascii: "0") {
      offset += 1
      if Self.isDigit(current) { throw error("a number may not begin with a needless 0", at: start) }
      if current == UInt8(ascii: "x") || current == UInt8(ascii: "X") {
        throw error("JSON has no hexadecimal numbers", at: start)
      }
    } else {
      skipDigits()
    }
    if current == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      guard Self.isDigit(current) else { throw unexpected("expected a digit after the point") }
      skipDigits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      guard Self.isDigit(current) else { throw unexpected("expected a digit in the exponent") }
      skipDigits()
    }
    if let next = current, Self.isLetter(next) { throw unexpected("expected the end of the number") }
    let text = String(decoding: bytes[first..<offset], as: UTF8.self)
    guard let value = Double(text), abs(value) <= rules.largestNumber else {
      let shown = text.count > 24 ? "\(text.prefix(24))…" : text
      throw error(
        "the number \(shown) is out of range; numbers go up to \(rules.largestNumberText) either way", at: start)
    }
    // −0 has a sign that no whole number keeps.
    let keepsItsSign = value != 0 || value.sign == .plus
    return .number(value, whole: isWhole && keepsItsSign ? Int(text) : nil)
  }

  private mutating func skipDigits() {
    while offset < bytes.count, Self.isDigit(bytes[offset]) { offset += 1 }
  }

  /// A string, the offset at its opening quote; and whether it holds no escapes.
  mutating func string() throws(JSONSyntaxError) -> (text: String, isVerbatim: Bool) {
    offset += 1
    let start = offset
    var text = ""
    var isVerbatim = true
    var chunk = offset
    while true {
      guard let byte = current else { throw error("unexpected end of file; the string is not closed") }
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        isVerbatim = false
        text += String(decoding: bytes[chunk..<offset], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        chunk = offset
        continue
      }
      if byte < 0x20 {
        if byte == 0x0A || byte == 0x0D {
          throw error("the string is not closed on its line; write \\n for a line break")
        }
        let hex = String(byte, radix: 16, uppercase: true)
        throw error("a control character in a string is written \\u00\(hex.count < 2 ? "0" : "")\(hex)")
      }
      if byte & 0xC0 == 0x80 { countContinuation() }
      offset += 1
    }
    if isVerbatim {
      text = String(decoding: bytes[start..<offset], as: UTF8.self)
    } else {
      text += String(decoding: bytes[chunk..<offset], as: UTF8.self)
    }
    offset += 1
    return (text, isVerbatim)
  }

  private mutating func escape() throws(JSONSyntaxError) -> UnicodeScalar {
    let start = place
    offset += 1
    guard let byte = current else { throw error("unexpected end of file; the string is not closed") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexUnit(start)
      if let scalar = UnicodeScalar(unit) { return scalar }
      // A high surrogate needs a low one right behind it.
      if unit < 0xDC00, current == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u")
      {
        offset += 2
        let low = try hexUnit(start)
        if (0xDC00...0xDFFF).contains(low),
          let scalar = UnicodeScalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
        {
          return scalar
        }
      }
      throw error(
        "\\u\(String(unit, radix: 16, uppercase: true)) is half of a surrogate pair without the other half", at: start)
    default:
      throw error("unknown escape in a string; known are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
    }
  }

  private mutating func hexUnit(_ start: TextPlace) throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw error("unexpected end of file; the string is not closed") }
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte) - 0x30
      case 0x41...0x46: digit = UInt32(byte) - 0x41 + 10
      case 0x61...0x66: digit = UInt32(byte) - 0x61 + 10
      default: throw error("\\u needs four hexadecimal digits", at: start)
      }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }
}
