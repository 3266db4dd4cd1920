/// The bytes of a JSON document, of which a value is replaced and every other byte stays.
package struct JSONText: Equatable, Sendable {
  package private(set) var bytes: [UInt8]

  /// A document that can be read.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The offset of a place, lines and columns as the parser counts them; nil beyond the end.
  package func offset(line: Int, column: Int) -> Int? {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var current = 1
    while current < line, offset < bytes.count {
      // A line ends with LF, CR or both.
      if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)) {
        current += 1
      }
      offset += 1
    }
    guard current == line else { return nil }
    var scalars = 1
    while scalars < column, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      scalars += 1
    }
    return scalars == column && offset < bytes.count ? offset : nil
  }

  /// The bytes of the value that begins at an offset.
  package func range(ofValueAt offset: Int) -> Range<Int>? {
    guard bytes.indices.contains(offset) else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return endOfString(offset).map { offset..<$0 }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var (depth, index) = (0, offset)
      while let bracket = nextBracket(index) {
        depth += isOpening(bracket) ? 1 : -1
        if depth == 0 { return offset..<(bracket + 1) }
        index = bracket + 1
      }
      return nil
    default:
      let end =
        bytes[offset...].firstIndex { Self.isSpace($0) || [0x2C, 0x2F, 0x5D, 0x7D].contains($0) } ?? bytes.count
      return end > offset ? offset..<end : nil
    }
  }

  /// Puts another text in place of some bytes.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
  }

  /// Adds a member to the object at an offset, laid out as its neighbour is: behind the first of some keys that it has, else at its end.
  ///
  /// False when there is no object.
  package mutating func add(_ key: String, _ value: String, toObjectAt offset: Int, behind keys: [String] = []) -> Bool
  {
    guard let members = members(ofObjectAt: offset) else { return false }
    let name = JSONValue.string(key).line
    guard let neighbour = keys.lazy.compactMap({ key in members.first { $0.key == key } }).first ?? members.last else {
      bytes.replaceSubrange((offset + 1)..<(offset + 1), with: "\(name): \(value)".utf8)
      return true
    }
    // What a comment before the neighbour says is not said twice.
    let spaces = bytes[neighbour.space].suffix(while: Self.isSpace)
    let space = spaces.isEmpty ? [0x20] : spaces
    let text = [0x2C] + space + Array(name.utf8) + bytes[neighbour.colon] + Array(value.utf8)
    bytes.insert(contentsOf: text, at: neighbour.value.upperBound)
    return true
  }

  /// Takes the member of an object away whose value begins at an offset, with the comma and the space before it.
  ///
  /// False when there is no such member.
  package mutating func removeMember(withValueAt value: Int, ofObjectAt offset: Int) -> Bool {
    guard let members = members(ofObjectAt: offset),
      let index = members.firstIndex(where: { $0.value.lowerBound == value })
    else { return false }
    let member = members[index]
    if index > 0 {
      bytes.removeSubrange(members[index - 1].value.upperBound..<member.value.upperBound)
    } else if members.count > 1 {
      bytes.removeSubrange(member.space.upperBound..<members[1].space.upperBound)
    } else {
      bytes.removeSubrange(member.space.upperBound..<member.value.upperBound)
    }
    return true
  }

  /// The object that holds the value at an offset: where it begins.
  package func object(around value: Int) -> Int? {
    var open: [Int] = []
    var index = 0
    while let bracket = nextBracket(index), bracket < value {
      if isOpening(bracket) { open.append(bracket) } else { _ = open.popLast() }
      index = bracket + 1
    }
    return open.last.flatMap { bytes[$0] == UInt8(ascii: "{") ? $0 : nil }
  }

  /// The first bracket or brace from an offset on that is in no string and no comment; nil when a string does not end.
  private func nextBracket(_ offset: Int) -> Int? {
    var index = offset
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(index) else { return nil }
        index = end
      case UInt8(ascii: "/"): index = max(skipSpace(index), index + 1)
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: "]"): return index
      default: index += 1
      }
    }
    return nil
  }

  private func isOpening(_ bracket: Int) -> Bool {
    bytes[bracket] == UInt8(ascii: "{") || bytes[bracket] == UInt8(ascii: "[")
  }

  private struct Member {
    let key: String
    /// Between what stands before the key and the key.
    let space: Range<Int>
    /// Between key and value.
    let colon: Range<Int>
    let value: Range<Int>
  }

  private func members(ofObjectAt offset: Int) -> [Member]? {
    guard bytes.indices.contains(offset), bytes[offset] == UInt8(ascii: "{") else { return nil }
    var members: [Member] = []
    var index = offset + 1
    while true {
      let key = skipSpace(index)
      guard key < bytes.count, bytes[key] == UInt8(ascii: "\""), let keyEnd = endOfString(key) else {
        return key < bytes.count && bytes[key] == UInt8(ascii: "}") ? members : nil
      }
      let colon = skipSpace(keyEnd)
      let value = skipSpace(colon + 1)
      guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), let range = range(ofValueAt: value) else {
        return nil
      }
      let text = (try? JSONValue(parsing: Array(bytes[key..<keyEnd])))?.text ?? ""
      members.append(Member(key: text, space: index..<key, colon: keyEnd..<value, value: range))
      let next = skipSpace(range.upperBound)
      guard next < bytes.count, bytes[next] == UInt8(ascii: ",") else { return members }
      index = next + 1
    }
  }

  /// Steps over white space and comments.
  private func skipSpace(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      let rest = bytes[offset...]
      if Self.isSpace(bytes[offset]) {
        offset += 1
      } else if rest.starts(with: "//".utf8) {
        offset = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        offset += 2
        while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
        offset = min(offset + 2, bytes.count)
      } else {
        break
      }
    }
    return offset
  }

  /// The offset behind a string's closing quote.
  private func endOfString(_ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

extension ArraySlice<UInt8> {
  /// What stands at the end and fulfils a condition throughout.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> [UInt8] {
    Array(reversed().prefix(while: condition).reversed())
  }
}
