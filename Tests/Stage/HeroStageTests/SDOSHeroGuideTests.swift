import HeroStage
import HeroStageTesting
import HeroTesting
import SDOSHero
import TransitionEngine
import UIKit

/// The snippets of SDOSHero's guide, as written there but for two typing errors; each film has what the guide's text promises.
@MainActor
@Suite(.writtenStages) struct SDOSHeroGuideTests {
  private func animations(_ stage: Stage, named name: String? = nil, test: String = #function) throws -> [String] {
    stage.run(until: .idle)
    assertTransition(of: stage, as: .frames(at: [0.5]), named: name, testName: test)
    return try stage.film.transitions.map(\.defaultAnimation.text)
  }

  /// Presents a controller with Hero, and dismisses it.
  private func comesAndGoes(_ viewController: UIViewController) -> Stage {
    let stage = testStage(device: .plain, root: CardViewController())
    viewController.hero.isEnabled = true
    stage.play { stage.topViewController.present(viewController, animated: true) }
    stage.perform { viewController.dismiss(animated: true) }
    return stage
  }

  @Test func modalTypesOfAController() throws {
    let viewController = ColorViewController()
    viewController.animationTypeForPresenting = .pageIn(direction: .up)
    viewController.animationTypeForDismissing = .pageOut(direction: .down)
    try expectEqual(animations(comesAndGoes(viewController)), ["pageIn(up)", "pageOut(down)"])
  }

  @Test func modalTypesTogetherAndCopied() throws {
    let (viewController1, viewController2) = (UIViewController(), ColorViewController())
    let animationType = HeroDefaultAnimationType.pageIn(direction: .up)
    viewController1.setHeroAnimationTypeForModalPresenting(
      animationType, forModalDismissing: animationType.oppositeAnimationType)
    viewController2.copyModalSDOSHeroAnimationTypeFrom(viewController: viewController1)
    try expectEqual(animations(comesAndGoes(viewController2)), ["pageIn(up)", "pageOut(down)"])
  }

  /// A stage on which screens have been presented, each over the one before with an animation.
  private func presented(_ types: HeroDefaultAnimationType...) -> Stage {
    let stage = testStage(device: .plain, root: CardViewController())
    for type in types {
      let viewController = ColorViewController()
      viewController.hero.isEnabled = true
      stage.play { stage.topViewController.presentViewController(viewController, usingAnimation: type) }
    }
    return stage
  }

  @Test func presentsWithAnAnimationThatDismissingUndoes() throws {
    let stage = testStage(device: .plain, root: CardViewController())
    let viewController = ColorViewController()
    viewController.hero.isEnabled = true
    var completed = false
    stage.play {
      stage.topViewController.presentViewController(viewController, usingAnimation: .zoom) { completed = true }
    }
    #expect(completed)
    stage.perform { viewController.dismiss(animated: true) }
    try expectEqual(animations(stage), ["zoom", "zoomOut"])
  }

  @Test func dismissesWithAnAnimation() throws {
    let stage = presented(.zoom)
    stage.perform { stage.topViewController.dismissViewControllerUsingAnimation(.fade) }
    try expectEqual(animations(stage), ["zoom", "fade"])
  }

  @Test func dismissesAll() throws {
    for (isNamed, expected) in [(true, "none"), (false, "uncover(down)")] {
      let stage = presented(.zoom, .cover(direction: .up))
      stage.perform {
        if isNamed {
          stage.topViewController.dismissAllViewControllersUsingAnimation(.none)
        } else {
          stage.topViewController.dismissAllPresentedViewControllers()
        }
      }
      try expectEqual(animations(stage, named: isNamed ? "named" : "opposite"), ["zoom", "cover(up)", expected])
      #expect(stage.topViewController is CardViewController)
    }
  }

  private func navigation() -> (Stage, SDOSHeroNavigationController) {
    let navigationController = SDOSHeroNavigationController(rootViewController: ColorViewController(.systemYellow))
    navigationController.hero.isEnabled = true
    return (testStage(device: .plain, root: navigationController), navigationController)
  }

  @Test func navigationTypes() throws {
    let (stage, navigationController) = navigation()
    navigationController.animationTypeForPush = .pageIn(direction: .up)
    navigationController.animationTypeForPop = .pull(direction: .up)
    navigationController.setHeroAnimationTypeForPushNavigations(
      .pageIn(direction: .up), forPopNavigations: .pull(direction: .up))
    stage.play { navigationController.pushViewController(ColorViewController(), animated: true) }
    stage.perform { navigationController.popViewController(animated: true) }
    try expectEqual(animations(stage), ["pageIn(up)", "pull(up)"])
  }

  @Test func pushesAndPops() throws {
    let (stage, navigationController) = navigation()
    let viewControllers = ColorViewController.some(3)
    stage.play {
      navigationController.pushViewController(viewControllers[0], usingAnimation: .cover(direction: .right))
    }
    stage.play {
      navigationController.pushViewController(
        viewControllers[1], usingAnimationForPushAndOppositeForPop: .pull(direction: .up))
    }
    stage.perform {
      navigationController.pushViewController(viewControllers[2], usingPushAnimation: .zoom, popAnimation: .fade)
    }
    for _ in 0..<3 {
      stage.run(until: .idle)
      stage.perform { navigationController.popViewController(animated: true) }
    }
    // A push without a pop of its own is undone.
    try expectEqual(
      animations(stage), ["cover(right)", "pull(up)", "zoom", "fade", "push(down)", "uncover(left)"])
    // The stage comes to rest when a push is over.
    try expectEqual(stage.film.transitions.count, stage.scene.steps.count)
  }

  @Test func popsWithAnimationsAndSets() throws {
    let (stage, navigationController) = navigation()
    let viewController1 = ColorViewController(.systemOrange)
    let viewController2 = ColorViewController(.systemIndigo)
    let first = navigationController.viewControllers[0]
    stage.play {
      navigationController.setViewControllers([first, viewController1, viewController2], usingAnimation: .fade)
    }
    stage.play { navigationController.popViewControllerUsingAnimation(.uncover(direction: .down)) }
    stage.play { navigationController.pushViewController(viewController2, animated: true) }
    stage.play { navigationController.popToViewController(viewController1, usingAnimation: .zoom) }
    stage.perform { navigationController.popToRootViewController(usingAnimation: .uncover(direction: .up)) }
    try expectEqual(animations(stage), ["fade", "uncover(down)", "push(left)", "zoom", "uncover(up)"])
    try expectEqual(stage.film.transitions.map(\.kind), [.setViewControllers, .pop, .push, .popTo, .popToRoot])
  }

  @Test func tabs() throws {
    let tabBarController = SDOSHeroTabBarController()
    tabBarController.viewControllers = ColorViewController.some(3)
    tabBarController.hero.isEnabled = true
    tabBarController.setTabBarAnimationType(.slide(direction: .left))
    let stage = testStage(device: .plain, root: tabBarController)
    stage.select(tab: 2)
    stage.run(until: .idle)
    stage.perform { tabBarController.selectedIndex = 1 }
    try expectEqual(animations(stage), ["slide(left)", "slide(right)"])
  }

  @Test func matchedViews() throws {
    let navigationController = SDOSHeroNavigationController(rootViewController: CardViewController())
    navigationController.hero.isEnabled = true
    let stage = testStage(device: .plain, root: navigationController)
    let viewController = CardViewController(CGRect(x: 0, y: 0, width: 200, height: 50))
    stage.play {
      viewController.loadViewIfNeeded()
      viewController.card.hero.id = "Title_label"
      viewController.card.hero.modifiers = [.arc(intensity: 1), .autolayout]
      (navigationController.topViewController as? CardViewController)?.card.hero.id = "Title_label"
      navigationController.pushViewController(viewController, animated: true)
    }
    let plan = try #require(try stage.film.transitions.first)
    expectEqual(plan.pairs.map(\.heroID), ["Title_label"])
    #expect(plan.views.filter { $0.path.hasSuffix("/card") }.allSatisfy { $0.arc == 1 })
    assertTransition(of: stage, as: .threeFrames)
  }

  @Test func edgeDragPops() throws {
    for (reach, isPopped) in [(250.0, true), (60, false)] {
      let (stage, navigationController) = navigation()
      stage.perform {
        navigationController.pushViewController(
          ColorViewController(), usingAnimationForPushAndOppositeForPop: .push(direction: .left))
      }
      stage.wait(0.5)
      stage.pan(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5 + reach, y: 400), duration: 0.6)
      stage.run(until: .idle)
      let plan = try #require(try stage.film.transitions.last)
      expectEqual((plan.kind, plan.defaultAnimation), (.pop, .directed(.pull, .right)))
      expectEqual((plan.gesture?.finishes, navigationController.viewControllers.count), (isPopped, isPopped ? 1 : 2))
      assertTransition(of: stage, as: .frames(at: [0.5]), named: isPopped ? "pops" : "stays")
    }
  }
}
