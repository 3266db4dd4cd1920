extension UICollectionView: ChangingList {
  /// Cells of items that stay go with them, and headers and footers with their sections; the layout places all anew.
  func make(_ changes: ListChanges) {
    guard areCountsRead else {
      reloadData()
      return
    }
    changes.check(
      counts, sections: dataSource?.numberOfSections(in: self) ?? 0, words: ("collection view", "items")
    ) { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
    var kept: [Place: UICollectionReusableView] = [:]
    for place in shown.keys.sorted() {
      if let new = self.place(place, after: changes) { kept[new] = shown[place] } else { recycle(place) }
    }
    shown = kept
    selection = selection.compactMap { changes.reloadedSections.contains($0.section) ? nil : changes.place(of: $0) }
    let sizes = measured
    measured = [:]
    for (path, size) in sizes where !changes.reloads(path) { changes.place(of: path).map { measured[$0] = size } }
    areCountsRead = false
    changes.reconfigured.forEach(reconfigure)
    asksForOffset = true
    layoutIsStale()
    update()
  }

  /// The new place of what shows; nil: it goes, or is asked for again.
  private func place(_ old: Place, after changes: ListChanges) -> Place? {
    guard old.kind != nil else {
      guard !changes.reloads(old.path), let new = changes.place(of: old.path) else { return nil }
      return Place(kind: nil, path: new)
    }
    guard !changes.reloadedSections.contains(old.path.section),
      let section = changes.place(ofSection: old.path.section)
    else { return nil }
    return Place(kind: old.kind, path: IndexPath(item: old.path.item, section: section))
  }
}
