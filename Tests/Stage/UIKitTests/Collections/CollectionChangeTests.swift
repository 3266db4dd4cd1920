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

  private final class Names: GridItems {
    var sections = [["a", "b", "c", "d"], ["e"]] { didSet { counts = sections.map(\.count) } }
    init() {
      super.init([4, 1])
      fill = { [unowned self] in ($0 as? Cell)?.text = sections[$1.section][$1.item] }
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func collection(_ names: Names) -> UICollectionView {
    useOwnScreen()
    let layout = flow(100, 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = laidGrid(names, layout, 200, 800, of: Cell.self, view: Header.self)
    names.asked = []
    return view
  }

  private func texts(_ view: UICollectionView) -> [String?] { view.visibleCells.map { ($0 as? Cell)?.text } }

  // Two items a line: c goes from (0, 70) to (100, 20) when b goes, under a header of 20 points that is made with its size.
  @Test func whatStaysKeepsItsCell() {
    let names = Names()
    let view = collection(names)
    let cells = view.visibleCells
    let header = view.supplementaryView(forElementKind: headerKind, at: path(0)) as? Header
    expectEqual(header?.made, CGRect(x: 0, y: 0, width: 200, height: 20))
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

  @Test func itemsMoveAndAreReadAnew() {
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

  // As Swift imports a block that does not escape; changes before anything shows are read anew.
  @Test func changesNeedNotOutliveTheCallNorShow() {
    let names = Names()
    let view = collection(names)
    func change(_ updates: () -> Void) { view.performBatchUpdates(updates, completion: nil) }
    change {
      names.sections[0].removeLast()
      view.deleteItems(at: [path(names.sections[0].count)])
    }
    expectEqual(view.numberOfItems(inSection: 0), 3)
    view.reloadData()
    names.sections = [["n"]]
    view.deleteItems(at: [path(3)])
    expectEqual(texts(view), ["n"])
  }

  @Test func itemsAreFilledAnewInTheirCells() {
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
    let names = Names()
    let view = collection(names)
    let last = view.visibleCells[4]
    let header = view.supplementaryView(forElementKind: headerKind, at: path(0, 1))
    view.performBatchUpdates {
      names.sections = [["n"], ["m"], ["e"]]
      view.deleteSections([0])
      view.insertSections([0, 1])
    }
    expectEqual((texts(view), names.asked), (["n", "m", "e"], [path(0), path(0, 1)]))
    #expect(view.cellForItem(at: path(0, 2)) === last)
    #expect(header != nil && view.supplementaryView(forElementKind: headerKind, at: path(0, 2)) === header)
    names.asked = []
    names.sections[1] = ["m", "o"]
    view.reloadSections([1])
    expectEqual((texts(view), names.asked), (["n", "m", "o", "e"], [path(0, 1), path(1, 1)]))
  }

  @Test func countsThatDoNotAddUpStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = GridItems([4, 1])
        let view = laidGrid(items, flow(100, 50))
        view.performBatchUpdates {
          view.deleteItems(at: [[0, 0]])
          view.moveItem(at: [0, 1], to: [1, 0])
        }
      }
    }
    #expect(result.said("Invalid update: invalid number of items in section 0"))
    #expect(!result.said("in the collection view") && result.said("after the update (4)"))
    #expect(result.said("(0 inserted, 1 deleted)") && result.said("(0 moved in, 1 moved out)"))
  }
}
