internal import CAnimation
import HeroFiles
import HeroImage

/// Frames that wait for the palette, and what is known of each.
final class GIFSpool {
  /// A frame in the file.
  struct Record: Sendable {
    /// Where its difference from the frame before stands.
    var difference: Range<Int>
    /// Where it stands whole; nil for most.
    var whole: Range<Int>?
    /// What differs from the frame before.
    var changed: hero_rect
    /// What is painted: also what was cleared.
    var painted: hero_rect
    /// Whether what it painted is cleared before the next one (disposal 2), because something vanishes then.
    var isCleared = false
    /// How long it shows.
    var ticks: Int
  }

  /// A frame that is being written.
  struct Packed: Sendable {
    let pixmap: Pixmap
    let difference: [UInt8]
    let whole: [UInt8]?
    let changed: hero_rect
    let vanished: hero_rect
    let ticks: Int

    init(_ pixmap: Pixmap, after before: Pixmap?, number: Int, ticks: Int, film: Animation) {
      self.pixmap = pixmap
      self.ticks = ticks
      (difference, changed) = Self.pack(pixmap, after: before)
      // Of an opaque film nothing vanishes, and nothing is there before the first frame.
      if film.isTransparent, let before {
        vanished = before.withPixels { old in
          pixmap.withPixels { hero_vanished_rect(old, $0, Int32(pixmap.width), Int32(pixmap.height)) }
        }
      } else {
        vanished = hero_rect()
      }
      let isWhole = number > 0 && GIFSpool.whole(at: number) == number
      whole = isWhole ? Self.pack(pixmap, after: nil).bytes : nil
    }

    /// A frame's difference from another or from nothing, and where it differs.
    private static func pack(_ pixmap: Pixmap, after old: Pixmap?) -> (bytes: [UInt8], changed: hero_rect) {
      var changed = hero_rect()
      func pack(_ old: UnsafePointer<UInt32>?, step: Int) -> [UInt8] {
        pixmap.withPixels { now in
          [UInt8](unsafeUninitializedCapacity: hero_pack_bound(pixmap.width * pixmap.height)) { target, filled in
            filled = hero_pack(
              old, Int32(step), now, Int32(pixmap.width), Int32(pixmap.height), target.baseAddress, &changed)
          }
        }
      }
      // One empty row stands for all.
      let bytes =
        old?.withPixels { pack($0, step: pixmap.width) } ?? pack([UInt32](repeating: 0, count: pixmap.width), step: 0)
      return (Array(bytes[...]), changed)
    }
  }

  /// Frames from one that waits whole to the next.
  private static let wholeEvery = 12

  /// The last frame up to one that waits whole; the film's first differs from nothing and needs not.
  static func whole(at number: Int) -> Int { number / wholeEvery * wholeEvery }

  /// Where frames are.
  let file: SpoolFile
  /// In the film's order.
  private(set) var records: [Record] = []

  private let film: Animation
  private var size = 0

  init(_ film: Animation) throws(RenderError) {
    self.film = film
    file = try RenderError.onDisk(try SpoolFile(beside: film.name))
  }

  /// Adds a frame, and works out what has to be painted for it.
  func append(_ packed: Packed) throws(RenderError) {
    var painted = packed.changed
    if let last = records.indices.last {
      if film.isTransparent, packed.vanished.right > 0 {
        records[last].painted.include(packed.vanished)
        records[last].isCleared = true
        painted.include(packed.pixmap.withPixels { hero_opaque_rect($0, Int32(film.width), records[last].painted) })
      }
    } else {
      painted = hero_rect(left: 0, top: 0, right: Int32(film.width), bottom: Int32(film.height))
    }
    // A picture of no pixels is none.
    if painted.right == 0 { painted = hero_rect(left: 0, top: 0, right: 1, bottom: 1) }
    records.append(
      Record(
        difference: try store(packed.difference),
        whole: try packed.whole.map { bytes throws(RenderError) in try store(bytes) },
        changed: packed.changed, painted: painted, ticks: packed.ticks))
  }

  private func store(_ bytes: [UInt8]) throws(RenderError) -> Range<Int> {
    try RenderError.onDisk(try file.append(bytes))
    defer { size += bytes.count }
    return size..<size + bytes.count
  }
}

extension hero_rect {
  /// Grows so that another rectangle is inside; an empty one is.
  mutating func include(_ other: hero_rect) {
    if other.right == 0 { return }
    if right == 0 {
      self = other
      return
    }
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}
