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

  private final class ListedController: UITableViewController {
    override func viewDidLoad() {
      title = "Boats"
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Idle", style: .plain, target: nil, action: nil)
      navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
      tableView.rowHeight = 100
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if path.row == 0 { cell.textLabel?.text = "Sloop" }
      // A picture with a gesture, and a button that does nothing and yet keeps its touches from the cell.
      let picture = UIImageView(frame: CGRect(x: 200, y: 0, width: 40, height: 100))
      picture.isUserInteractionEnabled = true
      picture.addGestureRecognizer(UITapGestureRecognizer())
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.setTitle("Mute", for: .normal)
      for view in [picture, button] where path.row == 1 { cell.contentView.addSubview(view) }
      return cell
    }
  }

  /// On a screen of 393 points.
  @Test func whatATapSetsGoingIsListed() {
    let stage = testStage(root: UINavigationController(rootViewController: ListedController()))
    let targets = stage.tapTargets
    expectEqual(targets.map(\.name), ["Add", "Sloop", nil, nil])
    expectEqual(targets.map(\.kind), ["UINavigationBar", "UITableViewCell", "UITableViewCell", "UIImageView"])
    // The cell's middle is free, before the picture at 200…240.
    expectEqual(targets.dropFirst(2).map(\.x), [197, 220])
    expectEqual(Set(targets.dropFirst(2).map(\.y)).count, 1)
  }

  /// Collections of other libraries are scroll views with one gesture.
  @Test func whatAScrollViewWithAGestureHoldsIsListed() {
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.addGestureRecognizer(UITapGestureRecognizer())
    for (number, text) in ["One", "Two"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 50 * number, width: 300, height: 40))
      label.text = text
      scroll.addSubview(label)
    }
    root.view.addSubview(scroll)
    expectEqual(testStage(root: root).tapTargets.map(\.name), ["One", "Two"])
  }

  @Test func theWayBackAndTabsAreTapped() {
    let navigation = UINavigationController(rootViewController: NamedController())
    let pushed = testStage(root: navigation)
    for name in ["Back", "First"] {
      pushed.play { navigation.pushViewController(UIViewController(), animated: true) }
      expectEqual(navigation.viewControllers.count, 2)
      pushed.tap(name)
      pushed.run(until: .idle)
      expectEqual(navigation.viewControllers.count, 1, "\(name)")
    }
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
