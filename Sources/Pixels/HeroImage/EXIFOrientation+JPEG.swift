extension EXIFOrientation {
  /// The orientation in the first EXIF segment; `topLeft` when there is none or it makes no sense, as `UIImage` has it.
  init(ofJPEG bytes: [UInt8]) {
    self = Self.exifSegment(of: bytes).flatMap(Self.tag(inTIFF:)).flatMap(Self.init(rawValue:)) ?? .topLeft
  }

  /// The TIFF structure in the first APP1 segment that begins with "Exif\0\0".
  private static func exifSegment(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let name = Array("Exif\0\0".utf8)
    return JPEGSegments.all(of: bytes).first { $0.marker == 0xE1 && $0.data.starts(with: name) }?.data.dropFirst(
      name.count)
  }

  /// The value of tag 0x0112 in the first directory.
  private static func tag(inTIFF tiff: ArraySlice<UInt8>) -> UInt16? {
    let bytes = Array(tiff)
    let isLittleEndian: Bool
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) {
      isLittleEndian = true
    } else if bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      isLittleEndian = false
    } else {
      return nil
    }
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let digits = bytes[place..<place + count]
      return isLittleEndian
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      // 3 is the type SHORT.
      guard let name = number(place, 2) else { return nil }
      if name == 0x0112 {
        guard number(place + 2, 2) == 3, number(place + 4, 4) == 1 else { return nil }
        return number(place + 8, 2).map(UInt16.init(truncatingIfNeeded:))
      }
    }
    return nil
  }
}
