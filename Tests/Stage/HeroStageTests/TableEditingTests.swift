import HeroStage
import HeroTesting
import UIKit

/// Tables that are edited.
@MainActor
@Suite(.writtenStages) struct TableEditingTests {
  private final class Edited: NamesViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      names.append("More")
      navigationItem.rightBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { names[indexPath.row] == "More" ? .insert : .delete }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      notes.append("\(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  private func cell(_ list: Edited, _ row: Int) throws -> UITableViewCell {
    try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }
  private func textX(_ cell: UITableViewCell) -> CGFloat? {
    cell.textLabel.map { $0.convert(CGPoint.zero, to: cell).x }
  }

  @Test func theEditButtonBeginsAndEnds() throws {
    let list = Edited(style: .plain)
    let stage = testStage(root: UINavigationController(rootViewController: list))
    let (first, second) = try (cell(list, 0), cell(list, 1))
    expectEqual(textX(second), 16)
    // "Edit" at the right of the bar, in a row of 44 below the status bar's 59.
    stage.tap(at: CGPoint(x: 393 - 20, y: 80))
    stage.wait(0.1)
    #expect(list.isEditing && list.tableView.isEditing && second.isEditing && !first.isEditing)
    // A margin of 16 and a button of 22 points; the accessory gives way to the contents.
    expectEqual(second.contentView.frame, CGRect(x: 38, y: 0, width: 355, height: second.bounds.height))
    expectEqual([textX(second), textX(first)], [54, 16])
    // Rows are not selected meanwhile.
    stage.tap(first)
    #expect(list.notes.isEmpty)
    // The same place says "Done" now.
    stage.tap(at: CGPoint(x: 393 - 20, y: 80))
    stage.wait(0.1)
    #expect(!list.isEditing && !second.isEditing && textX(second) == 16)
    stage.tap(first)
    expectEqual(list.notes, ["select 0"])
  }

  @Test func roundButtonsDeleteAndInsert() throws {
    let list = Edited(style: .plain)
    let stage = testStage(root: list)
    stage.perform { list.setEditing(true, animated: true) }
    stage.wait(0.1)
    // Rows of 44 points below the status bar's 59; the button is in the middle of 16…38.
    stage.tap(at: CGPoint(x: 27, y: 59 + 44 * 3 + 22))
    expectEqual(list.notes, ["insert 3"])
    stage.tap(at: CGPoint(x: 27, y: 59 + 44 + 22))
    stage.wait(0.1)
    try expectEqual(cell(list, 1).frame.minX, -74)
    let button = try #require(
      list.tableView.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first)
    stage.tap(button)
    stage.wait(0.1)
    expectEqual((list.notes, list.names), (["insert 3", "delete 1"], ["Ada", "Cleo", "More"]))
    #expect(try cell(list, 1).frame.minX == 0 && cell(list, 1).isEditing)
    // Drags show nothing.
    stage.pan(from: CGPoint(x: 300, y: 59 + 66), to: CGPoint(x: 150, y: 59 + 66))
    stage.wait(0.1)
    try expectEqual(cell(list, 1).frame.minX, 0)
  }
}
