extension UITableView {
  /// Adds to the changes that are being said together, or makes one.
  func change(_ body: (inout ListChanges) -> Void) {
    if var open = openChanges {
      body(&open.changes)
      openChanges = open
      return
    }
    var changes = ListChanges()
    body(&changes)
    make(changes)
  }

  /// Begins changes that count together.
  func beginChanges() {
    if let open = openChanges {
      openChanges = (open.changes, open.depth + 1)
    } else {
      update()
      openChanges = (ListChanges(), 1)
    }
  }

  /// Ends the changes that were begun last, and makes them if there are no others.
  func endChanges() {
    guard let open = openChanges else { return }
    openChanges = open.depth > 1 ? (open.changes, open.depth - 1) : nil
    if open.depth == 1 { make(open.changes) }
  }

  /// Cells of rows that stay go with them; heights are asked for anew.
  private func make(_ changes: ListChanges) {
    closeSwipe()
    guard !needsReload else {
      reloadData()
      return
    }
    changes.check(
      rows.sections.map(\.rows.count), sections: dataSource?.numberOfSections(in: self) ?? 0,
      words: ("table view", "rows")
    ) { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
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
}
