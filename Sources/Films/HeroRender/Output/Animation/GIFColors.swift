internal import CAnimation
import Foundation
import HeroBytes
import HeroImage

/// Counts a film's colours and chooses its palette.
final class GIFColors {
  private let film: Animation
  /// Of the fine levels.
  private let cells: GIFCells
  private let few: SharedMemory<hero_color_set>
  private var areFew = true
  /// Every so manieth row is counted, others in other frames.
  private let step: Int

  init(_ film: Animation) throws(RenderError) {
    self.film = film
    guard let cells = GIFCells(count: HERO_FINE_CELLS),
      let few = SharedMemory<hero_color_set>(count: 1)
    else { throw film.failed("out of memory") }
    (self.cells, self.few) = (cells, few)
    step = Self.step(height: film.height)
  }

  /// In a film of so many rows.
  static func step(height: Int) -> Int { height < 256 ? 1 : height < 1024 ? 4 : 8 }

  func add(_ pixmap: Pixmap, after before: Pixmap?, number: Int, ticks: Int) {
    pixmap.withPixels { pixels in
      for row in stride(from: number % step, to: film.height, by: step) {
        hero_count_colors(pixels + row * film.width, film.width, UInt32(ticks), cells.start, cells.taken)
      }
      guard areFew else { return }
      func add(_ old: UnsafePointer<UInt32>?) -> Bool {
        hero_add_colors(few.start, old, pixels, film.width * film.height) == 1
      }
      areFew = before?.withPixels { add($0) } ?? add(nil)
    }
  }

  /// The palette of all frames so far: their own colours when they fit, else up to 255 that stand for them, or as many as the quality says. One entry means transparency,
  /// unless the film needs none and has colours for all.
  func choose(frames: Int) throws(RenderError) -> GIFPalette {
    let needsTransparency = film.isTransparent
    let most = GIFQuality.entries(film.quality ?? 100)
    let own = Int(few.start.pointee.count)
    if areFew, own <= (needsTransparency ? most - 1 : most) {
      let entries = withUnsafeBytes(of: few.start.pointee.palette) { Array($0.prefix(own * 3)) }
      return GIFPalette(entries: entries, transparent: own < 256 ? UInt8(own) : nil, mapping: .exact(few))
    }
    let isPicture = frames == 1 && !needsTransparency
    let histogram = try histogram()
    var entries = [UInt8](repeating: 0, count: 768)
    let cells = histogram.cells
    let count = hero_choose_palette(cells.start, cells.taken, cells.count, Int32(isPicture ? most : most - 1), &entries)
    guard count >= 0, let mixes = SharedMemory<hero_mix>(count: Int(cells.count)) else {
      throw film.failed("out of memory")
    }
    return GIFPalette(
      entries: Array(entries.prefix(Int(count) * 3)), transparent: isPicture ? nil : UInt8(count),
      mapping: .mixed(histogram, mixes, isDithered: GIFQuality.isDithered(film.quality ?? 100)))
  }

  /// Cells that a film's colours may take before they are counted in wider ones: working out as many mixtures takes some hundredths
  /// of a second, and the many more that a film of photos has would take longer than all else.
  private static let mostCells = 8192

  private func histogram() throws(RenderError) -> GIFHistogram {
    if hero_taken_cells(cells.taken, cells.count) <= Self.mostCells {
      return GIFHistogram(levels: hero_fine_levels(), cells: cells)
    }
    var levels = hero_coarse_levels()
    guard let joined = GIFCells(count: hero_cell_count(levels.count)) else { throw film.failed("out of memory") }
    hero_join_cells(cells.start, cells.taken, &levels, joined.start, joined.taken)
    return GIFHistogram(levels: levels, cells: joined)
  }
}

/// How often a film's colours show.
struct GIFHistogram: Sendable {
  let levels: hero_levels
  let cells: GIFCells
}

/// Cells of colours, and which of them have any: few do, and nobody needs to look at the others.
struct GIFCells: Sendable {
  let count: Int32
  private let cells: SharedMemory<hero_cell>
  private let bits: SharedMemory<UInt64>

  /// Makes empty cells; nil when there is no memory.
  init?(count: Int32) {
    guard let cells = SharedMemory<hero_cell>(count: Int(count)),
      let bits = SharedMemory<UInt64>(count: Int(hero_taken_words(count)))
    else { return nil }
    (self.count, self.cells, self.bits) = (count, cells, bits)
  }

  var start: UnsafeMutablePointer<hero_cell> { cells.start }
  var taken: UnsafeMutablePointer<UInt64> { bits.start }
}

/// A film's palette, and how colours are mapped to it.
struct GIFPalette: Sendable {
  enum Mapping: Sendable {
    /// Every colour has its entry.
    case exact(SharedMemory<hero_color_set>)
    /// Colours are mixed of two entries, or have the nearest.
    case mixed(GIFHistogram, SharedMemory<hero_mix>, isDithered: Bool)
  }

  /// r, g, b each.
  let entries: [UInt8]
  /// The entry that shows what is under it; nil when there is none.
  let transparent: UInt8?
  /// How colours find their entries.
  let mapping: Mapping

  /// Bits that say an entry, 1…8.
  var bits: Int {
    let count = entries.count / 3 + (transparent == nil ? 0 : 1)
    return (1...8).first { 1 << $0 >= count } ?? 8
  }

  /// Turns the entries of the frame before into those of a packed frame. False when that is none.
  func map(_ packed: [UInt8], width: Int, height: Int, into target: inout [UInt8]) -> Bool {
    entries.withUnsafeBufferPointer { entries in
      var how = hero_mapping()
      how.palette = entries.baseAddress
      how.colors = Int32(entries.count / 3)
      how.transparent = transparent ?? 0
      switch mapping {
      case .exact(let set): how.set = UnsafePointer(set.start)
      case .mixed(let histogram, let mixes, let isDithered):
        (how.levels, how.cells, how.mixes) = (histogram.levels, UnsafePointer(histogram.cells.start), mixes.start)
        how.flat = isDithered ? 0 : 1
      }
      return hero_map_packed(packed, packed.count, Int32(width), Int32(height), &how, &target) == 1
    }
  }
}

/// Memory that C works in, zeros at first. Whoever writes to it on several threads sees to it that they agree.
final class SharedMemory<Element>: @unchecked Sendable {
  /// The first element.
  let start: UnsafeMutablePointer<Element>
  private let size: Int

  /// Makes memory; nil when there is none. It comes from the system as it is used, because most of a film's cells never are.
  init?(count: Int) {
    size = count * MemoryLayout<Element>.stride
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0), memory != MAP_FAILED
    else {
      return nil
    }
    start = memory.bindMemory(to: Element.self, capacity: count)
    ProcessMemory.useLargePages(for: UnsafeMutableBufferPointer(start: start, count: count))
  }

  deinit { munmap(start, size) }
}
