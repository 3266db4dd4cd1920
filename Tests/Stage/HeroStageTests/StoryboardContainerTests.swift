import Foundation
import HeroStage
import HeroTesting
import UIKit

final class PierViewController: UIViewController {
  var calls: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "-") \(type(of: segue))")
  }
}

/// Presents without animation, whatever the storyboard says.
final class JumpSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

/// Static tables, tabs, references, split and page controllers, gesture recognisers and custom segues of storyboards.
@MainActor
@Suite(.writtenStages) struct StoryboardContainerTests {
  init() {
    UIStoryboard.register(
      BoatViewController.self,
      outlets: ["picture": \.picture, "name": \.name, "height": \.height, "controls": \.controls])
    UIStoryboard.register(
      PierViewController.self, actions: ["touch:": { controller, _ in controller.calls.append("touch") }])
    UIStoryboard.register(JumpSegue.self)
  }

  private func stage(_ root: @autoclosure () -> UIViewController?) -> Stage {
    testStage(assets: [StoryboardTests.folder], root: root() ?? UIViewController())
  }

  private func pier(_ identifier: String) throws -> (Stage, PierViewController) {
    let stage = stage(UIStoryboard(name: "Pier", bundle: nil).instantiateViewController(withIdentifier: identifier))
    return (stage, try #require(stage.topViewController as? PierViewController))
  }

  private func tabs() throws -> (Stage, UITabBarController) {
    let stage = stage(UIStoryboard(name: "Pier", bundle: nil).instantiateInitialViewController())
    return (stage, try #require(stage.topViewController.tabBarController))
  }

  // A black bar has white text over it, and its own title colour.
  @Test func aBarKeepsItsStyle() throws {
    let stage = stage(UIStoryboard(name: "Night", bundle: nil).instantiateInitialViewController())
    let bar = try #require(stage.topViewController.navigationController?.navigationBar)
    #expect(bar.barStyle == .black && bar.isTranslucent)
    expectEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    stage.statusBar = .dark
    try expectEqual(stage.scene.screens.first?.statusBarStyle, .light)
  }

  @Test func tabsHoldWhatTheirRelationshipsLeadTo() throws {
    let (stage, tabs) = try tabs()
    defer { withExtendedLifetime(stage) {} }
    let children = try #require(tabs.viewControllers)
    expectEqual(children.count, 3)
    #expect(children[0] is UITableViewController)
    // The reference leads into another file.
    #expect(children[1] is BoatViewController)
    #expect(children[1].storyboard != nil && children[1].storyboard !== children[0].storyboard)
    expectEqual(children[0].tabBarItem.title, "Favorites")
    expectEqual(children[0].tabBarItem.image?.isSymbolImage, true)
    // The clear background of old files leaves the bar's material.
    expectEqual(tabs.tabBar.barTintColor, nil)
  }

  @Test func aStaticTableHasItsRowsWithoutADataSource() throws {
    let (stage, tabs) = try tabs()
    defer { withExtendedLifetime(stage) {} }
    let table = try #require((tabs.viewControllers?[0] as? UITableViewController)?.tableView)
    expectEqual(table.numberOfSections, 2)
    expectEqual((table.numberOfRows(inSection: 0), table.numberOfRows(inSection: 1)), (2, 1))
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    expectEqual(first.textLabel?.text, "Bow")
    expectEqual(first.textLabel?.font.pointSize, 17)
    expectEqual((first.frame.height, second.frame.height), (44, 80))
    expectEqual(second.frame.minY, first.frame.maxY)
  }

  @Test func aSplitControllerShowsItsFirstColumnAndAPageControllerItsFirstPage() throws {
    let (stage, tabs) = try tabs()
    let split = try #require(tabs.viewControllers?[2])
    stage.perform { tabs.selectedIndex = 2 }
    stage.run(until: .idle)
    let column = try #require(split.children.first as? PierViewController)
    expectEqual(split.children.count, 1)
    #expect(column.view.superview === split.view)
    expectEqual(column.view.frame, split.view.bounds)

    let pages = self.stage(
      UIStoryboard(name: "Pier", bundle: nil).instantiateViewController(withIdentifier: "pages"))
    let page = try #require(pages.topViewController.children.first)
    expectEqual(page.title, "End")
    #expect(page.view.superview != nil)
  }

  @Test func gestureRecognisersCallAndTriggerSegues() throws {
    let (stage, pier) = try pier("touch")
    let pads = pier.view.subviews
    stage.tap(pads[0])
    expectEqual(pier.calls, ["touch"])
    stage.tap(pads[1])
    stage.run(until: .idle)
    expectEqual(pier.calls, ["touch", "prepare tapped UIStoryboardSegue"])
    expectEqual(stage.topViewController.title, "End")
    #expect(stage.topViewController.presentingViewController === pier)
  }

  @Test func aCustomSegueDoesWhatItsClassSays() throws {
    let (stage, pier) = try pier("touch")
    stage.perform { pier.performSegue(withIdentifier: "jump", sender: nil) }
    // Its class presents at once.
    expectEqual(pier.presentedViewController?.title, "End")
    expectEqual(pier.calls, ["prepare jump JumpSegue"])
    withExtendedLifetime(stage) {}
  }
}
