internal import CAnimation
import HeroFiles

/// Some frames, one after the other, that are encoded without knowing the others.
struct GIFGroup: Sendable {
  private let frames: Range<Int>
  private let records: [GIFSpool.Record]
  private let film: Animation
  private let palette: GIFPalette

  init(_ frames: Range<Int>, of records: [GIFSpool.Record], film: Animation, palette: GIFPalette) {
    self.frames = frames
    self.records = records
    self.film = film
    self.palette = palette
  }

  /// Cuts a film into groups, each beginning after a frame that waits whole, so that nothing is unpacked for its sake. Those at the end
  /// that not every thread would have one of are cut anew where all is done earlier then.
  static func frames(of records: [GIFSpool.Record], jobs: Int) -> [Range<Int>] {
    let starts = records.indices.filter { $0 == 0 || $0 > 1 && GIFSpool.whole(at: $0 - 1) == $0 - 1 }
    let groups = starts.indices.map { index in
      starts[index]..<(index + 1 < starts.count ? starts[index + 1] : records.count)
    }
    let even = starts.count / jobs * jobs
    guard even < starts.count else { return groups }
    let rest = starts[even]..<records.count
    let cuts = [groups] + (1...jobs).map { groups[..<even] + parts(rest, of: records, count: $0) }
    return cuts.min { time(of: $0, records, jobs: jobs) < time(of: $1, records, jobs: jobs) } ?? groups
  }

  /// Parts of some frames that take about as long as one another, none of them empty.
  private static func parts(_ frames: Range<Int>, of records: [GIFSpool.Record], count: Int) -> [Range<Int>] {
    let costs = records[frames].map(cost)
    let whole = costs.reduce(0, +)
    var parts: [Range<Int>] = []
    var (start, done) = (frames.lowerBound, 0)
    for (number, cost) in zip(frames, costs) where parts.count < count - 1 {
      done += cost
      guard done * count >= whole * (parts.count + 1) else { continue }
      parts.append(start..<number + 1)
      start = number + 1
    }
    return start < frames.upperBound ? parts + [start..<frames.upperBound] : parts
  }

  /// What a frame costs, in bytes that are mapped and whose pixels are compressed. The rest of its rectangle is gone through quickly.
  ///
  /// Fitted to the frames of three showpieces (780×1688 pixels); where a frame is packed better than it compresses it is up to half of that.
  private static func cost(_ record: GIFSpool.Record) -> Int {
    let rect = record.painted
    return record.difference.count + Int(rect.right - rect.left) * Int(rect.bottom - rect.top) / 110 + 1
  }

  /// When groups are done by threads that take the next one each, in what `cost` counts.
  private static func time(of groups: [Range<Int>], _ records: [GIFSpool.Record], jobs: Int) -> Int {
    var threads = [Int](repeating: 0, count: jobs)
    for group in groups {
      let next = threads.indices.min { threads[$0] < threads[$1] } ?? 0
      threads[next] += records[group].reduce(0) { $0 + cost($1) }
      // Mapping alone is about a third of it.
      let first = max(group.lowerBound - 1, 0)
      threads[next] += records[GIFSpool.whole(at: first)...first].reduce(0) { $0 + $1.difference.count } / 3
    }
    return threads.max() ?? 0
  }

  /// The frames' compressed blocks.
  func encode(_ spool: SpoolFile) throws(RenderError) -> [[UInt8]] {
    let (width, count) = (film.width, film.width * film.height)
    let everything = hero_rect(left: 0, top: 0, right: Int32(width), bottom: Int32(film.height))
    // The group's first frame differs from the one before it.
    let first = max(frames.lowerBound - 1, 0)
    let whole = GIFSpool.whole(at: first)
    var shown = [UInt8](repeating: palette.transparent ?? 0, count: count)
    var entries = shown
    for number in whole..<first { try map(number, isWhole: number == whole, of: spool, into: &entries) }
    var pictures: [[UInt8]] = []
    for number in first..<frames.upperBound {
      let record = records[number]
      try map(number, isWhole: number == whole, of: spool, into: &entries)
      if frames.contains(number) {
        pictures.append(compress(shown: shown, entries, record, isFirst: number == 0))
      }
      copy(number == first ? everything : record.changed, of: entries, to: &shown)
      if record.isCleared, let transparent = palette.transparent { fill(record.painted, of: &shown, with: transparent) }
    }
    return pictures
  }

  /// Turns the entries of the frame before into those of a frame, or none into those of one that waits whole.
  private func map(_ number: Int, isWhole: Bool, of spool: SpoolFile, into entries: inout [UInt8]) throws(RenderError) {
    let record = records[number]
    let bytes = try RenderError.onDisk(try spool.bytes(isWhole ? record.whole ?? record.difference : record.difference))
    guard palette.map(bytes, width: film.width, height: film.height, into: &entries) else {
      throw film.failed("the file in which its frames wait was changed")
    }
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

  private func copy(_ rect: hero_rect, of source: [UInt8], to target: inout [UInt8]) {
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
