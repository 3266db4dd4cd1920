import HeroTesting

@testable import UIKit

@MainActor
@Suite struct IndexPathTests {
  @Test func indexPathsOfFoundation() {
    let path = NSIndexPath(row: 3, section: 1)
    expectEqual((path.row, path.section, NSIndexPath(item: 2, section: 0).item), (3, 1, 2))
    let sender: Any? = IndexPath(row: 4, section: 2)
    expectEqual((sender as? NSIndexPath)?.row, 4)
  }
}
