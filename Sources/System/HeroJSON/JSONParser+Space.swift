extension JSONParser {
  /// Steps over white space, and over comments where the rules allow them.
  mutating func skipWhiteSpace() throws(JSONSyntaxError) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09: offset += 1
      case 0x0A, 0x0D: stepOverLineEnd()
      case UInt8(ascii: "/") where rules.allowsComments:
        let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return }
        firstComment = firstComment ?? place
        if second == UInt8(ascii: "/") { skipLineComment() } else { try skipBlockComment() }
      default: return
      }
    }
  }

  private mutating func stepOverLineEnd() {
    let isReturn = current == 0x0D
    offset += 1
    if isReturn, current == 0x0A { offset += 1 }
    line += 1
    lineStart = offset
  }

  private mutating func skipLineComment() {
    while let byte = current, byte != 0x0A, byte != 0x0D { stepOverText(byte) }
  }

  /// The first `*/` ends the comment; comments do not nest.
  private mutating func skipBlockComment() throws(JSONSyntaxError) {
    let start = place
    offset += 2
    while let byte = current {
      if byte == UInt8(ascii: "*"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      if byte == 0x0A || byte == 0x0D { stepOverLineEnd() } else { stepOverText(byte) }
    }
    throw error("the comment is never closed; it ends with */", at: start)
  }

  private mutating func stepOverText(_ byte: UInt8) {
    if byte & 0xC0 == 0x80 { countContinuation() }
    offset += 1
  }
}
