import Testing
import UIKit

/// Bars that stand among views, instead of belonging to a container.
@MainActor
struct StandingBarTests {
  @Test func aToolbarPlacesItsItemsViews() {
    useOwnScreen()
    let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UISwitch())
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: second)]
    bar.layoutIfNeeded()
    // 16 points are free at either side; the switch is 51 by 31, 6.5 points from the top, on a whole third.
    #expect(first.frame == CGRect(x: 16, y: 17, width: 20, height: 10))
    #expect(abs(second.frame.minY - 20.0 / 3) < 1e-9 && second.frame.minX == 253 && second.frame.width == 51)
    #expect(first.superview === bar && bar.layer.children.count == 4)
    bar.setItems([UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)], animated: true)
    bar.layoutIfNeeded()
    #expect(first.superview == nil)
  }

  @Test func anItemThatChangesIsDrawnAnew() throws {
    useOwnScreen()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "A"))
    bar.setItems([below], animated: false)
    bar.pushItem(top, animated: true)
    #expect(bar.topItem === top && bar.backItem === below)
    bar.layoutIfNeeded()
    let count = bar.layer.children.count
    let width = try #require(bar.layer.children.last).bounds.width
    top.title = "A longer one"
    bar.layoutIfNeeded()
    #expect(bar.layer.children.count == count)
    #expect(try #require(bar.layer.children.last).bounds.width > width)
    #expect(bar.popItem(animated: false) === top && bar.items?.count == 1)
  }

  @Test func aTabBarKnowsItsSelectedItem() {
    useOwnScreen()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    #expect(bar.items == nil)
    bar.items = items
    bar.selectedItem = items[1]
    #expect(bar.selectedItem === items[1] && bar.items?.count == 2)
    bar.layoutIfNeeded()
    // The ground, the hairline and two titles.
    #expect(bar.layer.children.count == 4)
  }
}
