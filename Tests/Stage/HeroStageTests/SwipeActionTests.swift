import HeroStage
import HeroTesting
import UIKit

/// A row for each name; notes which is selected.
class NamesViewController: UITableViewController {
  var names = ["Ada", "Bea", "Cleo"]
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notes.append("select \(indexPath.row)")
  }
}

/// Rows that a finger moves aside.
@MainActor
@Suite(.writtenStages) struct SwipeActionTests {
  private final class Swiped: NamesViewController {
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row < 2 else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      let pin = UIContextualAction(style: .normal, title: "Pin") { [unowned self] action, _, done in
        notes.append(action.title ?? "")
        done(true)
      }
      pin.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [delete, pin])
    }
  }

  private final class Deleting: NamesViewController {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      notes.append("delete \(indexPath.row)")
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  private final class Older: NamesViewController {
    override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      let pin = UITableViewRowAction(style: .normal, title: "Pin") { [unowned self] action, path in
        notes.append("\(action.title ?? "") \(path.row)")
      }
      pin.backgroundColor = .systemOrange
      return [UITableViewRowAction(style: .default, title: "Remove") { _, _ in }, pin]
    }
  }

  private func buttons(_ controller: UITableViewController) -> [UIButton] {
    controller.tableView.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
  }

  private func drag(_ stage: Stage, row: Int, by x: CGFloat) {
    // Rows of 44 points below the status bar's 59.
    let y = 59 + 44 * CGFloat(row) + 22
    stage.pan(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200 + x, y: y))
    stage.run(until: .idle)
    stage.wait(0.1)
  }

  /// A list on a stage, with a row that is dragged.
  private func dragged<List: UITableViewController>(_ list: List, row: Int, by x: CGFloat) -> (Stage, List) {
    let stage = testStage(root: list)
    drag(stage, row: row, by: x)
    return (stage, list)
  }

  @Test func actionsOfOlderApps() {
    let (stage, list) = dragged(Older(style: .plain), row: 1, by: -120)
    let shown = buttons(list)
    expectEqual(shown.map { $0.title(for: .normal) }, ["Remove", "Pin"])
    expectEqual(shown.map(\.backgroundColor), [.systemRed, .systemOrange])
    stage.tap(shown[1])
    expectEqual(list.notes, ["Pin 1"])
  }

  @Test func aSwipeShowsActionsThatRun() throws {
    let (stage, list) = dragged(Swiped(style: .plain), row: 1, by: -120)
    let first = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    // Two buttons of 74 points.
    expectEqual(first.frame.minX, -148)
    let shown = buttons(list)
    expectEqual(shown.map { $0.title(for: .normal) }, ["Delete", "Pin"])
    expectEqual(shown.map { $0.convert($0.bounds, to: nil).minX }, [319, 245])
    expectEqual(shown.map(\.backgroundColor), [.systemRed, .systemOrange])
    stage.tap(shown[1])
    expectEqual(list.notes, ["Pin"])
    stage.wait(0.1)
    #expect(first.frame.minX == 0 && buttons(list).isEmpty)
    drag(stage, row: 0, by: -120)
    stage.tap(try #require(buttons(list).first))
    expectEqual(list.names, ["Bea", "Cleo"])
    stage.wait(0.1)
    #expect(list.tableView.numberOfRows(inSection: 0) == 2 && buttons(list).isEmpty)
  }

  @Test func aTouchElsewhereOnlyMovesTheRowBack() {
    let (stage, list) = dragged(Swiped(style: .plain), row: 0, by: -120)
    stage.tap(at: CGPoint(x: 100, y: 59 + 66))
    stage.wait(0.1)
    #expect(buttons(list).isEmpty && list.notes.isEmpty)
    stage.tap(at: CGPoint(x: 100, y: 59 + 66))
    expectEqual(list.notes, ["select 1"])
  }

  @Test func aShortSwipeGoesBackAndALongOneRunsTheFirstAction() {
    let list = Swiped(style: .plain)
    let stage = testStage(root: list)
    stage.pan(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 170, y: 80), velocity: .zero)
    stage.wait(0.1)
    #expect(buttons(list).isEmpty)
    stage.pan(from: CGPoint(x: 380, y: 80), to: CGPoint(x: 60, y: 80))
    stage.wait(0.1)
    expectEqual(list.names, ["Bea", "Cleo"])
    // A row that offers nothing stays, and so do rows without actions.
    drag(stage, row: 1, by: 120)
    #expect(buttons(list).isEmpty)
  }

  @Test func rowsThatMayBeEditedAreDeleted() throws {
    let (stage, list) = dragged(Deleting(style: .plain), row: 2, by: -100)
    let delete = try #require(buttons(list).first)
    expectEqual(delete.title(for: .normal), "Delete")
    stage.tap(delete)
    expectEqual((list.notes, list.names), (["delete 2"], ["Ada", "Bea"]))
    #expect(buttons(dragged(NamesViewController(style: .plain), row: 0, by: -100).1).isEmpty)
  }
}
