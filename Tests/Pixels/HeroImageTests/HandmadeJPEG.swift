/// A baseline JPEG file put together by hand out of flat blocks of 8 × 8 pixels, so that every pixel is known exactly.
///
/// All quantisers are 1. A flat block of the value v has the single coefficient DC = 8 · (v − 128), and the difference
/// to the previous block's DC is coded as its bit length (a code of 4 bits) and its bits; then comes end of block (0).
struct HandmadeJPEG {
  /// Pixels: at most the blocks' 8 × columns; fewer cut the last block.
  var width: Int
  var height: Int
  /// Values of the components of every block, row by row.
  var blocks: [[Int]]
  /// The components' identifiers; 1, 2, 3 means YCbCr, "R", "G", "B" means RGB.
  var identifiers: [UInt8] = [1]
  /// The Adobe marker's transform: 0 RGB or CMYK, 1 YCbCr, 2 YCCK; nil writes no such marker.
  var adobeTransform: UInt8?
  /// The EXIF segment's data after "Exif\0\0".
  var tiff: [UInt8]?
  /// Further segments: their markers and data.
  var applicationSegments: [(marker: UInt8, data: [UInt8])] = []

  var bytes: [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    if let tiff { file += Self.segment(0xE1, Array("Exif\0\0".utf8) + tiff) }
    for segment in applicationSegments { file += Self.segment(segment.marker, segment.data) }
    if let adobeTransform {
      file += Self.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, adobeTransform])
    }
    file += Self.segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    let count = UInt8(identifiers.count)
    file += Self.segment(0xC0, [8] + size + [count] + identifiers.flatMap { [$0, 0x11, 0] })
    // DC: the twelve bit lengths 0…11 have the codes 0000…1011. AC: end of block has the code 0.
    file += Self.segment(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + (0...11))
    file += Self.segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    file += Self.segment(0xDA, [count] + identifiers.flatMap { [$0, 0] } + [0, 63, 0])
    return file + coded + [0xFF, 0xD9]
  }

  private var coded: [UInt8] {
    var bits: [Int] = []
    var previous = [Int](repeating: 0, count: identifiers.count)
    for block in blocks {
      for (component, value) in block.enumerated() {
        let coefficient = 8 * (value - 128)
        let difference = coefficient - previous[component]
        previous[component] = coefficient
        let length = Int.bitWidth - abs(difference).leadingZeroBitCount
        // Negative differences are stored as difference − 1 in `length` bits.
        let stored = difference < 0 ? difference - 1 : difference
        bits += (0..<4).reversed().map { length >> $0 & 1 }
        bits += (0..<length).reversed().map { stored >> $0 & 1 }
        bits.append(0)
      }
    }
    while bits.count % 8 != 0 { bits.append(1) }
    return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }

  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
  }

  /// A TIFF structure whose only entry is the orientation, in either byte order.
  static func tiff(orientation: UInt8, isLittleEndian: Bool = false) -> [UInt8] {
    isLittleEndian
      ? [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }
}
