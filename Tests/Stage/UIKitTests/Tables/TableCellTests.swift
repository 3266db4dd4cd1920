import HeroTesting

@testable import UIKit

@MainActor
@Suite struct TableCellTests {
  @Test func indexPathsOfFoundation() {
    let path = NSIndexPath(row: 3, section: 1)
    expectEqual((path.row, path.section, NSIndexPath(item: 2, section: 0).item), (3, 1, 2))
    let sender: Any? = IndexPath(row: 4, section: 2)
    expectEqual((sender as? NSIndexPath)?.row, 4)
  }

  /// Lets its recognisers go together, as cells that are swiped do.
  private final class SwipedCell: UITableViewCell {
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === otherGestureRecognizer }
  }

  @Test func aCellMayBeTheDelegateOfItsRecognizers() {
    let (one, other, touch) = (
      UIGestureRecognizer(), UIGestureRecognizer(), UITouch(point: .zero, timestamp: 0, window: UIWindow())
    )
    let plain: any UIGestureRecognizerDelegate = UITableViewCell()
    let swiped: any UIGestureRecognizerDelegate = SwipedCell()
    #expect(swiped.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: one))
    #expect(!plain.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: one))
    #expect(plain.gestureRecognizer(one, shouldReceive: touch) && plain.gestureRecognizerShouldBegin(one))
    #expect(!plain.gestureRecognizer(one, shouldRequireFailureOf: other))
    #expect(!plain.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
  }

  /// The texts keep the margin of the content.
  @Test func aSeparatorsInsetMovesNoText() {
    useOwnScreen()
    for inset in [UIEdgeInsets?.none, .zero, UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)] {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      cell.textLabel?.text = "Row"
      if let inset { cell.separatorInset = inset }
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 16 && cell.reuseIdentifier == nil)
    }
    expectEqual(UITableViewHeaderFooterView().reuseIdentifier, nil)
  }
}
