import Foundation
import HeroStage
import HeroTesting
import UIKit

/// Has the action that unwind segues go back to.
final class HarbourMasterViewController: UIViewController {
  var calls: [String] = []
  var refuses = false
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    !refuses && super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
  }
  func home(_ segue: UIStoryboardSegue) { calls.append("home from \(segue.source.title ?? "-")") }
}

/// Source: Apple, "Dismissing a View Controller with an Unwind Segue": back to the controller that has the action.
@MainActor
@Suite(.writtenStages) struct UnwindTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unwind-\(UUID().uuidString)")

  init() {
    UIStoryboard.register(
      HarbourMasterViewController.self,
      actions: [
        "home:": { controller, sender in if let segue = sender as? UIStoryboardSegue { controller.home(segue) } }
      ])
  }

  private func controller(_ id: String, _ segues: String, customClass: String = "") -> String {
    """
    <viewController storyboardIdentifier="\(id)" title="\(id)" \(customClass) id="\(id)">
    <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
    <connections>\(segues)</connections></viewController><exit id="\(id)-exit"/>
    """
  }

  private func container(_ tag: String, _ id: String, _ relationship: String, _ children: String...) -> String {
    let segues = children.map {
      #"<segue destination="\#($0)" kind="relationship" relationship="\#(relationship)" id="\#(id)-\#($0)"/>"#
    }
    return #"<\#(tag) id="\#(id)"><connections>\#(segues.joined())</connections></\#(tag)>"#
  }

  private func stage(_ text: String) throws -> Stage {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("Ways.storyboard"))
    return testStage(
      assets: [folder],
      root: UIStoryboard(name: "Ways", bundle: nil).instantiateInitialViewController() ?? UIViewController())
  }

  private static let master = #"customClass="HarbourMasterViewController""#
  private static let home =
    #"<segue destination="d-exit" kind="unwind" identifier="home" unwindAction="home:" id="h"/>"#
  private static func segue(to id: String, kind: String, style: String = "fullScreen") -> String {
    #"<segue destination="\#(id)" kind="\#(kind)" modalPresentationStyle="\#(style)" identifier="on" id="to-\#(id)"/>"#
  }

  private func go(_ stage: Stage, _ names: String...) {
    for name in names {
      let top = stage.topViewController
      stage.play { top.performSegue(withIdentifier: name, sender: nil) }
    }
  }

  // A is the first of a stack, B above it; C is presented in a stack of its own, with D above it.
  @Test(arguments: ["fullScreen", "pageSheet"]) func whatIsBelowAModalPops(style: String) throws {
    let stage = try stage(
      storyboardText(
        container("navigationController", "n", "rootViewController", "a"),
        container("navigationController", "m", "rootViewController", "c"),
        controller("a", Self.segue(to: "b", kind: "show"), customClass: Self.master),
        controller("b", Self.segue(to: "m", kind: "presentation", style: style)),
        controller("c", Self.segue(to: "d", kind: "show")), controller("d", Self.home), initial: "n"))
    let first = try #require(stage.topViewController as? HarbourMasterViewController)
    go(stage, "on", "on", "on")
    expectEqual(stage.topViewController.title, "d")
    go(stage, "home")
    #expect(stage.topViewController === first && first.calls == ["home from d"])
    expectEqual(first.navigationController?.viewControllers, [first])
    expectEqual(first.navigationController?.presentedViewController, nil)
  }

  @Test func anotherTabIsSelected() throws {
    let stage = try stage(
      storyboardText(
        container("tabBarController", "t", "viewControllers", "n", "a"),
        container("navigationController", "n", "rootViewController", "b"),
        controller("a", "", customClass: Self.master), controller("b", Self.segue(to: "d", kind: "show")),
        controller("d", Self.home), initial: "t"))
    go(stage, "on", "home")
    expectEqual((stage.topViewController as? HarbourMasterViewController)?.calls, ["home from d"])
    expectEqual(stage.topViewController.tabBarController?.selectedIndex, 1)
  }

  @Test func whoRefusesIsPassedOver() throws {
    let stage = try stage(
      storyboardText(
        container("navigationController", "n", "rootViewController", "a"),
        controller("a", Self.segue(to: "b", kind: "show"), customClass: Self.master),
        controller("b", Self.segue(to: "d", kind: "show"), customClass: Self.master), controller("d", Self.home),
        initial: "n"))
    let first = stage.topViewController
    go(stage, "on")
    (stage.topViewController as? HarbourMasterViewController)?.refuses = true
    go(stage, "on", "home")
    #expect(stage.topViewController === first)
  }
}
