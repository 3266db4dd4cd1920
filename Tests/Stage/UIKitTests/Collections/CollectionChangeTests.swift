import HeroTesting

@testable import UIKit

/// Items and sections that come, go and move: cells of those that stay stay with them, as on a phone.
@MainActor struct CollectionChangeTests {
  private final class Cell: UICollectionViewCell {
    var text = ""
  }
  private final class Header: UICollectionReusableView {
    let made: CGRect
    required init(frame: CGRect) {
      made = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Names: NSObject, UICollectionViewDataSource {
    var sections = [["a", "b", "c", "d"], ["e"]]
    var asked: [IndexPath] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      asked.append(indexPath)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func collection(_ names: Names) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 800), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = names
    view.layoutIfNeeded()
    names.asked = []
    return view
  }

  private func texts(_ view: UICollectionView) -> [String?] { view.visibleCells.map { ($0 as? Cell)?.text } }

  // A header of 20 points over the lines of a collection that is 200 wide.
  @Test func headersAreMadeWithTheirSize() throws {
    useOwnScreen()
    let names = Names()
    let view = collection(names)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    try expectEqual(#require(header as? Header).made, CGRect(x: 0, y: 0, width: 200, height: 20))
  }

  // Two items a line: c goes from (0, 70) to (100, 20) when b goes, under a header of 20 points.
  @Test func whatStaysKeepsItsCell() {
    useOwnScreen()
    let names = Names()
    let view = collection(names)
    let cells = view.visibleCells
    expectEqual(cells[2].frame, CGRect(x: 0, y: 70, width: 100, height: 50))
    names.sections[0].remove(at: 1)
    view.deleteItems(at: [path(1)])
    expectEqual(texts(view), ["a", "c", "d", "e"])
    let stayed = [cells[0], cells[2], cells[3], cells[4]]
    #expect(zip(view.visibleCells, stayed).allSatisfy { $0 === $1 })
    #expect(names.asked.isEmpty && cells[2].frame == CGRect(x: 100, y: 20, width: 100, height: 50))
    names.sections[0].insert("x", at: 0)
    view.insertItems(at: [path(0)])
    expectEqual((texts(view), names.asked), (["x", "a", "c", "d", "e"], [path(0)]))
    #expect(view.cellForItem(at: path(2)) === cells[2])
  }

  // Deletions count by the places before, insertions by those after: a b c d loses b and d and gets x before c.
  @Test func batchesCountTogether() {
    useOwnScreen()
    let names = Names()
    let view = collection(names)
    let cells = view.visibleCells
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    var ended = false
    view.performBatchUpdates {
      names.sections[0] = ["a", "x", "c"]
      view.insertItems(at: [path(1)])
      view.deleteItems(at: [path(3), path(1)])
    } completion: {
      ended = $0
    }
    #expect(ended && texts(view) == ["a", "x", "c", "e"] && names.asked == [path(1)])
    #expect(view.cellForItem(at: path(0)) === cells[0] && view.cellForItem(at: path(2)) === cells[2])
    #expect(view.indexPathsForSelectedItems == [path(2)] && cells[2].isSelected)
  }

  // As Swift imports a block that does not escape.
  @Test func changesNeedNotOutliveTheCall() {
    useOwnScreen()
    let names = Names()
    let view = collection(names)
    func change(_ updates: () -> Void) { view.performBatchUpdates(updates, completion: nil) }
    change {
      names.sections[0].removeLast()
      view.deleteItems(at: [path(names.sections[0].count)])
    }
    #expect(view.numberOfItems(inSection: 0) == names.sections[0].count)
  }

  @Test func itemsMoveAndAreReadAnew() {
    useOwnScreen()
    let names = Names()
    let view = collection(names)
    let cells = view.visibleCells
    view.performBatchUpdates {
      names.sections = [["b", "c", "d!"], ["e", "a"]]
      view.moveItem(at: path(0), to: path(1, 1))
      view.reloadItems(at: [path(3)])
    }
    expectEqual((texts(view), names.asked), (["b", "c", "d!", "e", "a"], [path(2)]))
    #expect(view.cellForItem(at: path(1, 1)) === cells[0])
  }

  @Test func itemsAreFilledAnewInTheirCells() {
    useOwnScreen()
    let names = Names()
    let view = collection(names)
    let cells = view.visibleCells
    names.sections[0][1] = "b!"
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.reconfigureItems(at: [path(1)])
    expectEqual((texts(view), names.asked), (["a", "b!", "c", "d", "e"], [path(1)]))
    #expect(view.cellForItem(at: path(1)) === cells[1] && cells[1].isSelected)
    // The place is that before the changes: c is the second when a has gone.
    names.asked = []
    view.performBatchUpdates {
      names.sections[0] = ["b!", "c!", "d"]
      view.deleteItems(at: [path(0)])
      view.reconfigureItems(at: [path(2)])
    }
    expectEqual((texts(view), names.asked), (["b!", "c!", "d", "e"], [path(1)]))
    #expect(view.cellForItem(at: path(1)) === cells[2])
  }

  @Test func sectionsComeAndGoWithTheirHeaders() {
    useOwnScreen()
    let names = Names()
    let view = collection(names)
    let last = view.visibleCells[4]
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: path(0, 1))
    view.performBatchUpdates {
      names.sections = [["n"], ["m"], ["e"]]
      view.deleteSections([0])
      view.insertSections([0, 1])
    }
    expectEqual((texts(view), names.asked), (["n", "m", "e"], [path(0), path(0, 1)]))
    #expect(view.cellForItem(at: path(0, 2)) === last)
    #expect(header != nil && view.supplementaryView(forElementKind: kind, at: path(0, 2)) === header)
    names.asked = []
    names.sections[1] = ["m", "o"]
    view.reloadSections([1])
    expectEqual((texts(view), names.asked), (["n", "m", "o", "e"], [path(0, 1), path(1, 1)]))
  }

  @Test func changesBeforeAnythingShowsReadAnew() {
    useOwnScreen()
    let names = Names()
    let view = collection(names)
    view.reloadData()
    names.sections = [["n"]]
    view.deleteItems(at: [path(3)])
    expectEqual(texts(view), ["n"])
  }

  @Test func countsThatDoNotAddUpStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let names = Names()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = names
        view.layoutIfNeeded()
        view.performBatchUpdates {
          view.deleteItems(at: [IndexPath(item: 0, section: 0)])
          view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of items in section 0"))
    #expect(text.contains("in the collection view") == false && text.contains("after the update (4)"))
    #expect(text.contains("(0 inserted, 1 deleted)") && text.contains("(0 moved in, 1 moved out)"))
  }
}
