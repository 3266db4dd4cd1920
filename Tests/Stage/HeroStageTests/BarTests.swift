import Hero
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Containers' bars stand on the film, and views know what they cover.
@MainActor
@Suite(.writtenStages) struct BarTests {
  @Test func barsStand() throws {
    let first = CardViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first).withHero()
    navigation.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let stage = testStage(root: tabs)
    expectEqual(first.view.safeAreaInsets, UIEdgeInsets(top: 59 + 44, left: 0, bottom: 34 + 49, right: 0))
    let second = CardViewController()
    second.title = "Second"
    stage.play { navigation.pushViewController(second, animated: true) }
    let film = try stage.film
    let root = try stage.tabRoot
    #expect(try root.bar != nil && root.navigation(0).bar != nil)
    expectEqual(film.scene.screens.map(\.navigationItem.title?.text), ["First", nil, "Second"])
    expectEqual(film.scene.screens[0].tabBarItem.title?.text, "List")
    navigation.isNavigationBarHidden = true
    expectEqual(second.view.safeAreaInsets.top, 59)
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
    expectEqual(first.view.safeAreaInsets, UIEdgeInsets(top: 59 + 30 + 44, left: 0, bottom: 34, right: 0))
    let item = try stage.scene.screens[0].navigationItem
    expectEqual(item.prompt?.text, "Above")
    expectEqual(item.titleView?.size.width, 90)
    guard case .view(let own) = item.right.first?.content else {
      Issue.record("no view of the item's own")
      return
    }
    #expect(own.size.width == Double(button.bounds.width) && own.size.width > 20)
    stage.tap(at: CGPoint(x: 393 - 16 - button.bounds.width / 2, y: 59 + 30 + 10))
    expectEqual(taps, 1)
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
    expectEqual(found, ["First", "Home", "Root", ""])
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
    try expectEqual(stage.tabRoot.bar?.colors.muted, UIColor.systemPurple.color)
  }

  // A tab bar shows what the first controller of a navigation controller says, as long as that says nothing itself.
  @Test func firstControllersLendTheirTabItems() throws {
    let first = CardViewController()
    first.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.tabBarItem === first.tabBarItem)
    navigation.pushViewController(CardViewController(), animated: false)
    expectEqual(navigation.tabBarItem.tag, 3)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    expectEqual((navigation.tabBarItem.title, first.tabBarItem.title), ("Own", "List"))
  }

  // The item's own colour, else that of the look, for the tab that is selected or for others.
  @Test func badgesHaveColors() throws {
    let controllers = (0..<3).map { _ in CardViewController() }
    for controller in controllers { controller.tabBarItem.badgeValue = "1" }
    controllers[2].tabBarItem.badgeColor = .green
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
    look.stackedLayoutAppearance.selected.badgeBackgroundColor = .purple
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.tabBar.standardAppearance = look
    let colors = try testStage(root: tabs).scene.screens.map(\.tabBarItem.badgeColor)
    expectEqual(colors, [UIColor.purple, .blue, .green].map(\.color))
  }

  @Test func itemsThatChangeAreRecorded() throws {
    let first = CardViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first).withHero()
    let tabs = UITabBarController()
    let other = CardViewController()
    tabs.viewControllers = [navigation, other]
    let stage = testStage(root: tabs)
    stage.wait(0.5)
    stage.perform {
      first.navigationItem.title = "Edited"
      other.tabBarItem.badgeValue = "3"
    }
    stage.wait(0.5)
    let second = CardViewController()
    stage.play { navigation.pushViewController(second, animated: true) }
    // What the way back says is the item of a controller that does not show.
    stage.perform { first.navigationItem.backButtonTitle = "Home" }
    stage.wait(0.5)
    let scene = try stage.scene
    expectEqual(scene.screens.map(\.navigationItem.title?.text), ["First", nil, nil])
    expectEqual(scene.screens[1].tabBarItem.badge, nil)
    let changes = scene.steps.map(\.screenChanges)
    expectEqual(changes.map { $0.keys.sorted() }, [[], [0, 1], [], [0]])
    expectEqual(changes[1][0]?.navigationItem.title?.text, "Edited")
    expectEqual(changes[1][1]?.tabBarItem.badge?.text, "3")
    expectEqual(changes[3][0]?.navigationItem.backTitle?.text, "Home")
    // The other tab is seen for the first time with its badge.
    stage.select(tab: 1)
    stage.wait(0.5)
    try expectEqual(stage.scene.screens[1].views.count, 2)
    try expectEqual(stage.scene.steps[1].screenChanges[1]?.views.count, 2)
  }

  @Test func toolbarsComeAndGoWithTheirControllers() throws {
    final class ToolsViewController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        toolbarItems = [.fixedSpace(40), UIBarButtonItem(title: "Share", style: .plain) {}]
        navigationController?.setToolbarHidden(false, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
      }
    }
    let navigation = UINavigationController(rootViewController: CardViewController()).withHero()
    let stage = testStage(root: navigation)
    stage.play { navigation.pushViewController(ToolsViewController(), animated: true) }
    stage.play { navigation.pushViewController(CardViewController(), animated: true) }
    let scene = try stage.scene
    expectEqual(scene.screens.map(\.toolbarItems.count), [0, 2, 0])
    expectEqual(scene.screens[1].toolbarItems.first?.content, .fixedSpace(40))
    // It fades with its controller.
    #expect(scene.steps.allSatisfy { $0.screenChanges[1]?.toolbarItems.count != 0 })
  }

  // Source: UIKit's documentation of UIStatusBarStyle.default: light content on a dark interface.
  @Test func theStatusBarFollowsTheWindow() throws {
    let stage = testStage(root: CardViewController())
    stage.statusBar = .auto
    try expectEqual(stage.scene.canvas.statusBar?.style, .dark)
    stage.window.overrideUserInterfaceStyle = .dark
    try expectEqual(stage.scene.canvas.statusBar?.style, .light)
  }

  @Test func marginsHairlinesAndStatusBarsAreWritten() throws {
    final class DarkViewController: CardViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let navigation = UINavigationController(rootViewController: CardViewController())
    let look = UINavigationBarAppearance()
    look.shadowColor = .red
    navigation.navigationBar.standardAppearance = look
    let stage = testStage(
      device: Device(
        name: "small", size: CGSize(width: 200, height: 300), scale: 1,
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 10, right: 0)), root: navigation)
    stage.statusBar = .dark
    stage.window.backgroundColor = .blue
    stage.wait(0.5)
    let next = DarkViewController().withHero()
    stage.play { navigation.present(next, animated: true) }
    let scene = try stage.scene
    expectEqual(scene.canvas.background, UIColor.blue.color)
    expectEqual(scene.steps.last?.containerColor, .black)
    expectEqual(scene.screens.map(\.statusBarStyle), [nil, .light])
    try expectEqual(stage.navigationRoot.bar?.colors.separator, UIColor.red.color)
    // Without a status bar nobody says how it looks; what the file says shows when the suite reads it.
    stage.statusBar = .none
    try expectEqual(stage.scene.screens.map(\.statusBarStyle), [nil, nil])
    stage.statusBar = .dark
  }
}
