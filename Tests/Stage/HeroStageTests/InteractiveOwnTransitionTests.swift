import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Transitions of the app's own that a gesture drives.
@MainActor
@Suite(.writtenStages) struct InteractiveOwnTransitionTests {
  /// Slides what leaves out of the screen, in 0.4 s.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(view, at: 0) }
      let leaving = transitionContext.view(forKey: .from)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        leaving?.frame.origin.x = 393
        leaving?.alpha = 0.5
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  private final class Driver: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
  {
    let interaction = UIPercentDrivenInteractiveTransition()
    var isInteractive = true
    var shown: [String] = []

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? Slide() : nil }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append("\(type(of: viewController))") }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
  }

  /// A card over a root, both fullscreen, with a driver.
  private func presented() -> (stage: Stage, root: CardViewController, card: ColorViewController, driver: Driver) {
    let root = CardViewController()
    let stage = testStage(root: root)
    let (card, driver) = (ColorViewController(), Driver())
    card.modalPresentationStyle = .fullScreen
    stage.perform { root.present(card, animated: false) }
    stage.wait(0.5)
    card.transitioningDelegate = driver
    return (stage, root, card, driver)
  }

  private func actions(_ stage: Stage) throws -> [String] {
    try stage.scene.steps.map { String("\($0.action)".prefix { $0 != "(" }) }
  }

  @Test func aFinishedOneTakesWhatIsLeftOfItsTime() throws {
    let (stage, root, card, driver) = presented()
    var over: TimeInterval?
    var coordinated: [String] = []
    stage.perform {
      card.dismiss(animated: true) { over = stage.now }
      card.transitionCoordinator?.notifyWhenInteractionChanges { coordinated.append("let go, \($0.isCancelled)") }
    }
    expectEqual(card.transitionCoordinator?.isInteractive, true)
    stage.wait(0.3)
    stage.perform { driver.interaction.update(0.25) }
    expectEqual(card.transitionCoordinator?.percentComplete, 0.25)
    expectEqual(driver.interaction.duration, 0.4)
    // Half the animation's speed.
    driver.interaction.completionSpeed = 0.5
    stage.wait(0.1)
    #expect(over == nil && stage.topViewController === card)
    stage.perform { driver.interaction.finish() }
    expectEqual(coordinated, ["let go, false"])
    stage.run(until: .idle)
    // At 0.5 s it began; 0.4 s later it has ¾ of 0.4 s left, at half the speed.
    #expect(abs((over ?? 0) - (0.9 + 0.6)) < 1e-9)
    #expect(stage.topViewController === root)
    expectEqual(root.calls.last, "didAppear")
    try expectEqual(actions(stage), ["present", "wait", "dismiss"])
    #expect(try stage.film.transitions.allSatisfy { $0.reason == .cut })
  }

  @Test func aCancelledOneLeavesAllAsItWas() throws {
    let (stage, root, card, driver) = presented()
    var dismissed = false
    stage.perform { card.dismiss(animated: true) { dismissed = true } }
    stage.perform { driver.interaction.update(0.5) }
    stage.perform { driver.interaction.cancel() }
    // Half of 0.4 s back.
    stage.wait(0.19)
    #expect(card.isBeingDismissed)
    stage.wait(0.02)
    #expect(!card.isBeingDismissed && !dismissed)
    #expect(stage.topViewController === card && root.presentedViewController === card)
    expectEqual((card.view.frame.origin, card.view.alpha), (.zero, 1))
    #expect(!(try actions(stage)).contains("dismiss"))
    // The next one, without a gesture, takes its whole time.
    driver.isInteractive = false
    var over: TimeInterval?
    let start = stage.now
    stage.play { card.dismiss(animated: true) { over = stage.now } }
    #expect(abs((over ?? 0) - start - 0.4) < 1e-9)
    // What it animates lies on a screen of its own, which goes at its end.
    try expectEqual(actions(stage).filter { $0 == "dismiss" }.count, 2)
  }

  @Test func aPopIsDrivenByTheDelegatesController() throws {
    let navigation = UINavigationController(rootViewController: CardViewController())
    let driver = Driver()
    navigation.delegate = driver
    let stage = testStage(root: navigation)
    stage.perform { navigation.pushViewController(ColorViewController(), animated: false) }
    stage.perform {
      navigation.popViewController(animated: true)
      driver.interaction.update(0.9)
    }
    stage.play { driver.interaction.cancel() }
    expectEqual(navigation.viewControllers.count, 2)
    expectEqual(driver.shown, ["ColorViewController"])
    // A gesture that lets go before the transition has begun finishes all of it.
    stage.perform {
      navigation.popViewController(animated: true)
      driver.interaction.finish()
    }
    let start = stage.now
    stage.run(until: .idle)
    #expect(abs(stage.now - start - 0.4) < 1e-9)
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(driver.shown, ["ColorViewController", "CardViewController"])
  }

  @Test func aTabIsDrivenByTheDelegatesController() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ColorViewController.some(2)
    let driver = Driver()
    tabs.delegate = driver
    let stage = testStage(root: tabs)
    stage.perform { tabs.selectedIndex = 1 }
    stage.perform { driver.interaction.update(0.25) }
    stage.play { driver.interaction.cancel() }
    expectEqual(tabs.selectedIndex, 0)
    #expect(!(try actions(stage)).contains("selectTab"))
    stage.perform { tabs.selectedIndex = 1 }
    stage.play { driver.interaction.finish() }
    expectEqual(tabs.selectedIndex, 1)
    #expect(try actions(stage).contains("selectTab"))
  }

  /// Drives a presentation by hand.
  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
  }

  // Source: UIViewControllerContextTransitioning's documentation: zero where a view is not on the screen.
  @Test(arguments: [true, false]) func aHandOfTheAppsOwnDrives(finishes: Bool) throws {
    let (root, card, hand) = (CardViewController(), ColorViewController(), Hand())
    let stage = testStage(root: root)
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = hand
    var ended: [Bool] = []
    stage.perform {
      root.present(card, animated: true)
      card.transitionCoordinator?.notifyWhenInteractionEnds { ended.append($0.isCancelled) }
    }
    let (context, screen) = (try #require(hand.context), CGRect(x: 0, y: 0, width: 393, height: 852))
    expectEqual((context.initialFrame(for: root), context.finalFrame(for: root)), (screen, .zero))
    expectEqual((context.initialFrame(for: card), context.finalFrame(for: card)), (.zero, screen))
    stage.perform { context.updateInteractiveTransition(0.4) }
    #expect(card.transitionCoordinator?.percentComplete == 0.4 && context.isInteractive)
    stage.perform { finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition() }
    #expect(ended == [!finishes] && !context.isInteractive && context.transitionWasCancelled == !finishes)
    stage.play { context.completeTransition(finishes) }
    #expect(stage.topViewController === (finishes ? card : root))
  }
}
