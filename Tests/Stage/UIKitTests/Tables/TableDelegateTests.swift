import HeroTesting

@testable import UIKit

/// What a table asks its delegate, and tells it.
@MainActor
@Suite struct TableDelegateTests {
  /// Two sections of 5 rows of 44 points, with a header of 30 and a footer of 20 points: 270 points each.
  private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
    var list: [String] = []
    var (highlights, deselects) = (true, true)
    var headers: [UIView] = []
    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      list.append("make \(name(indexPath))")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      header?.tag = section
      if let header, !headers.contains(header) { headers.append(header) }
      return header
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      list.append("show \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      list.append("hide \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      list.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      list.append("footer \(section)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      list.append("touch \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      list.append("leave \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      deselects ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      list.append("select \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
    }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Off" }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      list.append("aside \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      list.append("back \(indexPath.map(name) ?? "")")
    }
    func taken() -> [String] {
      defer { list = [] }
      return list
    }
  }

  private final class Cell: UITableViewCell {
    var states: [String] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      states.append(isSelected ? "selected" : "not selected")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      states.append(isHighlighted ? "touched" : "not touched")
    }
  }

  private final class Header: UITableViewHeaderFooterView {
    var reuses = 0
    override func prepareForReuse() { reuses += 1 }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// A table on the screen in whose 270 points a section fits.
  private func table(_ notes: Notes) -> UITableView {
    useOwnScreen()
    let table = laidTable(notes, of: Cell.self, height: 270) {
      ($0.sectionHeaderTopPadding, $0.rowHeight) = (0, 44)
      $0.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    show(table)
    return table
  }

  @Test func whatShowsAndHidesIsTold() {
    let notes = Notes()
    let table = table(notes)
    let rows = (0..<5).map { "0.\($0)" }
    expectEqual(notes.taken(), rows.flatMap { ["make \($0)", "show \($0)"] } + ["header 0", "footer 0"])
    table.contentOffset.y = 270
    table.layoutIfNeeded()
    let all = notes.taken()
    expectEqual(all.filter { $0.hasPrefix("hide") }, rows.map { "hide \($0)" })
    expectEqual(all.filter { $0.hasPrefix("show") }, (0..<5).map { "show 1.\($0)" })
    expectEqual(all.suffix(2), ["header 1", "footer 1"])
    expectEqual(table.dequeueReusableHeaderFooterView(withIdentifier: "other"), nil)
    // The header of the first section shows for the second.
    let header = table.subviews.lazy.compactMap { $0 as? Header }.first
    expectEqual((header?.reuses, header?.tag, header.map(notes.headers.contains)), (1, 1, true))
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") is Header)
  }

  @Test func placesAreFoundBothWays() {
    let notes = Notes()
    let table = table(notes)
    expectEqual(table.rect(forSection: 1), CGRect(x: 0, y: 270, width: 320, height: 270))
    expectEqual(table.rect(forSection: 2), .zero)
    let points: [(CGFloat, IndexPath?)] = [
      (29, nil), (30, path(0)), (73.9, path(0)), (74, path(1)), (250, nil), (300, path(0, 1)),
    ]
    for (y, path) in points { expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: y)), path) }
    expectEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 74, width: 1, height: 44)), [path(1)])
    expectEqual(
      table.indexPathsForRows(in: CGRect(x: 0, y: 200, width: 1, height: 101)), [path(3), path(4), path(0, 1)])
  }

  @Test func sectionsAreReadAnew() {
    let notes = Notes()
    let table = table(notes)
    _ = notes.taken()
    for (section, made) in [(1, []), (0, (0..<5).map { "make 0.\($0)" })] {
      table.reloadSections([section], with: .automatic)
      table.layoutIfNeeded()
      expectEqual(notes.taken().filter { $0.hasPrefix("make") }, made)
    }
  }

  @Test func fingersTouchAndSelect() throws {
    let notes = Notes()
    let table = table(notes)
    _ = notes.taken()
    let cell = try #require(table.cellForRow(at: path(2)) as? Cell)
    cell.states = []
    // 30 + 2 · 44 + 22.
    let point = CGPoint(x: 100, y: 140)
    touch(point, CGPoint(x: 101, y: 140))
    expectEqual(notes.taken(), ["touch 0.2", "leave 0.2", "select 0.2"])
    expectEqual(cell.states, ["touched", "not touched", "selected"])
    touch(CGPoint(x: 100, y: 96), isCancelled: true)
    expectEqual((notes.taken(), table.indexPathForSelectedRow), (["touch 0.1", "leave 0.1"], path(2)))
    notes.highlights = false
    touch(CGPoint(x: 100, y: 96))
    expectEqual(notes.taken(), [])
    (notes.highlights, notes.deselects) = (true, false)
    touch(CGPoint(x: 100, y: 96))
    expectEqual((notes.taken().last, table.indexPathsForSelectedRows), ("select 0.1", [path(2), path(1)]))
    #expect(cell.isSelected)
  }

  // A button of 74 points at either side.
  @Test func rowsStandAsideUntilTheyAreLeft() throws {
    let notes = Notes()
    let table = table(notes)
    _ = notes.taken()
    func moves() -> [String] { notes.taken().filter { $0.hasPrefix("aside") || $0.hasPrefix("back") } }
    func swipe(_ way: CGFloat) -> (x: CGFloat?, title: String?) {
      touch(CGPoint(x: 150, y: 140), CGPoint(x: 150 + way / 2, y: 140), CGPoint(x: 150 + way, y: 140))
      table.layoutIfNeeded()
      let button = table.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UIButton }.first
      return (table.cellForRow(at: path(2))?.frame.minX, button?.title(for: .normal))
    }
    // More than half of it opens.
    #expect(swipe(36) == (0, nil) && moves() == ["aside 0.2", "back 0.2"])
    #expect(swipe(38) == (74, "Pin") && moves() == ["aside 0.2"])
    touch(CGPoint(x: 150, y: 60))
    table.layoutIfNeeded()
    expectEqual((table.cellForRow(at: path(2))?.frame.minX, moves()), (0, ["back 0.2"]))
    #expect(swipe(-100) == (-74, "Off") && moves() == ["aside 0.2"])
    table.setEditing(true, animated: false)
    expectEqual(moves().first, "back 0.2")
    table.layoutIfNeeded()
    // A margin of 16 and a round button of 22 points, but for the first row.
    let contents = try (0..<2).map { try #require(table.cellForRow(at: path($0))) }
    for cell in contents { cell.layoutIfNeeded() }
    expectEqual(contents.map(\.contentView.frame.minX), [0, 38])
  }

  // Of the rows at 60 and 140 points; taps of a table that is edited select nothing else.
  @Test func editedTablesSelectSeveralRows() {
    let table = table(Notes())
    table.allowsMultipleSelection = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    func tap() -> Int {
      for y in [60.0, 140] { touch(CGPoint(x: 150, y: y)) }
      return table.indexPathsForSelectedRows?.count ?? 0
    }
    expectEqual(tap(), 0)
    table.allowsSelectionDuringEditing = true
    expectEqual(tap(), 1)
    table.allowsMultipleSelectionDuringEditing = true
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: false) }
    expectEqual(tap(), 2)
  }

  private final class Guesses: TableRows, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
  }

  // 400 points show 10 rows of 44; 10 more are taken to be 100.
  @Test func rowsThatDoNotShowAreAsHighAsTheyAreGuessed() {
    useOwnScreen()
    let rows = Guesses([20])
    expectEqual(laidTable(rows).contentSize.height, 1440)
  }
}
