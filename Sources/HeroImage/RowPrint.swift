internal import CXXHash

/// What stands for rows of a picture: XXH3's 128 bits of their bytes.
///
/// Different rows have the same with a probability of 2⁻¹²⁸, which no film will see.
struct RowPrint: Equatable {
  private let low: UInt64
  private let high: UInt64

  init(_ pixmap: Pixmap, _ rows: Range<Int>) {
    let stride = pixmap.width * 4
    let sum = pixmap.bytes.withUnsafeBytes { bytes in
      XXH3_128bits(bytes.baseAddress?.advanced(by: rows.lowerBound * stride), rows.count * stride)
    }
    (low, high) = (sum.low64, sum.high64)
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
        return XXH3_64bits_withSeed(
          bytes.baseAddress?.advanced(by: row * stride + start), min(part, stride - start), sum)
      }
    }
  }
}

/// The 128 bits that XXH3 makes of bytes, 32 lower-case hexadecimal digits as `xxhsum -H2` prints them: enough to see that a file is
/// still what was written, at a twentieth of what SHA-256 takes; nothing to rely on against somebody who wants them to be alike.
public func xxh128Hex(_ bytes: [UInt8]) -> String {
  let sum = bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
  return [sum.high64, sum.low64].map { half in
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }.joined()
}
