import HeroStage
import HeroTesting
import RxCocoaRuntime
import UIKit

/// The half of RxCocoa that is Objective-C: a proxy in the place of a delegate, and calls that are heard of.
@MainActor
@Suite struct RxCocoaRuntimeTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section \(section)" }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    var scrolled = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  }
  /// As RxCocoa makes it: it implements what must be there, and leaves the rest to Objective-C.
  private final class Proxy: _RXDelegateProxy, UITableViewDataSource, UITableViewDelegate, NSTextStorageDelegate {
    nonisolated(unsafe) var invoked: [String] = []
    override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
      invoked.append("\(selector) \(arguments.count)")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { _forwardToDelegate?.scrollViewDidScroll(scrollView) }
  }

  @Test func theDelegateBehindIsAskedAndTold() {
    let (rows, proxy, table) = (Rows(), Proxy(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)))
    proxy._setForwardToDelegate(rows, retainDelegate: false)
    (table.dataSource, table.delegate) = (proxy, proxy)
    let stage = Stage(device: .iPhone5s, root: UIViewController())
    stage.perform { stage.topViewController.view.addSubview(table) }
    expectEqual(table.numberOfSections, 3)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 60)
    expectEqual(proxy.tableView(table, titleForHeaderInSection: 2), "section 2")
    let before = rows.scrolled
    stage.perform { table.contentOffset.y = 10 }
    expectEqual(rows.scrolled - before, 1)
    proxy.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 1))
    expectEqual(proxy.invoked.filter { $0.contains("Select") }, ["tableView:didSelectRowAt: 2"])
  }

  @Test func aTextViewsStorageTellsOfChanges() {
    let (proxy, text) = (Proxy(), UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    text.textStorage.delegate = proxy
    text.text = "abc"
    expectEqual(proxy.invoked, ["textStorage:didProcessEditing:range:changeInLength: 4"])
    expectEqual(text.textStorage.string, "abc")
  }

  private final class Observer: RXMessageSentObserver {
    let targetImplementation = RX_default_target_implementation()
    var notes: [String] = []
    func messageSent(withArguments arguments: [Any]) { notes.append("sent \(arguments)") }
    func methodInvoked(withArguments arguments: [Any]) { notes.append("invoked \(arguments)") }
  }

  @Test func callsOfControllersAreHeardOf() {
    let (controller, observer) = (UIViewController(), Observer())
    let selector = Selector("viewWillAppear:")
    objc_setAssociatedObject(controller, RX_reference_from_selector(selector), observer, .OBJC_ASSOCIATION_RETAIN)
    _ = RX_ensure_observing(controller, selector, nil)
    _ = Stage(device: .iPhone5s, root: controller)
    expectEqual(observer.notes, ["sent [false]", "invoked [false]"])
  }

  @Test func aUserDefaultIsObservedOnce() {
    var values: [Any?] = []
    let defaults = UserDefaults(suiteName: "RxCocoaRuntimeTests") ?? .standard
    defaults.set("a", forKey: "name")
    for target in [defaults, UILabel()] {
      _ = _RXKVOObserver(target: target, retainTarget: false, keyPath: "name", options: [.initial, .new]) {
        values.append($0)
      }
    }
    defaults.set("b", forKey: "name")
    expectEqual(values.map { $0 as? String }, ["a"])
  }
}
