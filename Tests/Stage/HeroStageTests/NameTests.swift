import HeroStage
import HeroTesting
import UIKit

/// Taps by what things are called.
@MainActor
@Suite struct NameTests {
  private final class NamedController: UIViewController {
    var taps: [String] = []
    override func viewDidLoad() {
      title = "First"
      func add(_ name: String, y: CGFloat, to parent: UIView? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
        button.addAction(for: .touchUpInside) { [unowned self] in taps.append("\(name) at \(Int(y))") }
        (parent ?? view).addSubview(button)
        return button
      }
      add("title", y: 200).setTitle("Sign in", for: .normal)
      add("label", y: 260).accessibilityLabel = "Heart"
      add("identifier", y: 320).accessibilityIdentifier = "star"
      // A label of the same words does not stand in for the control.
      let label = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
      label.text = "Sign in"
      view.addSubview(label)
      add("hidden", y: 460).setTitle("Gone", for: .normal)
      view.subviews.last?.isHidden = true
      // Two of a name: the one in front.
      add("behind", y: 520).setTitle("Two", for: .normal)
      add("in front", y: 580).setTitle("Two", for: .normal)
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [unowned self] _ in taps.append("add") }),
        UIBarButtonItem(title: "Edit all", style: .plain) { [unowned self] in taps.append("edit") },
      ]
    }
  }

  @Test func viewsAndItemsAreTapped() {
    let root = NamedController()
    let stage = testStage(root: UINavigationController(rootViewController: root))
    for name in ["Sign in", "Heart", "star", "Two", "Add", "Edit all"] { stage.tap(name) }
    expectEqual(
      root.taps, ["title at 200", "label at 260", "identifier at 320", "in front at 580", "add", "edit"])
  }

  @Test(arguments: ["Back", "First"])
  func theWayBackIsTapped(name: String) {
    let navigation = UINavigationController(rootViewController: NamedController())
    let stage = testStage(root: navigation)
    stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
    stage.run(until: .idle)
    stage.tap(name)
    stage.run(until: .idle)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func tabsAreTapped() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return controller
    }
    let stage = testStage(root: tabs)
    stage.tap("Two")
    stage.run(until: .idle)
    expectEqual(tabs.selectedIndex, 1)
  }
}
