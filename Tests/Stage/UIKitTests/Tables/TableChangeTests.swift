import HeroTesting

@testable import UIKit

/// Rows and sections that come, go and move: cells of those that stay stay with them, as on a phone.
@MainActor struct TableChangeTests {
  private final class Cell: UITableViewCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Names: NSObject, UITableViewDataSource {
    var sections = [["a", "b", "c", "d"], ["e"]]
    var asked: [IndexPath] = []
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func table(_ names: Names) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    table.rowHeight = 50
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = names
    table.layoutIfNeeded()
    names.asked = []
    return table
  }

  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func whatStaysKeepsItsCell() {
    useOwnScreen()
    let names = Names()
    let table = table(names)
    let cells = table.visibleCells
    cells[2].accessoryType = .checkmark
    names.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .automatic)
    expectEqual(texts(table), ["a", "c", "d", "e"])
    let stayed = [cells[0], cells[2], cells[3], cells[4]]
    #expect(zip(table.visibleCells, stayed).allSatisfy { $0 === $1 })
    #expect(names.asked.isEmpty && table.cellForRow(at: path(1))?.frame.minY == 50)
    names.sections[0].insert("x", at: 0)
    table.insertRows(at: [path(0)], with: .automatic)
    expectEqual((texts(table), names.asked), (["x", "a", "c", "d", "e"], [path(0)]))
    #expect(table.cellForRow(at: path(2)) === cells[2] && cells[2].accessoryType == .checkmark)
  }

  // Deletions count by the places before, insertions by those after: a b c d loses b and d and gets x before c.
  @Test func batchesCountTogether() {
    useOwnScreen()
    let names = Names()
    let table = table(names)
    let cells = table.visibleCells
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    table.performBatchUpdates {
      names.sections[0] = ["a", "x", "c"]
      table.insertRows(at: [path(1)], with: .none)
      table.deleteRows(at: [path(3), path(1)], with: .none)
    }
    expectEqual((texts(table), names.asked), (["a", "x", "c", "e"], [path(1)]))
    #expect(table.cellForRow(at: path(0)) === cells[0] && table.cellForRow(at: path(2)) === cells[2])
    expectEqual(table.indexPathForSelectedRow, path(2))
  }

  @Test func rowsMoveAndAreReadAnew() {
    useOwnScreen()
    let names = Names()
    let table = table(names)
    let cells = table.visibleCells
    table.beginUpdates()
    names.sections = [["b", "c", "d!"], ["e", "a"]]
    table.moveRow(at: path(0), to: path(1, 1))
    table.reloadRows(at: [path(3)], with: .none)
    table.endUpdates()
    expectEqual((texts(table), names.asked), (["b", "c", "d!", "e", "a"], [path(2)]))
    #expect(table.cellForRow(at: path(1, 1)) === cells[0])
  }

  @Test func rowsAreFilledAnewInTheirCells() {
    useOwnScreen()
    let names = Names()
    let table = table(names)
    let cells = table.visibleCells
    names.sections[0][1] = "b!"
    table.reconfigureRows(at: [path(1)])
    expectEqual((texts(table), names.asked), (["a", "b!", "c", "d", "e"], [path(1)]))
    #expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
  }

  @Test func sectionsComeAndGo() {
    useOwnScreen()
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
        let names = Names()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = names
        table.layoutIfNeeded()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of rows in section 0"))
    #expect(text.contains("after the update (4)") && text.contains("(0 inserted, 1 deleted)"))
  }

  private final class Tall: UITableViewCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  // 20 rows of 100 points that were taken to be 44: the last ones show, and a further one leaves them where they are.
  @Test func rowsThatWereMeasuredStayAsHigh() {
    let names = Names()
    names.sections = [(0..<20).map { "\($0)" }]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(Tall.self, forCellReuseIdentifier: "cell")
    table.dataSource = names
    for y in stride(from: 0, through: 1600, by: 200) {
      table.contentOffset.y = CGFloat(y)
      table.layoutIfNeeded()
    }
    expectEqual((table.contentSize.height, table.contentOffset.y), (2000, 1600))
    names.sections[0].append("20")
    table.insertRows(at: [path(20)], with: .none)
    // The new one is below what shows.
    expectEqual(table.contentSize.height, 2044)
    expectEqual(table.cellForRow(at: path(16))?.frame, CGRect(x: 0, y: 1600, width: 320, height: 100))
    names.sections[0].removeFirst()
    table.deleteRows(at: [path(0)], with: .none)
    expectEqual(table.rectForRow(at: path(15)).minY, 1500)
  }
}
