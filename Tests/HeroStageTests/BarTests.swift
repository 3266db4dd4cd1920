import Hero
import HeroScene
import HeroStage
import HeroTransition
import Testing
import UIKit

/// Containers' bars stand on the film, and views know what they cover.
@MainActor
@Suite(.writtenStages) struct BarTests {
  @Test func barsStand() throws {
    let first = CardViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    navigation.hero.isEnabled = true
    navigation.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let stage = testStage(root: tabs)
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 59 + 44, left: 0, bottom: 34 + 49, right: 0))
    let second = CardViewController()
    second.title = "Second"
    stage.perform { navigation.pushViewController(second, animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    guard case .tabs(let root) = film.scene.root, case .navigation(let stack) = root.tabs[0] else {
      Issue.record("the root is no tab bar controller with a navigation controller")
      return
    }
    #expect(root.bar != nil)
    #expect(stack.bar != nil)
    #expect(film.scene.screens.map(\.navigationItem.title?.text) == ["First", nil, "Second"])
    #expect(film.scene.screens[0].tabBarItem.title?.text == "List")
    navigation.isNavigationBarHidden = true
    #expect(second.view.safeAreaInsets.top == 59)
  }

  @Test func viewsPromptsAndWaysBackAreInTheBar() throws {
    let first = CardViewController()
    first.title = "First"
    first.navigationItem.prompt = "Above"
    first.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    var taps = 0
    let button = UIButton(type: .system)
    button.setTitle("Own", for: .normal)
    button.addAction(for: .touchUpInside) { taps += 1 }
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let navigation = UINavigationController(rootViewController: first)
    let stage = testStage(root: navigation)
    // Status bar, prompt, row.
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 59 + 30 + 44, left: 0, bottom: 34, right: 0))
    let item = try stage.scene.screens[0].navigationItem
    #expect(item.prompt?.text == "Above")
    #expect(item.titleView?.size.width == 90)
    guard case .view(let own) = item.right.first?.content else {
      Issue.record("no view of the item's own")
      return
    }
    #expect(own.size.width == Double(button.bounds.width) && own.size.width > 20)
    stage.tap(at: CGPoint(x: 393 - 16 - button.bounds.width / 2, y: 59 + 30 + 10))
    #expect(taps == 1)
  }

  @Test func waysBackHaveTheirOwnTexts() throws {
    let texts: [(UINavigationItem) -> Void] = [
      { _ in }, { $0.backButtonTitle = "Home" },
      {
        $0.backButtonTitle = "Home"
        $0.backBarButtonItem = UIBarButtonItem(title: "Root", style: .plain, target: nil, action: nil)
      }, { $0.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil) },
    ]
    var found: [String?] = []
    for text in texts {
      let first = CardViewController()
      first.title = "First"
      text(first.navigationItem)
      let stage = testStage(root: UINavigationController(rootViewController: first))
      found.append(try stage.scene.screens[0].navigationItem.backTitle?.text)
    }
    #expect(found == ["First", "Home", "Root", ""])
  }

  @Test func boldItemsAndGreyTabsAreWritten() throws {
    let first = CardViewController()
    first.title = "First"
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Ready", style: .done) {}
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Later", style: .plain) {}
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), UIViewController()]
    tabs.tabBar.unselectedItemTintColor = .systemPurple
    let stage = testStage(root: tabs)
    stage.wait(0.5)
    let item = try stage.scene.screens[0].navigationItem
    guard case .title(let ready, isBold: true) = item.right.first?.content, ready.text == "Ready" else {
      Issue.record("no bold item")
      return
    }
    // What the file says of it shows when the suite reads it.
    guard case .tabs(let root) = try stage.scene.root else { return }
    #expect(root.bar?.colors.muted == UIColor.systemPurple.color)
  }
}
