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
