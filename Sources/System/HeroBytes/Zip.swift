internal import CDeflate

/// Zip archives (APPNOTE.TXT of PKWARE, 6.3): files with names of ASCII, dated 1 January 1980, the first day that they know.
package enum Zip {
  /// A file of an archive.
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  /// The best that libdeflate offers.
  private static let level: Int32 = 12

  /// Packs files, each deflated where that is smaller; the same files give the same bytes. All together have less than 4 GB.
  package static func pack(_ files: [File]) -> [UInt8] {
    var (archive, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let deflated = deflate(file.bytes)
      let isSmaller = deflated.count < file.bytes.count
      let data = isSmaller ? deflated : file.bytes
      let name = Array(file.name.utf8)
      let sum = file.bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
      // Version needed, flags, method, time, date, sum, sizes, lengths of name and extra field.
      let facts =
        two(20) + two(0) + two(isSmaller ? 8 : 0) + two(0) + two(0x21) + four(Int(sum)) + four(data.count)
        + four(file.bytes.count) + two(name.count) + two(0)
      // Version made by, then the same; comment, disk, attributes, where the file begins.
      directory += four(0x0201_4B50) + two(20) + facts + two(0) + two(0) + two(0) + four(0) + four(archive.count) + name
      archive += four(0x0403_4B50) + facts + name + data
    }
    let end =
      two(0) + two(0) + two(files.count) + two(files.count) + four(directory.count) + four(archive.count) + two(0)
    return archive + directory + four(0x0605_4B50) + end
  }

  private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    guard let packer = libdeflate_alloc_compressor(level) else { preconditionFailure("no memory") }
    defer { libdeflate_free_compressor(packer) }
    return [UInt8](unsafeUninitializedCapacity: libdeflate_deflate_compress_bound(packer, bytes.count)) {
      target, count in
      count = bytes.withUnsafeBytes {
        libdeflate_deflate_compress(packer, $0.baseAddress, $0.count, target.baseAddress, target.count)
      }
    }
  }

  private static func two(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }
  private static func four(_ number: Int) -> [UInt8] { two(number & 0xFFFF) + two(number >> 16 & 0xFFFF) }
}
