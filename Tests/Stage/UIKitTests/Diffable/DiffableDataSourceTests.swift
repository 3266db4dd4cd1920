import HeroTesting

@testable import UIKit

/// Diffable data sources of tables and collections.
@MainActor
@Suite struct DiffableDataSourceTests {
  private final class Titled: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(sectionIdentifier(for: section) ?? -1)"
    }
  }

  @Test func aTableShowsWhatIsApplied() {
    useOwnScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var asked: [String] = []
    let source = Titled(tableView: table) { table, path, item in
      asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    func texts() -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
    var isDone = false
    source.apply(snapshot([["a", "b"], ["c"]]), animatingDifferences: false) { isDone = true }
    #expect(isDone)
    expectEqual(texts(), ["a", "b", "c"])
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "Section 1")
    asked = []
    source.apply(snapshot([["b", "d"], ["a", "c"]]))
    expectEqual(texts(), ["b", "d", "a", "c"])
    // Cells of rows that stay or move go with them.
    expectEqual(asked, ["d"])
    expectEqual((source.itemIdentifier(for: [1, 0]), source.itemIdentifier(for: [1, 7])), ("a", nil))
    expectEqual((source.indexPath(for: "c"), source.indexPath(for: "z")), ([1, 1] as IndexPath, nil))
    asked = []
    var next = source.snapshot()
    next.reloadItems(["b"])
    next.reconfigureItems(["c"])
    source.apply(next)
    expectEqual(asked.sorted(), ["b", "c"])
    asked = []
    source.applySnapshotUsingReloadData(next)
    expectEqual(texts(), ["b", "d", "a", "c"])
    expectEqual(Set(asked), ["a", "b", "c", "d"])
  }

  @Test func aCollectionShowsWhatIsApplied() {
    useOwnScreen()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
      cell.accessibilityIdentifier = item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: headerKind) {
      view, _, path in view.tag = path.section + 100
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    func names() -> [String?] { view.visibleCells.map(\.accessibilityIdentifier) }
    source.apply(snapshot([["a", "b"], ["c"]]))
    expectEqual(names(), ["a", "b", "c"])
    let kept = view.visibleCells[1]
    source.apply(snapshot([["b"], ["a", "e"], ["f"]]))
    expectEqual(names(), ["b", "a", "e", "f"])
    #expect(view.visibleCells[0] === kept)
    expectEqual(view.visibleSupplementaryViews(ofKind: headerKind).map(\.tag), [100, 101, 102])
    #expect(source.index(for: 2) == 2 && source.sectionIdentifier(for: 3) == nil)
  }
}
