import HeroTesting

@testable import UIKit

@MainActor struct TableViewTests {
  private final class Cell: UITableViewCell {
    var reuses = 0
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [100]
    var made = 0
    var notes: [String] = []
    var will: (IndexPath) -> IndexPath? = { $0 }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
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

  private final class TallRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let rows = Rows()
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      rows.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 100 : 50
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  }

  private func table(_ rows: any UITableViewDataSource & UITableViewDelegate, style: UITableView.Style = .plain)
    -> UITableView
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  @Test func onlyRowsThatShowAreMade() {
    useOwnScreen()
    let rows = Rows()
    let table = table(rows)
    // 400 points hold 9 rows of 44 and a part of the tenth.
    expectEqual(table.contentSize, CGSize(width: 320, height: 4400))
    expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(0...9))
    expectEqual(rows.made, 10)
    expectEqual(table.visibleCells.map { $0.frame.minY }, (0...9).map { CGFloat($0) * 44 })
    expectEqual(table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text, "Row 3")
    expectEqual(table.cellForRow(at: IndexPath(row: 30, section: 0)), nil)
  }

  @Test func cellsAreUsedAgain() throws {
    useOwnScreen()
    let rows = Rows()
    let table = table(rows)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(10...19))
    expectEqual(table.indexPath(for: first).map { $0.row >= 10 }, true)
    expectEqual(first.reuses, 1)
    expectEqual(table.subviews.filter { $0 is UITableViewCell }.count, 10)
  }

  @Test func delegateSaysHeightsAndTitlesFloat() throws {
    useOwnScreen()
    let rows = TallRows()
    let table = table(rows)
    // 28 + 100 + 50 + 50 = 228, then 28 + 100 + 19 · 50 = 1078.
    expectEqual(table.contentSize.height, 1306)
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 1)), CGRect(x: 0, y: 356, width: 320, height: 50))
    expectEqual(table.rectForHeader(inSection: 1).minY, 228)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    try expectEqual(#require(table.headerView(forSection: 0)).frame.minY, 100)
    table.contentOffset.y = 210
    table.layoutIfNeeded()
    try expectEqual(#require(table.headerView(forSection: 0)).frame.minY, 200)
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "Section 0")
  }

  @Test func automaticRowsAreAsHighAsTheirConstraints() {
    useOwnScreen()
    final class Sized: UITableViewCell {
      let box = UIView()
      lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
      required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16), height,
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class SizedRows: Rows {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = Sized(style: .default, reuseIdentifier: nil)
        cell.height.constant = CGFloat(30 + 10 * indexPath.row)
        return cell
      }
    }
    let rows = SizedRows()
    rows.counts = [4]
    let table = table(rows)
    expectEqual(table.visibleCells.map(\.frame.height), [40, 50, 60, 70])
    expectEqual(table.contentSize.height, 220)
    expectEqual(rows.made, 4)
    table.layoutIfNeeded()
    expectEqual((table.visibleCells[1] as? Sized)?.box.frame, CGRect(x: 16, y: 5, width: 288, height: 40))
  }

  @Test func tapsSelectAndAskTheDelegate() {
    useOwnScreen()
    let rows = Rows()
    let table = table(rows)
    table.pick(IndexPath(row: 2, section: 0))
    expectEqual(table.indexPathForSelectedRow?.row, 2)
    expectEqual(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected, true)
    table.pick(IndexPath(row: 4, section: 0))
    expectEqual(
      rows.notes, ["will select 2", "did select 2", "will select 4", "did deselect 2", "did select 4"])
    rows.will = { _ in nil }
    table.pick(IndexPath(row: 1, section: 0))
    expectEqual(table.indexPathForSelectedRow?.row, 4)
    table.deselectRow(at: IndexPath(row: 4, section: 0), animated: true)
    expectEqual(table.indexPathForSelectedRow, nil)
  }

  @Test func scrollingToARow() {
    useOwnScreen()
    let rows = Rows()
    let table = table(rows)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    expectEqual(table.contentOffset.y, 2200)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    expectEqual(table.contentOffset.y, 4000)
    // 60 · 44 + 22 − 200.
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .middle, animated: false)
    expectEqual(table.contentOffset.y, 2462)
    table.scrollToRow(at: IndexPath(row: 62, section: 0), at: .none, animated: false)
    expectEqual(table.contentOffset.y, 2462)
  }

  // Rows are taken to be 44 points until they come into view; they are 60.
  @Test func scrollingToARowMeasuresOnTheWay() {
    useOwnScreen()
    final class High: UITableViewCell {
      required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let spacer = UIView()
        spacer.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(spacer)
        NSLayoutConstraint.activate([
          spacer.topAnchor.constraint(equalTo: contentView.topAnchor),
          spacer.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          spacer.leftAnchor.constraint(equalTo: contentView.leftAnchor),
          spacer.rightAnchor.constraint(equalTo: contentView.rightAnchor),
          spacer.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class HighRows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "high", for: indexPath)
      }
    }
    let rows = HighRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(High.self, forCellReuseIdentifier: "high")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .bottom, animated: true)
    UIKitRuntime.current.clock.run(until: 1)
    // 31 · 60 − 400: all rows have been seen.
    expectEqual(table.contentOffset.y, 1460)
    table.scrollToRow(at: IndexPath(row: 28, section: 0), at: .none, animated: true)
    UIKitRuntime.current.clock.run(until: 2)
    expectEqual(table.contentOffset.y, 1460)
    // 35 · 60 − 400.
    table.scrollToRow(at: IndexPath(row: 34, section: 0), at: .none, animated: true)
    UIKitRuntime.current.clock.run(until: 3)
    expectEqual(table.contentOffset.y, 1700)
  }

  @Test func controllersMethodsAreCalledFromSubclasses() {
    useOwnScreen()
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    }
    let list = List()
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    list.view.layoutIfNeeded()
    expectEqual(list.tableView.visibleCells.map(\.frame.minY), [0, 70, 140])
  }
}

/// Cells' constraints are solved by themselves.
@MainActor struct CellLayoutTests {
  @Test func cellsInsideIsNoPartOfTheTreeAround() {
    useOwnScreen()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(cell)
    cell.contentView.addSubview(box)
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
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    let (box, other) = (placedView(), placedView())
    root.addSubview(cell)
    root.addSubview(other)
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      other.topAnchor.constraint(equalTo: root.topAnchor), other.widthAnchor.constraint(equalToConstant: 20),
      other.heightAnchor.constraint(equalToConstant: 20), box.leftAnchor.constraint(equalTo: other.rightAnchor),
      box.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 90),
      box.widthAnchor.constraint(equalToConstant: 5), box.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 60, y: 10, width: 5, height: 5))
  }

  private final class Footers: NSObject, UITableViewDataSource {
    let texts = ["One line.", "First line.\nSecond line.\nThird line."]
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { texts[section] }
  }

  // 12.5 points around the lines: 28 for one of 15.5.
  @Test func titlesOfGroupedTablesWrap() throws {
    useOwnScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .grouped)
    let footers = Footers()
    table.dataSource = footers
    table.layoutIfNeeded()
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    let heights = footers.texts.map { text in
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
