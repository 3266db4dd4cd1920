internal import CDeflate
internal import CPixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Encodes pictures in strips of rows, a chunk each, that are packed by themselves: one whose rows, and the row above them, are those of
/// the picture before is copied from its file, with the very bytes that packing it again would give.
final class PNGStripEncoder {
  /// What all pictures have in common.
  let layout: PNGLayout

  /// Filtered bytes of a strip, about: few enough for a code that suits the rows, and many enough for it to pay.
  private static let stripCount = 65_536

  /// Rows of every strip but the last.
  private let rows: Int
  private let packer: OpaquePointer
  /// Room for a packed strip.
  private let packed: UnsafeMutableBufferPointer<UInt8>
  private var last: (pixmap: Pixmap, file: [UInt8], strips: [Strip])?

  /// Where a strip's chunk lies in the file, and the sum of its filtered bytes.
  private struct Strip {
    var place: Range<Int>
    var sum: UInt32
    var count: Int
  }

  /// Throws `ImageError.unwritable` when memory runs out.
  init(_ layout: PNGLayout, triesPaeth: Bool) throws(ImageError) {
    self.layout = layout
    rows = min(max(Self.stripCount / layout.rowCount, 1), layout.height)
    guard let packer = hero_png_packer_make(layout.width, layout.channels, rows, triesPaeth ? 1 : 0) else {
      throw .unwritable("PNG: out of memory")
    }
    self.packer = packer
    packed = .allocate(capacity: hero_png_packed_most(rows * layout.rowCount))
  }

  deinit {
    packed.deallocate()
    hero_png_packer_free(packer)
  }

  /// Encodes a picture of the layout's size and adds its bytes to `sum`; nil when the layout has no alpha and the picture is not
  /// opaque, and then `sum` is of no use.
  ///
  /// A strip is looked at, hashed and packed while it is near the processor.
  func encode(_ pixmap: Pixmap, hashing sum: inout SHA256Digest?) -> [UInt8]? {
    var file = layout.head
    file.reserveCapacity((last?.file.count ?? layout.rowCount * layout.height / 4) * 9 / 8)
    var strips: [Strip] = []
    strips.reserveCapacity((layout.height + rows - 1) / rows)
    for (index, start) in stride(from: 0, to: layout.height, by: rows).enumerated() {
      let range = start..<min(start + rows, layout.height)
      let place = file.count
      var strip: Strip
      if let last, Self.isSame(last.pixmap, pixmap, max(range.lowerBound - 1, 0)..<range.upperBound) {
        strip = last.strips[index]
        file += last.file[strip.place]
        sum?.add(pixmap, range)
      } else {
        guard layout.channels == 4 || pixmap.isOpaque(range) else { return nil }
        strip = Strip(place: 0..<0, sum: 0, count: range.count * layout.rowCount)
        file.appendChunk("IDAT") { file in
          // The zlib header (RFC 1950): deflate with a window of 32 KiB, quickest.
          if index == 0 { file += [0x78, 0x01] }
          strip.sum = pack(pixmap, range, into: &file, hashing: &sum)
        }
      }
      strip.place = place..<file.count
      strips.append(strip)
    }
    file.appendChunk("IDAT") { file in
      // An empty last block, and the sum of all.
      file += [0x03, 0x00] + PNGLayout.word(strips.reduce(1) { Self.joined($0, $1.sum, $1.count) })
    }
    file.appendChunk("IEND") { _ in }
    last = (pixmap, file, strips)
    return file
  }

  /// Adds the packed rows and returns the Adler-32 of the filtered ones.
  private func pack(
    _ pixmap: Pixmap, _ range: Range<Int>, into file: inout [UInt8], hashing digest: inout SHA256Digest?
  ) -> UInt32 {
    let stride = layout.width * 4
    let (count, sum) = pixmap.bytes.withUnsafeBufferPointer { bytes -> (Int, UInt32) in
      let row = bytes.baseAddress?.advanced(by: range.lowerBound * stride)
      let above = range.lowerBound > 0 ? row?.advanced(by: -stride) : nil
      let filtered = digest.withState { hero_png_filter(packer, row, above, range.count, $0) }
      return (
        hero_png_pack(packer, packed.baseAddress),
        libdeflate_adler32(1, filtered, range.count * layout.rowCount)
      )
    }
    file += UnsafeBufferPointer(rebasing: packed[..<count])
    return sum
  }

  private static func isSame(_ one: Pixmap, _ other: Pixmap, _ rows: Range<Int>) -> Bool {
    let range = rows.lowerBound * one.width * 4..<rows.upperBound * one.width * 4
    return one.bytes.withUnsafeBytes { one in
      other.bytes.withUnsafeBytes { other in
        guard let a = one.baseAddress, let b = other.baseAddress else { return false }
        return memcmp(a + range.lowerBound, b + range.lowerBound, range.count) == 0
      }
    }
  }

  /// The Adler-32 of bytes with the sum `first` and `count` more with the sum `second`. Source: RFC 1950, 8.2.
  static func joined(_ first: UInt32, _ second: UInt32, _ count: Int) -> UInt32 {
    let base = 65_521
    let (low, high) = (Int(first & 0xFFFF), Int(first >> 16))
    // Both sums begin with 1, which must count once.
    let newLow = (low + Int(second & 0xFFFF) + base - 1) % base
    let newHigh = (high + Int(second >> 16) + count % base * (low + base - 1)) % base
    return UInt32(newHigh) << 16 | UInt32(newLow)
  }
}
