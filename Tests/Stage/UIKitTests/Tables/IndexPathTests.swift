import Testing

@testable import UIKit

@MainActor
@Suite struct IndexPathTests {
  @Test func indexPathsOfFoundation() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && NSIndexPath(item: 2, section: 0).item == 2)
    let sender: Any? = IndexPath(row: 4, section: 2)
    #expect((sender as? NSIndexPath)?.row == 4)
  }
}
