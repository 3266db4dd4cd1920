import Hero
import HeroStage
import HeroStageTesting
import Lists
import Testing
import UIKit

/// A row opens its news, and the back swipe closes it again.
@MainActor @Suite struct ListTests {
  private func stage() -> (Stage, UINavigationController, ListViewController) {
    let list = ListViewController()
    let navigation = UINavigationController(rootViewController: list)
    navigation.hero.isEnabled = true
    navigation.hero.navigationAnimationType = .fade
    return (Stage(device: .iPhone8, root: navigation), navigation, list)
  }

  @Test func rowOpens() throws {
    let (stage, navigation, list) = stage()
    stage.wait(0.2)
    stage.select(row: IndexPath(row: 2, section: 0), in: list.tableView)
    stage.run(until: .idle)
    #expect(navigation.topViewController is DetailViewController)
    assertTransition(of: stage, as: .frames(at: [0, 0.25, 0.5, 0.75, 1]))
  }

  @Test func andCloses() throws {
    let (stage, navigation, list) = stage()
    stage.select(row: IndexPath(row: 0, section: 0), in: list.tableView)
    stage.run(until: .idle)
    stage.perform { navigation.popViewController(animated: true) }
    #expect(Hero.shared.isTransitioning)
    stage.run(until: .idle)
    #expect(!Hero.shared.isTransitioning)
    #expect(navigation.topViewController === list)
  }
}
