/// How hard a PNG is squeezed; the pixels are the same.
public enum PNGCompression: String, Sendable, CaseIterable {
  /// Least time, between, fewest bytes.
  case fast, balanced, small
}

/// Writes PNG files.
public enum PNGEncoder {
  /// Encodes the pixels as 8-bit RGBA.
  public static func encode(_ pixmap: Pixmap, compression: PNGCompression) throws(ImageError) -> [UInt8] {
    // Stored deflate blocks only, one filter byte 0 per row.
    var raw: [UInt8] = []
    for row in 0..<pixmap.height {
      raw.append(0)
      raw += pixmap.bytes[row * pixmap.width * 4..<(row + 1) * pixmap.width * 4]
    }
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, raw.count)
      let length = UInt16(end - start)
      stream.append(end == raw.count ? 1 : 0)
      stream += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
      stream += raw[start..<end]
      start = end
    } while start < raw.count
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in raw {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    stream += bigEndian(b << 16 | a)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", bigEndian(UInt32(pixmap.width)) + bigEndian(UInt32(pixmap.height)) + [8, 6, 0, 0, 0])
    file += chunk("IDAT", stream)
    file += chunk("IEND", [])
    return file
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var crc: UInt32 = ~0
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return bigEndian(UInt32(data.count)) + body + bigEndian(~crc)
  }
}
