import HeroGeometry

/// Where the entries of a repeat stand: in columns, filled row by row, or in rows, filled column by column.
package struct RepeatLayout: Equatable {
  /// Whether `lines` counts columns; else rows.
  package var isByColumns = true
  /// Columns or rows, ≥ 1.
  package var lines = 1
  /// Points between columns (width) and rows (height).
  package var spacing = Size.zero
  /// Points around all entries.
  package var insets = EdgeInsets()

  package init() {}

  /// Column and row of an entry.
  private func cell(_ index: Int) -> (column: Int, row: Int) {
    isByColumns ? (index % lines, index / lines) : (index / lines, index % lines)
  }

  /// The size of an entry without one, in points: equal shares of what holds them.
  package func cell(count: Int, in bounds: Size) -> Size {
    let others = max((count + lines - 1) / lines, 1)
    let columns = Double(isByColumns ? lines : others)
    let rows = Double(isByColumns ? others : lines)
    let width = bounds.width - insets.left - insets.right - spacing.width * (columns - 1)
    let height = bounds.height - insets.top - insets.bottom - spacing.height * (rows - 1)
    return Size(width: max(width / columns, 0), height: max(height / rows, 0))
  }

  /// The places of entries: a column is as wide as its widest entry, a row as high as its highest; an entry's own origin counts from
  /// its cell's corner.
  package func frames(_ entries: [Rect]) -> [Rect] {
    var widths: [Double] = []
    var heights: [Double] = []
    for (index, entry) in entries.enumerated() {
      let (column, row) = cell(index)
      if column == widths.count { widths.append(0) }
      if row == heights.count { heights.append(0) }
      widths[column] = max(widths[column], entry.size.width)
      heights[row] = max(heights[row], entry.size.height)
    }
    let lefts = Self.starts(widths, from: insets.left, spacing: spacing.width)
    let tops = Self.starts(heights, from: insets.top, spacing: spacing.height)
    return entries.enumerated().map { index, entry in
      let (column, row) = cell(index)
      return Rect(
        x: lefts[column] + entry.minX, y: tops[row] + entry.minY, width: entry.size.width, height: entry.size.height)
    }
  }

  private static func starts(_ lengths: [Double], from start: Double, spacing: Double) -> [Double] {
    var next = start
    return lengths.map { length in
      defer { next += length + spacing }
      return next
    }
  }
}
