import HeroTesting

@testable import UIKit

/// Rows and sections that come, go and move: cells of those that stay stay with them, as on a phone.
@MainActor struct TableChangeTests {
  private final class Names: TableRows {
    var sections = [["a", "b", "c", "d"], ["e"]] { didSet { counts = sections.map(\.count) } }
    init() {
      super.init([4, 1])
      fill = { [unowned self] in $0.textLabel?.text = sections[$1.section][$1.row] }
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func table(_ names: Names) -> UITableView {
    useOwnScreen()
    let table = laidTable(names, height: 800) { $0.rowHeight = 50 }
    names.asked = []
    return table
  }

  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func whatStaysKeepsItsCell() {
    let names = Names()
    let table = table(names)
    let cells = table.visibleCells
    cells[2].accessoryType = .checkmark
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    names.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .automatic)
    expectEqual((texts(table), table.indexPathForSelectedRow), (["a", "c", "d", "e"], path(1)))
    let stayed = [cells[0], cells[2], cells[3], cells[4]]
    #expect(zip(table.visibleCells, stayed).allSatisfy { $0 === $1 })
    #expect(names.asked.isEmpty && table.cellForRow(at: path(1))?.frame.minY == 50)
    names.sections[0].insert("x", at: 0)
    table.insertRows(at: [path(0)], with: .automatic)
    expectEqual((texts(table), names.asked), (["x", "a", "c", "d", "e"], [path(0)]))
    #expect(table.cellForRow(at: path(2)) === cells[2] && cells[2].accessoryType == .checkmark)
  }

  @Test func rowsMoveAndAreReadOrFilledAnew() {
    let names = Names()
    let table = table(names)
    let cells = table.visibleCells
    names.sections[0][1] = "b!"
    table.reconfigureRows(at: [path(1)])
    expectEqual((texts(table), names.asked), (["a", "b!", "c", "d", "e"], [path(1)]))
    #expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
    names.asked = []
    table.beginUpdates()
    names.sections = [["b!", "c", "d!"], ["e", "a"]]
    table.moveRow(at: path(0), to: path(1, 1))
    table.reloadRows(at: [path(3)], with: .none)
    table.endUpdates()
    expectEqual((texts(table), names.asked), (["b!", "c", "d!", "e", "a"], [path(2)]))
    #expect(table.cellForRow(at: path(1, 1)) === cells[0])
  }

  @Test func sectionsComeAndGo() {
    let names = Names()
    let table = table(names)
    let last = table.visibleCells[4]
    table.performBatchUpdates {
      names.sections = [["n"], ["e"]]
      table.deleteSections([0], with: .none)
      table.insertSections([0], with: .none)
    }
    expectEqual((texts(table), names.asked), (["n", "e"], [path(0)]))
    #expect(table.cellForRow(at: path(0, 1)) === last)
  }

  @Test func countsThatDoNotAddUpStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = TableRows([4])
        laidTable(rows, height: 800).deleteRows(at: [[0, 0]], with: .none)
      }
    }
    #expect(result.said("Invalid update: invalid number of rows in section 0"))
    #expect(result.said("after the update (4)") && result.said("(0 inserted, 1 deleted)"))
  }

  // 20 rows of 100 points that were taken to be 44: the last ones show, and a further one leaves them where they are.
  @Test func rowsThatWereMeasuredStayAsHigh() {
    let rows = TableRows([20]) { cell, _ in (cell as? BoxCell)?.height.constant = 90 }
    let table = laidTable(rows, of: BoxCell.self)
    for y in stride(from: 0, through: 1600, by: 200) {
      table.contentOffset.y = CGFloat(y)
      table.layoutIfNeeded()
    }
    expectEqual((table.contentSize.height, table.contentOffset.y), (2000, 1600))
    rows.counts = [21]
    table.insertRows(at: [path(20)], with: .none)
    // The new one is below what shows.
    expectEqual(table.contentSize.height, 2044)
    expectEqual(table.cellForRow(at: path(16))?.frame, CGRect(x: 0, y: 1600, width: 320, height: 100))
    rows.counts = [20]
    table.deleteRows(at: [path(0)], with: .none)
    expectEqual(table.rectForRow(at: path(15)).minY, 1500)
  }
}
