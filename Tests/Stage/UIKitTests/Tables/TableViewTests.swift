import HeroTesting

@testable import UIKit

@MainActor struct TableViewTests {
  private final class Cell: UITableViewCell {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// A hundred rows that note what is told.
  private final class Rows: TableRows, UITableViewDelegate {
    var notes: [String] = []
    var will: (IndexPath) -> IndexPath? = { $0 }
    convenience init() { self.init([100]) { $0.textLabel?.text = "Row \($1.row)" } }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      notes.append("will select \(indexPath.row)")
      return will(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      notes.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      notes.append("did deselect \(indexPath.row)")
    }
  }

  private final class TallRows: TableRows, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 100 : 50
    }
  }

  @Test func onlyRowsThatShowAreMadeAndUsedAgain() throws {
    useOwnScreen()
    let rows = Rows()
    let table = laidTable(rows, of: Cell.self)
    // 400 points hold 9 rows of 44 and a part of the tenth.
    expectEqual(table.contentSize, CGSize(width: 320, height: 4400))
    expectEqual((table.indexPathsForVisibleRows?.map(\.row), rows.asked.count), (Array(0...9), 10))
    expectEqual(table.visibleCells.map { $0.frame.minY }, (0...9).map { CGFloat($0) * 44 })
    expectEqual(table.cellForRow(at: [0, 3])?.textLabel?.text, "Row 3")
    expectEqual(table.cellForRow(at: [0, 30]), nil)
    let first = try #require(table.cellForRow(at: [0, 0]) as? Cell)
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(10...19))
    expectEqual((table.indexPath(for: first).map { $0.row >= 10 }, first.reuses), (true, 1))
    expectEqual(table.subviews.filter { $0 is UITableViewCell }.count, 10)
  }

  @Test func delegateSaysHeightsAndTitlesFloat() throws {
    useOwnScreen()
    let rows = TallRows([3, 20])
    rows.headers = ["Section 0", "Section 1"]
    let table = laidTable(rows)
    // 28 + 100 + 50 + 50 = 228, then 28 + 100 + 19 · 50 = 1078.
    expectEqual(table.contentSize.height, 1306)
    expectEqual(table.rectForRow(at: [1, 1]), CGRect(x: 0, y: 356, width: 320, height: 50))
    expectEqual(table.rectForHeader(inSection: 1).minY, 228)
    for (offset, y) in [(100, 100), (210, 200)] as [(CGFloat, CGFloat)] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      expectEqual(table.headerView(forSection: 0)?.frame.minY, y)
    }
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "Section 0")
  }

  @Test func automaticRowsAreAsHighAsTheirConstraints() {
    useOwnScreen()
    let rows = TableRows([4]) { ($0 as? BoxCell)?.height.constant = CGFloat(30 + 10 * $1.row) }
    let table = laidTable(rows, of: BoxCell.self)
    expectEqual(table.visibleCells.map(\.frame.height), [40, 50, 60, 70])
    #expect(table.contentSize.height == 220 && rows.asked.count == 4)
    table.layoutIfNeeded()
    expectEqual((table.visibleCells[1] as? BoxCell)?.box.frame, CGRect(x: 16, y: 5, width: 288, height: 40))
  }

  @Test func tapsSelectAndAskTheDelegate() {
    useOwnScreen()
    let rows = Rows()
    let table = laidTable(rows)
    table.pick([0, 2])
    expectEqual((table.indexPathForSelectedRow?.row, table.cellForRow(at: [0, 2])?.isSelected), (2, true))
    table.pick([0, 4])
    expectEqual(
      rows.notes, ["will select 2", "did select 2", "will select 4", "did deselect 2", "did select 4"])
    rows.will = { _ in nil }
    table.pick([0, 1])
    expectEqual(table.indexPathForSelectedRow?.row, 4)
    table.deselectRow(at: [0, 4], animated: true)
    expectEqual(table.indexPathForSelectedRow, nil)
  }

  @Test func scrollingToARow() {
    useOwnScreen()
    let rows = TableRows([100])
    let plain = laidTable(rows)
    // The third is at 60 · 44 + 22 − 200, where 62 shows too.
    let places: [(Int, UITableView.ScrollPosition, CGFloat)] = [
      (50, .top, 2200), (99, .top, 4000), (60, .middle, 2462), (62, .none, 2462),
    ]
    for (row, position, y) in places {
      plain.scrollToRow(at: [0, row], at: position, animated: false)
      expectEqual(plain.contentOffset.y, y, "row \(row)")
    }
    // Rows are taken to be 44 points until they come into view; they are 60: 31 · 60 − 400 when all have been seen, 35 · 60 − 400.
    let highRows = TableRows([40]) { cell, _ in (cell as? BoxCell)?.height.constant = 50 }
    let high = laidTable(highRows, of: BoxCell.self)
    let measured: [(Int, UITableView.ScrollPosition, CGFloat)] = [
      (30, .bottom, 1460), (28, .none, 1460), (34, .none, 1700),
    ]
    for (second, (row, position, y)) in measured.enumerated() {
      high.scrollToRow(at: [0, row], at: position, animated: true)
      UIKitRuntime.current.clock.run(until: Double(second + 1))
      expectEqual(high.contentOffset.y, y, "row \(row)")
    }
  }

  // Source: UIKit, where a table lays its rows out itself: what is pinned to its edges does not say how large its contents are.
  @Test func aControllersMethodsSizeATablesContentsAndConstraintsDoNot() {
    useOwnScreen()
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    }
    let (list, cover) = (List(style: .plain), UIView())
    list.tableView.fill(with: cover)
    NSLayoutConstraint.activate(cover.at(nil, nil, width: 50, height: 100))
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    list.view.layoutIfNeeded()
    expectEqual(list.tableView.visibleCells.map(\.frame.minY), [0, 70, 140, 210, 280, 350])
    expectEqual(list.tableView.contentSize, CGSize(width: 320, height: 2100))
    list.tableView.scrollToRow(at: [0, 20], at: .middle, animated: false)
    list.tableView.layoutIfNeeded()
    // The row's middle, 1435, in the table's, 200.
    expectEqual(list.tableView.contentOffset.y, 1235)
  }
}

/// Cells' constraints are solved by themselves.
@MainActor struct CellLayoutTests {
  @Test func cellsInsideIsNoPartOfTheTreeAround() {
    useOwnScreen()
    let (root, cell) = (rootView(300, 300), UITableViewCell(style: .default, reuseIdentifier: nil))
    root.addSubview(cell)
    let box = placedView(in: cell.contentView)
    let left = box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, box.widthAnchor.constraint(equalToConstant: 30), box.topAnchor.constraint(equalTo: cell.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    cell.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 10, y: 0, width: 30, height: 50))
    expectEqual(root.layoutState.solved?.frame(of: box), nil)
    left.constant = 25
    root.layoutIfNeeded()
    expectEqual(box.frame.minX, 25)
    cell.frame.size.height = 80
    root.layoutIfNeeded()
    expectEqual(box.frame.height, 80)
  }

  @Test func constraintFromOutsideJoinsTheCell() {
    useOwnScreen()
    let (root, cell) = (rootView(300, 300), UITableViewCell(style: .default, reuseIdentifier: nil))
    cell.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    root.addSubview(cell)
    let (box, other) = (placedView(in: cell.contentView), placedView(in: root))
    NSLayoutConstraint.activate(other.at(40, 0, width: 20, height: 20) + box.at(nil, nil, width: 5, height: 5))
    box.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    box.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 90).isActive = true
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 60, y: 10, width: 5, height: 5))
  }

  // 12.5 points around the lines: 28 for one of 15.5.
  @Test func titlesOfGroupedTablesWrap() throws {
    useOwnScreen()
    let rows = TableRows([0, 0])
    rows.footers = ["One line.", "First line.\nSecond line.\nThird line."]
    let table = laidTable(rows, height: 600, style: .grouped)
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    let heights = rows.footers.map { text in
      label.text = text
      return label.sizeThatFits(CGSize(width: 288, height: 1000)).height
    }
    #expect(heights[1] > 2.5 * heights[0])
    for (section, lines) in heights.enumerated() {
      #expect(abs(table.rectForFooter(inSection: section).height - lines - 12.5) < 1e-9)
    }
    let shown = try #require(table.footerView(forSection: 1)?.textLabel)
    table.footerView(forSection: 1)?.layoutIfNeeded()
    expectEqual(shown.frame, CGRect(x: 16, y: 7, width: 288, height: heights[1]))
  }
}
