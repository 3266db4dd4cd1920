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
    final class Box: UIViewController {
      let box = UIView()
      var width: NSLayoutConstraint?
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        width = box.widthAnchor.constraint(equalToConstant: 10)
        width?.isActive = true
        box.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in width?.constant = 60 })
        NSLayoutConstraint.activate([
          box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 80),
        ])
      }
    }
    let root = Box()
    let stage = testStage(root: root)
    stage.perform { root.width?.constant = 50 }
    expectEqual(root.box.bounds.width, 50)
    stage.tap(at: CGPoint(x: 20, y: 20))
    expectEqual(root.box.bounds.width, 60)
    stage.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { root.width?.constant = 70 } }
    stage.run(until: .idle)
    expectEqual(root.box.bounds.width, 70)
  }

  @Test func aFingerThatLeavesDoesNothing() {
    let items = ItemsViewController()
    let stage = testStage(root: UINavigationController(rootViewController: items))
    stage.touchDown(at: CGPoint(x: 366, y: 81))
    stage.touchMove(to: CGPoint(x: 200, y: 300))
    stage.touchUp()
    #expect(items.log.isEmpty)
  }

  @Test func theWayBack() throws {
    let (first, second) = (CardViewController(), CardViewController())
    first.title = "First"
    first.navigationItem.backButtonTitle = "Before"
    let navigation = UINavigationController(rootViewController: first)
    let stage = testStage(root: navigation)
    stage.perform { navigation.pushViewController(second, animated: true) }
    stage.run(until: .idle)
    try expectEqual(stage.scene.screens[0].navigationItem.backTitle?.text, "Before")
    stage.tap(at: CGPoint(x: 20, y: 81))
    stage.run(until: .idle)
    #expect(stage.topViewController === first)
  }

  private final class Chooser: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = false
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

  private final class Tabs: UITabBarController {
    var calls: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      calls.append("\(item === viewControllers?[1].tabBarItem) at \(selectedIndex)")
    }
  }

  @Test func aTabBarControllerHearsOfItsBar() {
    let tabs = Tabs()
    tabs.viewControllers = ColorViewController.some(2)
    let stage = testStage(root: tabs)
    stage.tap(at: CGPoint(x: 300, y: 790))
    stage.run(until: .idle)
    expectEqual((tabs.calls, tabs.selectedIndex), (["true at 0"], 1))
  }

  @Test func tabsAskTheirDelegate() {
    let (tabs, chooser) = (UITabBarController(), Chooser())
    tabs.viewControllers = ColorViewController.some(2)
    tabs.delegate = chooser
    let stage = testStage(root: tabs)
    stage.tap(at: CGPoint(x: 300, y: 790))
    expectEqual((chooser.calls, tabs.selectedIndex), (["may"], 0))
    chooser.allows = true
    stage.tap(at: CGPoint(x: 300, y: 790))
    stage.run(until: .idle)
    expectEqual((chooser.calls, tabs.selectedIndex), (["may", "may", "did 1"], 1))
    // Code is not asked.
    stage.perform { tabs.selectedIndex = 0 }
    expectEqual(chooser.calls.count, 3)
  }

  @Test func aFingerThatLiftsElsewhereIsNoTap() {
    let items = ItemsViewController()
    let stage = testStage(root: UINavigationController(rootViewController: items))
    stage.touchDown(at: CGPoint(x: 366, y: 81))
    stage.touchMove(to: CGPoint(x: 328, y: 81))
    stage.touchUp()
    expectEqual(items.log, [])
    stage.touchDown(at: CGPoint(x: 366, y: 81))
    stage.touchMove(to: CGPoint(x: 360, y: 85))
    stage.touchUp()
    expectEqual(items.log, ["add"])
  }
}
