import HeroControls
import HeroGeometry
import HeroTesting

@testable import UIKit

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
    expectEqual(first.frame, CGRect(x: 16, y: 17, width: 20, height: 10))
    #expect(abs(second.frame.minY - 20.0 / 3) < 1e-9 && second.frame.minX == 253 && second.frame.width == 51)
    #expect(first.superview === bar && bar.layer.children.count == 4)
    bar.setItems([UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)], animated: true)
    bar.layoutIfNeeded()
    expectEqual(first.superview, nil)
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
    expectEqual(bar.layer.children.count, count)
    #expect(try #require(bar.layer.children.last).bounds.width > width)
    #expect(bar.popItem(animated: false) === top && bar.items?.count == 1)
  }

  private func colors(_ bar: UIView) -> [Color] {
    (bar.controlLook?.parts(in: Size(bar.bounds.size), bar.controlTraits) ?? []).compactMap { part in
      if case .label(let text) = part.view.content { text.color } else { nil }
    }
  }

  // What is off is UIKit's tertiary label, 60, 60, 67 at 0.3, in each of the three bars.
  @Test func itemsHaveTheirOwnTintAndAreGreyWhenTheyAreOff() {
    useOwnScreen()
    let grey = Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
    let items = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.tintColor = .blue
    toolbar.items = items
    items[0].tintColor = .green
    expectEqual(colors(toolbar), [UIColor.green.color, UIColor.blue.color])
    for item in items { item.isEnabled = false }
    expectEqual(colors(toolbar), [grey, grey])

    let bar = UINavigationBar(frame: toolbar.frame)
    let item = UINavigationItem(title: "")
    (item.leftBarButtonItem, item.rightBarButtonItem) = (items[0], items[1])
    bar.items = [item]
    items[0].isEnabled = true
    expectEqual(colors(bar), [UIColor.green.color, grey])

    let tabs = UITabBar(frame: toolbar.frame)
    tabs.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    (tabs.selectedItem, tabs.tintColor) = (tabs.items?.first, .red)
    tabs.items?.last?.isEnabled = false
    expectEqual(colors(tabs), [UIColor.red.color, grey])
    tabs.items?.first?.isEnabled = false
    expectEqual(colors(tabs), [grey, grey])
  }

  // Source: UIAppearance: what the class's proxy says counts for all that say nothing themselves.
  @Test func everyBarAsksItsClassesAppearance() {
    useOwnScreen()
    UIToolbar.appearance().tintColor = .red
    UIToolbar.appearance().isTranslucent = false
    UITabBar.appearance().barStyle = .black
    UINavigationBar.appearance().barTintColor = .green
    let (toolbar, tabs, bar) = (UIToolbar(), UITabBar(), UINavigationBar())
    #expect(toolbar.tintColor == .red && !toolbar.isTranslucent && toolbar.barStyle == .default)
    #expect(tabs.barStyle == .black && tabs.isTranslucent && tabs.barTintColor == nil)
    #expect(bar.barTintColor == .green && bar.barStyle == .default && toolbar.barTintColor == nil)
    (toolbar.tintColor, tabs.barStyle) = (.blue, .default)
    #expect(toolbar.tintColor == .blue && tabs.barStyle == .default && UIToolbar().tintColor == .red)
    #expect(UITabBar.appearance() === UITabBar.appearance() && UITabBar.appearance().barStyle == .black)
  }

  @Test func aTabBarKnowsItsSelectedItem() {
    useOwnScreen()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    expectEqual(bar.items, nil)
    bar.items = items
    bar.selectedItem = items[1]
    #expect(bar.selectedItem === items[1] && bar.items?.count == 2)
    bar.layoutIfNeeded()
    // The ground, the hairline and two titles.
    expectEqual(bar.layer.children.count, 4)
  }
}
