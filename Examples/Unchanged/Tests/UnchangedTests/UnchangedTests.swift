import Foundation
import HeroStage
import Testing
import UIKit

@testable import Unchanged

/// What the app's rewritten copies do; one after the other, because all hear the same notifications.
@MainActor @Suite(.serialized) struct UnchangedTests {
  private let stage: Stage
  private let home: HomeViewController

  init() throws {
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("App")
    var made: UIViewController?
    func root() -> UIViewController {
      let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
      made = first
      return UINavigationController(rootViewController: first)
    }
    stage = Stage(device: .iPhone8, assets: [app], root: root())
    home = try #require(made as? HomeViewController)
  }

  @Test func outletsAreSet() throws {
    #expect(home.buttons.map(\.tag) == [4])
    #expect(home.badge.count == 3)
    #expect(home.badge.layer.cornerRadius == 12)
    let label = try #require(home.view.subviews.first { $0 is UILabel } as? UILabel)
    #expect(label.text == "Home")
  }

  @Test func overridesOfExtensionsRun() { #expect(home.events == ["will appear"]) }

  @Test func timersAndPansCallTheirMethods() {
    stage.wait(1.5)
    stage.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.2)
    #expect(home.events == ["will appear", "tick", "pan"])
  }

  @Test func actionsOpenWhatTheyOpen() throws {
    stage.tap(home.buttons[0])
    stage.run(until: .idle)
    let cards = try #require(home.presentedViewController as? CardsViewController)
    // The subclass adds willDisplay, which the class that conforms has not.
    #expect(cards.events.prefix(3) == ["shows 0", "shows 1", "shows 2"])
    let cell = try #require(cards.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? CardCell)
    stage.tap(cell.button)
    #expect(cards.events.last == "tapped 1")
    #expect(home.heard == 1)
    #expect(home.events.last == "heard")
  }

  @Test func barItemsCallTheirMethods() throws {
    let item = try #require(home.navigationItem.rightBarButtonItem)
    home.perform(item.action, with: item)
    #expect(home.events.last == "add")
  }

  @Test func genericClassesKnowTheirSelectors() throws {
    let list = ListViewController<Int>()
    list.loadViewIfNeeded()
    let item = try #require(list.navigationItem.leftBarButtonItem)
    list.perform(item.action)
    #expect(list.closed)
  }
}
