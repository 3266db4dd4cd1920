/// A PNG file put together by hand: stored deflate blocks, filter 0, checksums computed here, no libpng.
struct HandmadePNG {
  var width: Int
  var height: Int
  var depth: Int
  var colorType: UInt8
  /// Chunks between header and pixels.
  var chunks: [(name: String, data: [UInt8])] = []
  var isInterlaced = false
  /// The samples of the pixel (x, y), `depth` bits each.
  var samples: (_ x: Int, _ y: Int) -> [Int]

  var bytes: [UInt8] {
    var raw: [UInt8] = []
    // Adam7: start x, start y, step x, step y of the seven passes (PNG specification, 8.2).
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    for (startX, startY, stepX, stepY) in passes where startX < width && startY < height {
      for y in stride(from: startY, to: height, by: stepY) {
        raw.append(0)
        var bits: [Int] = []
        for x in stride(from: startX, to: width, by: stepX) {
          for sample in samples(x, y) { bits += (0..<depth).reversed().map { sample >> $0 & 1 } }
        }
        while bits.count % 8 != 0 { bits.append(0) }
        raw += stride(from: 0, to: bits.count, by: 8).map { start in
          UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
        }
      }
    }
    var file = Self.signature + Self.chunk("IHDR", header)
    for chunk in chunks { file += Self.chunk(chunk.name, chunk.data) }
    return file + Self.chunk("IDAT", Self.zlib(raw)) + Self.chunk("IEND", [])
  }

  private var header: [UInt8] {
    Self.word(UInt32(width)) + Self.word(UInt32(height)) + [UInt8(depth), colorType, 0, 0, isInterlaced ? 1 : 0]
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func word(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var crc: UInt32 = ~0
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return word(UInt32(data.count)) + body + word(~crc)
  }

  /// One stored block, hence at most 65 535 bytes.
  static func zlib(_ raw: [UInt8]) -> [UInt8] {
    let length = UInt16(raw.count)
    let start: [UInt8] = [0x78, 0x01, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255)]
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in raw {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return start + [UInt8(~length >> 8)] + raw + word(b << 16 | a)
  }

  /// The names of a file's chunks in order, with the data of each.
  static func chunks(of file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var found: [(name: String, data: [UInt8])] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= file.count else { break }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      found.append((name, Array(file[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return found
  }
}
