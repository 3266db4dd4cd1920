extension UITableView: ChangingList {
  /// Cells of rows that stay go with them. Rows that show are measured anew, others stay as high as they were.
  func make(_ changes: ListChanges) {
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
    let known = measured
    measured = [:]
    for (path, height) in known where !changes.reloads(path) { changes.place(of: path).map { measured[$0] = height } }
    changes.reconfigured.forEach(reconfigure)
    for (path, cell) in shown where measured[path] != nil {
      measured[path] = cell.fittedHeight(width: bounds.width - 2 * sideInset)
    }
    if changes.changesSections {
      for section in headers.keys.sorted() { recycleHeader(section) }
      for section in footers.keys.sorted() { recycleFooter(section) }
    }
    needsReload = true
    setNeedsLayout()
    update()
  }
}
