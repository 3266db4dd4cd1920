import HeroTesting

@testable import UIKit

/// Headers and footers that stay at the edges of what shows.
@MainActor struct PinnedHeaderTests {
  private final class Header: UICollectionReusableView {}
  private final class Cell: UICollectionViewCell {}

  /// Two sections of five items each, 100 points high, with headers of 40 and footers of 30 points: 0…570 and 570…1140.
  private final class Items: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func collection(_ items: Items, horizontal: Bool = false) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    layout.itemSize = horizontal ? CGSize(width: 100, height: 300) : CGSize(width: 300, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    layout.headerReferenceSize = CGSize(width: 40, height: 40)
    layout.footerReferenceSize = CGSize(width: 30, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: horizontal ? 400 : 300, height: horizontal ? 300 : 400),
      collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ kind: String, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test func headersStayAtTheTopOfTheirSections() {
    useOwnScreen()
    let items = Items()
    let view = collection(items)
    expectEqual(frame(view, header, 0), CGRect(x: 0, y: 0, width: 300, height: 40))
    view.contentOffset.y = 250
    expectEqual(frame(view, header, 0), CGRect(x: 0, y: 250, width: 300, height: 40))
    // Over the cells, which it comes to lie on; the third begins at 240.
    let place = IndexPath(item: 0, section: 0)
    let top = view.supplementaryView(forElementKind: header, at: place)
    let order = view.subviews
    expectEqual(order.filter { $0 is Cell }.count, 4)
    #expect((order.firstIndex { $0 === top } ?? 0) > (order.lastIndex { $0 is Cell } ?? 9))
    // The footer of 540…570 pushes it out.
    view.contentOffset.y = 520
    expectEqual(frame(view, header, 0)?.minY, 500)
    expectEqual(frame(view, footer, 0)?.minY, 540)
    expectEqual(frame(view, header, 1)?.minY, 570)
    view.contentOffset.y = 600
    expectEqual(frame(view, header, 0), nil)
    expectEqual(frame(view, header, 1)?.minY, 600)
    expectEqual(
      view.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(item: 0, section: 1))?.frame.minY, 600)
    // Below what insets cover.
    view.contentInset.top = 50
    expectEqual(frame(view, header, 1)?.minY, 650)
  }

  @Test func footersStayAtTheBottomOfTheirSections() {
    useOwnScreen()
    let items = Items()
    let view = collection(items)
    expectEqual(frame(view, footer, 0), nil)
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionFootersPinToVisibleBounds = true
    // 400 − 30; its own place is 540.
    expectEqual(frame(view, footer, 0)?.minY, 370)
    view.contentOffset.y = 150
    expectEqual(frame(view, footer, 0)?.minY, 520)
    view.contentOffset.y = 220
    expectEqual(frame(view, footer, 0)?.minY, 540)
    // The second section shows from 570 on; its header ends at 610, and its footer is not above that.
    view.contentOffset.y = 225
    expectEqual(frame(view, footer, 1)?.minY, 610)
  }

  @Test func headersOfARowStayAtItsLeft() {
    useOwnScreen()
    let items = Items()
    let view = collection(items, horizontal: true)
    view.contentOffset.x = 120
    expectEqual(frame(view, header, 0), CGRect(x: 120, y: 0, width: 40, height: 300))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End" }
  }

  // Ten rows of 50 and a footer of 28 points, of which 400 show.
  @Test func aPlainTablesFooterStaysAtTheBottom() {
    useOwnScreen()
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = rows
    table.layoutIfNeeded()
    let footer = table.footerView(forSection: 0)
    expectEqual(footer?.frame, CGRect(x: 0, y: 372, width: 320, height: 28))
    table.contentOffset.y = 100
    expectEqual(table.footerView(forSection: 0)?.frame.minY, 472)
    #expect(table.subviews.last { $0 is UITableViewCell || $0 === footer } === footer)
    table.contentOffset.y = 128
    expectEqual(table.footerView(forSection: 0)?.frame.minY, 500)
    let grouped = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    grouped.rowHeight = 50
    grouped.dataSource = rows
    grouped.layoutIfNeeded()
    // Those of grouped tables do not: 35 points and ten rows.
    expectEqual(grouped.footerView(forSection: 0)?.frame.minY, 535)
  }
}
