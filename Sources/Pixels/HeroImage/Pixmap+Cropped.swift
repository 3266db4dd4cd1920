extension Pixmap {
  /// The pixels of some columns and rows that lie inside; nil when there are none.
  package func cropped(columns: Range<Int>, rows: Range<Int>) -> Pixmap? {
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      let start = row * width * 4
      part += bytes[start + columns.lowerBound * 4..<start + columns.upperBound * 4]
    }
    return Pixmap(width: columns.count, height: rows.count, bytes: part)
  }
}
