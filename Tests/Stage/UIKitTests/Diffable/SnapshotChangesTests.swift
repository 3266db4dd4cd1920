import HeroTesting

@testable import UIKit

/// What a diffable data source's snapshots hold, and what changes between two of them.
@MainActor
@Suite struct SnapshotChangesTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func sectionsAndItemsComeInOrder() {
    var s = snapshot(["a": [1, 2], "b": [3]])
    s.insertItems([9], beforeItem: 2)
    s.insertItems([8], afterItem: 2)
    s.insertSections(["c"], beforeSection: "b")
    s.appendItems([7], toSection: "c")
    // Without a section the last one takes them.
    s.appendItems([6])
    expectEqual(s.sectionIdentifiers, ["a", "c", "b"])
    expectEqual(s.itemIdentifiers, [1, 9, 2, 8, 7, 3, 6])
    expectEqual((s.numberOfItems, s.numberOfSections), (7, 3))
    expectEqual(s.itemIdentifiers(inSection: "a"), [1, 9, 2, 8])
    #expect(s.sectionIdentifier(containingItem: 7) == "c" && s.sectionIdentifier(containingItem: 70) == nil)
    expectEqual((s.indexOfItem(7), s.indexOfSection("b")), (4, 2))
    s.moveItem(3, beforeItem: 9)
    s.moveItem(1, afterItem: 6)
    expectEqual(s.itemIdentifiers, [3, 9, 2, 8, 7, 6, 1])
    s.moveSection("b", beforeSection: "a")
    expectEqual(s.itemIdentifiers, [6, 1, 3, 9, 2, 8, 7])
    s.moveSection("b", afterSection: "c")
    s.deleteItems([9, 400])
    s.deleteSections(["c"])
    expectEqual((s.sectionIdentifiers, s.itemIdentifiers), (["a", "b"], [3, 2, 8, 6, 1]))
    s.deleteAllItems()
    expectEqual((s.numberOfSections, s.numberOfItems), (0, 0))
  }

  @Test func itemsThatStayInOrderDoNotMove() {
    // 2 comes before 1: of the longest row that stays, 1 3 4, nothing moves.
    let changes = snapshot(["a": [2, 1, 3, 5, 4]]).changes(from: snapshot(["a": [1, 2, 3, 4, 6]]))
    expectEqual(changes.deletedItems, [path(0, 4)])
    expectEqual(changes.insertedItems, [path(0, 3)])
    let moved = changes.moves
    #expect(moved == [path(0, 0): path(0, 1)] || moved == [path(0, 1): path(0, 0)])
    for (old, item) in [1, 2, 3, 4].enumerated() {
      expectEqual(changes.place(of: path(0, old)), [2, 1, 3, 5, 4].firstIndex(of: item).map { path(0, $0) })
    }
  }

  @Test func itemsGoToOtherSections() {
    let old = snapshot(["a": [1, 2], "gone": [3, 4], "b": [5]])
    let new = snapshot(["new": [2, 9], "a": [4, 1], "b": [5, 3]])
    let changes = new.changes(from: old)
    #expect((changes.deletedSections, changes.insertedSections) == ([1], [0]))
    expectEqual(changes.moves, [path(0, 1): path(0, 0), path(1, 0): path(2, 1), path(1, 1): path(1, 0)])
    #expect(changes.insertedItems.isEmpty && changes.deletedItems.isEmpty)
    expectEqual((changes.place(of: path(0, 0)), changes.place(of: path(2, 0))), (path(1, 1), path(2, 0)))
  }

  @Test func sectionsThatChangePlacesComeAnew() {
    let changes = snapshot(["b": [2], "a": [1]]).changes(from: snapshot(["a": [1], "b": [2]]))
    expectEqual((changes.deletedSections.count, changes.insertedSections.count), (1, 1))
  }

  @Test func whatIsToBeAskedForAnewIsSaidByOldPlaces() {
    let old = snapshot(["a": [1, 2], "b": [3]])
    var new = old
    new.insertItems([7], beforeItem: 1)
    new.reloadItems([2])
    new.reconfigureItems([1, 7])
    new.reloadSections(["b"])
    let changes = new.changes(from: old)
    // 7 is new: its cell is asked for anyway.
    #expect((changes.reloadedItems, changes.reconfiguredItems) == ([path(0, 1)], [path(0, 0)]))
    expectEqual(changes.reloadedSections, [1])
    #expect(new.settled().reloadedItemIdentifiers.isEmpty && new.reloadedItemIdentifiers == [2])
  }

  @Test func wrongIdentifiersStop() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
  }
}
