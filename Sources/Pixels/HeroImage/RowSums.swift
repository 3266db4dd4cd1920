import HeroBytes

extension XXH128 {
  /// What stands for rows of a picture.
  init(_ pixmap: Pixmap, _ rows: Range<Int>) {
    let stride = pixmap.width * 4
    self = pixmap.bytes.withUnsafeBytes {
      XXH128(UnsafeRawBufferPointer(rebasing: $0[rows.lowerBound * stride..<rows.upperBound * stride]))
    }
  }
}

/// XXH3's 64 bits of an eighth of the bytes of some rows: where it differs they do; where it does not they may.
struct RowSample: Equatable {
  private let bits: UInt64

  init(_ pixmap: Pixmap, _ rows: Range<Int>) {
    let stride = pixmap.width * 4, part = (pixmap.width + 7) / 8 * 4
    bits = pixmap.bytes.withUnsafeBytes { bytes in
      // Of each row another part, so that none of the columns is left out for long.
      rows.reduce(0) { sum, row in
        let start = row * 3 % 8 * part
        guard start < stride else { return sum }
        let place = row * stride + start
        return xxh64(
          UnsafeRawBufferPointer(rebasing: bytes[place..<place + min(part, stride - start)]), seed: sum)
      }
    }
  }
}
