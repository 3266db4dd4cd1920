/// Looks for a byte order mark of a wide encoding and for bytes that are not UTF-8.
enum TextCheck {
  /// The problem of the bytes; nil when they are UTF-8.
  static func problem(of bytes: [UInt8], fileKind: String) -> JSONSyntaxError? {
    if let encoding = wideEncoding(bytes) {
      return JSONSyntaxError(
        place: TextPlace(line: 1, column: 1), message: "the file is \(encoding); \(fileKind) is UTF-8, save it as that"
      )
    }
    guard let offset = invalidOffset(bytes) else { return nil }
    let hex = String(bytes[offset], radix: 16, uppercase: true)
    return JSONSyntaxError(
      place: place(of: offset, in: bytes),
      message: "invalid UTF-8: unexpected byte 0x\(hex.count < 2 ? "0" : "")\(hex)")
  }

  /// Line and column of a byte offset, counting scalars; a UTF-8 byte order mark counts nothing.
  static func place(of offset: Int, in bytes: [UInt8]) -> TextPlace {
    var line = 1
    var column = 1
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < offset {
      let byte = bytes[index]
      if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    return TextPlace(line: Int32(clamping: line), column: Int32(clamping: column))
  }

  private static func wideEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16" }
    // Without a mark: JSON begins with two ASCII characters.
    if bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) { return "UTF-16" }
    return nil
  }

  /// The offset of the first byte that cannot be UTF-8 (Unicode 15, table 3-7); nil when all can.
  private static func invalidOffset(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let lead = buffer[index]
        if lead < 0x80 {
          index += 1
          continue
        }
        var low: UInt8 = 0x80
        var high: UInt8 = 0xBF
        let length: Int
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
          length = 3
          if lead == 0xE0 { low = 0xA0 }
          if lead == 0xED { high = 0x9F }
        case 0xF0...0xF4:
          length = 4
          if lead == 0xF0 { low = 0x90 }
          if lead == 0xF4 { high = 0x8F }
        default: return index
        }
        for k in 1..<length {
          guard index + k < buffer.count else { return index }
          let byte = buffer[index + k]
          guard byte >= low, byte <= high else { return index }
          low = 0x80
          high = 0xBF
        }
        index += length
      }
      return nil
    }
  }
}
