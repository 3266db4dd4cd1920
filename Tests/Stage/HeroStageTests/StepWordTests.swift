import Hero
import HeroModel
import HeroStage
import HeroTesting
import SDOSHero
import UIKit

/// Which word of the timeline a change is recorded as (HeroStage's README).
@MainActor
@Suite(.writtenStages) struct StepWordTests {
  /// The words of all steps but waits.
  private func words(_ stage: Stage) throws -> [Step.Action] {
    try stage.scene.steps.map(\.action).filter { if case .wait = $0 { false } else { true } }
  }

  private func perform(on stage: Stage, _ body: @MainActor () -> Void) {
    stage.perform { body() }
    stage.run(until: .idle)
  }

  private func navigation() -> (Stage, UINavigationController) {
    let navigation = UINavigationController(rootViewController: ColorViewController(.systemYellow))
    navigation.hero.isEnabled = true
    return (testStage(device: .plain, root: navigation), navigation)
  }

  // The same stacks before and after: what tells them apart is what the app has called.
  @Test func replacingInANavigationController() throws {
    let (stage, navigation) = navigation()
    perform(on: stage) { navigation.topViewController?.hero.replaceViewController(with: ColorViewController()) }
    try expectEqual(words(stage), [.replace(1)])
    let (other, plain) = self.navigation()
    perform(on: other) { plain.setViewControllers([ColorViewController()], animated: true) }
    try expectEqual(words(other), [.setViewControllers([.screen(1)])])
  }

  /// A stage on which so many controllers are presented, one by the other.
  private func presented(_ count: Int) -> Stage {
    let stage = testStage(device: .plain, root: ColorViewController(.systemYellow))
    for _ in 0..<count {
      let next = ColorViewController()
      next.hero.isEnabled = true
      perform(on: stage) { stage.topViewController.present(next, animated: true) }
    }
    return stage
  }

  @Test func waysBack() throws {
    let one = presented(1)
    perform(on: one) { one.topViewController.dismiss(animated: true) }
    try expectEqual(words(one).last, .dismiss)
    let all = presented(1)
    perform(on: all) { all.topViewController.dismissAllPresentedViewControllers() }
    try expectEqual(words(all).last, .dismissAll)
    let given = presented(1)
    perform(on: given) { given.topViewController.dismissAllViewControllersUsingAnimation(.zoom) }
    try expectEqual(words(given).last, .dismissAll)
    // Two go by UIKit's own word.
    let two = presented(2)
    perform(on: two) { two.window.rootViewController?.dismiss(animated: true) }
    try expectEqual(words(two).last, .dismissAll)
    // To a controller that is itself presented.
    let half = presented(3)
    perform(on: half) { half.window.rootViewController?.presentedViewController?.dismiss(animated: true) }
    try expectEqual(words(half).last, .unwindTo(1))
  }
}
