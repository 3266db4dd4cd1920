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

  private func navigation() -> (Stage, UINavigationController) {
    let navigation = UINavigationController(rootViewController: ColorViewController(.systemYellow))
    navigation.hero.isEnabled = true
    return (testStage(device: .plain, root: navigation), navigation)
  }

  // The same stacks before and after: what tells them apart is what the app has called.
  @Test func replacingInANavigationController() throws {
    let (stage, navigation) = navigation()
    stage.play { navigation.topViewController?.hero.replaceViewController(with: ColorViewController()) }
    try expectEqual(words(stage), [.replace(1)])
    let (other, plain) = self.navigation()
    other.play { plain.setViewControllers([ColorViewController()], animated: true) }
    try expectEqual(words(other), [.setViewControllers([.screen(1)])])
  }

  /// A stage on which so many controllers are presented, one by the other.
  private func presented(_ count: Int) -> Stage {
    let stage = testStage(device: .plain, root: ColorViewController(.systemYellow))
    for _ in 0..<count {
      let next = ColorViewController()
      next.hero.isEnabled = true
      stage.play { stage.topViewController.present(next, animated: true) }
    }
    return stage
  }

  @Test func waysBack() throws {
    // Two go by UIKit's own word; the last goes to a controller that is itself presented.
    let ways: [(Int, @MainActor (Stage) -> Void, Step.Action)] = [
      (1, { $0.topViewController.dismiss(animated: true) }, .dismiss),
      (1, { $0.topViewController.dismissAllPresentedViewControllers() }, .dismissAll),
      (1, { $0.topViewController.dismissAllViewControllersUsingAnimation(.zoom) }, .dismissAll),
      (2, { $0.window.rootViewController?.dismiss(animated: true) }, .dismissAll),
      (3, { $0.window.rootViewController?.presentedViewController?.dismiss(animated: true) }, .unwindTo(1)),
    ]
    for (row, (count, goBack, word)) in ways.enumerated() {
      let stage = presented(count)
      stage.play { goBack(stage) }
      try expectEqual(words(stage).last, word, "row \(row)")
    }
  }
}
