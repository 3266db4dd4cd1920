internal import CPixels

/// The PNG files with the fewest bytes.
enum SmallPNG {
  /// libdeflate's level: the last before those that take several times as long for some percent.
  private static let level: Int32 = 9
  /// Filtered bytes from which on it is worth guessing first which way is smaller.
  private static let longCount = 1 << 20
  /// Of long pictures every so many rows are looked at in pieces of 16 rows.
  private static let guessedPart = 4

  /// Packs the rows both unfiltered, which suits text and flat colour, and filtered, and keeps what is smaller.
  static func encode(_ pixmap: Pixmap, _ layout: PNGLayout) throws(ImageError) -> [UInt8] {
    let ways = try [plain(pixmap, layout), PNGRows.filtered(pixmap, channels: layout.channels)]
    var chosen = ways
    if ways[0].count >= longCount {
      let guesses = try ways.map { rows throws(ImageError) in try guess(rows, layout) }
      // Near one another, only packing tells.
      if guesses[0] * 5 < guesses[1] * 4 { chosen = [ways[0]] }
      if guesses[1] * 5 < guesses[0] * 4 { chosen = [ways[1]] }
    }
    var smallest: [UInt8]?
    for rows in chosen {
      let packed = try PNGRows.pack(rows, level: level)
      if packed.count < smallest?.count ?? .max { smallest = packed }
    }
    var file = layout.head
    file.appendChunk("IDAT") { $0 += smallest ?? [] }
    file.appendChunk("IEND") { _ in }
    return file
  }

  /// Every row as it is.
  private static func plain(_ pixmap: Pixmap, _ layout: PNGLayout) -> [UInt8] {
    let count = layout.rowCount * layout.height
    return [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      pixmap.bytes.withUnsafeBufferPointer { bytes in
        guard var source = bytes.baseAddress, var place = target.baseAddress else { return }
        for _ in 0..<layout.height {
          place.pointee = 0
          if layout.channels == 3 {
            hero_drop_alpha(source, layout.width, place + 1)
          } else {
            (place + 1).update(from: source, count: layout.width * 4)
          }
          source += layout.width * 4
          place += layout.rowCount
        }
      }
      filled = count
    }
  }

  /// How many bytes a part of the rows takes, quickly packed.
  private static func guess(_ rows: [UInt8], _ layout: PNGLayout) throws(ImageError) -> Int {
    let piece = 16 * layout.rowCount
    var part: [UInt8] = []
    for start in stride(from: 0, to: rows.count, by: piece * guessedPart) {
      part += rows[start..<min(start + piece, rows.count)]
    }
    return try PNGRows.pack(part, level: 1).count
  }
}
