import HeroTesting

@testable import UIKit

@MainActor
@Suite struct TableCellTests {
  @Test func cellsWithoutNames() {
    expectEqual(UITableViewCell().reuseIdentifier, nil)
    expectEqual(UITableViewHeaderFooterView().reuseIdentifier, nil)
  }

  /// The texts keep the margin of the content.
  @Test func aSeparatorsInsetMovesNoText() {
    useOwnScreen()
    let cells = [UIEdgeInsets?.none, .zero, UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)].map { inset in
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      cell.textLabel?.text = "Row"
      if let inset { cell.separatorInset = inset }
      cell.layoutIfNeeded()
      return cell
    }
    expectEqual(cells.map { $0.textLabel?.frame.minX }, [16, 16, 16])
  }
}
