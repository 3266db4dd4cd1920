import HeroTesting

@testable import UIKit

/// Headers and footers that stay at the edges of what shows.
@MainActor struct PinnedHeaderTests {
  /// Two sections of five items each, 100 points high, with headers of 40 and footers of 30 points: 0…570 and 570…1140.
  private let items = GridItems([5, 5])
  private let header = headerKind
  private let footer = footerKind

  private func collection(isHorizontal: Bool = false) -> UICollectionView {
    useOwnScreen()
    let layout = flow(isHorizontal ? 100 : 300, isHorizontal ? 300 : 100)
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.headerReferenceSize = CGSize(width: 40, height: 40)
    layout.footerReferenceSize = CGSize(width: 30, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    return laidGrid(items, layout, isHorizontal ? 400 : 300, isHorizontal ? 300 : 400)
  }

  private func frame(_ view: UICollectionView, _ kind: String, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: [section, 0])?.frame
  }

  @Test func headersStayAtTheTopOfTheirSections() {
    let view = collection()
    expectEqual(frame(view, header, 0), CGRect(x: 0, y: 0, width: 300, height: 40))
    view.contentOffset.y = 250
    expectEqual(frame(view, header, 0), CGRect(x: 0, y: 250, width: 300, height: 40))
    // Over the cells, which it comes to lie on; the third begins at 240.
    let top = view.supplementaryView(forElementKind: header, at: [0, 0])
    let order = view.subviews
    expectEqual(order.filter { $0 is UICollectionViewCell }.count, 4)
    #expect((order.firstIndex { $0 === top } ?? 0) > (order.lastIndex { $0 is UICollectionViewCell } ?? 9))
    // The footer of 540…570 pushes it out.
    view.contentOffset.y = 520
    expectEqual(frame(view, header, 0)?.minY, 500)
    expectEqual(frame(view, footer, 0)?.minY, 540)
    expectEqual(frame(view, header, 1)?.minY, 570)
    view.contentOffset.y = 600
    expectEqual(frame(view, header, 0), nil)
    expectEqual(frame(view, header, 1)?.minY, 600)
    expectEqual(view.layoutAttributesForSupplementaryElement(ofKind: header, at: [1, 0])?.frame.minY, 600)
    // Below what insets cover.
    view.contentInset.top = 50
    expectEqual(frame(view, header, 1)?.minY, 650)
  }

  @Test func footersStayAtTheBottomOfTheirSections() {
    let view = collection()
    expectEqual(frame(view, footer, 0), nil)
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionFootersPinToVisibleBounds = true
    // 400 − 30; its own place is 540.
    for (offset, y) in [(0, 370), (150, 520), (220, 540)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      expectEqual(frame(view, footer, 0)?.minY, y)
    }
    // The second section shows from 570 on; its header ends at 610, and its footer is not above that.
    view.contentOffset.y = 225
    expectEqual(frame(view, footer, 1)?.minY, 610)
  }

  @Test func headersOfARowStayAtItsLeft() {
    let view = collection(isHorizontal: true)
    view.contentOffset.x = 120
    expectEqual(frame(view, header, 0), CGRect(x: 120, y: 0, width: 40, height: 300))
  }

  // Ten rows of 50 and a footer of 28 points, of which 400 show.
  @Test func aPlainTablesFooterStaysAtTheBottom() {
    useOwnScreen()
    let rows = TableRows([10])
    rows.footers = ["End"]
    let table = laidTable(rows) { $0.rowHeight = 50 }
    let footer = table.footerView(forSection: 0)
    expectEqual(footer?.frame, CGRect(x: 0, y: 372, width: 320, height: 28))
    table.contentOffset.y = 100
    expectEqual(table.footerView(forSection: 0)?.frame.minY, 472)
    #expect(table.subviews.last { $0 is UITableViewCell || $0 === footer } === footer)
    table.contentOffset.y = 128
    expectEqual(table.footerView(forSection: 0)?.frame.minY, 500)
    let grouped = laidTable(rows, style: .grouped) { $0.rowHeight = 50 }
    // Those of grouped tables do not: 35 points and ten rows.
    expectEqual(grouped.footerView(forSection: 0)?.frame.minY, 535)
  }
}
