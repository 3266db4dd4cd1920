import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Fingers on bars do what their items say.
@MainActor
@Suite(.writtenStages) struct BarTouchTests {
  private final class ItemsViewController: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in log.append("view") })
      func item(_ system: UIBarButtonItem.SystemItem, _ name: String) -> UIBarButtonItem {
        UIBarButtonItem(systemItem: system, primaryAction: UIAction { [unowned self] _ in log.append(name) })
      }
      navigationItem.rightBarButtonItems = [item(.add, "add"), item(.trash, "trash")]
      navigationItem.leftBarButtonItem = item(.edit, "edit")
      setToolbarItems([.flexibleSpace(), item(.done, "done")], animated: false)
    }
  }

  @Test func itemsRunTheirActions() {
    let items = ItemsViewController()
    let navigation = UINavigationController(rootViewController: items)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    let other = CardViewController()
    tabs.viewControllers = [navigation, other]
    let stage = testStage(root: tabs)
    // On a screen of 393 × 852 points: items 22 points wide from 16 points off the sides, 16 apart, in the row from 59 to 103.
    stage.tap(at: CGPoint(x: 366, y: 81))
    stage.tap(at: CGPoint(x: 328, y: 81))
    stage.tap(at: CGPoint(x: 25, y: 62))
    // The toolbar's row ends where the tab bar begins: 34 + 49 points above the lower edge.
    stage.tap(at: CGPoint(x: 360, y: 747))
    // The title is no item, and nobody below is touched.
    stage.tap(at: CGPoint(x: 196, y: 81))
    expectEqual(items.log, ["add", "trash", "edit", "done"])
    items.navigationItem.rightBarButtonItem?.isEnabled = false
    stage.tap(at: CGPoint(x: 366, y: 81))
    stage.tap(at: CGPoint(x: 196, y: 400))
    expectEqual(items.log, ["add", "trash", "edit", "done", "view"])
    stage.tap(at: CGPoint(x: 300, y: 790))
    stage.run(until: .idle)
    #expect(stage.topViewController === other)
  }

  // A control of an item's own is no view of the window, but is tapped where the bar shows it.
  @Test func ownControlsOfItemsAreTapped() {
    let items = ItemsViewController()
    let stage = testStage(root: UINavigationController(rootViewController: items))
    let (button, around) = (UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView())
    button.addAction(UIAction { _ in items.log.append("own") }, for: .touchUpInside)
    around.frame = button.frame
    around.addSubview(button)
    items.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: around)
    stage.tap(button)
    stage.tap(around)
    expectEqual(items.log, ["own", "own"])
  }

  // Who looks after a call finds what its last event has changed in its place.
  @Test func viewsAreLaidOutAfterEachCall() {
    let (root, box) = (UIViewController(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, box.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      box.topAnchor.constraint(equalTo: root.view.topAnchor), box.heightAnchor.constraint(equalToConstant: 80),
    ])
    box.addGestureRecognizer(UITapGestureRecognizer { _ in width.constant = 60 })
    let stage = testStage(root: root)
    stage.perform { width.constant = 50 }
    expectEqual(box.bounds.width, 50)
    stage.tap(at: CGPoint(x: 20, y: 20))
    expectEqual(box.bounds.width, 60)
    stage.play { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { width.constant = 70 } }
    expectEqual(box.bounds.width, 70)
  }

  // Out of the bar, on another item, and a little beside where it landed.
  @Test func aFingerThatLiftsElsewhereIsNoTap() {
    let items = ItemsViewController()
    let stage = testStage(root: UINavigationController(rootViewController: items))
    for (x, y, log) in [(200, 300, []), (328, 81, []), (360, 85, ["add"])] as [(CGFloat, CGFloat, [String])] {
      stage.touchDown(at: CGPoint(x: 366, y: 81))
      stage.touchMove(to: CGPoint(x: x, y: y))
      stage.touchUp()
      expectEqual(items.log, log, "\(x), \(y)")
    }
  }

  @Test func theWayBack() {
    let first = CardViewController()
    let navigation = UINavigationController(rootViewController: first)
    let stage = testStage(root: navigation)
    stage.play { navigation.pushViewController(CardViewController(), animated: true) }
    stage.tap(at: CGPoint(x: 20, y: 81))
    stage.run(until: .idle)
    #expect(stage.topViewController === first)
  }

  /// Its own delegate.
  private final class Tabs: UITabBarController, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = false
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      calls.append("\(item === viewControllers?[1].tabBarItem) at \(selectedIndex)")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("may")
      return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      calls.append("did \(tabBarController.selectedIndex)")
    }
  }

  @Test func tabsHearOfTheirBarAndAskTheirDelegate() {
    let tabs = Tabs()
    tabs.viewControllers = ColorViewController.some(2)
    tabs.delegate = tabs
    let stage = testStage(root: tabs)
    stage.tap(at: CGPoint(x: 300, y: 790))
    expectEqual((tabs.calls, tabs.selectedIndex), (["true at 0", "may"], 0))
    (tabs.allows, tabs.calls) = (true, [])
    stage.tap(at: CGPoint(x: 300, y: 790))
    stage.run(until: .idle)
    expectEqual((tabs.calls, tabs.selectedIndex), (["true at 0", "may", "did 1"], 1))
    // Code is not asked.
    stage.perform { tabs.selectedIndex = 0 }
    expectEqual(tabs.calls.count, 3)
  }
}
