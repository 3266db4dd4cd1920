import Hero
import HeroGeometry
import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Views that begin below a navigation bar and end above a tab bar. The screen is 393×852; the status bar covers 59 points, the navigation
/// bar 44 more, the tab bar 49, the home indicator 34.
@MainActor
@Suite(.writtenStages) struct OpaqueBarTests {
  /// Notes what it is laid out to, with a card at its top left corner.
  private final class PlaceViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var bounds: [CGRect] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      card.backgroundColor = .red
      card.hero.id = "card"
      view.addSubview(card)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if bounds.last != view.bounds { bounds.append(view.bounds) }
    }
  }

  private func inTabs(_ root: UIViewController) -> (UITabBarController, UINavigationController) {
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, PlaceViewController()]
    return (tabs, navigation)
  }

  @Test func viewsAreUnderBarsOrBesideThem() {
    let root = PlaceViewController()
    let (tabs, navigation) = inTabs(root)
    let stage = testStage(root: tabs)
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    stage.perform { root.edgesForExtendedLayout = [] }
    expectEqual(root.view.frame, CGRect(x: 0, y: 103, width: 393, height: 666))
    expectEqual((root.view.safeAreaInsets, root.bounds.last), (.zero, CGRect(x: 0, y: 0, width: 393, height: 666)))
    stage.perform { navigation.setNavigationBarHidden(true, animated: false) }
    expectEqual((root.view.frame, root.view.safeAreaInsets.top), (CGRect(x: 0, y: 0, width: 393, height: 769), 59))
    stage.perform { root.edgesForExtendedLayout = .all }
    expectEqual((root.view.frame.height, root.view.safeAreaInsets.bottom), (852, 83))
  }

  @Test func withoutATabBarTheHomeIndicatorCoversTheView() {
    let root = PlaceViewController()
    root.edgesForExtendedLayout = []
    _ = testStage(root: UINavigationController(rootViewController: root))
    expectEqual(root.view.frame, CGRect(x: 0, y: 103, width: 393, height: 749))
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func opaqueBarsHaveNothingUnderThem() {
    let (root, under) = (PlaceViewController(), PlaceViewController())
    under.extendedLayoutIncludesOpaqueBars = true
    let (tabs, navigation) = inTabs(root)
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    let stage = testStage(root: tabs)
    expectEqual(navigation.view.frame, CGRect(x: 0, y: 0, width: 393, height: 769))
    expectEqual(root.view.frame, CGRect(x: 0, y: 103, width: 393, height: 666))
    stage.perform { navigation.pushViewController(under, animated: false) }
    expectEqual((under.view.frame, under.view.safeAreaInsets.top), (CGRect(x: 0, y: 0, width: 393, height: 769), 103))
    stage.perform { tabs.selectedIndex = 1 }
    let other = tabs.viewControllers?[1].view
    #expect((other?.frame, other?.safeAreaInsets.bottom) == (CGRect(x: 0, y: 0, width: 393, height: 769), 0))
  }

  @Test func aClassOfBarsMayBeOpaque() {
    let root = PlaceViewController()
    let stage = testStage(root: UIViewController())
    stage.perform {
      UINavigationBar.appearance().isTranslucent = false
      let navigation = UINavigationController(rootViewController: root)
      navigation.modalPresentationStyle = .fullScreen
      #expect(!navigation.navigationBar.isTranslucent)
      stage.topViewController.present(navigation, animated: false)
    }
    expectEqual(root.view.frame.minY, 103)
  }

  @Test func cardsFlyFromWhereTheyStand() throws {
    let (first, second) = (PlaceViewController(), PlaceViewController())
    second.edgesForExtendedLayout = []
    let (tabs, navigation) = inTabs(first)
    navigation.hero.isEnabled = true
    let stage = testStage(root: tabs)
    stage.perform { navigation.pushViewController(second, animated: true) }
    // Already while it moves.
    expectEqual(second.bounds, [CGRect(x: 0, y: 0, width: 393, height: 666)])
    stage.run(until: .idle)
    // 852 − 103 − 83, as the change within the container moves it.
    try expectEqual(stage.scene.screens[2].views[0].size, Size(width: 393, height: 666))
    stage.play { navigation.popViewController(animated: true) }
    expectEqual(first.view.frame.minY, 0)
  }
}
