internal import CAnimation
import HeroFiles

/// Some frames, one after the other, that are encoded without knowing the others.
struct GIFGroup: Sendable {
  private let numbers: Range<Int>
  private let records: [GIFSpool.Record]
  private let film: Animation
  private let palette: GIFPalette

  init(_ index: Int, of records: [GIFSpool.Record], film: Animation, palette: GIFPalette) {
    let first = index * GIFSpool.groupLength
    numbers = first..<min(first + GIFSpool.groupLength + 1, records.count)
    self.records = records
    self.film = film
    self.palette = palette
  }

  /// The frames' compressed blocks. The first frame is part of the result in the first group only; in others it is what the second one
  /// differs from.
  func encode(_ spool: SpoolFile) throws(RenderError) -> [[UInt8]] {
    let (width, count) = (film.width, film.width * film.height)
    let everything = hero_rect(left: 0, top: 0, right: Int32(width), bottom: Int32(film.height))
    var before = [UInt32](repeating: 0, count: count)
    var now = before
    var shown = [UInt8](repeating: palette.transparent ?? 0, count: count)
    var entries = shown
    var pictures: [[UInt8]] = []
    for number in numbers {
      let record = records[number]
      let isFirst = number == numbers.lowerBound
      let place = isFirst ? record.whole ?? record.difference : record.difference
      let bytes = try RenderError.onDisk(try spool.bytes(place))
      guard hero_unpack(bytes, bytes.count, &now, count) == 1 else {
        throw film.failed("the file in which its frames wait was changed")
      }
      let changed = isFirst ? everything : record.changed
      palette.map(before, now, width: width, changed, into: &entries)
      if !isFirst || number == 0 {
        pictures.append(compress(shown: shown, entries, record, isFirst: number == 0))
      }
      copy(changed, of: now, to: &before)
      copy(changed, of: entries, to: &shown)
      if record.isCleared, let transparent = palette.transparent { fill(record.painted, of: &shown, with: transparent) }
    }
    return pictures
  }

  private func compress(shown: [UInt8], _ entries: [UInt8], _ record: GIFSpool.Record, isFirst: Bool) -> [UInt8] {
    let rect = record.painted
    let bound = hero_lzw_bound(Int(rect.right - rect.left) * Int(rect.bottom - rect.top))
    // Nothing is under the first frame but transparency.
    let transparent = isFirst ? -1 : palette.transparent.map(Int32.init) ?? -1
    return Array(
      [UInt8](unsafeUninitializedCapacity: bound) { target, filled in
        filled = hero_lzw(
          shown, entries, Int32(film.width), rect, transparent, Int32(max(2, palette.bits)), target.baseAddress)
      }[...])
  }

  private func copy<Element>(_ rect: hero_rect, of source: [Element], to target: inout [Element]) {
    for row in rect.top..<rect.bottom {
      let part = Int(row) * film.width + Int(rect.left)..<Int(row) * film.width + Int(rect.right)
      target.replaceSubrange(part, with: source[part])
    }
  }

  private func fill(_ rect: hero_rect, of target: inout [UInt8], with entry: UInt8) {
    for row in rect.top..<rect.bottom {
      for column in rect.left..<rect.right { target[Int(row) * film.width + Int(column)] = entry }
    }
  }
}
