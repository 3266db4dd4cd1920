import Testing

@testable import UIKit

@MainActor
@Suite struct TableCellTests {
  @Test func cellsWithoutNames() {
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
  }
}
