import HeroTesting

@testable import UIKit

@MainActor
@Suite struct TableCellTests {
  @Test func cellsWithoutNames() {
    expectEqual(UITableViewCell().reuseIdentifier, nil)
    expectEqual(UITableViewHeaderFooterView().reuseIdentifier, nil)
  }
}
