import HeroTesting

@testable import UIKit

@MainActor
@Suite struct RefreshControlTests {
  @Test func aPullAsksForWhatIsNewOnce() {
    useOwnScreen()
    let (list, control) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), UIRefreshControl())
    list.contentSize = CGSize(width: 300, height: 1000)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    list.refreshControl = control
    #expect(control.isHidden)
    list.beginDrag()
    list.contentOffset.y = -60
    #expect(!control.isHidden && count == 0)
    for y in [-120.0, -140] { list.contentOffset.y = y }
    #expect(control.isRefreshing && count == 1)
    // Its room is the list's until it is over.
    expectEqual(list.adjustedContentInset.top, 60)
    list.endDrag(velocity: .zero)
    control.endRefreshing()
    #expect(control.isHidden && list.contentOffset.y == 0 && list.adjustedContentInset.top == 0)
  }

  // 60 points of room while it works, which the contents that stand at the top follow.
  @Test func workTakesRoom() {
    useOwnScreen()
    let (list, control) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), UIRefreshControl())
    list.refreshControl = control
    control.tintColor = .red
    let spokes = control.subviews.first as? UIActivityIndicatorView
    #expect(control.isHidden && spokes?.color == .red)
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing && !control.isHidden && list.contentOffset.y == -60)
    control.endRefreshing()
    #expect(!control.isRefreshing && control.isHidden && list.contentOffset.y == 0)
  }
}
