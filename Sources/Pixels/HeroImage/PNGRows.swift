internal import CDeflate
internal import CPixels

/// A picture's rows as PNG files hold them.
package enum PNGRows {
  /// Rows that are filtered at once, which bounds memory.
  private static let stripRows = 64

  /// A zlib stream of the rows, each filtered by what makes its bytes smallest.
  ///
  /// - Parameters:
  ///   - channels: 3 leaves alpha out; 4.
  ///   - level: libdeflate's, 1…12.
  /// - Throws: `ImageError.unwritable` when memory runs out.
  package static func packed(_ pixmap: Pixmap, channels: Int, level: Int32) throws(ImageError) -> [UInt8] {
    try pack(filtered(pixmap, channels: channels), level: level)
  }

  /// Each row as the number of its filter and its filtered bytes.
  static func filtered(_ pixmap: Pixmap, channels: Int) throws(ImageError) -> [UInt8] {
    guard let packer = hero_png_packer_make(pixmap.width, channels, min(stripRows, pixmap.height), 1) else {
      throw .unwritable("PNG: out of memory")
    }
    defer { hero_png_packer_free(packer) }
    let (stride, rowCount) = (pixmap.width * 4, pixmap.width * channels + 1)
    return [UInt8](unsafeUninitializedCapacity: rowCount * pixmap.height) { target, filled in
      pixmap.bytes.withUnsafeBufferPointer { bytes in
        for start in Swift.stride(from: 0, to: pixmap.height, by: stripRows) {
          let count = min(stripRows, pixmap.height - start)
          let row = bytes.baseAddress?.advanced(by: start * stride)
          let rows = hero_png_filter(packer, row, start > 0 ? row?.advanced(by: -stride) : nil, count)
          guard let rows, let place = target.baseAddress?.advanced(by: start * rowCount) else { return }
          place.update(from: rows, count: count * rowCount)
        }
      }
      filled = rowCount * pixmap.height
    }
  }

  /// Bytes as a zlib stream.
  static func pack(_ bytes: [UInt8], level: Int32) throws(ImageError) -> [UInt8] {
    guard let packer = libdeflate_alloc_compressor(level) else { throw .unwritable("PNG: out of memory") }
    defer { libdeflate_free_compressor(packer) }
    let most = libdeflate_zlib_compress_bound(packer, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: most) { target, filled in
      filled = libdeflate_zlib_compress(packer, bytes, bytes.count, target.baseAddress, most)
    }
  }
}
