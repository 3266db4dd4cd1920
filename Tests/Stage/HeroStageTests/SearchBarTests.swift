import HeroGeometry
import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Search bars below navigation bars, with scope buttons.
@MainActor
@Suite(.writtenStages) struct SearchBarTests {
  private final class ListScreen: NamesViewController, UISearchResultsUpdating, UISearchBarDelegate {
    let search = UISearchController(searchResultsController: nil)
    var asked: [String] = []
    var scopes: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      names = (0..<40).map { "City \($0)" }
      title = "Cities"
      search.searchResultsUpdater = self
      search.searchBar.delegate = self
      search.searchBar.placeholder = "Search cities"
      navigationItem.searchController = search
    }
    func updateSearchResults(for searchController: UISearchController) {
      asked.append(searchController.searchBar.text ?? "")
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      scopes.append(selectedScope)
    }
  }

  private func make(_ change: (ListScreen) -> Void = { _ in }) -> (Stage, ListScreen, UINavigationController) {
    let list = ListScreen()
    let navigation = UINavigationController(rootViewController: list)
    list.loadViewIfNeeded()
    change(list)
    return (testStage(root: navigation), list, navigation)
  }

  @Test func theBarStandsBelowTheTitle() throws {
    let (stage, list, navigation) = make()
    // The status bar's 59, the bar's 44, and 52.
    expectEqual((list.view.safeAreaInsets.top, list.tableView.contentOffset.y), (155, -155))
    let bar = list.search.searchBar
    expectEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 8, y: 103, width: 377, height: 38))
    let screen = try stage.scene.screens[0]
    let field = try #require(screen.views.first { $0.name?.hasSuffix(".field") == true })
    // 8 points inside of the bar: 16 from the sides; one point below the title's bar.
    expectEqual(field.size, Size(width: 361, height: 36))
    expectEqual(screen.navigationBar.separator, .clear)
    #expect(!screen.views.contains { $0.name?.hasSuffix(".ground") == true })
    // Without one the bar is as it was.
    stage.perform { list.navigationItem.searchController = nil }
    expectEqual(list.view.safeAreaInsets.top, 103)
    expectEqual(navigation.view.subviews.count, 1)
    stage.perform { navigation.navigationBar.prefersLargeTitles = true }
    stage.perform { list.navigationItem.searchController = list.search }
    // A large title's 52 more.
    expectEqual((list.view.safeAreaInsets.top, bar.convert(bar.bounds, to: nil).minY), (207, 155))
    // Under a large title a bar that says nothing has no ground.
    expectEqual(bar.superview?.backgroundColor?.cgColor.alpha, 0)
  }

  /// The first large title shows at once: what lies below it starts below the bars.
  @Test func underTheFirstLargeTitleThereIsNoGround() {
    let (stage, list, _) = make {
      $0.navigationItem.hidesSearchBarWhenScrolling = false
      $0.navigationController?.navigationBar.prefersLargeTitles = true
    }
    expectEqual(list.tableView.contentOffset.y, -207)
    expectEqual(list.search.searchBar.superview?.backgroundColor?.cgColor.alpha, 0)
    // Scrolled under the bar, which is small then, it has the bar's.
    stage.perform { list.tableView.contentOffset.y = 200 }
    expectEqual(list.search.searchBar.superview?.backgroundColor?.cgColor.alpha, 1)
  }

  @Test func aTapSearches() throws {
    let (stage, list, _) = make { $0.search.searchBar.scopeButtonTitles = ["All", "North"] }
    stage.tap(at: CGPoint(x: 150, y: 122))
    #expect(list.search.isActive && list.search.searchBar.showsCancelButton && list.search.searchBar.showsScopeBar)
    // Scope buttons take 46 points more.
    expectEqual(list.view.safeAreaInsets.top, 201)
    stage.perform { list.search.searchBar.insertText("Os") }
    expectEqual(list.asked, ["", "Os"])
    // The second half of the buttons, which stand 7 points above the lower edge.
    stage.tap(at: CGPoint(x: 300, y: 103 + 38 + 23))
    expectEqual((list.scopes, list.search.searchBar.selectedScopeButtonIndex), ([1], 1))
    expectEqual(list.asked, ["", "Os", "Os"])
    stage.perform { list.search.isActive = false }
    #expect(list.view.safeAreaInsets.top == 155 && !list.search.searchBar.showsCancelButton)
    expectEqual(list.asked.last, "")
  }

  @Test func itLeavesWithWhatIsScrolled() throws {
    let (stage, list, navigation) = make()
    func scroll(to y: CGFloat) -> CGFloat {
      stage.perform { list.tableView.contentOffset.y = y }
      return list.view.safeAreaInsets.top
    }
    expectEqual(scroll(to: -104), 155)
    expectEqual((scroll(to: -103), list.tableView.contentOffset.y), (103, -103))
    expectEqual(list.search.searchBar.window, nil)
    _ = scroll(to: 200)
    expectEqual(scroll(to: -103), 155)
    #expect(list.search.searchBar.window != nil)
    stage.perform { list.navigationItem.hidesSearchBarWhenScrolling = false }
    expectEqual(scroll(to: 200), 155)
    // It is the list's alone.
    stage.perform { navigation.pushViewController(UIViewController(), animated: false) }
    expectEqual(list.search.searchBar.window, nil)
    expectEqual(navigation.topViewController?.view.safeAreaInsets.top, 103)
    stage.perform { navigation.popViewController(animated: false) }
    #expect(list.search.searchBar.window != nil)
  }

  @Test func inATablesHeaderItIsAView() throws {
    let (stage, list, _) = make {
      $0.navigationItem.searchController = nil
      let bar = UISearchBar()
      bar.scopeButtonTitles = ["A", "B", "C"]
      bar.showsScopeBar = true
      bar.sizeToFit()
      $0.tableView.tableHeaderView = bar
    }
    let bar = try #require(list.tableView.tableHeaderView)
    // 44 and scope buttons' 46.
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 393, height: 90))
    let buttons = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    expectEqual(buttons.frame, CGRect(x: 8, y: 51, width: 377, height: 32))
    stage.tap(buttons)
    expectEqual((bar as? UISearchBar)?.selectedScopeButtonIndex, 1)
  }
}
