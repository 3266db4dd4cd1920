import Hero
import HeroGeometry
import HeroLayers
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

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

  /// How far down a bar has been moved at a moment; nil for one that does not show.
  private func top(_ bar: String, _ film: Film, at time: Double) -> Double? {
    film.moment(at: time).tree.layers.first { $0.path == bar }?.position.y
  }

  /// Whether a part of a bar shows at a moment.
  private func shows(_ part: String, _ film: Film, at time: Double) -> Bool {
    film.layers(at: time).contains { $0.path == part }
  }

  private func navigation(_ root: UIViewController, isLarge: Bool = false) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = isLarge
    return navigation
  }

  /// The film of rows that are scrolled at 0.1 s.
  private func scrolled(_ rows: RowsViewController, in navigation: UINavigationController) throws -> Film {
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    stage.perform { rows.tableView.contentOffset.y = 300 }
    stage.wait(0.1)
    return try stage.film
  }

  @Test func aBarThatIsHiddenSlidesAway() throws {
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first).withHero()
    navigation.hero.navigationAnimationType = .fade
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    let second = BarelessViewController()
    stage.play { navigation.pushViewController(second, animated: true) }
    expectEqual(second.view.safeAreaInsets.top, 59)
    stage.wait(0.1)
    stage.play { _ = navigation.popViewController(animated: true) }
    let film = try stage.film
    let scene = film.scene
    expectEqual(scene.screens.map(\.navigationBar.isHidden), [false, true])
    let steps = film.steps.filter { $0.transition != nil }
    try #require(steps.count == 2)
    let middle = steps[0].start + steps[0].duration / 2
    // Before: there; in the middle of the way: half of 59 + 44 points up; then: away.
    expectEqual(top("navigationBar", film, at: 0.05), 0)
    #expect(abs(try #require(top("navigationBar", film, at: middle)) + 51.5) < 1)
    expectEqual(top("navigationBar", film, at: steps[0].start + steps[0].duration + 0.05), nil)
    // And back.
    #expect(abs(try #require(top("navigationBar", film, at: steps[1].start + steps[1].duration / 2)) + 51.5) < 1)
    expectEqual(top("navigationBar", film, at: steps[1].start + steps[1].duration + 0.001), 0)
  }

  /// The one that is pushed leaves again, and shows the bar as it goes.
  @Test func aPushThatIsCancelledLeavesTheBar() throws {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first).withHero()
    let stage = testStage(root: navigation)
    let second = BarelessViewController()
    stage.perform {
      navigation.pushViewController(second, animated: true)
      Hero.shared.update(0.3)
    }
    stage.wait(0.1)
    #expect(navigation.isNavigationBarHidden)
    stage.play { Hero.shared.cancel() }
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.viewControllers == [first] && second.parent == nil && navigation.children == [first])
    stage.wait(0.1)
    let film = try stage.film
    expectEqual(top("navigationBar", film, at: film.duration - 0.05), 0)
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
    expectEqual(top("tabBar", film, at: 0.05), nil)
    expectEqual(top("tabBar", film, at: 0.15), nil)
    expectEqual(top("tabBar", film, at: 0.25), 0)
  }

  @Test func largeTitlesGoWithWhatIsScrolled() throws {
    let rows = RowsViewController()
    let navigation = navigation(rows, isLarge: true)
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
    #expect(shows("navigationBar/largeTitle", film, at: 0.05))
    #expect(!shows("navigationBar/background", film, at: 0.05))
    #expect(!shows("navigationBar/largeTitle", film, at: 0.15))
    for part in ["background", "title"] { #expect(shows("navigationBar/\(part)", film, at: 0.15)) }
    #expect(shows("navigationBar/largeTitle", film, at: film.duration))
  }

  /// What leaves keeps its place when the bar goes: what comes hides it, and shows it again when it leaves.
  @Test func contentsStayWhereTheyAreWhenTheBarGoes() throws {
    let rows = RowsViewController()
    let navigation = UINavigationController(rootViewController: rows).withHero()
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
    let film = try scrolled(rows, in: navigation)
    #expect(!shows("navigationBar/background", film, at: 0.05))
    #expect(shows("navigationBar/background", film, at: 0.15))
  }

  /// "Explore navigation design for iOS 15" in Apple's documentation: without a look of the edge the ground is taken away there.
  @Test(arguments: [14, 15])
  func barsOfAppsForIOS15AreClearAtEdges(_ sdk: Int) throws {
    let rows = RowsViewController()
    let stage = Stage(
      device: .iPhone15Pro,
      launching: .screen(UITabBarController.self, sdk: sdk) {
        let tabs = UITabBarController()
        tabs.viewControllers = [rows, UIViewController()].map { UINavigationController(rootViewController: $0) }
        return tabs
      })
    stage.wait(0.1)
    stage.perform { rows.tableView.contentOffset.y = 300 }
    stage.wait(0.1)
    stage.select(tab: 1)
    stage.run(until: .idle)
    let film = try stage.film
    let grounds = [0.05, 0.15, film.duration].map { time in
      ["navigationBar/background", "tabBar/background"].map { shows($0, film, at: time) }
    }
    // At the top, amid forty rows, and where nothing is scrolled.
    expectEqual(
      grounds,
      sdk == 15 ? [[false, true], [true, true], [false, false]] : Array(repeating: [true, true], count: 3))
  }

  // The transition begins with the bar that the scrolling left, though the next controller is on top by then.
  @Test func aTitleThatScrolledAwayInTheTurnOfAPushIsSmall() throws {
    let rows = RowsViewController()
    let navigation = navigation(rows, isLarge: true).withHero()
    let stage = testStage(root: navigation)
    stage.wait(0.1)
    stage.play {
      rows.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      navigation.pushViewController(UIViewController(), animated: true)
    }
    let film = try stage.film
    #expect(shows("navigationBar/largeTitle", film, at: 0.05))
    let push = try #require(film.scene.steps.first { $0.screenChanges[0] != nil })
    expectEqual(push.screenChanges[0]?.navigationBar.isCollapsed, true)
    try expectEqual(#require(film.transitions.first).start, 0.1)
  }

  @Test func aLargeTitleHasItsOwnColour() throws {
    let rows = RowsViewController()
    let navigation = navigation(rows, isLarge: true)
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.green]
    navigation.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    let scene = try scrolled(rows, in: navigation).scene
    guard case .navigation(let root) = scene.root else {
      Issue.record("no navigation controller")
      return
    }
    expectEqual(root.bar?.colors.title, UIColor.red.color)
    expectEqual(scene.steps.last?.screenChanges[0]?.navigationBar.title, UIColor.green.color)
  }

  @Test func barsOfOnesOwnAreAsHighAsARow() {
    _ = testStage(root: UIViewController())
    expectEqual(UINavigationBar().intrinsicContentSize, CGSize(width: -1, height: 44))
    expectEqual(UIToolbar().intrinsicContentSize, CGSize(width: -1, height: 44))
    expectEqual(UITabBar().intrinsicContentSize, CGSize(width: -1, height: 49))
  }
}
