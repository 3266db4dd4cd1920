/// How a camera held the picture: the visual sides at which the stored first row and first column belong.
///
/// Source: EXIF 2.32, section 4.6.4, tag 0x0112. The raw values are the tag's.
enum EXIFOrientation: UInt16, CaseIterable {
  case topLeft = 1
  case topRight
  case bottomRight
  case bottomLeft
  case leftTop
  case rightTop
  case rightBottom
  case leftBottom

  /// Whether the shown picture is as wide as the stored one is high.
  var swapsSides: Bool { rawValue >= 5 }

  /// The orientation in the first EXIF segment; `topLeft` when there is none or it makes no sense, as `UIImage` has it.
  init(ofJPEG bytes: [UInt8]) {
    self = Self.exifSegment(of: bytes).flatMap(Self.tag(inTIFF:)).flatMap(Self.init(rawValue:)) ?? .topLeft
  }

  /// The picture as it is shown.
  func upright(_ stored: Pixmap) -> Pixmap {
    if self == .topLeft { return stored }
    let width = swapsSides ? stored.height : stored.width
    let height = swapsSides ? stored.width : stored.height
    // The shown pixel (x, y) is the stored pixel start + x · across + y · down.
    let lastColumn = stored.width - 1
    let lastRow = (stored.height - 1) * stored.width
    let (start, across, down) =
      switch self {
      case .topLeft: (0, 1, stored.width)
      case .topRight: (lastColumn, -1, stored.width)
      case .bottomRight: (lastRow + lastColumn, -1, -stored.width)
      case .bottomLeft: (lastRow, 1, -stored.width)
      case .leftTop: (0, stored.width, 1)
      case .rightTop: (lastRow, -stored.width, 1)
      case .rightBottom: (lastRow + lastColumn, -stored.width, -1)
      case .leftBottom: (lastColumn, stored.width, -1)
      }
    let bytes = [UInt8](unsafeUninitializedCapacity: stored.bytes.count) { target, filled in
      let target = UnsafeMutableRawBufferPointer(target)
      stored.bytes.withUnsafeBytes { source in
        for y in 0..<height {
          for x in 0..<width {
            let pixel = source.loadUnaligned(fromByteOffset: (start + x * across + y * down) * 4, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: (y * width + x) * 4, as: UInt32.self)
          }
        }
      }
      filled = stored.bytes.count
    }
    return Pixmap(width: width, height: height, bytes: bytes) ?? stored
  }

  /// The TIFF structure in the first APP1 segment that begins with "Exif\0\0".
  private static func exifSegment(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF:  // a fill byte
        place += 1
      case 0x01, 0xD0...0xD7:  // a marker without data
        place += 2
      case 0xD8, 0xD9, 0xDA:  // the pixels begin, or there are none
        return nil
      default:
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        let end = place + 2 + length
        guard length >= 2, end <= bytes.count else { return nil }
        let data = bytes[place + 4..<end]
        if marker == 0xE1, data.starts(with: Array("Exif\0\0".utf8)) { return data.dropFirst(6) }
        place = end
      }
    }
    return nil
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
