import HeroTesting

@testable import UIKit

@MainActor
@Suite struct TableContentSizeTests {
  // Source: UIKit, where a table lays its rows out itself: what is pinned to its edges does not say how large its contents are.
  @Test func constraintsDoNotSizeATablesContents() {
    useOwnScreen()
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = Rows(style: .plain)
    rows.tableView.rowHeight = 40
    let cover = UIView()
    cover.translatesAutoresizingMaskIntoConstraints = false
    rows.tableView.addSubview(cover)
    for edge in [NSLayoutConstraint.Attribute.top, .bottom, .left, .right] {
      NSLayoutConstraint(
        item: cover, attribute: edge, relatedBy: .equal, toItem: rows.tableView, attribute: edge, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    cover.heightAnchor.constraint(equalToConstant: 100).isActive = true
    cover.widthAnchor.constraint(equalToConstant: 50).isActive = true
    rows.tableView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    rows.tableView.layoutIfNeeded()
    expectEqual(rows.tableView.contentSize, CGSize(width: 300, height: 1200))
    rows.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
    rows.tableView.layoutIfNeeded()
    // The row's middle, 820, in the table's, 200.
    expectEqual(rows.tableView.contentOffset.y, 620)
  }
}
