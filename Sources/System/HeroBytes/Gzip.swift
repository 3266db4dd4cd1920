internal import CDeflate

/// Gzip files (RFC 1952) of one member.
package enum Gzip {
  /// The best that libdeflate offers.
  private static let level: Int32 = 12

  /// Bytes with which each gzip file begins.
  package static let signature: [UInt8] = [0x1F, 0x8B]

  /// Packs bytes, without a name or time; what is packed again by the same libdeflate is the same.
  package static func pack(_ bytes: [UInt8]) -> [UInt8] {
    guard let packer = libdeflate_alloc_compressor(level) else { preconditionFailure("no memory") }
    defer { libdeflate_free_compressor(packer) }
    return [UInt8](unsafeUninitializedCapacity: libdeflate_gzip_compress_bound(packer, bytes.count)) { target, count in
      count = bytes.withUnsafeBytes {
        libdeflate_gzip_compress(packer, $0.baseAddress, $0.count, target.baseAddress, target.count)
      }
    }
  }

  /// Unpacks a file; nil where it is damaged, or longer than a limit.
  ///
  /// - Parameter limit: Bytes.
  package static func unpack(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    // The file ends with its length before it was packed (RFC 1952, ISIZE).
    guard bytes.starts(with: signature), bytes.count >= 18, let unpacker = libdeflate_alloc_decompressor() else {
      return nil
    }
    defer { libdeflate_free_decompressor(unpacker) }
    let length = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    // Deflate makes at most 1032 bytes of one.
    guard length <= min(limit, bytes.count * 1032) else { return nil }
    var isWhole = false
    let unpacked = [UInt8](unsafeUninitializedCapacity: max(length, 1)) { target, count in
      isWhole = bytes.withUnsafeBytes {
        libdeflate_gzip_decompress(unpacker, $0.baseAddress, $0.count, target.baseAddress, length, nil)
          == LIBDEFLATE_SUCCESS
      }
      count = isWhole ? length : 0
    }
    return isWhole ? unpacked : nil
  }
}
