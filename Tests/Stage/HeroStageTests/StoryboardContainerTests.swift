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
    StoryboardTests.registerClasses()
    UIStoryboard.register(
      PierViewController.self, actions: ["touch:": { controller, _ in controller.calls.append("touch") }])
    UIStoryboard.register(JumpSegue.self)
  }

  /// A storyboard's controller, or the one that it begins with, on a stage.
  private func stage(_ name: String = "Pier", _ identifier: String? = nil) -> Stage {
    testStage(
      assets: [StoryboardTests.folder],
      root: {
        let file = UIStoryboard(name: name, bundle: nil)
        guard let identifier else { return file.instantiateInitialViewController() ?? UIViewController() }
        return file.instantiateViewController(withIdentifier: identifier)
      }())
  }

  private func pier() throws -> (Stage, PierViewController) {
    let stage = stage("Pier", "touch")
    return (stage, try #require(stage.topViewController as? PierViewController))
  }

  private func tabs() throws -> (Stage, UITabBarController) {
    let stage = stage()
    return (stage, try #require(stage.topViewController.tabBarController))
  }

  // A black bar has white text over it, and its own title colour.
  @Test func aBarKeepsItsStyle() throws {
    let stage = stage("Night")
    let bar = try #require(stage.topViewController.navigationController?.navigationBar)
    #expect(bar.barStyle == .black && bar.isTranslucent)
    expectEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    stage.statusBar = .dark
    try expectEqual(stage.scene.screens.first?.statusBarStyle, .light)
  }

  @Test func tabsHoldWhatTheirRelationshipsLeadTo() throws {
    let tabs = try tabs().1
    let children = try #require(tabs.viewControllers)
    expectEqual(children.count, 3)
    // The reference leads into another file.
    #expect(children[0] is UITableViewController && children[1] is BoatViewController)
    #expect(children[1].storyboard != nil && children[1].storyboard !== children[0].storyboard)
    expectEqual((children[0].tabBarItem.title, children[0].tabBarItem.image?.isSymbolImage), ("Favorites", true))
    // The clear background of old files leaves the bar's material.
    expectEqual(tabs.tabBar.barTintColor, nil)
  }

  @Test func aStaticTableHasItsRowsWithoutADataSource() throws {
    let tabs = try tabs().1
    let table = try #require((tabs.viewControllers?[0] as? UITableViewController)?.tableView)
    expectEqual((table.numberOfSections, (0..<2).map { table.numberOfRows(inSection: $0) }), (2, [2, 1]))
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    expectEqual(first.textLabel?.text, "Bow")
    expectEqual(first.textLabel?.font.pointSize, 17)
    expectEqual((first.frame.height, second.frame.height, second.frame.minY), (44, 80, first.frame.maxY))
  }

  @Test func aSplitControllerShowsItsFirstColumnAndAPageControllerItsFirstPage() throws {
    let (stage, tabs) = try tabs()
    let split = try #require(tabs.viewControllers?[2])
    stage.play { tabs.selectedIndex = 2 }
    let column = try #require(split.children.first as? PierViewController)
    expectEqual((split.children.count, column.view.superview, column.view.frame), (1, split.view, split.view.bounds))

    let page = try #require(self.stage("Pier", "pages").topViewController.children.first)
    expectEqual(page.title, "End")
    #expect(page.view.superview != nil)
  }

  @Test func gestureRecognisersCallAndTriggerSegues() throws {
    let (stage, pier) = try pier()
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
    let (stage, pier) = try pier()
    stage.perform { pier.performSegue(withIdentifier: "jump", sender: nil) }
    // Its class presents at once.
    expectEqual(pier.presentedViewController?.title, "End")
    expectEqual(pier.calls, ["prepare jump JumpSegue"])
  }
}
