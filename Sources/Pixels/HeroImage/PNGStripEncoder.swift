internal import CDeflate
internal import CPixels
import HeroBytes

/// Encodes pictures in strips of rows, a chunk each, that are packed by themselves: one whose rows, and the row above them, are those of
/// the picture before is copied from its file, with the very bytes that packing it again would give. Rows are known by their sums, so that
/// no picture is kept.
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
  private var last: (file: [UInt8], strips: [Strip])?

  /// What a strip depends on, where its chunk lies in the file, and the sum of its filtered bytes.
  private struct Strip {
    var rows: StripRows
    var place: Range<Int>
    var sum: UInt32
    var count: Int
  }

  /// What stands for a strip's rows and the row above them.
  private struct StripRows {
    let sample: RowSample
    /// Nil: nobody looked at all of them.
    let sum: XXH128?
    /// How many pictures in a row changed the strip.
    let changes: Int

    /// Rows of a strip that changes all the time are looked at in part, until a picture comes whose part is the same: that one is packed
    /// once more, and from it on all of them are known again.
    init(_ pixmap: Pixmap, _ range: Range<Int>, after last: StripRows?) {
      sample = RowSample(pixmap, range)
      changes = last?.sample == sample ? 0 : (last?.changes ?? 0) + 1
      // The row above is what the first is filtered by.
      sum = changes > 2 ? nil : XXH128(pixmap, max(range.lowerBound - 1, 0)..<range.upperBound)
    }

    /// Whether they are the same for certain.
    func isSame(as other: StripRows) -> Bool { sum != nil && sum == other.sum }
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

  /// What becomes of a picture.
  enum Outcome {
    case file([UInt8])
    /// It is the one before.
    case same
    /// The layout has no alpha, and the picture is not opaque.
    case isTransparent
  }

  /// Encodes a picture of the layout's size.
  ///
  /// A strip is looked at and packed while it is near the processor.
  func encode(_ pixmap: Pixmap) -> Outcome {
    // Whole pictures first: one that is the same is not copied.
    var known: [StripRows] = []
    if let last {
      for (strip, range) in zip(last.strips, ranges) {
        let rows = StripRows(pixmap, range, after: strip.rows)
        known.append(rows)
        guard rows.isSame(as: strip.rows) else { break }
        if known.count == last.strips.count { return .same }
      }
    }
    var file = layout.head
    file.reserveCapacity((last?.file.count ?? layout.rowCount * layout.height / 4) * 9 / 8)
    var strips: [Strip] = []
    strips.reserveCapacity((layout.height + rows - 1) / rows)
    for (index, range) in ranges.enumerated() {
      let place = file.count
      var strip: Strip
      let rows =
        known.indices.contains(index) ? known[index] : StripRows(pixmap, range, after: last?.strips[index].rows)
      if let last, rows.isSame(as: last.strips[index].rows) {
        strip = last.strips[index]
        strip.rows = rows
        file += last.file[strip.place]
      } else {
        guard layout.channels == 4 || pixmap.isOpaque(range) else { return .isTransparent }
        strip = Strip(rows: rows, place: 0..<0, sum: 0, count: range.count * layout.rowCount)
        file.appendChunk("IDAT") { file in
          // The zlib header (RFC 1950): deflate with a window of 32 KiB, quickest.
          if index == 0 { file += [0x78, 0x01] }
          strip.sum = pack(pixmap, range, into: &file)
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
    last = (file, strips)
    return .file(file)
  }

  /// The rows of each strip.
  private var ranges: some Sequence<Range<Int>> {
    stride(from: 0, to: layout.height, by: rows).lazy.map { [rows, layout] in $0..<min($0 + rows, layout.height) }
  }

  /// Adds the packed rows and returns the Adler-32 of the filtered ones.
  private func pack(_ pixmap: Pixmap, _ range: Range<Int>, into file: inout [UInt8]) -> UInt32 {
    let stride = layout.width * 4
    let (count, sum) = pixmap.bytes.withUnsafeBufferPointer { bytes -> (Int, UInt32) in
      let row = bytes.baseAddress?.advanced(by: range.lowerBound * stride)
      let above = range.lowerBound > 0 ? row?.advanced(by: -stride) : nil
      let filtered = hero_png_filter(packer, row, above, range.count)
      return (
        hero_png_pack(packer, packed.baseAddress),
        libdeflate_adler32(1, filtered, range.count * layout.rowCount)
      )
    }
    file += UnsafeBufferPointer(rebasing: packed[..<count])
    return sum
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
