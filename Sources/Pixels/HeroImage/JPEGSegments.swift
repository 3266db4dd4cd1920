/// The segments of a JPEG file before its first scan.
enum JPEGSegments {
  /// Markers and data in order; what cannot be read ends the list.
  static func all(of bytes: [UInt8]) -> [(marker: UInt8, data: ArraySlice<UInt8>)] {
    var segments: [(marker: UInt8, data: ArraySlice<UInt8>)] = []
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF:  // a fill byte
        place += 1
      case 0x01, 0xD0...0xD7:  // a marker without data
        place += 2
      case 0xD8, 0xD9, 0xDA:  // the pixels begin, or there are none
        return segments
      default:
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        let end = place + 2 + length
        guard length >= 2, end <= bytes.count else { return segments }
        segments.append((marker, bytes[place + 4..<end]))
        place = end
      }
    }
    return segments
  }

  /// The colour profile that APP2 segments hold in numbered parts; empty when a part is missing or twice there, nil without any.
  ///
  /// Source: ICC.1:2022, annex B.4.
  static func profile(of bytes: [UInt8]) -> [UInt8]? {
    let name = Array("ICC_PROFILE\0".utf8)
    let parts = all(of: bytes).filter { $0.marker == 0xE2 && $0.data.starts(with: name) }.map {
      $0.data.dropFirst(name.count)
    }
    guard let first = parts.first else { return nil }
    var numbered: [UInt8: ArraySlice<UInt8>] = [:]
    for part in parts {
      guard part.count > 2, let number = part.first, numbered.updateValue(part.dropFirst(2), forKey: number) == nil
      else {
        return []
      }
    }
    let count = Int(first.dropFirst().first ?? 0)
    guard count == parts.count, parts.allSatisfy({ Int($0.dropFirst().first ?? 0) == count }) else { return [] }
    var profile: [UInt8] = []
    for number in 1...count {
      guard let part = UInt8(exactly: number).flatMap({ numbered[$0] }) else { return [] }
      profile += part
    }
    return profile
  }
}
