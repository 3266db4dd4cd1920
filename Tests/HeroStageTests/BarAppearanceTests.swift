import HeroScene
import HeroStage
import Testing
import UIKit

@MainActor
@Suite(.writtenStages) struct BarAppearanceTests {
  /// Says how its bar looks when it is loaded.
  private final class ColouredViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      appearance.shadowColor = .clear
      navigationItem.standardAppearance = appearance
      navigationController?.navigationBar.tintColor = .green
    }
  }

  @Test func barsLookAsTheySayOnceTheyAreSeen() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [CardViewController(), UINavigationController(rootViewController: ColouredViewController())]
    let look = UITabBarAppearance()
    look.configureWithTransparentBackground()
    look.stackedLayoutAppearance.selected.iconColor = .purple
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    tabs.tabBar.standardAppearance = look
    let stage = testStage(root: tabs)
    stage.select(tab: 1)
    stage.run(until: .idle)
    guard case .tabs(let root) = try stage.scene.root, case .navigation(let navigation) = root.tabs[1] else {
      Issue.record("no navigation controller in the second tab")
      return
    }
    let colors = try #require(navigation.bar?.colors)
    #expect(colors.background == UIColor.red.color)
    #expect(colors.title == .white)
    #expect(colors.separator.alpha == 0)
    #expect(colors.tint == UIColor.green.color)
    #expect(root.bar?.colors.background.alpha == 0)
    #expect(root.bar?.colors.tint == UIColor.purple.color)
    #expect(root.bar?.colors.muted == UIColor.brown.color)
  }

  /// The older way to say it.
  @Test func picturesOfNothingLeaveTheGroundOut() throws {
    let root = UINavigationController(rootViewController: CardViewController())
    root.navigationBar.setBackgroundImage(UIImage(), for: .default)
    root.navigationBar.shadowImage = UIImage()
    root.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.green]
    root.viewControllers[0].navigationItem.title = "Title"
    root.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
    guard case .navigation(let navigation) = try testStage(root: root).scene.root else {
      Issue.record("no navigation controller")
      return
    }
    let colors = try #require(navigation.bar?.colors)
    #expect(colors.background.alpha == 0 && colors.separator.alpha == 0 && colors.title == UIColor.green.color)
    let black = UINavigationController(rootViewController: CardViewController())
    black.navigationBar.barStyle = .black
    let stage = testStage(root: black)
    guard case .navigation(let dark) = try stage.scene.root else { return }
    #expect(dark.bar?.colors.title == .white && dark.bar?.colors.background == .black)
    let item = try #require(testStage(root: root).scene.screens.first?.navigationItem)
    #expect(item.title?.text == "Title" && item.backTitle?.text.isEmpty == true)
  }

  @Test func appearancesSpeakForBarsThatSayNothing() throws {
    func root() -> UIViewController {
      UINavigationBar.appearance().tintColor = .systemPink
      UINavigationBar.appearance().barTintColor = .black
      return UINavigationController(rootViewController: CardViewController())
    }
    let stage = testStage(root: root())
    guard case .navigation(let navigation) = try stage.scene.root else { return }
    #expect(navigation.bar?.colors.tint == UIColor.systemPink.color)
    #expect(navigation.bar?.colors.background == .black)
    // Another stage has none of it.
    let plain = testStage(root: UINavigationController(rootViewController: CardViewController()))
    guard case .navigation(let other) = try plain.scene.root else { return }
    #expect(other.bar?.colors == .plain(isDark: false))
  }
}
