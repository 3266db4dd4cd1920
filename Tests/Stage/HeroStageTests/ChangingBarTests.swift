import Hero
import HeroGeometry
import HeroLayers
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

private final class TabsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var controllers: [UIViewController] = []
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

/// Bars that controllers hide and show, and that follow what is scrolled.
@MainActor
@Suite(.writtenStages) struct ChangingBarTests {
  /// Hides the bar while it shows, as apps do.
  private final class BarelessViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemTeal
      title = "Bareless"
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  /// Forty rows under a large title.
  private final class RowsViewController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows"
      tableView.rowHeight = 50
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  /// The bars' layers at a moment: the paths of what they are made of, and how far down each bar has been moved.
  private func bars(_ film: Film, at time: Double) -> (paths: Set<String>, tops: [String: Double]) {
    var (paths, tops): (Set<String>, [String: Double]) = ([], [:])
    func visit(_ layer: Layer) {
      paths.insert(layer.path)
      layer.children.forEach(visit)
    }
    for layer in film.moment(at: time).tree.layers where ["navigationBar", "tabBar"].contains(layer.path) {
      tops[layer.path] = layer.position.y
      visit(layer)
    }
    return (paths, tops)
  }

  @Test func aBarThatIsHiddenSlidesAway() throws {
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    navigation.hero.isEnabled = true
    navigation.hero.navigationAnimationType = .fade
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    let second = BarelessViewController()
    stage.perform { navigation.pushViewController(second, animated: true) }
    stage.run(until: .idle)
    expectEqual(second.view.safeAreaInsets.top, 59)
    stage.wait(0.1)
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.run(until: .idle)
    let film = try stage.film
    let scene = film.scene
    expectEqual(scene.screens.map(\.navigationBar.isHidden), [false, true])
    let steps = film.steps.filter { $0.transition != nil }
    try #require(steps.count == 2)
    let middle = steps[0].start + steps[0].duration / 2
    // Before: there; in the middle of the way: half of 59 + 44 points up; then: away.
    expectEqual(bars(film, at: 0.05).tops["navigationBar"], 0)
    #expect(abs(try #require(bars(film, at: middle).tops["navigationBar"]) + 51.5) < 1)
    expectEqual(bars(film, at: steps[0].start + steps[0].duration + 0.05).tops["navigationBar"], nil)
    // And back.
    #expect(abs(try #require(bars(film, at: steps[1].start + steps[1].duration / 2).tops["navigationBar"]) + 51.5) < 1)
    expectEqual(bars(film, at: steps[1].start + steps[1].duration + 0.001).tops["navigationBar"], 0)
  }

  /// The one that is pushed leaves again, and shows the bar as it goes.
  @Test func aPushThatIsCancelledLeavesTheBar() throws {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    navigation.hero.isEnabled = true
    let stage = testStage(root: navigation)
    let second = BarelessViewController()
    stage.perform {
      navigation.pushViewController(second, animated: true)
      Hero.shared.update(0.3)
    }
    stage.wait(0.1)
    #expect(navigation.isNavigationBarHidden)
    stage.perform { Hero.shared.cancel() }
    stage.run(until: .idle)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.viewControllers == [first] && second.parent == nil && navigation.children == [first])
    stage.wait(0.1)
    let film = try stage.film
    expectEqual(bars(film, at: film.duration - 0.05).tops["navigationBar"], 0)
  }

  @Test func aTabBarStaysAwayUntilThePop() throws {
    let list = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = testStage(root: tabs)
    #expect(abs(list.view.safeAreaInsets.bottom - 83) < 1e-9)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(detail, animated: false) }
    expectEqual(detail.view.safeAreaInsets.bottom, 34)
    stage.wait(0.1)
    let further = UIViewController()
    stage.perform { navigation.pushViewController(further, animated: false) }
    stage.wait(0.1)
    expectEqual(further.view.safeAreaInsets.bottom, 34)
    stage.perform { _ = navigation.popToRootViewController(animated: false) }
    stage.wait(0.1)
    #expect(abs(list.view.safeAreaInsets.bottom - 83) < 1e-9)
    let film = try stage.film
    expectEqual(film.scene.screens.map(\.tabBar.isHidden), [false, true, true])
    expectEqual(bars(film, at: 0.05).tops["tabBar"], nil)
    expectEqual(bars(film, at: 0.15).tops["tabBar"], nil)
    expectEqual(bars(film, at: 0.25).tops["tabBar"], 0)
  }

  @Test func largeTitlesGoWithWhatIsScrolled() throws {
    let rows = RowsViewController()
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = testStage(root: navigation)
    let table = try #require(rows.tableView)
    // Status bar 59, row 44, large title 52.
    expectEqual(table.contentOffset.y, -155)
    expectEqual(rows.view.safeAreaInsets.top, 155)
    stage.wait(0.1)
    stage.perform { table.setContentOffset(CGPoint(x: 0, y: 200), animated: false) }
    expectEqual(rows.view.safeAreaInsets.top, 103)
    expectEqual(table.contentOffset.y, 200)
    stage.wait(0.1)
    // Held between the two, then let go nearer to the large one.
    stage.perform { table.setContentOffset(CGPoint(x: 0, y: -103), animated: false) }
    expectEqual(table.adjustedContentInset.top, 103)
    stage.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 450), duration: 0.5, velocity: .zero)
    stage.run(until: .idle)
    expectEqual(rows.view.safeAreaInsets.top, 155)
    expectEqual(table.contentOffset.y, -155)
    let film = try stage.film
    #expect(bars(film, at: 0.05).paths.contains("navigationBar/largeTitle"))
    #expect(!bars(film, at: 0.05).paths.contains("navigationBar/background"))
    #expect(!bars(film, at: 0.15).paths.contains("navigationBar/largeTitle"))
    #expect(bars(film, at: 0.15).paths.isSuperset(of: ["navigationBar/background", "navigationBar/title"]))
    #expect(bars(film, at: film.duration).paths.contains("navigationBar/largeTitle"))
  }

  /// What leaves keeps its place when the bar goes: what comes hides it, and shows it again when it leaves.
  @Test func contentsStayWhereTheyAreWhenTheBarGoes() throws {
    let rows = RowsViewController()
    let navigation = UINavigationController(rootViewController: rows)
    navigation.hero.isEnabled = true
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    stage.perform { navigation.pushViewController(BarelessViewController(), animated: true) }
    stage.wait(0.1)
    expectEqual(rows.tableView.contentOffset.y, -103)
    stage.run(until: .idle)
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.wait(0.1)
    expectEqual(rows.tableView.contentOffset.y, -103)
    stage.run(until: .idle)
    expectEqual((rows.tableView.contentOffset.y, rows.view.safeAreaInsets.top), (-103, 103))
  }

  @Test func theLookOfTheEdgeIsThatOfTheTop() throws {
    let rows = RowsViewController()
    let navigation = UINavigationController(rootViewController: rows)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    let red = UINavigationBarAppearance()
    red.backgroundColor = .red
    navigation.navigationBar.standardAppearance = red
    navigation.navigationBar.scrollEdgeAppearance = clear
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    stage.perform { rows.tableView.contentOffset.y = 300 }
    stage.wait(0.1)
    let film = try stage.film
    #expect(!bars(film, at: 0.05).paths.contains("navigationBar/background"))
    #expect(bars(film, at: 0.15).paths.contains("navigationBar/background"))
  }

  /// "Explore navigation design for iOS 15" in Apple's documentation: without a look of the edge the ground is taken away there.
  @Test(arguments: [14, 15])
  func barsOfAppsForIOS15AreClearAtEdges(_ sdk: Int) throws {
    let controllers = (rows: RowsViewController(), still: UIViewController())
    let launch = AppLaunch(sdk: sdk) {
      let delegate = TabsDelegate()
      delegate.controllers = [controllers.rows, controllers.still].map {
        UINavigationController(rootViewController: $0)
      }
      return delegate
    }
    let stage = Stage(device: .iPhone15Pro, launching: launch)
    stage.wait(0.1)
    stage.perform { controllers.rows.tableView.contentOffset.y = 300 }
    stage.wait(0.1)
    stage.select(tab: 1)
    stage.run(until: .idle)
    let film = try stage.film
    let grounds = [0.05, 0.15, film.duration].map { time in
      ["navigationBar/background", "tabBar/background"].map(bars(film, at: time).paths.contains)
    }
    // At the top, amid forty rows, and where nothing is scrolled.
    expectEqual(
      grounds,
      sdk == 15 ? [[false, true], [true, true], [false, false]] : Array(repeating: [true, true], count: 3))
  }

  // The transition begins with the bar that the scrolling left, though the next controller is on top by then.
  @Test func aTitleThatScrolledAwayInTheTurnOfAPushIsSmall() throws {
    let rows = RowsViewController()
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.hero.isEnabled = true
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    stage.perform {
      rows.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      navigation.pushViewController(UIViewController(), animated: true)
    }
    stage.run(until: .idle)
    let film = try stage.film
    #expect(bars(film, at: 0.05).paths.contains("navigationBar/largeTitle"))
    let push = try #require(film.scene.steps.first { $0.screenChanges[0] != nil })
    expectEqual(push.screenChanges[0]?.navigationBar.isCollapsed, true)
    try expectEqual(#require(film.transitions.first).start, 0.1)
  }

  @Test func aLargeTitleHasItsOwnColour() throws {
    let rows = RowsViewController()
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.green]
    navigation.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    stage.perform { rows.tableView.contentOffset.y = 300 }
    stage.wait(0.1)
    let scene = try stage.film.scene
    guard case .navigation(let root) = scene.root else {
      Issue.record("no navigation controller")
      return
    }
    expectEqual(root.bar?.colors.title, UIColor.red.color)
    expectEqual(scene.steps.last?.screenChanges[0]?.navigationBar.title, UIColor.green.color)
  }

  @Test func barsOfOnesOwnAreAsHighAsARow() {
    let stage = testStage(root: UIViewController())
    _ = stage
    expectEqual(UINavigationBar().intrinsicContentSize, CGSize(width: -1, height: 44))
    expectEqual(UIToolbar().intrinsicContentSize, CGSize(width: -1, height: 44))
    expectEqual(UITabBar().intrinsicContentSize, CGSize(width: -1, height: 49))
  }
}
