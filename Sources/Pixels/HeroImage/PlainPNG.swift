internal import CDeflate
internal import CPixels

/// Reads the commonest PNG files: 8 bits of red, green, blue and perhaps alpha, not interlaced, nothing transparent by its colour.
enum PlainPNG {
  /// Filtered bytes that are unpacked at once, at most.
  private static let largest = 1 << 24
  /// Data of a chunk that is passed over, bytes at most: libpng has limits too.
  private static let longestOther = 1 << 16

  /// Hands out the rows, r, g, b and straight alpha. False, before the first row, when the file is of another kind or anything about it
  /// is wrong.
  static func readRows(
    _ bytes: [UInt8], _ header: ImageHeader, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> Bool {
    guard let (rows, channels) = filteredRows(of: bytes, header) else { return false }
    hand(rows, header, channels, body)
    return true
  }

  /// Whether it is a file without alpha that `readRows` could read: known without making pixels of its rows.
  static func isOpaque(_ bytes: [UInt8], _ header: ImageHeader) -> Bool {
    filteredRows(of: bytes, header)?.channels == 3
  }

  /// The rows as they are packed and a byte more; nil when the file is of another kind or anything about it is wrong.
  private static func filteredRows(of bytes: [UInt8], _ header: ImageHeader) -> (rows: [UInt8], channels: Int)? {
    // After width and height: 8 bits, colours with or without alpha, deflate, the five filters, not interlaced.
    guard bytes.count >= 33, bytes[24] == 8, bytes[25] == 2 || bytes[25] == 6, bytes[26..<29].elementsEqual([0, 0, 0])
    else { return nil }
    let channels = bytes[25] == 2 ? 3 : 4
    let stride = header.width * channels
    let count = (stride + 1) * header.height
    guard count <= largest, let packed = packedRows(of: bytes), let rows = unpack(packed, count: count),
      Swift.stride(from: 0, to: count, by: stride + 1).allSatisfy({ rows[$0] <= 4 })
    else { return nil }
    return (rows, channels)
  }

  /// The zlib stream; nil where it is not wholly clear what is meant.
  private static func packedRows(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var parts: [Range<Int>] = []
    var place = 8
    while place + 12 <= bytes.count {
      let count = PNGChunks.word(bytes[place..<place + 4])
      let data = place + 8..<place + 8 + count
      guard data.upperBound + 4 <= bytes.count, sum(of: bytes, place + 4..<data.upperBound) else { return nil }
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "IHDR" where place == 8 && count == 13: break
      case "IDAT" where parts.last.map({ $0.upperBound + 12 == data.lowerBound }) ?? true: parts.append(data)
      case "IEND" where count == 0:
        if parts.count == 1 { return bytes[parts[0]] }
        return parts.reduce(into: []) { $0 += bytes[$1] }
      // What may be ignored has a small first letter; this one may not.
      case "tRNS": return nil
      default:
        guard count <= longestOther, bytes[place + 4] & 0x20 != 0, bytes[place + 4..<place + 8].allSatisfy(isLetter)
        else { return nil }
      }
      place = data.upperBound + 4
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  /// Whether the checksum that follows a chunk's name and data is theirs.
  private static func sum(of bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress?.advanced(by: range.lowerBound), range.count) }
    return Int(sum) == PNGChunks.word(bytes[range.upperBound..<range.upperBound + 4])
  }

  /// The filtered rows and a byte more; nil when the stream is damaged, or not of that length.
  private static func unpack(_ packed: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    // Deflate with the window that all encoders announce.
    guard packed.first == 0x78, let unpacker = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(unpacker) }
    var isWhole = false
    let rows = [UInt8](unsafeUninitializedCapacity: count + 1) { target, filled in
      var (read, written) = (0, 0)
      let result = packed.withUnsafeBytes {
        libdeflate_zlib_decompress_ex(unpacker, $0.baseAddress, $0.count, target.baseAddress, count, &read, &written)
      }
      isWhole = result == LIBDEFLATE_SUCCESS && read == packed.count && written == count
      if isWhole {
        target[count] = 0
        filled = count + 1
      }
    }
    return isWhole ? rows : nil
  }

  private static func hand(
    _ rows: consuming [UInt8], _ header: ImageHeader, _ channels: Int,
    _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) {
    let (width, stride) = (header.width, header.width * channels)
    let row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * 4)
    let zeros = [UInt8](repeating: 0, count: stride + 1)
    defer { row.deallocate() }
    zeros.withUnsafeBufferPointer { zeros in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let start = rows.baseAddress, var above = zeros.baseAddress else { return }
        for index in 0..<header.height {
          let line = start + index * (stride + 1)
          hero_png_unfilter(Int32(line[0]), line + 1, above, width, channels)
          above = UnsafePointer(line + 1)
          if channels == 3 {
            hero_add_alpha(above, width, row.baseAddress)
          } else {
            row.baseAddress?.update(from: above, count: stride)
          }
          body(row)
        }
      }
    }
  }
}
