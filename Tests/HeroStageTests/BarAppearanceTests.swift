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
