/// Rows and sections that come, go and move together: old places are those before all changes, new ones those after them.
struct TableChanges {
  /// Old places.
  var deletedRows: Set<IndexPath> = []
  /// New places.
  var insertedRows: Set<IndexPath> = []
  /// Old places.
  var reloadedRows: Set<IndexPath> = []
  /// New places by old ones.
  var moves: [IndexPath: IndexPath] = [:]
  /// Old places.
  var deletedSections = IndexSet()
  /// New places.
  var insertedSections = IndexSet()
  /// Old places.
  var reloadedSections = IndexSet()

  /// Whether headers and footers may be others.
  var changesSections: Bool { !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty }

  /// Whether a row's cell is asked for anew.
  func reloads(_ old: IndexPath) -> Bool { reloadedRows.contains(old) || reloadedSections.contains(old.section) }

  /// The new place of a section; nil: it goes.
  func place(ofSection old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    return Self.place(old - deletedSections.count(in: 0..<old), around: Array(insertedSections))
  }

  /// The new place of a row; nil: it goes.
  func place(of old: IndexPath) -> IndexPath? {
    if let new = moves[old] { return new }
    guard let section = place(ofSection: old.section), !deletedRows.contains(old) else { return nil }
    let gone = rowsGone(from: old.section).count { $0 < old.row }
    return IndexPath(row: Self.place(old.row - gone, around: rowsCome(to: section).sorted()), section: section)
  }

  /// Rows that a section has no more, old places.
  func rowsGone(from section: Int) -> Set<Int> {
    Set((deletedRows.union(moves.keys)).filter { $0.section == section }.map(\.row))
  }

  /// Rows that a section has not had, new places.
  func rowsCome(to section: Int) -> Set<Int> {
    Set((insertedRows.union(moves.values)).filter { $0.section == section }.map(\.row))
  }

  /// The number among all of what is the `rank`th of those that are none of the taken ones, which ascend.
  private static func place(_ rank: Int, around taken: [Int]) -> Int {
    taken.reduce(rank) { $1 <= $0 ? $0 + 1 : $0 }
  }
}

extension UITableView {
  /// Adds to the changes that are being said together, or makes one.
  func change(_ body: (inout TableChanges) -> Void) {
    if var open = openChanges {
      body(&open.changes)
      openChanges = open
      return
    }
    var changes = TableChanges()
    body(&changes)
    make(changes)
  }

  /// Begins changes that count together.
  func beginChanges() {
    if let open = openChanges {
      openChanges = (open.changes, open.depth + 1)
    } else {
      update()
      openChanges = (TableChanges(), 1)
    }
  }

  /// Ends the changes that were begun last, and makes them if there are no others.
  func endChanges() {
    guard let open = openChanges else { return }
    openChanges = open.depth > 1 ? (open.changes, open.depth - 1) : nil
    if open.depth == 1 { make(open.changes) }
  }

  /// Cells of rows that stay go with them; heights are asked for anew.
  private func make(_ changes: TableChanges) {
    closeSwipe()
    guard !needsReload else {
      reloadData()
      return
    }
    check(changes)
    for path in shown.keys.sorted() where changes.place(of: path) == nil || changes.reloads(path) {
      recycle(path, tells: true)
    }
    for path in made.keys.sorted() { made.removeValue(forKey: path).map(keep) }
    let kept = shown
    shown = [:]
    for (path, cell) in kept { changes.place(of: path).map { shown[$0] = cell } }
    selection = selection.compactMap { changes.reloadedSections.contains($0.section) ? nil : changes.place(of: $0) }
    measured = [:]
    if changes.changesSections {
      for section in headers.keys.sorted() { recycleHeader(section) }
      for section in footers.keys.sorted() { recycleFooter(section) }
    }
    needsReload = true
    setNeedsLayout()
    update()
  }

  /// Stops where what the data source has now is not what the changes leave, as UIKit does.
  private func check(_ changes: TableChanges) {
    let (before, after) = (rows.sections.count, dataSource?.numberOfSections(in: self) ?? 0)
    let (come, gone) = (changes.insertedSections.count, changes.deletedSections.count)
    if after != before + come - gone {
      stop(
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(after)) must be equal to the number of sections contained in the table view before the update (\(before)), plus or minus the number of sections inserted or deleted (\(come) inserted, \(gone) deleted).",
        name: "NSInternalInconsistencyException")
    }
    for old in rows.sections.indices {
      guard let new = changes.place(ofSection: old), !changes.reloadedSections.contains(old) else { continue }
      let before = rows.sections[old].rows.count
      let after = dataSource?.tableView(self, numberOfRowsInSection: new) ?? 0
      let (come, gone) = (changes.rowsCome(to: new).count, changes.rowsGone(from: old).count)
      guard after != before + come - gone else { continue }
      stop(
        "Invalid update: invalid number of rows in section \(new). The number of rows contained in an existing section after the update (\(after)) must be equal to the number of rows contained in that section before the update (\(before)), plus or minus the number of rows inserted or deleted from that section (\(come) inserted, \(gone) deleted).",
        name: "NSInternalInconsistencyException")
    }
  }
}
