/// Where sections, headers, rows and footers lie, from top to bottom.
struct TableRows: Equatable {
  struct Section: Equatable {
    /// Above the header; of grouped tables.
    var gap: CGFloat = 0
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0

    var height: CGFloat { gap + header + rows.reduce(0, +) + footer }
  }

  /// The height of what is above the first section.
  var top: CGFloat = 0
  var sections: [Section] = []
  /// The tops of the sections, and the bottom of the last.
  private(set) var starts: [CGFloat] = [0]
  /// The tops of each section's rows, and the bottom of its last.
  private(set) var rowStarts: [[CGFloat]] = []

  init(top: CGFloat = 0, sections: [Section] = []) {
    self.top = top
    self.sections = sections
    place()
  }

  /// Adds the heights up; to be called after changes.
  mutating func place() {
    starts = [top]
    rowStarts = []
    var y = top
    for section in sections {
      var row = y + section.gap + section.header
      var tops = [row]
      for height in section.rows {
        row += height
        tops.append(row)
      }
      rowStarts.append(tops)
      y = row + section.footer
      starts.append(y)
    }
  }

  var bottom: CGFloat { starts.last ?? top }

  func header(_ section: Int) -> (y: CGFloat, height: CGFloat) {
    (starts[section] + sections[section].gap, sections[section].header)
  }

  func footer(_ section: Int) -> (y: CGFloat, height: CGFloat) {
    (starts[section + 1] - sections[section].footer, sections[section].footer)
  }

  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    (rowStarts[path.section][path.row], sections[path.section].rows[path.row])
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  /// The rows that touch a stretch, in order.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for section in sections.indices where starts[section + 1] > low && starts[section] < high {
      let tops = rowStarts[section]
      // The first row that ends below `low`.
      var first = 0
      var count = sections[section].rows.count
      while count > 0 {
        let half = count / 2
        if tops[first + half + 1] <= low {
          first += half + 1
          count -= half + 1
        } else {
          count = half
        }
      }
      var row = first
      while row < sections[section].rows.count, tops[row] < high {
        if sections[section].rows[row] > 0 { found.append(IndexPath(row: row, section: section)) }
        row += 1
      }
    }
    return found
  }
}
