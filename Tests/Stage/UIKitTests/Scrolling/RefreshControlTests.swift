import Testing

@testable import UIKit

@MainActor
@Suite struct RefreshControlTests {
  @Test func aPullAsksForWhatIsNewOnce() {
    useOwnScreen()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    list.contentSize = CGSize(width: 300, height: 1000)
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    list.refreshControl = control
    #expect(control.isHidden)
    list.beginDrag()
    list.contentOffset.y = -60
    #expect(!control.isHidden)
    #expect(count == 0)
    list.contentOffset.y = -120
    list.contentOffset.y = -140
    #expect(count == 1)
    #expect(control.isRefreshing)
    // Its room is the list's until it is over.
    #expect(list.adjustedContentInset.top == 60)
    list.endDrag(velocity: .zero)
    control.endRefreshing()
    #expect(list.contentOffset.y == 0)
    #expect(control.isHidden)
    #expect(list.adjustedContentInset.top == 0)
  }
}
