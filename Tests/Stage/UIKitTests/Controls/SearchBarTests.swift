import HeroControls
import HeroTesting

@testable import UIKit

@MainActor
@Suite struct SearchBarTests {
  /// The bar draws the text; its field is a way to it.
  @Test func aSearchBarsFieldHasItsText() {
    let bar = UISearchBar()
    nonisolated(unsafe) var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UISearchTextField.textDidChangeNotification, object: bar.searchTextField, queue: nil
    ) { _ in posted += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    bar.searchTextField.placeholder = "Boats"
    bar.insertText("Mo")
    expectEqual((bar.placeholder, bar.searchTextField.text, posted), ("Boats", "Mo", 1))
    bar.searchTextField.text = "Pier"
    expectEqual(bar.text, "Pier")
  }

  @Test func aPictureTakesTheGroundsPlace() {
    let bar = UISearchBar()
    func isMinimal() -> Bool? { (bar.controlLook as? SearchBarLook)?.isMinimal }
    expectEqual(isMinimal(), false)
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    #expect(isMinimal() == true && bar.backgroundImage(for: .any, barMetrics: .default) != nil)
    bar.backgroundImage = nil
    expectEqual(isMinimal(), false)
  }

  private final class Listener: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var (begins, ends) = (true, true)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ends }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  }

  @Test func fingersBeginClearAndLeave() {
    useOwnScreen()
    let (bar, listener) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56)), Listener())
    bar.delegate = listener
    show(bar)
    listener.begins = false
    touch(CGPoint(x: 100, y: 128))
    #expect(!bar.isFirstResponder && listener.calls == [])
    listener.begins = true
    touch(CGPoint(x: 100, y: 128), CGPoint(x: 100, y: 300))
    #expect(!bar.isFirstResponder)
    // Above the bar, and in the 3 points that the screen is wider.
    touch(CGPoint(x: 100, y: 128), CGPoint(x: 100, y: 50))
    touch(CGPoint(x: 100, y: 128), CGPoint(x: 392, y: 128))
    #expect(!bar.isFirstResponder)
    touch(CGPoint(x: 100, y: 128), CGPoint(x: 101, y: 128))
    #expect(bar.isFirstResponder && listener.calls == ["begin"])
    touch(CGPoint(x: 100, y: 128), isCancelled: true)
    bar.insertText("Pier")
    // The field ends 8 points before the bar, the cross stands in its last 30.
    touch(CGPoint(x: 370, y: 128))
    expectEqual((bar.text, listener.calls), ("", ["begin", "Pier", ""]))
    bar.setShowsCancelButton(true, animated: true)
    touch(CGPoint(x: 370, y: 128))
    #expect(listener.calls.last == "cancel" && bar.showsCancelButton)
    listener.ends = false
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
    listener.ends = true
    #expect(bar.resignFirstResponder() && listener.calls.last == "end")
  }

  // Source: a segmented control of 32 points with 7 around it.
  @Test func scopesStandBelowTheField() {
    useOwnScreen()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 102))
    bar.scopeButtonTitles = ["All", "New"]
    expectEqual(bar.scopeHeight, 0)
    bar.setShowsScope(true, animated: true)
    bar.layoutIfNeeded()
    let scope = bar.subviews.first { $0 is UISegmentedControl }
    expectEqual((bar.scopeHeight, scope?.frame), (46, CGRect(x: 8, y: 63, width: 374, height: 32)))
    bar.setShowsScope(false, animated: false)
    #expect(bar.scopeHeight == 0 && scope?.superview == nil)
  }
}
