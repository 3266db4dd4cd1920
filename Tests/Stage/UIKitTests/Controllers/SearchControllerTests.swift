import HeroTesting

@testable import UIKit

@MainActor
@Suite struct SearchControllerTests {
  private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    var calls: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("\(searchController.searchBar.text ?? "-") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("present") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("dismiss") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      calls.append("scope \(selectedScope)")
    }
  }

  @Test func typingAsksForResults() {
    useOwnScreen()
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    search.searchResultsUpdater = updater
    search.delegate = updater
    search.searchBar.delegate = updater
    search.searchBar.scopeButtonTitles = ["All", "New"]
    search.searchBar.becomeFirstResponder()
    search.searchBar.insertText("ab")
    search.searchBar.selectedScopeButtonIndex = 1
    #expect(search.isActive)
    search.isActive = false
    #expect(!search.searchBar.isFirstResponder)
    expectEqual(
      updater.calls,
      [
        "will present", "present", " true", "ab true", "scope 1", "ab true", "will dismiss", "dismiss", " false",
      ])
  }

  @Test func withoutArgumentsTheAppShowsResults() {
    useOwnScreen()
    let (search, updater) = (UISearchController(), Updater())
    expectEqual(search.searchResultsController, nil)
    search.searchResultsUpdater = updater
    search.searchBar.becomeFirstResponder()
    search.searchBar.insertText("a")
    expectEqual(updater.calls, [" true", "a true"])
  }
}
