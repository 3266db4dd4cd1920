@testable import UIKit

/// Sections of so many rows, whose cells are what a table has registered as "cell".
class TableRows: NSObject, UITableViewDataSource {
  var counts: [Int]
  /// What is done with a cell.
  var fill: (UITableViewCell, IndexPath) -> Void
  /// The sections' titles; what is not there is none.
  var (headers, footers): ([String], [String]) = ([], [])
  /// The places that a cell was made for.
  var asked: [IndexPath] = []

  init(_ counts: [Int] = [0], fill: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }) {
    (self.counts, self.fill) = (counts, fill)
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

/// A table of 320 points' width, laid out.
@MainActor func laidTable(
  _ rows: any UITableViewDataSource, of cell: UITableViewCell.Type = UITableViewCell.self, width: CGFloat = 320,
  height: CGFloat = 400, style: UITableView.Style = .plain, _ change: (UITableView) -> Void = { _ in }
) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
  table.register(cell, forCellReuseIdentifier: "cell")
  change(table)
  (table.dataSource, table.delegate) = (rows, rows as? any UITableViewDelegate)
  table.layoutIfNeeded()
  return table
}

/// A cell that is 10 points higher than the box in it.
final class BoxCell: UITableViewCell {
  let box = UIView()
  lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: box, UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16))
    height.isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

/// Sections of so many items, whose cells are what a collection has registered as "cell", and further views those of "view".
class GridItems: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// What is done with a cell.
  var fill: (UICollectionViewCell, IndexPath) -> Void
  /// The places that a cell was made for.
  var asked: [IndexPath] = []

  init(_ counts: [Int] = [7], fill: @escaping (UICollectionViewCell, IndexPath) -> Void = { _, _ in }) {
    (self.counts, self.fill) = (counts, fill)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// The kinds of a flow's views around a section.
@MainActor let headerKind = UICollectionView.elementKindSectionHeader
@MainActor let footerKind = UICollectionView.elementKindSectionFooter

/// A flow of items of a size, with nothing between.
@MainActor func flow<Layout: UICollectionViewFlowLayout>(
  _ width: CGFloat, _ height: CGFloat, _ layout: Layout = UICollectionViewFlowLayout()
) -> Layout {
  layout.itemSize = CGSize(width: width, height: height)
  (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
  return layout
}

/// A collection in its layout, laid out.
@MainActor func laidGrid(
  _ items: any UICollectionViewDataSource, _ layout: UICollectionViewLayout, _ width: CGFloat = 320,
  _ height: CGFloat = 400, of cell: UICollectionViewCell.Type = UICollectionViewCell.self,
  view viewClass: UICollectionReusableView.Type = UICollectionReusableView.self
) -> UICollectionView {
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
  view.register(cell, forCellWithReuseIdentifier: "cell")
  for kind in [headerKind, footerKind, "header", "footer", "badge"] {
    view.register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
  }
  (view.dataSource, view.delegate) = (items, items as? any UICollectionViewDelegate)
  view.layoutIfNeeded()
  return view
}

/// A diffable data source's snapshot of sections that are numbered.
func snapshot(_ sections: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String> {
  var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
  for (number, items) in sections.enumerated() {
    snapshot.appendSections([number])
    snapshot.appendItems(items)
  }
  return snapshot
}
