import Hero
import HeroLayers
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// What changes between launch and the first event belongs to the first moment, for all that is recorded.
@MainActor
@Suite(.writtenStages) struct FirstMomentTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = ColorViewController(.white)
    controller.title = title
    return controller
  }

  private func navigation() -> UINavigationController {
    UINavigationController(rootViewController: titled("First"))
  }

  private func bars(_ film: Film, at time: Double) -> [String] {
    film.layers(at: time).map(\.path).filter { $0.hasPrefix("navigationBar") || $0.hasPrefix("tabBar") }
  }

  /// No bar shows at any time.
  private func expectNoBars(_ film: Film, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for step in 0...10 {
      let bars = bars(film, at: film.duration * Double(step) / 10)
      #expect(bars.isEmpty, "at \(step) of 10", sourceLocation: sourceLocation)
    }
  }

  private func pushAndPop(_ navigation: UINavigationController, _ stage: Stage) {
    navigation.hero.isEnabled = true
    stage.play { navigation.pushViewController(titled("Second"), animated: true) }
    stage.play { _ = navigation.popViewController(animated: true) }
  }

  @Test(arguments: [false, true]) func aNavigationBarThatIsHidden(inATurn: Bool) throws {
    let navigation = navigation()
    let stage = testStage(root: navigation)
    if inATurn {
      stage.perform { navigation.isNavigationBarHidden = true }
    } else {
      navigation.isNavigationBarHidden = true
    }
    pushAndPop(navigation, stage)
    let film = try stage.film
    #expect(film.scene.screens[0].navigationBar.isHidden)
    #expect(film.scene.steps.allSatisfy { $0.screenChanges.isEmpty })
    expectNoBars(film)
  }

  // Between two events that no time parts, too: the bar was hidden before the push, and no frame shows it any more.
  @Test func aBarThatIsHiddenBetweenTwoEvents() throws {
    let navigation = navigation()
    let stage = testStage(root: navigation)
    stage.wait(0.5)
    #expect(!bars(try stage.film, at: 0.25).isEmpty)
    stage.perform { navigation.isNavigationBarHidden = true }
    pushAndPop(navigation, stage)
    let film = try stage.film
    #expect(!bars(film, at: 0.25).isEmpty && bars(film, at: 0.5).isEmpty && bars(film, at: 0.6).isEmpty)
  }

  @Test func aTabBarThatIsHidden() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [titled("First"), titled("Second")]
    let stage = testStage(root: tabs)
    tabs.tabBar.isHidden = true
    tabs.hero.isEnabled = true
    stage.play { tabs.selectedIndex = 1 }
    let film = try stage.film
    expectEqual(film.transitions.count, 1)
    expectNoBars(film)
  }

  @Test func toolbarsTitlesItemsAndColors() throws {
    let first = titled("First")
    let navigation = UINavigationController(rootViewController: first)
    let stage = testStage(root: navigation)
    first.title = "Changed"
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    first.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    navigation.isToolbarHidden = false
    navigation.navigationBar.tintColor = .red
    navigation.navigationBar.prefersLargeTitles = true
    pushAndPop(navigation, stage)
    let scene = try stage.scene
    let screen = scene.screens[0]
    expectEqual((screen.navigationItem.title?.text, screen.navigationItem.right.count), ("Changed", 1))
    expectEqual(screen.toolbarItems.count, 1)
    let root = try stage.navigationRoot
    expectEqual((root.bar?.colors.tint, root.bar?.hasLargeTitles), (UIColor.red.color, true))
    #expect(scene.steps.allSatisfy { $0.screenChanges.isEmpty })
  }

  @Test func viewsAndWhatTheySayToHero() throws {
    let card = CardViewController()
    let stage = testStage(root: card)
    card.card.alpha = 0.5
    card.card.hero.id = "other"
    card.card.hero.modifiers = [.fade]
    card.view.backgroundColor = .green
    card.hero.isEnabled = true
    card.hero.modalAnimationType = .zoom
    stage.play { card.present(LargeCardViewController(), animated: true) }
    let scene = try stage.scene
    let (screen, view) = (scene.screens[0], scene.screens[0].views[1])
    expectEqual((view.alpha, view.heroID, view.heroModifiers), (0.5, "other", [.fade]))
    expectEqual(screen.views[0].backgroundColor, UIColor.green.color)
    #expect(screen.isHeroEnabled && screen.modalAnimation == .both(.zoom))
    #expect(scene.steps[0].screenChanges.isEmpty)
  }

  @Test func whatContainersSayToHero() throws {
    let navigation = navigation()
    let stage = testStage(root: navigation)
    navigation.hero.navigationAnimationType = .fade
    navigation.view.hero.id = "whole"
    navigation.navigationBar.hero.modifiers = [.fade]
    pushAndPop(navigation, stage)
    let root = try stage.navigationRoot
    #expect(root.isHeroEnabled && root.animation == .fade && root.view.heroID == "whole")
    expectEqual(root.bar?.view.heroModifiers, [.fade])
  }

  @Test func theSelectedTabAndTheStack() throws {
    let navigation = navigation()
    let tabs = UITabBarController()
    tabs.viewControllers = [titled("Other"), navigation]
    let stage = testStage(root: tabs)
    tabs.selectedIndex = 1
    navigation.pushViewController(titled("Second"), animated: false)
    stage.wait(0.5)
    let root = try stage.tabRoot
    try expectEqual((root.selected, root.navigation(1).stack.count), (1, 2))
    try expectEqual(stage.scene.steps.map(\.action), [.wait(0.5)])
  }

  @Test func theRootAndTheStatusBar() throws {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let stage = testStage(root: titled("First"))
    stage.statusBar = .dark
    stage.window.rootViewController = Light()
    stage.wait(0.5)
    let scene = try stage.scene
    #expect(scene.screens.count == 1 && scene.screens[0].statusBarStyle == .light)
    expectEqual(scene.steps.map(\.action), [.wait(0.5)])
  }

  // A change that Hero animates is an event: what it finds is the first moment.
  @Test func aTransitionBeforeTheFirstEventIsOne() throws {
    let navigation = navigation()
    let stage = testStage(root: navigation)
    navigation.isNavigationBarHidden = true
    navigation.hero.isEnabled = true
    navigation.pushViewController(titled("Second"), animated: true)
    stage.run(until: .idle)
    let film = try stage.film
    #expect(film.transitions.map(\.kind) == [.push] && film.scene.screens[0].navigationBar.isHidden)
    expectNoBars(film)
  }

  // What is presented is no part of a root, so that it stays a step, which takes no time.
  @Test func whatIsPresentedBeforeTheFirstEventShowsAtOnce() throws {
    let stage = testStage(root: titled("First"))
    let detail = ColorViewController(.green)
    detail.modalPresentationStyle = .fullScreen
    stage.topViewController.present(detail, animated: false)
    stage.wait(0.5)
    let film = try stage.film
    expectEqual((film.transitions.map(\.kind), film.duration), ([.present], 0.5))
  }

  // As an app's delegate or first viewDidAppear does it.
  @Test func whatLaunchChangesIsNoStep() throws {
    final class First: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.pushViewController(ColorViewController(), animated: false)
      }
    }
    let stage = testStage(root: UINavigationController(rootViewController: First()))
    stage.wait(0.5)
    try expectEqual((stage.navigationRoot.stack.count, stage.scene.steps.map(\.action)), (2, [.wait(0.5)]))
  }
}
